"""What an event itself did, for people to watch: read off the tables before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from croupier.core.rules import Effect, Event
from croupier.games.lasvegas.effects import Placed, Rolled, Started, Stocked
from croupier.games.lasvegas.events import Place, Roll, Start
from croupier.games.royale.box import BIGGY
from croupier.games.royale.effects import (
    Activated,
    BlackRolled,
    ChipPaid,
    DiceLifted,
    GreyMoved,
    NeutralRolled,
    Rewarded,
    TileLaid,
    TurnLost,
)
from croupier.games.royale.events import Lay, Neutral, Pair, Pass, RoyaleEvent
from croupier.games.royale.moves import CASINOS, barred, grey_dice, with_tile
from croupier.games.royale.state import State
from croupier.games.royale.tiles.d2 import Power, check_power
from croupier.games.royale.tiles.h1 import Nice
from croupier.games.royale.tiles.h2 import Activate
from croupier.games.royale.tiles.side import Answer, Black, Owed, Side

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


def told_by(rules: Royale, before: State, event: RoyaleEvent, after: State) -> Iterator[Effect]:
    """What the event says by itself; then dice, tokens and rewards that it moved."""
    yield from _itself(before, event, after)
    if not isinstance(event, Nice):
        for casino in CASINOS:
            yield from _dice(before, after, casino)
    if isinstance(event, Place | Power):
        yield from _activation(rules, before, event, after)
    for old, new in zip(before.tiles, after.tiles, strict=True):
        if old is not None and new is not None and old != new:
            yield from cast(Side, new).told(old)
    for seat, (old_chips, chips) in enumerate(zip(before.chips, after.chips, strict=True)):
        money, more = sum(after.won[seat]) - sum(before.won[seat]), max(0, chips - old_chips)
        if money or more:
            yield Rewarded(seat=seat, money=money, chips=more, side=_payer(before, event))


def _itself(before: State, event: RoyaleEvent, after: State) -> Iterator[Effect]:
    match event:
        case Start(seat=first):
            yield Started(seat=first, round=before.round, why="lot")
        case Pair() if len(after.bills) == len(CASINOS):
            for casino, bills in enumerate(after.bills, 1):
                yield from (Stocked(casino=casino, bill=bill) for bill in bills)
        case Lay(casino=casino, side=side):
            yield TileLaid(casino=casino, side=side)
        case Neutral(small=small, big=big):
            yield NeutralRolled(casinos=small, biggy=big)
        case Roll(small=small, big=big):
            yield Rolled(seat=before.seat, small=small, big=big, neutral=(), biggie=BIGGY)
            if after.rolled is None:
                yield TurnLost(seat=before.seat, casino=barred(before))
        case Black(faces=faces):
            assert before.pending is not None
            yield BlackRolled(seat=before.pending.seat, faces=faces)
            yield from cast(Owed[Event], before.pending).told(before, event, after)
        case Pass():
            yield ChipPaid(seat=before.seat)
        case Answer():
            yield from cast(Owed[Event], before.pending).told(before, event, after)
        case _:
            return


def _payer(before: State, event: RoyaleEvent) -> str:
    """The tile that pays for the event: the one that asked, or the one at the casino of the dice."""
    if isinstance(event, Activate):
        return event.side
    if isinstance(event, Place | Power):
        tile = before.tiles[event.value - 1]
    else:
        owed = cast("Owed[Event] | None", before.pending)
        tile = next((one for one in before.tiles if one and owed and owed.code == one.code), None)
    return "none" if tile is None else tile.code


def activated(rules: Royale, before: State, event: Place | Power, after: State) -> bool:
    """LVR §3.4 Whether the tile at the casino of the dice did something when they came."""
    tile = before.tiles[event.value - 1]
    if tile is None:
        return False
    alone = rules.done(with_tile(before, event.value, None), event)
    return after != check_power(with_tile(alone, event.value, tile))


def _activation(rules: Royale, before: State, event: Place | Power, after: State) -> Iterator[Effect]:
    tile = before.tiles[event.value - 1]
    if tile is not None and tile.activates:
        idle = not activated(rules, before, event, after)
        yield Activated(seat=before.seat, casino=event.value, side=tile.code, idle=idle)


def _dice(before: State, after: State, casino: int) -> Iterator[Effect]:
    """Dice that came onto a casino or left it; black and neutral dice are told elsewhere."""
    for seat in range(len(before.won)):
        small = after.dice[casino - 1][seat] - before.dice[casino - 1][seat]
        big = (after.biggies[seat] == casino) - (before.biggies[seat] == casino)
        if small > 0 or big > 0:
            yield Placed(
                seat=seat,
                casino=casino,
                value=casino,
                small=max(small, 0),
                big=max(big, 0),
                neutral=0,
                biggie=BIGGY,
            )
        if small < 0 or big < 0:
            yield DiceLifted(seat=seat, casino=casino, small=max(-small, 0), big=max(-big, 0))
    if grey_dice(after, casino) != grey_dice(before, casino):
        yield GreyMoved(casino=casino, dice=grey_dice(after, casino))
