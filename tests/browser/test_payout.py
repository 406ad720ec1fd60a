"""A round is paid casino by casino, with the plates counting along, and can be read until one goes on."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PATIENCE, Guest
from tests.games.lasvegas.tables import las_vegas, rolled
from tests.games.royale.tables import at, royale

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}

#: Notes what the table shows, whenever that changes: the casino in the light, Ann's money and dice.
WATCH = """
() => {
  globalThis.seen = [];
  globalThis.lines = [];
  const look = () => {
    const lit = document.querySelectorAll('.casino.resting').length;
    const casino = lit ? document.querySelector('.casino:not(.resting)')?.dataset.casino : undefined;
    const plate = document.querySelector('[data-seat="1"] .facts')?.textContent ?? '';
    const ranks = [...document.querySelectorAll('.casino:not(.resting) .rank')].map((one) => one.textContent);
    const cancelled = document.querySelectorAll('.casino:not(.resting) .cancelled').length;
    const now = JSON.stringify([casino ?? '', plate.trim().split(/\\s+/), ranks, cancelled]);
    if (casino && seen.at(-1) !== now) {
      seen.push(now);
      lines.push(document.querySelectorAll('.moves .words').length);
    }
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}
"""


def vegas() -> tuple[str, int, dict[str, Any], str]:
    """Two at a table of 2012: equals at casino 1, two ranks at casino 3, the last die at casino 5."""
    rules = las_vegas(seats=2, neutral=False)
    bills = {1: (60, 30), 3: (90, 40), 5: (50,)}
    state = rolled(rules, "roll 5", bills=bills, dice={1: (2, 2), 3: (3, 1)})
    return "las-vegas-2012", 2, {"neutral": "off"}, rules.position(state)


def six() -> tuple[str, int, dict[str, Any], str]:
    """The same at a table of Six for five; Ann has a die on the bandit, too."""
    rules = las_vegas("las-vegas-six", 5, bandit=True)
    bills = {1: (60, 30), 3: (90, 40), 5: (50,), 7: (100,)}
    dice = {1: (2, 2, 0, 0, 0), 3: (3, 1, 0, 0, 0)}
    state = rolled(rules, "roll 5", bills=bills, dice=dice, bandit={2: (0, 1, 0)})
    return "las-vegas-six", 5, {"bandit": "on"}, rules.position(state)


def with_tiles() -> tuple[str, int, dict[str, Any], str]:
    """The same at a table of Royale for two, where two bills lie at every casino."""
    rules = royale(2, tiles=3, neutral=False)
    dice = {1: {0: 2, 1: 2}, 3: {0: 3, 1: 1}}
    state = at(rules, roll="roll 5", dice=dice, chips={0: 2, 1: 2}, bills={3: (90, 40), 5: (50, 30)})
    return "las-vegas-royale", 2, {"tiles": "3", "neutral": "off"}, rules.position(state)


def begins(ann: Guest, prepared: tuple[str, int, dict[str, Any], str], speed: str) -> Page:
    """Ann, alone against bots, has one die left, and nobody else has any."""
    game, seats, options, position = prepared
    page = ann.open()
    ann.become("Ann")
    table = ann.new_table(game, [ME, *[BOT] * (seats - 1)], start="1", speed=speed, **options)
    page.locator(".casino").first.wait_for()
    ann.lay(table, position)
    page.locator(".tray .legal").wait_for()
    page.evaluate(WATCH)
    return page


@pytest.mark.parametrize("prepare", [vegas, six, with_tiles])
def test_a_round_is_paid_casino_by_casino(guest: Callable[..., Guest], prepare: Callable[[], Any]) -> None:
    """LV12 §4.1-4.3 Equals cancel, ranks are given, bills go to plates; then a summary stays."""
    ann = guest(size=(1280, 650))
    ann.page.clock.install()
    page = begins(ann, prepare(), "normal")
    page.locator("[data-casino='5'].open .whole").click()
    summary = page.locator(".summary")
    end = time.monotonic() + PATIENCE
    while not summary.is_visible():
        assert time.monotonic() < end
        page.clock.run_for(250)
    expect(summary).to_contain_text(re.compile(r"Round 1 of \d is paid"))
    seen = [json.loads(one) for one in page.evaluate("seen")]
    casinos = [casino for casino, *_ in seen]
    paid = casinos[1:] if casinos[0] == "5" else casinos  # where the last dice come first
    assert paid == sorted(paid) and {"1", "3", "5"} <= set(paid)
    assert any(casino == "1" and cancelled == 2 for casino, _, _, cancelled in seen)
    assert any(casino == "3" and ranks == ["1", "2"] for casino, _, ranks, _ in seen)
    counted = [int(word[1:].replace(",", "")) for _, plate, *_ in seen for word in plate if word[:1] == "$"]
    assert counted == sorted(counted) and len(set(counted)) >= 3, "money comes bill by bill"
    dice = [int(plate[0]) for _, plate, *_ in seen]
    assert dice == sorted(dice) and dice[0] == 0 and len(set(dice)) >= 3, "dice come back casino by casino"

    lines = page.evaluate("lines")
    assert lines == sorted(lines) and len(set(lines)) >= 3, "the log follows"

    assert summary.evaluate("(one) => one.scrollHeight <= one.clientHeight"), "all rows are in view"
    rows = summary.locator("tbody tr")
    expect(rows.nth(0)).to_contain_text("You")
    expect(rows.nth(0)).to_contain_text(f"${counted[-1]:,}")
    expect(rows.nth(1)).to_contain_text("$40,000")
    if rows.count() > 2:
        expect(rows.nth(2)).to_have_text(re.compile("nothing.*nothing", re.DOTALL))
    expect(page.locator("[data-seat='1'] .money")).to_have_text(f"${counted[-1]:,}")
    expect(page.locator(".turn .round")).to_contain_text("Round 1 of ")
    page.clock.run_for(60_000)
    expect(summary.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(summary).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".turn .round")).to_contain_text("Round 2 of ")


#: Notes whatever reaches out of its row at a casino, whenever the table changes, and the sums that are seen.
ROWS = """
() => {
  globalThis.cut = [];
  globalThis.sums = [];
  const look = () => document.querySelectorAll('.casino li').forEach((row) => {
    const box = row.getBoundingClientRect();
    sums.push(row.querySelector('.prize')?.textContent ?? '');
    for (const part of row.querySelectorAll('.rank, .letter, .strength, .prize, .die')) {
      const one = part.getBoundingClientRect();
      const over = one.left < box.left - 0.5 || one.right > box.right + 0.5;
      if (over) cut.push(`${part.className} ${row.textContent}`);
    }
  });
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}
"""


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_what_a_winner_gets_is_never_cut_on_a_phone(
    guest: Callable[..., Guest], size: tuple[int, int]
) -> None:
    """A rank, a letter, a number of two figures and $100,000 stand whole in a row, also while it is paid."""
    rules = royale(3, tiles=3, neutral=False)
    dice = {1: {0: 1, 1: 2}, 2: {0: 2, 1: 1}, 3: {0: 11, 1: 10}, 5: {0: 1, 1: 3, 2: 2}, 6: {1: 2, 2: 1}}
    bills = {1: (100, 100), 2: (100, 30), 3: (100, 100), 5: (100, 70), 6: (100, 80)}
    biggies = {0: 2, 1: 1}
    state = at(rules, roll="roll 4", dice=dice, bills=bills, biggies=biggies, chips={0: 2, 1: 2, 2: 2})
    ann = guest(size=size)
    ann.page.clock.install()
    prepared = "las-vegas-royale", 3, {"tiles": "3", "neutral": "off"}, rules.position(state)
    page = begins(ann, prepared, "normal")
    page.evaluate(ROWS)
    if size[0] < size[1]:
        # Whose Biggy lies at a casino is drawn, whatever it would win.
        assert page.locator("[data-casino='2'] li", has=page.locator(".die.big")).count() == 1
    page.locator("[data-casino='4'].open .whole").click()
    end = time.monotonic() + PATIENCE
    while not page.locator(".summary").is_visible():
        assert time.monotonic() < end
        page.clock.run_for(250)
    assert set(page.evaluate("cut")) == set()
    assert "100" in page.evaluate("sums")


#: Notes dice that travel over the table.
TRAVEL = """
() => {
  globalThis.travelled = [];
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => {
    if (node.style?.position === 'fixed' && node.querySelector('.die')) travelled.push(node);
  }))).observe(document.body, { childList: true });
}
"""


def test_dice_travel_and_a_payout_is_skipped_at_any_point(guest: Callable[..., Guest]) -> None:
    """A key or a click on the table leads to the summary, which stays; the next one leads on."""
    ann = guest(size=(1280, 650), still=False)
    ann.page.clock.install()
    page = begins(ann, vegas(), "leisurely")
    page.evaluate(TRAVEL)
    # From here on the page's time passes in small steps: it stands still while the test looks and clicks.
    page.clock.pause_at(datetime.now() + timedelta(minutes=1))
    casino = page.locator("[data-casino='5']")
    casino.locator(".whole").click()
    resting = page.locator(".casino.resting").first
    end = time.monotonic() + PATIENCE
    while not resting.is_visible():
        assert time.monotonic() < end
        page.clock.run_for(50)
    assert page.evaluate("travelled.length") == 1, "the die goes from the hand to its casino"
    page.locator(".strip").click(position={"x": 3, "y": 3})
    expect(page.locator(".summary")).to_contain_text("Round 1 of 4 is paid")
    assert "3" not in {json.loads(one)[0] for one in page.evaluate("seen")}, "nothing was left to skip"
    page.clock.resume()
    page.keyboard.press("Escape")
    expect(page.locator(".summary")).to_have_count(0)
    expect(page.locator(".turn .round")).to_contain_text("Round 2 of ")
