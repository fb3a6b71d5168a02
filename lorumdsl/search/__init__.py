"""Search kernels: an information-set tree over hands that agree with what a seat knows."""
