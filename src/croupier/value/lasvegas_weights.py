"""Weights of Las Vegas: what money is worth between two rounds, and how a seat weighs its placements.

`bench/fit_money.py`, `bench/fit_scale.py` and `bench/fit_policy.py` found them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, cast

import numpy as np

from croupier.core.rules import AnyRules
from croupier.games.lasvegas.kernel_money import Floats
from croupier.games.lasvegas.rules import LasVegas

FILE: Final = Path(__file__).with_name("lasvegas_weights.json")
SCALE_FILE: Final = Path(__file__).with_name("lasvegas_scales.json")
POLICY_FILE: Final = Path(__file__).with_name("lasvegas_policy.json")


def key_of(rules: LasVegas) -> str:
    """What weights depend on: the edition, the seats, and what else plays for money."""
    more = "".join([" neutral" * rules.settings.neutral, " bandit" * rules.settings.bandit])
    return f"{rules.name} {rules.seats}{more}"


def loaded_weights(key: str, rounds: int) -> Floats:
    """The weights for one round left, for two, and so on, one after the other."""
    return cast(Floats, np.array(_all()[key][: max(rounds - 1, 1)], np.float64).reshape(-1))


@cache
def _all() -> dict[str, list[list[float]]]:
    found: dict[str, list[list[float]]] = json.loads(FILE.read_text(encoding="utf-8"))["weights"]
    return found


def loaded_scale(rules: AnyRules) -> float:
    """By what weights of money are multiplied in an edition with so many seats."""
    return cast(float, _scales()[f"{rules.name} {rules.seats}"]["scale"])


def write_scale(rules: AnyRules, scale: float, provenance: dict[str, object]) -> None:
    """Puts a scale beside those of other editions and seats, with where it comes from."""
    row: dict[str, object] = {"scale": scale, "provenance": provenance}
    _write(SCALE_FILE, _scales() | {f"{rules.name} {rules.seats}": row})
    _scales.cache_clear()


@cache
def _scales() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(SCALE_FILE.read_text(encoding="utf-8"))
    return found


def loaded_policy(key: str) -> Floats | None:
    """How a seat weighs its placements; None: nobody has found it for this way to play."""
    found = _policies().get(key)
    return None if found is None else cast(Floats, np.array(found["weights"], np.float64))


def write_policy(key: str, weights: list[float], provenance: dict[str, object]) -> None:
    """Puts weights beside those of other ways to play, with where they come from."""
    _write(POLICY_FILE, _policies() | {key: {"weights": weights, "provenance": provenance}})


@cache
def _policies() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(POLICY_FILE.read_text(encoding="utf-8"))
    return found


def _write(file: Path, found: dict[str, dict[str, object]]) -> None:
    """A row for each key."""
    rows = ",\n".join(f"  {json.dumps(one)}: {json.dumps(found[one])}" for one in sorted(found))
    file.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
