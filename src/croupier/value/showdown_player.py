"""The player behind `greedy` of Vegas Showdown: judges every choice by the forecast after it.

It also foresees how a turn ends: within a turn there is no chance.
"""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from croupier.core.chance import Seeded
from croupier.core.play import steps
from croupier.core.rules import Seat
from croupier.games.showdown import auction, cards
from croupier.games.showdown.box import Box
from croupier.games.showdown.events import (
    CANCEL,
    DONE,
    PASS,
    PUBLICITY,
    RENOVATE,
    STORE,
    Bid,
    Choice,
    Remove,
    ShowdownEvent,
)
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import Placing, Renovation, State
from croupier.value.showdown_forecast import Forecast, Holding, Prospect


@lru_cache(maxsize=8)
def forecaster_of(box: Box) -> Forecaster:
    """The player of a box, built once."""
    return Forecaster(Forecast(box))


@lru_cache(maxsize=8)
def quick(box: Box) -> Forecaster:
    """Who plays at every seat of a playout: the same player, without a thought for its rivals' limits."""
    return Forecaster(forecaster_of(box).forecast, shut_out=False)


def end_of_turn(rules: Showdown, state: State) -> State:
    """The state before chance comes next, if every seat goes on as the forecast says."""
    player = quick(rules.box)
    for step in steps(rules, lambda now, _: player.choose(now), Seeded(0), state):
        if step.seat is None:
            break
        state = step.after
    return state


