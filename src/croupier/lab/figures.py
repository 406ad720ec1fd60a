"""From games to figures: each with its interval, and variants compared with each other.

All comparisons of a run are one family: Holm's procedure raises their p-values, so that in 19 of 20 runs no
difference is claimed where there is none.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import erfc, fsum, inf, log1p, sqrt
from typing import Final

from croupier.core.interval import mean_and_error, wide, wilson
from croupier.core.kernel import SHARES, Batch
from croupier.lab.measure import POINTS, GameAccount, Played

#: What is measured, in the order in which it is told; places come first, by number.
PLACE: Final = "place"
NAMES: Final = ("luck", "play", "leads", "known", "decisions", "ties", "forced", "better")
#: In what each is told; everything else is a percentage.
NUMBERS: Final = frozenset({"leads", "decisions"})
#: A difference is claimed below this.
DOUBT: Final = 0.05


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, its standard error, and the interval that holds the truth 19 times in 20."""

    value: float
    error: float
    observations: int
    interval: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Comparison:
    """One figure of a variant beside that of the first variant; of a place beside its fair share."""

    variant: int
    name: str
    difference: float
    interval: tuple[float, float]
    p: float
    #: The same after Holm's procedure.
    adjusted: float

    @property
    def seen(self) -> bool:
        """Whether the difference is claimed."""
        return self.adjusted < DOUBT


@dataclass(slots=True)
class Notes:
    """What was seen of one variant so far."""

    played: list[Played] = field(default_factory=list)
    batches: list[Batch] = field(default_factory=list)
    weighed: list[GameAccount] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games say who wins from which place."""
        return len(self.played) + sum(batch.games for batch in self.batches)

    def openness(self) -> list[float]:
        """How open games were, from their start to their end, on the mean."""
        if not self.weighed:
            return []
        return [fsum(one.open[at] for one in self.weighed) / len(self.weighed) for at in range(POINTS)]


def place(number: int) -> str:
    """The name of a place's figure, from 1.

    >>> place(1)
    'place-1'
    """
    return f"{PLACE}-{number}"


def figures(notes: Notes, seats: int, equals: bool = True) -> dict[str, Figure]:
    """Every figure of a variant that was seen often enough to have an error.

    With equals the better bot is the same as the others.
    """
    found: dict[str, Figure] = {}
    if notes.batches:
        found |= _of_batches(notes.batches, seats)
    elif len(notes.played) > 1:
        found |= _of_games(notes.played, seats)
    if len(notes.weighed) > 1:
        found |= _of_accounts(notes.weighed)
        if "forced" not in found:
            found["forced"] = _forced([one.game for one in notes.weighed])
    if len(notes.gains) > 1:
        found["better"] = _gain(notes.gains, seats, equals)
    order = [*(place(number + 1) for number in range(seats)), *NAMES]
    return {name: found[name] for name in order if name in found}


def compared(found: Sequence[dict[str, Figure]]) -> list[Comparison]:
    """Every figure of the other variants beside the first one's, and every place beside its fair share."""
    raw: list[tuple[int, str, float, float, int]] = []
    for number, of_variant in enumerate(found):
        for name, figure in of_variant.items():
            if name.startswith(PLACE):
                raw.append((number, name, figure.value, figure.error, figure.observations))
            elif number and name in found[0]:
                first = found[0][name]
                error = sqrt(figure.error**2 + first.error**2)
                least = min(figure.observations, first.observations)
                raw.append((number, name, figure.value - first.value, error, least))
    chances = [_chance(difference, error, seen) for _, _, difference, error, seen in raw]
    return [
        Comparison(number, name, difference, _reach(difference, error, seen), chance, adjusted)
        for (number, name, difference, error, seen), chance, adjusted in zip(
            raw, chances, holm(chances), strict=True
        )
    ]


