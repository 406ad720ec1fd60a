"""Rolling Cubes in a real browser: every way to play, as people do it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket, expect

from croupier.games.rollingcubes.best_points import best_points
from tests.browser import cubes
from tests.browser.albums.rollingcubes import BY_ZERO, others_wrote
from tests.browser.axe import serious
from tests.browser.people import PATIENCE, PHONE, Guest

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}


def thrown_by_link(
    guest: Callable[..., Guest], listen: Callable[[WebSocket], None] = lambda _: None
) -> tuple[Guest, Guest]:
    """Ann opens a table, Bob follows her link and loads it anew; she throws dice with several equalities."""
    for _ in range(9):
        ann, bob = guest(), guest()
        cubes.seated(ann, [ME, {"kind": "open"}], mode="all-together")
        bob.page.goto(ann.page.get_by_role("textbox", name="Link").input_value())
        bob.page.get_by_label("Your name").fill("Bob")
        bob.button("Sit down").click()
        bob.page.locator(".cup").wait_for()
        bob.page.on("websocket", listen)
        bob.page.reload()
        cubes.throw(ann)
        if cubes.several(ann.page):
            return ann, bob
    raise AssertionError("nine throws without an equality")


def test_answers_are_secret_until_all_are_in(guest: Callable[..., Guest]) -> None:
    """RC §5.1 Nothing of an answer reaches the other before the reveal; until then it may change."""
    received: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: received.append(str(frame)))

    ann, bob = thrown_by_link(guest, listen)
    bob.page.locator(".writing").wait_for()
    first = cubes.answer(ann, 0.4)
    ann.page.locator(".ready .in").wait_for()
    bob.page.locator('.ready [data-seat="1"].in').wait_for()
    expect(ann.page.get_by_text("You can change it")).to_have_count(1)
    ann.page.keyboard.press("Delete")
    second = cubes.answer(ann, 0.8)
    ann.page.locator(f'.mine [aria-label="{cubes.shown(second)}"]').wait_for()
    bob.page.wait_for_timeout(300)
    told = "".join(received)
    assert "equate ?" in told
    assert not [text for text in (first, second) if text and text in told], (
        "an answer was sent before its time"
    )
    assert bob.page.locator(".answers .slip").count() == 0
    own = cubes.answer(bob, 0.6)
    for one in (ann, bob):
        shown = one.page.locator(".answers .slip")
        shown.first.wait_for()
        one.page.locator("aside.best").wait_for()
        lines = [line.get_attribute("aria-label") for line in shown.locator(".line").all()]
        assert lines == [cubes.shown(second), cubes.shown(own)]


def test_the_best_there_was_and_how_far_ones_own_was(guest: Callable[..., Guest]) -> None:
    """RC §9.1 After the turn the page shows an equality of the most points, and the points one missed."""
    ann = guest()
    cubes.thrown(ann, [ME, BOT], mode="all-together")
    most = best_points(True).best(cubes.dice(ann.page))
    worst = cubes.answer(ann, 0.0)
    assert worst
    best = ann.page.locator("aside.best")
    best.wait_for()
    expect(best.locator("strong")).to_have_text(f"{most} points")
    own = re.search(r"(\d+) points", ann.page.locator(".slip.of-0").inner_text())
    assert own
    expect(best).to_contain_text(f"{most - int(own[1])} points short")


def test_a_wrong_equality_is_refused_in_words(guest: Callable[..., Guest]) -> None:
    """RC §2.1 The house says what is wrong, and the clause opens the rules just there."""
    ann = guest()
    cubes.seated(ann, [ME, BOT], mode="all-together")
    cubes.throw(ann)
    digit = next(face for face in cubes.dice(ann.page) if face.isdigit() and face != "0")
    cubes.write(ann.page, f"={digit}")
    ann.page.keyboard.press("Enter")
    refused = ann.page.locator(".refused")
    refused.get_by_text("There is nothing on one side of =").wait_for()
    refused.get_by_role("button", name="Why?").click()
    ann.page.locator("dialog[open] .clause").first.wait_for()
    assert ann.page.locator("dialog[open]").get_by_text("Digits side by side form a number").is_visible()
    ann.page.keyboard.press("Escape")


#: What is seen of a paper: its height, how many lines its last three dice take, whether a box covers it.
SEEN = """
() => {
  const box = (one) => document.querySelector(one)?.getBoundingClientRect();
  const paper = box('.paper'), words = box('.refused');
  const tops = [...document.querySelectorAll('.paper .cube')].slice(-3).map((die) => die.offsetTop);
  const covered = words !== undefined && words.bottom > paper.top && words.top < paper.bottom;
  return [Math.round(paper.height), new Set(tops).size, covered];
}
"""


def test_what_the_house_would_refuse_is_said_before(guest: Callable[..., Guest]) -> None:
    """RC §2.4 On a phone: no points and no way to write it, but why; a refusal covers nothing and stays."""
    ann = guest(size=PHONE)
    cubes.seated(ann, [ME, BOT, BOT], mode="one-by-one")
    page, played = ann.page, others_wrote(3)
    ann.lay(ann.table(), played.rules.position(played.state))
    page.reload()
    page.locator(".writing").wait_for()
    expect(page.locator(".plate .now")).to_have_text(["+17", "+17"])
    empty = page.evaluate(SEEN)[0]
    cubes.write(page, BY_ZERO)
    expect(page.locator(".sides")).to_contain_text("0×0×2×345: nothing may be multiplied by zero")
    expect(page.locator(".points, .brings")).to_have_count(0)
    expect(ann.button("Write it")).to_be_disabled()
    assert page.evaluate(SEEN) == [empty, 1, False]
    page.clock.install()
    page.keyboard.press("Enter")
    page.locator(".refused").wait_for()
    page.clock.fast_forward(60_000)
    expect(page.locator(".refused")).to_be_visible()
    assert page.evaluate(SEEN) == [empty, 1, False]
    ann.button("Clear").click()
    expect(page.locator(".refused")).to_have_count(0)
    cubes.write(page, "3x1=4-1")
    expect(page.locator(".brings")).to_have_text(list("1111111"))
    expect(page.locator(".notes")).to_have_text("Times 1 and divided by 1 bring only one point.")
    expect(ann.button("Write it")).to_be_enabled()


def test_dice_are_tapped_dragged_and_taken_back(guest: Callable[..., Guest]) -> None:
    """RC §2.2 Each die once: what lies on the paper is gone from the cup, and the values follow."""
    ann = guest()
    cubes.seated(ann, [ME, BOT], mode="one-by-one")
    page = ann.page
    cubes.throw(ann)
    page.wait_for_timeout(400)
    page.locator(".cup .cube").first.click()
    expect(page.locator(".paper .cube")).to_have_count(1)
    page.locator(".cup .cube").first.drag_to(page.locator(".paper .cube").first)
    expect(page.locator(".paper .cube")).to_have_count(2)
    expect(page.locator(".cup .cube")).to_have_count(11)
    page.locator(".paper .cube").first.click()
    page.locator(".paper .cube").first.drag_to(page.locator(".cup"))
    expect(page.locator(".cup .cube")).to_have_count(13)


def play(someone: Guest, seconds: float = PATIENCE, rank: float = 0.9) -> None:
    """Plays with keys and buttons until the end: throws, types a good equality, skips scenes."""
    page, end = someone.page, time.monotonic() + seconds
    while not page.locator("#end-title").count():
        assert time.monotonic() < end, page.locator("main").inner_text()[:500]
        if page.locator("button.roll").count():
            page.keyboard.press("r")
        elif page.locator("button.final").count():
            page.keyboard.press("Enter")
        elif page.locator(".writing").count() and not page.locator(".paper .cube").count():
            found = cubes.equality(page, rank)
            if found:
                cubes.write(page, found)
                page.keyboard.press("Enter")
            else:
                page.evaluate("() => [...document.querySelectorAll('.writing .quiet')].at(-1)?.click()")
        else:
            page.keyboard.press("Escape")
        page.wait_for_timeout(40)


def test_a_game_by_keyboard_alone(guest: Callable[..., Guest]) -> None:
    """RC §4.3 One by one to the end, against a bot, with keys; what happens is announced."""
    ann = guest()
    cubes.seated(ann, [ME, BOT], mode="one-by-one")
    page = ann.page
    page.locator("button.roll, .cup").first.wait_for()
    page.evaluate(
        """() => { globalThis.heard = []; new MutationObserver(() =>
        heard.push(document.querySelector('#announcer').textContent)).observe(
          document.querySelector('#announcer'), { childList: true, characterData: true, subtree: true }) }"""
    )
    play(ann)
    spoken = " ".join(page.evaluate("heard"))
    assert "Your turn" in spoken
    assert "throws" in spoken
    assert "Bonus of this turn" in spoken
    expect(page.locator(".end tbody tr")).to_have_count(2)


def test_the_last_die_shows_what_is_locked(guest: Callable[..., Guest]) -> None:
    """RC §6.1 Old dice stand apart and must be used; RC §6.2 a point for who placed the last dice."""
    ann = guest()
    cubes.seated(ann, [ME, BOT], mode="last-die")
    page = ann.page
    seen = scored = False
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not (seen and scored):
        # Whoever has the first point may have the second one before old dice were before Ann.
        scored = scored or "1 of 5" in page.locator(".plates").inner_text()
        if page.locator("button.roll").count():
            # Nothing is thrown yet, so that nothing tumbles.
            assert page.locator(".locked .falls").count() == 0
            page.keyboard.press("r")
        elif page.locator(".writing").count():
            if page.locator("section.locked").count():
                expect(page.locator(".answers .slip")).not_to_have_count(0)
            seen = seen or page.locator("section.locked .cube").count() > 3
            if not page.locator(".paper .cube").count():
                cubes.answer(ann, 0.2)
        else:
            page.keyboard.press("Escape")
        page.wait_for_timeout(40)
    assert seen
    assert scored


def test_the_solitaire_to_its_end(guest: Callable[..., Guest]) -> None:
    """RC §8.2 Five throws on a phone: some dice again, rows filled or struck, then the sheet is full."""
    ann = guest(size=PHONE)
    cubes.seated(ann, [ME], mode="yahtzee")
    page = ann.page
    for turn, row in enumerate(("blue", "green", "red", "poker", "101")):
        cubes.throw(ann)
        assert ann.fits()
        if turn == 0:
            ann.press(ann.button("Throw some again"))
            for die in page.locator(".cup .cube").all()[:3]:
                die.tap()
            ann.button("Put 3 dice back, then roll").click()
            cubes.throw(ann)
            assert ann.button("Throw some again").count() == 0
        found = cubes.equality(page, 1, row)
        if found:
            cubes.write(page, found)
        else:
            ann.button("Strike a row").click()
        page.locator(".rows").get_by_role("button", name=re.compile(f"^{row}")).click()
        page.wait_for_timeout(200)
    # The last answer and the best there was can be looked at before the final table.
    ann.button("Final table").wait_for()
    page.locator(".answers, .best").first.wait_for()
    assert page.locator("#end-title").count() == 0
    ann.press(ann.button("Final table"))
    page.locator("#end-title").wait_for()
    ann.button("See the table").click()
    assert page.locator("table.lying td.free").count() == 0


@pytest.mark.slow
def test_a_tournament_counts_its_games(guest: Callable[..., Guest]) -> None:
    """RC §7.1 The standings follow the three games, and the last one ends it."""
    ann = guest()
    cubes.seated(ann, [ME, BOT], mode="tournament")
    page = ann.page
    page.locator("table", has_text="Tournament").wait_for()
    play(ann, rank=0.97)
    ann.button("See the table").click()
    totals = page.locator("table tbody td.total").all_inner_texts()
    assert sorted(map(int, totals)) in ([21, 30], [24, 27])
    assert "–" not in page.locator("table tbody").first.inner_text()


def test_all_together_in_italian_on_a_phone(guest: Callable[..., Guest]) -> None:
    """RC §5.2 To the end at 360 pixels: nothing in English, nothing sideways, nothing too small to press."""
    ann = guest(size=PHONE, language="it")
    cubes.seated(ann, [ME, BOT], mode="all-together")
    page = ann.page
    page.locator("button.roll").click()
    page.locator(".writing").wait_for()
    assert ann.fits()
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button')].filter((node) => node.offsetParent)
          .map((node) => [node.getBoundingClientRect(), node.outerHTML.slice(0, 90)])
          .filter(([box]) => Math.min(box.width, box.height) < 43.5).map(([, html]) => html)"""
    )
    assert small == []
    play(ann)
    words = page.locator("body").inner_text()
    assert not re.search(r"\b(answer|dice|turn|points|best|equality|wins|roll)\b", words), words
    ann.button("Guarda il tavolo").click()
    assert ann.fits()


