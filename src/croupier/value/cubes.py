"""The evaluators of Rolling Cubes: shares of the victory, and points.

Exact where the game is solved: the solitaire in points, the last die for two. Elsewhere shares come from a
race to the target with the exact distribution of best points. Answers to a throw that is common to all lie
below its best as those of the fourth level do (`python -m bench.cubes_slips`): perfect answers would tie for
ever. With three seats and more the last die is a rough guess: who throws has the chance it has against one.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np

from croupier.core.errors import NoEvaluator
from croupier.core.game import Unit
from croupier.core.rules import Chance, Seat
from croupier.games.rollingcubes import modes
from croupier.games.rollingcubes.best_points import best_points
from croupier.games.rollingcubes.dice import WHOLE, without
from croupier.games.rollingcubes.events import Answer, CubesEvent, Decline, Equate, Rethrow, Strike
from croupier.games.rollingcubes.options import DEFAULT_FACES
from croupier.games.rollingcubes.rows import ROWS
from croupier.games.rollingcubes.rules import RollingCubes
from croupier.games.rollingcubes.state import FREE, State
from croupier.games.rollingcubes.uses import Use, uses, written
from croupier.games.rollingcubes.view import View
from croupier.solve import cubes_games
from croupier.solve.cubes_lattice import place, roll_chances, whole_sets
from croupier.value.cubes_race import MOST, Floats, best_of_throw, certain, highest, mean_best, race
from croupier.value.evaluator import Choice, Drawn, Figures, OnePly, Value

FITTED = Path(__file__).parent / "cubes_slips.json"
#: How many equalities are listed beside the best one.
LISTED = 3
#: Steps in which the worth of a throw of the solitaire is counted when shares are averaged over all throws.
STEP = 0.5


@cache
def slips() -> Floats:
    """How far answers to a common throw lie below its best: the chance of each number of points."""
    found = json.loads(FITTED.read_text(encoding="utf-8"))["slips"]
    chances = np.zeros(MOST)
    for points, chance in found.items():
        chances[int(points)] = chance
    total: float = chances.sum()
    return np.asarray(chances / total)


def answer_below(best: int) -> Floats:
    """The points of an answer to a common throw with such a best one."""
    found = np.zeros(MOST)
    for slip, chance in enumerate(slips()):
        found[max(0, best - slip)] += chance
    return found


@dataclass(frozen=True)
class _Cubes(OnePly[State, CubesEvent, View]):
    """What both evaluators know of the game that is played."""

    def __post_init__(self) -> None:
        if self.own.settings.faces != DEFAULT_FACES:
            raise NoEvaluator("rolling-cubes has no evaluator for other faces than the usual ones")

    @property
    def own(self) -> RollingCubes:
        """The rules."""
        assert isinstance(self.rules, RollingCubes)
        return self.rules

    @property
    def zero(self) -> bool:
        """RC §2.5 Whether zero may be divided."""
        return self.own.settings.zero_dividend

    @abstractmethod
    def figures(self, state: State, best: float | None = None) -> Figures:
        """What a state is worth to every seat; with `best`, if the throw that is due were worth that."""

    def values(self, states: Sequence[State], effort: int, seed: int) -> list[Value]:
        """What each state is worth; nothing is played out, so there is no error of chance."""
        none = (0.0,) * self.rules.seats
        return [self.finished(state) or Value(self.figures(state), none) for state in states]

    # One throw, one answer

    def chance(self, state: State, event: CubesEvent, effort: int, seed: int) -> Drawn:
        """The mean over all throws, by what they are worth; other chance events one by one."""
        mode, turn = self.own.mode(state.stage), self.rules.turn(state)
        if isinstance(turn, Chance) and turn.verb == "roll":
            after = self.values([self.rules.apply(state, None, event)], effort, seed)[0]
            if mode == "last-die":
                return Drawn(self.values([state], effort, seed)[0], after)
            if mode in modes.TARGETS:
                best = {
                    float(points): float(chance) for points, chance in enumerate(best_of_throw(self.zero))
                }
                return Drawn(self._mean(state, best), after)
            if state.again < 0:
                throws = throws_of_solitaire(self._free(state, state.seat), self.zero)
                return Drawn(self._mean(state, throws), after)
        return super().chance(state, event, effort, seed)

    def choices(
        self, state: State, seat: Seat, event: CubesEvent | None, effort: int, seed: int
    ) -> list[Choice[CubesEvent]]:
        """The best choices, none at all, and the one that was made; not every equality there is."""
        events = self._events(state, seat)
        if event is not None and event not in events:
            events.append(event)
        after = self.values([self.rules.apply(state, seat, one) for one in events], effort, seed)
        known = self._known(state, seat)
        judged = self.values([self.rules.apply(known, seat, one) for one in events], effort, seed)
        return [
            Choice(one, judged[number].shares[seat], 0.0, after[number]) for number, one in enumerate(events)
        ]

    def _mean(self, state: State, chances: dict[float, float]) -> Value:
        """The mean over throws, given by the chance of each worth."""
        total = np.zeros(self.rules.seats)
        for worth, chance in chances.items():
            if chance:
                total += chance * np.array(self.figures(state, worth))
        return Value(tuple(float(one) for one in total), (0.0,) * self.rules.seats)

    def _known(self, state: State, seat: Seat) -> State:
        """RC §5.1 The state as a seat knows it: secret answers of others are as good as not given."""
        if self.own.mode(state.stage) != "all-together":
            return state
        answers = tuple(answer if other == seat else None for other, answer in enumerate(state.answers))
        return state._replace(answers=answers)

    def _events(self, state: State, seat: Seat) -> list[CubesEvent]:
        view, mode = self.rules.view(state, seat), self.own.mode(state.stage)
        nothing: CubesEvent = Answer(None) if self.own.secret else Decline()
        if mode == "yahtzee":
            return self._solitaire(view, seat, state)
        found: dict[int, Use] = {}
        for use in uses(view, self.own):
            found.setdefault(use.points, use)
        order = sorted(found.values(), key=lambda use: -use.points)
        if mode == "last-die":
            chance = cubes_games.next_thrower
            order = sorted(uses(view, self.own), key=lambda use: chance(use.dice, self.zero))
        equalities = [written(use, self.zero) for use in order[:LISTED]]
        secret = self.own.secret
        return [*(Answer(one) if secret else Equate(one, None) for one in equalities), nothing]

    def _solitaire(self, view: View, seat: Seat, state: State) -> list[CubesEvent]:
        """RC §8.2 The best equality of every free row, striking it out, and the best dice to throw again."""
        assert view.dice is not None
        free = [row for row, own in zip(ROWS, state.rows[seat], strict=True) if own == FREE]
        tops = [(row, max(uses(view, self.own, row), default=None)) for row in free]
        found: list[CubesEvent] = [
            Equate(written(top, self.zero), row) for row, top in tops if top is not None
        ]
        found += [Strike(row) for row in free]
        if state.again < 0:
            keep = cubes_games.best_to_keep(view.dice, self._free(state, seat), self.zero)
            if len(keep) < WHOLE:
                found.append(Rethrow(without(view.dice, keep)))
        return found

    # The games

    @staticmethod
    def _free(state: State, seat: Seat) -> int:
        return sum(1 << number for number, own in enumerate(state.rows[seat]) if own == FREE)

    def turn_points(self, state: State, seat: Seat, best: float | None) -> Floats:
        """RC §4.1, §5.1 The points of a seat that plays this turn: given, seen on the dice, or to come."""
        answer = state.answers[seat]
        if answer is not None:
            return certain(modes.answer_points(answer))
        common = self.own.mode(state.stage) == "all-together"
        thrown = best
        if thrown is None and state.dice is not None and not state.cup:
            thrown = best_points(self.zero).best(state.dice)
        if common:
            return answer_below(round(mean_best(self.zero) if thrown is None else thrown))
        if seat == state.seat and thrown is not None:
            return certain(int(thrown))
        return best_of_throw(self.zero)

    def turn_shares(self, state: State, best: float | None) -> list[float]:
        """RC §4.3 Shares of a game of turns; who fell out of a tie has none."""
        mode = self.own.mode(state.stage)
        target = modes.target(mode, self.own.seats, self.own.tournament)
        assert target is not None
        now = [self.turn_points(state, seat, best) for seat in state.playing]
        usual = best_of_throw(self.zero)
        if mode == "all-together":
            usual = answer_below(round(mean_best(self.zero)))
        found = race([state.points[seat] for seat in state.playing], now, [usual] * len(now), target)
        shares = [0.0] * self.own.seats
        for seat, share in zip(state.playing, found, strict=True):
            shares[seat] = share
        return shares

    def round_shares(self, state: State) -> list[float]:
        """RC §6.2 Each seat's chance of this round of the last die."""
        seats = self.own.seats
        if state.cup:
            chance = cubes_games.next_thrower(state.used or "", self.zero)
        else:
            view = self.rules.view(state, state.seat)
            known = [1 - cubes_games.next_thrower(use.dice, self.zero) for use in uses(view, self.own)]
            if not known and state.placed >= 0:
                return [float(seat == state.placed) for seat in range(seats)]
            chance = max(known, default=0.0)
        rest = (1 - chance) / (seats - 1)
        return [chance if seat == state.seat else rest for seat in range(seats)]

    def last_die_shares(self, state: State) -> list[float]:
        """RC §6.3 Shares of the game: this round, then rounds that each seat starts in turn."""
        seats = self.own.seats
        target = modes.last_die_target(seats, self.own.tournament)
        first = cubes_games.next_thrower("", self.zero) if seats == 2 else 1 / seats
        shares = [0.0] * seats
        for winner, chance in enumerate(self.round_shares(state)):
            points = tuple(own + (seat == winner) for seat, own in enumerate(state.points))
            later = rounds(points, (state.start + 1) % seats, target, first)
            shares = [share + chance * more for share, more in zip(shares, later, strict=True)]
        return shares

    def solitaire_means(self, state: State, best: float | None) -> list[float]:
        """RC §9.2 The exact expectation of each seat's points under best play."""
        values = cubes_games.shipped_values(self.zero)
        means = []
        for seat, own in enumerate(state.points):
            free = self._free(state, seat)
            later = values[free]
            if seat == state.seat and state.start >= 0:
                if best is not None:
                    later = best
                elif state.dice is not None:
                    later = throw_worth(state.dice, free, state.again, state.cup, self.zero)
            means.append(own + later)
        return means

    def game_shares(self, state: State, best: float | None) -> list[float]:
        """Shares of the victory in the game that is played, the only one outside a tournament."""
        mode = self.own.mode(state.stage)
        if mode == "last-die":
            return self.last_die_shares(state)
        if mode == "yahtzee":
            left = [self._free(state, seat).bit_count() for seat in range(self.own.seats)]
            spread = [count * throw_variance(self.zero) for count in left]
            return highest(self.solitaire_means(state, best), spread)
        return self.turn_shares(state, best)

    def places(self, state: State, best: float | None) -> tuple[list[float], list[float]]:
        """RC §7.1 The mean and the variance of tournament points: standing, this game, those to come."""
        seats = self.own.seats
        places = modes.PLACES[:seats]
        mean = sum(places) / seats
        spread = sum((place - mean) ** 2 for place in places) / seats
        rest = sum(places[1:]) / (seats - 1)
        games = len(modes.stages("tournament")) - state.stage - 1
        means, variances = [], []
        for standing, share in zip(state.standing, self.game_shares(state, best), strict=True):
            means.append(standing + share * places[0] + (1 - share) * rest + games * mean)
            # A share may be a rounding above 1.
            variances.append(max(share * (1 - share), 0.0) * (places[0] - rest) ** 2 + games * spread)
        return means, variances


