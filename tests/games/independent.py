"""Our engines against engines that somebody wrote from the rules pages alone.

An independent engine imports nothing of the game it judges. It reads the canonical texts of events, says who
is to move and what is allowed, and keeps figures of its own; after every event both must agree.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from itertools import islice
from typing import Any, Protocol
from zlib import crc32

from croupier.core.chance import Seeded
from croupier.core.play import anyone, at_random, steps
from croupier.core.rules import AnyRules, Chance, Over

#: Whose turn it is: `over`, `chance bill`, `chance roll 2` (seat 2 asks for it), `seats 1 3`.
Turn = str


class Independent(Protocol):
    """An engine written from a rules page."""

    def turn(self) -> Turn:
        """Whose turn it is."""

    def legal(self, seat: int) -> Container[str]:
        """The texts a seat, counted from 1, may choose; a set where they can be listed."""

    def weight(self, text: str) -> int:
        """How many equally likely ways lead to this outcome of chance; 0: it cannot come."""

    def ways(self) -> int:
        """How many equally likely ways chance has in all."""

    def happen(self, seat: int | None, text: str) -> None:
        """Plays an event."""

    def figures(self) -> Mapping[str, Any]:
        """What it knows of the table, by name."""

    def result(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and ranks of a game that is over."""


def turn_text(turn: tuple[int, ...] | Chance | Over) -> Turn:
    """Whose turn our engine says it is, in the words of `Independent`."""
    match turn:
        case Over():
            return "over"
        case Chance(verb=verb, seat=seat):
            return f"chance {verb}" if seat is None else f"chance {verb} {seat + 1}"
        case seats:
            return " ".join(["seats", *(str(seat + 1) for seat in seats)])


def liking(seed: int, seat: int | None, text: str) -> int:
    """How much a seat likes a choice: the same whenever it has it in this game, and at random otherwise."""
    return crc32(f"{seed} {seat} {text}".encode())


def compare(
    rules: AnyRules,
    other: Independent,
    seed: int,
    figures: Callable[[Any], Mapping[str, Any]],
    *,
    most: int = 5_000,
    listed: bool = True,
    stubborn: bool = False,
) -> None:
    """Plays one game at random and compares everything after every event.

    `listed` False: there are too many legal events to list, so each chosen one is only asked for.
    `stubborn`: every seat mostly does what it liked before, which leads to places that chance seldom finds.
    """
    source, state = Seeded(seed), rules.start()
    at_will = at_random(rules, source)

    def choose(state: Any, seat: int) -> Any:
        event = at_will(state, seat)
        if stubborn and source.below(4):
            return max(rules.actions(state, seat), key=lambda action: liking(seed, seat, str(action)))
        return event

    def agree(state: Any) -> None:
        assert turn_text(rules.turn(state)) == other.turn()
        ours, theirs = figures(state), other.figures()
        assert not {name: (found, theirs[name]) for name, found in ours.items() if found != theirs[name]}

    for before, seat, event, after in islice(steps(rules, choose, source, whose=anyone(source)), most):
        agree(before)
        text = str(event)
        if seat is None:
            assert other.weight(text) > 0
            # Listing every outcome of many dice takes long; a few dice weigh as many do.
            if other.ways() <= 6**4:
                outcomes = {str(found): weight for found, weight in rules.outcomes(before)}
                assert outcomes[text] * other.ways() == other.weight(text) * sum(outcomes.values())
            other.happen(None, text)
        else:
            legal = other.legal(seat + 1)
            if listed:
                assert {str(action) for action in rules.actions(before, seat)} == legal
            else:
                assert text in legal
            other.happen(seat + 1, text)
        state = after
    agree(state)
    assert isinstance(rules.turn(state), Over), f"no end after {most} events"
    assert (rules.score(state), rules.ranks(state)) == other.result()
