"""Positions from outside: a text is refused unless it is a position of this table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.core import position
from croupier.core.errors import InvalidPosition
from croupier.core.rules import Chance
from croupier.games.royale import box
from croupier.games.royale.moves import CASINOS, grey_dice
from croupier.games.royale.state import State
from croupier.games.royale.tiles import SIDES
from croupier.games.royale.tiles.c2 import ActivatedBadLuck
from croupier.games.royale.tiles.f1 import BlockIt
from croupier.games.royale.tiles.f2 import Handicap

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


def read(rules: Royale, text: str) -> State:
    """The state of a line of text; raises `InvalidPosition` with what is wrong."""
    state = position.read(text, State)
    for wrong in (_shape, _numbers, _bills, _tiles, _pending, _figures, _roll, _turn):
        if reason := wrong(rules, state):
            raise InvalidPosition(f"no position of this table: {reason}")
    return state


def totals(state: State) -> tuple[int, ...]:
    """Figures no event changes: each hand's dice wherever they lie, the grey dice, all the money."""
    small = [hand[0] for hand in state.hands]
    big = [hand[1] for hand in state.hands]
    for player in range(len(state.hands)):
        small[player] += sum(here[player] for here in state.dice)
        big[player] += state.biggies[player] > 0
    for tile in state.tiles:
        for seat, (smalls, bigs) in tile.on_tile().items() if tile is not None else ():
            small[seat] += smalls
            big[seat] += bigs
    return (*small, *big, _grey(state), _money(state))


def _grey(state: State) -> int:
    """LVR §1.5 The grey dice on casinos and on their tile; in the box if their tile is not in play."""
    lying = sum(grey_dice(state, casino) for casino in CASINOS)
    at_tile = [tile.grey_dice() for tile in state.tiles if isinstance(tile, BlockIt | Handicap)]
    return lying + (at_tile[0] if at_tile else box.GREY)


def _money(state: State) -> int:
    """LVR §4.3 All bills, and what the bank holds."""
    pile = sum(value * number for value, number in zip(box.VALUES, state.pile, strict=True))
    lying = sum(map(sum, (state.bottom, *state.bills, *state.won)))
    return pile + lying + state.bank


def _shape(rules: Royale, state: State) -> str:
    """As many seats, players, casinos and values as the table has."""
    start = rules.start()
    for name in ("pile", "won", "chips", "hands", "dice", "biggies", "tiles"):
        wanted, found = len(getattr(start, name)), len(getattr(state, name))
        if wanted != found:
            return f"{name} has {found} parts, not {wanted}"
    if any(len(here) != rules.hands + 1 for here in state.dice):
        return f"dice lie there for {rules.hands + 1} players"
    return "" if len(state.bills) <= len(CASINOS) else f"there are {len(CASINOS)} pairs at most"


def _numbers(rules: Royale, state: State) -> str:
    """Numbers that lie in their ranges."""
    ranges = {
        "round": range(1, rules.settings.rounds + 2),
        "start": range(-1, rules.seats),
        "seat": range(-1, rules.seats),
    }
    for name, allowed in ranges.items():
        if getattr(state, name) not in allowed:
            return f"{name} is from {allowed.start} to {allowed.stop - 1}"
    if any(lies not in range(len(CASINOS) + 1) for lies in state.biggies):
        return "a Biggy lies on no casino"
    counts = (state.pile, state.chips, *state.hands, *state.dice)
    return "a number is negative" if min(map(min, counts)) < 0 else ""


def _bills(rules: Royale, state: State) -> str:
    """LVR §1.3, C2 Bills have a value; the pile is no larger than the box's; rows lie in falling order."""
    if any(bill not in box.VALUES for row in (state.bottom, *state.bills) for bill in row):
        return "a bill of the box is worth 30 to 100"
    if any(bill not in range(10, 101, 10) for row in state.won for bill in row) or state.bank % 10:
        return "money comes in tens"
    if any(number > most for number, (_, most) in zip(state.pile, box.BILLS, strict=True)):
        return "the pile has more bills than the box"
    rows = (*state.bills, *state.won)
    return "" if all(list(row) == sorted(row, reverse=True) for row in rows) else "bills lie in falling order"


def _tiles(rules: Royale, state: State) -> str:
    """LVR §1.5, §2.4 Tiles of different letters on the first casinos, with tokens of seats of this table."""
    lying = [tile for tile in state.tiles if tile is not None]
    if len({tile.code[0] for tile in lying}) < len(lying) or any(side not in SIDES for side in state.used):
        return "the two sides of a tile never meet"
    if list(state.tiles[: len(lying)]) != lying or len(lying) > rules.settings.tiles:
        return "tiles lie on the first casinos"
    if rules.settings.bad_luck == "always" and ActivatedBadLuck() in lying:
        return "an activation of Bad Luck is noted only where it matters"
    return next((wrong for tile in lying if (wrong := tile.fault(rules.seats))), "")


def _pending(rules: Royale, state: State) -> str:
    """What is owed is owed by a seat, and its figures are possible."""
    owed = state.pending
    if owed is None:
        return ""
    possible = owed.seat in range(rules.seats) and not owed.fault(rules.seats)
    return "" if possible else "what is owed is not possible"


def _figures(rules: Royale, state: State) -> str:
    """LVR §1.2, §1.3 All dice and all the money are there."""
    wanted = rules.totals(rules.start())
    return "" if rules.totals(state) == wanted else "dice and money are not those of the box"


def _roll(rules: Royale, state: State) -> str:
    """LVR §3.2 What was rolled is the whole hand of the seat in turn."""
    roll = state.rolled
    if roll is None:
        return ""
    if state.seat < 0 or roll.neutral or (len(roll.small), int(roll.big > 0)) != state.hands[state.seat]:
        return "the roll is not the hand of the seat in turn"
    faces = {*roll.small, roll.big}
    return "" if faces <= set(range(7)) and 0 not in roll.small else "a die shows 1 to 6"


def _turn(rules: Royale, state: State) -> str:
    """Somebody or chance is to move, and can."""
    if state.round > rules.settings.rounds:
        return ""
    if state.pending is None and state.rolled is None and state.seat < 0 and rules.due(state) is None:
        return "nothing is due and nobody is in turn"
    try:
        turn = rules.turn(state)
        if isinstance(turn, Chance):
            return "" if next(iter(rules.outcomes(state)), None) else "chance has nothing to bring"
        asked = turn[0] if isinstance(turn, tuple) else -1
        return "" if rules.actions(state, asked) else "the seat in turn has no choice"
    except (AssertionError, IndexError):
        return "what is owed does not fit the tiles"
