"""What people ask for when they open a table, checked at the border: games, options, seats."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from typing import Any

from croupier import games, texts
from croupier.core.errors import CroupierError, clip
from croupier.core.options import Option
from croupier.core.options import text as option_text
from croupier.core.rules import AnyRules
from croupier.server.people import Somebody, check_name
from croupier.server.table import levels
from croupier.server.table.changes import SeatValues
from croupier.server.table.company import alone
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import Place, new_nonce
from croupier.server.wire import resources
from croupier.server.wire.parts import ClockRule, Speed

#: Milliseconds a clock gives at least.
SHORTEST_CLOCK = 10_000

#: Characters of an option that a list of tables tells.
LONGEST_OPTION = 80


def rules(name: str, seats: int, given: Mapping[str, str | int | bool], own_sets: bool) -> AnyRules:
    """The rules as wished; `Refused` says what is wrong and what is allowed."""
    known = {option.name: option for option in _options(name, seats)}
    for option, value in given.items():
        if option not in known:
            raise Refused("no-option", option=clip(option), allowed=tuple(sorted(known)))
        if known[option].file and not own_sets and value != known[option].default:
            raise Refused("no-own-sets")
        allowed = tuple(map(option_text, known[option].allowed or ()))
        if allowed and option_text(value) not in allowed:
            raise Refused("bad-value", option=option, value=clip(option_text(value)), allowed=allowed)
    try:
        return games.rules_with(name, seats, given)
    except CroupierError as error:
        raise Refused("bad-option", reason=str(error)) from None


def _options(name: str, seats: int) -> tuple[Option, ...]:
    """The options of a game; raises `Refused`."""
    game = games.GAMES.get(name)
    if game is None:
        raise Refused("no-game", game=clip(name), allowed=tuple(games.GAMES))
    if seats not in game.seats:
        raise Refused("bad-seats", game=game.title, number=seats, allowed=tuple(map(str, game.seats)))
    return games.options(name, seats)


def pace(clock: ClockRule | None, speed: Speed) -> dict[str, Any]:
    """The values of a table with this clock and speed; `Refused` if nobody could play with the clock."""
    if clock is None:
        return {"speed": speed}
    if clock.total + clock.move < SHORTEST_CLOCK:
        raise Refused("short-clock")
    return {"speed": speed, "clock_total": clock.total, "clock_move": clock.move}


def seat(game: str, number: int, place: resources.NewSeat, person: Somebody) -> dict[str, Any]:
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
            return {**levels.seated(game, number, place.level)}
        case "open":
            return {"kind": "open", "nonce": new_nonce()}


def claimed(person: Somebody, wish: resources.Claim) -> SeatValues:
    """The values of a seat that somebody takes by its link."""
    return {
        "kind": "person",
        "person": person.id,
        "name": person.name,
        "own_bot": wish.own_bot,
        "hash": None if wish.own_bot else wish.hash,
    }


def seat_again(game: str, place: Place, gone: bool) -> dict[str, Any]:
    """The values of a seat at the rematch: its person's or bot's again; who was deleted leaves it open."""
    if place.kind == "open" or place.deserted or gone:
        return {"kind": "open", "nonce": new_nonce()}
    names = ("kind", "name", "level", "person", "own_bot")
    spec = levels.bot(game, place.level) if place.level else None
    return {**{name: getattr(place, name) for name in names}, "spec": spec}


def my_table(
    row: dict[str, Any], places: list[Place], person: Somebody, nudged: Collection[int]
) -> resources.MyTable:
    """A table in a person's list; `nudged` are the seats whose people were reminded."""
    mine = [place.seat for place in places if place.belongs_to(person.id)]
    owed = {int(seat) for seat in row["owed"].split(",") if seat}
    options: dict[str, str] = json.loads(row["options"])
    return resources.MyTable(
        id=row["id"],
        game=row["game"],
        title=games.game(row["game"]).title,
        options={name: value for name, value in options.items() if len(value) <= LONGEST_OPTION},
        phase=row["phase"],
        mine=mine,
        my_turn=bool(owed & {seat for seat in mine if not places[seat].bot_plays}),
        nudged=row["phase"] == "playing" and not owed.isdisjoint(set(mine) & set(nudged)),
        may_close=row["phase"] in ("waiting", "playing") and alone(places, person.id),
        round=row["round"] if row["phase"] == "playing" else 0,
        result=resources.Standings.read(row["result"]),
        moved=row["moved"],
        seats=[place.info(present=False) for place in places],
    )


def game_infos() -> list[resources.GameInfo]:
    """The games of the house."""
    return [
        resources.GameInfo(
            game.name,
            game.title,
            list(game.seats),
            game.minutes,
            game.cite,
            list(levels.LEVELS),
            [lesson.name for lesson in games.lessons(game.name)],
        )
        for game in games.GAMES.values()
    ]


def option_infos(name: str, seats: int, own_sets: bool, language: str) -> list[resources.OptionInfo]:
    """The options of a game as they may be set in this house; raises `Refused`."""
    options, found = _options(name, seats), []
    wanted = games.game(name).suggested
    for option in options:
        allowed, default = _allowed(option, own_sets), option_text(option.default)
        suggested = option_text(wanted.get(option.name, option.default))
        if allowed is not None and suggested not in allowed:
            suggested = default
        codes = {value: f"option-{option.name}-{value}" for value in allowed or ()}
        values = {value: said for value, code in codes.items() if (said := _said(code, language))}
        words, why = (_said(f"option-{option.name}{part}", language) for part in ("", "-why"))
        found.append(resources.OptionInfo(option.name, default, allowed, suggested, words, why, values))
    return found


def _said(code: str, language: str) -> str:
    """A message in words; empty: nobody wrote one."""
    return texts.say(code, language=language) if texts.has(code, language) else ""


def _allowed(option: Option, own_sets: bool) -> list[str] | None:
    """What an option may be; None: a text that the game checks itself."""
    if option.file and not own_sets:
        return [option_text(option.default)]
    return None if option.allowed is None else [option_text(value) for value in option.allowed]
