"""What is compared: variants of a game that differ in options, seats, bots or in what is drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import product
from math import prod
from typing import Any, Final, cast

from croupier import bots as all_bots
from croupier import games
from croupier.core.chance import Seeded
from croupier.core.errors import InvalidOption, clip
from croupier.core.options import Value, listed, text
from croupier.core.play import at_random, steps
from croupier.core.rules import AnyRules, Chance
from croupier.sim.batch import seated

#: What may be varied beside options and draws.
SEATS: Final = "seats"
BOTS: Final = "bots"
#: Stands between the words of several draws.
_AND: Final = "+"
#: More variants than this are nobody's question.
MOST: Final = 64
#: Events of the games that are looked at for what is drawn by itself.
PATIENCE: Final = 5_000


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play: rules, who sits where, who plays better, and draws that are given."""

    #: What was varied, as it was written: `rounds=1, seats=3`; empty: nothing was.
    label: str
    rules: AnyRules
    bots: tuple[str, ...]
    better: str
    #: Chance events by their verb, each with the last words they have to have, `+` between them.
    drawn: tuple[tuple[str, str], ...]
    seed: int

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.rules.seats

    def dealt(self) -> AnyRules:
        """The rules, with what is given drawn so."""
        return cast(AnyRules, Dealt(self.rules, self.drawn)) if self.drawn else self.rules

    def game(self, number: int) -> str:
        """What a game is called, counted from 0."""
        return f"game {number + 1}" + (f" of {self.label}" if self.label else "")


@dataclass(frozen=True, slots=True)
class Base:
    """What all variants share."""

    game: str
    seats: int
    bots: str
    better: str
    options: Mapping[str, Value]
    seed: int


def variants(base: Base, varied: Mapping[str, Sequence[Value]]) -> list[Variant]:
    """Every combination of what is varied, the first the one that others are compared with.

    Raises `CroupierError` for a name, a value or a combination that cannot be played.
    """
    count = prod(map(len, varied.values()))
    if count > MOST:
        raise InvalidOption(f"--vary makes {count} variants: allowed are {MOST}")
    found = []
    for values in product(*varied.values()):
        found.append(_variant(base, dict(zip(varied, values, strict=True))))
    return found


def _variant(base: Base, given: dict[str, Value]) -> Variant:
    label = ", ".join(f"{name}={text(value)}" for name, value in given.items())
    seats = _seats(given.pop(SEATS, base.seats))
    sitting = str(given.pop(BOTS, base.bots))
    names = {option.name for option in games.options(base.game, seats)}
    options = {**base.options, **{name: value for name, value in given.items() if name in names}}
    rules = games.rules_with(base.game, seats, options)
    if rules.seats < 2:
        raise InvalidOption("a laboratory compares seats: allowed are two and more")
    drawn = tuple((name, text(value)) for name, value in given.items() if name not in names)
    if drawn:
        _check_drawn(rules, names, dict(drawn))
    seed = int.from_bytes(sha256(f"{base.seed}\n{label}".encode()).digest()[:8], "little")
    better = all_bots.called(base.better, rules)
    return Variant(label, rules, seated(rules, sitting.split(",")), better, drawn, seed)


def _seats(value: Value) -> int:
    if not str(value).isdecimal():
        raise InvalidOption(f"seats cannot be {clip(str(value))}: allowed are whole numbers")
    return int(value)


def _check_drawn(rules: AnyRules, options: set[str], drawn: Mapping[str, str]) -> None:
    """Refuses what is neither an option nor something that is drawn by itself in every game."""
    verbs: dict[str, set[str]] = {}
    source = Seeded(1)
    for number, step in enumerate(steps(rules, at_random(rules, source), source)):
        turn = rules.turn(step.before)
        if isinstance(turn, Chance) and turn.seat is None and turn.verb not in verbs:
            if turn.verb in drawn:
                verbs[turn.verb] = {last_word(event) for event, _ in rules.outcomes(step.before)}
            else:
                verbs[turn.verb] = set()
        if number > PATIENCE or verbs.keys() >= drawn.keys():
            break
    for verb, words in drawn.items():
        if verb not in verbs:
            allowed = listed(sorted({*options, *verbs, SEATS, BOTS}))
            raise InvalidOption(f"there is nothing to vary called {clip(verb)} here: allowed {allowed}")
        for word in words.split(_AND):
            if word not in verbs[verb]:
                allowed = listed(sorted(verbs[verb]))
                raise InvalidOption(f"{verb} is never {clip(word)}: allowed {allowed}")


def last_word(event: Any) -> str:
    """The last word of an event's text: of a tile its side."""
    return str(event).split(" ")[-1]


class Dealt:
    """Rules under which some draws are given; in everything else the rules it stands for."""

    def __init__(self, rules: AnyRules, drawn: Sequence[tuple[str, str]]) -> None:
        self._rules = rules
        self._drawn = dict(drawn)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def sample(self, state: Any, source: Any) -> Any:
        """Draws again until the last word is the wanted one; what else the draw says stays as it falls."""
        wanted = self._wanted(state)
        event = self._rules.sample(state, source)
        while wanted is not None and last_word(event) != wanted:
            event = self._rules.sample(state, source)
        return event

    def _wanted(self, state: Any) -> str | None:
        """The first of the given words that can still come; None: the draw falls as it does."""
        turn = self._rules.turn(state)
        words = self._drawn.get(turn.verb) if isinstance(turn, Chance) else None
        if words is None:
            return None
        can = {last_word(event) for event, _ in self._rules.outcomes(state)}
        return next((word for word in words.split(_AND) if word in can), None)
