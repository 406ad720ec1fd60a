"""Our rulings for Vegas Showdown; the rules page marks each with R."""

from __future__ import annotations

from typing import Final

from croupier.core.rulings import Ruling

RULINGS: Final = (
    Ruling(
        "price-events",
        "VS §2.2",
        "Price events move markers by one circular space, within the track and the start price.",
    ),
    Ruling("two-incomes", "VS §2.2", "Of two income events the last drawn applies."),
    Ruling("discards", "VS §2.2", "An empty event pile is shuffled from all cards, this turn's too."),
    Ruling(
        "tracks-at-once",
        "VS §2.5",
        "A seat's tracks move as soon as it has laid its room or is done renovating.",
    ),
    Ruling(
        "one-slots",
        "VS §3.2",
        "With one Slots left only the first track is open; what is sold out cannot be bid on.",
    ),
    Ruling("settlement-order", "VS §3.3", "Seats settle clockwise from the button, each in full."),
    Ruling("empty-store", "VS §3.3", "A publicity seat with an empty store is not asked."),
    Ruling("cancel", "VS §3.4", "A renovation can always be cancelled; the sheet is then as it was."),
    Ruling(
        "publicity-lays-later",
        "VS §3.5",
        "The room of a publicity seat is laid at settlement; the book lays it at once.",
    ),
    Ruling("pass", "VS §3.6", "A seat with no legal action passes; otherwise passing is impossible."),
    Ruling("track-limits", "VS §4.5", "No track has an upper limit; none goes below 0."),
    Ruling(
        "full-sheet",
        "VS §5.1",
        "A full sheet ends the game when the turn is settled for all; the book: immediately.",
    ),
    Ruling("entrances", "VS §5.3", "The amount for joined entrances is reconstructed."),
    Ruling("casino-area", "VS §5.3", "The amount for the casino area is reconstructed."),
    Ruling("hotel-area", "VS §5.3", "The amount for the hotel area is reconstructed."),
    Ruling(
        "diamonds", "VS §5.4", "The whole condition of red diamonds, and their amounts, are reconstructed."
    ),
    Ruling("border-diamonds", "VS §5.4", "Points on the border of the sheet count for diamonds too."),
)
