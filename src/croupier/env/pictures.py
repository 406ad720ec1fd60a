"""The board in words, as text or drawn as a picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from croupier.core.errors import InvalidOption, MissingExtra, clip
from croupier.core.rules import Span
from croupier.env.play import Play

MODES: Final = ("ansi", "rgb_array")
_COLUMN, _LINE, _MARGIN = 8, 18, 12
#: The columns of a board, and the lines that a board may have more than the one a game opens with.
_COLUMNS, _SPARE = 80, 5
_PAPER, _INK = (250, 247, 240), (40, 40, 40)
_INKS: Final = {
    "seat1": (196, 60, 40),
    "seat2": (30, 110, 190),
    "seat3": (40, 140, 70),
    "seat4": (180, 120, 0),
    "seat5": (130, 70, 170),
    "seat6": (0, 130, 140),
    "dim": (130, 130, 130),
    "money": (30, 120, 60),
    "good": (30, 120, 60),
    "bad": (180, 40, 40),
}
#: What is drawn in one piece: words with single blanks between; a sign of a frame is drawn at its own column.
_PIECES: Final = re.compile(r"[^\s:|+.*<>-][^\s|+]*(?: [^\s:|+.*<>-][^\s|+]*)*|\S")


def check_mode(mode: str | None) -> str | None:
    """The way to render; raises `InvalidOption` for one there is not."""
    if mode not in (None, *MODES):
        raise InvalidOption(f"render_mode cannot be {clip(str(mode))}: allowed {', '.join(MODES)}")
    return mode


def render(play: Play, seat: int | None, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The board as a seat sees it."""
    if mode is None:
        return None
    lines = _board(play, play.state, seat)
    if mode == "rgb_array":
        return _drawn(lines, len(_board(play, play.opening, None)) + _SPARE)
    return "\n".join("".join(text for text, _ in line) for line in lines)


def _board(play: Play, state: Any, seat: int | None) -> Sequence[Sequence[Span]]:
    return play.rules.presentation.board(play.rules.view(state, seat), play.names())


def _drawn(lines: Sequence[Sequence[Span]], rows: int) -> NDArray[np.uint8]:
    """Lines of styled text as a picture, words and frames at their columns; all of one size for films."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise MissingExtra("pictures need Pillow: pip install 'croupier[research]'") from None
    columns = max(_COLUMNS, *(sum(len(text) for text, _ in line) for line in lines))
    size = 2 * _MARGIN + _COLUMN * columns, 2 * _MARGIN + _LINE * max(rows, len(lines))
    image = Image.new("RGB", size, _PAPER)
    pen: Any = ImageDraw.Draw(image)
    font = ImageFont.load_default(13)
    for row, line in enumerate(lines):
        column = 0
        for text, style in line:
            ink = _INKS.get(style.split(" ")[0], _INK)
            for words in _PIECES.finditer(text):
                at = _MARGIN + _COLUMN * (column + words.start()), _MARGIN + _LINE * row
                pen.text(at, words[0], fill=ink, font=font)
            column += len(text)
    return np.asarray(image).copy()
