"""Tables that only one page has, for lessons and drills: what its chair is told of them.

Nobody else can see such a table, and the house keeps nothing of it.
"""

from __future__ import annotations

from typing import Any

from croupier import games
from croupier.core.rules import AnyRules, Seat
from croupier.server.table.ledger import Ledger, turn_on_wire
from croupier.server.table.levels import BOT_NAMES
from croupier.server.wire import encode, parts


def names(seats: int, mine: Seat, language: str) -> encode.Names:
    """The person at its seat, bots at the others, and the neutral player behind the last seat."""
    person, neutral = (encode.say(code, (), (), language) for code in ("lesson-newcomer", "neutral-player"))
    return (*(person if seat == mine else BOT_NAMES[seat] for seat in range(seats)), neutral)


def entries(ledger: Ledger, first: int, mine: Seat, language: str) -> list[parts.Entry]:
    """The entries behind one, as the chair may read them."""
    called = encode.spoken_to(mine, names(ledger.rules.seats, mine, language))
    return [ledger.entry(written, mine, called, language) for written in ledger.entries[first:]]


def position(ledger: Ledger, seq: int, mine: Seat, language: str) -> parts.Position:
    """What the chair may know after an entry; the choices only where it is asked now."""
    rules, state = ledger.rules, ledger.state_after(seq)
    view: Any = rules.view(state, mine)
    now = seq == ledger.seq
    actions = ledger.actions(state, mine, names(rules.seats, mine, language), language) if now else []
    return parts.Position(
        seq=seq,
        view=encode.view(view),
        outlook=encode.outlook(games.outlook(rules, view)),
        board=[],
        turn=turn_on_wire(rules.turn(state)),
        actions=actions,
        typed=list(games.game(rules.name).typed) if actions else [],
        may_undo=False,
        held=None,
        clocks=None,
        order=None,
        result=None,
    )


def table(rules: AnyRules, mine: Seat, language: str) -> parts.TableInfo:
    """The figures of a table that nobody else can see."""
    return parts.TableInfo(
        id="",
        game=rules.name,
        title=games.game(rules.name).title,
        revision=rules.revision,
        options=rules.options,
        seats=[_seat(seat, name, mine) for seat, name in enumerate(names(rules.seats, mine, language)[:-1])],
        clock=None,
        phase="playing",
        seq=0,
        created=0,
        moved=0,
        watchers=0,
        commit="",
        dice="made",
        speed="normal",
        rematch=None,
    )


def _seat(seat: Seat, name: str, mine: Seat) -> parts.SeatInfo:
    return parts.SeatInfo(
        seat=seat,
        kind="person" if seat == mine else "bot",
        name=name,
        level=None if seat == mine else "normal",
        own_bot=False,
        present=True,
        stand_in=False,
        resigned=False,
        hash=None,
        seeded=False,
        withheld=False,
    )
