"""What a simulation found: batches added up, and the figures they give."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, isfinite, sqrt
from typing import Final

from croupier.core.interval import mean_and_error, wide, wilson
from croupier.core.kernel import SHARES, Batch

#: The form of the figures in JSON; other fields, another number.
SCHEMA: Final = "simulate/1"


def empty(seats: int) -> Batch:
    """No games at all."""
    none = (0,) * seats
    return Batch(0, 0, none, none, none, 0)


def add(batches: Iterable[Batch], seats: int) -> Batch:
    """The batches as one, without their rows."""
    total = empty(seats)
    for batch in batches:
        total = Batch(
            total.games + batch.games,
            total.moves + batch.moves,
            _sums(total.scores, batch.scores),
            _sums(total.squares, batch.squares),
            _sums(total.wins, batch.wins),
            total.shared + batch.shared,
            adjusted=total.adjusted + batch.adjusted,
        )
    return total


@dataclass(frozen=True, slots=True)
class Result:
    """A simulation that was run."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    path: str
    total: Batch
    seconds: float
    #: Whether the same command gives the same figures again.
    repeatable: bool
    #: Whether it was ended before all games were played.
    interrupted: bool
    #: The evaluator by which luck was reckoned, and its playouts for a position; none: it was not.
    evaluator: str = ""
    playouts: int = 0

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def mean_score(self) -> list[float]:
        """Each seat's mean score."""
        return [_over(score, self.total.games) for score in self.total.scores]

    @property
    def sd_score(self) -> list[float]:
        """Each seat's standard deviation of the score, by a sample; infinite where it was seen once."""
        games = self.total.games
        if games < 2:
            return [inf] * self.seats
        return [
            sqrt(max(squares - games * mean * mean, 0.0) / (games - 1))
            for squares, mean in zip(self.total.squares, self.mean_score, strict=True)
        ]

    @property
    def win_share(self) -> list[float]:
        """Each seat's share of all victories; a victory shared by k counts 1/k for each."""
        return [_over(wins, SHARES * self.total.games) for wins in self.total.wins]

    @property
    def score_error(self) -> list[float]:
        """The standard error of each mean score; infinite where it was seen once."""
        return [_over(sd, sqrt(self.total.games)) for sd in self.sd_score]

    @property
    def win_error(self) -> list[float]:
        """The standard error of each share of victories; shared victories make it a little smaller."""
        return [_over(sqrt(max(win * (1 - win), 0.0)), sqrt(self.total.games)) for win in self.win_share]

    @property
    def win_interval(self) -> list[tuple[float, float]]:
        """The interval that holds each true share of victories 19 times in 20, in few games too."""
        return [wilson(win, self.total.games) for win in self.win_share]

    @property
    def luckless(self) -> list[tuple[float, float]]:
        """Each seat's share of victories less its luck, and the standard error; empty: not reckoned."""
        if not self.total.adjusted:
            return []
        return [mean_and_error(self.total.adjusted[seat :: self.seats]) for seat in range(self.seats)]

    @property
    def variance_ratios(self) -> list[float]:
        """By how much less a seat's result varies from game to game when its luck is taken away.

        Infinite where nothing varied, so that there is nothing to compare.
        """
        games = self.total.games
        return [
            _over(win * (1 - win), error * error * games) if 0 < error < inf else inf
            for win, (_, error) in zip(self.win_share, self.luckless, strict=bool(self.luckless))
        ]

    def figures(self) -> dict[str, object]:
        """All figures under the names they have in JSON."""
        return {
            "schema": SCHEMA,
            **self._luck_figures(),
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.total.games,
            "seconds": round(self.seconds, 6),
            "games_per_second": _over(self.total.games, self.seconds),
            "moves_per_game": _over(self.total.moves, self.total.games),
            "mean_score": self.mean_score,
            "sd_score": _known(self.sd_score),
            "score_error": _known(self.score_error),
            "win_share": self.win_share,
            "win_error": self.win_error,
            "win_interval": self.win_interval,
            "shared_wins": _over(self.total.shared, self.total.games),
            "path": self.path,
            "repeatable": self.repeatable,
            "interrupted": self.interrupted,
        }

    def _luck_figures(self) -> dict[str, object]:
        if not self.evaluator:
            return {}
        far = wide(self.total.games)
        return {
            "luck": {
                "evaluator": self.evaluator,
                "playouts": self.playouts,
                "win_share": [share for share, _ in self.luckless],
                "win_error": _known([error for _, error in self.luckless]),
                "win_interval": [
                    (share - far * error, share + far * error) if isfinite(error) else None
                    for share, error in self.luckless
                ],
                "variance_ratio": _known(self.variance_ratios),
            }
        }


def _sums(one: Sequence[int], other: Sequence[int]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def _over(amount: float, count: float) -> float:
    return amount / count if count else 0.0


def _known(figures: Sequence[float]) -> list[float | None]:
    """Figures as JSON has them: None where too few games were seen."""
    return [figure if isfinite(figure) else None for figure in figures]
