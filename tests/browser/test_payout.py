"""A round is paid casino by casino, with the plates counting along, and can be read until one goes on."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Guest
from tests.games.lasvegas.tables import las_vegas, rolled

#: Notes what the table shows, whenever that changes: the casino in the light, Ann's money and dice.
WATCH = """
() => {
  globalThis.seen = [];
  const look = () => {
    const lit = document.querySelectorAll('.casino.resting').length;
    const casino = lit ? document.querySelector('.casino:not(.resting)')?.dataset.casino : undefined;
    const plate = document.querySelector('[data-seat="1"] .facts')?.textContent ?? '';
    const ranks = [...document.querySelectorAll('.casino:not(.resting) .rank')].map((one) => one.textContent);
    const cancelled = document.querySelectorAll('.casino:not(.resting) .cancelled').length;
    const now = JSON.stringify([casino ?? '', plate.trim().split(/\\s+/), ranks, cancelled]);
    if (casino && seen.at(-1) !== now) seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}
"""


def test_a_round_is_paid_casino_by_casino(guest: Callable[..., Guest]) -> None:
    """LV12 §4.1-4.3 Equals cancel, ranks are given, bills go to plates; then a summary stays."""
    ann = guest(size=(1280, 650), speed="fast")
    ann.open()
    ann.become("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.new_table("las-vegas-2012", seats, neutral="off", start="1")
    ann.invites(guest(), "Bob")
    rules = las_vegas(seats=2, neutral=False)
    state = rolled(
        rules,
        "roll 5",
        bills={1: (60, 30), 3: (90, 40), 5: (50,)},
        dice={1: (2, 2), 3: (3, 1)},
    )
    ann.lay(table, rules.position(state))
    page = ann.page
    page.locator(".tray .legal").wait_for()
    page.evaluate(WATCH)
    page.locator("[data-casino='5'].open .whole").click()
    summary = page.locator(".summary")
    expect(summary).to_contain_text("Round 1 of 4 is paid")
    seen = [json.loads(one) for one in page.evaluate("seen")]
    casinos = [casino for casino, *_ in seen]
    assert casinos[0] == "5", "the last dice come first"
    assert casinos[1:] == sorted(casinos[1:]) and set(casinos[1:]) == {"1", "3", "5"}
    assert any(casino == "1" and cancelled == 2 for casino, _, _, cancelled in seen)
    assert any(casino == "3" and ranks == ["1", "2"] for casino, _, ranks, _ in seen)
    rows = summary.locator("tbody tr")
    expect(rows.nth(0)).to_contain_text("Ann")
    expect(rows.nth(0)).to_contain_text("$140,000")
    expect(rows.nth(1)).to_contain_text("$40,000")
    expect(ann.plate("Ann")).to_contain_text("$140,000")
    expect(page.locator(".turn .round")).to_contain_text("Round 1 of 4")
    expect(summary.get_by_role("button", name="Go on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(summary).to_have_count(0)
    expect(page.locator(".turn .round")).to_contain_text("Round 2 of 4")
