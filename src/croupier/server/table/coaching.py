"""The coach: help for one person against bots of the house, and for nobody else; the record says so.

Whoever else could be helped against a person must not be: a seat that a person has had, even one that a bot
plays now, or a program of somebody's own, ends it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from croupier.core.rules import AnyRules
from croupier.core.table import Note
from croupier.server.table.changes import Change
from croupier.server.table.refusals import Refused

if TYPE_CHECKING:
    from croupier.server.table.match import Match

#: What the journal and the record note when help begins and ends.
ON: Final = "coach"
OFF: Final = "coach-off"


@dataclass(frozen=True, slots=True)
class Asked:
    """What a coach may know: the view of the seat that is to decide."""

    rules: AnyRules
    view: Any
    seat: int
    #: A choice to be judged with the others; None: only those that are listed.
    event: str | None


def allowed(match: Match, seat: int) -> bool:
    """Whether one person plays here against bots of the house alone."""
    own = match.places[seat]
    others = [place for place in match.places if place.seat != seat]
    return (
        not match.facts.replay
        and own.kind == "person"
        and not own.own_bot
        and not own.bot_plays
        and all(place.kind == "bot" and not place.own_bot for place in others)
    )


def coached(match: Match, seat: int) -> bool:
    """Whether the seat is helped now."""
    notes = (
        entry.line.text
        for entry in reversed(match.ledger.entries)
        if isinstance(entry.line, Note) and entry.line.seat == seat and entry.line.text in (ON, OFF)
    )
    return next(notes, OFF) == ON and allowed(match, seat)


def switch(match: Match, person: str, seat: int, on: bool, change: Change) -> None:
    """Asks for the coach or sends it away; raises `Refused`."""
    _must_sit(match, person, seat)
    match.must_decide(seat)
    if on and not allowed(match, seat):
        raise Refused("no-coach")
    if on != coached(match, seat):
        match.note(seat, ON if on else OFF, change)


def asked(match: Match, person: str, seat: int, event: str | None) -> Asked:
    """What a coach is asked now; raises `Refused` unless it was called and the seat is to decide."""
    _must_sit(match, person, seat)
    match.must_decide(seat)
    if not coached(match, seat):
        raise Refused("no-coach")
    ledger = match.ledger
    state, turn = ledger.table.state, ledger.turn
    if not isinstance(turn, tuple) or seat not in turn:
        raise Refused("nothing-to-decide")
    if event is not None and not _legal(match, seat, event):
        raise Refused("nothing-to-decide")
    return Asked(ledger.rules, ledger.rules.view(state, seat), seat, event)


def _legal(match: Match, seat: int, text: str) -> bool:
    rules = match.ledger.rules
    try:
        return rules.is_legal(match.ledger.table.state, seat, rules.parse(text))
    except ValueError:
        return False


def _must_sit(match: Match, person: str, seat: int) -> None:
    if seat not in match.seats_of(person):
        raise Refused("not-your-seat")
