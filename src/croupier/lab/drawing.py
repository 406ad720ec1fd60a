"""Plots as plain SVG, without a library: dots with intervals, bars of parts, curves."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

#: The Okabe-Ito colours, safe for colour-blind people.
COLOURS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#8A8A8A")
WIDTH: Final = 720
_LEFT: Final = 210
_RIGHT: Final = 100
_ROW: Final = 26
_TOP: Final = 14
_BOTTOM: Final = 30


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    inner = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{inner}</svg>"
    )


def _text(x: float, y: float, words: str, anchor: str = "start", faint: bool = False) -> str:
    style = ' class="faint"' if faint else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{colour}" stroke-width="{width}"/>'
    )


def ticks(low: float, high: float) -> list[float]:
    """Round numbers between two ends, three to six of them.

    >>> ticks(0.0, 1.0), ticks(-0.07, 0.12)
    ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [-0.05, 0.0, 0.05, 0.1])
    """
    span = high - low
    if span <= 0:
        return [low]
    size = 10.0 ** len(f"{int(span)}")
    steps = [part * size / 10**power for power in range(8) for part in (5, 2, 1)]
    step = next((one for one in steps if span / one >= 3), span)
    first = -int(-low // step) if low < 0 else int(-(-low // step))
    found = []
    for number in range(first, first + 12):
        if low - step / 1e6 <= number * step <= high + step / 1e6:
            found.append(round(number * step, 10) + 0.0)
    return found


def dots(
    title: str,
    rows: Sequence[tuple[str, float, tuple[float, float], str]],
    *,
    zero: bool,
    percent: bool,
    beside: Sequence[float] = (),
) -> str:
    """A row for each label: a dot, its interval, and the value in words; with a line at nothing if wanted.

    `beside` are values that must have room too: plots that are compared have one scale.
    """
    ends = [*(end for _, value, interval, _ in rows for end in (value, *interval)), *beside]
    low, high = min([*ends, *([0.0] if zero else [])]), max([*ends, *([0.0] if zero else [])])
    margin = (high - low) * 0.05 or abs(high) * 0.05 or 0.05
    low, high = low - margin, high + margin

    def x(value: float) -> float:
        return _LEFT + (value - low) / (high - low) * (WIDTH - _LEFT - _RIGHT)

    bottom = _TOP + _ROW * len(rows)
    parts = _axis(low, high, bottom, percent, x)
    if zero:
        parts.append(_line(x(0), _TOP, x(0), bottom, "currentColor", 1.2))
    for number, (label, value, (least, most), words) in enumerate(rows):
        y, colour = _TOP + _ROW * (number + 0.5), COLOURS[0]
        parts.append(_text(_LEFT - 10, y + 4, shortened(label), "end"))
        parts.append(_line(x(least), y, x(most), y, colour, 2.5))
        parts.append(f'<circle cx="{x(value):.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>')
        parts.append(_text(WIDTH - _RIGHT + 8, y + 4, words))
    return _svg(bottom + _BOTTOM, title, parts)


def _axis(low: float, high: float, bottom: float, percent: bool, x: object) -> list[str]:
    assert callable(x)
    parts = []
    for tick in ticks(low, high):
        parts.append(_line(x(tick), _TOP, x(tick), bottom, "#8884"))
        words = f"{100 * tick:.6g} %" if percent else f"{tick:.6g}"
        parts.append(_text(x(tick), bottom + 18, words, "middle", faint=True))
    return parts


def bars(title: str, rows: Sequence[tuple[str, Sequence[float]]], legend: Sequence[str]) -> str:
    """A row for each label: parts of a whole side by side; a part below nothing is left out."""
    wide = WIDTH - _LEFT - _RIGHT
    parts = [*_legend(legend)]
    top = _TOP + _ROW
    for number, (label, shares) in enumerate(rows):
        y, x = top + _ROW * number, float(_LEFT)
        whole = sum(max(share, 0.0) for share in shares) or 1.0
        parts.append(_text(_LEFT - 10, y + 17, shortened(label), "end"))
        for at, share in enumerate(shares):
            width = wide * max(share, 0.0) / whole
            parts.append(
                f'<rect x="{x:.1f}" y="{y + 4}" width="{width:.1f}" height="{_ROW - 8}" fill="{_of(at)}"/>'
            )
            if width > 44:
                parts.append(
                    f'<text x="{x + width / 2:.1f}" y="{y + 17}" text-anchor="middle" class="on">'
                    f"{100 * share:.0f} %</text>"
                )
            x += width
    return _svg(top + _ROW * len(rows) + 8, title, parts)


def curves(title: str, lines: Sequence[tuple[str, Sequence[float]]], axis: tuple[str, str]) -> str:
    """A curve for each label, over a whole game, from nothing to one."""
    height, wide = 240.0, WIDTH - 70 - 20
    top = _TOP + _ROW * _rows(lines)
    parts = [*_legend([label for label, _ in lines])]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        y, x = top + height * (1 - tick), 70 + wide * tick
        parts.append(_line(70, y, 70 + wide, y, "#8884"))
        parts.append(_text(62, y + 4, f"{100 * tick:.0f} %", "end", faint=True))
        parts.append(_text(x, top + height + 18, f"{100 * tick:.0f} %", "middle", faint=True))
    for number, (_, values) in enumerate(lines):
        last = max(len(values) - 1, 1)
        points = " ".join(
            f"{70 + wide * at / last:.1f},{top + height * (1 - value):.1f}" for at, value in enumerate(values)
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{_of(number)}" stroke-width="2.5"/>')
    parts.append(_text(70 + wide / 2, top + height + 38, axis[0], "middle", faint=True))
    parts.append(
        f'<text transform="translate(16 {top + height / 2:.0f}) rotate(-90)" '
        'text-anchor="middle" class="faint">'
        f"{escape(axis[1])}</text>"
    )
    return _svg(top + height + 48, title, parts)


def _legend(labels: Sequence[str]) -> list[str]:
    """Labels beside their colours, three in a row."""
    parts = []
    for number, label in enumerate(labels):
        x, y = 70 + (number % 3) * 215, _TOP + _ROW * (number // 3)
        parts.append(f'<rect x="{x}" y="{y - 2}" width="12" height="12" fill="{_of(number)}"/>')
        parts.append(_text(x + 18, y + 9, shortened(label)))
    return parts


def _rows(lines: Sequence[object]) -> int:
    return -(-len(lines) // 3)


def _of(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def shortened(words: str, most: int = 30) -> str:
    """Words that have room beside a plot."""
    return words if len(words) <= most else f"{words[: most - 1]}…"
