"""The set file of Vegas Showdown read as data, and rooms as they lie: for the independent engine."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

SIDES = "nesw"
SHAPES = {"small": (1, 1), "medium": (1, 2), "large": (2, 2)}
#: A unit edge as the pair of squares beside it; squares are (row, column), also beyond the border.
Edge = frozenset[tuple[int, int]]
STEP = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}


class Lying(NamedTuple):
    """A room on a sheet."""

    room: str
    square: str
    facing: str


def square_text(row: int, column: int) -> str:
    return f"{chr(97 + column)}{row + 1}"


def square_of(text: str) -> tuple[int, int]:
    return int(text[1:]) - 1, ord(text[0]) - 97


class Set:
    """The set file, read as data."""

    def __init__(self, path: Path) -> None:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        self.rooms: dict[str, dict[str, Any]] = {room["id"]: room for room in data["room"]}
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in data["card"]}
        self.copies = Counter((card["id"], symbol) for card in data["card"] for symbol in symbols(card))
        self.sheet, self.setup, self.scoring = data["sheet"], data["setup"], data["scoring"]
        self.tables = {table["seats"]: table for table in data["seats"]}
        self.premier: list[int] = data["premier-track"]["spaces"]
        self.circular: list[int] = data["premier-track"]["circular"]
        self.tracks: dict[str, list[int]] = {t["room"]: t["spaces"] for t in data["basic-track"]}

    def cells(self, lying: Lying) -> list[tuple[int, int]]:
        """VS §4.1: the squares a room covers."""
        rows, columns = SHAPES[self.rooms[lying.room]["size"]]
        if lying.facing in "ew":
            rows, columns = columns, rows
        top, left = square_of(lying.square)
        return [(top + row, left + column) for row in range(rows) for column in range(columns)]

    def doors(self, lying: Lying) -> set[Edge]:
        """The unit edges where a room has doors: turned clockwise by its facing."""
        rows, columns = SHAPES[self.rooms[lying.room]["size"]]
        doors = [(*square_of(door[:-1]), door[-1]) for door in self.rooms[lying.room]["doors"]]
        for _ in range(SIDES.index(lying.facing)):
            doors = [(column, rows - 1 - row, SIDES[(SIDES.index(s) + 1) % 4]) for row, column, s in doors]
            rows, columns = columns, rows
        top, left = square_of(lying.square)
        return {edge(top + row, left + column, side) for row, column, side in doors}

    def facings(self, room: str) -> list[str]:
        """Only the first of facings that give the same doors and shape."""
        found: dict[Any, str] = {}
        for facing in SIDES:
            lying = Lying(room, "c3", facing)
            found.setdefault((frozenset(self.doors(lying)), tuple(self.cells(lying))), facing)
        return list(found.values())

    # Sheets (VS §4)

    def places(self, sheet: list[Lying], stored: Counter[str]) -> Iterator[Lying]:
        """Every way a stored room lies wholly on the grid and over no other."""
        covered = {cell for lying in sheet for cell in self.cells(lying)}
        for room in +stored:
            for facing in self.facings(room):
                for row in range(self.sheet["rows"]):
                    for column in range(self.sheet["columns"]):
                        lying = Lying(room, square_text(row, column), facing)
                        cells = self.cells(lying)
                        inside = all(r < self.sheet["rows"] and c < self.sheet["columns"] for r, c in cells)
                        if inside and not covered & set(cells):
                            yield lying

    def fits(self, sheet: list[Lying], lying: Lying) -> bool:
        """Whether the sheet is sound with one room more."""
        return self.sound([*sheet, lying], only=lying)

    def sound(self, sheet: list[Lying], only: Lying | None = None) -> bool:
        """VS §4.1 to §4.4: prerequisites, ways to the right entrance, doors that must meet."""
        there = {lying.room for lying in sheet}
        casino, hotel = self.reached(sheet, "casino"), self.reached(sheet, "hotel")
        for lying in sheet if only is None else [only]:
            facts = self.rooms[lying.room]
            ways = {"yellow": casino, "blue": hotel, "green": casino | hotel}[facts["colour"]]
            others = {lying.room for lying in sheet if lying is not only} if only else there
            if lying not in ways or not set(facts["needs"]) <= (others if only else there):
                return False
            meets = facts.get("meets")
            if meets and not any(
                other.room in meets and self.doors(other) & self.doors(lying)
                for other in sheet
                if other != lying
            ):
                return False
        return True

    def reached(self, sheet: list[Lying], area: str) -> set[Lying]:
        """The rooms that can be walked to from an entrance."""
        entrance = self.sheet[f"{area}-entrance"]
        edges = {edge(*square_of(entrance[:-1]), entrance[-1])}
        found: set[Lying] = set()
        while new := [lying for lying in sheet if lying not in found and self.doors(lying) & edges]:
            found.update(new)
            edges |= {door for lying in new for door in self.doors(lying)}
        return found

    def bonuses(self, sheet: list[Lying]) -> int:
        """VS §5.3 and §5.4: entrances that are joined, areas that are full, diamonds."""
        scoring = self.scoring
        total = 0
        hotel = self.sheet["hotel-entrance"]
        door = edge(*square_of(hotel[:-1]), hotel[-1])
        if any(door in self.doors(lying) for lying in self.reached(sheet, "casino")):
            total += scoring["entrances"]
        at = {cell: lying for lying in sheet for cell in self.cells(lying)}
        for letter, bonus in (("c", "casino-area"), ("h", "hotel-area")):
            area = [
                (row, column)
                for row, line in enumerate(self.sheet["areas"])
                for column, found in enumerate(line)
                if found == letter
            ]
            total += scoring[bonus] * all(cell in at for cell in area)
        red = {cell: lying for cell, lying in at.items() if self.rooms[lying.room]["corners"]}
        for row in range(self.sheet["rows"] + 1):
            for column in range(self.sheet["columns"] + 1):
                around = [(row - 1, column - 1), (row - 1, column), (row, column), (row, column - 1)]
                quarters = [cell in red for cell in around]
                rooms = {red[cell] for cell in around if cell in red}
                if len(rooms) < 2 or quarters in ([True, False] * 2, [False, True] * 2):
                    continue
                name = {2: "half-diamond", 3: "three-quarter-diamond", 4: "full-diamond"}[sum(quarters)]
                total += scoring[name]
        return total


def symbols(card: dict[str, Any]) -> Iterator[str]:
    """The symbol of each copy of a card, in turn."""
    for copy in range(card["copies"]):
        yield card["symbols"][copy % len(card["symbols"])]


def edge(row: int, column: int, side: str) -> Edge:
    down, right = STEP[side]
    return frozenset({(row, column), (row + down, column + right)})


class Seat:
    """What a seat has."""

    def __init__(self, setup: dict[str, int]) -> None:
        self.money, self.population = setup["money"], setup["population"]
        self.revenue, self.fame = setup["revenue"], setup["fame"]
        self.sheet: list[Lying] = []
        self.stored: Counter[str] = Counter()


def text(lying: Lying) -> str:
    return f"build {lying.room} {lying.square} {lying.facing}"
