"""A seat's sheet: where rooms may lie, which doors meet, what is reached from the entrances.

A `Plan` lists every spot: one room in one facing on one square. A sheet is a sorted tuple of spot
numbers. Squares and unit edges are bits: two rooms that do not overlap connect exactly where
their door edges have a bit in common, because an edge has only two sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from croupier.games.showdown.rooms import SHAPE, SIDES, Components, Door, Grid, Room, Side

Sheet: TypeAlias = tuple[int, ...]
#: The quarters of a grid point: upper left, upper right, lower right, lower left of it.
QUARTERS = ((1, 1, 1), (1, 0, 2), (0, 0, 4), (0, 1, 8))
#: Two quarters that only touch at the point.
DIAGONALS = (1 | 4, 2 | 8)
#: Rows and columns of a turned room, and its turned doors.
Turning: TypeAlias = tuple[tuple[int, int], tuple[Door, ...]]


class Spot(NamedTuple):
    """One way a room can lie: its upper left square, its facing, its squares and door edges."""

    room: int
    square: str
    facing: Side
    cells: int
    doors: int


class RoomSeen(NamedTuple):
    """A room on a sheet in words: its squares, and its doors as square and side (`c3n`)."""

    room: str
    square: str
    facing: Side
    squares: tuple[str, ...]
    doors: tuple[str, ...]


class Ground(NamedTuple):
    """What a legal sheet offers to the next room."""

    covered: int
    casino: int
    hotel: int
    rooms: frozenset[int]


class Fault(NamedTuple):
    """What is wrong with a sheet, the room it is wrong with, and the room it lacks, if any."""

    kind: Literal["overlap", "needs", "unreachable", "meets"]
    room: int
    lacks: int = -1


class Plan:
    """The grid of a set with every spot on it, computed once."""

    def __init__(self, components: Components) -> None:
        grid = components.grid
        self.grid = grid
        self.rooms = components.rooms
        self.number = {room.id: index for index, room in enumerate(self.rooms)}
        self.needs = tuple(tuple(self.number[id] for id in room.needs) for room in self.rooms)
        self.meets = tuple(frozenset(self.number[id] for id in room.meets) for room in self.rooms)
        self.casino_entrance = 1 << edge(grid, grid.casino_entrance)
        self.hotel_entrance = 1 << edge(grid, grid.hotel_entrance)
        self.spots: tuple[Spot, ...] = tuple(
            spot for index, room in enumerate(self.rooms) for spot in _spots(grid, index, room)
        )
        self.of_room: tuple[tuple[int, ...], ...] = tuple(
            tuple(number for number, spot in enumerate(self.spots) if spot.room == index)
            for index in range(len(self.rooms))
        )
        self.whole = (1 << grid.columns * grid.rows) - 1
        self.casino_area = _area(grid, "c")
        self.hotel_area = _area(grid, "h")
        self._find: dict[tuple[str, str, str], int] = {
            (self.rooms[spot.room].id, spot.square, spot.facing): number
            for number, spot in enumerate(self.spots)
        }
        #: For each spot of a room with red corners, its grid points and the quarters it gives them.
        self.corners = tuple(self._corners(spot) for spot in self.spots)
        self.seen = lru_cache(maxsize=None)(self._seen)
        self.ground = lru_cache(maxsize=20_000)(self._ground)

    def spot(self, room: str, square: str, facing: str) -> int | None:
        """The number of a spot, None if there is no such spot."""
        return self._find.get((room, square, facing))

    def spot_of(self, seen: RoomSeen) -> int:
        """The number of the spot of a room seen on a sheet."""
        return self._find[seen.room, seen.square, seen.facing]

    def fitting(self, sheet: Sheet, room: int) -> list[int]:
        """VS §4.1 to §4.3 The spots where a room may be laid on a legal sheet."""
        ground = self.ground(sheet)
        if not ground.rooms.issuperset(self.needs[room]):
            return []
        covered = ground.covered
        reached = self.reached(ground, room)
        met = self._doors_of(sheet, self.meets[room]) if self.meets[room] else -1
        spots = self.spots
        return [
            number
            for number in self.of_room[room]
            if not spots[number].cells & covered
            and spots[number].doors & reached
            and spots[number].doors & met
        ]

    def free(self, sheet: Sheet, room: int) -> list[int]:
        """VS §3.4 The spots without overlap: what may be laid on the way of a renovation."""
        covered = self.covered(sheet)
        return [number for number in self.of_room[room] if not self.spots[number].cells & covered]

    def fault(self, sheet: Sheet) -> Fault | None:
        """VS §4.4 The first thing wrong with a sheet, None if it is legal."""
        covered = 0
        for number in sheet:
            if covered & self.spots[number].cells:
                return Fault("overlap", self.spots[number].room)
            covered |= self.spots[number].cells
        return next((fault for number in sheet if (fault := self.fault_of(sheet, number))), None)

    def fault_of(self, sheet: Sheet, number: int) -> Fault | None:
        """VS §4.4 What is wrong with one room of a sheet without overlaps, None if it may lie there."""
        ground, spot = self.ground(sheet), self.spots[number]
        for needed in self.needs[spot.room]:
            if needed not in ground.rooms:
                return Fault("needs", spot.room, needed)
        if not spot.doors & self.reached(ground, spot.room):
            return Fault("unreachable", spot.room)
        if self.meets[spot.room] and not spot.doors & self._doors_of(sheet, self.meets[spot.room]):
            return Fault("meets", spot.room)
        return None

    def covered(self, sheet: Sheet) -> int:
        """The squares under rooms."""
        covered = 0
        for number in sheet:
            covered |= self.spots[number].cells
        return covered

    def reach(self, sheet: Sheet, open_edges: int) -> int:
        """VS §4.2 The door edges reached from an entrance edge, through any rooms."""
        waiting = [self.spots[number].doors for number in sheet]
        before = 0
        while before != open_edges:
            before = open_edges
            closed = []
            for doors in waiting:
                if doors & open_edges:
                    open_edges |= doors
                else:
                    closed.append(doors)
            waiting = closed
        return open_edges

    def connected(self, sheet: Sheet) -> bool:
        """VS §5.3 Whether rooms join the two entrances through doors."""
        inside = self.ground(sheet).casino
        return any(
            self.spots[number].doors & self.hotel_entrance and self.spots[number].doors & inside
            for number in sheet
        )

    def touches(self, sheet: Sheet, spot: int) -> bool:
        """VS §4.2 Whether a spot lies wall to wall with a reached room, or at its entrance."""
        room = self.spots[spot].room
        reached = self.reached(self.ground(sheet), room)
        entrances = (self.casino_entrance | self.hotel_entrance) & reached
        around = self.edges(self.spots[spot].cells)
        if around & entrances:
            return True
        return any(
            around & self.edges(self.spots[other].cells)
            for other in sheet
            if self.spots[other].doors & reached
        )

    def same_doors(self, room: str, facing: Side) -> Side:
        """VS §4.1 The first facing that gives a room the same doors."""
        found = self.rooms[self.number[room]]
        turned = dict(zip(SIDES, _turnings(found), strict=True))
        return next(side for side in SIDES if turned[side] == turned[facing])

    def edges(self, cells: int) -> int:
        """The unit edges around squares."""
        found = 0
        for square in self.squares(cells):
            for side in SIDES:
                found |= 1 << edge(self.grid, (*square, side))
        return found

    def _seen(self, number: int) -> RoomSeen:
        """A spot in words."""
        spot = self.spots[number]
        doors, squares = self.edge_names(spot.cells, spot.doors), self.square_names(spot.cells)
        return RoomSeen(self.rooms[spot.room].id, spot.square, spot.facing, squares, doors)

    def edge_names(self, cells: int, edges: int) -> tuple[str, ...]:
        """Those of the edges that belong to the squares, as square and side: `c3n`."""
        return tuple(
            f"{square_name(row, column)}{side}"
            for row, column in self.squares(cells)
            for side in SIDES
            if edges >> edge(self.grid, (row, column, side)) & 1
        )

    def square_names(self, cells: int) -> tuple[str, ...]:
        """Squares by name, from the upper left."""
        return tuple(square_name(row, column) for row, column in self.squares(cells))

    def _corners(self, spot: Spot) -> tuple[tuple[int, int], ...]:
        """VS §5.4 The quarters of a room's squares at each grid point around them."""
        found: dict[int, int] = {}
        if self.rooms[spot.room].corners:
            for row, column in self.squares(spot.cells):
                for down, right, quarter in QUARTERS:
                    point = (row + down) * (self.grid.columns + 1) + column + right
                    found[point] = found.get(point, 0) | quarter
        return tuple(found.items())

    def squares(self, cells: int) -> Iterator[tuple[int, int]]:
        """The rows and columns of squares, from the upper left."""
        while cells:
            low = cells & -cells
            yield divmod(low.bit_length() - 1, self.grid.columns)
            cells ^= low

    def _ground(self, sheet: Sheet) -> Ground:
        return Ground(
            self.covered(sheet),
            self.reach(sheet, self.casino_entrance),
            self.reach(sheet, self.hotel_entrance),
            frozenset(self.spots[number].room for number in sheet),
        )

    def reached(self, ground: Ground, room: int) -> int:
        """VS §4.2 The door edges one of which a room of this colour must have."""
        match self.rooms[room].colour:
            case "yellow":
                return ground.casino
            case "blue":
                return ground.hotel
            case "green":
                return ground.casino | ground.hotel

    def _doors_of(self, sheet: Sheet, rooms: frozenset[int]) -> int:
        doors = 0
        for number in sheet:
            if self.spots[number].room in rooms:
                doors |= self.spots[number].doors
        return doors


