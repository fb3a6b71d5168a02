"""The two gears that kernels run in: plain Python on lists, or compiled by numba on arrays."""
