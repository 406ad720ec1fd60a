"""Positions from outside: a text is refused unless it is a position of this table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.core import position
from croupier.core.errors import InvalidPosition
from croupier.core.rules import Chance
from croupier.games.royale import box
from croupier.games.royale.moves import CASINOS
from croupier.games.royale.pending import (
    Adding,
    Choosing,
    Daring,
    FiftyRoll,
    Guessing,
    Knocking,
    Picking,
    Splitting,
)
from croupier.games.royale.state import State
from croupier.games.royale.tiles.g import TOKENS
from croupier.games.royale.tokens import (
    DoubleDown,
    HighFive,
    Knockout,
    MyChoice,
    NiceDice,
    NoEntry,
    PowerPlay,
    PrimeTime,
)

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


def read(rules: Royale, text: str) -> State:
    """The state of a line of text; raises `InvalidPosition` with what is wrong."""
    state = position.read(text, State)
    for wrong in (_shape, _numbers, _bills, _tiles, _pending, _figures, _roll, _turn):
        if reason := wrong(rules, state):
            raise InvalidPosition(f"no position of this table: {reason}")
    return state


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
    if len({tile.code[0] for tile in lying}) < len(lying) or any(
        side not in box.SIDES for side in state.used
    ):
        return "the two sides of a tile never meet"
    if list(state.tiles[: len(lying)]) != lying or len(lying) > rules.settings.tiles:
        return "tiles lie on the first casinos"
    for tile in lying:
        seats: tuple[int, ...] = ()
        match tile:
            case HighFive(holder=seat) | PowerPlay(holder=seat) | PrimeTime(seat=seat) | MyChoice(gold=seat):
                seats = (seat,)
            case NiceDice(seats=seats, biggies=biggies):
                if len(seats) != 6 or len(biggies) != 6:
                    return "Nice Dice has six spaces"
            case Knockout(bar=dice) | DoubleDown(dice=dice):
                if len(dice) != rules.seats or min(map(min, dice)) < 0:
                    return f"{box.SIDES[tile.code]} has a place for every seat"
            case NoEntry(barred=barred, space=space) if not (0 <= barred <= 6 and 0 <= space < 6):
                return "the bar lies on a casino and the marker on its track"
            case _:
                pass
        if any(seat not in range(-1, rules.seats) for seat in seats):
            return "a token belongs to a seat"
    return ""


def _pending(rules: Royale, state: State) -> str:
    """What is owed is owed by a seat, and its figures are possible."""
    owed = state.pending
    if owed is None:
        return ""
    seats = [owed.seat]
    good = True
    match owed:
        case Guessing(hider=hider, hidden=hidden):
            seats.append(hider)
            good = hidden in (1, 2, 3)
        case Adding(faces=faces) | Choosing(faces=faces):
            good = len(faces) == 2 and 1 <= faces[0] <= faces[1] <= 6
        case FiftyRoll(space=space, last=last) | Daring(space=space, last=last):
            good = 0 <= space < 4 and 0 <= last <= 12
        case Knocking(active=active, after=after):
            seats += [active, *after]
        case Splitting(winner=winner):
            seats.append(winner)
        case Picking(splitter=splitter, first=first, second=second):
            seats.append(splitter)
            good = sorted((*first, *second)) == sorted(TOKENS)
        case _:
            pass
    good = good and all(seat in range(rules.seats) for seat in seats)
    return "" if good else "what is owed is not possible"


def _figures(rules: Royale, state: State) -> str:
    """LVR §1.2, §1.3 All dice and all the money are there."""
    wanted = rules.totals(rules.start())
    return "" if rules.totals(state) == wanted else "dice and money are not those of the box"


def _roll(rules: Royale, state: State) -> str:
    """LVR §3.2 What was rolled is the whole hand of the seat in turn."""
    roll = state.rolled
    if roll is None:
        return ""
    if state.seat < 0 or roll.white or (len(roll.small), int(roll.big > 0)) != state.hands[state.seat]:
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
