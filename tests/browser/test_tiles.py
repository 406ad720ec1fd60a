"""Every side of a tile of Royale: what it asks is answered on the board, and those who wait see it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from croupier.games.royale.tiles import SIDES
from tests.browser.people import PHONE, Guest
from tests.browser.tiles import CASES, DICE, RULES, Case, Room
from tests.games.royale.tables import at

#: Sides that ask nothing: they pay by themselves, at once or at the end of the round.
SILENT = {"C1", "C2", "D1"}


@pytest.fixture(scope="module")
def room(house: str, chromium: Browser) -> Iterator[Room]:
    """One table for all the sides."""
    ann, bob = Guest(chromium, house, size=(1280, 650)), Guest(chromium, house, size=PHONE)
    yield Room(ann, bob)
    errors = [*ann.errors, *bob.errors]
    ann.leave()
    bob.leave()
    assert errors == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.side}-{case.name}")
def test_a_question_is_answered_on_the_board(room: Room, case: Case) -> None:
    """Both see the question and what is at stake; Ann answers with taps, and that is what happens."""
    room.lay(case.state)
    ann, bob = room.ann.page, room.bob.page
    expect(bob.locator(".turn .line")).to_contain_text(case.waits)
    for one in (ann, bob):
        for words in case.stakes:
            expect(one.locator(".turn")).to_contain_text(words)
    assert bob.locator(".ask button:enabled, .casino.open").count() == 0
    when = "payout" if case.side in ("B1", "G1") else "Placing"
    expect(ann.locator("[data-casino='3'] .tile")).to_contain_text(when)
    for tap in case.taps:
        ann.locator(tap).click()
    if case.done:
        room.happens(case.done)


def test_each_die_shows_what_its_own_number_pays(room: Room) -> None:
    """LVR H1 On the die for who answers, on its space for who waits."""
    room.lay(next(case.state for case in CASES if case.side == "H1"))
    for value, pay in ((5, "$50,000"), (6, "$60,000")):
        die = room.ann.page.locator(f"[data-event^='nice {value} ']").first
        expect(die).to_have_text(pay)
        expect(die.locator(".die")).to_have_count(1)
        expect(room.bob.page.locator(".turn")).to_contain_text(f"space {value}: {pay}")


def test_every_side_is_forced(room: Room) -> None:
    """The three that ask nothing are seen below, all others are asked above."""
    assert {case.side for case in CASES} | SILENT == set(SIDES)


def test_an_activation_is_seen_by_everybody(room: Room) -> None:
    """LVR D1, C1, C2 Who placed dice activates the tile: both pages say so where the tile lies."""
    table = at(
        RULES,
        sides={1: "C1", 2: "C2", 3: "D1"},
        roll="roll 1 3 3 5 b6",
        hands={1: (3, 1)},
        dice=DICE,
        chips={0: 2, 1: 1},
    )
    room.lay(table)
    pip = "(one) => getComputedStyle(one).getPropertyValue('--pip')"
    dice = [room.ann.page.locator(f".die.of-{seat} .face").first.evaluate(pip) for seat in (0, 1)]
    assert dice[0] != dice[1], "pips are dark on a light die"
    for one in (room.ann.page, room.bob.page):
        one.evaluate(
            """() => {
              globalThis.seen = [];
              globalThis.rules = [];
              new MutationObserver(() => {
                const tile = document.querySelector('.tile.activated');
                const line = document.querySelector('.turn .line')?.textContent ?? '';
                if (tile) seen.push(tile.textContent + ' | ' + line);
                if (tile) rules.push(document.querySelector('.turn .rule')?.textContent ?? '');
              }).observe(document.body, { childList: true, subtree: true, attributes: true });
            }"""
        )
    room.ann.page.locator("[data-casino='3'].open .whole").click()
    for one, said in ((room.ann.page, "you activate"), (room.bob.page, "Ann activates")):
        one.wait_for_function(f"() => seen.some((text) => text.includes('{said} “Pay Day”'))")
        assert "Pay Day" in one.evaluate("seen.at(-1).split('|')[0]")
    assert "activated!" in room.ann.page.evaluate("seen.at(-1)")
    rule = "() => rules.some((text) => text.startsWith('Placing: chips or money for the casinos'))"
    room.bob.page.wait_for_function(rule)
    for page in (room.ann.page, room.bob.page):
        expect(page.locator(".plate", has_text="Ann")).to_contain_text("2")


def test_questions_are_answered_with_keys_and_have_names(room: Room) -> None:
    """LVR E1, F1, A1 A number taps its casino, Enter a piece; a screen reader is told what each does."""
    page = room.ann.page
    cases = {(case.side, case.name): case.state for case in CASES}
    room.lay(cases["E1", "bar"])
    expect(page.get_by_role("button", name="No Entry! on casino 2")).to_be_visible()
    page.keyboard.press("2")
    room.happens("1 bar 2")
    room.lay(cases["F1", "block"])
    page.get_by_role("button", name="2 grey dice").press("Enter")
    expect(page.get_by_role("button", name="2 grey dice to casino 6")).to_be_visible()
    page.keyboard.press("6")
    room.happens("1 block 2 6")
    room.lay(cases["A1", "hide"])
    page.get_by_role("button", name="Hide 3: wrong guess: $40,000").press("Enter")
    room.happens("1 hide 3")
