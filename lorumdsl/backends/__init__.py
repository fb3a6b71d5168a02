"""The two backends that kernels run in: plain Python on lists, or compiled by numba on arrays."""
