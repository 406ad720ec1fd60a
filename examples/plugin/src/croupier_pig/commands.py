"""A command of the game's own: `croupier pig-turn`, what a turn brings, exactly."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from croupier.core.game import Terminal


def turn(terminal: Terminal, at: int) -> None:
    """PIG §2 Prints what a turn brings on average, and how often it brings nothing, if one holds at a sum."""
    mean, lost = exactly(at, 0)
    words = [("at", str(at)), ("mean", f"{float(mean):.3f}"), ("lost", f"{float(lost):.1%}")]
    terminal.print(terminal.say("pig-turn", words))


@cache
def exactly(at: int, rolled: int) -> tuple[Fraction, Fraction]:
    """The mean of a turn that has rolled so much, and the chance that all of it is lost."""
    if rolled >= at:
        return Fraction(rolled), Fraction(0)
    further = [exactly(at, rolled + die) for die in range(2, 7)]
    mean = sum((one for one, _ in further), Fraction(0)) / 6
    lost = (sum((one for _, one in further), Fraction(0)) + 1) / 6
    return mean, lost
