"""Figures of the page in headless Chromium: weight, first input, answer to a click, frames during a roll.

    python -m bench.browser [--write docs/browser.md]

Starts a house of its own and prints the figures; `--write FILE` puts them into a page.
"""

from __future__ import annotations

import argparse
import statistics
from itertools import zip_longest
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser import cubes
from tests.browser.people import Guest
from tests.browser.weight import all_files, until_a_table, weight
from tools import measured
from tools.screenshots import house
from tools.system import CHROMIUM

BOT = {"kind": "bot", "level": "easy"}

TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("las-vegas-2012", 2, {"neutral": "on"}),
    ("las-vegas-six", 6, {"bandit": "on"}),
)
ROLLS = 5
#: Clicks a button and measures until the screen shows the answer: the next frame after the page changed.
CLICK = """
(query) => new Promise((resolve) => {
  const begin = performance.now();
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - begin));
  });
  watcher.observe(document.body, { childList: true, subtree: true, attributes: true });
  document.querySelector(query).click();
})
"""
#: Notes when the first `Play now` has been drawn and can be pressed.
READY = """
requestAnimationFrame(function look() {
  if (!document.querySelector('.shelf button:not(:disabled)')) requestAnimationFrame(look);
  else requestAnimationFrame((now) => (globalThis.ready = now));
});
"""
#: Rolls and notes the time of every frame for as long as dice tumble.
FRAMES = """
() => new Promise((resolve) => {
  const times = [];
  const begin = performance.now();
  document.querySelector('button.roll').click();
  requestAnimationFrame(function frame(now) {
    times.push(now);
    if (performance.now() - begin < 1100) requestAnimationFrame(frame);
    else resolve(times.slice(1).map((time, index) => time - times[index]));
  });
})
"""


#: Types a face and measures until the page shows what the equality is worth now.
TYPE = """
(key) => new Promise((resolve) => {
  const begin = performance.now();
  const watcher = new MutationObserver(() => {
    watcher.disconnect();
    resolve(performance.now() - begin);
  });
  const paper = document.querySelector('.paper');
  watcher.observe(paper, { childList: true, subtree: true, characterData: true });
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
})
"""


def typing(guest: Guest) -> list[float]:
    """Milliseconds until each die was scored while some equalities of all thirteen are typed."""
    page = guest.page
    guest.open("/#/training")
    found: list[float] = []
    for _ in range(5):
        page.locator(".paper .soft").wait_for()
        page.wait_for_timeout(1100)
        roll = cubes.dice(page)
        digits, signs = roll[:8], roll[8:] + "="
        row = "".join(map("".join, zip_longest(digits, signs, fillvalue="")))
        found += [page.evaluate(TYPE, face) for face in row]
        page.get_by_role("button", name="Give up").click()
        page.get_by_role("button", name="Next roll").click()
    return found


def measure(guest: Guest, game: str, seats: int, **options: str) -> dict[str, Any]:
    """The figures of one game."""
    page = guest.page
    page.add_init_script(READY)
    guest.open()
    while (first := page.evaluate("globalThis.ready ?? 0")) == 0:
        page.wait_for_timeout(50)
    guest.become("Ann")
    guest.new_table(game, [{"kind": "me"}, *[BOT] * (seats - 1)], start="1", **options)
    clicks: list[float] = []
    frames: list[float] = []
    for _ in range(ROLLS):
        roll, summary = page.locator("button.roll"), page.locator(".summary")
        roll.or_(summary).first.wait_for(timeout=30_000)
        # Who has placed all dice may see the round paid before they roll again.
        if summary.is_visible():
            page.keyboard.press("Escape")
            roll.wait_for(timeout=30_000)
        page.wait_for_timeout(300)
        frames += page.evaluate(FRAMES)
        page.locator(".tray .legal").first.wait_for()
        page.wait_for_timeout(700)
        clicks.append(page.evaluate(CLICK, ".tray .legal"))
        page.keyboard.press("Escape")
    return {"first": first, "clicks": clicks, "frames": frames}


def main() -> None:
    """Prints the figures with what they are held to; writes them into a page if one is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", type=Path, metavar="FILE")
    given = parser.parse_args()
    lines = [f"JavaScript and CSS of all boards: {weight(all_files()) / 1000:.1f} kB gzip (below 320)"]
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for game, seats, option in TABLES:
            guest = Guest(browser, address, still=False, speed="normal")
            lines.append(f"{game}, {seats} seats: {told(measure(guest, game, seats, **option))}")
            guest.leave()
        guest = Guest(browser, address, still=False)
        first = weight(until_a_table(guest))
        lines.insert(1, f"of these until a first table is there: {first / 1000:.1f} kB (below 210)")
        guest.leave()
        guest = Guest(browser, address, still=False)
        guest.open()
        typed = typing(guest)
        guest.leave()
        browser.close()
    scored = (
        f"mean {statistics.mean(typed):.1f} ms, worst of {len(typed)} dice {max(typed):.1f} ms (below 16)"
    )
    lines.append(f"Rolling Cubes, an equality scored while typed: {scored}")
    print("\n".join(lines))
    if given.write is not None:
        measured.put(given.write, "page", "python -m bench.browser", lines)


def told(found: dict[str, Any]) -> str:
    """The figures of one game."""
    frames, clicks = found["frames"], found["clicks"]
    return "; ".join(
        (
            f"first input {found['first']:.0f} ms (below 1,000)",
            f"click answered, worst of {len(clicks)}, {max(clicks):.0f} ms (below 100)",
            f"{1000 / statistics.mean(frames):.1f} frames a second in rolls (at least 50)",
            f"longest of {len(frames)} frames {max(frames):.0f} ms (below 100)",
        )
    )


if __name__ == "__main__":
    main()
