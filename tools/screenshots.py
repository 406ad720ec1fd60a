"""Pictures of every screen and state, from a real house: `python tools/screenshots.py [FOLDER [LOOK]]`.

Desktop and phone, by night and by day, in three languages: to be looked at, one by one. A `LOOK` is a part of
a folder's name, such as `phone` or `light`: only those then. `--readme` takes those that the README shows
instead, into `docs/pictures`.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import CHROMIUM  # noqa: E402 -- the repository is on the path only now
from tests.browser.people import DESKTOP, PHONE, STEP, Guest  # noqa: E402
from tests.browser.showdown import Hotelier  # noqa: E402
from tools import cube_pictures  # noqa: E402

BOT = {"kind": "bot", "level": "easy"}
NAMES = ("Ann", "Maximiliana von und zu H")
#: Which moments of a kind are worth a picture.
WORTH = {"choose": (1, 4, 7), "tile": (1, 2, 3, 4, 5, 6), "payout": (1, 2, 4, 7)}
SEEN = """
() => {
  const see = (query) => [...document.querySelectorAll(query)].some((node) => node.offsetParent);
  if (see('#end-title')) return 'end';
  if (see('dialog[open] .inside button.main')) return 'curtain';
  if (see('button.roll')) return 'roll';
  if (see('.tray .legal')) return 'choose';
  if (see('.ask button.choice')) return 'tile';
  if (see('.turn .caption')) return 'payout';
  return 'wait';
}
"""


@contextmanager
def house() -> Iterator[str]:
    """A house that runs as long as the pictures are taken."""
    with tempfile.TemporaryDirectory() as data:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.house", data],
            cwd=ROOT,
            env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PATH": "/usr/bin:/bin"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait(timeout=20)


class Album:
    """The pictures of one size, theme and language."""

    def __init__(self, folder: Path, browser: Browser, address: str, **wishes: Any) -> None:
        size = "phone" if wishes["size"] == PHONE else "desktop"
        self.folder = folder / f"{size}-{wishes['theme']}-{wishes['language']}"
        self.guest = Guest(browser, address, **wishes)
        self.phone = wishes["size"] == PHONE

    def take(self, name: str, whole: bool = False) -> None:
        """One picture, of the whole page if asked; says what does not fit the screen."""
        page = self.guest.page
        page.wait_for_timeout(450)
        self.folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        if not self.guest.fits():
            print(f"{self.folder.name}/{name} must be scrolled sideways")
        hidden = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        if hidden > 0 and not whole:
            print(f"{self.folder.name}/{name} goes on for {hidden} pixels")

    def pages(self) -> None:
        """Everything that is not a table."""
        guest = self.guest
        guest.open()
        guest.become(NAMES[1])
        self.take("start", whole=True)
        for name, path, sign in (
            ("new", "/#/new/las-vegas-royale", ".option"),
            ("verify", "/#/verify", "textarea"),
            ("rules", "/#/rules/las-vegas-2012/4.1", ".clause"),
        ):
            guest.open(path)
            guest.page.locator(sign).first.wait_for()
            self.take(name, whole=name == "new")
        guest.page.locator("header > button").click()
        self.take("settings")
        guest.page.keyboard.press("Escape")
        guest.new_table("las-vegas-2012", [{"kind": "me"}, {"kind": "open"}, BOT])
        guest.page.locator(".qr").wait_for()
        self.take("waiting")

    def game(self, name: str, game: str, seats: list[dict[str, Any]], **options: Any) -> None:
        """One game from its first roll to its end, with a picture of each kind of moment."""
        guest = self.guest
        guest.new_table(game, seats, **options)
        guest.page.locator(".casino").first.wait_for()
        taken: dict[str, int] = {}
        end = time.monotonic() + 60
        while time.monotonic() < end:
            moment: str = guest.page.evaluate(SEEN)
            many = taken[moment] = taken.get(moment, 0) + 1
            if moment == "end":
                guest.page.wait_for_timeout(1500)
                self.take(f"{name}-end")
                return
            if moment != "wait" and many in WORTH.get(moment, (1, 4)):
                self.take(f"{name}-{moment}-{many}")
            if moment != "payout" or many > max(WORTH["payout"]):
                guest.page.evaluate(STEP)
            guest.page.wait_for_timeout(60)

    def showdown(self, name: str, seats: list[dict[str, Any]]) -> None:
        """A game of Vegas Showdown: the market, a limit, laying, dialogs, the scoring line by line."""
        guest, page = self.guest, self.guest.page
        guest.new_table("vegas-showdown", seats)
        owner = Hotelier(guest)
        taken: dict[str, int] = {}
        owner.meet("choose")
        for key, sign in (("b", ".limiting[aria-pressed=true]"), ("f", "dialog[open] table")):
            page.keyboard.press("1")
            page.keyboard.press(key)
            page.locator(sign).wait_for()
            self.take(f"{name}-key-{key}", whole=self.phone and key == "b")
            page.keyboard.press("Escape" if key == "f" else key)
        page.locator(".small button.one").first.click()
        self.take(f"{name}-enlarged")
        page.keyboard.press("Escape")

        def watch(seen: list[str]) -> None:
            many = taken[seen[0]] = taken.get(seen[0], 0) + 1
            if many in (1, 5, 14):
                self.take(f"{name}-{seen[0]}-{many}", whole=self.phone)
            if seen[0] == "final":
                while page.locator(".final tbody tr").count() < 7:
                    page.locator(".final button.on").click()
                self.take(f"{name}-diamonds", whole=self.phone)

        owner.play(200, watch)
        page.wait_for_timeout(1500)
        self.take(f"{name}-end")

    def afterwards(self) -> None:
        """Replay and dice check of the game just played."""
        guest, table = self.guest, self.guest.table()
        guest.open(f"/#/replay/{table}/30")
        guest.page.locator(".casino").first.wait_for()
        self.take("replay")
        guest.open(f"/#/verify/{table}")
        guest.page.locator(".verdict").wait_for()
        self.take("verified")


def readme(browser: Browser, address: str) -> None:
    """The start page, a table of each edition of Las Vegas, and a phone."""
    folder = ROOT / "docs" / "pictures"
    folder.mkdir(exist_ok=True)
    shown: tuple[tuple[tuple[int, int], str, int, dict[str, Any]], ...] = (
        (DESKTOP, "las-vegas-2012", 4, {}),
        (DESKTOP, "las-vegas-six", 6, {"bandit": "on"}),
        (DESKTOP, "las-vegas-royale", 4, {"tiles": "6"}),
        (PHONE, "las-vegas-2012", 4, {}),
    )
    for size, game, seats, options in shown:
        guest = Guest(browser, address, size=size)
        guest.open()
        guest.become(NAMES[0])
        guest.page.reload()
        guest.page.locator(".shelf").wait_for()
        if size == DESKTOP:
            save(guest, folder / "start.png")
        guest.new_table(game, [{"kind": "me"}, *[BOT] * (seats - 1)], start="1", **options)
        for _ in range(2):
            guest.play(until="chose")
            guest.play(until="rolled")
        guest.page.locator(".tray .legal, .ask .choice").first.wait_for()
        guest.page.wait_for_timeout(600)
        save(guest, folder / f"{game}{'-phone' if size == PHONE else ''}.png")
        guest.leave()


def readme_cubes(browser: Browser, address: str) -> None:
    """An equality of Rolling Cubes that both sides agree on."""
    guest = Guest(browser, address)
    guest.open()
    guest.become(NAMES[0])
    guest.new_table("rolling-cubes", [{"kind": "me"}, BOT, BOT, BOT], mode="all-together")
    cube_pictures.writing(guest)
    guest.page.wait_for_timeout(600)
    save(guest, ROOT / "docs" / "pictures" / "rolling-cubes.png")
    guest.leave()


def readme_showdown(browser: Browser, address: str) -> None:
    """An auction of Vegas Showdown with some rooms on every sheet."""
    guest = Guest(browser, address)
    guest.open()
    guest.become(NAMES[0])
    guest.new_table("vegas-showdown", [{"kind": "me"}, BOT, BOT, BOT])
    owner = Hotelier(guest, seed=4)
    for _ in range(24):
        owner.step(owner.meet("roll", "lay", "choose"))
    while (seen := owner.meet("roll", "lay", "choose"))[0] != "choose":
        owner.step(seen)
    guest.page.mouse.move(0, 0)
    guest.page.wait_for_timeout(2500)
    save(guest, ROOT / "docs" / "pictures" / "vegas-showdown.png")
    guest.leave()


def save(guest: Guest, path: Path) -> None:
    """A picture with a palette, half common colours, half rare ones: the felt's grain weighs little then."""
    picture = Image.open(io.BytesIO(guest.page.screenshot())).convert("RGB")
    palette = Image.new("P", (1, 1))
    palette.putpalette(
        [
            part
            for method in (Image.Quantize.MEDIANCUT, Image.Quantize.MAXCOVERAGE)
            for part in (picture.quantize(128, method=method).getpalette() or [])[: 3 * 128]
        ]
    )
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def album(folder: Path, browser: Browser, address: str, wanted: str = "") -> None:
    """Everything, in every look that is wanted."""
    looks = [
        {"size": size, "theme": theme, "language": language}
        for size in (DESKTOP, PHONE)
        for theme, language in (("dark", "en"), ("light", "el"), ("dark", "it"))
    ]
    for look in looks:
        pictures = Album(folder, browser, address, guide=look["theme"] == "light", **look)
        if wanted not in pictures.folder.name:
            pictures.guest.leave()
            continue
        pictures.pages()
        pictures.game("vegas", "las-vegas-2012", [{"kind": "me"}, BOT, BOT], rounds="1", start="1")
        pictures.afterwards()
        pictures.game("six", "las-vegas-six", [{"kind": "me"}, *[BOT] * 5], rounds="1", bandit="on")
        both = [{"kind": "me"}, {"kind": "here", "name": "Bob"}]
        pictures.game("royale", "las-vegas-royale", [*both, *[BOT] * 3], rounds="1", tiles="6")
        pictures.showdown("showdown", [{"kind": "me"}, *[BOT] * (2 if look["theme"] == "dark" else 4)])
        cube_pictures.all_pictures(pictures, 1 if look["theme"] == "dark" else 5)
        pictures.guest.leave()


def main() -> None:
    """All pictures into the folder named, or `screenshots`; or those of the README."""
    named = sys.argv[1] if len(sys.argv) > 1 else "screenshots"
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        if named == "--readme":
            readme(browser, address)
            readme_cubes(browser, address)
            readme_showdown(browser, address)
        else:
            album(Path(named), browser, address, *sys.argv[2:3])
        browser.close()


if __name__ == "__main__":
    main()
