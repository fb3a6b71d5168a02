"""A backend runs kernels: plain Python on lists, or compiled on arrays where the extra `[fast]` is installed.

Whoever plays in bulk or searches asks for a backend, makes its vectors with it and has it run kernels; the
results are the same in both, bit for bit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol


class NoCompiledBackend(Exception):
    """The compiled backend was asked for and numba is not installed."""

    def __init__(self) -> None:
        super().__init__("the compiled backend needs numba: pip install 'lorumdsl[fast]'")


class Backend(Protocol):
    """Runs kernels on vectors that it made itself."""

    @property
    def name(self) -> str:
        """`plain` or `compiled`."""

    def vector(self, values: Sequence[int]) -> Any:
        """A vector of 64-bit ints that kernels may read and write."""

    def zeros(self, size: int) -> Any:
        """A vector of so many zeros."""

    def numbers(self, vector: Any) -> list[int]:
        """A vector read back."""

    def run(self, kernel: Callable[..., Any], *given: Any) -> Any:
        """Call a kernel with vectors of this backend and ints; what it returns, an int or None."""


class PlainBackend:
    """Kernels as they stand, on lists."""

    name = "plain"

    def vector(self, values: Sequence[int]) -> list[int]:
        return list(values)

    def zeros(self, size: int) -> list[int]:
        return [0] * size

    def numbers(self, vector: Any) -> list[int]:
        return list(vector)

    def run(self, kernel: Callable[..., Any], *given: Any) -> Any:
        return kernel(*given)


@lru_cache(maxsize=1)
def has_numba() -> bool:
    """Whether the compiled backend can be had: the libraries are found, without importing them."""
    from importlib.util import find_spec

    return all(find_spec(library) is not None for library in ("numba", "numpy"))


def compiled_backend() -> Backend:
    """The compiled backend. NoCompiledBackend where numba is missing."""
    if not has_numba():
        raise NoCompiledBackend
    from lorumdsl.backends.numba_backend import CompiledBackend

    return CompiledBackend()


def best_backend() -> Backend:
    """The compiled backend where it can be had, else the plain one."""
    return compiled_backend() if has_numba() else PlainBackend()
