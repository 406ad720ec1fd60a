"""The pictures of Las Vegas Royale: a table with all tiles, and every question of a tile."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from playwright.sync_api import Browser

from croupier.core.rules import Chance
from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.d2 import Empowered, PowerPlay
from tests.browser.album import BOT, ME, Album
from tests.browser.albums.lasvegas import PLACING, played, shown
from tests.browser.people import DESKTOP, PHONE, Guest
from tests.browser.screens import Scene
from tests.browser.tiles import CASES, Room
from tests.games.royale.tables import at, play, royale


def pictures(album: Album) -> None:
    """A table of five, two of them before one screen; then what each side asks, and how it looks to Bob."""
    both = [ME, {"kind": "here", "name": "Bob"}]
    played(album, "royale", "las-vegas-royale", [*both, *[BOT] * 3], rounds="1", tiles="6")
    browser = album.guest.context.browser
    assert browser is not None
    bob = Guest(browser, album.guest.house, size=PHONE)
    room = Room(album.guest, bob)
    for case in CASES:
        room.lay(case.state)
        album.take(f"royale-{case.side}-{case.name}")
    bob.leave()


def readme(browser: Browser, address: str) -> None:
    """A table with all tiles."""
    shown(browser, address, DESKTOP, "las-vegas-royale", 4, tiles="6")


#: What lies at the other casinos, of other letters than the side that asks.
THREE = {1: "C1", 5: "D1"}
SIX = {1: "C2", 2: "D1", 4: "E2", 5: "B2", 6: "H1"}
#: Each question of a side: what happened since its activation, and whether the round's last die did it.
QUESTIONS: tuple[tuple[str, tuple[str, ...], bool], ...] = (
    ("A1", (), False),
    ("A1", ("hide 3",), False),
    ("A2", (), False),
    ("B1", ("black 2 5",), True),
    ("B2", ("black 1 3",), False),
    ("B2", ("black 1 3", "higher", "black 3 5"), False),
    ("E1", (), False),
    ("E2", (), False),
    ("F1", (), False),
    ("F2", (), False),
    ("F2", ("handicap 4 move",), False),
    ("G1", (), True),
    ("G1", ("split 60 0 0 / 20 20 0",), True),
    ("G2", (), False),
    ("H1", (), False),
    ("H2", ("black 2 6",), False),
    ("H2", ("black 4 6", "use 4"), False),
    ("H2", ("black 4 6", "use 6"), False),
)
#: What is rolled before a placement; the side that shows one's dice is asked with all seven that can be left.
ROLL = "roll 1 3 3 5 b6"
ROLLS = {"H1": "roll 1 2 3 4 5 6 b6"}
#: Between the fewest and the most seats, the questions that need most room.
WIDE = ("B2", "F2", "G1")
#: What an answer needs: the casinos and everything that can be tapped.
ANSWERING = (".turn .round", ".casino", ".ask", ".plate .chips")


def scenes() -> Iterator[Scene]:
    """A placement and every question, with the default three tiles and with six."""
    for seats, tiles, beside in ((5, 6, SIX), *((seats, 3, THREE) for seats in (5, 4, 3, 2))):
        neutral = {"neutral": "off"} if seats < 5 else {}
        options = {"tiles": str(tiles), "start": "1", "money": "open", **neutral}
        rules = royale(seats, tiles=tiles, **({"neutral": False} if neutral else {}))
        told = (f"{tiles} tiles", options)
        placing = laid(rules, 0, {3: "F2", **beside}, "roll 1 2 3 4 5 6 b6")
        yield _scene(rules, placing, "a placement", told, ".tray .legal", PLACING)
        others = {casino: side for casino, side in beside.items() if side[0] != "D"}
        power = laid(rules, 0, {**others, 3: PowerPlay(0)}, None, hands=dict.fromkeys(range(seats), (3, 1)))
        power = power._replace(pending=Empowered(0))
        yield _scene(rules, power, "D2", told, ".ask .choice", ANSWERING)
        for side, texts, last in QUESTIONS:
            if seats in (3, 4) and side not in WIDE:
                continue
            state = asked(rules, beside, side, texts, last)
            yield _scene(rules, state, " ".join((side, *texts[-1:])), told, ".casino.open, .ask", ANSWERING)


def _scene(
    rules: Royale,
    state: State,
    name: str,
    told: tuple[str, dict[str, str]],
    sign: str,
    needs: tuple[str, ...],
) -> Scene:
    tiles, options = told
    text = rules.position(state)
    return Scene(f"{name}, {tiles}", "las-vegas-royale", rules.seats, text, sign, needs, options)


def asked(rules: Royale, beside: Mapping[int, str], side: str, texts: tuple[str, ...], last: bool) -> State:
    """The first seat is asked by a side: the seat that activates it is the one for which that is so."""
    sides = {casino: other for casino, other in beside.items() if other[0] != side[0]}
    for seat in range(rules.seats):
        before = laid(rules, seat, {**sides, 3: side}, "roll 3" if last else ROLLS.get(side, ROLL), last=last)
        state = play(rules, before, "place 3", *texts)
        turn = rules.turn(state)
        asked = turn.seat if isinstance(turn, Chance) else turn[0] if isinstance(turn, tuple) else None
        if asked == 0:
            return state
    raise AssertionError(f"{side} does not ask the first seat")


def laid(
    rules: Royale,
    seat: int,
    sides: Mapping[int, str | PowerPlay],
    roll: str | None,
    *,
    last: bool = False,
    hands: dict[int, tuple[int, int]] | None = None,
) -> State:
    """Everybody has dice at most casinos, the seat that places the most at casino 3."""
    others = [other for other in range(rules.seats) if other != seat]
    held = {} if last else dict.fromkeys(others, (3, 1))
    dice = {
        casino: {other: 1 + (other + casino) % 3 for other in range(rules.seats)}
        for casino in (1, 2, 4, 5, 6)
    }
    return at(
        rules,
        sides=sides,
        seat=seat,
        roll=roll,
        hands=hands if hands is not None else held,
        dice={**dice, 3: {seat: 3, **dict.fromkeys(others[:2], 1)}},
        biggies={1: 5},
        bills={6: (100, 90)},
        chips=dict.fromkeys(range(rules.seats), 3),
        won=dict.fromkeys(range(rules.seats), (90, 60, 30)),
    )
