"""What follows from an experiment, in plain words, and as figures for programs."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from croupier import __version__
from croupier.core.game import Say
from croupier.core.rules import Words
from croupier.lab.figures import NAMES, NUMBERS, PLACE, Comparison, Figure
from croupier.lab.run import Experiment

#: The form of the JSON object and of the Parquet file; other fields, another number.
SCHEMA: Final = "lab/1"
#: What luck decides is said where its interval is narrower than this.
SURE: Final = 0.5
EVERYTHING: Final = frozenset({PLACE, *NAMES})


def said(say: Say, code: str, **facts: Words) -> str:
    """A sentence."""
    return say(code, facts.items())


def told(name: str, value: float, signed: bool = False) -> str:
    """A value as people read it: a percentage, or a number.

    >>> told("luck", 0.613), told("leads", 3.456), told("place-1", 0.05, signed=True)
    ('61.3 %', '3.46', '+5.0 %')
    """
    sign = "+" if signed else ""
    # What rounds to nothing has no sign of its own.
    if name in NUMBERS:
        return f"{round(value, 2) + 0.0:{sign}.2f}"
    return f"{round(100 * value, 1) + 0.0:{sign}.1f} %"


def named(name: str, say: Say) -> str:
    """What a figure is, in words."""
    if name.startswith(PLACE):
        return said(say, "lab-what-place", number=name.removeprefix(f"{PLACE}-"))
    return said(say, f"lab-what-{name}")


def label(found: Experiment, number: int, say: Say) -> str:
    """What a variant is called."""
    return found.variants[number].label or said(say, "lab-as-it-is")


def findings(found: Experiment, say: Say, about: Collection[str] = EVERYTHING) -> list[str]:
    """Every sentence that follows: first where variants differ, then what each is like.

    `about` are the figures that somebody asks for.
    """
    sentences: list[str] = []
    for number in range(1, len(found.variants)):
        sentences += _beside_first(found, number, say, about)
    for number in range(len(found.variants)):
        sentences += _of_variant(found, number, say, about)
    if found.interrupted:
        sentences.append(said(say, "terminal-interrupted"))
    return sentences


def _of_variant(found: Experiment, number: int, say: Say, about: Collection[str]) -> Iterator[str]:
    figures, variant = found.figures[number], label(found, number, say)
    if PLACE in about:
        yield from _places(found, number, say)
    if "luck" in figures and "luck" in about:
        luck, play = figures["luck"], figures["play"]
        yield said(
            say,
            "lab-decides" if is_sure(luck) else "lab-decides-unsure",
            variant=variant,
            accounts=luck.observations,
            luck=told("luck", luck.value),
            **_ends("luck", luck.interval),
            play=told("play", play.value),
            rest=told("rest", 1 - luck.value - play.value),
        )
    if "known" in figures and "known" in about:
        yield said(
            say,
            "lab-known",
            variant=variant,
            known=told("known", figures["known"].value),
            leads=told("leads", figures["leads"].value),
        )
    if "better" in figures and "better" in about:
        better = figures["better"]
        yield said(
            say,
            "lab-better",
            variant=variant,
            bot=found.variants[number].better,
            others=", ".join(dict.fromkeys(found.variants[number].bots)),
            value=told("better", better.value, signed=True),
            **_ends("better", better.interval),
        )


def is_sure(luck: Figure) -> bool:
    """Whether a share that luck decides is sure enough to be told."""
    low, high = luck.interval
    return high - low < SURE


def _places(found: Experiment, number: int, say: Say) -> Iterator[str]:
    """Which places win more or less than their fair share."""
    variant, figures = label(found, number, say), found.figures[number]
    judged = [one for one in found.comparisons if one.variant == number and one.name.startswith(PLACE)]
    for one in judged:
        if one.seen:
            code = "lab-place-better" if one.difference > 0 else "lab-place-worse"
            low, high = sorted(map(abs, figures[one.name].interval))
            yield said(
                say,
                code,
                variant=variant,
                number=one.name.removeprefix(f"{PLACE}-"),
                value=told(one.name, abs(one.difference)),
                **_ends(one.name, (low, high)),
            )
    if judged and not any(one.seen for one in judged):
        most = max(max(map(abs, figures[one.name].interval)) for one in judged)
        yield said(say, "lab-places-alike", variant=variant, most=told(PLACE, most))


def _beside_first(found: Experiment, number: int, say: Say, about: Collection[str]) -> Iterator[str]:
    """Where a variant differs from the first, and where no difference was seen."""
    names = {"variant": label(found, number, say), "base": label(found, 0, say)}
    alike = []
    for one in found.comparisons:
        if one.variant != number or one.name not in NAMES or one.name not in about:
            continue
        if not one.seen:
            alike.append(named(one.name, say))
            continue
        low, high = sorted(map(abs, one.interval))
        yield said(
            say,
            "lab-rises" if one.difference > 0 else "lab-falls",
            **names,
            what=named(one.name, say),
            before=told(one.name, found.figures[0][one.name].value),
            after=told(one.name, found.figures[number][one.name].value),
            **_ends(one.name, (low, high)),
        )
    if alike:
        yield said(say, "lab-same", **names, what="; ".join(alike))


def _ends(name: str, interval: tuple[float, float]) -> dict[str, str]:
    low, high = interval
    return {"from": told(name, low), "to": told(name, high)}


def as_data(found: Experiment, command: str, seed: int, sentences: list[str]) -> dict[str, Any]:
    """Everything that was found, for programs; docs/lab.md says what each field is."""
    first = found.variants[0]
    return {
        "schema": SCHEMA,
        "version": __version__,
        "command": command,
        "game": first.rules.name,
        "revision": first.rules.revision,
        "seed": seed,
        "evaluator": found.evaluator,
        "playouts": found.effort.playouts,
        "interrupted": found.interrupted,
        "variants": [
            {
                "label": variant.label,
                "seats": variant.seats,
                "options": variant.rules.options,
                "drawn": dict(variant.drawn),
                "bots": list(variant.bots),
                "better": variant.better,
                "games": notes.games,
                "accounts": len(notes.weighed),
                "deals": len(notes.gains),
                "figures": {name: _figure(figure) for name, figure in figures.items()},
                "open": notes.openness(),
            }
            for variant, notes, figures in zip(found.variants, found.notes, found.figures, strict=True)
        ],
        "comparisons": [_comparison(found, one) for one in found.comparisons],
        "findings": sentences,
    }


def _figure(figure: Figure) -> dict[str, Any]:
    return {
        "value": figure.value,
        "error": figure.error,
        "interval": figure.interval,
        "observations": figure.observations,
    }


def _comparison(found: Experiment, one: Comparison) -> dict[str, Any]:
    return {
        "variant": found.variants[one.variant].label,
        "figure": one.name,
        "difference": one.difference,
        "interval": one.interval,
        "p": one.p,
        "p_holm": one.adjusted,
        "seen": one.seen,
    }


def rows(found: Experiment) -> Mapping[str, list[Any]]:
    """The figures as columns, one row for each variant and figure; of no comparison: None."""
    compared = {(one.variant, one.name): one for one in found.comparisons}
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for number, figures in enumerate(found.figures):
        for name, figure in figures.items():
            one = compared.get((number, name))
            cells = (
                *(found.variants[number].label, name, figure.value, figure.error, *figure.interval),
                figure.observations,
                *((one.difference, one.p, one.adjusted) if one else (None, None, None)),
            )
            for column, cell in zip(COLUMNS, cells, strict=True):
                columns[column].append(cell)
    return columns


#: The columns of the Parquet file, with their types in Arrow.
COLUMNS: Final = {
    "variant": "string",
    "figure": "string",
    "value": "float64",
    "error": "float64",
    "low": "float64",
    "high": "float64",
    "observations": "int64",
    "difference": "float64",
    "p": "float64",
    "p_holm": "float64",
}
