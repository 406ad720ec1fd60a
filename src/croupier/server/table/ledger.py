"""A table with its numbered journal: what is written down, and what each chair may read of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Literal

from croupier.core.position import digest
from croupier.core.rules import AnyRules, Chance, Effect, Event, Over, Seat, Source
from croupier.core.table import Move, Note, Table
from croupier.games import game, round_of
from croupier.server.table.changes import EntryRow
from croupier.server.wire import encode, parts


class BrokenJournal(RuntimeError):
    """A journal that does not lead to the position it says: the table is not opened."""


@dataclass(frozen=True, slots=True)
class Written:
    """One entry: what happened, what it did, and the state after it."""

    seq: int
    kind: Literal["move", "chance", "undo", "note"]
    seat: Seat | None
    line: Move[Any] | Note | None
    at: int
    voids: int | None
    effects: tuple[Effect, ...]
    state: Any


class Ledger:
    """Plays on a `Table` and numbers everything that happens; no clock, no wire, no database."""

    def __init__(self, rules: AnyRules, source: Source, state: Any = None) -> None:
        self.rules = rules
        self.table: Table[Any, Any, Any] = Table(rules, source, state)
        self.entries: list[Written] = []
        #: Numbers of the moves that still count, in order.
        self._live: list[int] = []

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def turn(self) -> tuple[Seat, ...] | Chance | Over:
        """Who is to move now."""
        return self.table.turn

    def owed(self) -> tuple[Seat, ...]:
        """The seats something is expected of: a decision, or to ask for chance."""
        match self.turn:
            case Over() | Chance(seat=None):
                return ()
            case Chance(seat=seat):
                return (seat,) if seat is not None else ()
            case seats:
                return seats

    def changes(self, seat: Seat) -> int:
        """How often a seat has answered in secret, undone something or come back since chance last came."""
        count = 0
        for entry in reversed(self.entries):
            if entry.kind == "chance":
                break
            secret = isinstance(entry.line, Move) and entry.line.event.secret
            back = isinstance(entry.line, Note) and entry.line.text == "back"
            count += entry.seat == seat and (secret or back or entry.kind == "undo")
        return count

    def do(self, seat: Seat, text: str, at: int) -> Written:
        """A seat's decision; raises `InvalidAction` or `IllegalAction`."""
        before = self.table.state
        move = self.table.do(seat, text)
        return self._moved("move", seat, move, before, at)

    def draw(self, at: int) -> Written:
        """The chance event that is due."""
        before = self.table.state
        return self._moved("chance", None, self.table.draw(), before, at)

    def set_up(self, at: int) -> list[Written]:
        """Every chance event that happens by itself, until somebody is asked."""
        drawn = []
        while isinstance(turn := self.turn, Chance) and turn.seat is None:
            drawn.append(self.draw(at))
        return drawn

    def undo(self, seat: Seat, at: int) -> Written:
        """Takes the seat's last decision back; raises `IllegalAction`."""
        self.table.undo(seat)
        return self._write("undo", seat, None, at, voids=self._live.pop())

    def note(self, seat: Seat, text: str, at: int) -> Written:
        """What happened to a seat."""
        self.table.note(seat, text)
        return self._write("note", seat, Note(seat, text), at)

    def replay(self, rows: Sequence[EntryRow]) -> None:
        """Plays a journal again; raises `BrokenJournal` if it is not the game these rules play."""
        for row in rows:
            self.again(row["kind"], row["seat"], row["text"], row["at"], read_draws(row["draws"]))
            if row["seq"] != self.seq:
                raise BrokenJournal(f"entry {self.seq} is missing")
        if rows and rows[-1]["digest"] != self.row(self.entries[-1])["digest"]:
            raise BrokenJournal(f"entry {self.seq} leads to another position than it did")

    def rows(self, entries: Iterable[Written]) -> Iterator[EntryRow]:
        """Entries for the database; a position that stays, as at a note, is digested once."""
        last, known = None, ""
        for written in entries:
            if written.state is not last:
                last, known = written.state, digest(self.rules.position(written.state))
            yield self._row(written, known)

    def row(self, written: Written) -> EntryRow:
        """An entry for the database, with the digest of the position after it."""
        return self._row(written, digest(self.rules.position(written.state)))

    def _row(self, written: Written, position: str) -> EntryRow:
        line = written.line
        return {
            "seq": written.seq,
            "kind": written.kind,
            "seat": written.seat,
            "text": _whole(line),
            "draws": write_draws(line.draws if isinstance(line, Move) else ()),
            "at": written.at,
            "digest": position,
        }

    def again(
        self, kind: str, seat: Seat | None, text: str, at: int, draws: Sequence[tuple[int, int]] = ()
    ) -> None:
        """Plays one entry of a journal once more; raises `BrokenJournal` for what is none."""
        match kind, seat:
            case "move", int(mover):
                self.do(mover, text, at)
            case "chance", None:
                before = self.table.state
                move = self.table.take(self.rules.parse(text), tuple(draws))
                self._moved("chance", None, move, before, at)
            case "undo", int(mover):
                self.undo(mover, at)
            case "note", int(noted):
                self.note(noted, text, at)
            case _:
                raise BrokenJournal(f"an entry cannot be a {kind} of seat {seat}")

    def entry(self, written: Written, seat: Seat | None, names: encode.Names, language: str) -> parts.Entry:
        """An entry as a chair may read it."""
        effects = [done for done in written.effects if encode.may_see(done, seat)]
        return parts.Entry(
            seq=written.seq,
            kind=written.kind,
            seat=written.seat,
            text=self._text(written, seat),
            at=written.at,
            round=self.round_at(written.seq - 1),
            voids=written.voids,
            effects=[encode.effect(done) for done in effects],
            words=[encode.effect_words(done, names, language) for done in effects],
        )

    def round_at(self, seq: int) -> int:
        """The round that is played after an entry: the next one belongs to it, payout and all."""
        return round_of(self.rules, self.state_after(seq))

    def state_after(self, seq: int) -> Any:
        """The state after an entry; before the first one, the start."""
        return self.entries[seq - 1].state if seq else self.table.states[0]

    def actions(
        self, state: Any, seat: Seat | None, names: encode.Names, language: str
    ) -> list[parts.Choice]:
        """The legal events of a chair with their previews, without those that people type."""
        if seat is None:
            return []
        view, preview = self.rules.view(state, seat), self.rules.presentation.preview
        return [
            parts.Choice(str(event), encode.preview(preview(view, event), names, language), event.secret)
            for event in self.listed(state, seat)
        ]

    def listed(self, state: Any, seat: Seat) -> list[Event]:
        """The legal events of a seat, without those that people type: finding these is the game."""
        turn = self.rules.turn(state)
        if not isinstance(turn, tuple):
            return []
        if seat not in turn:
            return [event for event in self._plain(state, seat) if self.rules.is_legal(state, seat, event)]
        return self._plain(state, seat)

    def _plain(self, state: Any, seat: Seat) -> list[Event]:
        """The actions that are not typed; who does not owe one has some only if a secret can be changed."""
        turn = self.rules.turn(state)
        if isinstance(turn, tuple) and seat not in turn and not self._has_answered(seat):
            return []
        actions = self.rules.actions(state, seat)
        typed = game(self.rules.name).typed
        if not typed:
            return list(actions)
        # The first typed verb's events come first and are searched when taken: from behind, up to them.
        found = takewhile(lambda event: verb(event) != typed[0], reversed(actions))
        return [event for event in found if verb(event) not in typed][::-1]

    def asks(self, written: Written, seat: Seat) -> bool:
        """Whether an entry changes what a seat is asked: notes do not, nor secret answers of others."""
        if written.voids is not None:
            return self.asks(self.entries[written.voids - 1], seat)
        line = written.line
        return isinstance(line, Move) and (line.seat == seat or not line.event.secret)

    def _has_answered(self, seat: Seat) -> bool:
        """Whether the seat has made a secret decision since chance last came."""
        for entry in reversed(self.table.log):
            if isinstance(entry, Move):
                if entry.seat is None:
                    return False
                if entry.seat == seat:
                    return bool(entry.event.secret)
        return False

    def _moved(
        self, kind: Literal["move", "chance"], seat: Seat | None, move: Move[Any], before: Any, at: int
    ) -> Written:
        effects = self.rules.presentation.effects(before, seat, move.event)
        written = self._write(kind, seat, move, at, effects=effects)
        self._live.append(self.seq)
        return written

    def _write(
        self,
        kind: Literal["move", "chance", "undo", "note"],
        seat: Seat | None,
        line: Move[Any] | Note | None,
        at: int,
        *,
        voids: int | None = None,
        effects: tuple[Effect, ...] = (),
    ) -> Written:
        written = Written(self.seq + 1, kind, seat, line, at, voids, effects, self.table.state)
        self.entries.append(written)
        return written

    def _text(self, written: Written, seat: Seat | None) -> str:
        match written.line:
            case None:
                return "undo"
            case Note(text=text):
                return text
            case Move() as move:
                return self.table.line(move, seat).split(" ", 1)[1]


def read_draws(text: str) -> tuple[tuple[int, int], ...]:
    """Raw draws from their text, `6:0 6:2`."""
    return tuple((int(n), int(value)) for n, _, value in (pair.partition(":") for pair in text.split()))


def write_draws(draws: Sequence[tuple[int, int]]) -> str:
    """Raw draws as text."""
    return " ".join(f"{n}:{value}" for n, value in draws)


def verb(event: object) -> str:
    """The first word of an event's text."""
    return str(event).split(" ", 1)[0]


def turn_on_wire(turn: tuple[Seat, ...] | Chance | Over) -> parts.Turn:
    """Whose turn it is, as the protocol says it."""
    match turn:
        case Over():
            return parts.Over()
        case Chance(verb=word, seat=seat):
            return parts.Chance(word, seat)
        case seats:
            return parts.Decide(list(seats))


def _whole(line: Move[Any] | Note | None) -> str:
    match line:
        case None:
            return "undo"
        case Note(text=text):
            return text
        case Move(event=event):
            return str(event)
