"""How fast we are, in CPU time: kernels, engine and bots, interleaved with yardsticks where there are any."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from croupier import bots, games
from croupier.core.chance import Seeded
from croupier.core.kernel import SHARES, WIDE
from croupier.core.rules import Chance, Over, Rules
from croupier.sim.batch import Work, simulate
from croupier.sim.yardsticks import CProgram, Missing, check_folder, peers

#: Slices of everything; the best one counts, because a disturbed slice says nothing about the program.
SLICES = 5
KERNEL_GAMES = 100_000
ENGINE_GAMES = 60


@dataclass(slots=True)
class Row:
    """One thing that was measured: ours, theirs, and what we hold ourselves to."""

    what: str
    ours: float
    unit: str
    theirs: dict[str, float] = field(default_factory=dict)
    #: At least this many times the yardstick; for times at most so much.
    goal: str = ""

    def ratios(self) -> dict[str, float]:
        """Ours over theirs."""
        return {name: self.ours / rate for name, rate in self.theirs.items()}


@dataclass(slots=True)
class Bench:
    """A whole measurement."""

    rows: list[Row]
    missing: list[str]
    date: str
    machine: str


#: The kernel's races: title, game, seats, options, and the C program's seats and variant.
RACES: tuple[tuple[str, str, int, dict[str, bool], tuple[int, bool], str], ...] = (
    ("kernel, 2012, 5 random seats", "las-vegas-2012", 5, {}, (5, False), "0.75 x C"),
    ("kernel, 2012, 2 random seats + neutral", "las-vegas-2012", 2, {"neutral": True}, (2, True), "0.75 x C"),
    ("kernel, 2012, 3 random seats + neutral", "las-vegas-2012", 3, {"neutral": True}, (3, True), "0.75 x C"),
    ("kernel, Six, 5 random seats (C: 2012)", "las-vegas-six", 5, {}, (5, False), "0.6 x C"),
)


def measure(
    yardsticks: Path | None, python: str, node: Path, told: Callable[[str], None] = lambda what: None
) -> Bench:
    """Measures ours and theirs, slice by slice in turn."""
    missing: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        program: CProgram | None = None
        found: dict[str, Any] = {}
        if yardsticks is not None:
            check_folder(yardsticks)
            try:
                program = CProgram.build(yardsticks.resolve() / "lasvegas2012.c", Path(name))
            except Missing as reason:
                missing.append(f"C: {reason}")
            for peer, way in peers(yardsticks.resolve() / "peers", python, node):
                if isinstance(way, Missing):
                    missing.append(f"{peer}: {way}")
                else:
                    found[peer] = way
        rows = [*_kernels(program, told), _engine(found, told), _montecarlo(program, told)]
    rows += _starts(told)
    return Bench(rows, missing, datetime.now(UTC).strftime("%Y-%m-%d"), machine())


def _kernels(program: CProgram | None, told: Callable[[str], None]) -> Iterator[Row]:
    for title, game, seats, options, (c_seats, neutral), goal in RACES:
        told(title)
        rules = games.rules(game, seats, **options)
        work = Work(rules, ("random",) * seats, 1, "kernel", keep=False)
        work.run(0, 0)
        row = Row(title, 0.0, "games/s", goal=goal)
        for number in range(SLICES):
            row.ours = max(row.ours, _rate(work.run, number * KERNEL_GAMES, KERNEL_GAMES))
            if program is not None:
                rate = program.rate(c_seats, neutral, KERNEL_GAMES, number + 1)
                row.theirs["C"] = max(row.theirs.get("C", 0.0), rate)
        yield row


def _engine(found: dict[str, Any], told: Callable[[str], None]) -> Row:
    """Random games on the readable engine, chosen from the legal actions as the peers' loops do."""
    told("engine")
    rules = games.rules("las-vegas-2012", 5)
    row = Row("engine, 2012, 5 random seats", 0.0, "games/s", goal="1.2 x open_spiel")
    for number in range(SLICES):
        row.ours = max(row.ours, _rate(_random_games(rules), number * ENGINE_GAMES, ENGINE_GAMES))
        for way in found.values():
            for name, rate in way(ENGINE_GAMES).items():
                row.theirs[name] = max(row.theirs.get(name, 0.0), rate)
    return row


def _random_games(rules: Rules[Any, Any, Any]) -> Callable[[int, int], None]:
    def play(first: int, count: int) -> None:
        for game in range(first, first + count):
            source = Seeded(1, game)
            state = rules.start()
            while not isinstance(turn := rules.turn(state), Over):
                if isinstance(turn, Chance):
                    state = rules.apply(state, None, rules.sample(state, source))
                else:
                    actions = rules.actions(state, turn[0])
                    state = rules.apply(state, turn[0], actions[source.below(len(actions))])

    return play


