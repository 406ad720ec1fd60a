"""Compiling kernels: one decorator, and a cache folder named after the sources it belongs to."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., object])


def cache_folder(sources: Path, pattern: str = "*.py") -> Path:
    """The folder for machine code made from these sources; another source, another folder.

    Numba itself looks only at the file of the function it compiles, so that a constant changed
    in a second file would leave old machine code in use.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    for path in (Path(__file__), *sorted(sources.glob(pattern))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "croupier" / "kernels" / digest.hexdigest()[:16]


def compiler(folder: Path) -> Callable[[F], F]:
    """A decorator: compiled on first use, without the interpreter's lock, kept in the folder."""

    def decorate(function: F) -> F:
        usual = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(folder)
        try:
            return cast(
                F,
                numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=True, _nrt=False)(
                    function
                ),
            )
        except RuntimeError:  # no folder can be written to: compile anew in every process
            return cast(F, numba.njit(nogil=True, error_model="numpy")(function))
        finally:
            numba.config.CACHE_DIR = usual

    return decorate
