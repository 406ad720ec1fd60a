"""The choice of actions: what is on offer, which bids are open, who chooses next."""

from __future__ import annotations

from croupier.core.rules import Effect, Seat
from croupier.games.showdown import cards
from croupier.games.showdown.box import Box, Lot
from croupier.games.showdown.effects import ActionChosen, BidMade, Outbid, PublicityPaid
from croupier.games.showdown.events import PASS, PUBLICITY, RENOVATE, Bid, Choice, Publicity
from croupier.games.showdown.state import State, plus


def offered(box: Box, state: State, lot: Lot) -> int | None:
    """VS §3.2 The room a lot sells; None: sold out, empty, or a second track with one room left."""
    if lot.space is not None:
        return state.market[lot.space]
    assert lot.basic is not None
    return box.basics[lot.basic] if state.basic[lot.basic] > lot.second else None


def minimum(state: State, lot: Lot) -> int:
    """VS §3.2 The lowest bid: the marker of a premier space, the first space of a basic track."""
    return lot.spaces[0] if lot.space is None else state.prices[lot.space]


def holding(state: State, lot: str) -> tuple[Seat, int] | None:
    """VS §3.1 The seat that holds a lot, and its price."""
    for seat, choice in enumerate(state.choices):
        if isinstance(choice, Bid) and choice.lot == lot:
            return seat, choice.price
    return None


def open_bids(box: Box, state: State, seat: Seat) -> list[Bid]:
    """VS §3.2 Every bid the seat may make now, by lot and price."""
    barred = cards.barred(box, state)
    money = state.money[seat]
    held = {choice.lot: choice.price for choice in state.choices if isinstance(choice, Bid)}
    found = []
    for number, lot in enumerate(box.lots):
        room = offered(box, state, lot)
        if room is None or room in barred:
            continue
        low = minimum(state, lot)
        above = held.get(lot.name, 0)
        found += [bid for price, bid in box.bids[number].items() if low <= price <= money and price > above]
    return found


def open_choices(box: Box, state: State, seat: Seat) -> list[Choice]:
    """VS §3.1, §3.6 Bids, renovating, publicity; passing only if nothing else is left."""
    found: list[Choice] = [*open_bids(box, state, seat)]
    if not cards.forbidden(box, state, "renovate"):
        found.append(RENOVATE)
    if not cards.forbidden(box, state, "publicity"):
        found.append(PUBLICITY)
    return found or [PASS]


def chosen(box: Box, state: State, seat: Seat, choice: Choice, told: list[Effect] | None) -> State:
    """VS §3.1, §3.5 A choice is made; an outbid seat takes its marker back, publicity counts at once."""
    choices = list(state.choices)
    if isinstance(choice, Bid):
        held = holding(state, choice.lot)
        if held is not None:
            choices[held[0]] = None
        if told is not None:
            told += _bid_told(box, state, seat, choice)
    elif told is not None:
        told.append(ActionChosen(seat=seat, action=str(choice)))
    choices[seat] = choice
    fame = state.fame
    if isinstance(choice, Publicity):
        gain = cards.publicity(box, state)
        fame = plus(fame, seat, gain)
        if told is not None:
            told.append(PublicityPaid(seat=seat, fame=gain))
    return state._replace(choices=tuple(choices), fame=fame, seat=next_chooser(choices, seat))


def next_chooser(choices: list[Choice | None], after: Seat) -> Seat:
    """VS §3.1 The next seat clockwise whose choice does not stand; -1: all stand."""
    for step in range(1, len(choices) + 1):
        seat = (after + step) % len(choices)
        if choices[seat] is None:
            return seat
    return -1


def _bid_told(box: Box, state: State, seat: Seat, bid: Bid) -> list[Effect]:
    room = offered(box, state, box.lots[box.lot_number[bid.lot]])
    assert room is not None
    made = BidMade(seat=seat, lot=bid.lot, room=box.rooms[room].id, price=bid.price)
    held = holding(state, bid.lot)
    return [made] if held is None else [made, Outbid(seat=held[0], lot=bid.lot, room=made.room)]
