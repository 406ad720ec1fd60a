"""Why a choice of Vegas Showdown is better: what both lead to, by the forecast, part by part.

A bid is looked at as if it held: the room is bought and laid where it lies best.
"""

from __future__ import annotations

from croupier.core.game import Reason
from croupier.core.rules import Seat
from croupier.games.showdown import auction, cards, settlement
from croupier.games.showdown.events import (
    Bid,
    Build,
    Cancel,
    Done,
    Publicity,
    Remove,
    Renovate,
    ShowdownEvent,
    Store,
)
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import Renovation, State
from croupier.value.showdown import forecast_of
from croupier.value.showdown_forecast import Forecast, Holding, Prospect

#: Fame that is worth a word.
LEAST = 0.3
#: Parts that are told.
MOST = 2


def why(
    rules: Showdown, state: State, seat: Seat, chosen: ShowdownEvent, best: ShowdownEvent, seed: int
) -> tuple[Reason, ...]:
    """The parts in which the better choice is ahead, the largest first; of two prices what they do."""
    if isinstance(chosen, Bid) and isinstance(best, Bid) and chosen.lot == best.lot:
        return (_price(chosen.price, best.price),)
    forecast = forecast_of(rules.box)
    prospect = forecast.prospect(state, seat)
    made, better = (_led_to(forecast, rules, prospect, state, event) for event in (chosen, best))
    before, after = _parts(forecast, prospect, made), _parts(forecast, prospect, better)
    ahead = sorted(((after[part] - before[part], part) for part in after), reverse=True)
    told = tuple(_reason(part, made, better) for more, part in ahead[:MOST] if more >= LEAST)
    return told or (Reason("vs-why-later"),)


def _price(made: int, better: int) -> Reason:
    """VS §3.2 A higher bid is not beaten so soon; a lower one costs less."""
    if better > made:
        return Reason("vs-why-higher", (("price", better),))
    return Reason("vs-why-lower", (("count", made - better),))


def _led_to(
    forecast: Forecast, rules: Showdown, prospect: Prospect, state: State, event: ShowdownEvent
) -> Holding:
    """VS §3.2-3.5 What the seat has when a choice went well, and what follows of it was done best."""
    box, seat = rules.box, prospect.seat
    held = forecast.holding(state, seat)
    match event:
        case Bid(lot=lot, price=price):
            room = auction.offered(box, state, box.lots[box.lot_number[lot]])
            assert room is not None
            stored = tuple(sorted((*held.stored, room)))
            return _laid(forecast, prospect, held._replace(money=held.money - price, stored=stored))
        case Publicity():
            fame = held.fame + cards.publicity(box, state)
            return _laid(forecast, prospect, held._replace(fame=fame))
        case Renovate():
            work = Renovation(held.sheet, held.stored, 0, 0)
            ends = [forecast.renovated(held, end.sheet, end.stored) for end, _, _ in forecast.endings(work)]
            return max(ends, key=lambda end: forecast.worth(prospect, end), default=held)
        case Build() | Store() | Remove() | Done() | Cancel():
            after = settlement.settled(box, state, event, None)
            if isinstance(after.pending, Renovation):
                return forecast.renovated(held, after.pending.sheet, after.pending.stored)
            return forecast.holding(after, seat)
        case _:
            return held


def _laid(forecast: Forecast, prospect: Prospect, held: Holding) -> Holding:
    """VS §3.3, §3.5 After the best laying of one stored room, if that is better than none."""
    _, spot = forecast.placed(prospect, held)
    return held if spot is None else forecast.with_room(held, spot)


def _parts(forecast: Forecast, prospect: Prospect, held: Holding) -> dict[str, float]:
    """What a seat may expect, by where it comes from; in fame."""
    left = prospect.left
    money = forecast.wealth(held.money, 0, 0, left)
    return {
        "fame": float(held.fame),
        "money": money,
        "income": forecast.wealth(held.money, held.population, held.revenue, left) - money,
        "rank": forecast.rank_weight(left) * forecast.ranks(prospect, held),
        "lying": forecast.lying(held.sheet) + forecast.promised(prospect.coming, held.sheet),
        "store": forecast.store(prospect, held) if held.stored else 0.0,
        "opens": forecast.opened(left, prospect.coming, held.sheet),
    }


def _reason(part: str, made: Holding, better: Holding) -> Reason:
    match part:
        case "fame":
            return Reason("vs-why-fame", (("count", better.fame - made.fame),))
        case "money":
            return Reason("vs-why-money", (("count", better.money - made.money),))
        case "store" if len(better.stored) > len(made.stored):
            return Reason("vs-why-stored")
        case _:
            return Reason(f"vs-why-{part}")
