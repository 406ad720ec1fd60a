"""Our rulings for Rolling Cubes; the rules page marks each with R."""

from __future__ import annotations

from typing import Final

from croupier.core.rulings import Ruling

RULINGS: Final = (
    Ruling("faces", "RC §1.2", "Every digit of a colour, and every operator, comes with equal chance."),
    Ruling("no-sign", "RC §2.1", "No sign stands in front of a number."),
    Ruling("exact", "RC §2.1", "Multiplication and division first, from left to right, in exact fractions."),
    Ruling("bare-number", "RC §2.4", "Only a bare number may not equal itself: 5+3=5+3 is legal."),
    Ruling(
        "times-zero",
        "RC §2.4",
        "Multiplying is illegal if either operand has the value 0, a chain's value included.",
    ),
    Ruling("times-one", "RC §3.2", "A × beside a number 1 scores 1, whatever stands before the 1."),
    Ruling("start-lot", "RC §4.1", "The start seat is drawn by lot."),
    Ruling(
        "start-every-turn",
        "RC §4.1",
        "It starts every turn; when equals play on, the first of them from it on.",
    ),
    Ruling("no-bonus", "RC §4.2", "There is no bonus if the best is 0."),
    Ruling(
        "change-mind", "RC §5.1", "An equality may be changed until all are in; a seat without one scores 0."
    ),
    Ruling("who-throws", "RC §5.1", "The first of the seats that play throws the dice for all."),
    Ruling(
        "time-out",
        "RC §5.2",
        "Where time runs out, decline is played and waiting dice are thrown, also in §4 and §6.",
    ),
    Ruling(
        "last-die-start",
        "RC §6.2",
        "The first seat is drawn by lot; each round starts with the seat after the last starter.",
    ),
    Ruling(
        "first-declines", "RC §6.2", "If a first thrower declines, nobody scores and the next seat starts."
    ),
    Ruling("two-players", "RC §7.1", "The lowered target of the last die is 2 with two players too."),
    Ruling(
        "equal-places",
        "RC §7.1",
        "Equal ranks get the higher place's points, and the next places are skipped.",
    ),
    Ruling("third-start", "RC §7.1", "Game 3 is started by the seat after game 1's starter."),
    Ruling("none-won-second", "RC §7.2", "If none of the equal seats won the second game, they share."),
    Ruling("written-number", "RC §8.1", "The number above 100 is written with dice, not merely a value."),
    Ruling("rethrow-once", "RC §8.2", "Dice are thrown again once and together."),
    Ruling("row-floor", "RC §8.2", "A row never counts below 0."),
    Ruling("shared", "RC §8.3", "Equal totals share."),
)
