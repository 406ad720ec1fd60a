"""Why something is not allowed now: a code, its arguments and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from croupier.core.rules import Refusal
from croupier.games.lasvegas.events import Place, Roll, Start
from croupier.games.royale.events import Lay, Neutral, Pair, Pass, Reserve, RoyaleEvent
from croupier.games.royale.moves import barred
from croupier.games.royale.tiles import Seen
from croupier.games.royale.tiles.side import Answer, Asked, Black
from croupier.games.royale.view import View

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


def why_not(rules: Royale, view: View, event: RoyaleEvent) -> Refusal:
    """Why the viewer may not do this now."""
    if view.round > rules.settings.rounds:
        return Refusal("game-over", "LVR §5.1")
    if isinstance(event, Start | Pair | Reserve | Lay | Neutral | Roll | Black):
        return Refusal("only-chance", "LVR §3.2")
    owed = view.pending
    seat = owed.seat if owed is not None else view.seat
    if seat != view.viewer:
        return Refusal("not-your-turn", "LVR §3.5", (("seat", seat),))
    if owed is not None:
        return _wrong_answer(view, owed, event)
    if view.rolled is None:
        return Refusal("roll-first", "LVR §3.2")
    match event:
        case Place(value=value) if value not in view.rolled.values:
            rolled = tuple(view.rolled.values)
            return Refusal("not-rolled", "LVR §3.2", (("value", value), ("rolled", rolled)))
        case Place(value=value):
            return Refusal("lvr-barred", "LVR §3.3", (("casino", value),))
        case Pass():
            return Refusal("lvr-no-chip", "LVR §3.2")
        case answer:
            return Refusal("lvr-not-asked", _ruled(answer), (("verb", answer.verb),))


def _wrong_answer(view: View, owed: Seen, event: RoyaleEvent) -> Refusal:
    """The viewer is asked something, and this does not answer it."""
    if not owed.verbs:
        return Refusal("roll-first", owed.clause)
    if not isinstance(event, owed.verbs):
        return Refusal("lvr-answer-first", owed.clause, (("question", type(owed).__name__.lower()),))
    closed = barred(view)
    if closed and isinstance(event, Answer) and closed in event.casinos:
        return Refusal("lvr-barred", "LVR E1", (("casino", closed),))
    return Refusal("lvr-not-offered", owed.clause, (("event", str(event)),))


def _ruled(answer: Answer) -> str:
    """The clause of the first question that it answers."""
    asked = (kind for kind in get_args(Seen) if issubclass(kind, Asked) and isinstance(answer, kind.verbs))
    return next((kind.clause for kind in asked), "LVR §3.2")
