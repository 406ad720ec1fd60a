"""Positions for the tests: a table after its opening, and changes to it in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar, cast

import croupier
from croupier.core.rules import Effect, Refusal
from croupier.games.showdown.events import Draw, ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.settlement import values
from croupier.games.showdown.state import State

T = TypeVar("T")


def rules(seats: int = 3) -> Showdown:
    """The rules with the shipped set."""
    return cast(Showdown, croupier.rules("vegas-showdown", seats))


def play(game: Showdown, state: State, *texts: str) -> State:
    """The state after events in words; every one must be legal for whoever is to move."""
    for text in texts:
        state = after(game, state, text)[0]
    return state


def after(game: Showdown, state: State, text: str) -> tuple[State, tuple[Effect, ...]]:
    """The state after one event, and what it did."""
    event = game.parse(text)
    turn = game.turn(state)
    seat = turn[0] if isinstance(turn, tuple) else None
    assert game.is_legal(state, seat, event), (text, [str(one) for one in choices(game, state)])
    return game.apply(state, seat, event), game.presentation.effects(state, seat, event)


def choices(game: Showdown, state: State) -> Sequence[ShowdownEvent]:
    """What may happen now."""
    turn = game.turn(state)
    if isinstance(turn, tuple):
        return game.actions(state, turn[0])
    return [event for event, _ in game.outcomes(state)]


def listed(game: Showdown, state: State) -> list[str]:
    """What may happen now, in words."""
    return [str(event) for event in choices(game, state)]


def opening(game: Showdown, *rooms: str, button: int = 1, cards: Sequence[tuple[str, str]] = ()) -> State:
    """The table in the actions of turn 1; with four spaces a card comes before each further room."""
    first = rooms or ("fancy-slots", "table-games", "sports-book")
    state = play(game, game.start(), f"start {button}", *(f"room {room}" for room in first[:3]))
    for room, (card, symbol) in zip(first[3:], cards, strict=True):
        state = play(game, state, f"event {card} {symbol}", f"room {room}")
    return state


def with_sheet(game: Showdown, state: State, seat: int, *rooms: str, stored: Sequence[str] = ()) -> State:
    """The state with a sheet and a store, tracks and rooms in the box adjusted."""
    plan = game.box.plan
    sheet = tuple(sorted(_spot(game, room) for room in rooms))
    kept = tuple(sorted(plan.number[room] for room in stored))
    population, revenue, fame = values(game.box, sheet)
    start = game.components.start
    return state._replace(
        sheets=_put(state.sheets, seat, sheet),
        stored=_put(state.stored, seat, kept),
        population=_put(state.population, seat, start.population + population),
        revenue=_put(state.revenue, seat, start.revenue + revenue),
        fame=_put(state.fame, seat, start.fame + fame),
    )


def with_cards(game: Showdown, state: State, *cards: str) -> State:
    """The state with cards of this turn lying there."""
    kinds = [game.box.kind_number[_draw(game, card)] for card in cards]
    return state._replace(drawn=tuple(kinds))


def with_money(state: State, *money: int) -> State:
    """The state with each seat's money."""
    return state._replace(money=money)


def refusal(game: Showdown, state: State, text: str, seat: int | None = None) -> Refusal:
    """Why an event is refused; it must be illegal."""
    turn = game.turn(state)
    who = seat if seat is not None else turn[0] if isinstance(turn, tuple) else 0
    event = game.parse(text)
    assert not game.is_legal(state, who, event)
    return game.presentation.why_not(game.view(state, who), event)


def refused(game: Showdown, state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The code and the clause of a refusal."""
    found = refusal(game, state, text, seat)
    return found.code, found.clause


def _spot(game: Showdown, text: str) -> int:
    spot = game.box.plan.spot(*text.split())
    assert spot is not None, text
    return spot


def _draw(game: Showdown, card: str) -> Draw:
    return Draw(card, next(found.symbols[0] for found in game.components.cards if found.id == card))


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    return (*items[:index], item, *items[index + 1 :])
