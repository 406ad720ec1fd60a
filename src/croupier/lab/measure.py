"""What one game shows: who won from which place, how long it was, and its account of luck and play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import fsum, log
from typing import Any, Final

from croupier import bots, games, value
from croupier.core.bot import Prepares, chosen
from croupier.core.chance import Seeded
from croupier.core.game import LOT
from croupier.core.kernel import SHARES, Batch
from croupier.core.play import steps
from croupier.core.rules import AnyRules, victory_shares
from croupier.core.table import Table
from croupier.lab.design import Variant
from croupier.sim.batch import LUCK_SEED, check_length, path_of
from croupier.value.reckoning import Reckoning

#: At so many points of a game, from its start to its end, it is asked how open it is.
POINTS: Final = 21
#: A seat takes the lead when its share is so much larger than the leader's: less is noise of the values.
AHEAD: Final = 0.02
#: A winner is half known when so much of the entropy is left for good.
HALF: Final = 0.5


@dataclass(frozen=True, slots=True)
class Played:
    """One game."""

    #: Shares of the victory by place: who was first to decide, then on round the table.
    shares: tuple[float, ...]
    decisions: int
    #: Decisions with a single legal choice.
    forced: int

    @property
    def tied(self) -> bool:
        """Whether the victory was shared."""
        return max(self.shares) < 1


@dataclass(frozen=True, slots=True)
class GameAccount:
    """The account of one game, as far as the laboratory asks."""

    #: For every seat: result less value at the start, and what luck, play and neither did to it.
    gained: tuple[float, ...]
    luck: tuple[float, ...]
    play: tuple[float, ...]
    #: How open the game was, from 1 to 0, at every point of it.
    open: tuple[float, ...]
    lead_changes: int
    #: The part of the decisions after which the winner was half known.
    known: float
    game: Played


class Seating:
    """The bots of a variant, who move round the table from game to game."""

    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.rules = variant.rules
        self._made: dict[str, Any] = {}

    def lineup(self, turned: int) -> list[str]:
        """Who sits where, so many seats on."""
        turn = turned % self.rules.seats
        return [*self.variant.bots[turn:], *self.variant.bots[:turn]]

    def with_better(self, seat: int) -> list[str]:
        """Who sits where when the better bot sits there."""
        lineup = self.lineup(seat)
        lineup[seat] = self.variant.better
        return lineup

    def choose(self, lineup: Sequence[str], game: int, noted: Tally) -> Callable[[Any, int], Any]:
        """Every seat's bot chooses; how often it had a choice is counted."""
        rules = self.rules
        players = [self._bot(name) for name in lineup]
        minds = [Seeded(self.variant.seed, game, seat + 1) for seat in range(rules.seats)]

        def choose(state: Any, seat: int) -> Any:
            actions = rules.actions(state, seat)
            noted.first = seat if noted.first is None else noted.first
            noted.decisions += 1
            noted.forced += len(actions) == 1
            return chosen(players[seat], state, seat, actions, rules, minds[seat])

        return choose

    def _bot(self, name: str) -> Any:
        if name not in self._made:
            bot = bots.load(name, self.rules)
            if isinstance(bot, Prepares):
                bot.prepare(self.rules)
            self._made[name] = bot
        return self._made[name]


@dataclass(slots=True)
class Tally:
    """What is counted while a game is played."""

    first: int | None = None
    decisions: int = 0
    forced: int = 0

    def played(self, ranks: Sequence[int]) -> Played:
        """The game, when it is over."""
        first = self.first or 0
        shares = victory_shares([*ranks[first:], *ranks[:first]])
        return Played(shares, self.decisions, self.forced)


def plain(variant: Variant, first: int, count: int) -> list[Played]:
    """Games of the variant on the readable engine."""
    seating = Seating(variant)
    return [_one(seating, seating.lineup(game), game)[0] for game in range(first, first + count)]


def better(variant: Variant, first: int, count: int) -> list[float]:
    """By deal: what the better bot won beyond its fair share, as a part of it, the mean over all its seats.

    Every deal is played once for each seat, with the better bot there and the usual ones at the others; in
    the kernel, where it plays them all.
    """
    seating, seats = Seating(variant), variant.seats
    if better_in_kernel(variant):
        return _better_in_kernel(seating, first, count)
    gains = []
    for deal in range(first, first + count):
        won = 0.0
        for seat in range(seats):
            _, shares = _one(seating, seating.with_better(seat), deal)
            won += shares[seat]
        gains.append(won - 1)
    return gains


def better_in_kernel(variant: Variant) -> bool:
    """Whether the kernel plays the better bot among the usual ones."""
    if variant.drawn:
        return False
    return path_of(variant.rules, (variant.better, *variant.bots[1:]), None) == "kernel"


