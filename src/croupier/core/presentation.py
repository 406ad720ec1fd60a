"""What people read of a game, apart from what plays, searches and writes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from croupier.core.lines import WIDTH
from croupier.core.rules import Effect, Event, Preview, Refusal, Seat, Span

S_contra = TypeVar("S_contra", contravariant=True)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Presentation(Protocol[S_contra, E_contra, V_contra]):
    """How a game with its rules fixed is shown: no rule and no record reads it."""

    def effects(self, state: S_contra, seat: Seat | None, event: E_contra) -> tuple[Effect, ...]:
        """What applying the event does, in order."""

    def preview(self, view: V_contra, event: E_contra) -> Preview:
        """What the choice would win now, from the view alone."""

    def why_not(self, view: V_contra, event: E_contra) -> Refusal:
        """Why the event is not legal for the seat of this view."""

    def board(
        self, view: V_contra, names: Sequence[str], language: str = "en", width: int = WIDTH
    ) -> list[list[Span]]:
        """The view as lines of at most `width` columns; `names` are the seats', then the neutral player's."""

    def keys(self, actions: Sequence[E_contra]) -> list[str]:
        """A short key to type for each action, all different."""
