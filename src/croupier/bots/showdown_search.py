"""`montecarlo` for Vegas Showdown: tries the best candidates in playouts of some turns, then values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from croupier.bots.showdown_first import Player, player_of
from croupier.bots.showdown_playouts import Estimate, estimated, named, played_out
from croupier.core.rules import Seat, Source
from croupier.games.showdown.events import ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from croupier.games.showdown.view import View


@dataclass(frozen=True, slots=True)
class MonteCarlo:
    """Plays each candidate out with `greedy` at every seat, all candidates with the same luck."""

    playouts: int = 4
    turns: int = 3
    candidates: int = 6

    @property
    def name(self) -> str:
        """The name in records, with what differs from the defaults."""
        return named("montecarlo", self)

    def choose(
        self, view: View, actions: Sequence[ShowdownEvent], rules: Showdown, source: Source
    ) -> ShowdownEvent:
        """The candidate that ends best on average."""
        tried = self.tried(player_of(rules.box), rules.redeal(view, source))
        if len(tried) == 1:
            return tried[0]
        return max(self.estimates(view, tried, rules, source), key=lambda found: found.mean).event

    def estimates(
        self, view: View, actions: Sequence[ShowdownEvent], rules: Showdown, source: Source
    ) -> list[Estimate]:
        """What each of these actions is worth."""
        state = rules.redeal(view, source)
        player = player_of(rules.box)
        lucks = [source.below(1 << 32) for _ in range(self.playouts)]
        found = []
        for action in actions:
            leads = [self.playout(rules, player, state, action, luck) for luck in lucks]
            found.append(estimated(action, leads))
        return found

    def tried(self, player: Player, state: State) -> list[ShowdownEvent]:
        """The candidates: the choices `greedy` thinks best; settling is left to it."""
        if state.phase != "actions":
            return [player.choose(state)]
        ranked = sorted(player.worths(state), key=lambda option: -option[0])
        return [choice for _, choice in ranked[: self.candidates]] or [player.choose(state)]

    def playout(
        self, rules: Showdown, player: Player, state: State, candidate: ShowdownEvent, luck: int
    ) -> float:
        """How far ahead the seat is some turns later, if all go on as `greedy` does."""
        after = played_out(rules, state, candidate, self.turns, luck, player.choose)
        return _lead(player.valuation.seats(after), state.seat)


def _lead(worths: Sequence[float], seat: Seat) -> float:
    """A seat's worth against the others': half against the best, half against all."""
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)
