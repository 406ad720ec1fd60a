"""Somebody who plays Vegas Showdown in a browser: what there is to do, and doing it by hand or by key."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable

from playwright.sync_api import TimeoutError as PlaywrightTimeout

from croupier.games.showdown.load import shipped
from tests.browser.people import Guest
from tests.games.showdown.tables import listed, opening, play, rules

#: What a person could do next; spots on the sheet by their place on the screen.
SEE = """
() => {
  const dead = (node) => node.disabled || node.getAttribute('aria-disabled') === 'true';
  const shown = (node) => node.offsetParent && !dead(node);
  const see = (query) => [...document.querySelectorAll(query)].filter(shown);
  if (see('#end-title').length) return ['over'];
  if (see('.final button.done').length) return ['final'];
  if (see('button.roll').length) return ['roll'];
  const laying = see('.cells.open')[0];
  if (laying) {
    const dots = [...laying.querySelectorAll('.dot')].map((dot) => dot.dataset.spot);
    const ends = see('.sheet [data-event]').map((button) => button.dataset.event);
    return ['lay', ...dots.map((spot) => 'spot ' + spot), ...ends];
  }
  const bids = see('.space.open').map((space) => `bid ${space.dataset.lot} ${space.dataset.price}`);
  const lots = see('.lot.open button.head').map((head) => 'lot ' + head.closest('.lot').dataset.lotName);
  const acts = see('.turn [data-event]').map((button) => button.dataset.event);
  return bids.length + lots.length + acts.length ? ['choose', ...bids, ...lots, ...acts] : ['wait'];
}
"""


def short_set() -> str:
    """The shipped set with stacks of five premier rooms instead of ten: a game of half the length."""

    def fewer(found: re.Match[str]) -> str:
        copies = {"fancy-slots": 3, "table-games": 2}.get(found["id"], 1)
        room = re.sub(r"copies = \d+", f"copies = {copies}", found[0])
        return re.sub(r"backs = .*", f"backs = {{ a = {copies}, b = 0 }}", room)

    premier = r'id = "(?P<id>[a-z-]+)"\nname = .*\ncolour = .*\nkind = "premier"(?:\n.+)*'
    text = re.sub(premier, fewer, shipped().text)
    return text.replace("small = 26\nmedium = 20\nlarge = 17", "small = 21\nmedium = 15\nlarge = 12")


def comes_to_lay(room: str) -> str:
    """The position in which the first of three seats has bought a room and is to lay it."""
    return _comes_to("store", lambda _: (f"bid {room}",))


def comes_to_renovate() -> str:
    """The position in which the first of three seats has its workbench open, with three rooms laid."""
    return _comes_to("cancel", lambda laid: ("build", "bid slots" if laid < 3 else "renovate"))


def _comes_to(asked: str, wishes: Callable[[int], tuple[str, ...]]) -> str:
    """Where the first seat is asked this: it does as it wishes, the others seek publicity."""
    game = rules()
    state = opening(game)
    while asked not in (here := listed(game, state)):
        wanted = wishes(len(state.sheets[0])) if game.turn(state) == (0,) else ()
        can = [event for wish in (*wanted, "publicity") for event in here if event.startswith(wish)]
        state = play(game, state, (can or here)[0])
    return game.position(state)


def begin_with(guest: Guest, table: str, position: str) -> None:
    """Lays a position in which this guest has to lay rooms, and waits until the page shows it."""
    guest.lay(table, position)
    guest.page.locator(".cells.open").wait_for()


class Hotelier:
    """A guest at a table of Vegas Showdown, who chooses at random and remembers what was done."""

    def __init__(self, guest: Guest, seed: int = 1) -> None:
        self.guest = guest
        self.page = guest.page
        self.done: list[str] = []
        self.chance = random.Random(seed)

    def sees(self) -> list[str]:
        """The moment, then all that can be done."""
        seen: list[str] = self.page.evaluate(SEE)
        return seen

    def meet(self, *moments: str, seconds: float = 120) -> list[str]:
        """Waits for one of these moments; scenes are skipped."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.sees()
            if seen[0] in moments:
                return seen
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(30)
        raise AssertionError(
            f"no {moments} after {seconds} s: {self.page.locator('main').inner_text()[:500]}"
        )

    def play(self, seconds: float, watch: Callable[[list[str]], None] = lambda _: None) -> None:
        """Plays to the end with the mouse; `watch` is called at every moment that is not waiting."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.meet("over", "final", "roll", "lay", "choose")
            watch(seen)
            if seen[0] == "over":
                return
            self.step(seen)
        raise AssertionError(f"not over after {seconds} s; done: {self.done[-5:]}")

    def step(self, seen: list[str]) -> None:
        """One thing, as a person with a mouse or a finger would do it."""
        moment, *offers = seen
        self.done.append(moment)
        if moment == "final":
            self.page.locator(".final button.done").click()
        elif moment == "roll":
            self.page.locator("button.roll").click()
        elif moment == "lay":
            self.lay(offers)
        else:
            self.choose(offers)
        self.page.wait_for_timeout(30)

    def lay(self, offers: list[str]) -> None:
        """Lays a room where a dot says it fits; without one, stores it or ends."""
        spots = [offer for offer in offers if offer.startswith("spot ")]
        ends = [offer for offer in offers if not offer.startswith("spot ")]
        if spots:
            spot = self.chance.choice(spots).removeprefix("spot ")
            dot = self.page.locator(f'.cells.open .dot[data-spot="{spot}"]')
            dot.evaluate("dot => dot.scrollIntoView({ block: 'center' })")
            box = dot.bounding_box()
            assert box
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            self.press(next(end for end in ("store", "done", "cancel") if end in ends))

    def choose(self, offers: list[str]) -> None:
        """A cheap bid, or one of the other actions now and then."""
        lots = [offer for offer in offers if offer.startswith("lot ")]
        bids = [offer for offer in offers if offer.startswith("bid ")]
        acts = [offer for offer in offers if not offer.startswith(("lot ", "bid "))]
        if lots and not bids:
            self.page.locator(f'[data-lot-name="{lots[0][4:]}"] button.head').click()
            return
        choice = self.chance.choice([*bids[:4], *acts])
        self.done[-1] = choice
        if choice.startswith("bid "):
            _, lot, price = choice.split()
            self.bid(lot, int(price))
        else:
            self.press(choice)

    def bid(self, lot: str, price: int) -> None:
        """Clicks on a space of a track, and says that the bid shall stand."""
        confirm = self.page.locator(".turn .confirm")
        self.point(lot, price)
        try:
            confirm.wait_for(timeout=3000)
        except PlaywrightTimeout:
            # Where something was decided a moment ago a second press does not count.
            self.point(lot, price)
        confirm.click()

    def point(self, lot: str, price: int) -> None:
        """Clicks on a space of a track."""
        self.page.locator(f'.space.open[data-lot="{lot}"][data-price="{price}"]').click()

    def press(self, event: str) -> None:
        """Presses the button of an event."""
        self.page.locator(f'[data-event="{event}"]:visible').first.click()
