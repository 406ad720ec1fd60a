"""`croupier play`: a game in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from croupier import bots, texts
from croupier.bots import levels
from croupier.cli.coach import Coach, check
from croupier.cli.common import NAMES, read_options
from croupier.cli.session import Session, Sitting
from croupier.core import fair
from croupier.core.errors import InvalidOption, InvalidRecord
from croupier.core.game import LEVELS
from croupier.core.reading import load
from croupier.core.record import Player, check_name
from croupier.core.replay import table_of
from croupier.core.rules import AnyRules
from croupier.core.table import Table
from croupier.games import game as find_game
from croupier.games import rules_of, rules_with


def play(
    name: str,
    seats: int | None,
    people: int,
    bot: str | None,
    names: Sequence[str],
    given: Sequence[str],
    save: Path | None,
    *,
    plain: bool,
    language: str = "en",
    level: str | None = None,
    coach: bool = False,
) -> None:
    """Sits everybody down at a new table and plays."""
    found = find_game(name)
    count = seats if seats is not None else min(max(4, found.seats[0]), found.seats[-1])
    rules = rules_with(name, count, read_options(name, given))
    if coach:
        check(rules, people)
    players, sitting = _players(rules, people, _opponent(name, bot, level, language), names)
    table_id = secrets.token_hex(4)
    seed = fair.new_seed()
    seats_seeds = {
        seat: fair.new_seat_seed() for seat, player in enumerate(players) if player.kind == "person"
    }
    for seat, added in seats_seeds.items():
        players[seat] = replace(players[seat], hash=fair.seat_hash(table_id, seat, added))
    path = save if save is not None else _folder() / f"{name}-{table_id}.croupier"
    if path.exists():
        raise InvalidOption(f"{path} is there already: choose another file, or go on with it by --resume")
    source = fair.Fair(fair.key(table_id, seed, list(seats_seeds.values())))
    table: Table[Any, Any, Any] = Table(rules, source)
    session = Session(
        table, players, sitting, table_id, seed, seats_seeds, path, plain=plain, language=language
    )
    if coach:
        session.coach = Coach.called(table, session.people, list(session.names))
    session.run()


def resume(path: Path, *, plain: bool, language: str = "en", coach: bool = False) -> None:
    """Goes on with a game that was kept."""
    record = load(path)
    rules = rules_of(record)
    table = table_of(record, rules)
    if table.over:
        raise InvalidRecord(0, f"{path}: this game is over; `croupier replay` shows it")
    if record.reveal is None:
        raise InvalidRecord(0, f"{path} has no seeds, so it cannot go on here; `croupier replay` shows it")
    seed = bytes.fromhex(record.reveal[0])
    seeds = {seat: bytes.fromhex(text) for seat, text in record.reveal[1]}
    sitting = {
        seat: bots.make(player.name, rules)
        for seat, player in enumerate(record.players)
        if player.kind == "bot"
    }
    key = fair.key(record.table, seed, list(seeds.values()), record.version)
    table.source = fair.Fair(key, record.version)
    players = list(record.players)
    session = Session(
        table,
        players,
        sitting,
        record.table,
        seed,
        seeds,
        path,
        plain=plain,
        language=language,
        version=record.version,
    )
    session.coach = Coach.again(table, session.people, list(session.names))
    if coach and session.coach is None:
        session.coach = Coach.called(table, session.people, list(session.names))
    session.run()


def _players(rules: AnyRules, people: int, bot: str, names: Sequence[str]) -> tuple[list[Player], Sitting]:
    """Who sits where: people first, then bots."""
    if not 0 <= people <= rules.seats:
        raise InvalidOption(f"people at this table can be 0 to {rules.seats}, not {people}")
    if len(names) > people:
        many = "one person" if people == 1 else f"{people} people"
        raise InvalidOption(f"there are {len(names)} names for {many}")
    called = [check_name(name) for name in names]
    called += [name for name in NAMES if name not in called][: people - len(called)]
    specs = bot.split(",")
    others = rules.seats - people
    if len(specs) == 1:
        specs *= others
    elif len(specs) != others:
        raise InvalidOption(f"--bots takes one bot for all or {others} here, not {len(specs)}")
    sitting = {people + place: bots.load(spec, rules) for place, spec in enumerate(specs)}
    players = [Player("person", name) for name in called]
    return [*players, *(Player("bot", bots.specification(one)) for one in sitting.values())], sitting


def _opponent(game: str, bot: str | None, level: str | None, language: str) -> str:
    """The bots that were asked for, by name or by level; the game's usual opponent if none were.

    A level may also be said in the language of the terminal.
    """
    if bot is not None and level is not None:
        raise InvalidOption("--bots and --level say the same in two ways: give one of them")
    words = {texts.say(f"level-{one}", language=language): one for one in LEVELS}
    wanted = find_game(game).opponent if level is None else levels.level_of(words.get(level, level))
    return levels.bot(game, wanted) if bot is None else bot


def _folder() -> Path:
    """Where games are kept unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    folder = Path(base) / "croupier" / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InvalidOption(f"games cannot be kept in {folder}: {error.strerror}; use --save FILE") from None
    return folder
