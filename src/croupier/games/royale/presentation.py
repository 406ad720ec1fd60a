"""What people read of Royale: effects, previews, refusals, the board in words, keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.core.lines import WIDTH
from croupier.core.rules import Effect, Preview, Refusal, Seat, Span
from croupier.core.speech import say_in
from croupier.games.royale import board, previews, refusals
from croupier.games.royale.events import RoyaleEvent
from croupier.games.royale.state import State
from croupier.games.royale.view import View

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale


@dataclass(frozen=True, slots=True)
class Presentation:
    """How a table is shown."""

    rules: Royale

    def effects(self, state: State, seat: Seat | None, event: RoyaleEvent) -> tuple[Effect, ...]:
        """What the event does, in order; the last decision of a round pays it."""
        told: list[Effect] = []
        self.rules.apply(state, seat, event, told)
        return tuple(told)

    def preview(self, view: View, event: RoyaleEvent) -> Preview:
        """What the choice would win now."""
        return previews.preview(self.rules, view, event)

    def why_not(self, view: View, event: RoyaleEvent) -> Refusal:
        """Why the viewer may not do this now."""
        return refusals.why_not(self.rules, view, event)

    def board(
        self, view: View, names: Sequence[str], language: str = "en", width: int = WIDTH
    ) -> list[list[Span]]:
        """The table as text."""
        return board.board(self.rules.settings.rounds, view, names, say_in(language), width)

    def keys(self, actions: Sequence[RoyaleEvent]) -> list[str]:
        """The first letters and figures of each action."""
        return board.keys(actions)
