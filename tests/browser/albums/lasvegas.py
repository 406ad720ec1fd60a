"""The pictures of Las Vegas: a table of either box, its replay and its dice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser

from croupier import games
from tests.browser.album import BOT, ME, Album, save, welcomed
from tests.browser.people import DESKTOP, PHONE, STEP
from tests.browser.screens import Scene
from tests.games.lasvegas.tables import las_vegas, rolled

#: Which moments of a kind are worth a picture.
WORTH = {"choose": (1, 4, 7), "tile": (1, 2, 3, 4, 5, 6), "payout": (1, 2, 4, 7)}
SEEN = """
() => {
  const see = (query) => [...document.querySelectorAll(query)].some((node) => node.offsetParent);
  if (see('#end-title')) return 'end';
  if (see('dialog[open] .inside button.main')) return 'curtain';
  if (see('button.roll')) return 'roll';
  if (see('.tray .legal')) return 'choose';
  if (see('.ask .choice, .casino.open')) return 'tile';
  if (see('.turn .caption')) return 'payout';
  return 'wait';
}
"""


def pictures(album: Album) -> None:
    """A table of each box, and what is left of the first."""
    played(album, "vegas", "las-vegas-2012", [ME, BOT, BOT], rounds="1", start="1")
    afterwards(album)
    played(album, "six", "las-vegas-six", [ME, *[BOT] * 5], rounds="1", bandit="on")


def played(album: Album, name: str, game: str, seats: list[dict[str, Any]], **options: Any) -> None:
    """One game from its first roll to its end, with a picture of each kind of moment."""
    guest = album.guest
    guest.new_table(game, seats, **options)
    guest.page.locator(".casino").first.wait_for()
    taken: dict[str, int] = {}
    end = time.monotonic() + 60
    while time.monotonic() < end:
        moment: str = guest.page.evaluate(SEEN)
        many = taken[moment] = taken.get(moment, 0) + 1
        if moment == "end":
            guest.page.wait_for_timeout(1500)
            album.take(f"{name}-end")
            return
        if moment != "wait" and many in WORTH.get(moment, (1, 4)):
            album.take(f"{name}-{moment}-{many}")
        if moment != "payout" or many > max(WORTH["payout"]):
            guest.page.evaluate(STEP)
        guest.page.wait_for_timeout(60)


def afterwards(album: Album) -> None:
    """Replay and dice check of the game just played."""
    guest, table = album.guest, album.guest.table()
    guest.open(f"/#/replay/{table}/30")
    guest.page.locator(".casino").first.wait_for()
    album.take("replay")
    guest.open(f"/#/verify/{table}")
    guest.page.locator(".verdict").wait_for()
    album.take("verified")


def readme(browser: Browser, address: str) -> None:
    """A table of each box, and one on a phone."""
    shown(browser, address, DESKTOP, "las-vegas-2012", 4)
    shown(browser, address, DESKTOP, "las-vegas-six", 6, bandit="on")
    shown(browser, address, PHONE, "las-vegas-2012", 4)


def shown(
    browser: Browser, address: str, size: tuple[int, int], game: str, seats: int, **options: str
) -> None:
    """A table in its second turn."""
    guest = welcomed(browser, address, size=size)
    guest.new_table(game, [ME, *[BOT] * (seats - 1)], start="1", **options)
    for _ in range(2):
        guest.play(until="chose")
        guest.play(until="rolled")
    guest.page.locator(".tray .legal, .ask .choice").first.wait_for()
    guest.page.wait_for_timeout(600)
    save(guest, f"{game}{'-phone' if size == PHONE else ''}")
    guest.leave()


#: What a placement needs: every casino with its money and dice, and the dice that were rolled.
PLACING = (".turn .round", ".casino", ".casino > .tag", ".tray .legal")
BILLS = {1: (60,), 2: (50, 10), 3: (30, 20, 10), 4: (90,), 5: (40, 10, 10), 6: (20, 20, 10)}


def scenes() -> Iterator[Scene]:
    """A first roll with all numbers, a roll between many dice, and a last one between everybody's."""
    told = {"start": "1", "money": "open"}
    for game in ("las-vegas-2012", "las-vegas-six"):
        for seats in games.GAMES[game].seats:
            yield from _boxes(game, seats, {**told, "neutral": "on"} if seats == 2 else told)
            if game == "las-vegas-six" and seats >= 5:
                yield from _boxes(game, seats, {**told, "bandit": "on"})


def _boxes(game: str, seats: int, options: dict[str, str]) -> Iterator[Scene]:
    ways: dict[str, Any] = {name: options[name] == "on" for name in ("neutral", "bandit") if name in options}
    rules = las_vegas(game, seats, **ways)
    six = game == "las-vegas-six"
    bandit = "bandit" in options
    bills: dict[int, Any] = dict(BILLS)
    if six:
        bills |= {4: (100, 10), 5: (40, 30)}
    if bandit:
        bills |= {7: (100, 30)}
    neutral = " / 1 2 4 6" if "neutral" in options else ""
    rolls = {
        "first roll": ("roll 1 2 3 4 5 6 b6" if six else "roll 1 1 2 3 4 5 6 6") + neutral,
        "amid dice": "roll 1 2 3 4",
        "last dice": "roll 2 5",
    }
    for number, (name, roll) in enumerate(rolls.items()):
        others = rules.players if number == 2 else min(rules.players, 4)
        dice = {} if number == 0 else {casino: _row(rules.players, others, casino) for casino in range(1, 7)}
        state = rolled(
            rules,
            roll,
            bills=bills,
            dice=dice,
            hands=dict.fromkeys(range(1, seats), (3, 0, 0)),
            bandit={2: (1, 1, 0), 5: (2, 2, 0), 6: (3, 1, 0)} if bandit and number else None,
            biggies={1: 3, 2: 5} if six and number else None,
        )
        state = state._replace(won=((90, 80, 60, 50, 40, 30),) * seats)
        label = f"{name}, bandit" if bandit else name
        yield Scene(label, game, seats, rules.position(state), ".tray .legal", PLACING, options)


def _row(players: int, others: int, casino: int) -> tuple[int, ...]:
    """So many players' dice at a casino: some alike, some more."""
    return tuple(1 + (player + casino) % 3 if player < others else 0 for player in range(players))