def test_a_secret_is_handed_over_on_one_screen(guest: Callable[..., Guest]) -> None:
    """RC §5.1 Two people at one browser: the other one's answer is not before one's eyes."""
    both = guest()
    page = both.page
    for _ in range(9):
        cubes.seated(both, [ME, {"kind": "here", "name": "Bob"}], mode="all-together")
        both.button("I am Ann").or_(page.locator("button.roll")).first.wait_for()
        if both.button("I am Ann").count():
            both.button("I am Ann").click()
        page.locator("button.roll").click()
        both.button("I am Ann").click()
        if cubes.several(page):
            break
    first = cubes.answer(both, 0.7)
    both.button("I am Bob").click()
    page.locator(".writing").wait_for()
    assert page.locator(f'[aria-label="{cubes.shown(first)}"]').count() == 0
    second = cubes.answer(both, 0.5)
    page.locator("aside.best").wait_for()
    lines = [line.get_attribute("aria-label") for line in page.locator(".slip .line").all()]
    assert lines == [cubes.shown(first), cubes.shown(second)]


def test_axe_finds_nothing_serious(guest: Callable[..., Guest], bring_axe: Callable[[Guest], None]) -> None:
    """Every screen of Rolling Cubes, by night and by day."""
    ann = guest()
    bring_axe(ann)
    cubes.seated(ann, [ME, BOT, BOT], mode="all-together")
    page = ann.page
    page.locator("button.roll").wait_for()
    said = serious(ann, "roll")
    cubes.thrown(ann, [ME, BOT, BOT], mode="all-together")
    cubes.write(page, (cubes.equality(page, 0.6) or "=")[:-1])
    said += serious(ann, "writing")
    page.keyboard.press("Delete")
    cubes.answer(ann, 0.6)
    page.locator("aside.best").wait_for()
    said += serious(ann, "best")
    ann.new_table(cubes.GAME, [ME, BOT], mode="last-die")
    page.locator("section.locked").or_(page.locator("button.roll")).first.wait_for()
    end = time.monotonic() + PATIENCE
    while not page.locator("section.locked").count():
        assert time.monotonic() < end
        if page.locator("button.roll").count():
            page.keyboard.press("r")
        elif page.locator(".writing").count() and not page.locator(".paper .cube").count():
            cubes.answer(ann, 0.2)
        else:
            page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    said += serious(ann, "last die")
    ann.new_table(cubes.GAME, [ME, BOT, BOT, BOT], mode="tournament")
    page.locator("table").wait_for()
    said += serious(ann, "tournament")
    ann.new_table(cubes.GAME, [ME], mode="yahtzee")
    cubes.throw(ann)
    ann.press(ann.button("Throw some again"))
    page.locator(".cup .cube").first.click()
    said += serious(ann, "solitaire")
    ann.open("/#/training")
    page.locator(".cup .cube").first.wait_for()
    said += serious(ann, "training")
    cubes.train(ann, 0.5)
    ann.button("Show the best").click()
    page.locator("aside.best").wait_for()
    said += serious(ann, "training, best")
    assert said == []


