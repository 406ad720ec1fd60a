"""Event cards: what each does at once, at income, and for the actions of its turn."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from croupier.core.rules import Effect
from croupier.games.showdown.box import Box
from croupier.games.showdown.effects import CardDrawn, CardMovedPrice, FameGained, MoneyGained
from croupier.games.showdown.events import Draw
from croupier.games.showdown.rooms import (
    Card,
    CardEffect,
    Fewest,
    Forbid,
    MoneyForAll,
    MorePublicity,
    Most,
    MovePrices,
    NoBid,
    Nothing,
    OtherIncome,
    PerRoom,
    Track,
)
from croupier.games.showdown.state import State

#: When a card counts.
Moment: TypeAlias = Literal["at once", "income", "actions"]


def moment(effect: CardEffect) -> Moment:
    """VS §2.2 When a card counts: as it is drawn, at this turn's income, or for its actions."""
    match effect:
        case NoBid() | Forbid() | MorePublicity():
            return "actions"
        case OtherIncome():
            return "income"
        case PerRoom() | MoneyForAll() | Most() | Fewest() | MovePrices() | Nothing():
            return "at once"
        case _:
            assert_never(effect)


def told(event: Draw, effect: CardEffect) -> CardDrawn:
    """A card as people are told of it: what it does, to which rooms, how much."""
    match effect:
        case NoBid(rooms=rooms):
            does, amount = "no-bid", 0
        case Forbid(action=action):
            does, rooms, amount = f"no-{action}", (), 0
        case MorePublicity(amount=amount):
            does, rooms = "publicity", ()
        case OtherIncome(mode=mode):
            does, rooms, amount = f"income-{mode}", (), 0
        case PerRoom(gain=gain, rooms=rooms, amount=amount):
            does = f"{gain}-per-room"
        case MoneyForAll(amount=amount):
            does, rooms = "money", ()
        case Most(track=track, amount=amount):
            does, rooms = f"most-{track}", ()
        case Fewest(track=track, amount=amount):
            does, rooms = f"fewest-{track}", ()
        case MovePrices(steps=steps):
            does, rooms, amount = "prices-down" if steps < 0 else "prices-up", (), abs(steps)
        case Nothing():
            does, rooms, amount = "nothing", (), 0
    return CardDrawn(card=event.card, symbol=event.symbol, does=does, rooms=rooms, amount=amount)


def carried_out(box: Box, state: State, card: Card, told: list[Effect] | None) -> State:
    """VS §2.2 The state after what a card does at once; other cards wait in `drawn`."""
    match card.effect:
        case PerRoom(gain=gain, rooms=rooms, amount=amount):
            numbers = {box.plan.number[id] for id in rooms}
            counts = [
                amount * sum(box.plan.spots[spot].room in numbers for spot in sheet) for sheet in state.sheets
            ]
            return _gained(state, gain, counts, card.id, told)
        case MoneyForAll(amount=amount):
            return _gained(state, "money", [amount] * box.seats, card.id, told)
        case Most(track=track, amount=amount):
            values = _track(state, track)
            return _gained(state, "fame", [amount * (v == max(values)) for v in values], card.id, told)
        case Fewest(track=track, amount=amount):
            values = _track(state, track)
            return _gained(state, "money", [amount * (v == min(values)) for v in values], card.id, told)
        case MovePrices(steps=steps):
            return _moved(box, state, steps, card.id, told)
        case NoBid() | Forbid() | MorePublicity() | OtherIncome() | Nothing():
            return state


def barred(box: Box, state: State) -> frozenset[int]:
    """VS §3.2 The rooms nobody may bid on this turn."""
    found: list[int] = []
    for kind in state.drawn:
        effect = box.kinds[kind].card.effect
        if isinstance(effect, NoBid):
            found += [box.plan.number[id] for id in effect.rooms]
    return frozenset(found)


def forbidden(box: Box, state: State, action: Literal["renovate", "publicity"]) -> bool:
    """Whether a card of this turn forbids an action."""
    return any(
        isinstance(effect, Forbid) and effect.action == action
        for effect in [box.kinds[kind].card.effect for kind in state.drawn]
    )


def publicity(box: Box, state: State) -> int:
    """VS §3.5 The fame of publicity: 1, or what a card of this turn says; the last one counts."""
    fame = 1
    for kind in state.drawn:
        effect = box.kinds[kind].card.effect
        if isinstance(effect, MorePublicity):
            fame = effect.amount
    return fame


def incomes(box: Box, state: State) -> list[int]:
    """VS §2.3 Each seat's income: the lower of population and revenue, or as the last card says."""
    lower = [min(pair) for pair in zip(state.population, state.revenue, strict=True)]
    found = lower
    for kind in state.drawn:
        effect = box.kinds[kind].card.effect
        if isinstance(effect, OtherIncome):
            match effect.mode:
                case "population":
                    found = list(state.population)
                case "revenue":
                    found = list(state.revenue)
                case "half":
                    found = [(income + 1) // 2 for income in lower]
    return found


def _track(state: State, track: Track) -> tuple[int, ...]:
    match track:
        case "population":
            return state.population
        case "revenue":
            return state.revenue
        case "fame":
            return state.fame


def _gained(
    state: State, what: Literal["money", "fame"], amounts: list[int], card: str, told: list[Effect] | None
) -> State:
    for seat, amount in enumerate(amounts):
        if amount and told is not None:
            if what == "money":
                told.append(MoneyGained(seat=seat, money=amount, card=card))
            else:
                told.append(FameGained(seat=seat, fame=amount, card=card))
    if what == "money":
        return state._replace(money=tuple(map(sum, zip(state.money, amounts, strict=True))))
    return state._replace(fame=tuple(map(sum, zip(state.fame, amounts, strict=True))))


def _moved(box: Box, state: State, steps: int, card: str, told: list[Effect] | None) -> State:
    """Standing markers move by circular spaces, not below the lowest nor above the start price."""
    circular = box.components.circular
    prices = list(state.prices)
    for space, room in enumerate(state.market):
        if room is None:
            continue
        highest = circular.index(box.rooms[room].price)
        step = min(max(circular.index(prices[space]) + steps, 0), highest)
        if circular[step] != prices[space]:
            prices[space] = circular[step]
            if told is not None:
                lot = f"premier{space + 1}"
                name = box.rooms[room].id
                told.append(CardMovedPrice(card=card, lot=lot, room=name, price=prices[space]))
    return state._replace(prices=tuple(prices))
