"""Placing rooms: doors, turning, reachability, prerequisites; against an independent checker."""

from __future__ import annotations

import random

import pytest

from croupier.games.showdown.load import shipped
from croupier.games.showdown.scoring import diamonds
from croupier.games.showdown.sheet import Plan, Sheet, facings, laid, lifted, plan_of
from tests.games.showdown import checker

PLAN = plan_of(shipped())


def sheet_of(*texts: str) -> Sheet:
    """The sheet with these rooms, each written as in a build event."""
    found = []
    for text in texts:
        spot = PLAN.spot(*text.split())
        assert spot is not None, text
        found.append(spot)
    return tuple(sorted(found))


def placed(plan: Plan, sheet: Sheet) -> list[checker.Placed]:
    """The sheet as the checker reads it."""
    return [(plan.rooms[plan.spots[n].room].id, plan.spots[n].square, plan.spots[n].facing) for n in sheet]


def fault(*texts: str) -> tuple[str, str] | None:
    """What is wrong with a sheet, and with which room."""
    found = PLAN.fault(sheet_of(*texts))
    return found and (found.kind, PLAN.rooms[found.room].id)


def fitting(sheet: Sheet, room: str) -> set[str]:
    """Where a room may be laid, as `c3 e`."""
    return {f"{PLAN.spots[n].square} {PLAN.spots[n].facing}" for n in PLAN.fitting(sheet, PLAN.number[room])}


def test_rooms_turn_but_are_never_mirrored() -> None:
    """VS §4.1 Rooms turn in quarter turns; equal doors are one facing, the first of n e s w."""
    rooms = {room.id: list(facings(room)) for room in PLAN.rooms}
    assert rooms["lounge"] == ["n", "e"]
    assert rooms["fancy-slots"] == ["n", "e"]
    assert rooms["restaurant"] == ["n"]
    assert rooms["dragon-room"] == rooms["fancy-lounge"] == rooms["theater"] == ["n", "e", "s", "w"]
    turned = facings(PLAN.rooms[PLAN.number["fancy-lounge"]])
    assert turned["n"] == ((1, 2), ((0, 0, "n"), (0, 0, "w"), (0, 1, "e")))
    assert turned["e"] == ((2, 1), ((0, 0, "e"), (0, 0, "n"), (1, 0, "s")))
    mirrored = ((1, 2), ((0, 0, "w"), (0, 1, "e"), (0, 1, "n")))
    assert mirrored not in turned.values()


def test_a_room_lies_wholly_on_the_grid_and_never_overlaps() -> None:
    """VS §4.1 Wholly on the grid, no overlap."""
    assert PLAN.spot("restaurant", "g5", "n") is None
    assert PLAN.spot("restaurant", "f4", "n") is not None
    assert fault("slots a3 n", "lounge a3 n") == ("overlap", "lounge")


def test_the_first_room_needs_a_door_at_the_entrance() -> None:
    """VS §4.2 A yellow room starts at the casino entrance, a blue one at the hotel entrance."""
    assert fitting((), "slots") == {"a3 n", "a3 s", "a3 w"}
    assert fitting((), "restaurant") == {"f3 n"}
    assert {square for square, _ in (spot.split() for spot in fitting((), "lounge"))} == {
        "a2",
        "a3",
        "f3",
        "g2",
        "g3",
    }


def test_two_squares_connect_only_by_two_doors() -> None:
    """VS §4.2 Both rooms need a door on the shared edge; a wall on either side closes it."""
    assert fault("slots a3 n", "slots b3 n") is None
    assert fault("slots a3 n", "slots a4 n") == ("unreachable", "slots")
    assert fault("slots a3 w", "slots a4 n") is None
    assert fault("slots a3 w", "slots b3 n") == ("unreachable", "slots")


def test_colour_decides_the_entrance_and_any_room_may_be_on_the_way() -> None:
    """VS §4.2 Yellow from the casino, blue from the hotel, green from either, through any colour."""
    assert fault("lounge g2 e", "slots f3 n") == ("unreachable", "slots")
    across = ("slots a3 n", "lounge b3 n", "lounge d3 n", "lounge f3 n")
    assert fault(*across) is None
    assert PLAN.connected(sheet_of(*across))
    assert fault(*across, "restaurant b4 n") is None
    assert not PLAN.connected(sheet_of(*across[:-1]))


