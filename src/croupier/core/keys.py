"""Single keys from a terminal, without waiting for Enter."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

ESCAPE = "\x1b"
#: Waits for a key; empty: there are no more. With a number of seconds it waits no longer, and says None.
Keys: TypeAlias = Callable[[float | None], str | None]


@contextmanager
def single_keys() -> Iterator[Keys]:
    """Turns the terminal to single keys and back; raises `OSError` where that is not possible."""
    try:
        import termios
        import tty
    except ImportError:
        raise OSError("this system has no terminal settings") from None
    handle = sys.stdin.fileno()
    try:
        usual = termios.tcgetattr(handle)
    except termios.error as error:
        raise OSError(str(error)) from None
    try:
        tty.setcbreak(handle)
        waiting: list[str] = []
        yield lambda seconds: _key(handle, waiting, seconds)
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, usual)


def _key(handle: int, waiting: list[str], seconds: float | None) -> str | None:
    """One key: a character, also of a text that was pasted, or a whole escape sequence as Escape."""
    if not waiting:
        if seconds is not None and not select.select([handle], [], [], seconds)[0]:
            return None
        data = os.read(handle, 1024)
        if data[:1] == b"\x1b":
            return ESCAPE
        waiting.extend(data.decode(errors="replace"))
    return waiting.pop(0) if waiting else ""