def _better_in_kernel(seating: Seating, first: int, count: int) -> list[float]:
    variant, seats = seating.variant, seating.rules.seats
    kernel = games.kernel(seating.rules)
    assert kernel is not None
    won = [0] * count
    for seat in range(seats):
        codes = [kernel.policy(bot) or 0 for bot in seating.with_better(seat)]
        rows = kernel.play(codes, variant.seed, first, count, keep=True).rows
        for game in range(count):
            won[game] += int(rows[game * 2 * seats + seats + seat])
    return [sixtieths / SHARES - 1 for sixtieths in won]


def weighed(variant: Variant, first: int, count: int, playouts: int) -> list[GameAccount]:
    """Games of the variant with their accounts."""
    seating = Seating(variant)
    return [_weighed(seating, game, playouts) for game in range(first, first + count)]


def in_kernel(variant: Variant, first: int, count: int) -> Batch:
    """Games of the variant in the kernel, seat 1 first to decide."""
    rules = kernel_rules(variant)
    kernel = None if rules is None else games.kernel(rules)
    assert kernel is not None
    policies = [kernel.policy(bot) for bot in variant.bots]
    codes = [code for code in policies if code is not None]
    return kernel.play(codes, variant.seed, first, count, keep=False)


def kernel_rules(variant: Variant) -> AnyRules | None:
    """The rules with which the kernel can tell places apart; None: the engine has to.

    The kernel does not say who began. Where a game leaves that to the lot and all seats are played alike, the
    seats are alike too, and seat 1 may begin.
    """
    rules = variant.rules
    first = games.game(rules.name).first
    if variant.drawn or len(set(variant.bots)) > 1 or rules.options.get(first) != LOT:
        return None
    if path_of(rules, variant.bots, None) != "kernel":
        return None
    return games.rules_with(rules.name, rules.seats, {**rules.options, first: "1"})


def _one(seating: Seating, lineup: Sequence[str], game: int) -> tuple[Played, tuple[float, ...]]:
    """Plays one game; also the shares by seat. Raises `EndlessGame`."""
    rules, variant = seating.rules, seating.variant
    tally, name = Tally(), variant.game(game)
    state = rules.start()
    source = Seeded(variant.seed, game)
    for number, step in enumerate(steps(variant.dealt(), seating.choose(lineup, game, tally), source)):
        check_length(rules, number, name)
        state = step.after
    ranks = rules.ranks(state)
    return tally.played(ranks), victory_shares(ranks)


def _weighed(seating: Seating, game: int, playouts: int) -> GameAccount:
    """Plays one game and makes its account."""
    rules, variant = seating.rules, seating.variant
    tally, name = Tally(), variant.game(game)
    table: Table[Any, Any, Any] = Table(variant.dealt(), Seeded(variant.seed, game))
    for number, _ in enumerate(table.steps(seating.choose(seating.lineup(game), game, tally))):
        check_length(rules, number, name)
    reckoning = Reckoning(table, value.evaluator(rules, "share"), playouts=playouts, seed=LUCK_SEED)
    account = reckoning.whole()
    sights = [reckoning.start, *(move.shares for move in account.moves if move.kind == "decision")]
    openness = [uncertainty(shares) for shares in sights]
    return GameAccount(
        gained=tuple(seat.result - seat.start for seat in account.seats),
        luck=tuple(seat.luck + seat.hidden for seat in account.seats),
        play=tuple(seat.own + seat.others for seat in account.seats),
        open=tuple(openness[round(at * (len(sights) - 1) / (POINTS - 1))] for at in range(POINTS)),
        lead_changes=lead_changes(sights),
        known=known_after(openness),
        game=tally.played(rules.ranks(table.state)),
    )


def uncertainty(shares: Sequence[float]) -> float:
    """The entropy of shares of the victory, of what it is when all are equal.

    >>> [uncertainty(shares) for shares in ([0.25] * 4, [1.0, 0.0])]
    [1.0, 0.0]
    """
    return -fsum(share * log(share) for share in shares if share > 0) / log(len(shares)) + 0.0


def lead_changes(sights: Sequence[Sequence[float]]) -> int:
    """How often another seat takes the lead.

    >>> lead_changes([[0.5, 0.5], [0.6, 0.4], [0.59, 0.41], [0.3, 0.7], [0.0, 1.0]])
    1
    """
    leader, changes = None, 0
    for shares in sights:
        best = max(range(len(shares)), key=shares.__getitem__)
        if leader is None:
            ordered = sorted(shares)
            leader = best if ordered[-1] - ordered[-2] > AHEAD else None
        elif shares[best] - shares[leader] > AHEAD:
            leader, changes = best, changes + 1
    return changes


def known_after(openness: Sequence[float]) -> float:
    """The part of the decisions after which the winner stays half known.

    >>> known_after([1.0, 0.4, 0.8, 0.3, 0.0])
    0.75
    """
    decisions = max(len(openness) - 1, 1)
    last = max((at for at, open_ in enumerate(openness) if open_ >= HALF), default=-1)
    return min((last + 1) / decisions, 1.0)
