"""Rooms drawn with letters: walls `|` and `----`, doors `:` and `-..-`, squares five columns wide.

A door between two rooms is drawn only where both have one; towards an empty square one is enough.
"""

from __future__ import annotations

from collections.abc import Sequence

from croupier.core.rules import Span
from croupier.games.showdown.rooms import SHAPE, Grid, Room
from croupier.games.showdown.sheet import RoomSeen, facings, square_name

WALL, DOOR, OPEN, NONE = "wall", "door", "open", "none"
_ACROSS = {WALL: "----", DOOR: "-..-", OPEN: "    ", NONE: "    "}
_DOWN = {WALL: "|", DOOR: ":", OPEN: " ", NONE: " "}


def label(id: str) -> str:
    """Three letters for a room: `slots` Slo, `fancy-slots` FSl, `high-rollers-room` HRR."""
    words = id.split("-")
    if len(words) == 1:
        return id[:3].capitalize()
    if len(words) == 2:
        return words[0][0].upper() + words[1][:2].capitalize()
    return "".join(word[0].upper() for word in words[:3])


def width(grid: Grid) -> int:
    """The columns of text a sheet takes."""
    return 5 * grid.columns + 4


def sheet(grid: Grid, rooms: Sequence[RoomSeen], corners: frozenset[str], style: str) -> list[list[Span]]:
    """A sheet with its column letters and row numbers, two lines a row and one more."""
    canvas = _Canvas(grid, rooms)
    lines: list[list[Span]] = [[("   " + "".join(f"  {chr(97 + c)}  " for c in range(grid.columns)), "dim")]]
    for row in range(grid.rows):
        lines.append([("  " + canvas.across(row), style)])
        lines.append([(f"{row + 1:>2}", "dim"), *canvas.squares(row, corners, style)])
    lines.append([("  " + canvas.across(grid.rows), style)])
    return lines


def room(found: Room) -> list[str]:
    """A room by itself, unturned, with its doors."""
    rows, columns = SHAPE[found.size]
    _, doors = facings(found)["n"]
    grid = Grid(columns, rows, ("m" * columns,) * rows, (0, 0, "w"), (0, columns - 1, "e"))
    squares = tuple(square_name(row, column) for row in range(rows) for column in range(columns))
    texts = tuple(f"{square_name(row, column)}{side}" for row, column, side in doors)
    canvas = _Canvas(grid, [RoomSeen(found.id, "a1", "n", squares, texts)], entrances=False)
    corners = frozenset([found.id] if found.corners else [])
    lines = []
    for row in range(rows):
        lines.append(canvas.across(row))
        lines.append("".join(text for text, _ in canvas.squares(row, corners, "")))
    return [*lines, canvas.across(rows)]


class _Canvas:
    """Which room lies on each square, and what each edge looks like."""

    def __init__(self, grid: Grid, rooms: Sequence[RoomSeen], entrances: bool = True) -> None:
        self.grid = grid
        self.rooms = {square: room for room in rooms for square in room.squares}
        self.doors = {door for room in rooms for door in room.doors}
        self.entrances = {grid.casino_entrance, grid.hotel_entrance} if entrances else set()

    def edge(self, first: tuple[int, int], second: tuple[int, int], sides: str) -> str:
        """The edge between two squares, `sides` naming it from each of them."""
        one, two = square_name(*first), square_name(*second)
        here, there = self.rooms.get(one), self.rooms.get(two)
        if here is None and there is None:
            return NONE
        if here is there:
            return OPEN
        shut = (here is not None and one + sides[0] not in self.doors) or (
            there is not None and two + sides[1] not in self.doors
        )
        return WALL if shut else DOOR

    def across(self, row: int) -> str:
        """The line above a row of squares."""
        parts = []
        for column in range(self.grid.columns):
            kind = self.edge((row - 1, column), (row, column), "sn")
            parts.append(self.corner(row, column) + _ACROSS[kind])
        return "".join(parts) + self.corner(row, self.grid.columns)

    def corner(self, row: int, column: int) -> str:
        """A grid point: a plus where walls end, nothing inside a room or between empty squares."""
        around = [
            self.edge((row - 1, column - 1), (row - 1, column), "ew"),
            self.edge((row, column - 1), (row, column), "ew"),
            self.edge((row - 1, column - 1), (row, column - 1), "sn"),
            self.edge((row - 1, column), (row, column), "sn"),
        ]
        return "+" if WALL in around or DOOR in around else " "

    def squares(self, row: int, corners: frozenset[str], style: str) -> list[Span]:
        """A row of squares with the edges beside them; an entrance is an arrow."""
        spans: list[Span] = []
        for column in range(self.grid.columns + 1):
            kind = self.edge((row, column - 1), (row, column), "ew")
            mark = _DOWN[kind]
            if kind in (DOOR, NONE):
                if (row, column, "w") in self.entrances:
                    mark = ">"
                elif (row, column - 1, "e") in self.entrances:
                    mark = "<"
            spans.append((mark, style))
            if column < self.grid.columns:
                spans.append(self.square(row, column, corners, style))
        return spans

    def square(self, row: int, column: int, corners: frozenset[str], style: str) -> Span:
        """The four letters of a square: a room's label on its first, an area's letter where it is empty."""
        name = square_name(row, column)
        room = self.rooms.get(name)
        if room is None:
            return (f" {self.grid.areas[row][column]}  ", "dim")
        if room.square != name:
            return ("    ", style)
        return (f"{label(room.room)}{'*' if room.room in corners else ' '}", style)
