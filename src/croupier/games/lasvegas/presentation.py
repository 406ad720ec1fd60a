"""What people read of Las Vegas: effects, previews, refusals, the board in words, keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.core.lines import WIDTH
from croupier.core.rules import Effect, Preview, Refusal, Seat, Span
from croupier.core.speech import say_in
from croupier.games.lasvegas import board, previews, refusals
from croupier.games.lasvegas.events import LasVegasEvent
from croupier.games.lasvegas.state import State
from croupier.games.lasvegas.view import View

if TYPE_CHECKING:
    from croupier.games.lasvegas.rules import LasVegas


@dataclass(frozen=True, slots=True)
class Presentation:
    """How a table is shown."""

    rules: LasVegas

    def effects(self, state: State, seat: Seat | None, event: LasVegasEvent) -> tuple[Effect, ...]:
        """What the event does, in order; the last placement of a round pays it."""
        told: list[Effect] = []
        self.rules.apply(state, seat, event, told)
        return tuple(told)

    def preview(self, view: View, event: LasVegasEvent) -> Preview:
        """What the placement would win now."""
        return previews.preview(view, event)

    def why_not(self, view: View, event: LasVegasEvent) -> Refusal:
        """Why the viewer may not do this now."""
        return refusals.why_not(self.rules, view, event)

    def board(
        self, view: View, names: Sequence[str], language: str = "en", width: int = WIDTH
    ) -> list[list[Span]]:
        """The table as text."""
        say = say_in(language)
        return board.board(self.rules.edition, self.rules.settings.rounds, view, names, say, width)

    def keys(self, actions: Sequence[LasVegasEvent]) -> list[str]:
        """The value to place, with b for the bandit."""
        return board.keys(actions)
