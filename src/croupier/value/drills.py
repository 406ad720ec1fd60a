"""Drills: positions worth thinking about, mined from our own games, with what every choice is worth.

A game has one file of them (`Game.drills`): a first line that says how they were made, then one line a drill.
`tools/mine_drills.py` writes it. What a choice is worth and why stands there, so nothing is computed when a
drill is answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Protocol

import msgspec

from croupier import games
from croupier.core.game import Reason
from croupier.core.options import Value
from croupier.core.options import text as written
from croupier.core.rules import AnyRules, Seat
from croupier.value import evaluator
from croupier.value.evaluator import Choice
from croupier.value.rating import DOUBT

#: How far the best choice lies ahead of the next, at least: in shares of the victory, and in standard errors.
LEAST: Final = 0.03
ERRORS: Final = 4.0
#: How hard a drill is, from 1: each level is a fifth of a game's drills.
LEVELS: Final = 5
#: What is added to the seed for the dice that must say the same.
OTHER_DICE: Final = 1


class Judge(Protocol):
    """What says how much choices are worth: an evaluator, or the same as far as drills need it."""

    @property
    def name(self) -> str:
        """Its name and version."""

    def choices(self, state: Any, seat: Seat, event: Any, effort: int, seed: int) -> list[Choice[Any]]:
        """Every choice of a seat in turn."""


class Weighed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice: what it is worth to the seat, and the error of how far it lies behind the best."""

    event: str
    share: float
    error: float = 0.0
    #: Why the best choice is better; of the best itself, why it is better than the obvious one.
    why: tuple[Reason, ...] = ()


class Drill(msgspec.Struct, frozen=True, kw_only=True):
    """A position in which one choice is clearly the best, and not the one that offers itself."""

    #: The hash of the position.
    id: str
    seats: int
    seat: Seat
    theme: str
    #: What `greedy` does.
    greedy: str
    #: How often the bots of all levels find the best choice, of so many tries of each.
    found: int
    #: Which of the games that were played for it.
    game: int
    position: str
    #: In the order of the rules.
    choices: tuple[Weighed, ...]

    @property
    def best(self) -> Weighed:
        """The best choice."""
        return max(self.choices, key=lambda one: one.share)

    @property
    def obvious(self) -> str:
        """What the best choice is compared with: what `greedy` does, or else the next best."""
        if self.greedy != self.best.event:
            return self.greedy
        return sorted(self.choices, key=lambda one: -one.share)[1].event

    @property
    def lead(self) -> float:
        """How far the best choice lies ahead of the next."""
        first, second = sorted((one.share for one in self.choices), reverse=True)[:2]
        return first - second

    def choice(self, event: str) -> Weighed | None:
        """A choice by its text; None: it is none of them."""
        return next((one for one in self.choices if one.event == event), None)

    def good(self, one: Weighed) -> bool:
        """Whether a choice is the best, or within the doubt of it."""
        return self.best.share - one.share <= DOUBT * one.error


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """How the drills of a file were made."""

    game: str
    revision: int
    options: dict[str, str]
    #: What judged them, with how many playouts a choice, and by which seed.
    evaluator: str
    playouts: int
    seed: int
    #: Tries of every level's bot.
    tries: int
    #: Themes in which `greedy` plays by exact tables, so that what it does says nothing.
    exact: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drills:
    """The drills of a game."""

    head: Head
    drills: tuple[Drill, ...]

    def rules(self, drill: Drill) -> AnyRules:
        """The rules a drill is played by."""
        return rules_for(self.head, drill.seats)

    def drill(self, name: str) -> Drill | None:
        """A drill by the hash of its position."""
        return next((drill for drill in self.drills if drill.id == name), None)

    def themes(self) -> dict[str, int]:
        """How many drills there are of each theme, in the game's order."""
        found = [drill.theme for drill in self.drills]
        return {theme: found.count(theme) for theme in games.game(self.head.game).themes if theme in found}

    def levels(self) -> dict[str, int]:
        """How hard each drill is, from 1: the fewer bots find it and the smaller its lead, the harder."""
        order = sorted(self.drills, key=lambda drill: (-drill.found, -drill.lead, drill.id))
        return {drill.id: 1 + LEVELS * place // len(order) for place, drill in enumerate(order)}


def rules_for(head: Head, seats: int) -> AnyRules:
    """The rules with so many seats; an option that is not there with so many is left out."""
    known = {option.name: option.allowed for option in games.options(head.game, seats, head.revision)}
    given: dict[str, Value] = {
        name: value
        for name, value in head.options.items()
        if name in known and value in map(written, known[name] or (value,))
    }
    return games.rules_with(head.game, seats, given, head.revision)


def read(text: str) -> Drills:
    """The drills of a file; raises `msgspec.DecodeError` for another one."""
    first, *lines = text.splitlines()
    head = msgspec.json.decode(first, type=Head)
    return Drills(head, tuple(msgspec.json.decode(line, type=Drill) for line in lines))


@cache
def of(game: str) -> Drills | None:
    """The drills that come with a game; None: none do, or they have not been mined yet."""
    package, _, name = games.game(game).drills.partition("/")
    if not package or not (file := files(package) / name).is_file():
        return None
    return read(file.read_text(encoding="utf-8"))


def judge(rules: AnyRules) -> Judge:
    """What judges the drills of a game: its evaluator, or what looks further."""
    path = games.game(rules.name).judge
    if path is None:
        return evaluator(rules)
    found: Judge = path.load()(rules)
    return found


def drilled() -> list[str]:
    """The games that come with drills."""
    return [name for name in games.GAMES if of(name) is not None]


@lru_cache(maxsize=8)
def of_day(day: date) -> tuple[str, Drill]:
    """The drill of a day, the same for everybody: a game of this package by the day, one of its drills."""
    names = [name for name in drilled() if name in games.DECLARED]
    name = names[day.toordinal() % len(names)]
    found = of(name)
    assert found is not None
    number = int.from_bytes(sha256(f"{name} {day.isoformat()}".encode()).digest()[:8], "big")
    return name, found.drills[number % len(found.drills)]


def practised(skill: float, good: bool) -> float:
    """How hard the next drill may be, from 1 to 5: a little harder after a good answer, easier after others.

    >>> practised(2.0, True), practised(1.0, False)
    (2.4, 1.0)
    """
    return min(float(LEVELS), max(1.0, skill + (0.4 if good else -0.6)))


def wrong_with(drill: Drill, exact: Sequence[str] = ()) -> str:
    """What keeps a drill from being one, in words; empty: nothing."""
    best = drill.best
    others = [one for one in drill.choices if one is not best]
    if not others:
        return "there is no choice"
    if drill.lead < LEAST:
        return f"the best choice is {drill.lead:.4f} ahead, less than {LEAST}"
    for one in others:
        if best.share - one.share < ERRORS * one.error:
            return f"{one.event} is within {ERRORS:g} standard errors of the best"
    if best.event == drill.greedy and drill.theme not in exact:
        return f"{best.event} is what greedy does"
    return ""


def doubts(best: str, anew: Sequence[Choice[Any]]) -> list[str]:
    """What other dice say against a best choice, in words.

    It must be the best again, four standard errors ahead of each of the others, and three points but for two
    errors of that.
    """
    first = max(anew, key=lambda one: one.share)
    found = [] if str(first.event) == best else [f"{first.event} instead of {best}"]
    for one in anew:
        ahead = first.share - one.share
        clear = ahead >= ERRORS * one.error and ahead >= LEAST - DOUBT * one.error
        if one is not first and not clear:
            found.append(f"{one.event} is {ahead:.4f} behind, error {one.error:.4f}")
    return found