def test_a_fancy_restaurant_beside_a_lounge_without_a_way_to_the_hotel() -> None:
    """VS §4.2, VS case 4: the Lounge joins only the casino, so the blue room is out of reach."""
    sheet = ("restaurant f3 n", "lounge a3 n", "fancy-restaurant c3 e")
    assert fault(*sheet) == ("unreachable", "fancy-restaurant")
    assert fault("restaurant f3 n", "lounge d4 n", "fancy-restaurant d3 n") is None


def test_prerequisites_lie_on_the_sheet() -> None:
    """VS §4.1, VS case 5: Fancy Slots need Slots, the Dragon Room needs both."""
    assert fault("lounge a3 n", "fancy-slots c3 n") == ("needs", "fancy-slots")
    assert fault("slots a3 n", "fancy-slots b3 n") is None
    assert fault("slots a3 n", "slots b3 n", "dragon-room b2 n") == ("needs", "dragon-room")
    assert fault("slots a3 n", "fancy-slots b3 n", "dragon-room a2 n") is None
    assert fitting(sheet_of("slots a3 n"), "dragon-room") == set()


def test_one_copy_serves_any_number_of_rooms() -> None:
    """VS §4.1 One Slots carries two Fancy Slots."""
    assert fault("slots a3 n", "fancy-slots b3 n", "fancy-slots c3 n") is None


def test_a_night_club_meets_a_lounge() -> None:
    """VS §4.3 A door of the Night Club meets a door of a Lounge or Fancy Lounge."""
    assert fault("lounge a3 n", "slots c3 n", "night-club d2 n") == ("meets", "night-club")
    assert fault("lounge a3 n", "night-club c2 n") is None
    beside = sheet_of("lounge a3 n", "slots c3 n")
    assert "d3 n" not in fitting(beside, "night-club")
    assert "a1 n" in fitting(beside, "night-club")


def random_sheet(random_: random.Random) -> Sheet:
    """A sheet grown mostly by legal steps, then shaken so that about half are illegal."""
    sheet: Sheet = ()
    for _ in range(random_.randrange(1, 30)):
        room = random_.randrange(len(PLAN.rooms))
        options = PLAN.fitting(sheet, room) if random_.random() < 0.95 else PLAN.free(sheet, room)
        if options:
            sheet = laid(sheet, random_.choice(options))
    shake = random_.random()
    if sheet and shake < 0.35:
        sheet = lifted(sheet, random_.choice(sheet))
    elif shake < 0.45:
        sheet = laid(sheet, random_.randrange(len(PLAN.spots)))
    return sheet


def compare(random_: random.Random, sheets: int) -> int:
    """Compares game and checker on random sheets; returns how many were legal."""
    legal = 0
    for _ in range(sheets):
        sheet = random_sheet(random_)
        rooms = placed(PLAN, sheet)
        random_.shuffle(rooms)
        mine = PLAN.fault(sheet) is None
        assert mine == checker.legal(rooms), rooms
        if mine:
            legal += 1
            assert PLAN.connected(sheet) == checker.connected(rooms), rooms
            assert diamonds(PLAN, shipped().bonuses, sheet) == checker.diamonds(rooms), rooms
    return legal


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.slow) for part in range(1, 10))])
def test_the_checker_agrees_on_a_hundred_thousand_sheets(part: int) -> None:
    """VS §4.1 to §4.4, §5.3, §5.4 Parts of 10,000 sheets, the first in every run; neither verdict is rare."""
    legal = compare(random.Random(part), 10_000)
    assert 3_000 < legal < 8_000


def test_the_checker_agrees_on_every_spot_of_legal_sheets() -> None:
    """VS §4.1 to §4.3 What `fitting` offers is exactly what makes a legal sheet."""
    random_ = random.Random(1)
    compared = 0
    while compared < 60:
        sheet = random_sheet(random_)
        if PLAN.fault(sheet) is None:
            compared += 1
            for room in range(len(PLAN.rooms)):
                offered = set(PLAN.fitting(sheet, room))
                for spot in PLAN.of_room[room]:
                    assert (spot in offered) == checker.legal(placed(PLAN, laid(sheet, spot)))


def test_full_areas() -> None:
    """VS §5.3 An area counts when every square of it is covered, by any colour."""
    lounges = ("lounge a3 n", "lounge a2 n", "lounge a1 n", "lounge a4 n")
    casino = sheet_of(*lounges, "lounge a5 n")
    assert not PLAN.casino_area & ~PLAN.covered(casino)
    assert checker.covers(placed(PLAN, casino), "c")
    assert PLAN.casino_area & ~PLAN.covered(sheet_of(*lounges))
    assert PLAN.hotel_area & ~PLAN.covered(casino)
