"""Which effects an event has, in the order in which people watch them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from croupier.core.rules import Effect, Over, Seat
from croupier.games.lasvegas import effects as told
from croupier.games.lasvegas.events import Roll, Start
from croupier.games.royale import effects as royale
from croupier.games.royale import payout
from croupier.games.royale.events import Black, Guess, Lay, Neutral, Pair, Pass, RoyaleEvent
from croupier.games.royale.moves import CASINOS, barred, grey_dice, weights
from croupier.games.royale.pending import Guessing
from croupier.games.royale.state import State
from croupier.games.royale.tiles import c
from croupier.games.royale.tokens import (
    DoubleDown,
    HighFive,
    Knockout,
    MyChoice,
    NiceDice,
    NoEntry,
    PowerPlay,
    PrimeTime,
    Tile,
)

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


def effects(rules: Royale, state: State, seat: Seat | None, event: RoyaleEvent) -> Iterator[Effect]:
    """What the event does itself, and what follows from it when it ends a round."""
    done = rules.done(state, event)
    after = rules.apply(state, seat, event)
    yield from _itself(state, done, event)
    yield from _changes(state, done)
    if done.bills and not after.bills:
        yield from _casinos(done)
    if after.round > state.round:
        yield from _closing(rules, done, after)


def _itself(state: State, done: State, event: RoyaleEvent) -> Iterator[Effect]:
    match event:
        case Start(seat=first):
            yield told.Started(seat=first, round=state.round)
        case Pair() if len(done.bills) == len(CASINOS):
            for casino, bills in enumerate(done.bills, 1):
                yield from (told.Stocked(casino=casino, bill=bill) for bill in bills)
        case Lay(casino=casino, side=side):
            yield royale.TileLaid(casino=casino, side=side)
        case Neutral(small=small, big=big):
            yield royale.NeutralRolled(casinos=small, biggy=big)
        case Roll(small=small, big=big):
            yield told.Rolled(seat=state.seat, small=small, big=big, white=())
            if done.rolled is None:
                yield royale.TurnLost(seat=state.seat, casino=barred(state))
        case Black(faces=faces):
            assert state.pending is not None
            yield royale.BlackRolled(seat=state.pending.seat, faces=faces)
        case Pass():
            yield royale.ChipPaid(seat=state.seat)
        case Guess(tokens=tokens):
            assert isinstance(state.pending, Guessing)
            hidden = state.pending.hidden
            yield royale.Uncovered(seat=state.pending.hider, tokens=hidden, right=hidden == tokens)
        case _:
            return


def _changes(before: State, after: State) -> Iterator[Effect]:
    """Dice, tokens and rewards that the event moved, read off the two states."""
    for casino in CASINOS:
        yield from _dice(before, after, casino)
    for old, new in zip(before.tiles, after.tiles, strict=True):
        if old is not None and new is not None and old != new:
            yield from _tokens(old, new)
    for seat, (old_chips, chips) in enumerate(zip(before.chips, after.chips, strict=True)):
        worth = sum(after.won[seat]) - sum(before.won[seat]) + 10 * max(0, chips - old_chips)
        if worth:
            yield royale.Rewarded(seat=seat, worth=worth)


def _dice(before: State, after: State, casino: int) -> Iterator[Effect]:
    """Dice that came onto a casino or left it; black and neutral dice are told elsewhere."""
    for seat in range(len(before.won)):
        small = after.dice[casino - 1][seat] - before.dice[casino - 1][seat]
        big = (after.biggies[seat] == casino) - (before.biggies[seat] == casino)
        if small > 0 or big > 0:
            yield told.Placed(
                seat=seat, casino=casino, value=casino, small=max(small, 0), big=max(big, 0), white=0
            )
        if small < 0 or big < 0:
            yield royale.DiceLifted(seat=seat, casino=casino, small=max(-small, 0), big=max(-big, 0))
    grey = grey_dice(after, casino) - grey_dice(before, casino)
    if grey:
        yield royale.GreyMoved(casino=casino, dice=grey)


def _tokens(old: Tile, new: Tile) -> Iterator[Effect]:
    """What changed on a tile."""
    match old, new:
        case ((HighFive() | PowerPlay()), (HighFive(holder=seat) | PowerPlay(holder=seat))):
            taken = seat >= 0
            side = new.code
            yield royale.TokenTaken(side=side, seat=seat) if taken else royale.TokenReturned(side=side)
        case NoEntry(), NoEntry(barred=casino):
            yield royale.BarMoved(casino=casino)
        case PrimeTime(), PrimeTime(seat=seat, added=added):
            for casino in added:
                yield told.Placed(seat=seat, casino=casino, value=casino, small=1, big=0, white=0)
        case _:
            before, after = _on_tile(old), _on_tile(new)
            for seat in sorted({*before, *after}):
                small, big = (
                    after.get(seat, (0, 0))[kind] - before.get(seat, (0, 0))[kind] for kind in (0, 1)
                )
                if small or big:
                    yield royale.TileDice(side=new.code, seat=seat, small=small, big=big)


def _on_tile(tile: Tile) -> dict[Seat, tuple[int, int]]:
    """Each seat's dice on a tile."""
    found: dict[Seat, tuple[int, int]] = {}
    match tile:
        case Knockout(bar=dice) | DoubleDown(dice=dice):
            found = dict(enumerate(dice))
        case NiceDice(seats=seats, biggies=biggies):
            for seat, biggy in zip(seats, biggies, strict=True):
                small, big = found.get(seat, (0, 0))
                found[seat] = (small + 1 - biggy, big + biggy)
            found.pop(-1, None)
        case MyChoice(gold=seat, biggy=biggy) if seat >= 0:
            found = {seat: (1 - biggy, biggy)}
        case _:
            pass
    return found


