"""Finds how a seat weighs its placements, from what experts think of theirs.

`python -m bench.fit_policy las-vegas-2012 5` lets experts play in the kernel, who play every placement out,
and notes the figures of each placement and the share after it. The weights are those by which a seat that
draws placements by their weight (a softmax) has the greatest share; the natural gradient finds them. Then it
does the same once more with experts who weigh their placements in playouts. It writes the weights with their
provenance.
"""

from __future__ import annotations

import argparse
from typing import cast

import numpy as np
from numpy.typing import NDArray

from croupier import games
from croupier.games.compiled import U, wrapping
from croupier.games.lasvegas import kernel_codec as codec
from croupier.games.lasvegas.kernel_experts import CHOICE, GREEDY, WEIGHING, note_choices
from croupier.games.lasvegas.kernel_money import Floats, empty_floats
from croupier.games.lasvegas.kernel_play import CHOICES
from croupier.games.lasvegas.kernel_policy import LOOKS, ROOM, WINS
from croupier.games.lasvegas.rules import LasVegas
from croupier.value import lasvegas_weights
from croupier.value.lasvegas import LasVegasValues

Numbers = NDArray[np.float64]

SEED = 20_121
#: Of the choices this part is not fitted but looked at afterwards.
APART = 8
STEPS = 60
#: What keeps weights small that nothing depends on.
RIDGE = 1e-4


def noted(rules: LasVegas, number: int, playouts: int, policy: Floats | None, seed: int) -> Numbers:
    """So many choices of experts."""
    notes = empty_floats(number * int(CHOICE))
    array, work = codec.encode(rules, rules.start()), codec.encode(rules, rules.start())
    judge = LasVegasValues(rules)
    manner = GREEDY if policy is None else WEIGHING
    given = empty_floats(int(LOOKS)) if policy is None else policy
    scratch = (empty_floats(ROOM), judge.weights, given, manner)
    with wrapping():
        note_choices(array, work, *scratch, U(seed), U(playouts), empty_floats(int(CHOICES)), notes)
    return np.asarray(notes).reshape(number, int(CHOICE))


class Choices:
    """Noted choices: figures and shares by choice and placement."""

    def __init__(self, notes: Numbers) -> None:
        places = notes[:, 1:].reshape(len(notes), int(CHOICES), int(LOOKS) + 1)
        self.legal = (notes[:, :1].astype(np.int64) >> np.arange(int(CHOICES)) & 1).astype(bool)
        self.figures = places[:, :, :-1]
        self.shares = places[:, :, -1]
        best = np.where(self.legal, self.shares, -1.0).max(axis=1)
        #: How far each placement lies behind the best one.
        self.loss = np.where(self.legal, best[:, None] - self.shares, 0.0)

    def drawn(self, weights: Numbers) -> Numbers:
        """The chance of each placement, when they are drawn by their weight."""
        scores = np.where(self.legal, self.figures @ weights, -np.inf)
        parts = np.exp(scores - scores.max(axis=1, keepdims=True))
        return cast(Numbers, parts / parts.sum(axis=1, keepdims=True))

    def lost(self, weights: Numbers) -> float:
        """The mean loss when placements are drawn by their weight."""
        return float((self.drawn(weights) * self.loss).sum(axis=1).mean())

    def lost_by_greatest(self, weights: Numbers) -> float:
        """The mean loss of the placement of greatest weight."""
        scores = np.where(self.legal, self.figures @ weights, -np.inf)
        return float(self.loss[np.arange(len(scores)), scores.argmax(axis=1)].mean())


def fitted(found: Choices) -> Numbers:
    """The weights of least loss: steps along the natural gradient, halved until they help."""
    weights = np.zeros(int(LOOKS))
    weights[int(WINS)] = 5.0
    now = found.lost(weights)
    for _ in range(STEPS):
        chances = found.drawn(weights)
        mean = np.einsum("nc,nck->nk", chances, found.figures)
        apart = (found.figures - mean[:, None, :]) * found.legal[:, :, None]
        slope = np.einsum("nc,nck->k", chances * found.loss, apart) / len(apart)
        bend = np.einsum("nc,nck,ncl->kl", chances, apart, apart, optimize=True) / len(apart)
        step = np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
        size = 64.0
        while size > 0.5 and found.lost(weights - size * step) >= now:
            size /= 2
        if size <= 0.5:
            break
        weights = weights - size * step
        now = found.lost(weights)
    return weights


def main() -> None:
    """Plays, fits twice, and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("--choices", type=int, default=60_000)
    parser.add_argument("--playouts", type=int, default=150)
    asked = parser.parse_args()
    rules = cast(LasVegas, games.rules(asked.game, asked.seats))
    greedy = np.zeros(int(LOOKS))
    greedy[int(WINS)] = 1.0
    policy: Floats | None = None
    told: dict[str, object] = {}
    for turn in (1, 2):
        notes = noted(rules, asked.choices, asked.playouts, policy, SEED + turn)
        apart = Choices(notes[::APART])
        weights = fitted(Choices(np.delete(notes, np.s_[::APART], axis=0)))
        losses = [round(apart.lost_by_greatest(one), 5) for one in (weights, greedy)]
        print(f"turn {turn}: loss of a choice {losses[0]}, of the greedy one {losses[1]}", flush=True)
        policy = cast(Floats, np.round(weights, 3))
        told[f"loss in turn {turn}, and that of greedy"] = losses
    made = f"python -m bench.fit_policy {asked.game} {asked.seats}"
    told |= {"made by": made, "seed": SEED, "choices": asked.choices, "playouts": asked.playouts}
    lasvegas_weights.write_policy(lasvegas_weights.key_of(rules), np.asarray(policy).tolist(), told)


if __name__ == "__main__":
    main()
