"""What a kernel is: a function on ints and int vectors with `if`, `for` and `while`, and nothing else.

No objects, strings, dicts or exceptions, so that the same source runs as plain Python on lists and
compiled on arrays. The decorator only notes the function; importing the engine never imports numba.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Kernel = TypeVar("Kernel", bound=Callable[..., object])

KERNELS: list[Callable[..., object]] = []
"""All kernels in the order of their definition, callees before callers."""


INLINED: set[str] = set()
"""Names of kernels that are so short or so often called that each caller gets a copy."""


def kernel(function: Kernel) -> Kernel:
    KERNELS.append(function)
    return function


def inlined(function: Kernel) -> Kernel:
    INLINED.add(function.__name__)
    return kernel(function)
