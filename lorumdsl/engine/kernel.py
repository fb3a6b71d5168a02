"""What a kernel is: a function on ints and int vectors with `if`, `for` and `while`, and nothing else.

No objects, strings, dicts or exceptions, so that the same source runs as plain Python on lists and
compiled on arrays. The decorator only says so: importing the engine never imports numba.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Kernel = TypeVar("Kernel", bound=Callable[..., object])

INLINED: set[Callable[..., object]] = set()
"""Kernels that are so short or so often called that each caller gets a copy."""


def kernel(function: Kernel) -> Kernel:
    """Mark a kernel."""
    return function


def inlined(function: Kernel) -> Kernel:
    """Mark a kernel that is copied into its callers."""
    INLINED.add(function)
    return function
