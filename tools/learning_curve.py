"""Draws the learning curve of docs/write-a-bot.md from its table: `python -m tools.learning_curve`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "write-a-bot.md"
PICTURE = DOCS / "pictures" / "learning.svg"
WIDTH, HEIGHT = 480, 240
LEFT, RIGHT, TOP, BOTTOM = 48, 464, 16, 200
#: The greatest figures of the axes: seconds, and victories in percent.
SECONDS, MOST = 22, 40
FAIR = 20


def points(page: str) -> list[tuple[int, float]]:
    """The rows of the table: until which second, and the victories in percent."""
    rows = re.findall(r"^\| (\d+) \| [\d,]+ \| ([\d.]+) % \|$", page, re.MULTILINE)
    return [(int(second), float(share)) for second, share in rows]


def drawn(curve: Sequence[tuple[int, float]]) -> str:
    """The curve, with the fair share as a dashed line."""
    line = " ".join(f"{_x(second):.1f},{_y(share):.1f}" for second, share in curve)
    dots = [f'<circle cx="{_x(at):.1f}" cy="{_y(share):.1f}" r="3" fill="#1b5e8c"/>' for at, share in curve]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" font-family="sans-serif" font-size="12" fill="#222222" role="img">',
        "<title>Victories against four greedy bots, by seconds of learning</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        *_axes(),
        f'<path d="M{LEFT} {_y(FAIR):.1f}H{RIGHT}" stroke="#a04000" stroke-dasharray="5 4"/>',
        f'<text x="{RIGHT}" y="{_y(FAIR) + 15:.1f}" text-anchor="end" fill="#a04000">a fair share</text>',
        f'<polyline points="{line}" fill="none" stroke="#1b5e8c" stroke-width="2"/>',
        *dots,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _axes() -> Iterator[str]:
    for share in range(0, MOST + 1, 10):
        yield f'<path d="M{LEFT} {_y(share):.1f}H{RIGHT}" stroke="#dddddd"/>'
        yield f'<text x="{LEFT - 6}" y="{_y(share) + 4:.1f}" text-anchor="end">{share} %</text>'
    for second in range(0, SECONDS + 1, 5):
        yield f'<text x="{_x(second):.1f}" y="{BOTTOM + 16}" text-anchor="middle">{second}</text>'
    middle = (LEFT + RIGHT) / 2
    yield f'<text x="{middle:.0f}" y="{BOTTOM + 34}" text-anchor="middle">seconds of one core</text>'


def _x(second: float) -> float:
    return LEFT + (RIGHT - LEFT) * second / SECONDS


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share / MOST


if __name__ == "__main__":
    PICTURE.write_text(drawn(points(PAGE.read_text("utf-8"))), "utf-8")