def _casinos(state: State) -> Iterator[Effect]:
    """LVR §4.1 (3)-(5) All that cancels, then casino by casino, then the tiles before the Black Box."""
    for casino in CASINOS:
        here = weights(state, casino)
        for weight in sorted(set(here) - {0}, reverse=True):
            if here.count(weight) > 1:
                yield _cancelled(state, casino, here, weight)
    for casino in CASINOS:
        won, rest = payout.paid(state, casino)
        yield from (told.Won(casino=casino, seat=seat, bill=bill) for seat, bill in won)
        yield from (told.Returned(casino=casino, bill=bill, neutral=other) for bill, other in rest)
    yield from _tiles(state, payout.BEFORE_THE_BOX)


def _cancelled(state: State, casino: int, here: list[int], weight: int) -> Effect:
    seats = len(state.won)
    return royale.EqualsCancelled(
        casino=casino,
        seats=tuple(seat for seat in range(seats) if here[seat] == weight),
        neutral=len(state.hands) > seats and here[seats] == weight,
        grey=here[-1] == weight,
        weight=weight,
    )


def _tiles(state: State, sides: tuple[str, ...]) -> Iterator[Effect]:
    for side, seat, worth in payout.tile_payments(state, sides):
        yield royale.Rewarded(seat=seat, worth=worth, side=side)


def _closing(rules: Royale, done: State, after: State) -> Iterator[Effect]:
    """LVR §4.1 (5)-(6) The other tiles, Bad Luck, and what comes next."""
    yield from _tiles(done, payout.AFTER_THE_BOX)
    paid = payout.pay_tiles(rules.paid(done), payout.AFTER_THE_BOX)
    for seat in c.unlucky(paid):
        fined = c.fine(paid, seat)
        yield royale.Fined(
            seat=seat,
            money=sum(paid.won[seat]) - sum(fined.won[seat]),
            chips=paid.chips[seat] - fined.chips[seat],
        )
    yield told.RoundEnded(round=done.round)
    if isinstance(rules.turn(after), Over):
        yield told.GameEnded(ranks=rules.ranks(after), score=rules.score(after))
    else:
        yield told.Started(seat=after.start, round=after.round)
