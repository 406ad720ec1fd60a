"""What an event did, for people to watch: read off the tables before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from croupier.core.rules import Effect, Over, Seat
from croupier.games.rollingcubes import effects as told
from croupier.games.rollingcubes import modes
from croupier.games.rollingcubes.dice import spaced
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
)
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import NOTHING, State

if TYPE_CHECKING:
    from croupier.games.rollingcubes.rules import RollingCubes


def told_by(
    rules: RollingCubes, state: State, seat: Seat | None, event: CubesEvent, after: State
) -> Iterator[Effect]:
    """What the event does; the last decision of a turn, round or game ends it."""
    match event:
        case Start(seat=first):
            yield told.RcStarted(seat=first)
        case Roll(dice=dice):
            yield told.RcThrown(seat=state.seat, dice=spaced(dice))
        case Rethrow(dice=dice):
            yield told.RcRethrown(seat=state.seat, dice=spaced(dice))
        case Strike(row=row):
            yield told.RcStruck(seat=state.seat, row=row)
            yield from _ending(rules, state, after)
        case Equate(equation=equation, row=str() as row):
            count = modes.row_points(equation, row, state.again) or 0
            yield told.RcEquated(seat=state.seat, equation=str(equation), points=count, row=row)
            yield from _ending(rules, state, after)
        case Equate() | Decline() | Answer():
            assert seat is not None
            equation_made = None if isinstance(event, Decline) else event.equation
            yield from _answer(rules, state, seat, equation_made)
            yield from _ending(rules, state, after)


def _answer(rules: RollingCubes, state: State, seat: Seat, equation: Equation | None) -> Iterator[Effect]:
    mode = rules.mode(state.stage)
    if mode == "last-die":
        yield _made(seat, equation)
        won = state.placed if equation is None else seat if len(equation.dice) == 12 else -1
        if won >= 0:
            yield told.RcLastDie(seat=won)
        return
    text = NOTHING if equation is None else str(equation)
    answers = (*state.answers[:seat], text, *state.answers[seat + 1 :])
    complete = all(answers[other] is not None for other in state.playing)
    if mode == "one-by-one":
        yield _made(seat, equation)
    elif not complete:
        yield told.RcAnswered(seat=seat)
    else:
        for other in state.playing:
            answer = answers[other]
            yield _told(other, answer)
    if complete:
        best, extra = modes.bonus(state._replace(answers=answers))
        if best:
            yield told.RcBonus(seats=best, points=extra)


def _made(seat: Seat, equation: Equation | None) -> Effect:
    if equation is None:
        return told.RcDeclined(seat=seat)
    return told.RcEquated(seat=seat, equation=str(equation), points=points(equation), row="none")


def _told(seat: Seat, answer: str | None) -> Effect:
    """An answer that is shown."""
    if answer is None or answer == NOTHING:
        return told.RcDeclined(seat=seat)
    return told.RcEquated(seat=seat, equation=answer, points=modes.answer_points(answer), row="none")


def _ending(rules: RollingCubes, before: State, after: State) -> Iterator[Effect]:
    """Equals that play on, a game of the tournament that is over, the end."""
    if after.stage == before.stage and len(after.playing) < len(before.playing):
        yield told.RcPlayOn(seats=after.playing)
    if rules.tournament and after.stage > before.stage:
        gained = tuple(b - a for a, b in zip(before.standing, after.standing, strict=True))
        winner = gained.index(max(gained))
        yield told.RcGameWon(seat=winner, mode=rules.mode(before.stage), standing=after.standing)
    if isinstance(rules.turn(after), Over):
        ranks, score = rules.ranks(after), rules.score(after)
        for seat in (seat for seat, rank in enumerate(ranks) if rank == 1):
            below = tuple(other for other, own in enumerate(score) if own == score[seat] and ranks[other] > 1)
            if below:
                yield told.RcTieBroken(seat=seat, seats=below, points=score[seat])
        yield told.RcGameEnded(ranks=ranks, score=score)
