"""Positions from outside: a text is refused unless it is a table of this box that could be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from croupier.core import position
from croupier.core.errors import InvalidPosition
from croupier.games.showdown import settlement, turns
from croupier.games.showdown.events import Bid
from croupier.games.showdown.settlement import MOST_BUILT, MOST_REMOVED, values
from croupier.games.showdown.sheet import Sheet
from croupier.games.showdown.state import Placing, Renovation, State

if TYPE_CHECKING:
    from croupier.games.showdown.rules import Showdown

_BY_SEAT = ("money", "population", "revenue", "fame", "sheets", "stored", "choices")
#: What stands before the last field.
_OWED = " pending="
_LIKE_START = ("basic", "stack_a", "stack_b", "gone", "market", "prices", "pile")


def write(state: State) -> str:
    """The state as one line; what is owed stands in a list, as in every record written so far."""
    before, mark, owed = position.write(state).rpartition(_OWED)
    return f"{before}{mark}[{'' if owed == '-' else owed}]"


def read(rules: Showdown, text: str) -> State:
    """The state of a line of text; raises `InvalidPosition` with what is wrong."""
    before, mark, owed = text.rpartition(_OWED)
    inside = owed[1:-1] or "-" if owed.startswith("[") else owed
    state = position.read(f"{before}{mark}{inside}", State)
    if write(state) != text:
        raise InvalidPosition("no position of this table: one thing is owed at most, in a list")
    for wrong in (_shape, _numbers, _rooms, _market, _tracks, _phase, _choices, _pending):
        if reason := wrong(rules, state):
            raise InvalidPosition(f"no position of this table: {reason}")
    return state


def totals(rules: Showdown, state: State) -> tuple[int, ...]:
    """Figures no event changes: every room wherever it lies, and tracks less what the sheets give."""
    rooms = [a + b + gone for a, b, gone in zip(state.stack_a, state.stack_b, state.gone, strict=True)]
    for number, left in zip(rules.box.basics, state.basic, strict=True):
        rooms[number] += left
    for room in (*state.market, *(room for stored in state.stored for room in stored)):
        if room is not None:
            rooms[room] += 1
    grounds = []
    for seat, sheet in enumerate(state.sheets):
        for spot in sheet:
            rooms[rules.box.plan.spots[spot].room] += 1
        population, revenue, _ = settlement.values(rules.box, sheet)
        grounds += [state.population[seat] - population, state.revenue[seat] - revenue]
    return (*rooms, *grounds)


def _shape(rules: Showdown, state: State) -> str:
    """As many seats, stacks, spaces and cards as the table has."""
    start = rules.start()
    for name in (*_BY_SEAT, *_LIKE_START):
        wanted, found = len(getattr(start, name)), len(getattr(state, name))
        if wanted != found:
            return f"{name} has {found} parts, not {wanted}"
    return ""


def _numbers(rules: Showdown, state: State) -> str:
    """Numbers that lie in their ranges."""
    counts = (state.money, state.basic, state.stack_a, state.stack_b, state.gone, state.prices, state.pile)
    if min(map(min, counts)) < 0 or state.turn < 0:
        return "a number is negative"
    seats = range(-1, rules.seats)
    if state.button not in seats or state.seat not in seats:
        return f"button and seat are from -1 to {rules.seats - 1}"
    if any(left > all_ for left, all_ in zip(state.pile, rules.box.full_pile, strict=True)):
        return "there are more cards than in the box"
    if any(kind not in range(len(rules.box.kinds)) for kind in state.drawn):
        return "a card is not in the box"
    return ""


def _rooms(rules: Showdown, state: State) -> str:
    """VS §1.1, §4.4 Every room of the box lies in one place, and every sheet is legal."""
    numbers = range(len(rules.box.rooms))
    held = [room for stored in state.stored for room in stored]
    if any(room not in numbers for room in (*held, *(room for room in state.market if room is not None))):
        return "a room is not in the box"
    for sheet, stored in zip(state.sheets, state.stored, strict=True):
        if wrong := _sheet(rules, sheet, stored):
            return wrong
        if rules.box.plan.fault(sheet) is not None:
            return "a sheet is not legal"
    kinds = len(rules.box.rooms)
    if rules.totals(state)[:kinds] != rules.totals(rules.start())[:kinds]:
        return "the rooms are not those of the box"
    return ""


def _sheet(rules: Showdown, sheet: Sheet, stored: tuple[int, ...]) -> str:
    if any(spot not in range(len(rules.box.plan.spots)) for spot in sheet):
        return "a spot is not on the sheet"
    if list(sheet) != sorted(sheet) or list(stored) != sorted(stored):
        return "rooms are not in order"
    return ""


def _market(rules: Showdown, state: State) -> str:
    """VS §2.1 A marker stands on a circular space up to the start price, where a room lies."""
    for room, price in zip(state.market, state.prices, strict=True):
        if room is None:
            if price:
                return "a marker stands where no room lies"
        elif not rules.box.rooms[room].premier:
            return "a basic room lies on a premier space"
        elif price not in rules.components.circular or price > rules.box.rooms[room].price:
            return f"{price} is no space for the marker of {rules.box.rooms[room].id}"
    return ""


def _tracks(rules: Showdown, state: State) -> str:
    """VS §2.5 Population and revenue follow the sheet; fame is at least that of the rooms."""
    start = rules.components.start
    for seat, sheet in enumerate(state.sheets):
        population, revenue, fame = values(rules.box, sheet)
        if state.population[seat] != start.population + population:
            return f"the population of seat {seat + 1} is {start.population + population}"
        if state.revenue[seat] != start.revenue + revenue:
            return f"the revenue of seat {seat + 1} is {start.revenue + revenue}"
        if state.fame[seat] < start.fame + fame:
            return f"the fame of seat {seat + 1} is at least {start.fame + fame}"
    return ""


def _phase(rules: Showdown, state: State) -> str:
    """VS §2 Each phase has what it needs: a button, a seat, an empty space, a stack that is due."""
    empty = None in state.market
    stands = {
        "start": state.button < 0 and state.turn == 0,
        "setup": state.button >= 0 and state.turn == 0 and empty,
        "event": state.button >= 0 and state.turn > 0 and empty,
        "room": state.button >= 0 and state.turn > 0 and empty and bool(state.drawn),
        "actions": state.button >= 0 and state.turn > 0 and state.seat >= 0 and not empty,
        "settle": state.button >= 0 and state.turn > 0 and state.seat >= 0,
        "over": state.button >= 0 and state.turn > 0 and _ended(rules, state),
    }
    if not stands[state.phase]:
        return f"this is not the table of phase {state.phase}"
    if (state.due is not None) != (state.phase in ("setup", "room")):
        return "a room is due in phase setup or room, and only there"
    if state.due is not None and not any(turns.stack(rules.box, state, state.due)):
        return f"the stack {state.due} is empty"
    return ""


def _ended(rules: Showdown, state: State) -> bool:
    """VS §5.1 A sheet is full, or the stack of the last card is empty."""
    if turns.full_sheets(rules.box, state):
        return True
    last = state.drawn[-1:]
    return bool(last) and not any(turns.stack(rules.box, state, rules.box.kinds[last[0]].event.symbol))


def _choices(rules: Showdown, state: State) -> str:
    """VS §3.2 Bids stand on spaces the bidder can pay, one on a lot; choices are made in the actions."""
    bids = [choice for choice in state.choices if isinstance(choice, Bid)]
    box = rules.box
    for bid in bids:
        if bid.lot not in box.lot_number or bid.price not in box.lots[box.lot_number[bid.lot]].spaces:
            return f"{bid} is no bid of this table"
    if len({bid.lot for bid in bids}) != len(bids):
        return "two bids stand on one lot"
    made = [choice is not None for choice in state.choices]
    if state.phase == "actions" and state.choices[state.seat] is not None:
        return "the seat in turn has chosen already"
    if state.phase == "settle" and not all(made):
        return "in settlement every choice stands"
    return "choices stand before the actions" if state.phase in ("start", "setup") and any(made) else ""


def _pending(rules: Showdown, state: State) -> str:
    """VS §3.3, §3.4 In settlement one thing is owed, and it fits what the seat has."""
    owed = state.pending
    if (owed is None) == (state.phase == "settle"):
        return "one thing is owed in settlement, and only there"
    stored, sheet = state.stored[state.seat], state.sheets[state.seat]
    match owed:
        case Placing(bought=bought):
            if not stored or (bought is not None and bought not in stored):
                return "the room to lay is not in store"
        case Renovation():
            if wrong := _sheet(rules, owed.sheet, owed.stored):
                return wrong
            if not (0 <= owed.removed <= MOST_REMOVED and 0 <= owed.built <= MOST_BUILT):
                return "a renovation takes off and lays two rooms at most"
            if _held(rules, owed.sheet, owed.stored) != _held(rules, sheet, stored):
                return "a renovation neither makes nor loses rooms"
    return ""


def _held(rules: Showdown, sheet: Sheet, stored: tuple[int, ...]) -> Counter[int]:
    return Counter([rules.box.plan.spots[spot].room for spot in sheet]) + Counter(stored)
