"""An arena: who meets whom from which seats, and what the results say about each bot's strength.

Every pair of bots meets. Their seats alternate round the table, in every rotation and with the roles
exchanged, and every arrangement plays the same dice: no bot gains by a seat or by luck that the other
does not get as well. All games of one deal are therefore one observation.

A rating is on Elo's scale: the share of victories that one bot takes from another says how far they lie apart
(two to one is 120 points), and a bot's rating is the mean of its distances, around 1500.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import inf, log, log10, sqrt

from croupier.core.interval import WIDE, mean_and_error, wide, wilson

MIDDLE = 1500.0
_POINTS = 400.0


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two bots and all the ways they sit."""

    one: str
    other: str
    lineups: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Game:
    """One game: who sat where on which deal, every seat's score and share of the victory."""

    lineup: tuple[str, ...]
    scores: tuple[int, ...]
    shares: tuple[float, ...]
    deal: int = 0
    #: The shares less what luck did, if that was reckoned.
    adjusted: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class Measured:
    """A figure, its standard error, and how far its interval of 95 % reaches to both sides."""

    figure: float
    error: float
    reach: float


@dataclass(frozen=True, slots=True)
class Standing:
    """What an arena says of one bot."""

    bot: str
    rating: Measured
    games: int
    mean_score: float
    #: Its share of the victories against each other bot; a half is even.
    against: dict[str, Measured]
    #: The same less what luck did.
    adjusted: dict[str, Measured]


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
    """The bots, strongest first."""
    all_games = list(games)
    plain, luckless = _Meetings(all_games, adjusted=False), _Meetings(all_games, adjusted=True)
    ratings = _ratings(bots, plain)
    found = []
    for bot in bots:
        scores = [
            score
            for game in all_games
            for who, score in zip(game.lineup, game.scores, strict=True)
            if who == bot
        ]
        found.append(
            Standing(
                bot,
                ratings[bot],
                sum(bot in game.lineup for game in all_games),
                sum(scores) / max(len(scores), 1),
                {rival: plain.share(bot, rival) for rival in bots if (bot, rival) in plain.deals},
                {rival: luckless.share(bot, rival) for rival in bots if (bot, rival) in luckless.deals},
            )
        )
    return sorted(found, key=lambda standing: -standing.rating.figure)


class _Meetings:
    """What each bot took from each other one: by deal, the mean over its line-ups."""

    def __init__(self, games: Sequence[Game], adjusted: bool) -> None:
        taken: dict[tuple[str, str], dict[int, list[float]]] = {}
        for game in games:
            shares = game.adjusted if adjusted else game.shares
            if shares is None:
                continue
            for bot in set(game.lineup):
                share = sum(won for who, won in zip(game.lineup, shares, strict=True) if who == bot)
                for rival in set(game.lineup) - {bot}:
                    taken.setdefault((bot, rival), {}).setdefault(game.deal, []).append(share)
        self.deals = {
            pair: {deal: sum(shares) / len(shares) for deal, shares in by_deal.items()}
            for pair, by_deal in taken.items()
        }
        self.adjusted = adjusted
        #: The number of games behind each pair.
        self.games = {pair: sum(map(len, by_deal.values())) for pair, by_deal in taken.items()}

    def share(self, bot: str, rival: str) -> Measured:
        """The share that one took from another; that every deal brought the same is no certainty."""
        found = _measured(list(self.deals[bot, rival].values()))
        if self.adjusted or found.error:
            return found
        low, high = wilson(found.figure, len(self.deals[bot, rival]))
        reach = max(found.figure - low, high - found.figure)
        return Measured(found.figure, reach / WIDE, reach)


def _ratings(bots: Sequence[str], meetings: _Meetings) -> dict[str, Measured]:
    """Every bot's mean distance from all bots, itself included.

    The error comes from how far single deals move the rating. So it knows that the same dice were played by
    all pairs. Where all deals brought the same, what Wilson's interval leaves open is added.
    """
    found = {}
    for bot in bots:
        rating, doubt = MIDDLE, 0.0
        moved: dict[int, float] = {}
        for rival in bots:
            by_deal = meetings.deals.get((bot, rival))
            if by_deal is None:
                continue
            count = meetings.games[bot, rival]
            mean = sum(by_deal.values()) / len(by_deal)
            share = _smoothed(mean, count)
            apart = _apart(share)
            rating += apart / len(bots)
            slope = _POINTS / (log(10) * share * (1 - share)) / len(bots)
            for deal, taken in by_deal.items():
                moved[deal] = moved.get(deal, 0.0) + slope * (taken - mean)
            if len(set(by_deal.values())) == 1:
                ends = (_apart(_smoothed(end, count)) for end in wilson(mean, len(by_deal)))
                doubt += (max(abs(end - apart) for end in ends) / len(bots)) ** 2
        spread = _measured(list(moved.values())) if moved else Measured(0.0, inf, inf)
        error = sqrt(spread.error**2 + doubt / WIDE**2)
        found[bot] = Measured(rating, error, sqrt(spread.reach**2 + doubt))
    return found


def _smoothed(share: float, games: int) -> float:
    """A share with half a victory more for both: a bot that never lost is not infinitely strong."""
    return (games * share + 0.5) / (games + 1)


def _apart(share: float) -> float:
    """How far apart bots are of which one takes that share, on Elo's scale."""
    return _POINTS * log10(share / (1 - share))


def _measured(values: Sequence[float]) -> Measured:
    """The mean of independent observations."""
    mean, error = mean_and_error(values)
    return Measured(mean, error, wide(len(values)) * error if len(values) > 1 else inf)
