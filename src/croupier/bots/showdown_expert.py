"""`expert` for Vegas Showdown: plays the best choices out for some turns and compares shares then.

Within a turn there is no chance, and what the others answer is foreseen: one playout tells how an auction
ends, who is shut out by a high bid, and what is left to those who lost. Rivals need not go as high as
foreseen, so a bid is also judged as if nobody went above it. The better half is played out for one turn more,
again and again, each choice on the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from croupier.bots.showdown_playouts import Estimate, estimated, gone_on, named
from croupier.core.chance import Seeded
from croupier.core.play import steps
from croupier.core.rules import Seat, Source
from croupier.games.showdown import auction
from croupier.games.showdown.box import Box
from croupier.games.showdown.events import Bid, ShowdownEvent
from croupier.games.showdown.rules import Showdown
from croupier.games.showdown.state import State
from croupier.games.showdown.view import View
from croupier.value.showdown import shares_of
from croupier.value.showdown_player import end_of_turn, forecaster_of, quick

#: Bids above the lowest that are tried on the lots thought best.
RAISES = 2
BEST_LOTS = 2
#: How likely it is that nobody goes above a bid where the forecast says that somebody will.
STANDS = 0.5
Rivals: TypeAlias = Literal["doubted", "foreseen"]


@dataclass(frozen=True, slots=True)
class Expert:
    """Looks to the end of `turns` turns; beyond the first only with the better half, `playouts` times.

    Rivals go as high as foreseen, or may as well not do so.
    """

    turns: int = 3
    playouts: int = 4
    candidates: int = 10
    rivals: Rivals = "doubted"

    @property
    def name(self) -> str:
        """The name in records, with what differs from the usual."""
        return named("expert", self)

    def choose(
        self, view: View, actions: Sequence[ShowdownEvent], rules: Showdown, source: Source
    ) -> ShowdownEvent:
        """The candidate that ends best; how rooms are laid is left to the forecast."""
        state = rules.redeal(view, source)
        if len(actions) == 1 or state.pending is not None:
            return actions[0] if len(actions) == 1 else forecaster_of(rules.box).choose(state)
        return self.best(rules, state, source)

    def best(self, rules: Showdown, state: State, source: Source) -> ShowdownEvent:
        """VS §3.1 The best of the candidates, halved once for every turn more."""
        alive = self.tried(state, rules.box)
        ends = {event: self.ends(rules, state, event) for event in alive} if len(alive) > 1 else {}
        for turns in range(1, self.turns + 1):
            if len(alive) == 1:
                break
            lucks = [source.below(1 << 32) for _ in range(self.playouts)] if turns > 1 else [0]
            means = {
                event: sum(
                    part * _mean([playout(rules, end, state, turns, luck) for luck in lucks])
                    for part, end in ends[event]
                )
                for event in alive
            }
            alive = sorted(alive, key=lambda event: -means[event])
            if turns < self.turns:
                alive = alive[: (len(alive) + 1) // 2]
        return alive[0]

    def estimates(
        self, view: View, actions: Sequence[ShowdownEvent], rules: Showdown, source: Source
    ) -> list[Estimate]:
        """What each of these actions is worth."""
        state = rules.redeal(view, source)
        lucks = [source.below(1 << 32) for _ in range(self.playouts)] if self.turns > 1 else [0]
        found = []
        for action in actions:
            ends = self.ends(rules, state, action)
            shares = [
                sum(part * playout(rules, end, state, self.turns, luck) for part, end in ends)
                for luck in lucks
            ]
            found.append(estimated(action, shares))
        return found

    def ends(self, rules: Showdown, state: State, candidate: ShowdownEvent) -> list[tuple[float, State]]:
        """How the turn may end after a choice, and how likely: a bid may be outbid as foreseen, or stand."""
        foreseen = first_turn(rules, state, candidate)
        if self.rivals == "foreseen" or not isinstance(candidate, Bid):
            return [(1.0, foreseen)]
        stood = unchallenged(rules, state, candidate)
        if stood == foreseen:
            return [(1.0, foreseen)]
        return [(1 - STANDS, foreseen), (STANDS, stood)]

    def tried(self, state: State, box: Box) -> list[ShowdownEvent]:
        """The choices the forecast thinks best, and some higher bids on the best lots."""
        player = forecaster_of(box)
        ranked = [choice for _, choice in sorted(player.worths(state), key=lambda option: -option[0])]
        if not ranked:
            return [player.choose(state)]
        best = [choice for choice in ranked if isinstance(choice, Bid)][:BEST_LOTS]
        bids = auction.open_bids(box, state, state.seat) if best else []
        raised: list[ShowdownEvent] = [
            bid for choice in best for bid in [bid for bid in bids if bid.lot == choice.lot][1 : 1 + RAISES]
        ]
        kept = max(2, self.candidates - len(raised))
        return [*ranked[:kept], *raised]


def first_turn(rules: Showdown, state: State, candidate: ShowdownEvent) -> State:
    """The end of the turn after a choice: the same whatever luck comes then, so it is played once."""
    return end_of_turn(rules, rules.apply(state, state.seat, candidate))


def unchallenged(rules: Showdown, state: State, bid: Bid) -> State:
    """The end of the turn after a bid that nobody goes above; else all do as forecast."""
    player, seat = quick(rules.box), state.seat

    def choose(now: State, _: Seat) -> ShowdownEvent:
        choice = player.choose(now)
        if now.seat == seat or not isinstance(choice, Bid) or choice.lot != bid.lot:
            return choice
        others = [
            (worth, other)
            for worth, other in player.worths(now)
            if not isinstance(other, Bid) or other.lot != bid.lot
        ]
        return max(others, key=lambda option: option[0])[1] if others else choice

    for step in steps(rules, choose, Seeded(0), rules.apply(state, seat, bid)):
        if step.seat is None:
            break
        state = step.after
    return state


def playout(rules: Showdown, end: State, before: State, turns: int, luck: int) -> float:
    """The share of who chose at the end of some turns, from the end of the first one on, all as forecast."""
    player = quick(rules.box)
    after = gone_on(rules, end, before.turn + turns, luck, player.choose) if turns > 1 else end
    return shares_of(player.forecast, after)[before.seat]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
