"""What things are worth in Vegas Showdown, in fame: sheets, rooms, money and a whole position.

Rooms are valued by the income they still bring, their fame, what they open, and how they lie: doors kept
open, the way between the entrances, filled areas, diamonds. How a room lies is the same for every player
and turn, so it is computed once for each sheet and kept.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from croupier.core.rules import Seat
from croupier.games.showdown import turns
from croupier.games.showdown.box import Box
from croupier.games.showdown.rooms import SIDES, SIZES
from croupier.games.showdown.scoring import diamonds, shares
from croupier.games.showdown.sheet import Sheet, edge, laid
from croupier.games.showdown.state import State


class Weights(NamedTuple):
    """The taste of a player, found by trial games; fame unless it says otherwise."""

    #: Fame for the first units of money that can still be spent, and how many are first.
    money: float = 0.3
    purse: float = 40.0
    #: Fame for a unit of money to come as income while there is use for it, and at the very end.
    income: float = 0.2
    last_money: float = 0.1
    #: Turns before the end in which money loses its use.
    spending_turns: float = 6.0
    #: Part of its worth that a track has above the other track, and how many points of it count.
    ahead: float = 0.25
    ahead_points: int = 4
    #: Rank bonuses: the part that counts at once, growing to the whole towards the end.
    rank: float = 0.4
    #: What a step of empty squares between the entrances leaves of the bonus.
    step: float = 0.82
    #: Open squares behind doors for each entrance: none, one, two, three or more.
    doors: tuple[float, ...] = (-2.5, 0.0, 0.5, 0.8)
    #: An empty square no door can ever reach.
    dead: float = -0.2
    #: The first copy of a room that later rooms need, for each room still to come.
    opens: float = 0.35
    #: The part of its worth that a room keeps in store: free to lay, cramped, without prerequisite.
    stored: tuple[float, ...] = (0.85, 0.5, 0.3)


#: The taste the bots play with.
TASTE = Weights()


class Laying(NamedTuple):
    """The best spot for a room on a sheet, and how much better or worse the sheet then lies."""

    spot: int
    gain: float


class Valuation:
    """The worth of things in one box, with everything that depends on sheets remembered."""

    def __init__(self, box: Box, weights: Weights = TASTE) -> None:
        self.box = box
        self.plan = box.plan
        self.weights = weights
        plan = self.plan
        self._beyond = tuple(_cells_at(box, spot.doors) & ~spot.cells for spot in plan.spots)
        self._entrance = {door: _cells_at(box, door) for door in (plan.casino_entrance, plan.hotel_entrance)}
        columns = plan.grid.columns
        self._left = sum(1 << row * columns for row in range(plan.grid.rows))
        self._right = self._left << columns - 1
        self._wanted = _wanted(box)
        self.lying = lru_cache(maxsize=30_000)(self._lying)
        self.best = lru_cache(maxsize=10_000)(self._best)
        self._turns = lru_cache(maxsize=1_000)(self._turns_of)

    def turns_left(self, state: State) -> float:
        """How many turns may follow this one."""
        return self._turns(state.stack_a, state.stack_b)

    def _turns_of(self, stack_a: tuple[int, ...], stack_b: tuple[int, ...]) -> float:
        """Turns by the rooms left in the stacks and the rooms that go each turn."""
        left = [
            sum(
                stack_a[index] + stack_b[index]
                for index, room in enumerate(self.box.rooms)
                if room.premier and room.size == size
            )
            for size in SIZES
        ]
        draws = min(sum(left) - 1.5, 3.2 * min(left) + 2.5)
        return max(draws, 0.5) / (0.72 + 0.15 * self.box.seats)

    def purse(self, money: int, left: float) -> float:
        """What money in hand is worth in fame: the first units more than those no room is there for."""
        weights = self.weights
        early = min(1.0, left / weights.spending_turns) * (weights.money - weights.last_money)
        return weights.last_money * money + early * weights.purse * (1 - exp(-money / weights.purse))

    def tracks(self, population: int, revenue: int, left: float) -> float:
        """What population and revenue are worth: the income to come, the lower track first."""
        weights = self.weights
        low, high = min(population, revenue), max(population, revenue)
        early = min(1.0, left / 2 / weights.spending_turns) * (weights.income - weights.last_money)
        ahead = min(high - low, weights.ahead_points)
        return (weights.last_money + early) * left * (low + weights.ahead * ahead)

    def room(self, state: State, seat: Seat, room: int, left: float) -> float:
        """What a room in hand would be worth to a seat: laid now if it can be, else stored."""
        best = self.best(state.sheets[seat], room)
        worth = self.laid(state, seat, room, left)
        if best is not None:
            return worth + best.gain
        return worth * self.kept(state.sheets[seat], room, left)

    def kept(self, sheet: Sheet, room: int, left: float) -> float:
        """The part of its worth that a room has in store: it must still be laid some day."""
        if self.best(sheet, room) is not None:
            return self.weights.stored[0] * min(1.0, left / 2)
        needs = self.plan.ground(sheet).rooms.issuperset(self.plan.needs[room])
        return self.weights.stored[1 if needs else 2] * min(1.0, left / 5)

    def laid(self, state: State, seat: Seat, room: int, left: float) -> float:
        """What a room is worth by its values and what it opens, wherever it lies."""
        facts = self.box.rooms[room]
        population, revenue = state.population[seat], state.revenue[seat]
        worth = facts.fame + self.opening(state, state.sheets[seat], room, left)
        if facts.population or facts.revenue:
            then = self.tracks(population + facts.population, revenue + facts.revenue, left)
            worth += then - self.tracks(population, revenue, left)
            worth += self._rank_gain(state, seat, facts.population, facts.revenue, left)
        return worth

    def opening(self, state: State, sheet: Sheet, room: int, left: float) -> float:
        """What a first copy is worth to rooms that need it and are still to come."""
        wanted = self._wanted[room]
        if not wanted or room in self.plan.ground(sheet).rooms:
            return 0.0
        coming = sum(state.stack_a[other] + state.stack_b[other] for other in wanted)
        coming += sum(other in wanted for other in state.market)
        return self.weights.opens * coming * min(1.0, left / 8)

    def seats(self, state: State) -> list[float]:
        """What each seat's position is worth in fame."""
        left = 0.0 if state.phase == "over" else self.turns_left(state)
        if not left:
            return [float(sum(tally)) for tally in turns.final(self.box, state)]
        weight = self._rank_weight(left)
        bonuses = self.box.components.bonuses
        by_population = shares(state.population, bonuses.population_rank)
        by_revenue = shares(state.revenue, bonuses.revenue_rank)
        found = []
        for seat, sheet in enumerate(state.sheets):
            worth = state.fame[seat] + self.purse(state.money[seat], left) + self.lying(sheet)
            worth += self.tracks(state.population[seat], state.revenue[seat], left)
            worth += weight * (by_population[seat] + by_revenue[seat])
            for room in self.plan.ground(sheet).rooms:
                worth += self.opening(state, (), room, left)
            for room in state.stored[seat]:
                worth += self.kept(sheet, room, left) * self.laid(state, seat, room, left)
            found.append(worth)
        return found

    def _rank_weight(self, left: float) -> float:
        return self.weights.rank + (1 - self.weights.rank) * max(0.0, 1 - left / 12)

    def _rank_gain(self, state: State, seat: Seat, population: int, revenue: int, left: float) -> float:
        """What more population and revenue bring in rank bonuses, if they were given out now."""
        bonuses = self.box.components.bonuses
        gain = 0
        for values, more, places in (
            (state.population, population, bonuses.population_rank),
            (state.revenue, revenue, bonuses.revenue_rank),
        ):
            if more:
                then = [value + more * (other == seat) for other, value in enumerate(values)]
                gain += shares(then, places)[seat] - shares(values, places)[seat]
        return self._rank_weight(left) * gain

    def _best(self, sheet: Sheet, room: int) -> Laying | None:
        """The spot that leaves the sheet lying best; None if the room cannot be laid."""
        now = self.lying(sheet)
        found: Laying | None = None
        for spot in self.plan.fitting(sheet, room):
            gain = self.lying(laid(sheet, spot)) - now
            if found is None or gain > found.gain:
                found = Laying(spot, gain)
        return found

    def _lying(self, sheet: Sheet) -> float:
        """How well rooms lie: entrances, areas, diamonds, and doors to go on from."""
        plan, bonuses, weights = self.plan, self.box.components.bonuses, self.weights
        ground = plan.ground(sheet)
        worth = float(diamonds(plan, bonuses, sheet))
        worth += bonuses.casino_area * _part(plan.casino_area, ground.covered) ** 2
        worth += bonuses.hotel_area * _part(plan.hotel_area, ground.covered) ** 2
        empty = plan.whole & ~ground.covered
        if not empty:
            return worth + (bonuses.entrances if plan.connected(sheet) else 0)
        casino = self._behind(sheet, ground.casino, plan.casino_entrance) & empty
        hotel = self._behind(sheet, ground.hotel, plan.hotel_entrance) & empty
        worth += weights.doors[min(casino.bit_count(), 3)] + weights.doors[min(hotel.bit_count(), 3)]
        if plan.connected(sheet):
            worth += bonuses.entrances
        else:
            steps = self._steps(casino, hotel, empty)
            worth += bonuses.entrances * weights.step**steps if steps else 0
        return worth + weights.dead * (empty & ~self._spread(casino | hotel, empty)).bit_count()

    def _behind(self, sheet: Sheet, reached: int, entrance: int) -> int:
        """The squares behind reached doors, and the square at the entrance."""
        found = self._entrance[entrance]
        for spot in sheet:
            if self.plan.spots[spot].doors & reached:
                found |= self._beyond[spot]
        return found

    def _steps(self, start: int, goal: int, empty: int) -> int:
        """How many empty squares must be covered to join two sets of squares; 0: it cannot be done."""
        steps, seen, front = 1, start, start
        while front:
            if front & goal:
                return steps
            front = self._around(front) & empty & ~seen
            seen |= front
            steps += 1
        return 0

    def _spread(self, seen: int, empty: int) -> int:
        """All empty squares that can be reached from some of them."""
        before = 0
        while before != seen:
            before = seen
            seen |= self._around(seen) & empty
        return seen

    def _around(self, cells: int) -> int:
        """The squares beside some squares; bits beyond the sheet do no harm."""
        columns = self.plan.grid.columns
        beside = (cells & ~self._right) << 1 | (cells & ~self._left) >> 1
        return cells << columns | cells >> columns | beside


def _cells_at(box: Box, doors: int) -> int:
    """The squares on both sides of door edges."""
    grid = box.components.grid
    return sum(
        1 << row * grid.columns + column
        for row in range(grid.rows)
        for column in range(grid.columns)
        if any(doors >> edge(grid, (row, column, side)) & 1 for side in SIDES)
    )


def _wanted(box: Box) -> tuple[frozenset[int], ...]:
    """For each room the rooms that need it."""
    return tuple(
        frozenset(other for other, needs in enumerate(box.plan.needs) if room in needs)
        for room in range(len(box.rooms))
    )


def _part(area: int, covered: int) -> float:
    return (area & covered).bit_count() / area.bit_count()
