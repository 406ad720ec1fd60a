"""Where a command writes: outputs that lack a sign, are closed or full, and files that come later."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from pathlib import Path
from typing import TextIO, cast

from croupier.core.errors import InvalidOption

#: Signs that no decomposition turns into plain letters, as one writes them without.
_PLAIN = {
    "±": "+-",
    "×": "x",
    "–": "-",
    "—": "-",
    "−": "-",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    "§": "par. ",
    "·": ".",
}
_HANDLER = "croupier-plain"


def spelled(sign: str) -> str:
    """A sign as an alphabet without it writes it; `?` where there is no such way.

    >>> [spelled(sign) for sign in "è…±ζ"]
    ['e', '...', '+-', '?']
    """
    if sign in _PLAIN:
        return _PLAIN[sign]
    letters = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return letters or ("" if unicodedata.combining(sign) else "?")


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(spelled, error.object[error.start : error.end])), error.end


def prepare() -> None:
    """Lets every text be written and read: what an encoding lacks is spelled otherwise."""
    codecs.register_error(_HANDLER, _spell)
    # A stream that was closed before we began is None: what is written there goes nowhere.
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_HANDLER)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, Path(os.devnull).open(mode, encoding="utf-8"))


def flush() -> None:
    """Writes out what is left; raises `OSError` where that cannot be."""
    sys.stdout.flush()


def complain(sentence: str) -> None:
    """Says what was wrong, if anybody can hear it."""
    try:
        print(f"croupier: {sentence}", file=sys.stderr, flush=True)
    except OSError:
        let_go()


def let_go() -> None:
    """Gives up outputs that cannot be written, so that nothing is tried again when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def new(file: Path) -> Path:
    """A file that a command makes after long work: one that is there already is refused before it."""
    if file.exists() and not file.is_dir():
        raise InvalidOption(f"{file} cannot be written: it is there already")
    return will_be_written(file)


def will_be_written(file: Path) -> Path:
    """A file that is written after long work: where that cannot be, it is refused before."""
    was_there = file.exists()
    try:
        if was_there and file.is_dir():
            raise InvalidOption(f"{file} cannot be written: it is a folder")
        with file.open("ab"):
            pass
    except OSError as error:
        raise InvalidOption(f"{file} cannot be written: {error.strerror}") from None
    if not was_there:
        file.unlink()
    return file