def holm(chances: Sequence[float]) -> list[float]:
    """P-values raised by Holm's procedure: the smallest by their number, the next by one less, and so on.

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    order = sorted(range(len(chances)), key=chances.__getitem__)
    raised = [0.0] * len(chances)
    highest = 0.0
    for rank, at in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[at]))
        raised[at] = highest
    return raised


def _chance(difference: float, error: float, observations: int) -> float:
    """How likely so large a difference is if there is none: Student's law, by Wallace's formula."""
    if error == 0:
        return 0.0 if difference else 1.0
    free, t = observations - 1, difference / error
    if free < 1 or error == inf:
        return 1.0
    z = (8 * free + 1) / (8 * free + 3) * sqrt(free * log1p(t * t / free))
    return erfc(z / sqrt(2))


def _reach(value: float, error: float, observations: int) -> tuple[float, float]:
    reach = wide(observations) * error if error else 0.0
    return value - reach, value + reach


def _figure(value: float, error: float, observations: int) -> Figure:
    return Figure(value, error, observations, _reach(value, error, observations))


def _mean(values: Sequence[float]) -> Figure:
    return _figure(*mean_and_error(values), len(values))


def _within(figure: Figure, least: float, most: float) -> Figure:
    """A figure whose truth lies between these: so does its interval."""
    low, high = figure.interval
    return replace(figure, interval=(max(low, least), min(high, most)))


def _share(count: float, of: int) -> Figure:
    """A share of games; where none or all were seen, its error is not nothing (two games more, one each)."""
    near = (count + 1) / (of + 2)
    return Figure(count / of, sqrt(near * (1 - near) / (of + 2)), of, wilson(count / of, of))


def _advantage(share: Figure, seats: int) -> Figure:
    """By how much a share lies above the fair one, as a part of that."""
    low, high = share.interval
    interval = low * seats - 1, high * seats - 1
    return Figure(share.value * seats - 1, share.error * seats, share.observations, interval)


def _gain(gains: Sequence[float], seats: int, equals: bool) -> Figure:
    """What better play won beyond a fair share; that every deal brought the same is no certainty.

    But equals win just their share of every deal.
    """
    if len(set(gains)) == 1 and (gains[0] != 0 or not equals):
        games = len(gains) * seats
        return _advantage(_share(games * (gains[0] + 1) / seats, games), seats)
    return _within(_mean(gains), -1.0, seats - 1.0)


def _of_batches(batches: Sequence[Batch], seats: int) -> dict[str, Figure]:
    """Of the kernel's games: sums are known, and how far they differ from block to block."""
    games = sum(batch.games for batch in batches)
    found = {
        place(seat + 1): _advantage(_share(sum(batch.wins[seat] for batch in batches) / SHARES, games), seats)
        for seat in range(seats)
    }
    found["ties"] = _share(sum(batch.shared for batch in batches), games)
    if len(batches) > 1:
        # Blocks are of one size but the last.
        found["decisions"] = _mean([batch.moves / batch.games for batch in batches])
    return found


def _of_games(played: Sequence[Played], seats: int) -> dict[str, Figure]:
    count = len(played)
    found = {
        place(seat + 1): _advantage(_share(fsum(game.shares[seat] for game in played), count), seats)
        for seat in range(seats)
    }
    found["ties"] = _share(sum(game.tied for game in played), count)
    found["decisions"] = _mean([float(game.decisions) for game in played])
    found["forced"] = _forced(played)
    return found


def _forced(played: Sequence[Played]) -> Figure:
    """The share of decisions that were none, all games together."""
    pairs = [(float(game.forced), float(game.decisions)) for game in played]
    return _within(_ratio(pairs), 0.0, 1.0)


def _of_accounts(weighed: Sequence[GameAccount]) -> dict[str, Figure]:
    """What decided: of all that separates results, the parts that go with luck and with play.

    Results, luck, play and corrections add up for every seat; so do these parts, to one.
    """

    def part(of: GameAccount, terms: Sequence[float]) -> tuple[float, float]:
        gained = of.gained
        with_it = fsum(term * gain for term, gain in zip(terms, gained, strict=True))
        return with_it, fsum(gain * gain for gain in gained)

    return {
        "luck": _ratio([part(one, one.luck) for one in weighed]),
        "play": _ratio([part(one, one.play) for one in weighed]),
        "leads": _within(_mean([float(one.lead_changes) for one in weighed]), 0.0, inf),
        "known": _within(_mean([one.known for one in weighed]), 0.0, 1.0),
    }


def _ratio(pairs: Sequence[tuple[float, float]]) -> Figure:
    """A ratio of sums over games; its error by leaving out one game after the other."""
    above, below = fsum(one for one, _ in pairs), fsum(other for _, other in pairs)
    if not below:
        return _figure(0.0, 0.0, len(pairs))
    left = [(above - one) / (below - other) if below > other else above / below for one, other in pairs]
    middle, count = fsum(left) / len(left), len(left)
    error = sqrt((count - 1) / count * fsum((figure - middle) ** 2 for figure in left))
    return _figure(above / below, error, count)
