"""What people read of Vegas Showdown: effects, previews, refusals, the board in words, keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from croupier.core.lines import WIDTH
from croupier.core.rules import Effect, Preview, Refusal, Seat, Span
from croupier.core.speech import say_in
from croupier.games.showdown import board, previews, refusals, turns
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.state import State
from croupier.games.showdown.view import View, state_of

if TYPE_CHECKING:
    from croupier.games.showdown.rules import Showdown


@dataclass(frozen=True, slots=True)
class Presentation:
    """How a table is shown."""

    rules: Showdown

    def effects(self, state: State, seat: Seat | None, event: ShowdownEvent) -> tuple[Effect, ...]:
        """What the event does, in order."""
        told: list[Effect] = []
        self.rules.apply(state, seat, event, told)
        return tuple(told)

    def preview(self, view: View, event: ShowdownEvent) -> Preview:
        """What the choice would bring now."""
        return previews.preview(self.rules.box, state_of(self.rules.box, view), event)

    def why_not(self, view: View, event: ShowdownEvent) -> Refusal:
        """Why the viewer may not do this now."""
        return refusals.why_not(self.rules.box, state_of(self.rules.box, view), view.viewer, event)

    def board(
        self, view: View, names: Sequence[str], language: str = "en", width: int = WIDTH
    ) -> list[list[Span]]:
        """The market and the sheets as lines of text."""
        over = view.phase == "over"
        reason = turns.reason(self.rules.box, state_of(self.rules.box, view)) if over else None
        return board.board(view, names, reason, say_in(language), width)

    def keys(self, actions: Sequence[ShowdownEvent]) -> list[str]:
        """The actions are numbered."""
        return [str(number) for number in range(1, len(actions) + 1)]
