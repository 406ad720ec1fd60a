"""What a seat sees, and a state that it could not tell from the real one."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from croupier.core.chance import pick
from croupier.core.rules import Remembered, Seat, Source
from croupier.games.lasvegas.events import Roll
from croupier.games.royale.box import BILLS, CHIP, MONEY, VALUES
from croupier.games.royale.state import State
from croupier.games.royale.tiles import Seen, Tile
from croupier.games.royale.tiles.a1 import Fist, Guessing
from croupier.games.royale.tiles.g1 import Picking, Piles
from croupier.games.royale.tiles.side import Dice


class View(NamedTuple):
    """What a seat sees: as a state, but a bill face down is 0 and secrets are not there."""

    #: The seat that looks; -1: a spectator.
    viewer: Seat
    round: int
    start: Seat
    #: How many bills lie in the pile; with tiles everyone can work out which (LVR §2.1).
    pile: int
    known: tuple[int, ...] | None
    bottom: tuple[int, ...]
    bank: int
    bills: tuple[tuple[int, int], ...]
    won: tuple[tuple[int, ...], ...]
    used: tuple[str, ...]
    chips: tuple[int, ...]
    seat: Seat
    hands: tuple[Dice, ...]
    dice: tuple[tuple[int, ...], ...]
    biggies: tuple[int, ...]
    tiles: tuple[Tile | None, ...]
    rolled: Roll | None
    pending: Seen | None
    #: The bills before each seat, as whoever paid attention knows them; None: nobody did.
    remembered: Remembered | None

    def forgetful(self) -> View:
        """The view of who did not pay attention: what lies face down could be anything."""
        return self._replace(remembered=None)


def build(state: State, viewer: Seat | None, open_money: bool, open_bank: bool) -> View:
    """LVR §4.3, A1, G1 The view of a seat: without others' bills, unless money is open, and secrets."""
    owed = state.pending
    return View(
        viewer=-1 if viewer is None else viewer,
        round=state.round,
        start=state.start,
        pile=sum(state.pile),
        known=state.pile if open_bank else None,
        bottom=state.bottom,
        bank=state.bank,
        bills=state.bills,
        won=tuple(
            [
                bills if open_money or seat == viewer else (0,) * len(bills)
                for seat, bills in enumerate(state.won)
            ]
        ),
        used=state.used,
        chips=state.chips,
        seat=state.seat,
        hands=state.hands,
        dice=state.dice,
        biggies=state.biggies,
        tiles=state.tiles,
        rolled=state.rolled,
        pending=owed.seen(viewer) if isinstance(owed, Guessing | Picking) else owed,
        remembered=Remembered(state.won),
    )


def redeal(view: View, source: Source) -> State:
    """Secrets are dealt at random, so that the view fits; bills face down too, if nobody remembers them."""
    owed = view.pending
    if view.remembered is not None:
        view = view._replace(won=tuple(view.remembered))
    won, pile = _by_sum(view, source) if view.known is not None else _by_pile(view, source)
    return State(
        round=view.round,
        start=view.start,
        pile=pile,
        bottom=view.bottom,
        bank=view.bank,
        bills=view.bills,
        won=won,
        used=view.used,
        chips=view.chips,
        seat=view.seat,
        hands=view.hands,
        dice=view.dice,
        biggies=view.biggies,
        tiles=view.tiles,
        rolled=view.rolled,
        pending=_dealt(owed, source) if isinstance(owed, Fist | Piles) else owed,
    )


def _dealt(owed: Fist | Piles, source: Source) -> Guessing | Picking:
    """A secret that the view allows, all of them equally likely; nothing is drawn if there is only one."""
    possible = owed.possible()
    return possible[source.below(len(possible)) if len(possible) > 1 else 0]


_Dealt: TypeAlias = tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]


def _by_pile(view: View, source: Source) -> _Dealt:
    """Without tiles: bills face down come from those nobody sees, the rest is the pile."""
    unseen = [number for _, number in BILLS]
    for bills in (view.bottom, *view.bills, *view.won):
        for bill in bills:
            if bill:
                unseen[VALUES.index(bill)] -= 1

    def deal(bills: tuple[int, ...]) -> tuple[int, ...]:
        if 0 not in bills:
            return bills
        dealt = []
        for _ in bills:
            index = pick(source, unseen)
            unseen[index] -= 1
            dealt.append(VALUES[index])
        return tuple(sorted(dealt, reverse=True))

    return tuple([deal(bills) for bills in view.won]), tuple(unseen)


def _by_sum(view: View, source: Source) -> _Dealt:
    """LVR §4.3 With tiles: the bank is public, so what lies face down has a known sum."""
    assert view.known is not None
    pile = sum(value * number for value, number in zip(VALUES, view.known, strict=True))
    left = MONEY - pile - view.bank - sum(map(sum, (view.bottom, *view.bills, *view.won)))
    bills = sum(bills.count(0) for bills in view.won)

    def deal(mine: tuple[int, ...]) -> tuple[int, ...]:
        nonlocal left, bills
        if 0 not in mine:
            return mine
        dealt = []
        for _ in mine:
            bills -= 1
            ways = [weight * _ways(bills, left - value) for value, weight in _COMMON]
            value = _COMMON[pick(source, ways)][0]
            left -= value
            dealt.append(value)
        return tuple(sorted(dealt, reverse=True))

    return tuple([deal(mine) for mine in view.won]), view.known


#: Bills before a seat with how common they are: those of the box, and change of Bad Luck.
_COMMON = (*((value, 1) for value in range(CHIP, VALUES[0], CHIP)), *BILLS)


@cache
def _ways(bills: int, money: int) -> int:
    """In how many weighted ways so many bills make just this sum."""
    if money < bills * _COMMON[0][0] or money > bills * _COMMON[-1][0]:
        return 0
    if bills == 0:
        return 1
    return sum(weight * _ways(bills - 1, money - value) for value, weight in _COMMON)
