"""Why something is not allowed now: a code, its arguments and the clause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.core.rules import Refusal
from croupier.games.lasvegas.events import Place, Roll, Start
from croupier.games.royale.events import (
    Activate,
    Add,
    Back,
    Bar,
    Black,
    Block,
    Decline,
    Double,
    Gold,
    Guess,
    Hide,
    Higher,
    Knock,
    Lay,
    Lower,
    Neutral,
    Nice,
    Pair,
    Pass,
    Pile,
    Power,
    Relieve,
    Reserve,
    RoyaleEvent,
    Split,
    Stop,
    Turn,
    Use,
)
from croupier.games.royale.moves import barred
from croupier.games.royale.pending import (
    Activating,
    Adding,
    Barring,
    Blocking,
    ChoiceRoll,
    Choosing,
    Daring,
    Doubling,
    Empowered,
    FiftyRoll,
    Gilding,
    Hiding,
    JackpotRoll,
    Knocking,
    MovingDie,
    PrimeRoll,
    Relieving,
    Splitting,
    Treating,
)
from croupier.games.royale.view import Fist, Piles, Seen, View

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale

#: What answers each question, and where it is ruled.
_ANSWERS: dict[type[Seen], tuple[tuple[type[RoyaleEvent], ...], str]] = {
    Empowered: ((Power, Decline), "LVR D2"),
    Hiding: ((Hide,), "LVR A1"),
    Fist: ((Guess,), "LVR A1"),
    JackpotRoll: ((), "LVR A2"),
    PrimeRoll: ((), "LVR B1"),
    Adding: ((Add,), "LVR B1"),
    FiftyRoll: ((), "LVR B2"),
    Daring: ((Stop, Higher, Lower), "LVR B2"),
    Barring: ((Bar,), "LVR E1"),
    Knocking: ((Knock,), "LVR E2"),
    Blocking: ((Block,), "LVR F1"),
    Relieving: ((Relieve, Decline), "LVR F2"),
    MovingDie: ((Turn, Back, Decline), "LVR §6"),
    Splitting: ((Split,), "LVR G1"),
    Piles: ((Pile,), "LVR G1"),
    Doubling: ((Double, Decline), "LVR G2"),
    Treating: ((Nice, Decline), "LVR H1"),
    ChoiceRoll: ((), "LVR H2"),
    Choosing: ((Use,), "LVR H2"),
    Activating: ((Activate,), "LVR H2"),
    Gilding: ((Gold, Decline), "LVR H2"),
}


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
        case _:
            return Refusal("lvr-not-asked", _ruled(event), (("verb", str(event).split()[0]),))


def _wrong_answer(view: View, owed: Seen, event: RoyaleEvent) -> Refusal:
    """The viewer is asked something, and this does not answer it."""
    answers, clause = _ANSWERS[type(owed)]
    if not answers:
        return Refusal("roll-first", clause)
    if not isinstance(event, answers):
        return Refusal("lvr-answer-first", clause, (("question", type(owed).__name__.lower()),))
    closed = barred(view)
    if closed and closed in _touched(event):
        return Refusal("lvr-barred", "LVR E1", (("casino", closed),))
    return Refusal("lvr-not-offered", clause, (("event", str(event)),))


def _touched(event: RoyaleEvent) -> tuple[int, ...]:
    """The casinos that dice of the event enter or leave."""
    match event:
        case Power(value=casino) | Turn(value=casino) | Nice(value=casino):
            return (casino,)
        case Back(casino=casino) | Block(casino=casino) | Relieve(casino=casino):
            return (casino,)
        case Add(faces=faces):
            return faces
        case _:
            return ()


def _ruled(event: RoyaleEvent) -> str:
    """The clause of the tile whose question an event answers."""
    return next((clause for events, clause in _ANSWERS.values() if isinstance(event, events)), "LVR §3.2")
