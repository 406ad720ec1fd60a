"""How a game goes on after a decision: turns with a bonus, the last die, the solitaire, the tournament."""

from __future__ import annotations

from croupier.core.rules import Seat
from croupier.games.rollingcubes.dice import WHOLE
from croupier.games.rollingcubes.equation import Equation, read
from croupier.games.rollingcubes.options import TOURNAMENT, Mode
from croupier.games.rollingcubes.rows import ROWS, row_prize
from croupier.games.rollingcubes.scoring import points
from croupier.games.rollingcubes.state import FREE, NOTHING, State

STAGES: dict[str, tuple[Mode, ...]] = {
    "one-by-one": ("one-by-one",),
    "all-together": ("all-together",),
    "last-die": ("last-die",),
    "yahtzee": ("yahtzee",),
    "tournament": TOURNAMENT,
}
#: RC §4.3, §5.2 The points that end a game, alone and in a tournament.
TARGETS = {"one-by-one": (47, 37), "all-together": (41, 31)}
#: RC §6.3, §7.1
LAST_DIE, LAST_DIE_FOR_TWO, LAST_DIE_IN_TOURNAMENT = 3, 5, 2
#: RC §7.1 The points of the places; the first is for the only winner.
PLACES = (10, 7, 6, 5, 4, 3)
#: RC §8.2 At most so many dice may be thrown again.
MOST_AGAIN = 5


def first(seats: int) -> State:
    """The state before the first event."""
    return State(
        stage=0,
        start=-1,
        seat=-1,
        dice=None,
        cup=WHOLE,
        playing=tuple(range(seats)),
        answers=(None,) * seats,
        points=(0,) * seats,
        used=None,
        placed=-1,
        again=-1,
        rows=((FREE,) * len(ROWS),) * seats,
        standing=(0,) * seats,
        second=-1,
    )


def stages(mode: str) -> tuple[Mode, ...]:
    """RC §7.1 The games that are played, in order."""
    return STAGES[mode]


def ranks(points: tuple[int, ...]) -> tuple[int, ...]:
    """Ranks from 1 by points; equals share the better one."""
    return tuple(1 + sum(other > own for other in points) for own in points)


def answer_points(answer: str | None) -> int:
    """The points of an answer's text."""
    return 0 if answer is None or answer == NOTHING else points(read(answer))


def after(seat: Seat, seats: tuple[Seat, ...], count: int) -> Seat:
    """The next of the seats, clockwise."""
    return next(other % count for other in range(seat + 1, seat + 1 + count) if other % count in seats)


def target(mode: str, seats: int, tournament: bool) -> int | None:
    """RC §4.3, §5.2, §6.3, §7.1 The points that end a game; None where it ends otherwise."""
    if mode in TARGETS:
        return TARGETS[mode][tournament]
    return last_die_target(seats, tournament) if mode == "last-die" else None


# §4 and §5 Turns


def answered(state: State, mode: str, seat: Seat, answer: str, tournament: bool) -> State:
    """RC §4.1, §5.1 An answer is in; the last one of a turn ends it."""
    answers = (*state.answers[:seat], answer, *state.answers[seat + 1 :])
    if any(answers[other] is None for other in state.playing):
        if mode == "all-together":
            return state._replace(answers=answers)
        following = after(seat, state.playing, len(answers))
        return state._replace(answers=answers, seat=following, dice=None, cup=WHOLE)
    return _turn_over(state._replace(answers=answers), mode, tournament)


def bonus(state: State) -> tuple[tuple[Seat, ...], int]:
    """RC §4.2 The best seats of a turn and what each of them gets on top."""
    worth = {seat: answer_points(state.answers[seat]) for seat in state.playing}
    most = max(worth.values())
    best = tuple(seat for seat in state.playing if worth[seat] == most)
    return (best, 2 if len(best) == 1 else 1) if most else ((), 0)


