"""An arena: who meets whom from which seats, and what the results say about each bot's strength.

Every pair of bots meets. Their seats alternate round the table, in every rotation and with the roles
exchanged, and every arrangement plays the same dice: no bot gains by a seat or by luck that the other
does not get as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two bots and all the ways they sit."""

    one: str
    other: str
    lineups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Game:
    """One game: who sat where, every seat's score and share of the victory."""

    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """What an arena says of one bot."""

    bot: str
    rating: float
    error: float
    games: int
    mean_score: float
    #: Its share of the victories against each other bot, and the standard error; a half is even.
    against: dict[str, tuple[float, float]]


def pairings(bots: Sequence[str], seats: int) -> list[Pairing]:
    """Every pair once, with its distinct line-ups."""
    found = []
    for one, other in combinations(bots, 2):
        lineups: dict[tuple[str, ...], None] = {}
        for first, second in ((one, other), (other, one)):
            row = tuple(first if seat % 2 == 0 else second for seat in range(seats))
            for turn in range(seats):
                lineups[row[turn:] + row[:turn]] = None
        found.append(Pairing(one, other, tuple(lineups)))
    return found


def standings(bots: Sequence[str], games: Iterable[Game]) -> list[Standing]:
    """The bots, strongest first; games count in the order they are given."""
    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    played = dict.fromkeys(bots, 0)
    seats = dict.fromkeys(bots, 0)
    scores = dict.fromkeys(bots, 0)
    results: dict[tuple[str, str], list[float]] = {}
    for game in games:
        _rate(model, ratings, game)
        for bot in set(game.lineup):
            played[bot] += 1
            share = sum(won for who, won in zip(game.lineup, game.shares, strict=True) if who == bot)
            for rival in set(game.lineup) - {bot}:
                results.setdefault((bot, rival), []).append(share)
        for bot, score in zip(game.lineup, game.scores, strict=True):
            seats[bot] += 1
            scores[bot] += score
    found = [
        Standing(
            bot,
            ratings[bot].mu,
            ratings[bot].sigma,
            played[bot],
            scores[bot] / max(seats[bot], 1),
            {rival: _mean(results[bot, rival]) for rival in bots if (bot, rival) in results},
        )
        for bot in bots
    ]
    return sorted(found, key=lambda standing: -standing.rating)


def _rate(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], game: Game) -> None:
    """Rates one game, every seat for itself; a bot in several seats moves by the mean of them."""
    ranks = [1.0 + sum(other > score for other in game.scores) for score in game.scores]
    teams = [[model.create_rating([ratings[bot].mu, ratings[bot].sigma])] for bot in game.lineup]
    rated = model.rate(teams, ranks=ranks)
    for bot in set(game.lineup):
        own = [team[0] for who, team in zip(game.lineup, rated, strict=True) if who == bot]
        ratings[bot].mu = sum(rating.mu for rating in own) / len(own)
        ratings[bot].sigma = sum(rating.sigma for rating in own) / len(own)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, sqrt(spread / len(values))
