"""LVR §2 The set-up of a round: lot, pairs, reserve, tiles, neutral dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.core.rules import Chance
from croupier.games.lasvegas.events import Start
from croupier.games.royale import box
from croupier.games.royale.events import Lay, Neutral, Pair, Reserve, SetUpEvent
from croupier.games.royale.moves import CASINOS, place, with_tile
from croupier.games.royale.state import State
from croupier.games.royale.tiles import KINDS

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


def first(rules: Royale) -> State:
    """LVR §2.3 The table before the first round: the start seat is set, or the lot is due."""
    starts = rules.settings.start
    return fresh(
        rules,
        State(
            round=1,
            start=-1 if starts == "lot" else int(starts) - 1,
            pile=tuple(number for _, number in box.BILLS),
            bottom=(),
            bank=0,
            bills=(),
            won=((),) * rules.seats,
            used=(),
            chips=(0,) * rules.seats,
            seat=-1,
            hands=(),
            dice=(),
            biggies=(),
            tiles=(),
            rolled=None,
            pending=None,
        ),
    )


def fresh(rules: Royale, state: State) -> State:
    """LVR §2.2, §2.4 Eight dice and two chips for every seat; no tile yet; casinos wait for bills."""
    return state._replace(
        chips=tuple([chips + box.CHIPS_A_ROUND for chips in state.chips]),
        seat=-1,
        hands=((box.SMALL, 1),) * rules.hands,
        dice=((0,) * (rules.hands + 1),) * len(CASINOS),
        biggies=(0,) * rules.hands,
        tiles=(None,) * len(CASINOS),
        rolled=None,
        pending=None,
    )


def due(rules: Royale, state: State) -> Chance | None:
    """LVR §2 What the set-up waits for: the lot, pairs, the reserve, tiles, the neutral dice."""
    if state.start < 0:
        return Chance("start")
    if len(state.bills) < len(CASINOS):
        return Chance("pair")
    if rules.settings.tiles and sum(state.pile) > box.RESERVE:
        return Chance("reserve")
    if sum(tile is not None for tile in state.tiles) < rules.settings.tiles:
        return Chance("tile")
    if rules.settings.neutral and any(state.hands[-1]):
        return Chance("neutral")
    return None


def prepared(rules: Royale, state: State, event: SetUpEvent) -> State:
    """LVR §2 One step of the set-up."""
    match event:
        case Start(seat=seat):
            return state._replace(start=seat)
        case Pair(high=high, low=low):
            return _pair(state, high, low)
        case Reserve(bills=bills):
            return _reserve(state, bills)
        case Lay(casino=casino, side=side):
            return lay(rules, state, casino, side)
        case Neutral(small=small, big=big):
            return _neutral(state, rules.seats, small, big)


def lay(rules: Royale, state: State, casino: int, side: str) -> State:
    """LVR §2.4 A tile is laid and set up afresh."""
    tile = KINDS[side].fresh(rules.seats)
    return tile.set_up(with_tile(state, casino, tile))


def _pair(state: State, high: int, low: int) -> State:
    """LVR §2.1 The highest sum goes to casino 6, ... the lowest to 1; equal sums by the higher bill."""
    pile = list(state.pile)
    for value in (high, low):
        pile[box.VALUES.index(value)] -= 1
    bills = (*state.bills, (high, low))
    if len(bills) == len(CASINOS):
        bills = tuple(sorted(bills, key=lambda pair: (sum(pair), pair)))
    return state._replace(pile=tuple(pile), bills=bills)


def _reserve(state: State, bills: tuple[int, ...]) -> State:
    """LVR §2.1 These bills are the pile now, the others the bank."""
    kept = tuple(bills.count(value) for value in box.VALUES)
    others = zip(box.VALUES, state.pile, kept, strict=True)
    return state._replace(pile=kept, bank=sum(value * (old - new) for value, old, new in others))


def _neutral(state: State, player: int, small: tuple[int, ...], big: int) -> State:
    """LVR §2.5 All eight dice of an unused colour lie on the casinos they show."""
    for face in small:
        state = place(state, player, face, 1, 0)
    return place(state, player, big, 0, 1)