class Forecaster:
    """Chooses for any seat of a box; deterministic, so that playouts can foresee it."""

    def __init__(self, forecast: Forecast, shut_out: bool = True) -> None:
        self.forecast = forecast
        self.box = forecast.box
        self.shut_out = shut_out
        self.ended = lru_cache(maxsize=2_000)(self._ended)

    def choose(self, state: State) -> ShowdownEvent:
        """The event of the seat in turn."""
        match state.pending:
            case None:
                return self.choice(state)
            case Placing(bought=bought):
                return self.placing(state, bought)
            case Renovation() as work:
                return self.renovating(state, work)
            case pending:
                assert_never(pending)

    def choice(self, state: State) -> Choice:
        """VS §3.1 The choice worth most; a bid is raised at once where that costs less in the end."""
        ranked = self.worths(state)
        if not ranked:
            return PASS if cards.forbidden(self.box, state, "renovate") else RENOVATE
        _, best = max(ranked, key=lambda option: option[0])
        if self.shut_out and isinstance(best, Bid):
            return self.raised(state, best, sorted((worth for worth, _ in ranked), reverse=True))
        return best

    def worths(self, state: State) -> list[tuple[float, Choice]]:
        """The open choices with the worth after them; of the bids on a lot only the lowest."""
        seat = state.seat
        return self.options(state, self.forecast.prospect(state, seat), self.forecast.holding(state, seat))

    def options(self, state: State, prospect: Prospect, held: Holding) -> list[tuple[float, Choice]]:
        """The same for any seat, as if it were in turn."""
        forecast, box = self.forecast, self.box
        found: list[tuple[float, Choice]] = []
        known: dict[tuple[int, int], float] = {}
        for bid in self.lowest(state, prospect.seat):
            room = auction.offered(box, state, box.lots[box.lot_number[bid.lot]])
            assert room is not None
            if (room, bid.price) not in known:
                known[room, bid.price] = self.buying(prospect, held, bid.lot, room, bid.price)
            found.append((known[room, bid.price], bid))
        if not cards.forbidden(box, state, "publicity"):
            famed = held._replace(fame=held.fame + cards.publicity(box, state))
            found.append((forecast.placed(prospect, famed)[0], PUBLICITY))
        if held.stored and not cards.forbidden(box, state, "renovate"):
            work = Renovation(held.sheet, held.stored, 0, 0)
            found.append((self.ended(prospect, held, work)[0], RENOVATE))
        return found

    def buying(self, prospect: Prospect, held: Holding, lot: str, room: int, price: int) -> float:
        """The worth after a bid that stands; a basic room above its lowest price is bought too dearly."""
        worth = self.forecast.bought(prospect, held, room, price)
        place = self.box.lots[self.box.lot_number[lot]]
        if place.space is None and price > place.spaces[0]:
            money, left = held.money - price, prospect.left
            more = self.forecast.taste.premium * (price - place.spaces[0])
            worth -= self.forecast.wealth(money, held.population, held.revenue, left)
            worth += self.forecast.wealth(round(money - more), held.population, held.revenue, left)
        return worth

    def lowest(self, state: State, seat: Seat) -> list[Bid]:
        """VS §3.2 The lowest open bid on every lot."""
        lots = {bid.lot: bid for bid in reversed(auction.open_bids(self.box, state, seat))}
        return list(reversed(lots.values()))

    def raised(self, state: State, bid: Bid, worths: list[float]) -> Bid:
        """A shut-out bid: the lowest price no rival goes above, if bidding step by step ends no lower."""
        box, seat, forecast = self.box, state.seat, self.forecast
        number = box.lot_number[bid.lot]
        room = auction.offered(box, state, box.lots[number])
        assert room is not None
        limit = max(
            (
                self.limit(state, rival, bid.lot, room)
                for rival in range(box.seats)
                if rival != seat and not self.stands(state, rival, bid.lot)
            ),
            default=0,
        )
        prices = [price for price in box.bids[number] if price >= bid.price]
        out = next((price for price in prices if self.next_price(prices, price) > limit), None)
        if out is None or out == bid.price or out > state.money[seat]:
            return bid
        # Step by step: own bid, the rival's next, own next ... until the rival's next is above its limit.
        step = bid.price
        while (answer := self.next_price(prices, step)) <= limit:
            step = self.next_price(prices, answer)
        if out > step:
            return bid
        prospect, held = forecast.prospect(state, seat), forecast.holding(state, seat)
        second = worths[1] if len(worths) > 1 else float("-inf")
        if self.buying(prospect, held, bid.lot, room, out) <= second:
            return bid
        return box.bids[number][out]

    def limit(self, state: State, rival: Seat, lot: str, room: int) -> int:
        """The highest price a rival pays for a room rather than do what else is open to it."""
        forecast, box = self.forecast, self.box
        prospect, held = forecast.prospect(state, rival), forecast.holding(state, rival)
        options = self.options(state, prospect, held)
        other = max((worth for worth, option in options if not _on(option, lot)), default=float("-inf"))
        highest = 0
        for price in box.bids[box.lot_number[lot]]:
            if price > held.money or self.buying(prospect, held, lot, room, price) <= other:
                break
            highest = price
        return highest

    def stands(self, state: State, rival: Seat, lot: str) -> bool:
        """Whether a rival has chosen something else and need not choose again."""
        choice = state.choices[rival]
        return choice is not None and not _on(choice, lot)

    @staticmethod
    def next_price(prices: list[int], price: int) -> int:
        """The next space of a track; above the top nobody goes."""
        return next((higher for higher in prices if higher > price), 1_000)

    def placing(self, state: State, bought: int | None) -> ShowdownEvent:
        """VS §3.3 Lays the room that is worth most where it lies best, if any is worth laying."""
        seat = state.seat
        prospect, held = self.forecast.prospect(state, seat), self.forecast.holding(state, seat)
        spot = self.forecast.placed(prospect, held)[1]
        if spot is None:
            return DONE if bought is None else STORE
        return self.box.builds[spot]

    def renovating(self, state: State, work: Renovation) -> ShowdownEvent:
        """VS §3.4 The next step of the best way to end a renovation, whoever began it."""
        seat = state.seat
        prospect, held = self.forecast.prospect(state, seat), self.forecast.holding(state, seat)
        return self.ended(prospect, held, work)[1]

    def _ended(self, prospect: Prospect, held: Holding, work: Renovation) -> tuple[float, ShowdownEvent]:
        """The worth of the best end of a renovation, and the next step to it."""
        forecast, plan = self.forecast, self.box.plan
        best: tuple[float, ShowdownEvent] = (forecast.worth(prospect, held), CANCEL)
        for end, removed, built in forecast.endings(work):
            worth = forecast.worth(prospect, forecast.renovated(held, end.sheet, end.stored))
            if worth > best[0]:
                step: ShowdownEvent = DONE
                if removed:
                    step = Remove(plan.spots[removed[0]].square)
                elif built:
                    step = self.box.builds[built[0]]
                best = worth, step
        return best


def _on(choice: Choice, lot: str) -> bool:
    return isinstance(choice, Bid) and choice.lot == lot
