"""Why something is not allowed now: a code, its arguments and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.core.rules import Refusal
from croupier.games.lasvegas.editions import CASINOS
from croupier.games.lasvegas.events import LasVegasEvent, Place
from croupier.games.lasvegas.view import View

if TYPE_CHECKING:
    from croupier.games.lasvegas.rules import LasVegas


def why_not(rules: LasVegas, view: View, event: LasVegasEvent) -> Refusal:
    """Why the viewer may not do this now."""
    if view.round > rules.settings.rounds:
        return Refusal("game-over", f"{rules.edition.cite} §5.1")
    if not isinstance(event, Place):
        return Refusal("only-chance", "LV12 §3.1")
    if view.seat < 0:
        return Refusal("roll-first", "LV12 §2.1")
    if view.seat != view.viewer:
        return Refusal("not-your-turn", "LV12 §3.3", (("seat", view.seat),))
    if view.rolled is None:
        return Refusal("roll-first", "LV12 §3.1")
    if event.value not in view.rolled.values:
        rolled = tuple(view.rolled.values)
        return Refusal("not-rolled", "LV12 §3.2", (("value", event.value), ("rolled", rolled)))
    if len(view.bills) == CASINOS:
        return Refusal("no-bandit", "LV6 §7")
    return Refusal("on-bandit", "LV6 §7.2", (("value", event.value),))
