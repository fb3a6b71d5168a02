"""The one place that knows numba: kernels compiled, vectors as arrays that are handed over by address.

A kernel sees a bare pointer: no length, no count of references and no counting from the end of a negative
place, which together took half of the time. So a kernel's signature follows from its annotations: `Any` is
a vector, `int` a number. Compiled code is kept on disk under a hash of all kernel sources, because numba
itself looks at one file only and would go on with what another file used to say.
"""

from __future__ import annotations

import ctypes
import inspect
import os
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any

import numpy as np
from llvmlite import binding, ir
from numba import cfunc, config, njit, types
from numba.core import cgutils
from numba.core.compiler import Compiler
from numba.extending import intrinsic
from numba.misc.appdirs import AppDirs

from lorumdsl import engine
from lorumdsl.engine import bits, opcodes, program
from lorumdsl.engine.kernel import INLINED

OPTIONS = {"_nrt": False, "error_model": "numpy"}
"""Kernels make no arrays, so none is counted; and they divide by nothing that can be zero."""

INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Kernels that only kernels call need no other way in."""

COMPILING = RLock()
VECTOR = types.CPointer(types.int64)


@intrinsic  # type: ignore[untyped-decorator]
def _count_ones(_: Any, cards: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, given: builder.ctpop(given[0])


@intrinsic  # type: ignore[untyped-decorator]
def _count_trailing_zeros(_: Any, cards: Any) -> Any:
    true = ir.Constant(ir.IntType(1), 1)
    return types.int64(types.int64), lambda _context, builder, _signature, given: builder.cttz(given[0], true)


@intrinsic  # type: ignore[untyped-decorator]
def _deposit(_: Any, number: Any, mask: Any) -> Any:
    """The bits of a number put where the mask has ones."""

    def emit(_context: Any, builder: Any, _signature: Any, given: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, [word, word])
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64"), given)

    return types.int64(types.int64, types.int64), emit


def _popcount(cards: int) -> int:
    return _count_ones(cards)  # type: ignore[no-any-return]


def _lowest(cards: int) -> int:
    return _count_trailing_zeros(cards)  # type: ignore[no-any-return]


def _nth_deposited(cards: int, n: int) -> int:
    return _count_trailing_zeros(_deposit(1 << n, cards))  # type: ignore[no-any-return]


def _nth_counted(cards: int, n: int) -> int:
    while n > 0:
        cards &= cards - 1
        n -= 1
    return _count_trailing_zeros(cards)  # type: ignore[no-any-return]


def has_deposit() -> bool:
    """Whether the processor that code is made for finds the n-th bit with one instruction (BMI2).

    That is this one, unless numba is told of another (NUMBA_CPU_NAME, NUMBA_CPU_FEATURES).
    """
    if config.CPU_FEATURES is not None:
        return "+bmi2" in config.CPU_FEATURES.split(",")
    return config.CPU_NAME is None and bool(binding.get_host_cpu_features().get("bmi2", False))


class _Linked(Compiler):  # type: ignore[misc]
    """Links a kernel when it is compiled: where its code lies on disk already, nothing is."""

    def __init__(self, *given: Any) -> None:
        # Vectors of one call never overlap: what a program says stays in registers while the state changes.
        flags = given[5]
        flags.noalias = True
        super().__init__(*given)

    def compile_extra(self, func: Callable[..., Any]) -> Any:
        return super().compile_extra(_linked(func))


TYPES = {"Any": VECTOR, "int": types.int64, "float": types.float64, "bool": types.boolean, "None": types.void}


def _signature(kernel: Callable[..., Any]) -> Any:
    """The machine's types of a kernel, from its annotations."""
    described = inspect.signature(kernel)
    given = [TYPES[parameter.annotation] for parameter in described.parameters.values()]
    return TYPES[described.return_annotation](*given)


