"""What lies at the casinos is drawn whole, and stays where it is while others think, answer or are paid."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from croupier.games.royale.rules import Royale
from croupier.games.royale.state import State
from croupier.games.royale.tiles.f2 import Handicap
from tests.browser.people import PATIENCE, Guest
from tests.browser.screens import SETTLED
from tests.browser.test_payout import TRAVEL
from tests.browser.tiles import casino, event
from tests.games.royale.tables import at, play, royale

RULES = royale(4, tiles=3)
SIDES = {1: "E2", 2: "A2", 3: "F2"}
#: From two parties at a casino to five, with Biggies and grey dice.
DICE = {
    1: {0: 2, 1: 1, 2: 3, 3: 1},
    2: {0: 4, 2: 1},
    3: {0: 3, 1: 2, -1: 1},
    4: {0: 5, 1: 3},
    5: {0: 1, 1: 1, 2: 1, 3: 2, -1: 1},
    6: {1: 2, 3: 1, 2: 3},
}
DESKS = ((1280, 650), (1366, 650), (1280, 720), (1280, 800), (1920, 1080), (820, 1180))
PHONES = ((360, 740), (390, 844), (740, 360))
#: Everything drawn in a row that reaches out of it, rows without a die, and what is written of money.
ROWS = """
() => [...document.querySelectorAll('.casino li')].map((row) => {
  const box = row.getBoundingClientRect();
  const parts = [...row.querySelectorAll('.die, .prize, .letter, .strength')];
  const cut = parts.filter((part) => {
    const one = part.getBoundingClientRect();
    return part.checkVisibility() && (one.left < box.left - 0.5 || one.right > box.right + 0.5
      || one.top < box.top - 0.5 || one.bottom > box.bottom + 0.5 || part.scrollWidth > part.clientWidth + 1);
  });
  const dice = row.querySelector('.dice').getBoundingClientRect();
  const seen = [...row.querySelectorAll('.die')].filter((die) => {
    const one = die.getBoundingClientRect();
    return one.right <= dice.right + 0.5 && one.bottom <= dice.bottom + 0.5;
  });
  return {
    casino: row.closest('.casino').dataset.casino, whose: row.querySelector('.letter').textContent,
    cut: cut.map((part) => part.className), dice: row.querySelectorAll('.die').length, seen: seen.length,
    money: row.querySelector('.prize')?.textContent ?? '',
  };
})
"""
#: What the number of the round lies on.
COVERED = """
() => {
  const round = document.querySelector('.turn .round').getBoundingClientRect();
  const others = document.querySelectorAll('.casino, .casino .tag, .turn .line, .turn .felt > *');
  return [...others].filter((other) => {
    const range = document.createRange();
    range.selectNodeContents(other);
    const box = other.matches('.line') ? range.getBoundingClientRect() : other.getBoundingClientRect();
    return Math.min(box.right, round.right) - Math.max(box.left, round.left) > 1
      && Math.min(box.bottom, round.bottom) - Math.max(box.top, round.top) > 1;
  }).map((other) => other.className);
}
"""
BOXES = """
(query) => [...document.querySelectorAll(query)].map((node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})
"""


#: What a scene says, how many questions lie there, and at how many tiles.
ASKED = """
() => [document.querySelector('.turn .caption')?.textContent ?? '',
  ...['.ask', '.tile.asks'].map((one) => document.querySelectorAll(one).length)]
"""


def placing(seat: int = 0) -> State:
    """A seat of four has rolled."""
    return at(
        RULES,
        sides=SIDES,
        seat=seat,
        roll="roll 1 2 2 3 4 b6",
        hands={other: (2, 0) for other in range(4) if other != seat},
        dice=DICE,
        biggies={1: 4, 2: 6, 3: 1},
        bills={6: (100, 90), 5: (100, 70)},
        chips={0: 2, 1: 1, 2: 0, 3: 3},
        won={0: (60, 30), 1: (80,), 2: (70,), 3: (90, 90)},
    )


def sits(ann: Guest, bob: Guest, others: int = 2) -> str:
    """Ann and Bob at a table with bots, where nothing happens by itself while Bob thinks."""
    ann.open()
    ann.become("Ann")
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    seats += [{"kind": "bot", "level": "easy"}] * others
    neutral = {} if others else {"neutral": "off"}
    table = ann.new_table("las-vegas-royale", seats, tiles="3", start="1", **neutral)
    ann.invites(bob, "Bob")
    return table


def resize(ann: Guest, size: tuple[int, int]) -> None:
    """Another window, in which everything has come to rest."""
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.page.evaluate(SETTLED)


@pytest.mark.parametrize("language", ["en", "el"])
def test_dice_are_drawn_whole_and_money_with_its_sign(guest: Callable[..., Guest], language: str) -> None:
    """No die and no sum is cut in any window; at a desk few parties show all their dice."""
    ann = guest(language=language)
    table = sits(ann, guest())
    ann.lay(table, RULES.position(placing()))
    ann.page.locator(".tray .legal").first.wait_for()
    for size in (*DESKS, *PHONES):
        resize(ann, size)
        rows = ann.page.evaluate(ROWS)
        assert [row for row in rows if row["cut"] or row["seen"] != row["dice"]] == [], size
        if size in PHONES:
            assert ann.page.evaluate(COVERED) == [], size
            if size[0] < size[1]:
                assert [row["whose"] for row in rows if row["casino"] == "6" and row["money"]] == ["C", "D"]
            continue
        money = [row["money"] for row in rows if row["money"]]
        assert [one for one in money if "$" not in one and "χιλ." not in one] == [], size
        dice = {(row["casino"], row["whose"]): row["dice"] for row in rows}
        assert [dice["2", "A"], dice["3", "A"], dice["4", "A"], dice["4", "B"]] == [4, 3, 5, 4], size


def test_a_plate_keeps_its_height_while_somebody_thinks(guest: Callable[..., Guest]) -> None:
    """Four seats: plates, casinos and what is asked are where they were when it was one's own turn."""
    ann, boxes = guest(), []
    table = sits(ann, guest())
    for seat in (0, 1):
        ann.lay(table, RULES.position(placing(seat)))
        ann.page.locator(".plate .thinking" if seat else ".tray .legal").first.wait_for(state="attached")
        ann.page.mouse.move(0, 0)
        found = {}
        for size in ((1280, 650), (1280, 720), (1280, 800), (820, 1180)):
            resize(ann, size)
            found[size] = ann.page.evaluate(BOXES, ".plate, .casino, section.turn")
        boxes.append(found)
    assert boxes[0] == boxes[1]


