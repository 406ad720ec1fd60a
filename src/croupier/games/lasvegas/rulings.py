"""Our rulings for both editions of Las Vegas, by the game's name; the rules pages mark each with R."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from croupier.core.rulings import Ruling

RULINGS: Final[Mapping[str, tuple[Ruling, ...]]] = {
    "las-vegas-2012": (
        Ruling(
            "casino-names",
            "LV12 §1.1",
            "Three names of casinos, and the places of Gold Rush and Palazzo, are ours.",
        ),
        Ruling(
            "empty-pile", "LV12 §2.2", "If the pile is empty while dealing, the casino keeps what it has."
        ),
        Ruling(
            "bottom-order",
            "LV12 §4.3",
            "Bills that nobody took go to the bottom casino by casino, in falling order of value.",
        ),
        Ruling(
            "neutral-default",
            "LV12 §6.1",
            "The book calls neutral dice a variant; with two players they are on by default.",
        ),
    ),
    "las-vegas-six": (
        Ruling(
            "no-names",
            "LV6 §1.1",
            "The book gives the casinos no names; those on the board are the 2012 edition's.",
        ),
        Ruling(
            "neutral-small",
            "LV6 §6.1",
            "Neutral dice are small ones; the unused Biggie and dice left over stay in the box.",
        ),
        Ruling(
            "neutral-default",
            "LV6 §6.1",
            "The book calls neutral dice a variant; with two players they are on by default.",
        ),
        Ruling(
            "bandit-bills",
            "LV6 §7.1",
            "The bandit has two bills like any casino, unless the option says otherwise.",
        ),
        Ruling(
            "bandit-biggie", "LV6 §7.3", "The Biggie counts as two on the bandit as well, and so do its pips."
        ),
        Ruling(
            "bandit-ranks",
            "LV6 §7.4",
            "Equal strengths are ranked by pips and the highest value at every rank.",
        ),
    ),
}
