"""What a seat of Vegas Showdown will make of its position, in fame: one sum of everything it holds.

Every choice is judged by the same sum before and after it, so a room counts with all it does: what it
opens among the rooms in store, what is left of the money, and how the sheet lies then.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from math import exp
from typing import NamedTuple

from croupier.core.rules import Seat
from croupier.games.showdown import turns
from croupier.games.showdown.box import Box
from croupier.games.showdown.scoring import shares
from croupier.games.showdown.settlement import values
from croupier.games.showdown.sheet import DIAGONALS, QUARTERS, Sheet, laid, lifted
from croupier.games.showdown.state import Renovation, State
from croupier.value.showdown_worth import Valuation, Weights


class Taste(NamedTuple):
    """The weights of the second version, found by trial games against the first."""

    #: Fame for a unit of money that will be spent, and for one that will not.
    money: float = 0.73
    last_money: float = 0.1
    #: Money a seat can spend in a turn, one room at a time.
    spend: float = 8.0
    #: Part of an income point that a point of the higher track is, and how many points of it count.
    ahead: float = 0.345
    ahead_points: int = 5
    #: Rank bonuses: the part that counts at once, growing to the whole in the last turns.
    rank: float = 0.044
    rank_turns: float = 5.1
    #: The first copy of a room that later rooms need, for each room still to come.
    opens: float = 0.25
    #: The part of its worth that a room keeps in store: free to lay, cramped, without prerequisite.
    stored: float = 0.62
    cramped: float = 0.15
    lacking: float = 0.3
    #: The part it keeps where another room must be taken off for it by renovating.
    swapped: float = 0.85
    #: What each unit above the lowest price of a basic room counts more: it can be bought for that next turn.
    premium: float = 0.4
    #: Fame that the action costs by which a stored room is laid.
    laying: float = 0.14
    #: The part of a diamond that counts before it is made, for the best squares to go on from.
    diamonds: float = 0.5
    nearby: float = 4.6


TASTE = Taste()
#: How rooms lie is judged as in the first version, but for squares that no door can reach.
LYING = Weights(dead=-0.18)


class Holding(NamedTuple):
    """What a seat has."""

    money: int
    population: int
    revenue: int
    fame: int
    sheet: Sheet
    stored: tuple[int, ...]


class Prospect(NamedTuple):
    """What is the same for all choices of a seat in a state."""

    seat: Seat
    #: Turns that may follow this one.
    left: float
    #: Rooms that may still be bought, by room.
    coming: tuple[int, ...]
    #: The other seats' tracks.
    population: tuple[int, ...]
    revenue: tuple[int, ...]


class Forecast(Valuation):
    """What seats hold, valued; everything that depends on sheets alone is remembered."""

    def __init__(self, box: Box, taste: Taste = TASTE, weights: Weights | None = None) -> None:
        super().__init__(box, weights or LYING)
        self.taste = taste
        self.room_values = tuple((room.population, room.revenue, room.fame) for room in box.rooms)
        self.endings = lru_cache(maxsize=2_000)(self._endings)
        self.fault = lru_cache(maxsize=20_000)(self.plan.fault)
        self.swaps = lru_cache(maxsize=10_000)(self._swaps)
        self.sparkle = lru_cache(maxsize=30_000)(self._sparkle)
        # Whoever looks ahead asks the same of the same seat after every choice it tries.
        self.placed = lru_cache(maxsize=5_000)(self._placed)
        self.coming = lru_cache(maxsize=1_000)(self._coming)
        self.promised = lru_cache(maxsize=20_000)(self._promised)
        self.opened = lru_cache(maxsize=20_000)(self._opened)
        self.bonus = lru_cache(maxsize=20_000)(_bonus)
        self.values = lru_cache(maxsize=20_000)(partial(values, box))
        self._red = tuple(number for number, room in enumerate(box.rooms) if room.corners)
        self._quarters = tuple(_quarters(box, cell) for cell in range(self.plan.whole.bit_length()))

    def prospect(self, state: State, seat: Seat) -> Prospect:
        """What a seat has to expect from a state."""
        return Prospect(
            seat,
            self.turns_left(state),
            self.coming(state.stack_a, state.stack_b, state.market, state.basic),
            (*state.population[:seat], *state.population[seat + 1 :]),
            (*state.revenue[:seat], *state.revenue[seat + 1 :]),
        )

    def _coming(
        self,
        stack_a: tuple[int, ...],
        stack_b: tuple[int, ...],
        market: tuple[int | None, ...],
        basic: tuple[int, ...],
    ) -> tuple[int, ...]:
        """Rooms that may still be bought, by room."""
        coming = [a + b for a, b in zip(stack_a, stack_b, strict=True)]
        for room in market:
            if room is not None:
                coming[room] += 1
        for number, room in enumerate(self.box.basics):
            coming[room] = basic[number]
        return tuple(coming)

    def holding(self, state: State, seat: Seat) -> Holding:
        """What a seat has in a state."""
        return Holding(
            state.money[seat],
            state.population[seat],
            state.revenue[seat],
            state.fame[seat],
            state.sheets[seat],
            state.stored[seat],
        )

    def worth(self, prospect: Prospect, held: Holding) -> float:
        """The fame a seat may expect at the end."""
        left = prospect.left
        worth = held.fame + self.lying(held.sheet)
        worth += self.wealth(held.money, held.population, held.revenue, left)
        worth += self.rank_weight(left) * self.ranks(prospect, held)
        if held.stored:
            worth += self.store(prospect, held)
        worth += self.promised(prospect.coming, held.sheet)
        return worth + self.opened(left, prospect.coming, held.sheet)

    def _promised(self, coming: tuple[int, ...], sheet: Sheet) -> float:
        """What diamonds may still be made: the best squares for as many red rooms as a seat may still get."""
        rooms = min(self.taste.nearby, sum([coming[room] for room in self._red]) / self.box.seats)
        found = 0.0
        for gain in self.sparkle(sheet):
            if rooms <= 0:
                break
            found += gain * min(1.0, rooms)
            rooms -= 1
        return self.taste.diamonds * found

    def wealth(self, money: int, population: int, revenue: int, left: float) -> float:
        """What money in hand and to come is worth: a seat buys one room a turn, the rest counts a tenth."""
        taste = self.taste
        low, high = (population, revenue) if population < revenue else (revenue, population)
        income = low + taste.ahead * min(high - low, taste.ahead_points)
        sum_of_it = money + left * income
        use = taste.spend * (left + 0.5)
        spent = use * (1 - exp(-sum_of_it / use))
        return taste.last_money * sum_of_it + (taste.money - taste.last_money) * spent

    def rank_weight(self, left: float) -> float:
        """How much rank bonuses count that may still be lost."""
        taste = self.taste
        return taste.rank + (1 - taste.rank) * max(0.0, 1 - left / taste.rank_turns)

    def ranks(self, prospect: Prospect, held: Holding) -> int:
        """The rank bonuses as if they were given out now."""
        bonuses = self.box.components.bonuses
        population = self.bonus(held.population, prospect.population, bonuses.population_rank)
        return population + self.bonus(held.revenue, prospect.revenue, bonuses.revenue_rank)

    def store(self, prospect: Prospect, held: Holding) -> float:
        """What rooms in store are worth: they must still be laid, each by an action of its own."""
        taste, left = self.taste, prospect.left
        now = self.wealth(held.money, held.population, held.revenue, left)
        have = self.plan.ground(held.sheet).rooms
        worth = 0.0
        for number, room in enumerate(held.stored):
            gain = self.gain(held, room, now, left)
            best = self.best(held.sheet, room)
            lacks = [need for need in self.plan.needs[room] if need not in have]
            if best is not None:
                kept = taste.stored * min(1.0, left / (1.5 + number)) * (gain + best.gain)
            elif not lacks:
                kept = taste.cramped * min(1.0, left / 5) * gain
                for removed, better in self.swaps(held.sheet, room):
                    swap = gain + better - self.gain(held, removed, now, left)
                    kept = max(kept, taste.swapped * min(1.0, left / (3 + number)) * swap)
            elif all(need in held.stored or prospect.coming[need] for need in lacks):
                kept = taste.lacking * min(1.0, left / (3 + 2 * len(lacks))) * gain
            else:
                kept = 0.0
            worth += max(0.0, kept - taste.laying)
        return worth

    def gain(self, held: Holding, room: int, now: float, left: float) -> float:
        """What the values of a room on the sheet bring; `now` is the wealth without it."""
        population, revenue, fame = self.room_values[room]
        if not (population or revenue):
            return float(fame)
        then = self.wealth(held.money, held.population + population, held.revenue + revenue, left)
        return fame + then - now

    def _opened(self, left: float, coming: tuple[int, ...], sheet: Sheet) -> float:
        """What rooms on the sheet are worth to rooms that need them and are still to come."""
        early = self.taste.opens * min(1.0, left / 8)
        return early * sum(
            coming[other] for room in self.plan.ground(sheet).rooms for other in self._wanted[room]
        )

    def seats(self, state: State) -> list[float]:
        """What each seat may expect at the end of the game."""
        if state.phase == "over":
            return [float(sum(tally)) for tally in turns.final(self.box, state)]
        return [
            self.worth(self.prospect(state, seat), self.holding(state, seat))
            for seat in range(self.box.seats)
        ]

    def _swaps(self, sheet: Sheet, room: int) -> tuple[tuple[int, float], ...]:
        """VS §3.4 Rooms that may go for another one, and how much better the sheet then lies."""
        found: dict[int, float] = {}
        now = self.lying(sheet)
        for spot in sheet:
            rest = lifted(sheet, spot)
            if self.fault(rest) is None and (best := self.best(rest, room)) is not None:
                removed = self.plan.spots[spot].room
                better = self.lying(rest) + best.gain - now
                found[removed] = max(better, found.get(removed, better))
        return tuple(found.items())

    def _sparkle(self, sheet: Sheet) -> tuple[int, ...]:
        """VS §5.4 The fame a small red room would bring in diamonds on each empty square, best first."""
        bonuses = self.box.components.bonuses
        worth = (0, 0, bonuses.half_diamond, bonuses.three_quarter_diamond, bonuses.full_diamond)
        points: dict[int, int] = {}
        for spot in sheet:
            for point, quarters in self.plan.corners[spot]:
                points[point] = points.get(point, 0) | quarters
        if not points:
            return ()
        empty = self.plan.whole & ~self.plan.ground(sheet).covered
        found = []
        while empty:
            low = empty & -empty
            empty ^= low
            gain = 0
            for point, quarter in self._quarters[low.bit_length() - 1]:
                if point in points:
                    before, after = points[point], points[point] | quarter
                    gain += 0 if after in DIAGONALS else worth[after.bit_count()]
                    gain -= 0 if before in DIAGONALS else worth[before.bit_count()]
            if gain > 0:
                found.append(gain)
        return tuple(sorted(found, reverse=True)[:6])

    # What choices lead to

    def bought(self, prospect: Prospect, held: Holding, room: int, price: int) -> float:
        """VS §3.3 The worth after a room was bought and the best room of the store laid."""
        stored = tuple(sorted((*held.stored, room)))
        return self.placed(prospect, held._replace(money=held.money - price, stored=stored))[0]

    def _placed(self, prospect: Prospect, held: Holding) -> tuple[float, int | None]:
        """VS §3.3, §3.5 The worth after the best laying of one stored room, and its spot; None: none."""
        best: tuple[float, int | None] = (self.worth(prospect, held), None)
        for room in dict.fromkeys(held.stored):
            laying = self.best(held.sheet, room)
            if laying is not None:
                worth = self.worth(prospect, self.with_room(held, laying.spot))
                if worth > best[0]:
                    best = worth, laying.spot
        return best

    def with_room(self, held: Holding, spot: int) -> Holding:
        """What a seat has after it laid a stored room."""
        room = self.plan.spots[spot].room
        where = held.stored.index(room)
        population, revenue, fame = self.room_values[room]
        return Holding(
            held.money,
            held.population + population,
            held.revenue + revenue,
            held.fame + fame,
            laid(held.sheet, spot),
            held.stored[:where] + held.stored[where + 1 :],
        )

    def renovated(self, held: Holding, sheet: Sheet, stored: tuple[int, ...]) -> Holding:
        """VS §4.5 What a seat has when its sheet was changed."""
        before, after = self.values(held.sheet), self.values(sheet)
        return Holding(
            held.money,
            held.population + after[0] - before[0],
            held.revenue + after[1] - before[1],
            held.fame + after[2] - before[2],
            sheet,
            stored,
        )

    def _endings(self, work: Renovation) -> list[tuple[Renovation, tuple[int, ...], tuple[int, ...]]]:
        """VS §3.4 Renovations that can come of one: how it ends, and the spots taken off and laid for it."""
        return [
            (end, removed, built)
            for rest, removed in self._emptied(work)
            for end, built in self._filled(rest)
            if self.fault(end.sheet) is None
        ]

    def _emptied(self, work: Renovation) -> Iterator[tuple[Renovation, tuple[int, ...]]]:
        """The work as it is, and with a first room taken off that may go by itself."""
        yield work, ()
        if not work.built and not work.removed:
            for spot in work.sheet:
                rest = lifted(work.sheet, spot)
                if self.fault(rest) is None:
                    stored = tuple(sorted((*work.stored, self.plan.spots[spot].room)))
                    yield Renovation(rest, stored, 1, 0), (spot,)

    def _filled(self, work: Renovation) -> Iterator[tuple[Renovation, tuple[int, ...]]]:
        """The work as it is, and with up to two rooms laid, each where the sheet then lies best."""
        yield work, ()
        if work.built == 2:
            return
        for room in dict.fromkeys(work.stored):
            spot = self._spot(work.sheet, room)
            if spot is None:
                continue
            where = work.stored.index(room)
            stored = work.stored[:where] + work.stored[where + 1 :]
            then = Renovation(laid(work.sheet, spot), stored, work.removed, work.built + 1)
            for end, built in self._filled(then):
                yield end, (spot, *built)

    def _spot(self, sheet: Sheet, room: int) -> int | None:
        """Where a room is laid in a renovation: where it lies best, or else mends the sheet."""
        laying = self.best(sheet, room)
        if laying is not None:
            return laying.spot
        mends = [spot for spot in self.plan.free(sheet, room) if self.fault(laid(sheet, spot)) is None]
        return max(mends, key=lambda spot: self.lying(laid(sheet, spot)), default=None)


def _bonus(own: int, others: tuple[int, ...], places: tuple[int, ...]) -> int:
    """VS §5.2 The rank bonus of a track for a seat against the others."""
    return shares((own, *others), places)[0]


def _quarters(box: Box, cell: int) -> tuple[tuple[int, int], ...]:
    """VS §5.4 The grid points around a square, and the quarter a red room there gives each."""
    row, column = divmod(cell, box.plan.grid.columns)
    width = box.plan.grid.columns + 1
    return tuple(((row + down) * width + column + right, quarter) for down, right, quarter in QUARTERS)
