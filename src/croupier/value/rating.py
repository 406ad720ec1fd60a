"""How well a seat played: marks for single decisions, a rating for all of them.

Thresholds of shares are given for two seats, where a fair share is a half; with more seats they shrink with
it. Where points count, there are no marks, and words only for who plays alone. `docs/values.md` publishes
all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from croupier.core.game import Unit

Mark: TypeAlias = Literal["inaccuracy", "mistake", "blunder"]
Word: TypeAlias = Literal["learning", "casual", "steady", "strong", "expert"]

#: What a decision loses at least to get a mark, of a whole victory between two.
MARKS: Final[tuple[tuple[float, Mark], ...]] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
#: A decision matters if so much lies between its best and its worst choice; in points, if it is one point.
MATTERS, MATTERS_POINTS = 0.02, 1.0
#: Standard errors within which a choice counts as the best.
DOUBT: Final = 2.0
#: The mean loss of a decision that mattered, up to which each word holds; between two seats. They lie between
#: what our own bots lose in reviews (`bench/ratings.py`): 0.006, 0.018, 0.028, 0.053 and 0.068.
WORDS: Final[tuple[tuple[float, Word], ...]] = (
    (0.012, "expert"),
    (0.023, "strong"),
    (0.041, "steady"),
    (0.061, "casual"),
)
#: The same in points, for who plays alone: between what our own levels lose in a solitaire.
WORDS_ALONE: Final[tuple[tuple[float, Word], ...]] = (
    (1.3, "expert"),
    (5.0, "strong"),
    (9.4, "steady"),
    (12.3, "casual"),
)
LAST_WORD: Final[Word] = "learning"
_ROUNDING: Final = 1e-12


@dataclass(frozen=True, slots=True)
class Rating:
    """A seat's decisions in one game."""

    decisions: int
    #: Those between whose choices something lay, and how much of a share (or how many points) one lost on the
    #: mean.
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


def rated(judged: Sequence[tuple[float, float, float]], seats: int, unit: Unit = "share") -> Rating:
    """The rating of decisions: what each lost, the error of that, and what was at stake."""
    least = MATTERS * scale(seats) if unit == "share" else MATTERS_POINTS
    mattered = [(loss, error) for loss, error, stake in judged if stake >= least]
    if not mattered:
        return Rating(len(judged), 0, 0.0, 0, None)
    mean = sum(loss for loss, _ in mattered) / len(mattered)
    best = sum(loss <= DOUBT * error + _ROUNDING for loss, error in mattered)
    return Rating(len(judged), len(mattered), mean, best, _word(mean, seats, unit))


def _word(mean: float, seats: int, unit: Unit) -> Word | None:
    """The word for a mean loss; None: of points that several seats play for nobody knows what is much."""
    if unit == "points" and seats > 1:
        return None
    words, by = (WORDS, scale(seats)) if unit == "share" else (WORDS_ALONE, 1.0)
    return next((word for most, word in words if mean <= most * by), LAST_WORD)
