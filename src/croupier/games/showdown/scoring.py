"""The final scoring: ranks with shares, entrances, areas, diamonds, money; line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from croupier.games.showdown.rooms import Bonuses
from croupier.games.showdown.sheet import DIAGONALS, Plan, Sheet


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
    """VS §5.4 The fame of all red diamonds of a sheet."""
    return sum(diamond_points(plan, bonuses, sheet).values())


def diamond_points(plan: Plan, bonuses: Bonuses, sheet: Sheet) -> dict[int, int]:
    """VS §5.4 The fame of each grid point where quarters of at least two rooms meet."""
    points: dict[int, int] = {}
    shared: set[int] = set()
    for number in sheet:
        for point, quarters in plan.corners[number]:
            if point in points:
                shared.add(point)
                points[point] |= quarters
            else:
                points[point] = quarters
    worth = (0, 0, bonuses.half_diamond, bonuses.three_quarter_diamond, bonuses.full_diamond)
    return {point: worth[points[point].bit_count()] for point in shared if points[point] not in DIAGONALS}


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
