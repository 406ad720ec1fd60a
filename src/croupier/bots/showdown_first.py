"""`greedy:version=1` for Vegas Showdown: does what is worth most by its valuation, bids up to a value."""

from __future__ import annotations

from functools import lru_cache
from typing import assert_never

from croupier.bots.showdown_renovation import Renovator
from croupier.core.rules import Seat
from croupier.games.showdown import auction, cards
from croupier.games.showdown.box import Box
from croupier.games.showdown.events import DONE, PASS, PUBLICITY, RENOVATE, STORE, Choice, ShowdownEvent
from croupier.games.showdown.state import Placing, Renovation, State
from croupier.value.showdown_worth import Valuation


@lru_cache(maxsize=8)
def player_of(box: Box) -> Player:
    """The player of a box, built once."""
    return Player(Valuation(box))


class Player:
    """Chooses for any seat of a box; deterministic, so that playouts can foresee it."""

    def __init__(self, valuation: Valuation) -> None:
        self.valuation = valuation
        self.box = valuation.box
        self.renovator = Renovator(valuation)

    def choose(self, state: State) -> ShowdownEvent:
        """The event of the seat in turn."""
        match state.pending:
            case None:
                return self.choice(state)
            case Placing(bought=bought):
                return self.placing(state, bought)
            case Renovation() as work:
                return self.renovator.next_event(state, work)
            case pending:
                assert_never(pending)

    def choice(self, state: State) -> Choice:
        """VS §3.1 The action worth most, money weighed against fame."""
        return max(self.worths(state), key=lambda option: option[0], default=(0.0, PASS))[1]

    def worths(self, state: State) -> list[tuple[float, Choice]]:
        """The open choices with their worth; of the bids on a lot only the lowest."""
        seat, valuation, box = state.seat, self.valuation, self.box
        left = valuation.turns_left(state)
        money = state.money[seat]
        purse = valuation.purse(money, left)
        stored = self.stored_worth(state, seat, left)
        found: list[tuple[float, Choice]] = []
        lots = {bid.lot: bid for bid in reversed(auction.open_bids(box, state, seat))}
        for bid in lots.values():
            room = auction.offered(box, state, box.lots[box.lot_number[bid.lot]])
            assert room is not None
            cost = purse - valuation.purse(money - bid.price, left)
            found.append((valuation.room(state, seat, room, left) - cost, bid))
        if not cards.forbidden(box, state, "publicity"):
            found.append((cards.publicity(box, state) + stored, PUBLICITY))
        if not cards.forbidden(box, state, "renovate"):
            found.append((self.renovator.worth(state, seat, left), RENOVATE))
        return found

    def stored_worth(self, state: State, seat: Seat, left: float) -> float:
        """What laying the best stored room brings over keeping it."""
        valuation, sheet = self.valuation, state.sheets[seat]
        return max(
            (
                (1 - valuation.kept(sheet, room, left)) * valuation.laid(state, seat, room, left) + best.gain
                for room in set(state.stored[seat])
                if (best := valuation.best(sheet, room)) is not None
            ),
            default=0.0,
        )

    def placing(self, state: State, bought: int | None) -> ShowdownEvent:
        """VS §3.3 Lays the room that is worth most where it lies best, if any is worth laying."""
        seat, valuation = state.seat, self.valuation
        left = valuation.turns_left(state)
        best = 0.0
        event: ShowdownEvent = DONE if bought is None else STORE
        for room in dict.fromkeys(state.stored[seat]):
            laying = valuation.best(state.sheets[seat], room)
            if laying is not None:
                worth = valuation.laid(state, seat, room, left) + laying.gain
                if worth > best:
                    best, event = worth, self.box.builds[laying.spot]
        return event
