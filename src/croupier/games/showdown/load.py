"""Reads a set file (TOML) into `Components` and checks every entry; refuses, never repairs."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files

from croupier.games.showdown import checks, form
from croupier.games.showdown.rooms import (
    COLOURS,
    SHAPE,
    SIDES,
    SIZES,
    Bonuses,
    BySeats,
    Card,
    CardEffect,
    Components,
    Door,
    Fewest,
    Forbid,
    Grid,
    MoneyForAll,
    MorePublicity,
    Most,
    MovePrices,
    NoBid,
    Nothing,
    OtherIncome,
    PerRoom,
    Provenance,
    Room,
    Size,
    Start,
    Track,
)
from croupier.games.showdown.tables import InvalidSet, TableReader, shown

#: The forms of a set file that are read; the first one knew only two words for where values come from.
SCHEMAS = ("croupier-showdown-set/1", "croupier-showdown-set/2")
#: Kinds of rooms; with the largest sheet this many are still laid out in a moment.
MOST_ROOMS = 40
#: Squares of a sheet, which the box has 35 of: every free one is a choice for every room that waits.
MOST_SQUARES = 64
MOST_SEATS = 5
LEAST_SEATS = 3

_ID = re.compile(r"[a-z]+(-[a-z]+)*")
_DOOR = re.compile(r"([a-z])([1-9][0-9]?)([nesw])")
_TRACKS: tuple[Track, ...] = ("population", "revenue", "fame")
_EFFECTS = (
    "no-bid",
    "forbid",
    "publicity",
    "income",
    "fame-per-room",
    "money-per-room",
    "money",
    "most",
    "fewest",
    "prices",
    "none",
)


#: The sets that come with Croupier, the newest first: records name the one they were played with.
_SHIPPED = ("vegas-showdown.toml", "vegas-showdown-1.toml")


def shipped() -> Components:
    """The set that comes with Croupier."""
    return _shipped(_SHIPPED[0])


def shipped_as(sha256: str) -> Components | None:
    """The set with this fingerprint, if it comes with Croupier or did so once."""
    return next((found for found in map(_shipped, _SHIPPED) if found.sha256 == sha256), None)


@cache
def _shipped(name: str) -> Components:
    return read((files(__package__) / name).read_text("utf-8"))


@lru_cache(maxsize=8)
def read(text: str) -> Components:
    """The components a set file describes; raises `InvalidSet` with the entry that is wrong."""
    top = TableReader("file", form.parse(text), "VS §1")
    top.word("schema", SCHEMAS)
    found = _Reading(top).components(text)
    checks.whole_set(found)
    return found


class _Reading:
    """One pass over a set file, entry by entry, gathering provenances on the way."""

    def __init__(self, top: TableReader) -> None:
        self.top = top
        self.provenance: list[Provenance] = []
        named = top.part("sources", "VS §1")
        self.sources = named.keys()
        self.ids: tuple[str, ...] = ()

    def components(self, text: str) -> Components:
        """Reads everything, in the order in which later entries need earlier ones."""
        top = self.top
        name = top.text("name")
        sizes, cards_counted = self._counts(top.part("components", "VS §1.1"))
        start = self._start(top.part("setup", "VS §1.4"))
        grid = self._grid(top.part("sheet", "VS §1.4"))
        rooms = self._rooms()
        spaces, circular = self._premier_track(top.part("premier-track", "VS §3.2"))
        basics = tuple(room.id for room in rooms if not room.premier)
        found = Components(
            name=name,
            text=text,
            sha256=hashlib.sha256(text.encode()).hexdigest(),
            rooms=rooms,
            cards=tuple(self._card(entry) for entry in self._entries("card", "VS §1.3")),
            grid=grid,
            start=start,
            by_seats=dict(self._table(entry, basics) for entry in self._entries("seats", "VS §1.5")),
            premier_spaces=spaces,
            circular=circular,
            basic_spaces=dict(
                self._basic_track(entry, basics) for entry in self._entries("basic-track", "VS §3.2")
            ),
            bonuses=self._bonuses(top.part("scoring", "VS §5")),
            provenance=tuple(self.provenance),
        )
        top.nothing_left()
        checks.counts(found, sizes, cards_counted)
        return found

    def _entries(self, key: str, clause: str) -> list[TableReader]:
        """The readers of an array of tables, named by id, room or number."""
        found: dict[str, TableReader] = {}
        for number, table in enumerate(self.top.tables(key), 1):
            named = str(table.get("id", table.get("room", table.get("seats", number))))
            label = f"{key} {named if named.isprintable() and len(named) <= 40 else number}"
            if label in found:
                raise InvalidSet(label, "stands twice", clause)
            found[label] = TableReader(label, table, clause)
        return list(found.values())

    def _close(self, entry: TableReader) -> None:
        self.provenance.append(entry.provenance(self.sources))

    def _counts(self, entry: TableReader) -> tuple[dict[Size, int], int]:
        sizes = {size: entry.whole(size, 1, 200) for size in SIZES}
        cards = entry.whole("cards", 1, 200)
        self._close(entry)
        return sizes, cards

    def _start(self, entry: TableReader) -> Start:
        found = Start(*(entry.whole(key, 0, 99) for key in ("money", "population", "revenue", "fame")))
        self._close(entry)
        return found

    def _grid(self, entry: TableReader) -> Grid:
        columns, rows = entry.whole("columns", 2, 12), entry.whole("rows", 2, 12)
        if columns * rows > MOST_SQUARES:
            raise entry.wrong(f"a sheet has at most {MOST_SQUARES} squares, not {columns * rows}", "VS §1.4")
        areas = entry.texts("areas")
        if len(areas) != rows or any(len(row) != columns or set(row) - set("cmh") for row in areas):
            raise entry.wrong(f"areas must be {rows} rows of {columns} letters c, m or h", "VS §1.4")
        entrances = []
        for key in ("casino-entrance", "hotel-entrance"):
            door = _door(entry, key, entry.text(key))
            if not _on_border(door, rows, columns):
                raise entry.wrong(f"{key} must be an edge of the border", "VS §1.4")
            entrances.append(door)
        self._close(entry)
        return Grid(columns, rows, areas, entrances[0], entrances[1])

    def _rooms(self) -> tuple[Room, ...]:
        entries = self._entries("room", "VS §1.2")
        if len(entries) > MOST_ROOMS:
            raise InvalidSet("room", f"there are more than {MOST_ROOMS} kinds of rooms", "VS §1.1")
        names = [entry.text("id") for entry in entries]
        for entry, name in zip(entries, names, strict=True):
            if not _ID.fullmatch(name):
                raise entry.wrong("id must be lower-case words joined by hyphens")
        self.ids = tuple(names)
        return tuple(self._room(entry, name) for entry, name in zip(entries, names, strict=True))

    def _room(self, entry: TableReader, id: str) -> Room:
        name, colour = entry.text("name"), entry.word("colour", COLOURS)
        premier = entry.word("kind", ("basic", "premier")) == "premier"
        size, price = entry.word("size", SIZES), entry.whole("price", 1, 999)
        values = [entry.whole(track, 0, 99) for track in _TRACKS]
        copies = entry.whole("copies", 1, 99)
        backs = (0, 0)
        if premier:
            inner = entry.inner("backs")
            backs = (inner.whole("a", 0, 99), inner.whole("b", 0, 99))
            inner.nothing_left()
            if sum(backs) != copies:
                raise entry.wrong(f"backs are {sum(backs)} in all, copies {copies}", "VS §1.1")
        found = Room(
            *(id, name, colour, premier, size, price),
            *(values[0], values[1], values[2], copies, backs),
            doors=_doors(entry, SHAPE[size]),
            corners=entry.flag("corners"),
            needs=entry.words("needs", self.ids),
            meets=entry.words("meets", self.ids) if entry.has("meets") else (),
        )
        self._close(entry)
        return found

    def _premier_track(self, entry: TableReader) -> tuple[tuple[int, ...], tuple[int, ...]]:
        spaces = entry.wholes("spaces", 1, 999)
        circular = entry.wholes("circular", 1, 999)
        likely = entry.wholes("likely-spaces", 1, 999) if entry.has("likely-spaces") else ()
        guessed = entry.wholes("reconstructed-spaces", 1, 999)
        checks.rising(entry.entry, "spaces", spaces)
        checks.rising(entry.entry, "circular", circular)
        for value in circular + likely + guessed:
            if value not in spaces:
                raise entry.wrong(f"{value} is no space of the track", "VS §2.1")
        if circular[:1] != spaces[:1]:
            raise entry.wrong("the lowest space must be circular", "VS §2.1")
        known = entry.provenance(self.sources)
        self.provenance.append(
            replace(
                known,
                likely=known.likely + tuple(f"space {value}" for value in likely),
                reconstructed=known.reconstructed + tuple(f"space {value}" for value in guessed),
            )
        )
        return spaces, circular

    def _basic_track(self, entry: TableReader, basics: Sequence[str]) -> tuple[str, tuple[int, ...]]:
        room = entry.word("room", basics)
        spaces = entry.wholes("spaces", 1, 999)
        checks.rising(entry.entry, "spaces", spaces)
        self._close(entry)
        return room, spaces

    def _table(self, entry: TableReader, basics: Sequence[str]) -> tuple[int, BySeats]:
        seats = entry.whole("seats", LEAST_SEATS, MOST_SEATS)
        found = BySeats(
            entry.whole("removed", 0, 99), entry.whole("spaces", 3, 9), entry.words("twice", basics)
        )
        self._close(entry)
        return seats, found

    def _card(self, entry: TableReader) -> Card:
        id, name = entry.text("id"), entry.text("name")
        if not _ID.fullmatch(id):
            raise entry.wrong("id must be lower-case words joined by hyphens")
        symbols, copies = entry.words("symbols", SIZES), entry.whole("copies", 1, 99)
        if len(symbols) != copies:
            raise entry.wrong(f"has {copies} copies but {len(symbols)} symbols")
        effect = self._effect(entry, entry.word("effect", _EFFECTS))
        self._close(entry)
        return Card(id, name, symbols, effect)

    def _effect(self, entry: TableReader, kind: str) -> CardEffect:
        match kind:
            case "no-bid":
                return NoBid(entry.words("rooms", self.ids))
            case "forbid":
                return Forbid(entry.word("action", ("renovate", "publicity")))
            case "publicity":
                return MorePublicity(entry.whole("amount", 0, 99))
            case "income":
                return OtherIncome(entry.word("mode", ("population", "revenue", "half")))
            case "fame-per-room":
                return PerRoom("fame", entry.words("rooms", self.ids), entry.whole("amount", 1, 99))
            case "money-per-room":
                return PerRoom("money", entry.words("rooms", self.ids), entry.whole("amount", 1, 99))
            case "money":
                return MoneyForAll(entry.whole("amount", 1, 99))
            case "most":
                return Most(entry.word("track", _TRACKS), entry.whole("amount", 1, 99))
            case "fewest":
                return Fewest(entry.word("track", _TRACKS), entry.whole("amount", 1, 99))
            case "prices":
                return MovePrices(entry.whole("steps", -9, 9))
            case _:
                return Nothing()

    def _bonuses(self, entry: TableReader) -> Bonuses:
        found = Bonuses(
            population_rank=entry.wholes("population-rank", 0, 99),
            revenue_rank=entry.wholes("revenue-rank", 0, 99),
            entrances=entry.whole("entrances", 0, 99),
            casino_area=entry.whole("casino-area", 0, 99),
            hotel_area=entry.whole("hotel-area", 0, 99),
            half_diamond=entry.whole("half-diamond", 0, 99),
            three_quarter_diamond=entry.whole("three-quarter-diamond", 0, 99),
            full_diamond=entry.whole("full-diamond", 0, 99),
            money_for_fame=entry.whole("money-for-fame", 1, 999),
        )
        self._close(entry)
        return found


def _doors(entry: TableReader, shape: tuple[int, int]) -> tuple[Door, ...]:
    """VS §1.2 The doors, each on an outer unit edge of the unturned room, as many as counted."""
    count, texts = entry.whole("door-count", 1, 8), entry.texts("doors")
    found = tuple(_door(entry, "doors", text) for text in texts)
    for text, door in zip(texts, found, strict=True):
        if not _on_border(door, *shape):
            raise entry.wrong(f"doors: {text} lies on no outer edge of the room")
        if found.count(door) > 1:
            raise entry.wrong(f"doors: {text} stands twice")
    if len(found) != count:
        raise entry.wrong(f"door-count is {count}, but {len(found)} doors are listed")
    return found


def _door(entry: TableReader, key: str, text: str) -> Door:
    match = _DOOR.fullmatch(text)
    if match is None:
        raise entry.wrong(f"{key}: {shown(text)} is no square with a side, such as a1n")
    column, row, side = match.groups()
    return (int(row) - 1, ord(column) - ord("a"), next(known for known in SIDES if known == side))


def _on_border(door: Door, rows: int, columns: int) -> bool:
    """Whether a door lies on an outer edge of a block of rows and columns."""
    row, column, side = door
    if not (row < rows and column < columns):
        return False
    return {"n": row == 0, "e": column == columns - 1, "s": row == rows - 1, "w": column == 0}[side]
