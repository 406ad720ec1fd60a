"""What a decision of Royale is about: dice, tiles, passes."""

from __future__ import annotations

from croupier.core.rules import Event, Seat
from croupier.games.lasvegas.events import Place
from croupier.games.royale.changes import activated
from croupier.games.royale.events import Pass
from croupier.games.royale.moves import weights
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.a1 import Guess, Hide
from croupier.games.royale.tiles.b2 import Daring
from croupier.games.royale.tiles.g1 import Pile, Split
from croupier.games.royale.tiles.side import Answer
from croupier.value.lasvegas_themes import dice_of, placing


def theme(rules: Royale, state: State, seat: Seat, chosen: Event, best: Event) -> str:
    """What the better choice is about; of what is hidden or guessed, nothing."""
    if isinstance(best, Hide | Guess | Split | Pile):
        return ""
    if isinstance(state.pending, Daring):
        return "fifty"
    if isinstance(best, Answer) or isinstance(chosen, Answer):
        return "tile"
    if isinstance(best, Pass) or isinstance(chosen, Pass):
        return "pass"
    if not isinstance(best, Place) or not isinstance(chosen, Place) or state.rolled is None:
        return ""
    after = rules.done(state, best)
    if activated(rules, state, best, after) and not activated(
        rules, state, chosen, rules.done(state, chosen)
    ):
        return "tile"
    now, then = weights(state, best.value), weights(after, best.value)
    saved = dice_of(state.rolled, chosen) - dice_of(state.rolled, best)
    return placing(seat, rules.seats, now, then, state.bills[best.value - 1], saved)