def test_what_one_writes_stays_when_somebody_comes_and_goes(guest: Callable[..., Guest]) -> None:
    """The figures of the table change, and the board stays as it is: dice lie on the paper where they lay."""
    ann, bob = thrown_by_link(guest)
    found = cubes.equality(ann.page, 0.5)
    assert found
    cubes.write(ann.page, found)
    bob.open()
    expect(ann.plate("Bob")).to_contain_text("away")
    expect(ann.page.locator(".paper ol .cube")).to_have_count(len(found))
    bob.open(f"/#/table/{ann.table()}")
    expect(ann.plate("Bob")).not_to_contain_text("away")
    expect(ann.page.locator(".paper ol .cube")).to_have_count(len(found))


def test_who_watches_sees_the_turns_too(guest: Callable[..., Guest]) -> None:
    """RC §9.1 Open answers and the best of turns that are over; replays have them too (`test_replay.py`)."""
    ann, other = guest(), guest()
    cubes.thrown(ann, [ME, BOT], mode="all-together")
    cubes.answer(ann, 0.5)
    ann.page.locator("aside.best").wait_for()
    other.open(f"/#/table/{ann.table()}")
    other.page.locator(".slip").first.wait_for()
    other.page.locator("aside.best").wait_for()
    assert "short" not in other.page.locator("aside.best").inner_text()
