"""What a seat sees, and a state that it could not tell from the real one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from croupier.core.chance import pick
from croupier.core.rules import Seat, Source
from croupier.games.lasvegas.events import Roll
from croupier.games.royale.box import BILLS, CHIP, MONEY, VALUES
from croupier.games.royale.events import Split
from croupier.games.royale.pending import Guessing, Open, Pending, Picking
from croupier.games.royale.state import State
from croupier.games.royale.tiles.g import SPLITS
from croupier.games.royale.tokens import Dice, Tile


@dataclass(frozen=True, slots=True)
class Fist:
    """LVR A1 A guess is owed; only the hider knows the number, for the others it is 0."""

    seat: Seat
    hider: Seat
    hidden: int


@dataclass(frozen=True, slots=True)
class Piles:
    """LVR G1 A pile is to be taken; everyone sees the sizes, only the splitter what they hold."""

    seat: Seat
    splitter: Seat
    sizes: tuple[int, int]
    first: tuple[int, ...]
    second: tuple[int, ...]


Seen: TypeAlias = Open | Fist | Piles


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


def build(state: State, viewer: Seat | None, open_money: bool, open_bank: bool) -> View:
    """LVR §4.3 The view of a seat: others' bills lie face down unless money is open."""
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
        pending=_seen(state.pending, viewer),
    )


def _seen(owed: Pending | None, viewer: Seat | None) -> Seen | None:
    """LVR A1, G1 What is owed, without what is hidden from the viewer."""
    match owed:
        case Guessing(seat=seat, hider=hider, hidden=hidden):
            return Fist(seat, hider, hidden if viewer == hider else 0)
        case Picking(seat=seat, splitter=splitter, first=first, second=second):
            sizes = (len(first), len(second))
            mine = viewer == splitter
            return Piles(seat, splitter, sizes, first if mine else (), second if mine else ())
        case _:
            return owed


def redeal(view: View, source: Source) -> State:
    """Bills face down and secrets are dealt at random, so that the view fits."""
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
        pending=_dealt(view.pending, source),
    )


def _dealt(owed: Seen | None, source: Source) -> Pending | None:
    """LVR A1, G1 A secret that could be there."""
    match owed:
        case Fist(seat=seat, hider=hider, hidden=hidden):
            return Guessing(seat, hider, hidden or source.below(3) + 1)
        case Piles(seat=seat, splitter=splitter, sizes=sizes, first=first, second=second):
            if first:
                return Picking(seat, splitter, first, second)
            fitting = _splits(sizes[0])
            chosen = fitting[source.below(len(fitting))]
            return Picking(seat, splitter, chosen.first, chosen.second)
        case _:
            return owed


@cache
def _splits(size: int) -> list[Split]:
    return [split for split in SPLITS if isinstance(split, Split) and len(split.first) == size]


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
