"""What the bots of Vegas Showdown that play choices out have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import Field, dataclass, fields
from typing import Any, ClassVar, Protocol

from croupier.core.chance import Seeded
from croupier.core.play import steps
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a choice is worth: the mean of its playouts, and the standard error."""

    event: ShowdownEvent
    mean: float
    error: float


class Parameters(Protocol):
    """A bot whose parameters are its fields."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


def named(word: str, bot: Parameters) -> str:
    """The name of a bot in records, with what differs from the defaults."""
    said = [
        f"{field.name}={getattr(bot, field.name)}"
        for field in fields(bot)
        if getattr(bot, field.name) != field.default
    ]
    return ":".join([word, *said])


def estimated(event: ShowdownEvent, worths: Sequence[float]) -> Estimate:
    """A choice by what its playouts came to."""
    mean = sum(worths) / len(worths)
    spread = sum((worth - mean) ** 2 for worth in worths) / max(len(worths) - 1, 1)
    return Estimate(event, mean, (spread / len(worths)) ** 0.5)


def played_out(
    rules: Showdown,
    state: State,
    candidate: ShowdownEvent,
    turns: int,
    luck: int,
    choose: Callable[[State], ShowdownEvent],
) -> State:
    """The state some turns after a choice, if every seat goes on as `choose` says."""
    after = rules.apply(state, state.seat, candidate)
    return gone_on(rules, after, state.turn + turns, luck, choose)


def gone_on(
    rules: Showdown, state: State, until: int, luck: int, choose: Callable[[State], ShowdownEvent]
) -> State:
    """The state before chance begins a turn, if every seat goes on as `choose` says."""
    for step in steps(rules, lambda now, _: choose(now), Seeded(luck), state):
        if step.seat is None and step.before.turn >= until:
            break
        state = step.after
    return state
