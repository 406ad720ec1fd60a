"""Who sits at a table: taking a seat and getting up, and what people do about the seats of others.

A free seat goes to a bot; somebody who is not there is nudged, and then replaced by vote. Nudges and votes
are notes of the seat they are about (`nudged 1`, `vote 2`: by which seat), so they stand in the journal and
outlive a restart. Both count until the seat is asked something else or comes back.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from croupier.core.game import Level, LevelNumber
from croupier.core.table import Note
from croupier.server.table import levels
from croupier.server.table.changes import Change, SeatValues
from croupier.server.table.clocks import NUDGE_AFTER, VOTE_AFTER
from croupier.server.table.ledger import Ledger
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import OPEN, Place, new_nonce

if TYPE_CHECKING:
    from croupier.server.table.match import Match

NUDGED, VOTED = "nudged", "vote"

# Seats that change hands


def claim(match: Match, seat: int, nonce: str, values: SeatValues, change: Change) -> None:
    """Gives an open seat to whoever has its link; once more is harmless."""
    place = match.places[seat]
    if place.nonce is None or not secrets.compare_digest(place.nonce, nonce):
        raise Refused("seat-taken")
    if place.belongs_to(values["person"]):
        return
    if place.kind != "open":
        raise Refused("seat-taken")
    if match.facts.phase != "waiting":
        raise Refused("begun")
    place.set(change, **values)
    if place.withheld or match.facts.dice != "hashes":
        place.set(change, hash=None)
    match.seeds.ask()


def fill(match: Match, seat: int, level: Level | LevelNumber, change: Change) -> None:
    """A bot sits down on a free seat; its link is good no more."""
    place = _place(match, seat)
    if match.facts.phase != "waiting":
        raise Refused("begun")
    if place.kind != "open":
        raise Refused("seat-taken")
    place.set(change, **levels.seated(match.facts.game, seat, level))
    place.set(change, nonce=None)
    match.seeds.ask()


def get_up(match: Match, seat: int, change: Change) -> None:
    """The seat is open again; who gets up between hash and seed has withheld it."""
    place = match.places[seat]
    frozen = match.facts.dice == "seeds" and place.hash is not None
    place.set(change, **OPEN)
    place.set(change, nonce=new_nonce())
    if frozen:
        match.withhold(place, change)
        match.seeds.redraw(change)
        match.after(change)


def rename(match: Match, person: str, own: str, name: str, change: Change) -> None:
    """Puts another name on the seats that bear a person's own; those at the same screen keep theirs."""
    for place in match.places:
        if place.belongs_to(person) and place.name == own:
            place.set(change, name=name)


def forget(match: Match, person: str, name: str, change: Change) -> None:
    """Takes a person's seats away: open ones before the start, a bot's and under a new name after it."""
    # Another server may have deleted the person while this one still carried its commands out.
    change.forgotten.append(person)
    for seat in match.seats_of(person):
        if match.facts.phase == "waiting":
            match.leave(seat, change)
            continue
        if match.facts.phase == "playing" and not match.places[seat].bot_plays:
            match.hand_over(seat, "left", change)
        match.places[seat].set(change, name=name, person=None, nonce=None)


def look_again(match: Match, rows: Sequence[Mapping[str, Any]], change: Change) -> None:
    """Takes over what another server has written on the seats: names, and who was deleted."""
    for row in rows:
        place = match.places[row["seat"]]
        if place.person is not None and row["person"] is None:
            forget(match, place.person, row["name"], change)
        else:
            place.name = row["name"]


def close(match: Match, person: str, change: Change) -> None:
    """A table nobody else plays at is closed for good; once more is harmless."""
    if not match.seats_of(person):
        raise Refused("not-your-seat")
    if match.facts.phase == "over":
        raise Refused("not-playing", phase="over")
    if not alone(match.places, person):
        raise Refused("not-alone")
    match.facts.phase = "closed"
    match.after(change)


def alone(places: list[Place], person: str) -> bool:
    """Whether nobody else plays at a table, or could come back to it."""
    return not any(
        place.kind == "person" and place.person not in (None, person) and not place.resigned
        for place in places
    )


# Somebody who is not there


class Asked(NamedTuple):
    """What others have done about a seat since it was last asked something."""

    nudged: bool
    voters: frozenset[int]


def asked(ledger: Ledger, seat: int) -> Asked:
    """The nudge and the votes that count now."""
    nudged, voters = False, set()
    for entry in reversed(ledger.entries):
        if ledger.asks(entry, seat):
            break
        if entry.seat == seat and isinstance(entry.line, Note):
            word, _, by = entry.line.text.partition(" ")
            if word == NUDGED:
                nudged = True
            elif word == VOTED:
                voters.add(int(by) - 1)
            elif word in ("back", "bot"):
                break
    return Asked(nudged, frozenset(voters))


def nudge(match: Match, seat: int, other: int, change: Change) -> None:
    """Reminds somebody who is not there; once for each decision."""
    _must_miss(match, seat, other)
    if asked(match.ledger, other).nudged:
        raise Refused("nudged")
    _must_have_waited(match, NUDGE_AFTER)
    # The vote is counted from here; a table where somebody asks for another is not idle.
    match.facts.since, match.facts.warned = match.time(), False
    match.note(other, f"{NUDGED} {seat + 1}", change)


def vote(match: Match, seat: int, other: int, change: Change) -> None:
    """Wants a bot to play for somebody; when more than half of the other people do, it does."""
    _must_miss(match, seat, other)
    nudged, voters = asked(match.ledger, other)
    if not nudged:
        raise Refused("not-nudged")
    places = match.places
    wanting = {places[voter].person for voter in voters}
    if places[seat].person in wanting:
        raise Refused("voted")
    _must_have_waited(match, VOTE_AFTER)
    match.note(other, f"{VOTED} {seat + 1}", change)
    people = {place.person for place in places if place.kind == "person" and not place.bot_plays}
    people.discard(places[other].person)
    wanting.add(places[seat].person)
    if 2 * len(wanting & people) > len(people):
        match.hand_over(other, "voted", change)


def _must_miss(match: Match, seat: int, other: int) -> None:
    """Raises `Refused` unless the table waits for somebody else, who is not there and has no clock."""
    match.must_decide(seat)
    place = _place(match, other)
    if match.clock is not None:
        raise Refused("has-clock")
    awaited = other in match.ledger.owed() and not place.bot_plays
    if not awaited or place.belongs_to(match.places[seat].person):
        raise Refused("not-awaited")
    if other not in match.away:
        raise Refused("is-here")


def _must_have_waited(match: Match, least: int) -> None:
    waited = match.time() - match.facts.since
    if waited < least:
        raise Refused("too-early", seconds=-(-(least - waited) // 1000))


def _place(match: Match, seat: int) -> Place:
    if seat >= len(match.places):
        raise Refused("no-seat", number=seat + 1)
    return match.places[seat]
