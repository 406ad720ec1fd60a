"""What the money before the seats is worth between two rounds: weights that `bench/fit_money.py` found."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final, cast

import numpy as np

from croupier.games.lasvegas.kernel_money import Floats
from croupier.games.lasvegas.rules import LasVegas

FILE: Final = Path(__file__).with_name("lasvegas_weights.json")


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
