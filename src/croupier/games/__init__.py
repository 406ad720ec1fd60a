"""The games: one entry each; a game's code is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from croupier.core.errors import InvalidOption, UnknownGame, clip
from croupier.core.kernel import Kernel
from croupier.core.options import Option, Value, listed, settle
from croupier.core.rules import Mark, Rules


@dataclass(frozen=True, slots=True)
class Game:
    """What is known of a game without importing it."""

    name: str
    title: str
    seats: range
    minutes: int
    module: str
    #: How its rules page is cited: `LV12` in `LV12 §4.1`.
    cite: str


class Module(Protocol):
    """What the package of a game offers."""

    def options(self, name: str, seats: int) -> tuple[Option, ...]:
        """The options of the game with this many seats."""

    def make(self, name: str, seats: int, values: Mapping[str, Value]) -> Rules[Any, Any, Any]:
        """The rules with every option settled."""


GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        Game("las-vegas-2012", "Las Vegas", range(2, 6), 30, "croupier.games.lasvegas", "LV12"),
        Game("las-vegas-six", "Las Vegas for up to six", range(2, 7), 30, "croupier.games.lasvegas", "LV6"),
        Game("las-vegas-royale", "Las Vegas Royale", range(2, 6), 45, "croupier.games.royale", "LVR"),
        Game("rolling-cubes", "Rolling Cubes", range(1, 7), 30, "croupier.games.rollingcubes", "RC"),
        Game("vegas-showdown", "Vegas Showdown", range(3, 6), 75, "croupier.games.showdown", "VS"),
    )
}


def game(name: str) -> Game:
    """The game of that name; raises `UnknownGame`."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {clip(name)}: games are {listed(GAMES)}")
    return GAMES[name]


def options(name: str, seats: int) -> tuple[Option, ...]:
    """The options a game has with this many seats; raises `InvalidOption` for a wrong seat count."""
    found = game(name)
    if seats not in found.seats:
        allowed = listed(map(str, found.seats))
        raise InvalidOption(f"{name} cannot be played with {seats} seats: allowed {allowed} [{found.cite}]")
    return _module(found).options(name, seats)


def rules(name: str, seats: int | None = None, **given: Value) -> Rules[Any, Any, Any]:
    """The rules of a game with its seats and options fixed: the way in from Python."""
    return rules_with(name, seats if seats is not None else game(name).seats[0], given)


def rules_with(name: str, seats: int, given: Mapping[str, Value]) -> Rules[Any, Any, Any]:
    """The same where the options come from outside, whatever they are called."""
    return _module(game(name)).make(name, seats, settle(options(name, seats), given))


def kernel(rules: Rules[Any, Any, Any]) -> Kernel[Any, Any] | None:
    """The compiled kernel of a game with its rules fixed; None: the game has none."""
    make: Callable[[Rules[Any, Any, Any]], Kernel[Any, Any]] | None
    make = getattr(_module(game(rules.name)), "make_kernel", None)
    return None if make is None else make(rules)


def standing(rules: Rules[Any, Any, Any], view: Any) -> Any:
    """What the game works out from a view for people to see, of tuples and records; None: nothing."""
    shown = getattr(_module(game(rules.name)), "standing", None)
    return None if shown is None else shown(rules, view)


def marks(rules: Rules[Any, Any, Any], view: Any, event: Any) -> tuple[Mark, ...]:
    """What to point at on the board while an event is weighed, legal or not; none in most games."""
    shown: Callable[[Any, Any, Any], tuple[Mark, ...]] | None
    shown = getattr(_module(game(rules.name)), "marks", None)
    return () if shown is None else shown(rules, view, event)


def _module(found: Game) -> Module:
    return cast(Module, import_module(found.module))
