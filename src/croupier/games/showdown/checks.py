"""What must hold between the entries of a set file, beyond each entry by itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from croupier.games.showdown.rooms import SIZES, Components, NoBid, PerRoom, Size
from croupier.games.showdown.tables import InvalidSet

_OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}


def rising(entry: str, key: str, values: Sequence[int]) -> None:
    """VS §3.2 A track has at least two spaces and each is higher than the one before."""
    if len(values) < 2 or any(low >= high for low, high in pairwise(values)):
        raise InvalidSet(entry, f"{key} must rise from space to space", "VS §3.2")


def counts(found: Components, sizes: dict[Size, int], cards: int) -> None:
    """VS §1.1, §1.3 Rooms of each size and cards are as many as the file's components say."""
    for size in SIZES:
        copies = sum(room.copies for room in found.rooms if room.size == size)
        if copies != sizes[size]:
            raise InvalidSet("components", f"{size} is {sizes[size]}, but the rooms are {copies}", "VS §1.1")
    copies = sum(len(card.symbols) for card in found.cards)
    if copies != cards:
        raise InvalidSet("components", f"cards is {cards}, but the cards are {copies}", "VS §1.3")


def whole_set(found: Components) -> None:
    """Checks everything that takes more than one entry to see."""
    _seats(found)
    _stacks(found)
    _prices(found)
    _prerequisites(found)
    _cards(found)
    _grid(found)
    _ranks(found)


def _seats(found: Components) -> None:
    """VS §1.5 Every number of seats is there, and leaves a room in every basic stack."""
    for seats in (3, 4, 5):
        if seats not in found.by_seats:
            raise InvalidSet("seats", f"an entry for {seats} seats is missing", "VS §1.5")
        removed = found.by_seats[seats].removed
        for room in found.rooms:
            if not room.premier and room.copies <= removed:
                raise InvalidSet(
                    f"seats {seats}", f"removed is {removed}, but {room.id} has {room.copies}", "VS §1.5"
                )


def _stacks(found: Components) -> None:
    """VS §1.1, §1.6 Each size has a stack of premier rooms, all of equal height."""
    heights = {
        size: sum(room.copies for room in found.rooms if room.premier and room.size == size) for size in SIZES
    }
    if len(set(heights.values())) != 1 or not heights["small"]:
        said = ", ".join(f"{size} {height}" for size, height in heights.items())
        raise InvalidSet("room", f"the premier stacks must be of one height, not {said}", "VS §1.1")


def _prices(found: Components) -> None:
    """VS §1.2, §2.1, §3.2 Start prices stand on the tracks the rooms are sold by."""
    for room in found.rooms:
        entry = f"room {room.id}"
        if room.premier and room.price not in found.circular:
            raise InvalidSet(entry, f"price {room.price} is no circular space", "VS §2.1")
        if not room.premier and room.id not in found.basic_spaces:
            raise InvalidSet(entry, "has no basic-track", "VS §3.2")
        if not room.premier and room.price != found.basic_spaces[room.id][0]:
            raise InvalidSet(entry, f"price {room.price} is not the lowest space of its track", "VS §3.2")


def _prerequisites(found: Components) -> None:
    """VS §4.1 Only premier rooms have prerequisites, and no room needs itself in the end."""
    needs = {room.id: room.needs for room in found.rooms}
    for room in found.rooms:
        if room.needs and not room.premier:
            raise InvalidSet(f"room {room.id}", "a basic room needs nothing", "VS §4.1")
        before: set[str] = set()
        waiting = list(room.needs)
        while waiting:
            needed = waiting.pop()
            if needed == room.id:
                raise InvalidSet(f"room {room.id}", "needs itself, by way of its prerequisites", "VS §4.1")
            if needed not in before:
                before.add(needed)
                waiting.extend(needs[needed])


def _cards(found: Components) -> None:
    """VS §1.3 A card that names rooms names some."""
    for card in found.cards:
        if isinstance(card.effect, NoBid | PerRoom) and not card.effect.rooms:
            raise InvalidSet(f"card {card.id}", "rooms names no room", "VS §1.3")


def _grid(found: Components) -> None:
    """VS §1.4 The entrances lie on opposite sides and every area has a square."""
    grid = found.grid
    if _OPPOSITE[grid.casino_entrance[2]] != grid.hotel_entrance[2]:
        raise InvalidSet("sheet", "the entrances must lie on opposite sides", "VS §1.4")
    if set("".join(grid.areas)) != set("cmh"):
        raise InvalidSet("sheet", "areas must have a casino, a middle and a hotel", "VS §1.4")


def _ranks(found: Components) -> None:
    """VS §5.2 A better rank never gives less fame."""
    for key, values in (
        ("population-rank", found.bonuses.population_rank),
        ("revenue-rank", found.bonuses.revenue_rank),
    ):
        if any(low < high for low, high in pairwise(values)):
            raise InvalidSet("scoring", f"{key} must not rise", "VS §5.2")
