"""Tables of Las Vegas Royale for tests: any position of a round, and steps from there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from croupier import games
from croupier.core.chance import Seeded
from croupier.core.options import Value
from croupier.core.rules import Chance
from croupier.core.table import Table
from croupier.games.lasvegas.events import Roll
from croupier.games.royale import box
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.rules import Royale
from croupier.games.royale.setup import lay
from croupier.games.royale.state import State
from croupier.games.royale.tiles import Tile
from croupier.games.royale.view import View

BILLS = {1: (40, 30), 2: (50, 30), 3: (60, 40), 4: (70, 50), 5: (80, 60), 6: (90, 70)}


def royale(seats: int = 3, revision: int | None = None, **options: Value) -> Royale:
    """The rules, the newest or of a revision; the first seat starts unless told otherwise."""
    found = games.rules_with("las-vegas-royale", seats, {"start": 1, **options}, revision)
    assert isinstance(found, Royale)
    return found


def at(
    rules: Royale,
    *,
    sides: Mapping[int, str | Tile] | None = None,
    seat: int = 0,
    roll: str | None = None,
    hands: Mapping[int, tuple[int, int]] | None = None,
    dice: Mapping[int, Mapping[int, int]] | None = None,
    biggies: Mapping[int, int] | None = None,
    bills: Mapping[int, tuple[int, int]] | None = None,
    chips: Mapping[int, int] | None = None,
    won: Mapping[int, Sequence[int]] | None = None,
    number: int = 1,
) -> State:
    """A seat is to move, after its roll if one is told; nobody holds dice but as told.

    Sides and dice go by casino from 1, dice then by player; hands, Biggies' casinos, chips and bills won
    by seat from 0. The grey player is -1. A side is set up, a tile's record is taken as it is.
    """
    players = rules.hands + 1
    small = [[0] * players for _ in range(6)]
    for casino, row in (dice or {}).items():
        for player, count in row.items():
            small[casino - 1][player] = count
    event = rules.parse(roll) if roll else None
    assert event is None or isinstance(event, Roll)
    held = dict(hands or {})
    if event is not None:
        held[seat] = (len(event.small), int(event.big > 0))
    purses = tuple(tuple(sorted((won or {}).get(one, ()), reverse=True)) for one in range(rules.seats))
    state = rules.start()._replace(
        round=number,
        start=0,
        pile=(3,) * 8 if rules.settings.tiles else (9,) * 8,
        bills=tuple({**BILLS, **(bills or {})}[casino] for casino in range(1, 7)),
        won=purses,
        chips=tuple((chips or {}).get(one, 0) for one in range(rules.seats)),
        seat=seat,
        hands=tuple(held.get(one, (0, 0)) for one in range(rules.hands)),
        dice=tuple(map(tuple, small)),
        biggies=tuple((biggies or {}).get(one, 0) for one in range(rules.hands)),
        rolled=event,
    )
    for casino, side in (sides or {}).items():
        if isinstance(side, str):
            state = lay(rules, state, casino, side)
        else:
            lying = list(state.tiles)
            lying[casino - 1] = side
            state = state._replace(tiles=tuple(lying))
    return state._replace(bank=box.MONEY - rules.totals(state)[-1])


def play(rules: Royale, state: State, *texts: str) -> State:
    """The state after these events, each of which must be possible."""
    for text in texts:
        turn = rules.turn(state)
        seat = turn[0] if isinstance(turn, tuple) else None
        event = rules.parse(text)
        assert rules.is_legal(state, seat, event), f"{text} is not possible in {rules.position(state)}"
        state = rules.apply(state, seat, event)
    return state


def choices(rules: Royale, state: State) -> list[str]:
    """The legal choices of the seat in turn."""
    turn = rules.turn(state)
    assert isinstance(turn, tuple), f"nobody is asked, {turn} is due"
    return [str(event) for event in rules.actions(state, turn[0])]


def asked(rules: Royale, state: State) -> int:
    """The seat that is asked now."""
    turn = rules.turn(state)
    assert isinstance(turn, tuple), f"nobody is asked, {turn} is due"
    return turn[0]


def due(rules: Royale, state: State) -> str:
    """The chance event that is due."""
    turn = rules.turn(state)
    assert isinstance(turn, Chance), f"seat {turn} is asked"
    return turn.verb


def gains(rules: Royale, before: State, after: State) -> tuple[int, ...]:
    """What each seat's money and chips rose by."""
    return tuple(b - a for a, b in zip(rules.score(before), rules.score(after), strict=True))


def fresh(rules: Royale, seed: int = 1) -> Table[State, RoyaleEvent, View]:
    """A table with its first round set up."""
    table: Table[State, RoyaleEvent, View] = Table(rules, Seeded(seed))
    table.set_up()
    return table
