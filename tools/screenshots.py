"""Pictures of every screen and state, from a real house: `python tools/screenshots.py [FOLDER [LOOK]]`.

Desktop and phone, by night and by day, in three languages: to be looked at, one by one. A `LOOK` is a part of
a folder's name, such as `phone` or `light`: only those then. `--readme` takes those that the README shows
instead, into `docs/pictures`. What is taken of a game stands in `tests/browser/albums`.

`--measure` lays prepared positions of every game at every size and in every language instead and writes what
does not fit into `docs/screens.md`; with a game's name only into its table. `--measure PART [FOLDER]`, with a
part of a position's words, says it on the terminal alone, each with its picture if a folder is named.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.album import BOT, ME, NAMES, Album, save, welcomed  # noqa: E402 -- on the path only now
from tests.browser.people import DESKTOP, PHONE  # noqa: E402
from tests.browser.screens import SIZES, Fault, Scene, measure  # noqa: E402
from tools import game_types  # noqa: E402
from tools.measured import put  # noqa: E402
from tools.system import CHROMIUM  # noqa: E402

from croupier import games, texts  # noqa: E402

SCREENS = ROOT / "docs" / "screens.md"


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


def boards() -> list[ModuleType]:
    """What is taken of the games of each board."""
    return [import_module(f"tests.browser.albums.{folder}") for folder in game_types.boards()]


def pages(album: Album) -> None:
    """Everything that is not a table."""
    guest, page = album.guest, album.guest.page
    first = next(iter(games.GAMES))
    choosy = max(games.GAMES, key=lambda name: len(games.options(name, games.GAMES[name].seats[-1])))
    guest.open()
    guest.become(NAMES[1])
    album.take("start", whole=True)
    for name, path, sign in (
        ("new", f"/#/new/{choosy}", ".option"),
        ("verify", "/#/verify", "textarea"),
        ("rules", f"/#/rules/{first}/4.1", ".clause"),
    ):
        guest.open(path)
        page.locator(sign).first.wait_for()
        album.take(name, whole=name == "new")
    page.locator("header > button").click()
    album.take("settings")
    page.keyboard.press("Escape")
    guest.new_table(first, [ME, {"kind": "open"}, BOT])
    page.locator(".qr").wait_for()
    album.take("waiting")


def improving(album: Album) -> None:
    """The coach, a review with mistakes tried again, one's own page and a drill."""
    guest, page = album.guest, album.guest.page
    say = partial(texts.say, language=album.language)
    first = next(iter(games.GAMES))
    guest.new_table(first, [ME, BOT, BOT], rounds="1", start="1")
    page.locator("button.roll").click()
    page.get_by_role("button", name=say("table-menu")).click()
    page.get_by_role("button", name=say("coach"), exact=True).click()
    page.get_by_role("button", name=say("coach-on")).click()
    page.get_by_role("button", name=say("coach-explain")).click()
    page.locator(".coach b").wait_for()
    album.take("coach")
    page.keyboard.press("Escape")
    guest.play()
    page.get_by_role("link", name=say("review-game")).click()
    page.locator("path.line").first.wait_for(state="attached")
    album.take("review-begun")
    page.locator("canvas").wait_for()
    album.take("review", whole=True)
    page.locator("button.line").first.click()
    album.take("review-better")
    if (again := page.get_by_role("button", name=say("review-learn-start"))).count():
        again.click()
        page.locator(".learn .choices button").first.wait_for()
        album.take("learn")
        page.locator(".learn .choices button").first.click()
        album.take("learnt")
    guest.open("/#/me")
    page.locator("section svg rect").first.wait_for()
    album.take("my-page", whole=True)
    guest.open("/#/drills")
    page.locator(".tray .legal").first.wait_for()
    album.take("drill", whole=True)
    page.locator(".tray .legal").first.click()
    page.locator("ol .mine").wait_for()
    album.take("drill-told", whole=True)


def albums(folder: Path, browser: Browser, address: str, wanted: str = "") -> None:
    """Everything, in every look that is wanted."""
    looks = [
        {"size": size, "theme": theme, "language": language}
        for size in (DESKTOP, PHONE)
        for theme, language in (("dark", "en"), ("light", "el"), ("dark", "it"))
    ]
    for look in looks:
        album = Album(folder, browser, address, guide=look["theme"] == "light", **look)
        if wanted in album.folder.name:
            pages(album)
            improving(album)
            for board in boards():
                board.pictures(album)
        album.guest.leave()


def readme(browser: Browser, address: str) -> None:
    """The start page, then what each board shows there."""
    guest = welcomed(browser, address)
    save(guest, "start")
    guest.leave()
    for board in boards():
        board.readme(browser, address)


def scenes() -> list[Scene]:
    """The prepared positions of every board."""
    return [scene for board in boards() for scene in board.scenes()]


def measured(browser: Browser, address: str, game: str) -> None:
    """Every position of a game at every size in every language, as its table in the docs."""
    positions: dict[int, set[str]] = {}
    worst: dict[tuple[int, str], dict[str, int]] = {}
    found: list[Fault] = []
    for scene, size, language, faults, _ in measure(
        browser, address, [scene for scene in scenes() if scene.game == game]
    ):
        positions.setdefault(scene.seats, set()).add(scene.name)
        row = worst.setdefault((scene.seats, language), dict.fromkeys((one.name for one in SIZES), 0))
        row[size.name] = max([row[size.name], *(fault.pixels for fault in faults)])
        found += faults
    sizes = [size.name for size in SIZES]
    lines = [f"| Seats | Positions | Language | {' | '.join(sizes)} |", "|---" * (len(sizes) + 3) + "|"]
    for (seats, language), row in sorted(worst.items()):
        pixels = " | ".join(map(str, row.values()))
        lines.append(f"| {seats} | {len(positions[seats])} | {language} | {pixels} |")
    lines += [str(fault) for fault in found]
    put(SCREENS, game, f"python tools/screenshots.py --measure {game}", lines)


def looked(browser: Browser, address: str, part: str, folder: str | None) -> None:
    """The positions whose words have this part: what does not fit, and pictures."""
    wanted = [scene for scene in scenes() if part in str(scene)]
    for scene, size, language, faults, page in measure(browser, address, wanted):
        for fault in faults:
            print(fault, flush=True)
        if folder:
            name = f"{scene.game}-{scene.seats}-{scene.name}-{size.width}x{size.height}-{language}"
            Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(folder) / f"{''.join(c if c.isalnum() else '-' for c in name)}.png")


def main() -> None:
    """All pictures into the folder named, or `screenshots`; or those of the README."""
    named = sys.argv[1] if len(sys.argv) > 1 else "screenshots"
    if named in ("-h", "--help"):
        print(__doc__)
        return
    with house() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        if named == "--readme":
            readme(browser, address)
        elif named == "--measure" and len(sys.argv) > 2 and sys.argv[2] not in games.GAMES:
            looked(browser, address, sys.argv[2], (*sys.argv[3:4], None)[0])
        elif named == "--measure":
            for game in sys.argv[2:3] or games.GAMES:
                measured(browser, address, game)
        else:
            albums(Path(named), browser, address, *sys.argv[2:3])
        browser.close()


if __name__ == "__main__":
    main()
