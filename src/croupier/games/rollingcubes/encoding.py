"""Rolling Cubes in numbers, in two ways.

`listed`: an equality is chosen by the points it counts, and the game finds one. `spelled`: it is written die
by die, so that every legal equality can be played and has one spelling. Dice to be thrown again are named one
by one in both.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from croupier.core.encoding import Field, Written, around, figures, place_of
from croupier.core.errors import InvalidAction
from croupier.games.rollingcubes.choices import Choices
from croupier.games.rollingcubes.dice import ORDER, PLACE, RED, WHOLE
from croupier.games.rollingcubes.equation import Equation
from croupier.games.rollingcubes.events import Answer, CubesEvent, Decline, Equate, Rethrow, Strike
from croupier.games.rollingcubes.modes import MOST_AGAIN, answer_points
from croupier.games.rollingcubes.options import MODES
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.view import View, opened

#: An equality has fewer points than this: seven digits in one number, all red dice and the prize make 45.
POINTS: Final = 64
#: Where an equality may go: nowhere but on the table, or in a row of the solitaire.
PLACES: Final = (None, *ROWS)
SYMBOLS: Final = ORDER + "="

# The numbers: points in a row, then all that is no equality, then what is written die by die.
DECLINE: Final = len(PLACES) * POINTS
STRIKE: Final = DECLINE + 1
RETHROW: Final = STRIKE + len(ROWS)
WRITE: Final = RETHROW + 1
SYMBOL: Final = WRITE + len(PLACES)
END: Final = SYMBOL + len(SYMBOLS)
ERASE: Final = END + 1
CHOICES: Final = ERASE + 1


class Encoding:
    """The game with its seats and options fixed, equalities by their points."""

    def __init__(self, rules: RollingCubes) -> None:
        self.rules = rules

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """The parts of an observation."""
        seats = self.rules.seats
        return (
            Field("mode", (1,), "the game that is played, from 1; 0 when all is over"),
            Field("start", (1,), "place of the seat that started"),
            Field("turn", (1,), "place of the seat that throws"),
            Field("dice", (len(ORDER),), "dice on the table by face: 1 3 5 7 9 0 2 4 6 8 + - x :"),
            Field("used", (len(ORDER),), "those the next equality must use"),
            Field("cup", (1,), "dice in the cup"),
            Field("again", (1,), "1 + dice thrown again in this throw, 0 none yet"),
            Field("placed", (1,), "place of the seat that placed last"),
            Field("playing", (seats,), "1 for each seat that plays this turn"),
            Field("answered", (seats,), "1 for each seat that has answered"),
            Field("answers", (seats,), "1 + points of every answer this seat may see"),
            Field("points", (seats,), "points of each seat"),
            Field("rows", (seats, len(ROWS)), "1 + what each seat has in each row, 0 free"),
            Field("standing", (seats,), "tournament points of each seat"),
            Field(
                "verb", (1,), "what is being written: 1 dice to throw again, from 2 an equality and its row"
            ),
            Field("written", (WHOLE + 1,), "the symbols written so far, from 1"),
        )

    @property
    def choices(self) -> int:
        """Points in each row, decline, strike, and what is written die by die."""
        return CHOICES

    def observe(self, view: View, written: Written) -> bytes:
        """What the view shows, and what the seat itself has half written."""
        return figures(self._figures(view, written))

    def _figures(self, view: View, written: Written) -> Iterator[int]:
        viewer, count = view.viewer, self.rules.seats
        seats = around(viewer, count)
        mode = self.rules.mode(view.stage)
        yield MODES.index(mode) + 1 if mode else 0
        yield place_of(view.start, viewer, count)
        yield place_of(view.seat, viewer, count)
        yield from ((view.dice or "").count(face) for face in ORDER)
        yield from ((view.used or "").count(face) for face in ORDER)
        yield view.cup
        yield view.again + 1
        yield place_of(view.placed, viewer, count)
        yield from (int(seat in view.playing) for seat in seats)
        yield from (int(view.answered[seat]) for seat in seats)
        answers = [view.answers[seat] for seat in seats]
        yield from (0 if answer is None else 1 + answer_points(answer) for answer in answers)
        yield from (view.points[seat] for seat in seats)
        for seat in seats:
            yield from (own + 1 for own in view.rows[seat])
        yield from (view.standing[seat] for seat in seats)
        yield written[0] - RETHROW + 1 if written else 0
        symbols = [number - SYMBOL + 1 for number in written[1:]]
        yield from (*symbols, *[0] * (WHOLE + 1 - len(symbols)))

    # Choices

    def legal(self, view: View, actions: Sequence[CubesEvent], written: Written) -> list[int]:
        """What may be chosen, or written next."""
        if written:
            return self._next(view, written)
        assert isinstance(actions, Choices)
        return [*self._equalities(view, actions), *_others(actions)]

    def event(self, view: View, actions: Sequence[CubesEvent], written: Written) -> CubesEvent | None:
        """The event of one number, or of what was written to its end."""
        last = written[-1]
        if last == END:
            return self.rules.parse(_text(written[:-1]))
        if last >= RETHROW:
            return None
        assert isinstance(actions, Choices)
        if last >= DECLINE:
            return next(event for event in actions.others if _number(event) == last)
        return actions[[_listed(use) for use in actions.known].index(last)]

    def numbers(self, view: View, event: CubesEvent) -> Written:
        """The numbers of an event; of an equality its points."""
        match event:
            case Rethrow(dice=dice):
                return (RETHROW, *map(_symbol, dice), END)
            case Equate(equation=equation, row=row):
                return self._written(equation, row)
            case Answer(equation=Equation() as equation):
                return self._written(equation, None)
            case _:
                return (_number(event),)

    def starts_anew(self, written: Written) -> bool:
        """Whether all that was written is erased."""
        return written[-1] == ERASE

    def _equalities(self, view: View, actions: Choices) -> list[int]:
        """The numbers that stand for an equality, or begin one."""
        return [_listed(use) for use in actions.known]

    def _written(self, equation: Equation, row: str | None) -> Written:
        return (PLACES.index(row) * POINTS + points(equation),)

    def _next(self, view: View, written: Written) -> list[int]:
        """RC §8.2 One to five dice to throw again, named in order."""
        assert view.dice is not None
        named = [SYMBOLS[number - SYMBOL] for number in written[1:]]
        left = view.dice
        for face in named:
            left = left.replace(face, "", 1)
        least = PLACE[named[-1]] if named else 0
        more = sorted({_symbol(face) for face in left if PLACE[face] >= least})
        return [*(more if len(named) < MOST_AGAIN else ()), *([END] if named else ())]


class Spelled(Encoding):
    """The same, equalities written die by die; what leads nowhere can be erased."""

    def _equalities(self, view: View, actions: Choices) -> list[int]:
        """An equality can be begun wherever the game knows that there is one."""
        return sorted({WRITE + PLACES.index(row) for _, _, row in actions.known})

    def _written(self, equation: Equation, row: str | None) -> Written:
        return (WRITE + PLACES.index(row), *map(_symbol, str(equation)), END)

    def _next(self, view: View, written: Written) -> list[int]:
        """RC §2.1, §2.2 A digit anywhere, a sign or = behind one, each die once; the end of what is legal."""
        if written[0] == RETHROW:
            return super()._next(view, written)
        assert view.dice is not None
        text = "".join(SYMBOLS[number - SYMBOL] for number in written[1:])
        left = view.dice
        for face in text:
            left = left.replace(face, "", 1)
        behind_digit = text[-1:].isdigit()
        more = {_symbol(face) for face in left if behind_digit or face not in RED}
        if behind_digit and "=" not in text:
            more.add(_symbol("="))
        return [*sorted(more), *([END] if self._is_legal(view, written) else ()), ERASE]

    def _is_legal(self, view: View, written: Written) -> bool:
        try:
            event = self.rules.parse(_text(written))
        except InvalidAction:
            return False
        return self.rules.is_legal(opened(view), view.viewer, event)


def _symbol(face: str) -> int:
    return SYMBOL + SYMBOLS.index(face)


def _listed(use: tuple[int, str, str | None]) -> int:
    """The number of an equality that is known by its points, dice and row."""
    return PLACES.index(use[2]) * POINTS + use[0]


def _number(event: CubesEvent) -> int:
    """The number of what is no equality, or begins it."""
    match event:
        case Strike(row=row):
            return STRIKE + ROWS.index(row)
        case Rethrow():
            return RETHROW
        case Decline() | Answer(equation=None):
            return DECLINE
        case _:
            raise ValueError(f"{event} has no number of its own")


def _others(actions: Choices) -> list[int]:
    return sorted({_number(event) for event in actions.others})


def _text(written: Written) -> str:
    """The text of an event as it was written."""
    faces = [SYMBOLS[number - SYMBOL] for number in written[1:]]
    if written[0] == RETHROW:
        return " ".join(["rethrow", *faces])
    row = PLACES[written[0] - WRITE]
    return " ".join(["equate", *([row] if row else []), "".join(faces)])
