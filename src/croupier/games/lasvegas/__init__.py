"""Las Vegas: the 2012 edition, the newer one for up to six, and Royale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from croupier.core.kernel import Kernel
from croupier.core.options import Option, Value
from croupier.core.rules import Rules
from croupier.games.lasvegas import editions
from croupier.games.lasvegas.royale import box
from croupier.games.lasvegas.royale import view as royale
from croupier.games.lasvegas.royale.rules import Royale
from croupier.games.lasvegas.rules import LasVegas
from croupier.games.lasvegas.standing import Standing, standing_of
from croupier.games.lasvegas.view import View


def options(name: str, seats: int) -> tuple[Option, ...]:
    """The options of an edition with this many seats."""
    if name == box.NAME:
        return box.options(seats)
    return editions.options(editions.EDITIONS[name], seats)


def make(name: str, seats: int, values: Mapping[str, Value]) -> Rules[Any, Any, Any]:
    """The rules of an edition with every option settled."""
    if name == box.NAME:
        return Royale(seats, box.settled(values))
    return LasVegas(editions.EDITIONS[name], seats, editions.Options(**dict(values)))  # type: ignore[arg-type]


def make_kernel(rules: Rules[Any, Any, Any]) -> Kernel[Any, Any] | None:
    """The compiled kernel of an edition."""
    if isinstance(rules, Royale):
        from croupier.games.lasvegas.royale import kernel_use as royale_use

        return royale_use.Kernel(rules)
    if not isinstance(rules, LasVegas):
        return None
    from croupier.games.lasvegas import kernel_use

    return kernel_use.Kernel(rules)


def standing(rules: Rules[Any, Any, Any], view: View | royale.View) -> tuple[tuple[Standing, ...], ...]:
    """The players at each casino; a view says all that is needed for that."""
    return standing_of(view)