@dataclass(frozen=True)
class CubesShares(_Cubes):
    """Shares of the victory."""

    @property
    def name(self) -> str:
        """The game and the version."""
        return "rolling-cubes/1"

    def figures(self, state: State, best: float | None = None) -> Figures:
        """The shares; alone there is one seat to win."""
        if self.own.tournament:
            means, variances = self.places(state, best)
            return tuple(highest(means, variances))
        return tuple(self.game_shares(state, best))


@dataclass(frozen=True)
class CubesPoints(_Cubes):
    """Points that stand, and what this turn, round or solitaire is expected to bring without a bonus."""

    @property
    def name(self) -> str:
        """The game, the version and the unit."""
        return "rolling-cubes/1/points"

    @property
    def unit(self) -> Unit:
        """Points."""
        return "points"

    def figures(self, state: State, best: float | None = None) -> Figures:
        """RC §4.2, §6.2, §7.1, §8.2 Every seat's points."""
        if self.own.tournament:
            return tuple(self.places(state, best)[0])
        mode = self.own.mode(state.stage)
        if mode == "yahtzee":
            return tuple(self.solitaire_means(state, best))
        if mode == "last-die":
            pairs = zip(state.points, self.round_shares(state), strict=True)
            return tuple(own + chance for own, chance in pairs)
        return tuple(
            own + (self._turn_mean(state, seat, best) if seat in state.playing else 0.0)
            for seat, own in enumerate(state.points)
        )

    def _turn_mean(self, state: State, seat: Seat, best: float | None) -> float:
        """The best points of a throw, seen or expected; an answer as it was given."""
        answer = state.answers[seat]
        if answer is not None:
            return float(modes.answer_points(answer))
        own = seat == state.seat or self.own.mode(state.stage) == "all-together"
        if own and best is not None:
            return best
        if own and state.dice is not None and not state.cup:
            return float(best_points(self.zero).best(state.dice))
        return mean_best(self.zero)


