"""What a seat sees, and a state that it could not tell from the real one."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.chance import pick
from croupier.core.rules import Remembered, Seat, Source
from croupier.games.lasvegas.editions import Edition
from croupier.games.lasvegas.events import Roll
from croupier.games.lasvegas.state import State


class View(NamedTuple):
    """What a seat sees: as a state, but the pile is a number and a face-down bill is 0."""

    #: The seat that looks; -1: a spectator.
    viewer: Seat
    round: int
    start: Seat
    seat: Seat
    stocking: int
    left_over: int
    pile: int
    bottom: tuple[int, ...]
    box: tuple[int, ...]
    bills: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, int, int], ...]
    dice: tuple[tuple[int, ...], ...]
    biggies: tuple[int, ...]
    bandit: tuple[tuple[int, int, int], ...]
    rolled: Roll | None
    won: tuple[tuple[int, ...], ...]
    #: The bills before each seat, as whoever paid attention knows them; None: nobody did.
    remembered: Remembered | None

    def forgetful(self) -> View:
        """The view of who did not pay attention: what lies face down could be anything."""
        return self._replace(remembered=None)


def build(state: State, viewer: Seat | None, open_money: bool) -> View:
    """LV12 §4.4 The view of a seat: others' bills lie face down unless money is open."""
    hidden = [bills if seat == viewer else (0,) * len(bills) for seat, bills in enumerate(state.won)]
    # In the order of the fields: by their names it would take half as long again, and bots look often.
    return View(
        -1 if viewer is None else viewer,
        state.round,
        state.start,
        state.seat,
        state.stocking,
        state.left_over,
        sum(state.pile),
        state.bottom,
        state.box,
        state.bills,
        state.hands,
        state.dice,
        state.biggies,
        state.bandit,
        state.rolled,
        state.won if open_money else tuple(hidden),
        Remembered(state.won),
    )


def redeal(edition: Edition, view: View, source: Source) -> State:
    """A state this view cannot tell from the real one.

    Every bill was seen when it was won. Who does not remember deals face-down bills from the unseen ones.
    """
    known = view.won if view.remembered is None else view.remembered
    unseen = [number for _, number in edition.bills]
    values = edition.values
    for bills in (view.bottom, view.box, *view.bills, *known):
        for bill in bills:
            if bill:
                unseen[values.index(bill)] -= 1

    def deal(bills: tuple[int, ...]) -> tuple[int, ...]:
        if 0 not in bills:
            return bills
        dealt = []
        for _ in bills:
            index = pick(source, unseen)
            unseen[index] -= 1
            dealt.append(values[index])
        return tuple(sorted(dealt, reverse=True))

    won = tuple([deal(bills) for bills in known])
    return State(
        round=view.round,
        start=view.start,
        seat=view.seat,
        stocking=view.stocking,
        left_over=view.left_over,
        pile=tuple(unseen),
        bottom=view.bottom,
        box=view.box,
        bills=view.bills,
        hands=view.hands,
        dice=view.dice,
        biggies=view.biggies,
        bandit=view.bandit,
        rolled=view.rolled,
        won=won,
    )
