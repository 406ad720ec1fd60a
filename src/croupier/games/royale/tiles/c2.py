"""LVR C2 Bad Luck: at the end of a round every seat with the least weight here pays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from croupier.core.game import Say
from croupier.core.rules import Effect, Seat, Span
from croupier.games.royale.box import CHIP
from croupier.games.royale.effects import BadLuckActivated
from croupier.games.royale.moves import weights, with_bills, with_chips, with_tile
from croupier.games.royale.tiles.side import Activation, Side

if TYPE_CHECKING:
    from croupier.games.royale.rules import Royale
    from croupier.games.royale.state import State

#: LVR C2 What every seat with the least weight pays.
FINE = 50


@dataclass(frozen=True, slots=True)
class BadLuck(Side):
    """LVR C2; an activation is noted where it matters, and does nothing else."""

    code: ClassVar[str] = "C2"
    title: ClassVar[str] = "Bad Luck"
    activates: ClassVar[bool] = False

    def activate(self, rules: Royale, state: State, by: Activation) -> State:
        """LVR C2 Under the option `activated` it counts from now on; an activation by My Choice 4 is one."""
        if rules.settings.bad_luck == "always":
            return state
        return with_tile(state, by.casino, ActivatedBadLuck())


@dataclass(frozen=True, slots=True)
class ActivatedBadLuck(BadLuck):
    """LVR C2 Bad Luck that was activated in this round, where that matters."""

    def told(self, before: Side) -> Iterator[Effect]:
        """From now on it counts."""
        yield BadLuckActivated()

    def lying(self, names: Sequence[str], say: Say) -> list[Span]:
        """That it counts."""
        return [(say("board-activated", ()), "")]


def unlucky(rules: Royale, state: State) -> list[Seat]:
    """LVR C2 Every real seat with the least weight here, zero included; nobody if it does not count."""
    counts = BadLuck if rules.settings.bad_luck == "always" else ActivatedBadLuck
    casino = next((place for place, tile in enumerate(state.tiles, 1) if isinstance(tile, counts)), 0)
    if not casino:
        return []
    found = weights(state, casino)[: len(state.won)]
    return [seat for seat, weight in enumerate(found) if weight == min(found)]


def fine(state: State, seat: Seat) -> State:
    """LVR C2 A seat pays: lowest bills first, the rest of the last one comes back; then chips."""
    bills, due = list(state.won[seat]), FINE
    while bills and due > 0:
        due -= bills.pop()
    if due < 0:
        bills.append(-due)
    chips = min(max(due, 0) // CHIP, state.chips[seat])
    after = with_chips(with_bills(state, seat, bills), seat, -chips)
    return after._replace(bank=state.bank + sum(state.won[seat]) - sum(bills))