def fifty(*texts: str, last: bool = False) -> State:
    """Ann of two has placed dice at Fifty Fifty; then these events."""
    rules = royale(2, tiles=3, neutral=False)
    state = at(
        rules,
        sides={1: "C1", 3: "B2", 5: "D1"},
        roll="roll 3" if last else "roll 1 3 3 5 b6",
        hands={} if last else {1: (3, 1)},
        dice={1: {0: 1, 1: 2}, 3: {0: 2, 1: 1}, 5: {1: 2}},
        chips={0: 2, 1: 1},
    )
    return play(rules, state, "place 3", *texts)


def test_a_question_stays_where_it_is_while_it_is_answered(guest: Callable[..., Guest]) -> None:
    """Fifty Fifty: the way on stands beside what is at stake, and moves nothing."""
    ann, boxes = guest(), []
    table = sits(ann, guest(), others=0)
    rules = royale(2, tiles=3, neutral=False)
    for said, sign in (((), event("higher")), (("higher",), "button.roll")):
        ann.lay(table, rules.position(fifty("black 1 3", *said)))
        ann.page.locator(sign).wait_for()
        ann.page.mouse.move(0, 0)
        found = {}
        for size in ((1280, 650), (1280, 720), (1280, 800), (1920, 1080)):
            resize(ann, size)
            found[size] = ann.page.evaluate(BOXES, ".casino, section.turn, .ask .card")
        boxes.append(found)
    for size, before in boxes[0].items():
        assert boxes[1][size] == before, size


def test_no_question_is_left_while_a_round_is_paid(guest: Callable[..., Guest]) -> None:
    """The answer to a tile was the round's last: what it asked is gone when the first casino is paid."""
    ann = guest(speed="normal")
    ann.page.clock.install()
    table = sits(ann, guest(), others=0)
    ann.lay(table, royale(2, tiles=3, neutral=False).position(fifty("black 1 3", last=True)))
    page = ann.page
    page.locator(event("stop")).click()
    shown: list[tuple[str, int, int]] = []
    end = time.monotonic() + PATIENCE
    while not page.locator(".summary").is_visible():
        assert time.monotonic() < end
        page.clock.run_for(250)
        shown.append(tuple(page.evaluate(ASKED)))
    paid = [one for one in shown if one[0].startswith("Casino")]
    assert len({words for words, *_ in paid}) >= 3
    assert [one for one in paid if one[1:] != (0, 0)] == []


def handicap() -> tuple[Royale, State]:
    """Dice that can go to Handicap, at casino 3."""
    rules = royale(2, tiles=3, neutral=False)
    state = at(
        rules,
        sides={1: "C1", 3: "F2", 5: "D1"},
        roll="roll 1 3 3 5 b6",
        hands={1: (3, 1)},
        dice={1: {0: 1, 1: 2}, 5: {1: 2}},
        chips={0: 2, 1: 1},
    )
    return rules, state


def test_dice_travel_once(guest: Callable[..., Guest]) -> None:
    """They lie at their casino while a tile asks, and also when it is answered."""
    ann = guest(still=False)
    table = sits(ann, guest(), others=0)
    rules, state = handicap()
    ann.lay(table, rules.position(state))
    page = ann.page
    page.locator(casino(3)).wait_for()
    page.evaluate(TRAVEL)
    page.locator(casino(3)).click()
    page.locator(casino(4)).click()
    page.locator(event("handicap 4 30")).click()
    expect(page.locator("[data-seat='2'].active")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate("travelled.length") == 1


def test_a_reward_that_is_gone_looks_it(guest: Callable[..., Guest]) -> None:
    """Handicap without a chip left: the card says so, and is no button."""
    ann = guest()
    table = sits(ann, guest(), others=0)
    rules, state = handicap()
    spent = (*state.tiles[:2], Handicap(chip=0), *state.tiles[3:])
    asked = play(rules, state._replace(tiles=spent), "place 3")
    ann.lay(table, rules.position(asked))
    slots = ann.page.locator(".ask .slots .card")
    expect(slots.first).to_have_attribute("aria-disabled", "true")
    before = ann.page.evaluate(BOXES, ".ask .slots .card")
    ann.page.locator(casino(4)).click()
    expect(ann.page.locator(event("handicap 4 30"))).to_be_visible()
    expect(slots.first).to_have_attribute("aria-disabled", "true")
    assert ann.page.evaluate(BOXES, ".ask .slots .card") == before, "rewards stay where they are"
