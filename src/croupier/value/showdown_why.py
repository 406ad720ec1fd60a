"""Why a choice of Vegas Showdown is better: the forecast of both, part by part."""

from __future__ import annotations

from croupier.core.game import Reason
from croupier.core.rules import Seat
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from croupier.value.showdown import forecast_of
from croupier.value.showdown_forecast import Forecast

#: Fame that is worth a word.
LEAST = 0.3


def why(
    rules: Showdown, state: State, seat: Seat, chosen: ShowdownEvent, best: ShowdownEvent, seed: int
) -> tuple[Reason, ...]:
    """The parts in which the better choice is ahead, the largest first."""
    forecast = forecast_of(rules.box)
    made, better = rules.apply(state, seat, chosen), rules.apply(state, seat, best)
    if "over" in (made.phase, better.phase):
        return ()
    before, after = _parts(forecast, made, seat), _parts(forecast, better, seat)
    ahead = sorted(((after[part] - before[part], part) for part in after), reverse=True)
    return tuple(_reason(part, made, better, seat) for more, part in ahead[:2] if more >= LEAST)


def _parts(forecast: Forecast, state: State, seat: Seat) -> dict[str, float]:
    """What a seat may expect, by where it comes from; in fame."""
    prospect, held = forecast.prospect(state, seat), forecast.holding(state, seat)
    left = prospect.left
    money = forecast.wealth(held.money, 0, 0, left)
    return {
        "fame": float(held.fame),
        "money": money,
        "income": forecast.wealth(held.money, held.population, held.revenue, left) - money,
        "rank": forecast.rank_weight(left) * forecast.ranks(prospect, held),
        "lying": forecast.lying(held.sheet) + forecast.promised(prospect, held.sheet),
        "store": forecast.store(prospect, held) if held.stored else 0.0,
        "opens": forecast.opened(prospect, held.sheet),
    }


def _reason(part: str, made: State, better: State, seat: Seat) -> Reason:
    match part:
        case "fame":
            return Reason("vs-why-fame", (("count", better.fame[seat] - made.fame[seat]),))
        case "money":
            return Reason("vs-why-money", (("count", better.money[seat] - made.money[seat]),))
        case "income":
            return Reason("vs-why-income")
        case "rank":
            return Reason("vs-why-rank")
        case "lying":
            return Reason("vs-why-lying")
        case "store":
            return Reason("vs-why-store")
        case _:
            return Reason("vs-why-opens")
