"""The pictures of Vegas Showdown."""

from __future__ import annotations

from playwright.sync_api import Browser

from tests.browser.album import BOT, ME, Album, save, welcomed
from tests.browser.showdown import Hotelier


def pictures(album: Album) -> None:
    """A game: the market, a limit, laying, dialogs, the scoring line by line."""
    guest, page = album.guest, album.guest.page
    guest.new_table("vegas-showdown", [ME, *[BOT] * (4 if album.full else 2)])
    owner = Hotelier(guest)
    taken: dict[str, int] = {}
    owner.meet("choose")
    for key, sign in (("b", ".limiting[aria-pressed=true]"), ("f", "dialog[open] table")):
        page.keyboard.press("1")
        page.keyboard.press(key)
        page.locator(sign).wait_for()
        album.take(f"showdown-key-{key}", whole=album.phone and key == "b")
        page.keyboard.press("Escape" if key == "f" else key)
    page.locator(".small button.one").first.click()
    album.take("showdown-enlarged")
    page.keyboard.press("Escape")

    def watch(seen: list[str]) -> None:
        many = taken[seen[0]] = taken.get(seen[0], 0) + 1
        if many in (1, 5, 14):
            album.take(f"showdown-{seen[0]}-{many}", whole=album.phone)
        if seen[0] == "final":
            while page.locator(".final tbody tr").count() < 7:
                page.locator(".final button.on").click()
            album.take("showdown-diamonds", whole=album.phone)

    owner.play(200, watch)
    page.wait_for_timeout(1500)
    album.take("showdown-end")


def readme(browser: Browser, address: str) -> None:
    """An auction with some rooms on every sheet."""
    guest = welcomed(browser, address)
    guest.new_table("vegas-showdown", [ME, BOT, BOT, BOT])
    owner = Hotelier(guest, seed=4)
    for _ in range(24):
        owner.step(owner.meet("roll", "lay", "choose"))
    while (seen := owner.meet("roll", "lay", "choose"))[0] != "choose":
        owner.step(seen)
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(2500)
    save(guest, "vegas-showdown")
    guest.leave()
