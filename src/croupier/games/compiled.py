"""Compiling kernels: one decorator, and a cache folder named after the sources it belongs to."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar, cast

import numba
import numpy as np


class _Config(Protocol):
    CACHE_DIR: str
    DISABLE_JIT: int


#: A cell is an unsigned 64-bit number; for the type checker, which knows no wrapping, an int.
Cell: TypeAlias = int
U = cast(Callable[[int], Cell], np.uint64)


class Cells(Protocol):
    """A flat array of cells."""

    def __getitem__(self, cell: Cell) -> Cell: ...
    def __setitem__(self, cell: Cell, number: Cell) -> None: ...
    def __len__(self) -> int: ...


def cells(numbers: Iterable[int]) -> Cells:
    """An array of cells with these numbers."""
    return cast(Cells, np.array([*numbers], np.uint64))


def copied(array: Cells) -> Cells:
    """Another array with the same numbers."""
    return cast(Cells, np.copy(cast("np.ndarray[tuple[int], np.dtype[np.uint64]]", array)))


def empty_cells(count: int) -> Cells:
    """An array of so many cells, all zero."""
    return cast(Cells, np.zeros(count, np.uint64))


def wrapping() -> AbstractContextManager[None]:
    """For calls of a kernel: where it runs uncompiled, overflow is how it reckons and no warning."""
    return np.errstate(over="ignore") if cast(_Config, numba.config).DISABLE_JIT else _NOTHING


_NOTHING = nullcontext()


def cache_folder(*sources: Path) -> Path | None:
    """The folder for machine code made from the files of some folders; None if it cannot be written.

    Numba itself looks only at the file of the function it compiles, so that a constant changed
    in a second file would leave old machine code in use.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    shared = sorted(Path(__file__).parent.glob("compiled*.py"))
    for path in (*shared, *(path for folder in sources for path in sorted(folder.glob("*.py")))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    home = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = home / "croupier" / "kernels" / digest.hexdigest()[:16]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


F = TypeVar("F", bound=Callable[..., object])


def compiler(
    folder: Path | None, inlined: bool = False, callable: bool = True, owns: bool = False
) -> Callable[[F], F]:
    """A decorator: compiled on first use, into its callers if wanted; needs no interpreter's lock.

    Kernels own no memory (`_nrt`): they get their arrays, and nothing counts who holds them. What
    is not callable from Python (a call would crash) is compiled in less time. One that `owns`
    makes arrays of its own, and pays for it with every tuple of arrays it passes on.
    """
    njit = cast(Callable[..., Callable[[F], F]], numba.njit)
    config = cast(_Config, numba.config)

    def decorate(function: F) -> F:
        usual = config.CACHE_DIR
        config.CACHE_DIR = str(folder or usual)
        try:
            return njit(
                cache=callable and folder is not None,
                nogil=True,
                error_model="numpy",
                forceinline=inlined,
                no_cpython_wrapper=not callable,
                no_cfunc_wrapper=True,
                _nrt=owns,
            )(function)
        finally:
            config.CACHE_DIR = usual

    return decorate
