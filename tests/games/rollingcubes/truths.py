"""What is told of Rolling Cubes, read off the table again: dice, answers, points, rows and standings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.core.rules import Effect, Seat
from croupier.games.rollingcubes import effects as told
from croupier.games.rollingcubes.equation import read
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import NOTHING, State


def false(rules: RollingCubes) -> Callable[..., str]:
    """What is false of what is told about an event; empty: nothing."""

    def look(before: State, seat: Seat | None, event: Any, effects: tuple[Effect, ...], after: State) -> str:
        table = _Table(rules, before, seat, event, after)
        for effect in effects:
            if not table.holds(effect):
                return f"{effect} is false"
        return table.books(effects)

    return look


class _Table:
    """The table before and after an event, with the answers of the turn as they stand with it."""

    def __init__(
        self, rules: RollingCubes, before: State, seat: Seat | None, event: Any, after: State
    ) -> None:
        self.rules, self.before, self.seat, self.event, self.after = rules, before, seat, event, after
        self.answers = list(before.answers)
        self.made = getattr(event, "equation", None)
        if seat is not None:
            self.answers[seat] = NOTHING if self.made is None else str(self.made)

    def worth(self, seat: Seat) -> int:
        answer = self.answers[seat]
        return 0 if answer in (None, NOTHING) else points(read(str(answer)))

    def books(self, effects: tuple[Effect, ...]) -> str:
        """Where a turn ends, answers and bonus are all that anybody gets."""
        bonus = [effect for effect in effects if isinstance(effect, told.RcBonus)]
        if not bonus or self.after.stage != self.before.stage:
            return ""
        for seat in self.before.playing:
            due = self.worth(seat) + bonus[0].points * (seat in bonus[0].seats)
            if self.after.points[seat] - self.before.points[seat] != due:
                return f"seat {seat} was told {due} points"
        return ""

    def holds(self, effect: Effect) -> bool:
        for look in (self.dice, self.answer, self.end):
            if (found := look(effect)) is not None:
                return found
        raise AssertionError(f"nobody has said when {effect} is true")

    def dice(self, effect: Effect) -> bool | None:
        match effect:
            case told.RcStarted(seat=seat):
                return self.after.start == seat
            case told.RcThrown(seat=seat, dice=dice):
                here = sorted(self.after.dice or "")
                kept = sorted(self.before.dice or "")
                return seat == self.before.seat and sorted([*kept, *dice.replace(" ", "")]) == here
            case told.RcRethrown(seat=seat, dice=dice):
                return (seat, len(dice.split())) == (self.before.seat, self.after.cup)
            case _:
                return None

    def answer(self, effect: Effect) -> bool | None:
        match effect:
            case told.RcEquated(seat=seat, equation=equation, points=count, row="none"):
                given = str(self.made) if seat == self.seat else self.answers[seat]
                return (given, points(read(equation))) == (equation, count)
            case told.RcEquated(seat=seat, equation=equation, points=count, row=row):
                written = self.after.rows[seat][ROWS.index(row)]
                return (seat, equation, count) == (self.seat, str(self.made), written)
            case told.RcDeclined(seat=seat):
                return self.made is None if seat == self.seat else self.answers[seat] == NOTHING
            case told.RcAnswered(seat=seat):
                return seat == self.seat and self.after.answers[seat] is not None
            case told.RcStruck(seat=seat, row=row):
                return seat == self.seat and self.after.rows[seat][ROWS.index(row)] == 0
            case told.RcBonus(seats=seats, points=more):
                most = max(self.worth(seat) for seat in self.before.playing)
                best = tuple(seat for seat in self.before.playing if self.worth(seat) == most)
                return seats == best and more == (2 if len(best) == 1 else 1)
            case _:
                return None

    def end(self, effect: Effect) -> bool | None:
        before, after = self.before, self.after
        match effect:
            case told.RcPlayOn(seats=seats):
                return after.playing == seats and len(seats) > 1
            case told.RcLastDie(seat=seat):
                ended = after.stage != before.stage
                return ended or after.points[seat] == before.points[seat] + 1
            case told.RcGameWon(seat=seat, mode=mode, standing=standing):
                gained = [new - old for old, new in zip(before.standing, after.standing, strict=True)]
                same = mode == self.rules.mode(before.stage) and standing == after.standing
                return same and gained[seat] == max(gained)
            case told.RcTieBroken(seat=seat, seats=seats, points=count):
                equal = all(after.standing[other] == count for other in (seat, *seats))
                return equal and after.second == seat and seat not in seats
            case told.RcGameEnded(ranks=ranks, score=score):
                return (ranks, score) == (self.rules.ranks(after), self.rules.score(after))
            case _:
                return None
