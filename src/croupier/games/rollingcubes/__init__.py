"""Rolling Cubes: thirteen dice, arithmetic equalities, five ways to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.core.options import Option, Value
from croupier.core.rules import Rules


def options(name: str, seats: int) -> tuple[Option, ...]:
    """The options of the game with this many seats."""
    from croupier.games.rollingcubes.settings import options_for

    return options_for(seats)


def make(name: str, seats: int, values: Mapping[str, Value]) -> Rules[Any, Any, Any]:
    """The rules with every option settled."""
    from croupier.games.rollingcubes.rules import RollingCubes
    from croupier.games.rollingcubes.settings import settled

    return RollingCubes(seats, settled(values))


def standing(rules: Rules[Any, Any, Any], view: Any) -> Any:
    """The mode that is played and the points that end it."""
    from croupier.games.rollingcubes.rules import RollingCubes
    from croupier.games.rollingcubes.views import standing as found

    assert isinstance(rules, RollingCubes)
    return found(view, rules.mode(view.stage), rules.tournament)
