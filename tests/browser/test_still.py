"""Nothing jumps while one reads or taps: what stands on a table stays where it is through a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest

from croupier.core import position
from tests.browser.album import BOT, ME
from tests.browser.albums import royale as royale_album
from tests.browser.albums import showdown as showdown_album
from tests.browser.people import PHONE, Guest
from tests.browser.screens import SETTLED, SIZES
from tests.games.lasvegas.tables import las_vegas, rolled
from tests.games.royale.tables import play as royale_play
from tests.games.royale.tables import royale
from tests.games.showdown.tables import play, rules, with_cards

#: Where things stand that must not move.
_BOXES = """
(what) => [...document.querySelectorAll(what)].map((node, n) => {
  const box = node.getBoundingClientRect();
  return [`${n} ${node.localName}`, [box.left, box.top, box.width, box.height].map(Math.round)];
})
"""


#: Every window but those that differ little from another.
WINDOWS = [(size.width, size.height) for size in SIZES if size.width not in (1366, 390)]


class Moment(NamedTuple):
    """What is laid, and what the page shows of it."""

    position: str
    sign: str


class Turn(NamedTuple):
    """Moments of one turn, and what stays where it is through them."""

    game: str
    seats: int
    options: dict[str, str]
    stays: str
    moments: tuple[Moment, ...]


MINE, ROLLS, OTHERS = ".tray .legal", "button.roll", "section.turn:not(.mine)"
ASKS = ".ask .choice, .casino.open"
ROLL = "roll 1 2 3 4 5 6 b6"
CASINOS = ".plates, .plate, .casino, section.turn"


def las_vegas_turn(game: str, seats: int, **ways: bool) -> Turn:
    """Before one's roll, after it, and while another rolls and chooses."""
    game_rules = las_vegas(game, seats, **ways)
    nobody = (0,) * (game_rules.players - 2)
    moments = []
    for seat, signs in ((0, (ROLLS, MINE)), (1, (OTHERS, OTHERS))):
        state = rolled(
            game_rules,
            "roll 1 1 3 5",
            seat=seat,
            bills={1: (60, 30), 3: (90,), 5: (50,)},
            dice={1: (2, 2, *nobody), 3: (3, 1, *nobody)},
            hands={1 - seat: (4, 0, 0)},
        )
        for moment, sign in zip((state._replace(rolled=None), state), signs, strict=True):
            moments.append(Moment(game_rules.position(moment), sign))
    options = {name: "on" if on else "off" for name, on in ways.items()}
    return Turn(game, seats, {**options, "start": "1"}, CASINOS, tuple(moments))


def royale_turn() -> Turn:
    """The same with tiles, and what a tile asks oneself and another."""
    game = royale(3, tiles=3)
    placing = [royale_album.laid(game, seat, {3: "F2", **royale_album.THREE}, ROLL) for seat in (0, 1)]
    states = [
        (placing[0]._replace(rolled=None), ROLLS),
        (placing[0], MINE),
        (placing[1]._replace(rolled=None), OTHERS),
        (placing[1], OTHERS),
    ]
    for side, *texts in (("A1",), ("B2", "black 1 3"), ("F1",), ("G2",), ("H1",), ("H2", "black 2 6")):
        sides = {3: side, **royale_album.THREE}
        for seat, sign in ((0, ASKS), (1, OTHERS)):
            asked = royale_play(game, royale_album.laid(game, seat, sides, ROLL), "place 3", *texts)
            states.append((asked, sign))
    moments = tuple(Moment(game.position(state), sign) for state, sign in states)
    return Turn("las-vegas-royale", 3, {"tiles": "3", "start": "1"}, CASINOS, moments)


def showdown_turn() -> Turn:
    """One bids, another does, one has been outbid, events have come."""
    game = rules(3)
    opened = showdown_album.opened(game)
    outbid = showdown_album.bidding(game, opened)
    states = (
        (opened, ".space.open, .lot.open"),
        (play(game, opened, "bid premier1 33"), OTHERS),
        (outbid, ".space.open, .lot.open"),
        (with_cards(game, outbid, *showdown_album.CARDS[:2]), ".space.open, .lot.open"),
    )
    moments = tuple(Moment(position.write(state), sign) for state, sign in states)
    return Turn("vegas-showdown", 3, {}, ".plates, .plate, .lot, section.turn", moments)


def turns() -> Iterator[Turn]:
    """A turn of each board whose parts keep their places."""
    yield las_vegas_turn("las-vegas-2012", 2, neutral=False)
    yield las_vegas_turn("las-vegas-six", 6, bandit=True)
    yield royale_turn()
    yield showdown_turn()


def moved(ann: Guest, table: str, turn: Turn) -> list[str]:
    """What did not stay where it was, in any window."""
    found: dict[tuple[int, int], list[dict[str, list[int]]]] = {}
    for moment in turn.moments:
        ann.lay(table, moment.position)
        ann.page.locator(moment.sign).first.wait_for()
        ann.page.mouse.move(0, 0)
        for size in WINDOWS:
            ann.page.set_viewport_size({"width": size[0], "height": size[1]})
            ann.page.evaluate(SETTLED)
            found.setdefault(size, []).append(dict(ann.page.evaluate(_BOXES, turn.stays)))
    return [
        f"{turn.game}, {size[0]} × {size[1]}: {name} {[box.get(name) for box in boxes]}"
        for size, boxes in found.items()
        for name in boxes[0]
        if any(box.get(name) != boxes[0][name] for box in boxes)
    ]


@pytest.mark.parametrize(
    "turn", list(turns()), ids=lambda turn: f"{turn.game} {turn.options.get('mode', '')}"
)
def test_nothing_jumps_in_a_turn(turn: Turn, guest: Callable[..., Guest]) -> None:
    """In Greek, the longest language: plates, casinos, lots and what is asked stay where they are."""
    ann, bob = guest(language="el"), guest()
    ann.open()
    ann.become("Ann")
    seats = [ME, {"kind": "open"}, *[BOT] * (turn.seats - 2)]
    table = ann.new_table(turn.game, seats, **turn.options)
    ann.invites(bob, "Bob")
    assert moved(ann, table, turn) == []


@pytest.mark.parametrize("side", ["A1", "F1", "H1"])
def test_nothing_jumps_where_one_is_asked_and_may_take_back(side: str, guest: Callable[..., Guest]) -> None:
    """After one's own placement on a tile: the question and the way back fit where the dice were."""
    ann, bob = guest(language="el", size=PHONE), guest()
    ann.open()
    ann.become("Ann")
    table = ann.new_table("las-vegas-royale", [ME, {"kind": "open"}, BOT], tiles="3", start="1")
    ann.invites(bob, "Bob")
    game = royale(3, tiles=3)
    ann.lay(table, game.position(royale_album.laid(game, 0, {3: side, **royale_album.THREE}, ROLL)))
    ann.page.locator(MINE).first.wait_for()
    ann.page.evaluate(SETTLED)
    before = ann.page.evaluate(_BOXES, CASINOS)
    ann.page.locator(".tray .legal.sign-3").click()
    ann.page.locator(ASKS).first.wait_for()
    ann.page.locator(".undo").wait_for()
    ann.page.evaluate(SETTLED)
    assert ann.page.evaluate(_BOXES, CASINOS) == before
