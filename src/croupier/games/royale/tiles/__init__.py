"""The sixteen tile sides: which file sets up, asks, answers and pays for which of them.

A file a letter; in each, the two sides one after the other, as their paragraphs stand in LVR §6.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from croupier.core.rules import Seat
from croupier.games.lasvegas.events import Roll
from croupier.games.royale.events import (
    Activate,
    Add,
    Answer,
    Back,
    Bar,
    Black,
    Block,
    Decline,
    Double,
    Gold,
    Guess,
    Hide,
    Higher,
    Knock,
    Lower,
    Nice,
    Pile,
    Relieve,
    Split,
    Stop,
    Turn,
    Use,
)
from croupier.games.royale.moves import place_of, with_tile
from croupier.games.royale.pending import (
    Activating,
    Adding,
    Barring,
    BlackRoll,
    Blocking,
    ChoiceRoll,
    Choosing,
    Daring,
    Doubling,
    Empowered,
    FiftyRoll,
    Gilding,
    Guessing,
    Hiding,
    JackpotRoll,
    Knocking,
    MovingDie,
    Pending,
    Picking,
    PrimeRoll,
    Relieving,
    Splitting,
    Treating,
)
from croupier.games.royale.state import State
from croupier.games.royale.tiles import a, b, c, d, e, f, g, h, move
from croupier.games.royale.tokens import (
    BadLuck,
    BlackBox,
    BlockIt,
    DoubleDown,
    FiftyFifty,
    Handicap,
    HighFive,
    Jackpot,
    Knockout,
    LuckyPunch,
    MyChoice,
    NiceDice,
    NoEntry,
    PayDay,
    PowerPlay,
    PrimeTime,
    Tile,
)

KINDS: dict[str, type[Tile]] = {
    kind.code: kind
    for kind in (
        *(LuckyPunch, Jackpot, PrimeTime, FiftyFifty, HighFive, BadLuck, PayDay, PowerPlay),
        *(NoEntry, Knockout, BlockIt, Handicap, BlackBox, DoubleDown, NiceDice, MyChoice),
    )
}


def set_up(state: State, casino: int, side: str) -> State:
    """LVR §2.4 A tile is laid and set up afresh."""
    empty = ((0, 0),) * len(state.won)
    kind = KINDS[side]
    if kind is Knockout or kind is DoubleDown:
        return with_tile(state, casino, kind(empty))
    laid = with_tile(state, casino, kind())
    return f.set_up_handicap(laid) if kind is Handicap else laid


def activate(
    state: State, seat: Seat, casino: int, placed: tuple[int, int] = (0, 0), left: Roll | None = None
) -> State:
    """LVR §3.4 The tile at a casino is activated once; `left` is the roll still in hand."""
    match state.tiles[casino - 1]:
        case None | PrimeTime() | BadLuck() | BlackBox():
            return state
        case LuckyPunch():
            return a.activate_lucky_punch(state, seat)
        case Jackpot():
            return a.activate_jackpot(state, seat)
        case FiftyFifty():
            return b.activate_fifty_fifty(state, seat)
        case HighFive():
            return c.activate_high_five(state, seat, casino)
        case PayDay():
            return d.activate_pay_day(state, seat)
        case PowerPlay():
            return d.activate_power_play(state, seat, casino)
        case NoEntry():
            return e.activate_no_entry(state, seat)
        case Knockout():
            return e.activate_knockout(state, seat, casino)
        case BlockIt():
            return f.activate_block_it(state, seat, casino)
        case Handicap():
            return f.activate_handicap(state, seat)
        case DoubleDown():
            return g.activate_double_down(state, seat, casino)
        case NiceDice():
            return h.activate_nice_dice(state, seat, placed, left)
        case MyChoice():
            return h.activate_my_choice(state, seat)
        case other:
            assert_never(other)


def choices(state: State, owed: Pending) -> list[Answer]:
    """What may answer the question that is owed, in canonical order."""
    match owed:
        case Hiding():
            return a.HIDES
        case Guessing():
            return a.GUESSES
        case Adding():
            return b.prime_choices(state, owed)
        case Daring():
            return b.DARES
        case Barring():
            return e.bar_choices(state)
        case Knocking():
            return e.knock_choices(state, owed)
        case Blocking():
            return f.block_choices(state)
        case Relieving():
            return f.handicap_choices(state)
        case MovingDie():
            return move.move_choices(state, owed)
        case Splitting():
            return g.SPLITS
        case Picking():
            return g.PILES
        case Doubling():
            return g.double_choices(state, owed)
        case Treating():
            return h.nice_choices(state)
        case Choosing():
            return h.use_choices(owed)
        case Activating():
            return h.tile_choices(state)
        case Gilding():
            return h.gold_choices(state, owed)
        case Empowered() | JackpotRoll() | PrimeRoll() | FiftyRoll() | ChoiceRoll():
            return []
        case other:
            assert_never(other)


def rolled(state: State, owed: BlackRoll, black: Black) -> State:
    """What the black dice do for the tile that asked for them."""
    match owed:
        case JackpotRoll():
            return a.jackpot(state, owed, black)
        case PrimeRoll():
            return b.prime_roll(state, owed, black)
        case FiftyRoll():
            return b.fifty_roll(state, owed, black)
        case ChoiceRoll():
            return h.choice_roll(state, owed, black)
        case other:
            assert_never(other)


def answer(state: State, event: Answer) -> State:
    """The state after an answer; a further question stands in `pending`."""
    match state.pending, event:
        case Hiding() as owed, Hide() as said:
            return a.hide(state, owed, said)
        case Guessing() as owed, Guess() as said:
            return a.guess(state, owed, said)
        case Adding() as owed, Add() as said:
            return b.add(state, owed, said)
        case Daring() as owed, (Stop() | Higher() | Lower()) as said:
            return b.dare(state, owed, said)
        case Barring() as owed, Bar() as said:
            return e.bar(state, owed, said)
        case Knocking() as owed, Knock() as said:
            return e.knock(state, owed, said)
        case Blocking(), Block() as said:
            return f.block(state, said)
        case Relieving() as owed, (Relieve() | Decline()) as said:
            return f.relieve(state, owed, said)
        case MovingDie() as owed, (Turn() | Back() | Decline()) as said:
            return move.move(state, owed, said)
        case Splitting() as owed, Split() as said:
            return g.split(state, owed, said)
        case Picking() as owed, Pile() as said:
            return g.pick(state, owed, said)
        case Doubling() as owed, (Double() | Decline()) as said:
            return g.double(state, owed, said)
        case Treating() as owed, (Nice() | Decline()) as said:
            return h.nice(state, owed, said)
        case Choosing() as owed, Use() as said:
            return h.use(state, owed, said)
        case Activating() as owed, Activate(side=side):
            return activate(state._replace(pending=None), owed.seat, place_of(state, side))
        case Gilding() as owed, (Gold() | Decline()) as said:
            return h.gild(state, owed, said)
        case _:
            raise AssertionError(f"{event} does not answer {state.pending}")


def payments(tile: Tile) -> Iterator[tuple[Seat, int]]:
    """LVR §4.1 (5) What a tile pays at the end of a round; the Black Box is asked for, not paid here."""
    match tile:
        case HighFive():
            yield from c.pay_high_five(tile)
        case DoubleDown():
            yield from g.pay_double_down(tile)
        case NiceDice():
            yield from h.pay_nice_dice(tile)
        case MyChoice():
            yield from h.pay_my_choice(tile)
        case _:
            return
