"""Our rulings, where the rulebook is silent or its picture is lost: the one place that lists them.

The rules page says each again with its name; figures that a ruling sets stand here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from croupier.core.rulings import Ruling

#: `bar-track`: what each space of No Entry! pays, from the start on.
BAR_TRACK: Final = (0, 20, 0, 30, 0, 10)

RULINGS: Final = (
    Ruling("casino-names", "LVR §1.1", "The names of casinos 2, 3 and 4 are ours."),
    Ruling(
        "bill-counts",
        "LVR §1.3",
        "How many bills of each value there are comes from public sources; the book has only their number.",
    ),
    Ruling(
        "supply",
        "LVR §1.4",
        "The supply of chips and of the bank is unlimited; the bank pays one bill at a time.",
    ),
    Ruling("bank", "LVR §2.1", "The bank's open bills are never counted down."),
    Ruling("start-casino", "LVR §2.3", "Casino 6 is asked first who starts; the number is a lost picture."),
    Ruling("lower-bill", "LVR §2.3", "A lower bill never makes a seat start."),
    Ruling("same-start", "LVR §2.3", "If no seat took a higher bill anywhere, the same seat starts again."),
    Ruling(
        "all-barred", "LVR §3.3", "A turn whose dice all show the barred value ends at no cost, by itself."
    ),
    Ruling("no-limit", "LVR §3.5", "The number of turns in a round has no limit."),
    Ruling("payout-order", "LVR §4.1", "The order of the payout is ours: Prime Time first, Bad Luck last."),
    Ruling("punch-rewards", "LVR A1", "What 1, 2 and 3 hidden tokens pay is a picture: 2 chips, 30, 40."),
    Ruling("jackpot-steps", "LVR A2", "The steps of the Jackpot are a picture: 10 each."),
    Ruling("prime-for-luck", "LVR B1", "Black dice of Prime Time count for Bad Luck, not for High Five."),
    Ruling("fifty-spaces", "LVR B2", "The spaces of Fifty Fifty are a picture: 0, 1 chip, 30, 40, 60."),
    Ruling(
        "bad-luck-always", "LVR C2", "Bad Luck is paid without activation unless the option says otherwise."
    ),
    Ruling("bad-luck-by-choice", "LVR C2", "For the option My Choice 4 is an activation like any other."),
    Ruling(
        "bad-luck-pays",
        "LVR C2",
        "Bad Luck is paid with money first, the lowest bills first, then with chips.",
    ),
    Ruling("change", "LVR C2", "Change is one bill of any amount; chips are never change."),
    Ruling("power-lasts", "LVR D2", "Using the Power Play token does not spend it."),
    Ruling(
        "power-overtaken",
        "LVR D2",
        "The token goes back also when another seat is first now; only an activation takes it.",
    ),
    Ruling(
        "bar-track",
        "LVR E1",
        "The track is a ring: start, 2 chips, nothing, 30, nothing, 1 chip, start again.",
    ),
    Ruling("bar-pays", "LVR E1", "A barred casino still pays, and a Power Play token won there stays."),
    Ruling(
        "bar-by-choice",
        "LVR E1",
        "My Choice 4 may activate a barred casino's tile, but no die moves in or out.",
    ),
    Ruling("black-box-tokens", "LVR G1", "The tokens of the Black Box are a picture: 60, 20, 20, 0, 0, 0."),
    Ruling(
        "nice-displaced",
        "LVR H1",
        "The die already on the space goes to that value's casino, without activation.",
    ),
    Ruling("nice-barred", "LVR H1", "An occupied space whose casino is barred cannot be chosen."),
    Ruling("choice-values", "LVR H2", "Which value of My Choice does what is a picture."),
    Ruling(
        "gold-one", "LVR H2", "The gold space holds one die; the earlier one returns to its owner's hand."
    ),
    # What the page leaves open, found while the game was written.
    Ruling(
        "bar-never-home", "LVR E1", "The token never goes to the tile's own casino, not when it moves either."
    ),
    Ruling("fifty-any", "LVR B2", "Higher after 12 and lower after 2 may be said, and are wrong."),
    Ruling(
        "black-box-order", "LVR G1", "With unequal piles the larger one is pile 1: its order tells nothing."
    ),
    Ruling("black-box-shown", "LVR G1", "When a pile is taken, both are turned up."),
    Ruling(
        "neutral-by-itself",
        "LVR §2.5",
        "The neutral dice are rolled after the tiles are laid; no seat asks for it.",
    ),
    Ruling(
        "equal-bills",
        "LVR §2.3",
        "Of two equal bills the strongest's is the higher one, for who starts and for the Black Box.",
    ),
    Ruling(
        "fresh-draw",
        "LVR §2.4",
        "With `fresh_tiles` a tile is drawn first, then one of its sides that is still unused.",
    ),
)
