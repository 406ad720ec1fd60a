"""How far shares that were forecast lie from shares that came true."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

BINS = 10


class Calibration(NamedTuple):
    """Bins of equal count: mean share told and mean share won; and the expected calibration error."""

    bins: tuple[tuple[float, float], ...]
    error: float


def calibration(pairs: Sequence[tuple[float, float]]) -> Calibration:
    """The calibration of shares told and won: ten bins of equal count, their distances weighted alike."""
    ordered = sorted(pairs)
    edges = [round(number * len(ordered) / BINS) for number in range(BINS + 1)]
    bins = []
    for low, high in pairwise(edges):
        part = ordered[low:high]
        bins.append((sum(told for told, _ in part) / len(part), sum(won for _, won in part) / len(part)))
    return Calibration(tuple(bins), sum(abs(told - won) for told, won in bins) / len(bins))


def table(rows: Sequence[tuple[int, str, int, Calibration]]) -> list[str]:
    """A table for the docs: seats, bots, games, error, and told and won of every bin in percent."""
    lines = ["| seats | bots | games | error | told → won, % |", "|---|---|---|---|---|"]
    for seats, bot, games, found in rows:
        bins = ", ".join(f"{100 * told:.0f} → {100 * won:.0f}" for told, won in found.bins)
        lines.append(f"| {seats} | `{bot}` | {games} | {found.error:.3f} | {bins} |")
    return lines
