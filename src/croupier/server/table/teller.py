"""Tells each chair what it may know: builds positions and messages, each once per viewpoint."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import inf
from typing import NamedTuple

import msgspec

from croupier.core.errors import InvalidAction
from croupier.core.rules import Refusal
from croupier.core.table import Note
from croupier.games import game, marks, outlook, uncovered
from croupier.server.table.ledger import turn_on_wire
from croupier.server.table.match import Match
from croupier.server.table.positions import Key, Positions
from croupier.server.table.refusals import unreadable
from croupier.server.table.seating import Chair, ranks_with_resigned
from croupier.server.wire import encode, parts, protocol
from croupier.server.wire.parts import Position, TableInfo
from croupier.server.wire.protocol import ServerMessage, encoder

#: From how many choices on a position is built beside the loop.
_MANY = 30


class _Look(NamedTuple):
    """From where, in which language, and whether as text too."""

    seat: int | None
    language: str
    text: bool


def _look(chair: Chair) -> _Look:
    return _Look(chair.seat, chair.language, chair.text)


class Teller:
    """Everything that leaves a table goes through here, and starts from a view."""

    def __init__(self, match: Match, chairs: set[Chair], positions: Positions) -> None:
        self._match = match
        self._chairs = chairs
        self._positions = positions

    def present(self) -> set[int]:
        """The seats someone looks from."""
        return {chair.seat for chair in self._chairs if chair.seat is not None}

    def info(self) -> TableInfo:
        """The public figures of the table."""
        facts = self._match.facts
        present = self.present()
        clock = None
        if facts.clock_total is not None:
            clock = parts.ClockRule(facts.clock_total, facts.clock_move or 0)
        return TableInfo(
            id=facts.id,
            game=facts.game,
            title=game(facts.game).title,
            revision=facts.revision,
            options=facts.options,
            seats=[place.info(place.seat in present) for place in self._match.places],
            clock=clock,
            phase=facts.phase,
            seq=self._match.ledger.seq,
            created=facts.created,
            moved=facts.moved,
            watchers=sum(chair.seat is None for chair in self._chairs),
            commit=facts.commitment,
            dice=facts.dice,
            speed=facts.speed,
            rematch=facts.rematch,
        )

    def position(self, chair: Chair, seq: int | None = None) -> Position:
        """What a chair may know now, or knew after an entry."""
        at, look = self._match.ledger.seq if seq is None else seq, _look(chair)
        position = self._positions.get(self._key(look, at), lambda: self._build(look, at))
        if not self._playing(at):
            return position
        clocks, held = self._clocks(), self._match.rhythm.left()
        if clocks is None and held is None:
            return position
        return msgspec.structs.replace(position, clocks=clocks, held=held)

    async def prepare(self, chairs: Iterable[Chair]) -> float:
        """Builds the positions that take long before chairs are told; returns the seconds of work it took.

        The dealer waits, so that the table stands still meanwhile; the house does not.
        """
        seq, took = self._match.ledger.seq, 0.0
        for look in {_look(chair) for chair in chairs}:
            if self._takes_long(look) and (key := self._key(look, seq)) not in self._positions:
                took += await self._positions.build_aside(key, partial(self._build, look, seq))
        return took

    def _takes_long(self, look: _Look) -> bool:
        """Whether a position has many choices, each with what it would win."""
        ledger = self._match.ledger
        if look.seat is None or not self._playing(ledger.seq) or not ledger.rules.complete_actions:
            return False
        return len(ledger.listed(ledger.table.state, look.seat)) > _MANY

    def _playing(self, seq: int) -> bool:
        """Whether an entry is the last one of a game that goes on."""
        return seq == self._match.ledger.seq and self._match.facts.phase == "playing"

    def _key(self, look: _Look, seq: int) -> Key:
        """Everything a position depends on, but clocks: equal keys, equal positions."""
        match = self._match
        order = match.orders.get(look.seat) if look.seat is not None else None
        now = seq == match.ledger.seq and match.facts.phase
        return match.facts.id, (seq, now, look, self._names("en"), order)

    def _build(self, look: _Look, seq: int) -> Position:
        match, ledger = self._match, self._match.ledger
        state, playing = ledger.state_after(seq), self._playing(seq)
        seat, language, text = look
        # Once a game is over nothing of it is secret: who looks on sees all of every moment.
        open_ = match.facts.phase == "over" and seat is None
        view = uncovered(ledger.rules, state) if open_ else ledger.rules.view(state, seat)
        names = self._names(language)
        # A chair that has given up decides nothing any more.
        decides = playing and not (seat is not None and match.places[seat].resigned)
        actions = ledger.actions(state, seat, self._spoken_to(seat, language), language) if decides else []
        return Position(
            seq=seq,
            view=encode.view(view),
            outlook=encode.outlook(outlook(ledger.rules, view)),
            board=ledger.rules.presentation.board(view, names, language) if text else [],
            turn=turn_on_wire(ledger.rules.turn(state)),
            actions=actions,
            typed=list(game(ledger.rules.name).typed) if actions else [],
            may_undo=decides and seat is not None and ledger.table.can_undo(seat),
            held=None,
            clocks=None,
            order=match.orders.get(seat) if seat is not None else None,
            result=self._result() if seq == ledger.seq else None,
        )

    def snapshot(self, chair: Chair, first: int) -> None:
        """The table, the chair, the entries after `first`, and where the game stands."""
        seat, mine = chair.told = (chair.seat, self._match.seats_of(chair.person))
        chair.sent = self._match.ledger.seq
        entries, now = self._entries(chair, first), self.position(chair)
        self.post(chair, protocol.Snapshot(protocol.VERSION, self.info(), seat, mine, entries, now))

    def update(self, chair: Chair, first: int) -> None:
        """The entries after `first` again, to one chair."""
        chair.line.post(self._update(chair, first))

    def tell(self, seq: int, *, all_: bool = False) -> None:
        """What was written since, to every chair that has not heard it yet; encoded once a viewpoint.

        `all_`: something else has changed, so everyone gets the position again.
        """
        made: dict[tuple[int | None, str, bool, int], bytes] = {}
        for chair in self._chairs:
            if chair.sent < seq or all_:
                key = (chair.seat, chair.language, chair.text, chair.sent)
                if key not in made:
                    made[key] = self._update(chair, chair.sent)
                chair.line.post(made[key])
                chair.sent = seq

    def tell_own(self, seat: int) -> None:
        """The position again, to the chairs of one seat alone."""
        for chair in self._chairs:
            if chair.seat == seat:
                chair.line.post(self._update(chair, chair.sent))

    def tell_seats(self, but: Chair | None = None) -> None:
        """The public figures anew, to everyone."""
        self.tell_all(protocol.Seats(self.info()), but)

    def tell_all(self, message: ServerMessage, but: Chair | None = None) -> None:
        """One message to every chair."""
        data = encoder.encode(message)
        for chair in self._chairs:
            if chair is not but:
                chair.line.post(data)

    def post(self, chair: Chair, message: ServerMessage) -> None:
        """One message to one chair."""
        chair.line.post(encoder.encode(message))

    def refuse(self, chair: Chair, command: str, refusal: Refusal) -> None:
        """Why a command was refused."""
        self.post(chair, protocol.Refused(command, self._refusal(refusal, chair.language)))

    def looked(self, chair: Chair, question: str, seq: int) -> None:
        """The position after an entry."""
        self.post(chair, protocol.Looked(question, self.position(chair, seq)))

    def page(self, chair: Chair, question: str, after: int, most: int) -> None:
        """Entries after a number, at most so many."""
        self.post(chair, protocol.Page(question, self._entries(chair, after, after + most)))

    def previewed(self, chair: Chair, question: str, text: str) -> None:
        """What an event would win for the chair's seat, or why it is not allowed."""
        ledger, seat, language = self._match.ledger, chair.seat, chair.language
        if seat is None:
            self.refuse(chair, question, Refusal("house-watching", "house"))
            return
        try:
            event = ledger.rules.parse(text)
        except InvalidAction as error:
            refusal = self._refusal(unreadable(error).refusal, language)
            self.post(chair, protocol.Previewed(question, text, None, refusal, []))
            return
        state = ledger.table.state
        view = ledger.rules.view(state, seat)
        shown = [encode.mark(found) for found in marks(ledger.rules, view, event)]
        presentation = ledger.rules.presentation
        if ledger.rules.is_legal(state, seat, event):
            preview = encode.preview(presentation.preview(view, event), self._names(language), language)
            self.post(chair, protocol.Previewed(question, text, preview, None, shown))
        else:
            refusal = self._refusal(presentation.why_not(view, event), language)
            self.post(chair, protocol.Previewed(question, text, None, refusal, shown))

    def _update(self, chair: Chair, first: int) -> bytes:
        return encoder.encode(protocol.Update(self._entries(chair, first), self.position(chair)))

    def _entries(self, chair: Chair, first: int, last: int | None = None) -> list[parts.Entry]:
        ledger, language = self._match.ledger, chair.language
        names, others = self._spoken_to(chair.seat, language), self._names(language)
        end = self._gave_up(chair.seat)
        return [
            ledger.entry(entry, chair.seat, names if entry.seq <= end else others, language)
            for entry in ledger.entries[first:last]
        ]

    def _gave_up(self, seat: int | None) -> float:
        """The entry with which a seat gave up: what comes later its person has not done."""
        if seat is None or not self._match.places[seat].resigned:
            return inf
        for entry in self._match.ledger.entries:
            if entry.seat == seat and isinstance(entry.line, Note) and entry.line.text.endswith(" resigned"):
                return entry.seq
        return inf

    def _names(self, language: str) -> encode.Names:
        """Who sits where, and the neutral player behind the last seat."""
        names = [encode.called(place.name, language) or f"#{place.seat + 1}" for place in self._match.places]
        return (*names, encode.say("neutral-player", (), (), language))

    def _spoken_to(self, seat: int | None, language: str) -> encode.Names:
        """The names for sentences that a chair reads: who looks on, or shares a screen, is told all."""
        names = self._names(language)
        if seat is None or len(self._match.seats_of(self._match.places[seat].person)) > 1:
            return names
        return encode.spoken_to(seat, names)

    def _refusal(self, found: Refusal, language: str) -> parts.Refusal:
        return encode.refusal(found, self._names(language), language)

    def _clocks(self) -> parts.Clocks | None:
        clock, now = self._match.clock, self._match.time()
        if clock is None:
            return None
        seats = range(len(self._match.places))
        left = [clock.left_at(seat, now) for seat in seats]
        allowance = [clock.allowance_at(seat, now) for seat in seats]
        return parts.Clocks(left, allowance, sorted(clock.running))

    def _result(self) -> parts.Result | None:
        """Scores, ranks and seeds, once the game is over."""
        match, facts = self._match, self._match.facts
        if facts.phase != "over":
            return None
        rules, state = match.ledger.rules, match.ledger.table.state
        seeds = {str(place.seat): place.seed for place in match.places if place.seed}
        return parts.Result(
            scores=list(rules.score(state)),
            ranks=ranks_with_resigned(rules.ranks(state), [place.resigned for place in match.places]),
            server_seed=facts.seed,
            seat_seeds=seeds,
            fair=bool(seeds) and not facts.replay,
        )
