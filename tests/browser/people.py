"""A person at a browser: what one does at a table, and what went wrong in the page meanwhile."""

from __future__ import annotations

import json
import re
import time
import urllib.request
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Request, TimeoutError

DESKTOP = (1280, 800)
PHONE = (360, 740)
#: Seconds after which a game is said to hang: many times what it takes on a busy machine with two cores.
PATIENCE = 300.0
#: The next thing a person would do, done at once, as fast as the page allows it; `wanted` is preferred.
STEP = """
(wanted) => {
  const shown = (node) => node.offsetParent && !node.disabled;
  const see = (query) => [...document.querySelectorAll(query)].find(shown);
  if (see('#end-title')) return 'over';
  const hand = see('dialog[open] .inside button.main');
  if (hand) { hand.click(); return 'handed'; }
  const roll = see('button.roll, button.final');
  if (roll) { roll.click(); return 'rolled'; }
  const choice = (wanted && see(wanted)) ?? see('.tray .legal')
    ?? see('.ask [data-event], .casino.open [data-event]') ?? see('.ask .choice, .casino.open .whole');
  if (choice) { choice.click(); return 'chose'; }
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  return 'waits';
}
"""
#: Notes everything a screen reader is told.
LISTEN = """
() => {
  globalThis.heard = [];
  const announcer = document.querySelector('#announcer');
  new MutationObserver(() => heard.push(announcer.textContent))
    .observe(announcer, { childList: true, characterData: true, subtree: true });
}
"""
#: Notes what something on the page says, however soon it is gone again.
NOTE = """
(what) => {
  globalThis.noted = [];
  new MutationObserver(() => {
    const text = document.querySelector(what)?.textContent;
    if (text && noted.at(-1) !== text) noted.push(text);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}
"""
#: Counts what the house says over sockets.
COUNT = """
globalThis.told = 0;
globalThis.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', () => (told += 1));
  }
};
"""


class Guest:
    """Somebody with a browser context of their own."""

    def __init__(
        self,
        browser: Browser,
        house: str,
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "dark",
        guide: bool = False,
        still: bool = True,
        speed: str = "instant",
        name: str | None = None,
    ) -> None:
        self.house = house
        self.speed = speed
        self.errors: list[str] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion="reduce" if still else "no-preference",
            locale=language,
            service_workers="block",
        )
        kept = {"language": language, "theme": theme, "guide": guide, "speed": speed}
        self.context.add_init_script(f"localStorage['croupier.settings'] ??= {json.dumps(json.dumps(kept))}")
        self.context.add_init_script(COUNT)
        self.page = self.context.new_page()
        self.page.set_default_timeout(60_000)
        self._watch(self.page)
        self.name = name

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on(
            "console",
            lambda said: self.errors.append(said.text) if said.type == "error" else None,
        )
        page.on("request", self._request)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.house, "data:", "blob:")):
            self.errors.append(f"a request to somewhere else: {request.url}")

    def leave(self) -> None:
        """Closes the browser."""
        self.context.close()

    def open(self, path: str = "/") -> Page:
        """Goes to a page of the house."""
        self.page.goto(self.house + path)
        return self.page

    def become(self, name: str) -> None:
        """Says one's name, in the settings."""
        self.page.get_by_role("button", name=re.compile("Settings|Impostazioni|Ρυθμίσεις")).click()
        self.page.locator("#own-name").fill(name)
        self.page.locator("form .button").last.click()
        self.page.locator("form [role=status]", has_text=name).wait_for()
        self.page.keyboard.press("Escape")

    def api(self, method: str, path: str, body: object | None = None) -> Any:
        """Asks the house over HTTP, as this person."""
        return self.page.evaluate(
            """async ([method, path, body]) => {
              const person = JSON.parse(localStorage.getItem('croupier.person'));
              const answer = await fetch('/api' + path, {
                method,
                headers: { 'Content-Type': 'application/json', Authorization: 'Bearer ' + person?.secret },
                ...(body === null ? {} : { body: JSON.stringify(body) }),
              });
              const text = await answer.text();
              return answer.headers.get('Content-Type').includes('json') ? JSON.parse(text) : text;
            }""",
            [method, path, body],
        )

    def new_table(
        self,
        game: str,
        seats: list[dict[str, Any]],
        *,
        clock: Any = None,
        speed: str | None = None,
        **options: object,
    ) -> str:
        """Opens a table over HTTP and goes there; returns its id."""
        wish = {"game": game, "seats": seats, "options": options, "clock": clock}
        wish["speed"] = speed or self.speed
        opened = self.api("POST", "/tables", wish)
        table: str = opened["table"]["id"]
        kept = json.dumps(opened["links"])
        self.page.evaluate(
            "([table, links]) => localStorage.setItem('croupier.links.' + table, links)", [table, kept]
        )
        self.page.goto(f"{self.house}/#/table/{table}")
        return table

    def lay(self, table: str, position: str) -> None:
        """Lets a table go on from a prepared position, and waits until this page has heard of it."""
        told = self.page.evaluate("told")
        self._prepare(f"lay/{table}", position)
        self.page.wait_for_function("(before) => told > before", arg=told)

    def wait(self, table: str, milliseconds: int) -> None:
        """Lets a table and this person's page believe that somebody was asked so much earlier."""
        self._prepare(f"wait/{table}", milliseconds)
        self.page.evaluate("(by) => { const real = Date.now; Date.now = () => real() + by; }", milliseconds)

    def older(self, table: str, evaluator: str) -> None:
        """Lets the review of a table be one of an older evaluator."""
        self._prepare(f"older/{table}", evaluator)

    def _prepare(self, path: str, value: object) -> None:
        body, head = json.dumps(value).encode(), {"Content-Type": "application/json"}
        urllib.request.urlopen(urllib.request.Request(f"{self.house}/{path}", body, head)).close()

    def invites(self, friend: Guest, name: str) -> None:
        """Gives the first free seat of this table to a friend, by its link."""
        friend.page.goto(self.page.locator(".waiting input").first.input_value())
        friend.page.get_by_label("Your name").fill(name)
        friend.button("Sit down").click()
        for one in (self, friend):
            one.page.locator("section.turn").wait_for()

    def plate(self, name: str) -> Locator:
        """The plate of a player."""
        return self.page.locator(".plate", has_text=name)

    def table(self) -> str:
        """The table of the page's address."""
        found = re.search(r"#/(?:table|replay)/([^/]+)", self.page.url)
        assert found, self.page.url
        return found[1]

    def play(self, seconds: float = PATIENCE, until: str = "over") -> list[str]:
        """Does what there is to do until the game is over; returns what was done."""
        done: list[str] = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            step: str = self.page.evaluate(STEP)
            if step != "waits":
                done.append(step)
            if step == until:
                return done
            self.page.wait_for_timeout(25)
        raise AssertionError(
            f"after {seconds} s the page still shows: {self.page.locator('main').inner_text()[:600]}"
        )

    def fits(self) -> bool:
        """Whether nothing must be scrolled sideways."""
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        return wide

    def press(self, button: Locator) -> None:
        """Presses a button until it is gone: where something was just decided, it stays shut for a moment."""
        button.wait_for()
        while button.is_visible():
            with suppress(TimeoutError):
                button.click(timeout=1_000)
                button.wait_for(state="hidden", timeout=1_000)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name)
