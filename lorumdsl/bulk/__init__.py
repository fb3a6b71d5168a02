"""Bulk play with compiled kernels."""
