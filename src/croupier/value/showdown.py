"""The evaluator of Vegas Showdown: the forecast of every seat's fame, turned into shares of the victory.

A position is played to the end of its turn first, as the forecast says: a bid is worth what it leads to. The
share of a seat is its part of a sum of exponentials of all seats' forecasts (a softmax); how much a point of
fame is worth depends on the turns that are left. Those numbers were fitted to games between bots by
`python -m bench.showdown_shares` and are shipped beside this file with where they come from.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import exp
from pathlib import Path
from typing import NamedTuple

from croupier.games.showdown.box import Box
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from croupier.games.showdown.view import View
from croupier.value.evaluator import OnePly, Value, result_of
from croupier.value.showdown_forecast import Forecast
from croupier.value.showdown_player import end_of_turn

FITTED = Path(__file__).parent / "showdown_slopes.json"


class Slope(NamedTuple):
    """What a point of forecast fame is worth: `at_end` with no turn left, falling with the turns left."""

    at_end: float
    turns: float
    power: float

    def at(self, left: float) -> float:
        """The slope with so many turns left."""
        return float(self.at_end / (1 + left / self.turns) ** self.power)


@cache
def slopes() -> dict[int, Slope]:
    """The fitted slopes by number of seats."""
    found = json.loads(FITTED.read_text(encoding="utf-8"))["slopes"]
    return {
        int(seats): Slope(slope["at_end"], slope["turns"], slope["power"]) for seats, slope in found.items()
    }


@lru_cache(maxsize=8)
def forecast_of(box: Box) -> Forecast:
    """The forecast of a box, built once."""
    return Forecast(box)


def shares_of(forecast: Forecast, state: State) -> tuple[float, ...]:
    """Every seat's share of the victory by the forecast; of a finished game its result."""
    box = forecast.box
    if state.phase == "over":
        rules = Showdown(box.components, box.seats)
        return result_of(rules, state, "share")
    slope = slopes()[box.seats].at(forecast.turns_left(state))
    worths = forecast.seats(state)
    parts = [exp(slope * (worth - max(worths))) for worth in worths]
    return tuple(part / sum(parts) for part in parts)


@dataclass(frozen=True)
class ShowdownShares(OnePly[State, ShowdownEvent, View]):
    """Shares of the victory by the fitted forecast at the end of the turn; no luck in it, so no effort."""

    @property
    def name(self) -> str:
        """The game and the version."""
        return "vegas-showdown/3"

    def values(self, states: Sequence[State], effort: int, seed: int) -> list[Value]:
        """What each state is worth; what is foreseen has no standard error."""
        rules = self.rules
        assert isinstance(rules, Showdown)
        forecast = forecast_of(rules.box)
        ends = [end_of_turn(rules, state) for state in states]
        return [Value(shares_of(forecast, end), (0.0,) * rules.seats) for end in ends]
