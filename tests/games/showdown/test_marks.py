"""What is pointed at while a room is about to be laid: doors that meet, walls, ways, faults."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from croupier import games
from croupier.core.rules import Mark
from croupier.games.showdown.marks import way
from croupier.games.showdown.sheet import Sheet, laid
from croupier.games.showdown.state import State
from tests.games.showdown import checker
from tests.games.showdown.tables import opening, play, rules, with_sheet

GAME = rules()
PLAN = GAME.box.plan


def marks(state: State, text: str, seat: int | None = None) -> dict[str, list[tuple[str, ...]]]:
    """The marks of an event, by kind."""
    found: tuple[Mark, ...] = games.marks(
        GAME, GAME.view(state, state.seat if seat is None else seat), GAME.parse(text)
    )
    kinds: dict[str, list[tuple[str, ...]]] = {}
    for mark in found:
        kinds.setdefault(mark.kind, []).append(mark.at)
    return kinds


def settling(*sheet: str, stored: tuple[str, ...]) -> State:
    """Seat 1 settles its publicity with this sheet and store."""
    state = with_sheet(GAME, opening(GAME), 0, *sheet, stored=stored)
    return play(GAME, state, "publicity", "publicity", "publicity")


def renovating(*sheet: str, stored: tuple[str, ...] = ()) -> State:
    """Seat 1 renovates this sheet."""
    state = with_sheet(GAME, opening(GAME), 0, *sheet, stored=stored)
    return play(GAME, state, "renovate", "publicity", "publicity")


def test_doors_that_meet_and_the_way_to_the_entrance() -> None:
    """VS §4.2 Slots beside Slots at the casino entrance: one pair of doors, the way through it."""
    state = settling("slots a3 n", stored=("slots",))
    found = marks(state, "build slots b3 n")
    assert found == {"door": [("b3w",)], "casino": [("a3", "b3")]}


def test_a_door_at_an_entrance_meets_it() -> None:
    """VS §4.2 The first room needs a door at the entrance."""
    state = settling(stored=("slots", "restaurant"))
    assert marks(state, "build slots a3 n") == {"door": [("a3w",)], "casino": [("a3",)]}
    assert marks(state, "build restaurant f3 n") == {"door": [("g3e",)], "hotel": [("g3",)]}


def test_walls_shut_doors_from_either_side() -> None:
    """VS §4.2 Two squares of different rooms connect only where both have a door."""
    state = settling("slots a3 n", stored=("dragon-room", "slots"))
    assert marks(state, "build dragon-room b3 n") == {"wall": [("b3w",)]}
    assert marks(state, "build slots a4 n") == {"wall": [("a4n",)]}
    assert marks(settling(stored=("slots",)), "build slots a3 e") == {"wall": [("a3w",)]}


def test_ways_lead_through_rooms_of_any_colour_to_both_entrances() -> None:
    """VS §4.2 An unbroken series of rooms of any colour; all squares of one room are one space."""
    row = ("slots a3 n", "lounge b3 n", "lounge d3 n", "slots f3 n")
    state = settling(*row, stored=("slots",))
    found = marks(state, "build slots g3 n")
    assert found["casino"] == [("a3", "b3", "c3", "d3", "e3", "f3", "g3")]
    assert found["hotel"] == [("g3",)]
    assert found["door"] == [("g3e", "g3w")]


def test_what_is_taken() -> None:
    """VS §4.1 Rooms never overlap; what lies off the sheet has nothing to point at."""
    state = settling("slots a3 n", "lounge b3 n", stored=("restaurant",))
    assert marks(state, "build restaurant a2 n") == {"overlap": [("a3", "b3")]}
    assert marks(state, "build restaurant g5 n") == {}


def test_every_room_that_may_not_stay_is_pointed_at() -> None:
    """VS §4.4 After a Lounge is gone the Night Club and what was reached through it are wrong."""
    state = renovating("slots a3 n", "lounge b3 n", "fancy-slots d3 n")
    assert marks(state, "done") == {}
    state = play(GAME, state, "remove a3")
    assert marks(state, "done") == {"cut": [("b3", "c3")], "fault": [("d3",)]}
    assert marks(play(GAME, state, "build slots a3 n"), "done") == {}


def test_what_a_step_of_a_renovation_would_leave_wrong() -> None:
    """VS §4.4 Before a room comes off or lies: who is cut off then, and who lacks what it needs."""
    state = renovating("slots a3 n", "lounge b3 n", "fancy-slots d3 n")
    assert marks(state, "remove a3") == {"cut": [("b3", "c3")], "fault": [("d3",)]}
    assert marks(state, "remove d3") == {}
    state = play(GAME, state, "remove a3")
    assert marks(state, "build slots a3 n").keys() == {"door", "casino"}
    apart = marks(state, "build slots f1 n")
    assert apart == {"cut": [("f1",), ("b3", "c3"), ("d3",)]}
    assert "cut" not in marks(settling("slots a3 n", stored=("slots",)), "build slots f1 n")


def test_the_workbench_counts_not_the_sheet() -> None:
    """VS §3.4 While one renovates, rooms are weighed on the sheet as it is by then."""
    state = play(GAME, renovating("slots a3 n", "slots b3 n"), "remove b3")
    assert marks(state, "build slots b3 n")["casino"] == [("a3", "b3")]


def test_nothing_to_point_at_for_others_and_other_moments() -> None:
    """VS §3.3 Only whoever settles has a sheet to lay on."""
    state = settling("slots a3 n", stored=("slots",))
    assert marks(state, "build slots b3 n", seat=1) == {}
    assert marks(state, "store") == {}
    assert marks(opening(GAME), "build slots a3 n") == {}


def grown(seed: int) -> list[tuple[Sheet, int]]:
    """A random legal sheet as it grows: each time the sheet, and the spot that comes next."""
    draw = random.Random(seed)
    sheet: Sheet = ()
    found = []
    for _ in range(12):
        spots = [spot for room in range(len(PLAN.rooms)) for spot in PLAN.fitting(sheet, room)]
        if not spots:
            break
        spot = draw.choice(spots)
        found.append((sheet, spot))
        sheet = laid(sheet, spot)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_way_exists_where_the_checker_reaches(seed: int) -> None:
    """VS §4.2 Against an independent reading of the doors: a way for every reached room, by real steps."""
    for sheet, spot in grown(seed):
        after = laid(sheet, spot)
        floor = checker.Floor(
            [(PLAN.rooms[PLAN.spots[n].room].id, PLAN.spots[n].square, PLAN.spots[n].facing) for n in after]
        )
        entrances = {"casino": PLAN.grid.casino_entrance, "hotel": PLAN.grid.hotel_entrance}
        for name, entrance in entrances.items():
            squares = way(PLAN, after, entrance, PLAN.spots[spot].cells)
            reached = floor.flood(checker.DATA["sheet"][f"{name}-entrance"])
            assert bool(squares) == (after.index(spot) in reached)
            for here, there in pairwise(map(checker.at, squares)):
                assert steps(floor, here, there)


def steps(floor: checker.Floor, here: checker.Square, there: checker.Square) -> bool:
    """Whether the checker lets one go from a square to the next."""
    if floor.room_at[here] == floor.room_at[there]:
        return True
    side = next(
        side for side, (down, right) in checker.STEP.items() if (here[0] + down, here[1] + right) == there
    )
    return (*here, side) in floor.doors and (*there, checker.BACK[side]) in floor.doors
