"""Counting: how many event sequences a position has to a depth."""

from __future__ import annotations

from typing import TypeVar

from croupier.core.rules import Chance, Event, Over, Rules

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


def count(rules: Rules[S, E, V], state: S, depth: int) -> int:
    """The number of different event sequences of `depth` events (or to an earlier end)."""
    turn = rules.turn(state)
    if depth == 0 or isinstance(turn, Over):
        return 1
    return sum(
        count(rules, rules.apply(state, seat, event), depth - 1) for seat, event in _next(rules, state)
    )


def split(rules: Rules[S, E, V], state: S, depth: int) -> dict[str, int]:
    """The count below each next event, by its text, for a depth from 1: a wrong count is bisected with it."""
    return {
        f"{'*' if seat is None else seat + 1} {event}": count(
            rules, rules.apply(state, seat, event), depth - 1
        )
        for seat, event in _next(rules, state)
    }


def _next(rules: Rules[S, E, V], state: S) -> list[tuple[int | None, E]]:
    turn = rules.turn(state)
    if isinstance(turn, Over):
        return []
    if isinstance(turn, Chance):
        return [(None, event) for event, _ in rules.outcomes(state)]
    return [(seat, event) for seat in turn for event in rules.actions(state, seat)]
