"""The pictures of Rolling Cubes: every way to play, and training."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from playwright.sync_api import Browser

from tests.browser import cubes
from tests.browser.album import BOT, ME, Album, save, welcomed
from tests.browser.people import Guest
from tests.browser.screens import Scene
from tests.games.rollingcubes.tables import ROLL, SEVENTEEN, Played

GAME = "rolling-cubes"


def pictures(album: Album) -> None:
    """Every way to play, then training."""
    bots = 5 if album.full else 1
    for scene in (_together, _single, _last_die, _tournament):
        scene(album, bots)
    _solitaire(album)
    _training(album)


def _together(album: Album, bots: int) -> None:
    guest, page = album.guest, album.guest.page
    guest.new_table(GAME, [ME, *[BOT] * bots], mode="all-together")
    _pace(guest, "fast", "leisurely")
    page.locator("button.roll").wait_for()
    album.take("cubes-roll")
    writing(guest)
    album.take("cubes-writing")
    page.keyboard.press("Enter")
    page.locator(".answers.reveal").wait_for()
    album.take("cubes-reveal")
    page.locator("aside.best").wait_for()
    album.take("cubes-best")
    _pace(guest, "leisurely", "fast")


def _pace(guest: Guest, before: str, after: str) -> None:
    """Scenes at another pace from now on."""
    guest.page.evaluate(
        """([before, after]) => {
          localStorage['croupier.settings'] = localStorage['croupier.settings'].replace(before, after);
        }""",
        [before, after],
    )
    guest.page.reload()


def writing(guest: Guest) -> None:
    """Throws, and types an equality that is good but not the best."""
    cubes.throw(guest)
    guest.page.wait_for_timeout(1000)
    cubes.write(guest.page, cubes.equality(guest.page, 0.85) or "=")


def _single(album: Album, bots: int) -> None:
    guest, page = album.guest, album.guest.page
    guest.new_table(GAME, [ME, *[BOT] * bots], mode="one-by-one")
    _until(guest, 0.6, lambda: page.locator("aside.best").count() > 0)
    album.take("cubes-single")
    guest.new_table(GAME, [ME, *[BOT] * bots], mode="one-by-one")
    cubes.throw(guest)
    cubes.write(page, "=")
    page.keyboard.press("Enter")
    page.locator(".refused").wait_for()
    album.take("cubes-refused")


def _last_die(album: Album, bots: int) -> None:
    guest, page = album.guest, album.guest.page
    guest.new_table(GAME, [ME, *[BOT] * bots], mode="last-die")
    _until(guest, 0.2, lambda: page.locator("section.locked").count() * page.locator(".writing").count() > 0)
    album.take("cubes-locked")


def _tournament(album: Album, bots: int) -> None:
    guest, page = album.guest, album.guest.page
    guest.new_table(GAME, [ME, *[BOT] * bots], mode="tournament")
    _until(guest, 0.97, lambda: page.locator("td.total", has_text="10").count() > 0)
    album.take("cubes-tournament")


def _solitaire(album: Album) -> None:
    guest, page = album.guest, album.guest.page
    guest.new_table(GAME, [ME, BOT], mode="yahtzee")
    page.locator("button.roll").wait_for(timeout=30_000)
    cubes.throw(guest)
    page.locator("button.again").click()
    for die in page.locator(".cup .cube").all()[:3]:
        die.click()
    album.take("cubes-again")
    page.locator(".writing .main").click()
    cubes.throw(guest)
    cubes.write(page, cubes.equality(page) or "=")
    album.take("cubes-sheet")


def _training(album: Album) -> None:
    guest, page = album.guest, album.guest.page
    guest.open("/#/training")
    for rank in (0.5, 0.7, 0.6, 0.9):
        page.locator(".paper").wait_for()
        cubes.write(page, cubes.equality(page, rank) or "=")
        if rank == 0.5:
            album.take("training")
        page.keyboard.press("Enter")
        page.locator(".verdict").wait_for()
        if rank < 0.9:
            page.keyboard.press("Enter")
    page.locator(".table .buttons .button").nth(1).click()
    page.locator("aside.best").wait_for()
    album.take("training-best")


def _until(guest: Guest, rank: float, seen: Callable[[], bool], seconds: float = 60) -> None:
    """Plays until something is to be seen."""
    page = guest.page
    for _ in _while(seconds):
        if seen():
            return
        if page.locator("button.roll").count():
            page.keyboard.press("r")
        elif page.locator(".writing").count() and not page.locator(".paper .cube").count():
            cubes.answer(guest, rank)
        page.wait_for_timeout(60)


def _while(seconds: float) -> Iterable[None]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield None


def readme(browser: Browser, address: str) -> None:
    """An equality that both sides agree on."""
    guest = welcomed(browser, address)
    guest.new_table(GAME, [ME, BOT, BOT, BOT], mode="all-together")
    writing(guest)
    guest.page.wait_for_timeout(600)
    save(guest, "rolling-cubes")
    guest.leave()


#: What writing needs: every die, the paper, and everything that can be done with it.
WRITING = (".cup .cube", ".paper", ".writing")
#: An equality of that roll with most of its dice, as it is typed.
LONG = "72:4=5x5-7+0"
#: A roll, and all its dice in what looks like an equality but multiplies by zero.
ZEROS, BY_ZERO = "1 1 3 5 0 0 2 4 - x x x", "1-1=0x0x2x345"


def scenes() -> Iterator[Scene]:
    """Each way to play, with an empty paper and with a long equality; throwing some dice again.

    Between the most and the fewest seats only the long equality, which needs most room.
    """
    for mode in ("one-by-one", "all-together", "last-die", "tournament", "yahtzee"):
        fewest = 1 if mode == "yahtzee" else 2
        for seats in range(6, fewest - 1, -1):
            table = Played(mode, seats)
            if fewest < seats < 6:
                table.throw(ROLL)
                yield _scene(table, mode, "a long equality", ".writing", WRITING, keys=LONG)
                continue
            yield _scene(table, mode, "to throw", "button.roll", ("button.roll",))
            table.throw(ROLL)
            yield _scene(table, mode, "an empty paper", ".writing", WRITING)
            yield _scene(table, mode, "a long equality", ".writing", WRITING, keys=LONG)
            if mode == "yahtzee":
                again = (".cup .cube", ".writing")
                yield _scene(table, mode, "dice thrown again", ".writing", again, tap="button.again")
            if mode == "last-die":
                table.do(1, "equate 5x8=40")
                table.throw("1 3 5 2 + - x")
                text = table.rules.position(table.state._replace(seat=0))
                name = f"{mode}: dice that lie"
                yield Scene(name, GAME, seats, text, ".writing", WRITING, {"mode": mode})
    for seats in (6, 3):
        table = others_wrote(seats)
        yield _scene(table, "one-by-one", "others have written", ".writing", WRITING[1:], keys=BY_ZERO)


def others_wrote(seats: int) -> Played:
    """One by one: all others have written, and the dice of the first seat lie there."""
    table = Played("one-by-one", seats, start=1)
    for seat in range(2, seats + 1):
        table.turn(seat, ROLL, SEVENTEEN)
    table.throw(ZEROS)
    return table


def _scene(
    table: Played, mode: str, name: str, sign: str, needs: tuple[str, ...], *, keys: str = "", tap: str = ""
) -> Scene:
    text = table.rules.position(table.state)
    seats = len(table.state.points)
    return Scene(f"{mode}: {name}", GAME, seats, text, sign, needs, {"mode": mode}, tap=tap, keys=keys)
