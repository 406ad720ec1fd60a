"""A table: the only mutable thing, where one game is played and its log is kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from croupier.core.chance import Noted
from croupier.core.errors import IllegalAction
from croupier.core.play import Choose, Whose, first
from croupier.core.rules import Chance, Effect, Event, Over, Refusal, Rules, Seat, Source

S = TypeVar("S")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Move(Generic[E]):
    """An event that was applied: who did it (None: chance), its raw draws, what it uncovered."""

    seat: Seat | None
    event: E
    draws: tuple[tuple[int, int], ...] = ()
    shown: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that happened to a seat and is no event of the game: `bot greedy`, `back`."""

    seat: Seat
    text: str


Entry: TypeAlias = Move[E] | Note


class Table(Generic[S, E, V]):
    """Plays one game: checks what comes in, draws chance, keeps every state and the log."""

    def __init__(self, rules: Rules[S, E, V], source: Source, state: S | None = None) -> None:
        self.rules = rules
        self.source = source
        #: The state before the first move, then one after each move that counts.
        self.states: list[S] = [rules.start() if state is None else state]
        #: The moves that count, in order: move i leads from state i to state i + 1.
        self.moves: list[Move[E]] = []
        #: The same with notes between them: what a record holds.
        self.log: list[Entry[E]] = []
        self._chances = 0

    @property
    def state(self) -> S:
        """The state now."""
        return self.states[-1]

    @property
    def turn(self) -> tuple[Seat, ...] | Chance | Over:
        """Who is to move now."""
        return self.rules.turn(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.turn, Over)

    def view(self, seat: Seat | None) -> V:
        """What a seat sees now; None is a spectator."""
        return self.rules.view(self.state, seat)

    def draw(self) -> Move[E]:
        """Draws the chance event that is due."""
        turn = self.turn
        if not isinstance(turn, Chance):
            raise RuntimeError("it is not chance's turn")
        noted = Noted(self.source.at(turn.verb, self._chances))
        event = self.rules.sample(self.state, noted)
        return self._add(None, event, tuple(noted.draws))

    def set_up(self) -> list[Move[E]]:
        """Draws every chance event that happens by itself, until somebody is asked."""
        drawn = []
        while isinstance(turn := self.turn, Chance) and turn.seat is None:
            drawn.append(self.draw())
        return drawn

    def do(self, seat: Seat, action: E | str) -> Move[E]:
        """Carries out a decision; raises `InvalidAction` or `IllegalAction` and changes nothing."""
        event = self.rules.parse(action) if isinstance(action, str) else action
        if not self.rules.is_legal(self.state, seat, event):
            raise self._illegal(seat, event)
        return self._add(seat, event, ())

    def steps(self, choose: Choose[S, E], whose: Whose = first) -> Iterator[Move[E]]:
        """Plays on to the end, move by move; of several seats in turn `whose` picks one."""
        while not isinstance(turn := self.turn, Over):
            if isinstance(turn, Chance):
                yield self.draw()
            else:
                seat = whose(turn)
                yield self.do(seat, choose(self.state, seat))

    def play(self, choose: Choose[S, E], whose: Whose = first) -> S:
        """Plays on to the end and returns the last state."""
        for _ in self.steps(choose, whose):
            pass
        return self.state

    def take(self, event: E, draws: tuple[tuple[int, int], ...] = ()) -> Move[E]:
        """Applies a chance event that was drawn before, as a record tells it; trusts its caller."""
        return self._add(None, event, draws)

    def note(self, seat: Seat, text: str) -> None:
        """Writes down what happened to a seat."""
        self.log.append(Note(seat, text))

    def can_undo(self, seat: Seat) -> bool:
        """Whether the last move is the seat's own decision, uncovered nothing and did not end the game."""
        last = self.moves[-1] if self.moves else None
        return last is not None and last.seat == seat and not last.shown and not self.over

    def undo(self, seat: Seat) -> Move[E]:
        """Takes the seat's last decision back; chance drawn since then forbids it."""
        if not self.can_undo(seat):
            refusal = Refusal("nothing-to-undo", "table")
            raise IllegalAction("undo", seat, self.rules.position(self.state), refusal)
        move = self.moves.pop()
        del self.log[max(i for i, entry in enumerate(self.log) if entry is move)]
        self.states.pop()
        return move

    def events_for(self, seat: Seat | None) -> list[str]:
        """The log as a seat may see it: the only way out of it while the game is played."""
        return [self.line(entry, seat) for entry in self.log]

    def line(self, entry: Entry[E], seat: Seat | None) -> str:
        """One entry as a seat may see it; what is secret keeps its public form for the others."""
        if isinstance(entry, Note):
            return f"! {entry.seat + 1} {entry.text}"
        event = entry.event
        hidden = event.secret and (entry.seat is None or entry.seat != seat)
        who = "*" if entry.seat is None else str(entry.seat + 1)
        return _with(who, event.public() if hidden else str(event), entry.shown)

    def effects(self, move: int) -> tuple[Effect, ...]:
        """What move number `move` (from 0) did."""
        done = self.moves[move]
        return self.rules.presentation.effects(self.states[move], done.seat, done.event)

    def _add(self, seat: Seat | None, event: E, draws: tuple[tuple[int, int], ...]) -> Move[E]:
        state = self.state
        move = Move(seat, event, draws, self.rules.shown(state, seat, event))
        self.states.append(self.rules.apply(state, seat, event))
        self.moves.append(move)
        self.log.append(move)
        if seat is None:
            self._chances += 1
        return move

    def _illegal(self, seat: Seat, event: E) -> IllegalAction:
        refusal = self.rules.presentation.why_not(self.view(seat), event)
        return IllegalAction(str(event), seat, self.rules.position(self.state), refusal)


def _with(who: str, text: str, shown: str) -> str:
    return f"{who} {text} shown {shown}" if shown else f"{who} {text}"
