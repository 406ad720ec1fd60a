"""Positions of Royale in which each side of a tile asks, pays or waits: Ann is seat 1, Bob is seat 2."""

from __future__ import annotations

import time
from dataclasses import dataclass

from croupier.games.royale.state import State
from croupier.games.royale.tiles.d2 import Empowered, PowerPlay
from tests.browser.people import Guest
from tests.games.royale.tables import at, play, royale

RULES = royale(2, tiles=6, neutral=False)
DICE = {1: {0: 1, 1: 2}, 2: {1: 1}, 3: {0: 2, 1: 1}, 5: {1: 2}, 6: {0: 1}}
#: What lies at the first two casinos beside the side in question, of other letters than most.
BESIDE = {1: "C1", 2: "D1"}


@dataclass(frozen=True)
class Case:
    """A question of a side: the position, what Ann taps, what that does, and what both read."""

    side: str
    name: str
    state: State
    #: What is tapped, in order: selectors of the page.
    taps: tuple[str, ...]
    #: The line in the table's list of events.
    done: str
    #: What Ann and Bob both read of the stakes.
    stakes: tuple[str, ...]
    #: What Bob, who waits, reads of the question.
    waits: str


class Room:
    """Ann at a desk and Bob with a phone at one table, which can be laid as one likes."""

    def __init__(self, ann: Guest, bob: Guest) -> None:
        self.ann, self.bob = ann, bob
        ann.open()
        ann.become("Ann")
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.table = ann.new_table("las-vegas-royale", seats, tiles="6", neutral="off", start="1")
        ann.invites(bob, "Bob")

    def lay(self, state: State) -> None:
        """The table goes on from here, for both: what is still being shown is skipped."""
        self.ann.lay(self.table, RULES.position(state))
        asked = ".ask [data-event], .ask .choice, .casino.open, button.roll"
        self._skip(self.ann, f"document.querySelector({asked!r})")
        self._skip(self.bob, "!document.querySelector('.summary, .turn .caption')")
        # What was pressed last may lie where the next answer is, and the same spot twice is no answer.
        self.ann.page.mouse.click(1, 1)

    def _skip(self, one: Guest, shown: str) -> None:
        """Presses Escape until the page shows what it should."""
        end = time.monotonic() + 20
        while not one.page.evaluate(f"Boolean({shown})"):
            assert time.monotonic() < end, one.page.locator("main").inner_text()[:400]
            one.page.keyboard.press("Escape")
            one.page.wait_for_timeout(30)

    def events(self) -> list[str]:
        """What Ann may read of what happened."""
        record: str = self.ann.api("GET", f"/tables/{self.table}/record?seat=0")
        return [line for line in record.splitlines() if line[:1].isdigit()]

    def happens(self, line: str) -> None:
        """Waits until this is the last thing somebody did."""
        end = time.monotonic() + 20
        while self.events()[-1:] != [line]:
            assert time.monotonic() < end, f"{line} did not happen, but {self.events()[-3:]}"
            self.ann.page.wait_for_timeout(30)


def placed(side: str, *texts: str, seat: int = 0, last: bool = False) -> State:
    """A seat has placed dice at casino 3, where the side lies and it leads; then these events."""
    beside = {casino: other for casino, other in BESIDE.items() if other[0] != side[0]}
    hands = {} if last else {1 - seat: (3, 1)}
    roll = "roll 3" if last else "roll 1 3 3 5 b6"
    table = at(
        RULES,
        sides={**beside, 3: side},
        seat=seat,
        roll=roll,
        hands=hands,
        dice={**DICE, 3: {seat: 2, 1 - seat: 1}},
        biggies={1: 5},
        chips={0: 2, 1: 1},
        won={0: (60, 30), 1: (80,)},
    )
    return play(RULES, table, "place 3", *texts)


def empowered() -> State:
    """Ann holds the Power Play token, and it is her turn."""
    table = at(
        RULES,
        sides={1: "C1", 3: PowerPlay(0)},
        hands={0: (3, 1), 1: (3, 1)},
        dice=DICE,
        chips={0: 2, 1: 1},
    )
    return table._replace(pending=Empowered(0))


def piece(text: str) -> str:
    """A piece in front of Ann by its words."""
    return f".ask button.choice:has-text({text!r})"


def casino(number: int) -> str:
    """A casino that can be tapped."""
    return f"[data-casino='{number}'].open .whole"


