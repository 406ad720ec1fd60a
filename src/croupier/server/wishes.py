"""What people ask for when they open a table, checked at the border: games, options, seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier import games
from croupier.core.errors import CroupierError, InvalidOption
from croupier.core.options import text as option_text
from croupier.server import levels, resources
from croupier.server.match import new_nonce
from croupier.server.people import Somebody, check_name
from croupier.server.protocol import ClockRule
from croupier.server.refusals import Refused
from croupier.server.seating import Place

#: What bots are called at a table: people who thought about games of chance first.
_BOT_NAMES = ("Blaise", "Sofia", "Girolamo", "Émilie", "Christiaan", "Abraham", "Ada", "Jakob")


#: Milliseconds a clock gives at least.
SHORTEST_CLOCK = 10_000


def rules(name: str, seats: int, given: Mapping[str, str | int | bool]) -> Any:
    """The rules as wished; `Refused` says what is wrong and what is allowed."""
    try:
        return games.rules(name, seats, **given)
    except InvalidOption as error:
        raise Refused("bad-option", reason=str(error), allowed=_allowed(name, seats, given)) from None
    except CroupierError as error:
        raise Refused("bad-option", reason=str(error), allowed=tuple(games.GAMES)) from None


def _allowed(name: str, seats: int, given: Mapping[str, str | int | bool]) -> tuple[str, ...]:
    """What would have done in the place of the first thing that is wrong."""
    game = games.game(name)
    if seats not in game.seats:
        return tuple(map(str, game.seats))
    known = {option.name: option for option in games.options(name, seats)}
    for option, value in given.items():
        if option not in known:
            return tuple(sorted(known))
        allowed = known[option].allowed
        if allowed is not None and option_text(value) not in map(option_text, allowed):
            return tuple(map(option_text, allowed))
    return ()


def clock(rule: ClockRule | None) -> ClockRule | None:
    """The clock as wished; `Refused` if nobody could play with it."""
    if rule is not None and rule.total + rule.move < SHORTEST_CLOCK:
        raise Refused("short-clock")
    return rule


def seat(number: int, place: resources.NewSeat, person: Somebody) -> dict[str, Any]:
    """The values of a seat as its table's opener wishes it; raises `Refused`."""
    if place.name is not None:
        check_name(place.name)
    match place.kind:
        case "me":
            return {"kind": "person", "name": place.name or person.name, "person": person.id}
        case "here":
            return {
                "kind": "person",
                "name": place.name or f"{person.name} {number + 1}",
                "person": person.id,
            }
        case "bot":
            return {"kind": "bot", "name": _BOT_NAMES[number % len(_BOT_NAMES)], "level": place.level}
        case "open":
            return {"kind": "open", "nonce": new_nonce()}


def my_table(row: dict[str, Any], places: list[Place], person: Somebody) -> resources.MyTable:
    """A table in a person's list."""
    mine = [place.seat for place in places if place.person == person.id]
    owed = {int(seat) for seat in row["owed"].split(",") if seat}
    return resources.MyTable(
        id=row["id"],
        game=row["game"],
        title=games.game(row["game"]).title,
        phase=row["phase"],
        mine=mine,
        my_turn=bool(owed & {seat for seat in mine if not places[seat].bot_plays}),
        moved=row["moved"],
        seats=[place.info(present=False) for place in places],
    )


def game_infos() -> list[resources.GameInfo]:
    """The games of the house."""
    return [
        resources.GameInfo(game.name, game.title, list(game.seats), list(levels.LEVELS))
        for game in games.GAMES.values()
    ]


def option_infos(name: str, seats: int) -> list[resources.OptionInfo]:
    """The options of a game; raises `Refused`."""
    try:
        found = games.options(name, seats)
    except CroupierError as error:
        known = games.GAMES.get(name)
        allowed = tuple(map(str, known.seats)) if known else tuple(games.GAMES)
        raise Refused("bad-option", reason=str(error), allowed=allowed) from None
    return [
        resources.OptionInfo(
            option.name,
            option_text(option.default),
            None if option.allowed is None else [option_text(value) for value in option.allowed],
        )
        for option in found
    ]
