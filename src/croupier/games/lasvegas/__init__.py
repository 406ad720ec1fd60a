"""Las Vegas: the 2012 edition, and the newer one for up to six."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.core.kernel import Kernel
from croupier.core.options import Option, Value
from croupier.core.rules import Rules
from croupier.games.lasvegas import editions
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.standing import Standing, standing_of
from croupier.games.lasvegas.view import View


def options(name: str, seats: int) -> tuple[Option, ...]:
    """The options of an edition with this many seats."""
    return editions.options(editions.EDITIONS[name], seats)


def make(name: str, seats: int, values: Mapping[str, Value]) -> LasVegas:
    """The rules of an edition with every option settled."""
    return LasVegas(editions.EDITIONS[name], seats, editions.Options(**dict(values)))  # type: ignore[arg-type]


def make_kernel(rules: LasVegas) -> Kernel[Any, Any]:
    """The compiled kernel of an edition."""
    from croupier.games.lasvegas import kernel_use

    return kernel_use.Kernel(rules)


def standing(rules: Rules[Any, Any, Any], view: View) -> tuple[tuple[Standing, ...], ...]:
    """The players at each casino; a view says all that is needed for that."""
    return standing_of(view)
