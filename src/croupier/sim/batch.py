"""Running many games: fixed blocks, threads for the kernel, processes for the engine.

Game i of a seed is the same game whatever else is played, and blocks are added up in their order: the
number of jobs changes nothing but the time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Literal, TypeAlias

from croupier import bots, games, value
from croupier.core.bot import ByTheClock, Prepares
from croupier.core.chance import Seeded
from croupier.core.errors import EndlessGame, InvalidOption
from croupier.core.kernel import SHARES, Batch
from croupier.core.play import by_bots, transitions
from croupier.core.rules import AnyRules
from croupier.sim.blocks import Workers, in_order
from croupier.sim.stats import Result, add

Path: TypeAlias = Literal["kernel", "engine"]

#: The most games in a block: much for the kernel's speed, little enough to show progress.
BLOCK = {"kernel": 1 << 14, "engine": 8}
#: A block that took less, in seconds, is followed by one of twice as many games.
QUICK = 0.1
#: Events after which a game whose rules set no bound is given up: many times what games really have.
PATIENCE = 5_000
#: The seed of the evaluations by which luck is reckoned: fixed, so that nobody can choose among them.
LUCK_SEED = 1


@dataclass(frozen=True, slots=True)
class Work:
    """What all blocks of a simulation have in common; it can go to another process."""

    rules: AnyRules
    bots: tuple[str, ...]
    seed: int
    path: Path
    keep: bool
    #: Playouts for a position by which luck is reckoned; 0: it is not.
    luck: int = 0
    #: Whether every decision is kept with its choices.
    decisions: bool = False

    def run(self, first: int, count: int) -> Batch:
        """Plays one block."""
        if self.path == "engine":
            return _on_engine(self, first, count)
        kernel = games.kernel(self.rules)
        assert kernel is not None
        policies = [kernel.policy(bot) for bot in self.bots]
        return kernel.play(
            [code for code in policies if code is not None], self.seed, first, count, self.keep
        )


def seated(rules: AnyRules, names: Sequence[str]) -> tuple[str, ...]:
    """One bot for each seat, by one name for all or one name each; raises `CroupierError`."""
    if len(names) not in (1, rules.seats):
        raise InvalidOption(f"--bots takes one bot for all or {rules.seats} here, not {len(names)}")
    made = [bots.called(name, rules) for name in names]
    return tuple(made * rules.seats if len(made) == 1 else made)


def path_of(
    rules: AnyRules, sitting: Sequence[str], wanted: Path | None, luck: int = 0, decisions: bool = False
) -> Path:
    """The kernel if it has a policy for every bot, otherwise the engine; raises `InvalidOption`.

    Luck is reckoned and decisions are kept on the engine.
    """
    if luck or decisions:
        if wanted == "kernel":
            what = "--luck looks at every roll" if luck else "--decisions keeps every choice"
            raise InvalidOption(f"{what}, which the kernel does not: allowed is --path engine")
        return "engine"
    kernel = None if wanted == "engine" else games.kernel(rules)
    if kernel is None:
        if wanted == "kernel":
            raise InvalidOption(f"{rules.name} has no kernel: allowed is --path engine")
        return "engine"
    missing = [bot for bot in sitting if kernel.policy(bot) is None]
    if missing and wanted == "kernel":
        raise InvalidOption(f"the kernel does not play {missing[0]}: allowed is --path engine")
    return "engine" if missing else "kernel"


def simulate(
    rules: AnyRules,
    sitting: Sequence[str],
    count: int,
    seed: int,
    *,
    jobs: int = 1,
    path: Path | None = None,
    done: Callable[[Batch], None] = lambda batch: None,
    keep: bool = False,
    luck: int = 0,
    decisions: bool = False,
    ray: str | None = None,
) -> Result:
    """Plays games 0 to count - 1 of a seed; `done` hears of every block in order.

    An interrupt (Ctrl-C) ends it: the result is what was done so far. With `luck` that many playouts a
    position say what luck did to every seat; raises `NoEvaluator` where the game has no shares. With `ray`
    blocks are played by the cluster at that address.
    """
    way = path_of(rules, sitting, path, luck, decisions)
    work = Work(rules, tuple(sitting), seed, way, keep, luck, decisions)
    judge = value.evaluator(rules, "share").name if luck else ""
    sat = [bots.load(bot, rules) for bot in sitting]
    steady = all(bot.repeatable for bot in sat if isinstance(bot, ByTheClock))
    if way == "kernel":
        work.run(0, 0)  # the time to compile is not the time to play
    batches: list[Batch] = []
    began = time.perf_counter()
    interrupted = False
    try:
        for batch in _blocks(work, count, jobs, ray):
            done(batch)
            batches.append(replace(batch, rows=(), decisions=()))
    except KeyboardInterrupt:
        interrupted = True
    seconds = time.perf_counter() - began
    total, repeatable = add(batches, rules.seats), steady and not interrupted
    return Result(
        rules.name,
        rules.options,
        work.bots,
        seed,
        way,
        total,
        seconds,
        repeatable,
        interrupted,
        evaluator=judge,
        playouts=luck,
    )


def _blocks(work: Work, count: int, jobs: int, ray: str | None) -> Iterator[Batch]:
    """The blocks of games 0 to count - 1, in order."""
    growing = work.path == "engine" and ray is None  # a cluster is sent several at a time as it is
    return in_order(_parts(work, count, growing), Workers(jobs, threads=work.path == "kernel", ray=ray))


def _parts(work: Work, count: int, growing: bool) -> Iterator[Callable[[], Batch]]:
    """The work of every block. Those that grow begin with one game and do so while they are quick.

    So slow games show progress one by one, and an interrupt costs one of them; which games are played
    together changes no figure.
    """
    most = BLOCK[work.path]
    first, size = 0, 1 if growing else most
    while first < count:
        began = time.perf_counter()
        yield partial(work.run, first, min(size, count - first))
        first += size
        if time.perf_counter() - began < QUICK:
            size = min(2 * size, most)


def _on_engine(work: Work, first: int, count: int) -> Batch:
    """Plays one block on the readable engine."""
    rules, seats = work.rules, range(work.rules.seats)
    players = [bots.load(bot, rules) for bot in work.bots]
    for player in players:
        if isinstance(player, Prepares):
            player.prepare(rules)
    scores, squares, wins = [0 for _ in seats], [0 for _ in seats], [0 for _ in seats]
    moves = shared = 0
    rows: list[int] = []
    adjusted: list[float] = []
    decided: list[tuple[int, int, int, str, tuple[str, ...]]] = []
    for game in range(first, first + count):
        made, state, luck = _one_game(work, players, game, decided)
        moves += made
        score, ranks = rules.score(state), rules.ranks(state)
        winners = ranks.count(1)
        shared += winners > 1
        shares = [SHARES // winners if rank == 1 else 0 for rank in ranks]
        for seat in seats:
            scores[seat] += score[seat]
            squares[seat] += score[seat] ** 2
            wins[seat] += shares[seat]
        if work.keep:
            rows += [*score, *shares]
        if work.luck:
            adjusted += [share / SHARES - lucky for share, lucky in zip(shares, luck, strict=True)]
    return Batch(
        count,
        moves,
        tuple(scores),
        tuple(squares),
        tuple(wins),
        shared,
        rows,
        adjusted=tuple(adjusted),
        decisions=decided,
    )


def _one_game(
    work: Work, players: Sequence[Any], game: int, decided: list[tuple[int, int, int, str, tuple[str, ...]]]
) -> tuple[int, Any, list[float]]:
    """Plays one game: the number of decisions, the last state, every seat's luck. Raises `EndlessGame`.

    What was decided is added to `decided`, if it is to be kept.
    """
    rules, seed = work.rules, work.seed
    minds = [Seeded(seed, game, seat + 1) for seat in range(rules.seats)]
    judge = value.evaluator(rules, "share") if work.luck else None
    luck = [0.0] * rules.seats
    state = rules.start()
    moves = 0
    choose = by_bots(rules, players, minds)
    name = f"game {game + 1} of seed {seed}"
    for events, one in enumerate(transitions(rules, choose, Seeded(seed, game)), 1):
        before, seat, event, state = one
        check_length(rules, events, name)
        moves += seat is not None
        if work.decisions and seat is not None:
            choices = tuple(map(str, rules.actions(before, seat)))
            decided.append((game, moves, seat, str(event), choices))
        if judge is not None and seat is None:
            did = judge.luck(before, event, work.luck, LUCK_SEED)
            luck = [sofar + more for sofar, more in zip(luck, did, strict=True)]
    return moves, state, luck


def check_length(rules: AnyRules, events: int, game: str) -> None:
    """Raises `EndlessGame` where the rules set no bound and a game has had more events than any real one."""
    if events > PATIENCE and rules.longest is None:
        raise EndlessGame(
            f"{game} is not over after {PATIENCE:,} events: equal bots can tie for ever; seat another one"
        )
