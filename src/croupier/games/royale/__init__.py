"""Las Vegas Royale, with its sixteen tile sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.core.kernel import Kernel
from croupier.core.options import Option, Value
from croupier.core.rules import Rules
from croupier.games.lasvegas.standing import Standing
from croupier.games.royale import box
from croupier.games.royale.rules import Royale
from croupier.games.royale.standing import standing_of
from croupier.games.royale.view import View


def options(name: str, seats: int) -> tuple[Option, ...]:
    """The options of the game with this many seats."""
    return box.options(seats)


def make(name: str, seats: int, values: Mapping[str, Value]) -> Royale:
    """The rules with every option settled."""
    return Royale(seats, box.settled(values))


def make_kernel(rules: Royale) -> Kernel[Any, Any]:
    """The compiled kernel."""
    from croupier.games.royale import kernel_use

    return kernel_use.Kernel(rules)


def standing(rules: Rules[Any, Any, Any], view: View) -> tuple[tuple[Standing, ...], ...]:
    """The players at each casino; a view says all that is needed for that."""
    return standing_of(view)