@lru_cache(maxsize=10_000)
def rounds(points: tuple[int, ...], start: Seat, target: int, first: float) -> tuple[float, ...]:
    """RC §6.3 Shares before a round: its starter has a chance of its own, the others the same."""
    seats = len(points)
    if max(points) >= target:
        return tuple(float(own >= target) for own in points)
    rest = (1 - first) / (seats - 1)
    shares = [0.0] * seats
    for winner in range(seats):
        then = tuple(own + (seat == winner) for seat, own in enumerate(points))
        chance = first if winner == start else rest
        later = rounds(then, (start + 1) % seats, target, first)
        shares = [share + chance * more for share, more in zip(shares, later, strict=True)]
    return tuple(shares)


@cache
def _worths(free: int, zero_dividend: bool) -> Floats:
    """What best play expects of every whole throw, with these rows free."""
    return np.asarray(cubes_games.kept_worths(free, zero_dividend)[np.ix_(*whole_sets())]).ravel()


@cache
def throws_of_solitaire(free: int, zero_dividend: bool) -> dict[float, float]:
    """RC §9.2 The chance of each worth of a throw, in small steps."""
    worths, chances = _worths(free, zero_dividend), roll_chances().ravel()
    steps = np.round(worths / STEP).astype(np.int64)
    total = np.bincount(steps, weights=chances)
    mean = np.bincount(steps, weights=chances * worths)
    return {float(mean[step] / total[step]): float(total[step]) for step in np.flatnonzero(total)}


@cache
def throw_variance(zero_dividend: bool) -> float:
    """The variance that one throw of the solitaire brings under best play."""
    worths, chances = _worths((1 << len(ROWS)) - 1, zero_dividend), roll_chances().ravel()
    mean = float(chances @ worths)
    return float(chances @ (worths - mean) ** 2)


@lru_cache(maxsize=4096)
def throw_worth(dice: str, free: int, again: int, cup: int, zero_dividend: bool) -> float:
    """RC §8.2 What best play expects of dice on the table, some of them in the cup to be thrown again."""
    if again < 0:
        if cup:
            return cubes_games.shipped_values(zero_dividend)[free]
        return float(cubes_games.kept_worths(free, zero_dividend)[place(dice)])
    if cup:
        return float(cubes_games.thrown_worths(free, again, zero_dividend)[place(dice)])
    values, bests = cubes_games.shipped_values(zero_dividend), cubes_games.shipped_row_bests(zero_dividend)
    return cubes_games.roll_worth(bests[:, *place(dice)], values, free, again)
