"""A second opinion on sheets, written from the rules page and the data file alone.

It imports nothing from the game: it reads the file itself, turns rooms square by square and
floods the sheet square by square.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
FILE = ROOT / "src" / "croupier" / "games" / "showdown" / "vegas-showdown.toml"
DATA = tomllib.loads(FILE.read_text("utf-8"))
ROOMS = {room["id"]: room for room in DATA["room"]}
COLUMNS, ROWS = DATA["sheet"]["columns"], DATA["sheet"]["rows"]
STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
BACK = {"n": "s", "e": "w", "s": "n", "w": "e"}
CLOCKWISE = {"n": "e", "e": "s", "s": "w", "w": "n"}
SQUARES = {"small": ["a1"], "medium": ["a1", "b1"], "large": ["a1", "b1", "a2", "b2"]}

Placed = tuple[str, str, str]  # room, upper left square, facing
Square = tuple[int, int]


def at(text: str) -> Square:
    """The row and column of a square such as c3."""
    return int(text[1:]) - 1, ord(text[0]) - ord("a")


def _turn_once(
    squares: list[Square], doors: list[tuple[Square, str]]
) -> tuple[list[Square], list[tuple[Square, str]]]:
    """A quarter turn about the origin, moved back to the upper left corner."""
    turned = [(column, -row) for row, column in squares]
    up, left = min(row for row, _ in turned), min(column for _, column in turned)
    moved = [(row - up, column - left) for row, column in turned]
    opened = [((column - up, -row - left), CLOCKWISE[side]) for (row, column), side in doors]
    return moved, opened


def _turnings() -> dict[tuple[str, str], tuple[list[Square], list[tuple[Square, str]]]]:
    found = {}
    for room in ROOMS.values():
        squares = [at(text) for text in SQUARES[room["size"]]]
        doors = [(at(text[:-1]), text[-1]) for text in room["doors"]]
        for facing in "nesw":
            found[room["id"], facing] = (squares, doors)
            squares, doors = _turn_once(squares, doors)
    return found


TURNED = _turnings()


class Floor:
    """The squares of a sheet: which room lies there and on which sides it has doors."""

    def __init__(self, placed: list[Placed]) -> None:
        self.placed = placed
        self.lies_well = True
        self.room_at: dict[Square, int] = {}
        self.doors: set[tuple[int, int, str]] = set()
        for index, (room, square, facing) in enumerate(placed):
            row, column = at(square)
            squares, doors = TURNED[room, facing]
            for down, right in squares:
                here = (row + down, column + right)
                if here in self.room_at or not (0 <= here[0] < ROWS and 0 <= here[1] < COLUMNS):
                    self.lies_well = False
                self.room_at[here] = index
            for (down, right), side in doors:
                self.doors.add((row + down, column + right, side))

    def flood(self, entrance: str) -> set[int]:
        """The rooms reached from an entrance, square by square."""
        start, side = at(entrance[:-1]), entrance[-1]
        if (*start, side) not in self.doors:
            return set()
        seen = {start}
        waiting = [start]
        while waiting:
            row, column = waiting.pop()
            for way, (down, right) in STEP.items():
                there = (row + down, column + right)
                if there in seen or there not in self.room_at:
                    continue
                same = self.room_at[row, column] == self.room_at[there]
                if same or ((row, column, way) in self.doors and (*there, BACK[way]) in self.doors):
                    seen.add(there)
                    waiting.append(there)
        return {self.room_at[square] for square in seen}

    def meeting(self, index: int) -> set[str]:
        """The rooms whose doors meet a door of this one."""
        found = set()
        for (row, column), owner in self.room_at.items():
            if owner != index:
                continue
            for way, (down, right) in STEP.items():
                there = (row + down, column + right)
                other = self.room_at.get(there, index)
                if other != index and (row, column, way) in self.doors and (*there, BACK[way]) in self.doors:
                    found.add(self.placed[other][0])
        return found


def legal(placed: list[Placed]) -> bool:
    """VS §4.1 to §4.3 for a whole sheet."""
    floor = Floor(placed)
    if not floor.lies_well:
        return False
    from_casino = floor.flood(DATA["sheet"]["casino-entrance"])
    from_hotel = floor.flood(DATA["sheet"]["hotel-entrance"])
    there = {room for room, _, _ in placed}
    for index, (id, _, _) in enumerate(placed):
        room = ROOMS[id]
        reached = {
            "yellow": index in from_casino,
            "blue": index in from_hotel,
            "green": index in from_casino or index in from_hotel,
        }
        if not reached[room["colour"]] or not there.issuperset(room["needs"]):
            return False
        if "meets" in room and not floor.meeting(index) & set(room["meets"]):
            return False
    return True


def connected(placed: list[Placed]) -> bool:
    """VS §5.3 Whether a room at the hotel entrance is reached from the casino entrance."""
    floor = Floor(placed)
    return bool(floor.flood(DATA["sheet"]["casino-entrance"]) & floor.flood(DATA["sheet"]["hotel-entrance"]))


def covers(placed: list[Placed], letter: str) -> bool:
    """VS §5.3 Whether every square of an area lies under a room."""
    floor = Floor(placed)
    return all(
        (row, column) in floor.room_at
        for row, line in enumerate(DATA["sheet"]["areas"])
        for column, area in enumerate(line)
        if area == letter
    )


def diamonds(placed: list[Placed]) -> int:
    """VS §5.4 Each square gives a quarter to its four corners; points of two rooms or more score."""
    floor = Floor(placed)
    quarters: dict[Square, list[tuple[str, int]]] = {}
    for (row, column), index in floor.room_at.items():
        if ROOMS[placed[index][0]]["corners"]:
            for corner, point in (
                ("se", (row, column)),
                ("sw", (row, column + 1)),
                ("ne", (row + 1, column)),
                ("nw", (row + 1, column + 1)),
            ):
                quarters.setdefault(point, []).append((corner, index))
    total = 0
    for found in quarters.values():
        corners = {corner for corner, _ in found}
        if len({index for _, index in found}) < 2 or corners in ({"nw", "se"}, {"ne", "sw"}):
            continue
        total += {2: 1, 3: 2, 4: 3}[len(corners)]
    return total
