"""The one place that knows numba: the engine's kernels compiled, programs and states as arrays.

Imported only where bulk speed is wanted; numba and numpy come with the extra `[fast]`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic, overload, register_jitable

from lorumdsl.engine import bits
from lorumdsl.engine.batch import play_deals
from lorumdsl.engine.kernel import KERNELS
from lorumdsl.engine.state import SIZE
from lorumdsl.program import Program

OPTIONS = {"_nrt": False}
"""Kernels make no arrays, so none is counted: counting a program's in every call takes most of the time."""


@intrinsic  # type: ignore[untyped-decorator]
def _count_ones(_: Any, cards: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, given: builder.ctpop(given[0])


@intrinsic  # type: ignore[untyped-decorator]
def _count_trailing_zeros(_: Any, cards: Any) -> Any:
    false = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda _context, builder, _signature, given: builder.cttz(given[0], false)


def _nth(cards: int, n: int) -> int:
    while n > 0:
        cards &= cards - 1
        n -= 1
    return _count_trailing_zeros(cards)  # type: ignore[no-any-return]


@lru_cache(maxsize=1)
def _link_kernels() -> None:
    """Let compiled code call every kernel."""
    overload(bits.popcount, inline="always")(lambda cards: lambda cards: _count_ones(cards))
    overload(bits.lowest, inline="always")(lambda cards: lambda cards: _count_trailing_zeros(cards))
    overload(bits.nth, strict=False)(lambda cards, n: _nth)  # strict would compare annotations too
    for kernel in KERNELS:
        register_jitable(**OPTIONS)(kernel)


@lru_cache(maxsize=8)
def compiled(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel to be called with arrays; its first call takes some seconds."""
    _link_kernels()
    return njit(nogil=True, **OPTIONS)(kernel)  # type: ignore[no-any-return]


def array_program(program: Program) -> Any:
    """The same program as an int64 array."""
    return np.array(program, np.int64)


def play_deals_compiled(program: Program, low: int, high: int, first: int, deals: int) -> list[int]:
    """Totals of `play_deals`: pay by seat, then pots, then actions."""
    totals = np.zeros(program.seats + 2, np.int64)
    state, pack = np.zeros(SIZE, np.int64), np.zeros(len(program.pack), np.int64)
    compiled(play_deals)(array_program(program), state, pack, totals, low, high, first, deals)
    return [int(total) for total in totals]
