"""Games from elsewhere: packages on their own name theirs by the entry point `croupier.games`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from croupier.core.game import Game
from croupier.core.options import settle

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "croupier.games"
#: Those that were imported, by their names; texts and rules pages look here.
IMPORTED: dict[str, Game] = {}


@cache
def found() -> dict[str, EntryPoint]:
    """The entry points of all installed packages by name; nothing is imported to know them."""
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def imported(name: str) -> Game | None:
    """The game of an entry point; None: it is broken, which is said once."""
    point = found()[name]
    try:
        game = _checked(name, point.load())
    except Exception as error:  # whatever a package of others does, ours go on
        _say(f"the game {name} of {point.value} is left out: {type(error).__name__}: {error}")
        return None
    IMPORTED[name] = game
    return game


def _checked(name: str, game: Any) -> Game:
    """The game, once its rules could be made; raises whatever is wrong with it."""
    if not isinstance(game, Game):
        raise TypeError(f"it is a {type(game).__name__} and no croupier.core.game.Game")
    if game.name != name:
        raise ValueError(f"it calls itself {game.name}")
    seats = game.seats[0]
    rules = game.make.load()(seats, settle(game.options.load()(seats), {}))
    if (rules.name, rules.seats) != (name, seats):
        raise ValueError(f"its rules are those of {rules.name} with {rules.seats} seats")
    rules.presentation.board(rules.view(rules.start(), None), ["?"] * (seats + 1))
    return game


def _say(words: str) -> None:
    from logging import getLogger

    getLogger("croupier").warning(words)
