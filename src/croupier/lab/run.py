"""Running an experiment: all variants in blocks, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, Literal, TypeAlias

from croupier import value
from croupier.lab import measure
from croupier.lab.design import Variant
from croupier.lab.figures import Comparison, Figure, Notes, compared, figures
from croupier.sim.blocks import Workers, in_order

Kind: TypeAlias = Literal["kernel", "plain", "weighed", "better"]
#: Games, or deals, in a block: little enough to show progress.
BLOCK: Final[dict[Kind, int]] = {"kernel": 16, "plain": 16, "weighed": 1, "better": 2}
#: The kernel's games are cut into no more blocks than this: how far they differ says how sure the length is.
KERNEL_BLOCKS: Final = 64


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played of every variant."""

    games: int
    #: Games of which an account is made, with so many playouts for a position.
    accounts: int
    playouts: int
    #: Games in which one seat plays better.
    better: int


@dataclass(frozen=True, slots=True)
class Block:
    """Some games of a variant; it can go to another process."""

    number: int
    variant: Variant
    kind: Kind
    first: int
    count: int
    playouts: int

    def __call__(self) -> tuple[Block, Any]:
        """Plays them."""
        match self.kind:
            case "kernel":
                return self, measure.in_kernel(self.variant, self.first, self.count)
            case "plain":
                return self, measure.plain(self.variant, self.first, self.count)
            case "weighed":
                return self, measure.weighed(self.variant, self.first, self.count, self.playouts)
            case "better":
                return self, measure.better(self.variant, self.first, self.count)


@dataclass(frozen=True, slots=True)
class Experiment:
    """What was found."""

    variants: tuple[Variant, ...]
    effort: Effort
    evaluator: str
    notes: tuple[Notes, ...]
    figures: tuple[dict[str, Figure], ...]
    comparisons: tuple[Comparison, ...]
    interrupted: bool


def blocks(variants: Sequence[Variant], effort: Effort) -> Iterator[Block]:
    """All blocks of an experiment, in the order in which they are added up."""
    for number, variant in enumerate(variants):
        kernel = measure.kernel_rules(variant) is not None
        first: Kind = "kernel" if kernel else "plain"
        deals = ceil(effort.better / variant.seats)
        for kind, count in ((first, effort.games), ("weighed", effort.accounts), ("better", deals)):
            size = BLOCK[kind]
            if kind == "kernel" or (kind == "better" and measure.better_in_kernel(variant)):
                size = max(BLOCK["kernel"], ceil(count / KERNEL_BLOCKS))
            for start in range(0, count, size):
                many = min(size, count - start)
                yield Block(number, variant, kind, start, many, effort.playouts)


def run(
    variants: Sequence[Variant],
    effort: Effort,
    workers: Workers,
    done: Callable[[Block], None] = lambda block: None,
) -> Experiment:
    """Plays all variants; `done` hears of every block. Ctrl-C ends it with what is done so far.

    Raises `NoEvaluator` where accounts are asked for and the game has no shares.
    """
    judge = value.evaluator(variants[0].rules, "share").name if effort.accounts else ""
    notes = tuple(Notes() for _ in variants)
    interrupted = False
    try:
        for block, seen in in_order(blocks(variants, effort), workers):
            _note(notes[block.number], block.kind, seen)
            done(block)
    except KeyboardInterrupt:
        interrupted = True
    found = tuple(
        figures(one, variant.seats, set(variant.bots) == {variant.better})
        for one, variant in zip(notes, variants, strict=True)
    )
    return Experiment(tuple(variants), effort, judge, notes, found, tuple(compared(found)), interrupted)


def _note(notes: Notes, kind: Kind, seen: Any) -> None:
    match kind:
        case "kernel":
            notes.batches.append(seen)
        case "plain":
            notes.played.extend(seen)
        case "weighed":
            notes.weighed.extend(seen)
        case "better":
            notes.gains.extend(seen)
