"""Breaks the rules on purpose, one place at a time: every mutant must be caught by a test.

`make mutants` runs it. A mutant is a line of a source file and what stands there instead; the tests run on a
copy. A mutant whose line is not there exactly once is an error, so the list cannot go stale unseen.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.games.rollingcubes import mutants as cubes_mutants
from tests.games.royale import mutants as royale_mutants

ROOT = Path(__file__).parents[1]
COPIED = ("src", "tests", "docs", "pyproject.toml")
LAS_VEGAS = "src/croupier/games/lasvegas"


@dataclass(frozen=True)
class Check:
    """Tests that are quick and should notice."""

    command: tuple[str, ...]
    uncompiled: bool = False


def _pytest(*files: str, words: str = "") -> tuple[str, ...]:
    chosen = ("-k", words) if words else ()
    return ("-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *chosen, *files)


_LV = "tests/games/lasvegas"
ENGINE = Check(
    _pytest(
        *(f"{_LV}/test_{name}.py" for name in ("cases", "payout_2012", "rules_2012", "rules_six", "view")),
        f"{_LV}/test_outlook.py",
        f"{_LV}/test_bandit.py",
    )
)
STEPS = Check(("-m", "tests.games.lasvegas.differential", "4"), uncompiled=True)
KERNEL = Check(
    _pytest(f"{_LV}/test_kernel.py", words="run_out or gains or greedy or whole or tie or at_once or likely"),
    uncompiled=True,
)
BLOCKS = Check(_pytest("tests/sim/test_batch.py", words="its_block or rows_add_up"), uncompiled=True)


@dataclass(frozen=True)
class Mutant:
    """One broken place."""

    file: str
    before: str
    after: str
    checks: tuple[Check, ...]

    def __str__(self) -> str:
        return f"{self.file}: {self.before.strip()} -> {self.after.strip() or 'nothing'}"


def _engine(name: str, before: str, after: str) -> Mutant:
    return Mutant(f"{LAS_VEGAS}/{name}.py", before, after, (ENGINE,))


def _kernel(name: str, before: str, after: str) -> Mutant:
    return Mutant(f"{LAS_VEGAS}/{name}.py", before, after, (STEPS, BLOCKS, KERNEL))


CANCELLING = [
    _engine("payout", "strengths.count(strength) > 1", "strengths.count(strength) > 2"),
    _engine("payout", "if strength]", "if strength > 1]"),
    _engine("payout", "found[seat] += 2", "found[seat] += 1"),
]
PAYOUT = [
    _engine("payout", "sorted(left, reverse=True)", "sorted(left)"),
    _engine("payout", "here = small + 2 * big", "here = small + big"),
    _engine("payout", "pips + here * value", "pips + here"),
    _engine("payout", "pips + here * value, value)", "pips + here * value, 0)"),
    _engine("rules", "ranked[rank] < self.seats:", "ranked[rank] <= self.seats:"),
    _engine("rules", "(*state.bottom, *left) if below", "(*left, *state.bottom) if below"),
    _engine("rules", "round=state.round + 1,", "round=state.round + 2,"),
    _engine("rules", "keys = [(sum(bills), len(bills))", "keys = [(sum(bills), 0)"),
]
TURN_ORDER = [
    _engine("rules", "(*range(seat + 1, self.seats), *range(seat + 1))", "(*range(seat, -1, -1),)"),
    _engine("rules", "if any(hands[after]):", "if hands[after][0]:"),
    _engine("rules", "return (state.start + 1) % self.seats", "return (state.start - 1) % self.seats"),
    _engine("rules", '== "left" else last', '== "left" else state.start'),
    _engine("rules", "here[-1] += neutral", "here[seat] += neutral"),
    _engine("rules", "if state.bandit[value - 1][0] < 0:", "if state.bandit[value - 1][0] != seat:"),
]
DEALING = [
    _engine("rules", "sum(bills) >= enough", "sum(bills) > enough"),
    _engine("rules", "bottom = bottom[1:]", "bottom = bottom[:-1]"),
    _engine("rules", "while casino <= self.casinos and (not left or", "while casino <= self.casinos and ("),
    _engine("rules", "return len(bills) == self.settings.bandit_bills", "return len(bills) == 2"),
    _engine("rules", "left_over=self.left_over,", "left_over=0,"),
]
KERNEL_STEPS = [
    _kernel("kernel_dice", "(bills & ~higher) << EIGHT", "(bills & ~higher)"),
    _kernel(
        "kernel_dice",
        "alone &= (mine ^ y) + BELOW_TOPS & (mine ^ z) + BELOW_TOPS",
        "alone &= (mine ^ y) + BELOW_TOPS",
    ),
    _kernel(
        "kernel_dice",
        "return (other | TOPS) - mine >> SEVEN & ONES",
        "return (mine | TOPS) - other >> SEVEN & ONES",
    ),
    _kernel(
        "kernel_dice",
        "return ((even + odd) * _HALF_VALUES >> _56 << ONE)",
        "return ((even + odd) * _HALF_VALUES >> _56)",
    ),
    _kernel("kernel", "stocked = have + _128 - need >> SEVEN", "stocked = have + _127 - need >> SEVEN"),
    _kernel("kernel", "need = a[BANDIT_BILLS]", "need = a[LEAST_BILLS]"),
    _kernel("kernel", "pool -= from_here", "pool -= from_here & ~ONE"),
    _kernel("kernel", "if casino == casinos or size + a[BOTTOM_SIZE] == ZERO:", "if casino == casinos:"),
    _kernel("kernel", "a[cell] = a[cell] >> EIGHT | a[cell + ONE] << _56", "a[cell] = a[cell] >> EIGHT"),
    _kernel("kernel", "a[PHASE] = NEUTRAL if a[SPARE] != ZERO else TO_ROLL", "a[PHASE] = TO_ROLL"),
    _kernel("kernel", "        faces |= seen\n", ""),
    _kernel("kernel", "legal |= (legal & ~mask_of(a[BANDIT])) << SIX", "legal |= legal << SIX"),
    _kernel("kernel", "gone |= (neutral << EIGHT | big << SIXTEEN) >> at", "gone |= neutral << EIGHT >> at"),
    _kernel("kernel", "        if a[HAND + seat] != ZERO:\n", "        if a[HAND + seat] & BYTE != ZERO:\n"),
    _kernel("kernel", "a[DICE + colour] + (a[BIG + colour] << ONE)", "a[DICE + colour] + a[BIG + colour]"),
    _kernel("kernel", "a[STRONG + FIVE] = uncancelled(u, p, q, r, s, t)", "a[STRONG + FIVE] = u"),
    _kernel("kernel", "rest = bills >> (lane(ranked, casino) << THREE)", "rest = bills >> EIGHT"),
    _kernel("kernel", "rest = rest << (EIGHT if lost != ZERO else ZERO) | lost", "rest = rest | lost"),
    _kernel("kernel", "a[cell + ONE] |= rest >> ONE >> (_63 - at)", "a[cell + ONE] |= ZERO"),
    _kernel("kernel", "dice = (laid >> FOUR) + (laid >> TWO & TWO)", "dice = laid >> FOUR"),
    _kernel("kernel", "if bandit_key(lanes, other) > mine:", "if bandit_key(lanes, other) >= mine:"),
    _kernel("kernel", "        a[START] = a[SEAT]\n    else", "        a[START] = a[START]\n    else"),
    _kernel("kernel", "a[START] + ONE if a[START] + ONE < a[SEATS] else ZERO", "a[START] + ONE"),
    _kernel("kernel_play", "a[STRONG + a[SEATS]] += a[ROLL_NEUTRAL]", "a[STRONG + a[SEATS]] += ZERO"),
    _kernel("kernel_play", "        if gain > best:\n", "        if gain >= best:\n"),
    _kernel("kernel_play", "return a[MONEY + seat] << SEVEN | a[BILLS_WON + seat]", "return a[MONEY + seat]"),
    _kernel("kernel_play", "(first + game) * STRIDE", "game * STRIDE"),
    _kernel(
        "kernel_play", "        if score_key(a, seat) > best:\n", "        if score_key(a, seat) >= best:\n"
    ),
]
_LVR = "tests/games/royale"
_CLAUSES = (
    "setup",
    "turn",
    "payout",
    "tiles_ad",
    "tiles_eh",
    "interactions",
    "choices",
    "secrets",
    "revisions",
)
ROYALE_ENGINE = Check(_pytest(*(f"{_LVR}/test_{name}.py" for name in _CLAUSES)))
ROYALE_STEPS = Check(("-m", "tests.games.royale.differential", "8"), uncompiled=True)


def _royale(places: list[tuple[str, str, str]], check: Check) -> list[Mutant]:
    return [
        Mutant(f"src/croupier/games/royale/{file}.py", before, after, (check,))
        for file, before, after in places
    ]


ROYALE = [
    *_royale(royale_mutants.ENGINE, ROYALE_ENGINE),
    *_royale(royale_mutants.KERNEL, ROYALE_STEPS),
]
_RC = "tests/games/rollingcubes"
CUBES_ENGINE = Check(_pytest(f"{_RC}/test_equation.py", f"{_RC}/test_rules.py"))
CUBES = [
    Mutant(f"src/croupier/games/rollingcubes/{file}.py", before, after, (CUBES_ENGINE,))
    for file, before, after in cubes_mutants.ENGINE
]
MUTANTS = [*ROYALE, *CUBES, *CANCELLING, *PAYOUT, *TURN_ORDER, *DEALING, *KERNEL_STEPS]


def copy_to(folder: Path) -> None:
    """Copies what the tests need."""
    ignored = shutil.ignore_patterns("__pycache__", "node_modules", "_build")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=ignored)
        else:
            shutil.copy(source, folder / name)


def passes(check: Check, folder: Path) -> bool:
    """Whether a check is content with the copy."""
    environment = {**os.environ, "PYTHONPATH": "src", "PYTHONDONTWRITEBYTECODE": "1"}
    if check.uncompiled:
        environment["NUMBA_DISABLE_JIT"] = "1"
    try:
        done = subprocess.run(
            [sys.executable, *check.command], cwd=folder, env=environment, capture_output=True, timeout=1200
        )
    except subprocess.TimeoutExpired:
        return False  # a game without end is noticed as well
    return done.returncode == 0


def survives(mutant: Mutant) -> bool:
    """Whether all checks are content with the broken copy."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_to(folder)
        file = folder / mutant.file
        text = file.read_text()
        if text.count(mutant.before) != 1:
            raise SystemExit(f"this is not there exactly once: {mutant}")
        file.write_text(text.replace(mutant.before, mutant.after))
        return all(passes(check, folder) for check in mutant.checks)


def main(words: Sequence[str]) -> int:
    """Runs the mutants whose text holds all the words; returns how many survived."""
    chosen = [mutant for mutant in MUTANTS if all(word in str(mutant) for word in words)]
    checks = dict.fromkeys(check for mutant in chosen for check in mutant.checks)
    for check in checks:
        if not passes(check, ROOT):
            raise SystemExit(f"the unbroken product fails: {' '.join(check.command)}")
    survivors = 0
    with ThreadPoolExecutor(2) as pool:
        for mutant, alive in zip(chosen, pool.map(survives, chosen), strict=True):
            print(f"{'SURVIVED' if alive else 'caught  '} {mutant}", flush=True)
            survivors += alive
    print(f"{len(chosen) - survivors} of {len(chosen)} mutants caught")
    return survivors


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) > 0)