def event(text: str) -> str:
    """A button that sends this event."""
    return f".ask [data-event={text!r}]"


BLACK_DIE = ".ask .die.choice"
TOKEN = ".ask .token.choice"
CASES = [
    Case(
        "A1",
        "hide",
        placed("A1"),
        (event("hide 2"),),
        "1 hide 2",
        ("2 chips", "$30,000", "$40,000"),
        "hides tokens",
    ),
    Case(
        "A1",
        "guess",
        placed("A1", "hide 3", seat=1),
        (event("guess 1"),),
        "1 guess 1 shown 3",
        ("2 chips", "$30,000", "$40,000"),
        "guesses",
    ),
    Case("A2", "roll", placed("A2"), ("button.roll",), "", ("12 of 36", "$30,000", "$40,000"), "jackpot"),
    Case(
        "B1",
        "add",
        placed("B1", "black 2 5", last=True),
        (f"{BLACK_DIE} >> nth=0", event("add 2")),
        "1 add 2",
        ("to casino 2", "to casino 5"),
        "may add black dice",
    ),
    Case(
        "B2",
        "first",
        placed("B2", "black 1 3"),
        (event("higher"),),
        "1 higher",
        ("Sum 4", "30 of 36", "3 of 36", "$60,000"),
        "higher or lower",
    ),
    Case(
        "B2",
        "stop",
        placed("B2", "black 1 3", "higher", "black 3 5"),
        (event("stop"),),
        "1 stop",
        ("Sum 8", "10 of 36", "21 of 36", "take one chip"),
        "higher or lower",
    ),
    Case(
        "D2",
        "power",
        empowered(),
        (piece("Biggy"), casino(6)),
        "1 power biggy 6",
        (),
        "Power Play",
    ),
    Case("E1", "bar", placed("E1"), (casino(5),), "1 bar 5", ("pays: 2 chips",), "No Entry!"),
    Case(
        "E2",
        "knock",
        placed("E2", seat=1),
        (event("knock biggy"),),
        "1 knock biggy",
        (),
        "into the bar",
    ),
    Case(
        "F1",
        "block",
        placed("F1"),
        (piece("3 grey dice"), casino(5)),
        "1 block 3 5",
        (),
        "grey dice on a casino",
    ),
    Case(
        "F2",
        "chip",
        placed("F2"),
        (casino(4), event("handicap 4 30")),
        "1 handicap 4 30",
        ("one chip", "$30,000", "move a die"),
        "grey die",
    ),
    Case(
        "F2",
        "turn",
        placed("F2", "handicap 4 move"),
        (piece("small die"), casino(2)),
        "1 turn small 2",
        (),
        "moves a die",
    ),
    Case("F2", "back", placed("F2", "handicap 4 move"), (casino(6),), "1 back 6 small", (), "moves a die"),
    Case(
        "G1",
        "split",
        placed("G1", seat=1, last=True),
        (f"{TOKEN} >> nth=0", f"{TOKEN} >> nth=2", ".ask .button.main"),
        "1 split 20 20 0 0 / 60 0",
        ("$100,000",),
        "splits the Black Box",
    ),
    Case(
        "G1",
        "pile",
        placed("G1", "split 60 0 0 / 20 20 0", last=True),
        (event("pile 2"),),
        "1 pile 2 shown 60 0 0 / 20 20 0",
        ("$100,000",),
        "chooses a pile",
    ),
    Case(
        "G2",
        "double",
        placed("G2"),
        (f"{BLACK_DIE} >> nth=0", f"{BLACK_DIE} >> nth=1", ".ask .button.main"),
        "1 double 2",
        ("$60,000", "$30,000"),
        "Double Down",
    ),
    Case(
        "H1",
        "nice",
        placed("H1"),
        (event("nice 5 small"),),
        "1 nice 5 small",
        ("$50,000", "$60,000"),
        "Nice Dice",
    ),
    Case(
        "H2",
        "use",
        placed("H2", "black 2 6"),
        (event("use 2"),),
        "1 use 2",
        ("2 chips", "gold space: $60,000"),
        "one of two numbers",
    ),
    Case(
        "H2",
        "activate",
        placed("H2", "black 4 6", "use 4"),
        (casino(2),),
        "1 activate D1",
        (),
        "activates another tile",
    ),
    Case(
        "H2",
        "gold",
        placed("H2", "black 4 6", "use 6"),
        (event("gold small"),),
        "1 gold small",
        ("pays $60,000",),
        "gold space",
    ),
]
