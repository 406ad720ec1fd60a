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
from croupier.bench.yardsticks import CProgram, Missing, check_folder, peers
from croupier.core.chance import Seeded
from croupier.core.game import Game
from croupier.core.interval import WIDE
from croupier.core.kernel import SHARES
from croupier.core.play import at_random, steps, transitions
from croupier.core.races import Race, Races
from croupier.core.rules import AnyRules, Seat
from croupier.sim.batch import Work, simulate

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
class Measurement:
    """A whole measurement."""

    rows: list[Row]
    missing: list[str]
    date: str
    machine: str


def races() -> list[tuple[Game, Races]]:
    """The games that are measured, and by what."""
    return [(game, game.races.load()) for game in games.GAMES.values() if game.races is not None]


def measure(
    yardsticks: Path | None, python: str, node: Path, told: Callable[[str], None] = lambda what: None
) -> Measurement:
    """Measures ours and theirs, slice by slice in turn."""
    missing: dict[str, None] = {}
    if yardsticks is not None:
        check_folder(yardsticks)
    kernels: list[Row] = []
    others: list[Row] = []
    for game, raced in races():
        with tempfile.TemporaryDirectory() as name:
            program, found, absent = _theirs(raced, yardsticks, python, node, Path(name))
            missing.update(dict.fromkeys(absent))
            kernels += _kernels(game, raced, program, told)
            if raced.engine is not None:
                others.append(_engine(game, raced.engine, found, told))
            if raced.search:
                others.append(_search(game, raced, program, told))
    first = next(game for game, raced in races() if raced.search)
    rows = [*kernels, *others, *_starts(first, told)]
    return Measurement(rows, list(missing), datetime.now(UTC).strftime("%Y-%m-%d"), machine())


def _theirs(
    raced: Races, yardsticks: Path | None, python: str, node: Path, folder: Path
) -> tuple[CProgram | None, dict[str, Any], list[str]]:
    """The program of others and the frameworks that are there, and what is missing."""
    if yardsticks is None:
        return None, {}, []
    missing: list[str] = []
    program: CProgram | None = None
    try:
        program = CProgram.build(yardsticks.resolve() / raced.program, folder)
    except Missing as reason:
        missing.append(f"C: {reason}")
    found: dict[str, Any] = {}
    for peer, way in peers(raced, yardsticks.resolve() / "peers", python, node):
        if isinstance(way, Missing):
            missing.append(f"{peer}: {way}")
        else:
            found[peer] = way
    return program, found, missing


def _kernels(
    game: Game, raced: Races, program: CProgram | None, told: Callable[[str], None]
) -> Iterator[Row]:
    for race in raced.kernel:
        told(race.title)
        rules = games.rules(game.name, race.seats, **race.options)
        work = Work(rules, ("random",) * race.seats, 1, "kernel", keep=False)
        work.run(0, 0)
        row = Row(race.title, 0.0, "games/s", goal=race.goal)
        for number in range(SLICES):
            row.ours = max(row.ours, _rate(work.run, number * KERNEL_GAMES, KERNEL_GAMES))
            if program is not None:
                rate = program.rate(race, KERNEL_GAMES, number + 1)
                row.theirs["C"] = max(row.theirs.get("C", 0.0), rate)
        yield row


def _engine(game: Game, race: Race, found: dict[str, Any], told: Callable[[str], None]) -> Row:
    """Random games on the readable engine, chosen from the legal actions as the peers' loops do."""
    told("engine")
    rules = games.rules(game.name, race.seats, **race.options)
    row = Row(race.title, 0.0, "games/s", goal=race.goal)
    for number in range(SLICES):
        row.ours = max(row.ours, _rate(_random_games(rules), number * ENGINE_GAMES, ENGINE_GAMES))
        for way in found.values():
            for name, rate in way(ENGINE_GAMES).items():
                row.theirs[name] = max(row.theirs.get(name, 0.0), rate)
    return row


def _random_games(rules: AnyRules) -> Callable[[int, int], None]:
    def play(first: int, count: int) -> None:
        for game in range(first, first + count):
            source = Seeded(1, game)
            for _ in transitions(rules, at_random(rules, source), source):
                pass

    return play


def _search(game: Game, raced: Races, program: CProgram | None, told: Callable[[str], None]) -> Row:
    """Playouts per second where 1,000 are made for each choice; the time to deal and to load counts."""
    told(raced.search)
    rules = games.rules(game.name, raced.search_seats)
    bot: Any = bots.make(raced.search, rules)
    bot.prepare(rules)
    row = Row(f"{raced.search}, 1,000 playouts a choice", 0.0, "playouts/s")
    positions = list(_positions(rules, 60))
    for number in range(SLICES):
        source = Seeded(number)
        made = 0
        began = time.process_time()
        for view, actions in positions:
            made += sum(found.sample.playouts for found in bot.estimates(view, actions, rules, source))
        row.ours = max(row.ours, made / (time.process_time() - began))
        if program is not None:
            row.theirs["C"] = max(row.theirs.get("C", 0.0), program.playouts(raced, 12, number + 1))
    choices = sum(len(actions) for _, actions in positions) / len(positions)
    row.what += f", {1000 * 1000 * choices / row.ours:.2f} ms a decision"
    return row


def _positions(rules: AnyRules, count: int) -> Iterator[tuple[Any, Any]]:
    """Views with more than one choice, from greedy games."""
    source, greedy = Seeded(5), bots.make("greedy", rules)
    met: list[tuple[Any, Any]] = []

    def choose(state: Any, seat: Seat) -> Any:
        view, actions = rules.view(state, seat), rules.actions(state, seat)
        if len(actions) > 1 and source.below(8) == 0:
            met.append((view, actions))
        return greedy.choose(view, actions, rules, source)

    while len(met) < count:
        for _ in steps(rules, choose, source):
            if len(met) >= count:
                break
    return iter(met[:count])


def strength(count: int, jobs: int, told: Callable[[str], None] = lambda what: None) -> Iterator[Row]:
    """The share of the victories of one bot among others all alike, from every seat equally often."""
    for game, raced in races():
        seats = raced.search_seats
        for one in raced.strength:
            rules = games.rules(game.name, seats)
            told(f"{one.bot} against {seats - 1} {one.rival}")
            wins = played = 0
            for seat in range(seats):
                sitting = [one.rival] * seats
                sitting[seat] = bots.make(one.bot, rules).name
                total = simulate(rules, sitting, count // seats, 1, jobs=jobs).total
                wins += total.wins[seat]
                played += total.games
            share = wins / SHARES / played
            error = (share * (1 - share) / played) ** 0.5
            what = (
                f"{one.bot}, 1,000 playouts, against {_number(seats - 1)} {one.rival}, "
                f"{played:,} games (± {100 * WIDE * error:.1f})"
            )
            yield Row(what, 100 * share, "% of the victories", goal=one.goal)


def _number(count: int) -> str:
    return {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}.get(count, str(count))


def _starts(game: Game, told: Callable[[str], None]) -> Iterator[Row]:
    """How long a fresh process takes to import the package and to use the kernel first, cold and not."""
    told("first use")
    uses = {
        "first simulation": "kernel.play([0] * 5, 0, 0, 1, False)",
        "first playouts": "kernel.warm()",
    }
    for what, use in uses.items():
        code = f"from croupier import games; kernel = games.kernel(games.rules({game.name!r}, 5)); {use}"
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
