"""The rules of Rolling Cubes in its five modes; clauses are those of docs/rules/rolling-cubes.md."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import assert_never

from croupier.core import position
from croupier.core.options import Value
from croupier.core.options import text as option_text
from croupier.core.rules import Chance, Effect, Over, Seat, Source
from croupier.games.rollingcubes import draws, modes, positions
from croupier.games.rollingcubes import view as views
from croupier.games.rollingcubes.changes import told_by
from croupier.games.rollingcubes.choices import Choices, by_points
from croupier.games.rollingcubes.dice import arranged, without
from croupier.games.rollingcubes.equation import Equation
from croupier.games.rollingcubes.events import (
    Answer,
    CubesEvent,
    Decline,
    Equate,
    Rethrow,
    Roll,
    Start,
    Strike,
    parse,
)
from croupier.games.rollingcubes.options import Mode, Options, settled
from croupier.games.rollingcubes.presentation import Presentation
from croupier.games.rollingcubes.refusals import refusal
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.state import FREE, NOTHING, State
from croupier.games.rollingcubes.view import View


@dataclass(frozen=True)
class RollingCubes:
    """Rolling Cubes with its seats and options fixed."""

    seats: int
    settings: Options

    name = "rolling-cubes"
    revision = 1
    complete_actions = False

    @property
    def options(self) -> dict[str, str]:
        """All options as texts."""
        own = self.settings
        return {
            "faces": own.faces,
            "mode": own.mode,
            "zero_dividend": option_text(own.zero_dividend),
        }

    @property
    def longest(self) -> int | None:
        """RC §8.2 The solitaire has a lot and five throws each, with four events at most."""
        return 1 + self.seats * len(ROWS) * 4 if self.settings.mode == "yahtzee" else None

    @property
    def tournament(self) -> bool:
        """RC §7 Whether three games are played in a row."""
        return self.settings.mode == "tournament"

    @property
    def secret(self) -> bool:
        """RC §5.1 Whether answers can be secret in this mode."""
        return self.settings.mode in ("all-together", "tournament")

    def mode(self, stage: int) -> Mode:
        """The game that is played; empty when all is over."""
        plan = modes.stages(self.settings.mode)
        return plan[stage] if stage < len(plan) else ""

    # Whose turn it is

    def start(self) -> State:
        """The state before the first event; RC §5 needs no lot."""
        state = modes.first(self.seats)
        return state._replace(start=0, seat=0) if self.settings.mode == "all-together" else state

    def turn(self, state: State) -> tuple[Seat, ...] | Chance | Over:
        """The lot, then throws and decisions; in `all-together` all who have not answered."""
        mode = self.mode(state.stage)
        if not mode:
            return Over()
        if state.start < 0:
            return Chance("start")
        if state.cup:
            return Chance("roll", state.seat)
        if mode == "all-together":
            return tuple(seat for seat in state.playing if state.answers[seat] is None)
        return (state.seat,)

    def actions(self, state: State, seat: Seat) -> Sequence[CubesEvent]:
        """Some legal events: an equality for each points value, and all that is no equality."""
        mode = self.mode(state.stage)
        if not mode or state.dice is None or state.cup:
            return ()
        zero = self.settings.zero_dividend
        if mode == "yahtzee":
            free = [row for row, own in zip(ROWS, state.rows[seat], strict=True) if own == FREE]
            known = [use for row in free for use in by_points(state.dice, zero, "", row)]
            again = _rethrows(state.dice) if state.again < 0 else ()
            return Choices(known, [*map(Strike, free), *again], Equate, zero)
        known = list(by_points(state.dice, zero, state.used or "", None))
        if self.secret:
            return Choices(known, [Answer(None)], lambda equation, row: Answer(equation), zero)
        return Choices(known, [Decline()], Equate, zero)

    def is_legal(self, state: State, seat: Seat | None, event: CubesEvent) -> bool:
        """Whether a seat may do this now; seat None: whether chance can bring it."""
        turn = self.turn(state)
        if seat is None:
            return isinstance(turn, Chance) and draws.is_possible(self, state, turn, event)
        if not isinstance(turn, tuple):
            return False
        secret = self.mode(state.stage) == "all-together"
        if seat not in (state.playing if secret else turn):
            return False
        return refusal(self, state, seat, event) is None

    # Chance

    def outcomes(self, state: State) -> Iterator[tuple[CubesEvent, int]]:
        """Every lot or throw; dice are multisets, weighted by the ways to throw them."""
        return draws.outcomes(self, state)

    def sample(self, state: State, source: Source) -> CubesEvent:
        """One outcome; `draws` says in which order it is drawn."""
        return draws.sample(self, state, source)

    # What follows

    def apply(
        self, state: State, seat: Seat | None, event: CubesEvent, told: list[Effect] | None = None
    ) -> State:
        """The state after the event; what it does is added to `told`, if somebody wants to know."""
        after = self._after(state, seat, event)
        if told is not None:
            told += told_by(self, state, seat, event, after)
        return after

    def _after(self, state: State, seat: Seat | None, event: CubesEvent) -> State:
        match event:
            case Start(seat=first):
                return state._replace(start=first, seat=first)
            case Roll(dice=dice):
                return state._replace(dice=arranged((state.dice or "") + dice), cup=0)
            case Rethrow(dice=dice):
                assert state.dice is not None
                return state._replace(dice=without(state.dice, dice), cup=len(dice), again=len(dice))
            case Strike(row=row):
                assert seat is not None
                return modes.row_filled(state, seat, row, 0)
            case Equate(equation=equation, row=str() as row):
                assert seat is not None
                count = modes.row_points(equation, row, state.again)
                assert count is not None
                return modes.row_filled(state, seat, row, count)
            case Equate(equation=equation) | Answer(equation=equation):
                assert seat is not None
                return self._answered(state, seat, equation)
            case Decline():
                assert seat is not None
                return self._answered(state, seat, None)
            case _:
                assert_never(event)

    def _answered(self, state: State, seat: Seat, equation: Equation | None) -> State:
        mode = self.mode(state.stage)
        if mode == "last-die":
            if equation is None:
                return modes.round_won(state, state.placed, self.tournament)
            return modes.placed(state, seat, equation, self.tournament)
        answer = NOTHING if equation is None else str(equation)
        return modes.answered(state, mode, seat, answer, self.tournament)

    # What people see

    @property
    def presentation(self) -> Presentation:
        """What people read of it."""
        return Presentation(self)

    def shown(self, state: State, seat: Seat | None, event: CubesEvent) -> str:
        """RC §5.1 The last answer uncovers all; in open games a secret kind of answer shows itself."""
        if not isinstance(event, Answer):
            return ""
        if self.mode(state.stage) != "all-together":
            return NOTHING if event.equation is None else str(event.equation)
        given = {seat: NOTHING if event.equation is None else str(event.equation)}
        answers = [given.get(other, state.answers[other]) for other in state.playing]
        return "" if None in answers else " ".join(map(str, answers))

    def view(self, state: State, seat: Seat | None) -> View:
        """RC §5.1 What a seat sees: everything but the others' answers, until all are in."""
        return views.build(state, seat, self.mode(state.stage) == "all-together")

    def redeal(self, view: View, source: Source) -> State:
        """RC §5.1 A state with some answer in place of each that is hidden."""
        state = views.opened(view)
        answers = list(view.answers)
        for seat, given in enumerate(view.answered):
            if given and answers[seat] is None:
                choices = self.actions(state, seat)
                chosen = choices[source.below(len(choices))]
                assert isinstance(chosen, Answer)
                answers[seat] = NOTHING if chosen.equation is None else str(chosen.equation)
        return state._replace(answers=tuple(answers))

    # The end, texts and figures

    def score(self, state: State) -> tuple[int, ...]:
        """RC §4.3, §7.1, §8.3 Points, or tournament points."""
        return state.standing if self.tournament else state.points

    def ranks(self, state: State) -> tuple[int, ...]:
        """RC §7.2 By score; equals at the top of a tournament by who won the second game."""
        ranks = modes.ranks(self.score(state))
        if self.tournament and ranks[state.second] == 1 and state.second >= 0:
            return tuple(2 if rank == 1 and seat != state.second else rank for seat, rank in enumerate(ranks))
        return ranks

    def totals(self, state: State) -> tuple[int, ...]:
        """The dice, on the table and in the cup, = included."""
        return positions.totals(state)

    def facts(self, state: State) -> dict[str, tuple[int, ...]]:
        """The points of the game that is played, and of the tournament."""
        facts = {"points": state.points}
        return {**facts, "standing": state.standing} if self.tournament else facts

    def parse(self, text: str) -> CubesEvent:
        """The event of a text."""
        return parse(text, secret=self.secret)

    def position(self, state: State) -> str:
        """The state as one line."""
        return position.write(state)

    def read_position(self, text: str) -> State:
        """The state of a line."""
        return positions.read(self, text)


def make(seats: int, values: Mapping[str, Value]) -> RollingCubes:
    """The rules with every option settled."""
    return RollingCubes(seats, settled(values))


@cache
def _rethrows(dice: str) -> tuple[Rethrow, ...]:
    """RC §8.2 Every different choice of one to five dice to throw again."""
    chosen = {part for size in range(1, modes.MOST_AGAIN + 1) for part in combinations(dice, size)}
    return tuple(Rethrow("".join(part)) for part in sorted(chosen, key=lambda part: (len(part), part)))
