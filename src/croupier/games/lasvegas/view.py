"""What a seat sees, what it can tell from that, and why something is refused."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.chance import pick
from croupier.core.rules import Preview, Refusal, Seat, Source
from croupier.games.lasvegas.editions import CASINOS, Edition
from croupier.games.lasvegas.events import BANDIT, LasVegasEvent, Place, Roll
from croupier.games.lasvegas.payout import bandit_ranking, cancel, prize, ranking
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


def build(state: State, viewer: Seat | None, open_money: bool) -> View:
    """LV12 §4.4 The view of a seat: others' bills lie face down unless money is open."""
    return View(
        viewer=-1 if viewer is None else viewer,
        round=state.round,
        start=state.start,
        seat=state.seat,
        stocking=state.stocking,
        left_over=state.left_over,
        pile=sum(state.pile),
        bottom=state.bottom,
        box=state.box,
        bills=state.bills,
        hands=state.hands,
        dice=state.dice,
        biggies=state.biggies,
        bandit=state.bandit,
        rolled=state.rolled,
        won=tuple(
            bills if open_money or seat == viewer else (0,) * len(bills)
            for seat, bills in enumerate(state.won)
        ),
    )


def redeal(edition: Edition, view: View, source: Source) -> State:
    """A state this view cannot tell from the real one: face-down bills are dealt from the unseen ones."""
    unseen = [number for _, number in edition.bills]
    values = edition.values
    for bills in (view.bottom, view.box, *view.bills, *view.won):
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

    won = tuple([deal(bills) for bills in view.won])
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


def preview(view: View, event: LasVegasEvent) -> Preview:
    """What the placement would win now, against what the seat wins there already."""
    if not isinstance(event, Place) or view.rolled is None:
        return Preview(0, "preview-chance")
    small, big, white = view.rolled.count(event.value)
    if event.bandit:
        return _preview_bandit(view, event.value, small, big)
    return _preview_casino(view, event.value, small + 2 * big, white)


def _preview_casino(view: View, casino: int, own: int, white: int) -> Preview:
    me, bills = view.viewer, view.bills[casino - 1]
    now = strengths(view, casino)
    then = list(now)
    then[me] += own
    if white:
        then[-1] += white
    wins = prize(ranking(then), bills, me)
    gain = wins - prize(ranking(now), bills, me)
    if wins:
        return Preview(gain, "preview-wins", (("bill", wins),))
    if then[me] and not cancel(then)[me]:
        equals = tuple(player for player, other in enumerate(then) if other == then[me] and player != me)
        return Preview(gain, "preview-ties", (("seats", equals),))
    return Preview(gain, "preview-nothing")


def _preview_bandit(view: View, value: int, small: int, big: int) -> Preview:
    me, bills = view.viewer, view.bills[BANDIT - 1]
    then = list(view.bandit)
    then[value - 1] = (me, small, big)
    wins = prize(bandit_ranking(then), bills, me)
    gain = wins - prize(bandit_ranking(view.bandit), bills, me)
    return Preview(gain, "preview-wins", (("bill", wins),)) if wins else Preview(gain, "preview-nothing")


def strengths(view: View | State, casino: int) -> list[int]:
    """LV6 §4.1 Each player's strength at a casino 1 to 6: small dice, and two for a Biggie."""
    found = list(view.dice[casino - 1])
    if casino in view.biggies:
        for seat, lies in enumerate(view.biggies):
            if lies == casino:
                found[seat] += 2
    return found


def why_not(edition: Edition, rounds: int, view: View, event: LasVegasEvent) -> Refusal:
    """Why the viewer may not do this now."""
    if view.round > rounds:
        return Refusal("game-over", f"{edition.cite} §5.1")
    if not isinstance(event, Place):
        return Refusal("only-chance", "LV12 §3.1")
    if view.seat < 0:
        return Refusal("roll-first", "LV12 §2.1")
    if view.seat != view.viewer:
        return Refusal("not-your-turn", "LV12 §3.3", (("seat", view.seat),))
    if view.rolled is None:
        return Refusal("roll-first", "LV12 §3.1")
    if event.value not in view.rolled.values:
        rolled = tuple(view.rolled.values)
        return Refusal("not-rolled", "LV12 §3.2", (("value", event.value), ("rolled", rolled)))
    if len(view.bills) == CASINOS:
        return Refusal("no-bandit", "LV6 §7")
    return Refusal("on-bandit", "LV6 §7.2", (("value", event.value),))
