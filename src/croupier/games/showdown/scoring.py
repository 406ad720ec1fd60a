"""The final scoring: ranks with shares, entrances, areas, diamonds, money; line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.games.showdown.rooms import Bonuses
from croupier.games.showdown.sheet import Plan, Sheet


class Tally(NamedTuple):
    """VS §5 One seat's fame, line by line; their sum is the score."""

    fame: int
    population: int
    revenue: int
    entrances: int
    casino: int
    hotel: int
    diamonds: int
    money: int


def shares(values: Sequence[int], places: Sequence[int]) -> tuple[int, ...]:
    """VS §5.2 Fame for each seat by rank; tied seats add their places and divide, rounded down."""
    found = []
    for value in values:
        above = sum(other > value for other in values)
        tied = sum(other == value for other in values)
        found.append(sum(places[above : above + tied]) // tied)
    return tuple(found)


def diamonds(plan: Plan, bonuses: Bonuses, sheet: Sheet) -> int:
    """VS §5.4 The fame of all grid points where quarters of at least two rooms meet."""
    grid = plan.grid
    owner: dict[tuple[int, int], int] = {}
    for number in sheet:
        spot = plan.spots[number]
        if plan.rooms[spot.room].corners:
            for cell in range(grid.rows * grid.columns):
                if spot.cells >> cell & 1:
                    owner[divmod(cell, grid.columns)] = number
    worth = (0, 0, bonuses.half_diamond, bonuses.three_quarter_diamond, bonuses.full_diamond)
    total = 0
    for row in range(grid.rows + 1):
        for column in range(grid.columns + 1):
            around = [(row - 1, column - 1), (row - 1, column), (row, column), (row, column - 1)]
            rooms = [owner.get(square) for square in around]
            quarters = [room for room in rooms if room is not None]
            diagonal = len(quarters) == 2 and (rooms[0] is None) == (rooms[2] is None)
            if len(set(quarters)) >= 2 and not diagonal:
                total += worth[len(quarters)]
    return total


def tallies(
    plan: Plan,
    bonuses: Bonuses,
    sheets: Sequence[Sheet],
    tracks: tuple[Sequence[int], Sequence[int], Sequence[int]],
    money: Sequence[int],
) -> tuple[Tally, ...]:
    """VS §5.2 to §5.5 Every seat's final fame; tracks are population, revenue and fame."""
    population = shares(tracks[0], bonuses.population_rank)
    revenue = shares(tracks[1], bonuses.revenue_rank)
    return tuple(
        Tally(
            fame=tracks[2][seat],
            population=population[seat],
            revenue=revenue[seat],
            entrances=bonuses.entrances if plan.connected(sheet) else 0,
            casino=bonuses.casino_area if not plan.casino_area & ~plan.covered(sheet) else 0,
            hotel=bonuses.hotel_area if not plan.hotel_area & ~plan.covered(sheet) else 0,
            diamonds=diamonds(plan, bonuses, sheet),
            money=money[seat] // bonuses.money_for_fame,
        )
        for seat, sheet in enumerate(sheets)
    )
