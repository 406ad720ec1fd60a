"""What a position holds: totals that never change, so that a text without all dice and bills is refused."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from croupier.core import position
from croupier.core.errors import InvalidPosition
from croupier.games.lasvegas.state import State

if TYPE_CHECKING:
    from croupier.games.lasvegas.rules import LasVegas


def read(rules: LasVegas, text: str) -> State:
    """The state of a line of text; raises `InvalidPosition` with what is wrong."""
    state = position.read(text, State)
    for wrong in (_shape, _numbers, _bills, _dice, _roll):
        if reason := wrong(rules, state):
            raise InvalidPosition(f"no position of this table: {reason}")
    return state


def totals(rules: LasVegas, state: State) -> tuple[int, ...]:
    """Each seat's dice, the neutral dice, and all the money of the box."""
    own = [
        small
        + big
        + (state.biggies[seat] > 0)
        + sum(here[seat] for here in state.dice)
        + sum(dice for who, dice, _ in state.bandit if who == seat)
        for seat, (small, big, _) in enumerate(state.hands)
    ]
    neutral = sum(hand[2] for hand in state.hands) + state.left_over
    if rules.settings.neutral:
        neutral += sum(here[-1] for here in state.dice)
    pile = sum(value * number for value, number in zip(rules.edition.values, state.pile, strict=True))
    lying = sum(map(sum, (state.bottom, state.box, *state.bills, *state.won)))
    return (*own, neutral, pile + lying)


def _shape(rules: LasVegas, state: State) -> str:
    """As many seats, players, casinos and values as the table has."""
    start = rules.start()
    for name in ("pile", "bills", "won", "hands", "dice", "biggies", "bandit"):
        wanted, found = len(getattr(start, name)), len(getattr(state, name))
        if wanted != found:
            return f"{name} has {found} parts, not {wanted}"
    if any(len(here) != rules.players for here in state.dice):
        return f"dice lie there for {rules.players} players"
    return ""


def _numbers(rules: LasVegas, state: State) -> str:
    """Numbers that lie in their ranges."""
    ranges = {
        "round": range(1, rules.settings.rounds + 2),
        "start": range(-1, rules.seats),
        "stocking": range(1, rules.casinos + 2),
        "left_over": range(rules.left_over + 1),
        "seat": range(-1, rules.seats),
    }
    for name, allowed in ranges.items():
        if getattr(state, name) not in allowed:
            return f"{name} is from {allowed.start} to {allowed.stop - 1}"
    if any(lies not in range(rules.casinos + 1) for lies in state.biggies):
        return "a Biggie lies on no casino"
    if any(who not in range(-1, rules.seats) for who, _, _ in state.bandit):
        return "dice of nobody lie on the bandit"
    counts = (state.pile, *state.hands, *state.dice, *(dice[1:] for dice in state.bandit))
    return "a number is negative" if min(map(min, counts)) < 0 else ""


def _bills(rules: LasVegas, state: State) -> str:
    """LV12 §1.3, LV6 §1.3 Every bill of the box lies in one place; rows lie in their order."""
    lying = Counter(bill for row in (state.bottom, state.box, *state.bills, *state.won) for bill in row)
    lying.update(dict(zip(rules.edition.values, state.pile, strict=True)))
    if +lying != Counter(dict(rules.edition.bills)):
        return "the bills are not those of the box"
    if any(list(row) != sorted(row, reverse=True) for row in (*state.bills, *state.won)):
        return "bills lie in falling order"
    return "the box is in rising order" if list(state.box) != sorted(state.box) else ""


def _dice(rules: LasVegas, state: State) -> str:
    """LV12 §1.2, LV6 §1.2 Every seat's dice are all there."""
    return "" if totals(rules, state) == totals(rules, rules.start()) else "the dice are not those of the box"


def _roll(rules: LasVegas, state: State) -> str:
    """LV12 §3.1 What was rolled is the whole hand of the seat in turn."""
    if state.rolled is None:
        return ""
    roll = state.rolled
    dice = (len(roll.small), int(roll.big > 0), len(roll.neutral))
    if state.seat < 0 or dice != state.hands[state.seat]:
        return "the roll is not the hand of the seat in turn"
    return "" if {*roll.small, roll.big, *roll.neutral} <= set(range(7)) else "a die shows 1 to 6"