@lru_cache(maxsize=8)
def plan_of(components: Components) -> Plan:
    """The plan of a set, computed once."""
    return Plan(components)


def laid(sheet: Sheet, spot: int) -> Sheet:
    """The sheet with a room more."""
    return tuple(sorted((*sheet, spot)))


def lifted(sheet: Sheet, spot: int) -> Sheet:
    """The sheet with a room less."""
    where = sheet.index(spot)
    return sheet[:where] + sheet[where + 1 :]


def edge(grid: Grid, door: Door) -> int:
    """The number of a unit edge: first the lines above and below squares, then those beside."""
    row, column, side = door
    match side:
        case "n":
            return row * grid.columns + column
        case "s":
            return (row + 1) * grid.columns + column
        case "w":
            return (grid.rows + 1) * grid.columns + row * (grid.columns + 1) + column
        case "e":
            return (grid.rows + 1) * grid.columns + row * (grid.columns + 1) + column + 1


def square_name(row: int, column: int) -> str:
    """`c3` for row 2, column 2: columns by letters, rows from the top."""
    return f"{chr(ord('a') + column)}{row + 1}"


def facings(room: Room) -> dict[Side, Turning]:
    """VS §4.1 The different ways a room can face: its rows and columns, and its turned doors."""
    found: dict[Side, Turning] = {}
    for facing, turning in zip(SIDES, _turnings(room), strict=True):
        if turning not in found.values():
            found[facing] = turning
    return found