@lru_cache(maxsize=1)
def _bits() -> dict[Callable[..., Any], Callable[..., Any]]:
    """The sets of cards in machine instructions."""
    nth = _nth_deposited if has_deposit() else _nth_counted
    return {bits.popcount: njit(_popcount), bits.lowest: njit(_lowest), bits.nth: njit(nth)}


@cache
def _called(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """What compiled code calls in place of a kernel.

    With a given signature it is compiled once; left to itself, numba makes another one for every number that
    somebody calls it with.
    """
    inline = {"forceinline": True} if kernel in INLINED else {}
    options = {"pipeline_class": _Linked, **OPTIONS, **INNER, **inline}
    return njit(_signature(kernel), **options)(kernel)  # type: ignore[no-any-return]


def _linked(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """The code of a kernel, with compiled functions in place of the kernels that it calls."""
    known = dict(kernel.__globals__)
    for name in kernel.__code__.co_names:
        value = known.get(name)
        if isinstance(value, FunctionType):
            known[name] = _bits()[value] if value in _bits() else _called(value)
    return FunctionType(kernel.__code__, known, kernel.__name__)


@lru_cache(maxsize=1)
def cache_folder() -> Path:
    """Where compiled kernels are kept: another folder whenever the source of any of them changes."""
    sources = [*sorted(Path(engine.__path__[0]).glob("*.py")), *(Path(m.__file__ or "") for m in (program, opcodes))]
    digest = sha256(b"".join(path.read_bytes() for path in [*sources, Path(__file__)])).hexdigest()
    return Path(AppDirs("lorumdsl", appauthor=False).user_cache_dir) / f"kernels-{digest[:16]}"


def is_trusted(folder: Path) -> bool:
    """Whether code may be kept in a folder and read from it: an absolute one of the user's, that no other may write."""
    if not folder.is_absolute():
        return False
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
    except OSError:
        return False
    if not hasattr(os, "getuid"):
        return True
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


@contextmanager
def _configured(folder: Path) -> Iterator[bool]:
    """Let numba cache in a folder for a while; False where it may not.

    Loops over a handful of seats gain nothing from being vectorized, and nothing here is counted by reference.
    """
    changed = {"CACHE_DIR": str(folder), "LOOP_VECTORIZE": 0, "LLVM_REFPRUNE_PASS": 0}
    trusted = is_trusted(folder)
    before = {name: getattr(config, name) for name in changed}
    try:
        vars(config).update(changed)
        yield trusted
    finally:
        vars(config).update(before)


@lru_cache(maxsize=32)
def _compiled(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel to be called with addresses and ints; compiled once for each version of the sources."""
    signature = _signature(kernel)
    with COMPILING, _configured(cache_folder()) as caches:
        made = cfunc(signature, cache=caches, pipeline_class=_Linked, **OPTIONS)(kernel)
    kinds = [ctypes.c_void_p if kind is VECTOR else ctypes.c_int64 for kind in signature.args]
    call = ctypes.CFUNCTYPE(None if signature.return_type is types.void else ctypes.c_int64, *kinds)(made.address)
    call.kernel = made  # type: ignore[attr-defined] # its code lives as long as it does
    return call


class Vector(np.ndarray):  # type: ignore[misc]
    """An array that knows its address; asking numpy for it takes longer than many a kernel."""

    address: int


def _addressed(array: Any) -> Any:
    vector = array.view(Vector)
    vector.address = array.ctypes.data
    return vector


class CompiledBackend:
    """Kernels compiled, on int64 arrays; a call lets other threads run."""

    name = "compiled"

    def vector(self, values: Sequence[int]) -> Any:
        return _addressed(np.array(values, np.int64))

    def zeros(self, size: int) -> Any:
        return _addressed(np.zeros(size, np.int64))

    def numbers(self, vector: Any) -> list[int]:
        return vector.tolist()  # type: ignore[no-any-return]

    def run(self, kernel: Callable[..., Any], *given: Any) -> Any:
        return _compiled(kernel)(*[value.address if type(value) is Vector else value for value in given])
