"""`croupier drill`: positions worth thinking about: choose, be told, see why."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from croupier.cli.common import Terminal
from croupier.cli.reasons import instead, sentence
from croupier.cli.session import Left, Session
from croupier.core.chance import Seeded
from croupier.core.errors import InvalidOption, clip
from croupier.core.game import Game
from croupier.core.options import listed
from croupier.core.record import Player
from croupier.core.rules import AnyRules, Seat, Words
from croupier.core.table import Move, Table
from croupier.games import GAMES
from croupier.games import game as find_game
from croupier.value import drills
from croupier.value.drills import Drill, Drills, Weighed
from croupier.value.themes import said

#: How hard the first one is.
FIRST_SKILL = 2.0


def drill(game: str | None, theme: str | None, day: bool, count: int | None, terminal: Terminal) -> None:
    """Poses drills until the person has had enough; of the day, one."""
    if day:
        if game is not None or theme is not None:
            raise InvalidOption("--day is one drill for everybody: it goes without GAME and --theme")
        today = datetime.now(UTC).date()
        name, one = drills.of_day(today)
        found = drills.of(name)
        assert found is not None
        terminal.print(terminal.say("terminal-drill-day", [("day", today.isoformat())]))
        with suppress(EOFError, KeyboardInterrupt):
            _ask(terminal, found, one)
        return
    declared = find_game(game or next(iter(GAMES)))
    if theme is None and declared.endless is not None:
        ask = declared.endless.load()
        _run(terminal, count, lambda skill: ask(terminal, round(skill)))
        return
    chosen = _chosen(declared, theme)
    found = drills.of(declared.name)
    assert found is not None
    levels = found.levels()
    left = {one.id: one for one in chosen}

    def pose(skill: float) -> bool | None:
        if not left:
            left.update({one.id: one for one in chosen})
        near = min(abs(levels[name] - skill) for name in left)
        name = secrets.choice([name for name in left if abs(levels[name] - skill) == near])
        return _ask(terminal, found, left.pop(name))

    _run(terminal, count, pose)


def _chosen(game: Game, theme: str | None) -> list[Drill]:
    """The drills of a game and a theme; raises `InvalidOption`."""
    found = drills.of(game.name)
    if found is None:
        have = [name for name, one in GAMES.items() if one.drills or one.endless]
        raise InvalidOption(f"{game.name} has no drills: games with drills are {listed(have)}")
    if theme is not None and theme not in found.themes():
        raise InvalidOption(f"there is no theme {clip(theme)} here: themes are {listed(found.themes())}")
    return [one for one in found.drills if theme in (None, one.theme)]


def _run(terminal: Terminal, count: int | None, pose: Callable[[float], bool | None]) -> None:
    """Poses one drill after the other, harder or easier by how it goes, and says how it went."""
    skill, asked, solved, streak = FIRST_SKILL, 0, 0, 0
    try:
        while count is None or asked < count:
            good = pose(skill)
            if good is None:
                break
            skill = drills.practised(skill, good)
            asked, solved, streak = asked + 1, solved + good, streak + 1 if good else 0
            if streak > 1:
                terminal.print(terminal.say("terminal-drill-streak", [("count", streak)]))
            terminal.print()
    except (EOFError, KeyboardInterrupt):
        terminal.print()
    if asked:
        terminal.print(terminal.say("terminal-drill-end", [("solved", solved), ("asked", asked)]))


def _ask(terminal: Terminal, found: Drills, drill: Drill) -> bool | None:
    """Poses one drill and tells what the choice was worth; None: the person has had enough."""
    rules = found.rules(drill)
    posed = Posed(terminal, rules, drill)
    facts: list[tuple[str, Words]] = [("game", rules.name), ("level", found.levels()[drill.id])]
    terminal.print(terminal.say("terminal-drill-head", facts))
    try:
        posed.ask(drill.seat)
    except Left:
        return None
    assert posed.chosen is not None
    posed.tell_chosen(posed.chosen)
    return drill.good(posed.chosen)


class Posed(Session):
    """A drill at a screen: a table that only stands there, until a choice is made."""

    def __init__(self, terminal: Terminal, rules: AnyRules, drill: Drill) -> None:
        you = terminal.say("lesson-newcomer")
        players = [
            Player("person", you) if seat == drill.seat else Player("bot", "greedy")
            for seat in range(rules.seats)
        ]
        table = Table(rules, Seeded(0), rules.read_position(drill.position))
        super().__init__(
            table, players, {}, "", b"", {}, Path(), plain=terminal.plain, language=terminal.language
        )
        self.out, self.wraps = terminal.out, terminal.wraps
        self.drill = drill
        self.chosen: Weighed | None = None

    def tell(self, move: Move[Any]) -> None:
        """Notes the choice; what it did is not told, but what it was worth."""
        self.chosen = self.drill.choice(str(move.event))

    def hint(self, seat: Seat, everything: bool = False) -> None:
        """There is none: finding the choice is the drill."""
        self.print(f"  {self.say('terminal-drill-no-hint')}")

    def tell_chosen(self, chosen: Weighed) -> None:
        """Whether it was good, what would have been better, and why; then all choices, the best first."""
        drill, best = self.drill, self.drill.best
        good = drill.good(chosen)
        verdict = self.say("terminal-drill-right" if good else "terminal-drill-wrong", [("best", best.event)])
        self.print(f"  {verdict} {self.why(chosen)}".rstrip())
        for one in sorted(drill.choices, key=lambda one: -one.share):
            behind = round(100 * (best.share - one.share))
            loss: list[tuple[str, Words]] = [("points", behind), ("unit", "share")]
            words = "" if one is best else self.say("terminal-coach-less", loss)
            self.print(f"  {one.event:<20} {words}".rstrip())
        self.print(f"  {self.say('terminal-drill-theme', [('theme', self.say(said(drill.theme)))])}")

    def why(self, chosen: Weighed) -> str:
        """Why the best choice is better than the one that was made, or than the obvious one."""
        if not self.drill.good(chosen):
            return sentence(self, chosen.why, self.names)
        return instead(self, self.drill.obvious, self.drill.best.why, self.names)