def _turnings(room: Room) -> list[Turning]:
    """A room turned to face n, e, s and w."""
    shape = SHAPE[room.size]
    doors = frozenset(room.doors)
    found: list[Turning] = []
    for _ in SIDES:
        found.append((shape, tuple(sorted(doors))))
        doors = frozenset(_turned(shape, door) for door in doors)
        shape = (shape[1], shape[0])
    return found


def _turned(shape: tuple[int, int], door: Door) -> Door:
    """A door after a quarter turn clockwise of a room of this shape."""
    row, column, side = door
    return column, shape[0] - 1 - row, SIDES[(SIDES.index(side) + 1) % 4]


def _spots(grid: Grid, index: int, room: Room) -> list[Spot]:
    """Every spot of a room, by square from the upper left, then by facing."""
    ways = facings(room)
    found = []
    for row in range(grid.rows):
        for column in range(grid.columns):
            for facing, ((height, width), doors) in ways.items():
                if row + height > grid.rows or column + width > grid.columns:
                    continue
                cells = 0
                for down in range(height):
                    for right in range(width):
                        cells |= 1 << (row + down) * grid.columns + column + right
                edges = 0
                for down, right, side in doors:
                    edges |= 1 << edge(grid, (row + down, column + right, side))
                found.append(Spot(index, square_name(row, column), facing, cells, edges))
    return found


def _area(grid: Grid, letter: str) -> int:
    return sum(
        1 << row * grid.columns + column
        for row in range(grid.rows)
        for column in range(grid.columns)
        if grid.areas[row][column] == letter
    )
