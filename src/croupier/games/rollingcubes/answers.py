"""What is asked and answered about Rolling Cubes beside the play."""

from __future__ import annotations

from dataclasses import dataclass

from croupier.core.rules import Refusal


@dataclass(frozen=True, slots=True)
class Throw:
    """A throw of a table, by the number of its entry."""

    throw: int


@dataclass(frozen=True, slots=True)
class BestEquality:
    """The best that could be made of a throw; `equality` is null where there is none."""

    #: What it counts: points, in `last-die` dice, in the solitaire what it brings in `row`.
    counts: int
    points: int
    row: str | None
    equality: str | None


@dataclass(frozen=True, slots=True)
class NewTrainingRoll:
    """A roll to train with; whether zero may be divided in it."""

    zero_dividend: bool = True


@dataclass(frozen=True, slots=True)
class TrainingRoll:
    """Twelve dice, = not told, and the seal that proves where they come from."""

    dice: str
    sealed: str


@dataclass(frozen=True, slots=True)
class TrainingAnswer:
    """An equality for a sealed roll."""

    sealed: str
    equality: str


@dataclass(frozen=True, slots=True)
class TrainingQuestion:
    """A sealed roll, of which the best is wanted."""

    sealed: str


@dataclass(frozen=True, slots=True)
class Judged:
    """Points of an equality and the best there were; or why it is refused."""

    points: int | None
    best: int | None
    refusal: Refusal | None