def _montecarlo(program: CProgram | None, told: Callable[[str], None]) -> Row:
    """Playouts per second where 1,000 are made for each choice; the time to deal and to load counts."""
    told("montecarlo")
    rules = games.rules("las-vegas-2012", 5)
    bot: Any = bots.make("montecarlo", rules)
    bot.prepare(rules)
    row = Row("montecarlo, 1,000 playouts a choice", 0.0, "playouts/s")
    positions = list(_positions(rules, 60))
    for number in range(SLICES):
        source = Seeded(number)
        made = 0
        began = time.process_time()
        for view, actions in positions:
            made += sum(found.sample.playouts for found in bot.estimates(view, actions, rules, source))
        row.ours = max(row.ours, made / (time.process_time() - began))
        if program is not None:
            row.theirs["C"] = max(row.theirs.get("C", 0.0), program.playouts(12, number + 1))
    choices = sum(len(actions) for _, actions in positions) / len(positions)
    row.what += f", {1000 * 1000 * choices / row.ours:.2f} ms a decision"
    return row


def _positions(rules: Rules[Any, Any, Any], count: int) -> Iterator[tuple[Any, Any]]:
    """Views with more than one choice, from greedy games."""
    source, greedy = Seeded(5), bots.make("greedy", rules)
    while True:
        state = rules.start()
        while not isinstance(turn := rules.turn(state), Over):
            if isinstance(turn, Chance):
                state = rules.apply(state, None, rules.sample(state, source))
                continue
            view, actions = rules.view(state, turn[0]), rules.actions(state, turn[0])
            if len(actions) > 1 and source.below(8) == 0:
                yield view, actions
                count -= 1
                if count == 0:
                    return
            state = rules.apply(state, turn[0], greedy.choose(view, actions, rules, source))


#: How strong montecarlo has to be: its parameters, its four rivals, its least share of the victories.
STRENGTH = (
    ("montecarlo", "greedy", "at least 32 %"),
    ("montecarlo:policy=greedy", "greedy", "at least 38 %"),
    ("montecarlo", "random", "at least 65 %"),
)


def strength(count: int, jobs: int, told: Callable[[str], None] = lambda what: None) -> Iterator[Row]:
    """The share of the victories of one montecarlo among four others, from every seat equally often."""
    rules = games.rules("las-vegas-2012", 5)
    for spec, rival, goal in STRENGTH:
        told(f"{spec} against four {rival}")
        wins = played = 0
        for seat in range(5):
            sitting = [rival] * 5
            sitting[seat] = bots.make(spec, rules).name
            total = simulate(rules, sitting, count // 5, 1, jobs=jobs).total
            wins += total.wins[seat]
            played += total.games
        share = wins / SHARES / played
        error = (share * (1 - share) / played) ** 0.5
        what = f"{spec}, 1,000 playouts, against four {rival}, {played:,} games (± {100 * WIDE * error:.1f})"
        yield Row(what, 100 * share, "% of the victories", goal=goal)


def _starts(told: Callable[[str], None]) -> Iterator[Row]:
    """How long a fresh process takes to import the package and to use the kernel first, cold and not."""
    told("first use")
    uses = {
        "first simulation": "kernel.play([0] * 5, 0, 0, 1, False)",
        "first playouts": "kernel.warm()",
    }
    for what, use in uses.items():
        code = f"from croupier import games; kernel = games.kernel(games.rules('las-vegas-2012', 5)); {use}"
        with tempfile.TemporaryDirectory() as cache:
            yield Row(f"{what} in a process, cold", _seconds(code, cache), "s", goal="at most 6 s")
            cached = min(_seconds(code, cache) for _ in range(SLICES))
        yield Row(f"{what} in a process, from the cache", cached, "s", goal="at most 1.5 s")
    yield Row("import croupier", _imported(), "s", goal="at most 0.1 s")


def _imported() -> float:
    empty = min(_seconds("pass", None) for _ in range(SLICES))
    return max(min(_seconds("import croupier", None) for _ in range(SLICES)) - empty, 0.0)


def _seconds(code: str, cache: str | None) -> float:
    """CPU seconds of a process that runs the code."""
    environment = {**os.environ, **({"XDG_CACHE_HOME": cache} if cache else {})}
    environment["PYTHONPATH"] = str(Path(__file__).parents[2])
    before = os.times()
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    after = os.times()
    return (after.children_user - before.children_user) + (after.children_system - before.children_system)


def _rate(play: Callable[[int, int], object], first: int, count: int) -> float:
    began = time.process_time()
    play(first, count)
    return count / (time.process_time() - began)


def machine() -> str:
    """What it was measured on."""
    name = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                name = line.split(":", 1)[1].strip()
                break
    except OSError:
        pass
    import numba

    python = platform.python_version()
    return f"{name}, {os.cpu_count()} cores, {platform.system()}, Python {python}, Numba {numba.__version__}"
