"""How well a seat played: marks for single decisions, a rating for all of them.

Thresholds are given for two seats, where a fair share is a half; with more seats they shrink with it.
`docs/values.md` publishes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Mark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
Word: TypeAlias = Literal["learning", "casual", "steady", "strong", "expert"]

#: What a decision loses at least to get a mark, of a whole victory between two.
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
#: A decision matters if so much lies between its best and its worst choice.
MATTERS: Final = 0.02
#: Standard errors within which a choice counts as the best.
DOUBT: Final = 2.0
#: The mean loss of a decision that mattered, up to which each word holds; between two seats. They lie between
#: what our own bots lose in reviews: `expert` 0.002, `montecarlo` 0.008, `greedy` 0.026, `random` 0.041.
WORDS: Final[tuple[tuple[float, Word], ...]] = (
    (0.005, "expert"),
    (0.017, "strong"),
    (0.033, "steady"),
    (0.045, "casual"),
)
LAST_WORD: Final[Word] = "learning"
_ROUNDING: Final = 1e-12


@dataclass(frozen=True, slots=True)
class Rating:
    """A seat's decisions in one game."""

    decisions: int
    #: Those between whose choices something lay, and how much of a share one lost on the mean.
    mattered: int
    mean_loss: float
    #: How many of those that mattered were the best, or within the doubt of it.
    best: int
    word: Word | None


def scale(seats: int) -> float:
    """How large a fair share is, beside that of two seats."""
    return 2 / max(seats, 1)


def mark_of(loss: float, error: float, seats: int) -> Mark | None:
    """The mark of a decision that lost so much; none within two standard errors of the best."""
    if loss <= DOUBT * error:
        return None
    return next((mark for least, mark in MARKS if loss >= least * scale(seats) - _ROUNDING), None)


def rated(judged: Sequence[tuple[float, float, float]], seats: int) -> Rating:
    """The rating of decisions: what each lost, the error of that, and what was at stake."""
    mattered = [(loss, error) for loss, error, stake in judged if stake >= MATTERS * scale(seats)]
    if not mattered:
        return Rating(len(judged), 0, 0.0, 0, None)
    mean = sum(loss for loss, _ in mattered) / len(mattered)
    best = sum(loss <= DOUBT * error for loss, error in mattered)
    word = next((word for most, word in WORDS if mean <= most * scale(seats)), LAST_WORD)
    return Rating(len(judged), len(mattered), mean, best, word)
