"""What a seat sees: everything but what others answered in secret."""

from __future__ import annotations

from typing import NamedTuple

from croupier.core.rules import Seat
from croupier.games.rollingcubes.state import State


class View(NamedTuple):
    """A state as a seat sees it: answers of others only as given or not."""

    viewer: Seat
    stage: int
    start: Seat
    seat: Seat
    dice: str | None
    cup: int
    playing: tuple[Seat, ...]
    answered: tuple[bool, ...]
    #: Open answers, and the viewer's own.
    answers: tuple[str | None, ...]
    points: tuple[int, ...]
    used: str | None
    placed: Seat
    again: int
    rows: tuple[tuple[int, ...], ...]
    standing: tuple[int, ...]
    second: Seat


def build(state: State, seat: Seat | None, secret: bool) -> View:
    """RC §5.1 The view of a seat; in a secret turn it has only the seat's own answer."""
    answers = state.answers
    if secret:
        answers = tuple(answer if other == seat else None for other, answer in enumerate(answers))
    return View(
        viewer=-1 if seat is None else seat,
        stage=state.stage,
        start=state.start,
        seat=state.seat,
        dice=state.dice,
        cup=state.cup,
        playing=state.playing,
        answered=tuple(answer is not None for answer in state.answers),
        answers=answers,
        points=state.points,
        used=state.used,
        placed=state.placed,
        again=state.again,
        rows=state.rows,
        standing=state.standing,
        second=state.second,
    )


def opened(view: View) -> State:
    """The state of a view, with only the answers it has."""
    return State(
        stage=view.stage,
        start=view.start,
        seat=view.seat,
        dice=view.dice,
        cup=view.cup,
        playing=view.playing,
        answers=view.answers,
        points=view.points,
        used=view.used,
        placed=view.placed,
        again=view.again,
        rows=view.rows,
        standing=view.standing,
        second=view.second,
    )