def _turn_over(state: State, mode: str, tournament: bool) -> State:
    """RC §4.2, §4.3 Points and bonus are added; the game ends, or equals at the top play on."""
    best, extra = bonus(state)
    total = tuple(
        own + (answer_points(state.answers[seat]) if seat in state.playing else 0) + extra * (seat in best)
        for seat, own in enumerate(state.points)
    )
    playing = state.playing
    if max(total) >= TARGETS[mode][tournament]:
        playing = tuple(seat for seat in playing if total[seat] == max(total))
        if len(playing) == 1:
            return _game_over(state._replace(points=total), mode, playing[0], tournament)
    return _new_turn(state._replace(points=total, playing=playing))


def _new_turn(state: State) -> State:
    """RC §4.1 The first of the seats from the start on; RC §5.1 one seat throws for all."""
    seats = len(state.points)
    seat = after(state.start - 1, state.playing, seats)
    return state._replace(seat=seat, dice=None, cup=WHOLE, answers=(None,) * seats)


# §6 The last die


def placed(state: State, seat: Seat, equation: Equation, tournament: bool) -> State:
    """RC §6.1, §6.2 The dice of the equality stay; the next seat throws the others."""
    used = equation.dice
    if len(used) == WHOLE:
        return round_won(state, seat, tournament)
    following = (seat + 1) % len(state.points)
    return state._replace(seat=following, dice=used, cup=WHOLE - len(used), used=used, placed=seat)


def round_won(state: State, winner: Seat, tournament: bool) -> State:
    """RC §6.2, §6.3 A point for the seat that placed last (-1: nobody); the next seat starts a round."""
    seats = len(state.points)
    total = tuple(own + (seat == winner) for seat, own in enumerate(state.points))
    state = state._replace(points=total)
    if max(total) == last_die_target(seats, tournament):
        return _game_over(state, "last-die", winner, tournament)
    start = (state.start + 1) % seats
    return state._replace(start=start, seat=start, dice=None, cup=WHOLE, used=None, placed=-1)


def last_die_target(seats: int, tournament: bool) -> int:
    """RC §6.3, §7.1 The points that win."""
    if tournament:
        return LAST_DIE_IN_TOURNAMENT
    return LAST_DIE_FOR_TWO if seats == 2 else LAST_DIE


# §7 The tournament


def place_points(total: tuple[int, ...]) -> tuple[int, ...]:
    """RC §7.1 Tournament points by rank: equals get the higher place's, the next are skipped."""
    return tuple(PLACES[rank - 1] for rank in ranks(total))


def _game_over(state: State, mode: str, winner: Seat, tournament: bool) -> State:
    """RC §7.1 The game is over; in a tournament the next one begins."""
    ended = state._replace(stage=state.stage + 1, seat=-1, dice=None, cup=WHOLE, used=None, placed=-1)
    if not tournament:
        return ended
    standing = tuple(a + b for a, b in zip(state.standing, place_points(state.points), strict=True))
    ended = ended._replace(standing=standing, second=winner if mode == "all-together" else state.second)
    if ended.stage == len(TOURNAMENT):
        return ended
    seats = len(state.points)
    start = state.start if TOURNAMENT[ended.stage] == "all-together" else (state.start + 1) % seats
    fresh = ended._replace(points=(0,) * seats, playing=tuple(range(seats)), start=start)
    return _new_turn(fresh)


# §8 The solitaire


def row_points(equation: Equation, row: str, again: int) -> int | None:
    """RC §8.1, §8.2 What an equality counts in a row after so many dice thrown again; None: not there."""
    above = any(int(number) > 100 for number in equation.numbers)
    extra = row_prize(row, equation.dice, above)
    return None if extra is None else max(0, points(equation) + extra - max(0, again))


def row_filled(state: State, seat: Seat, row: str, count: int) -> State:
    """RC §8.2, §8.3 A row is filled; the next seat throws, until all rows are."""
    own = state.rows[seat]
    at = ROWS.index(row)
    rows = (*state.rows[:seat], (*own[:at], count, *own[at + 1 :]), *state.rows[seat + 1 :])
    total = tuple(sum(max(0, one) for one in of_seat) for of_seat in rows)
    following = (seat + 1) % len(rows)
    state = state._replace(rows=rows, points=total, seat=following, dice=None, cup=WHOLE, again=-1)
    if FREE in rows[following]:
        return state
    return state._replace(stage=1, seat=-1)
