"""Whether what a decision needs fits the screen: prepared positions, sizes, and what lies outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.album import BOT, ME, NAMES
from tests.browser.people import Guest

#: Time for a whole game: clocks are shown and none runs out.
CLOCK = {"total": 3_600_000, "move": 0}
#: Each with its name for the row of plates.
LANGUAGES = {"en": "Players", "it": "Giocatori", "el": "Παίκτες"}


@dataclass(frozen=True)
class Size:
    """A window: its name, its size in CSS pixels, and whether the page must fit it as a whole."""

    name: str
    width: int
    height: int
    #: At a desk nothing is scrolled; elsewhere what is needed for the decision is in view.
    desk: bool = False


SIZES = (
    Size("1280 × 650", 1280, 650, desk=True),
    Size("1366 × 650", 1366, 650, desk=True),
    Size("1920 × 1080", 1920, 1080, desk=True),
    Size("360 × 740", 360, 740),
    Size("390 × 844", 390, 844),
    Size("740 × 360", 740, 360),
    Size("820 × 1180", 820, 1180),
    Size("1280 × 800 at 200 %", 640, 400),
)


@dataclass(frozen=True)
class Scene:
    """A position in which somebody decides, and what must be in view for it."""

    name: str
    game: str
    seats: int
    position: str
    #: Is there once the position is shown.
    sign: str
    #: What the decision is about and what it is made with, beside what every table shows.
    needs: tuple[str, ...]
    options: dict[str, str] = field(default_factory=dict)
    #: What is tapped and typed first.
    tap: str = ""
    keys: str = ""

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {self.name}"


@dataclass(frozen=True)
class Fault:
    """Something that is not in view, or cut: by how many pixels."""

    scene: Scene
    size: Size
    language: str
    what: str
    pixels: int

    def __str__(self) -> str:
        return f"{self.scene}, {self.size.name}, {self.language}: {self.what} {self.pixels} px"


#: What every table shows: everybody's plate with its clock, one's own, what is asked.
ALWAYS = (".plate.mine", ".plate", ".plate [role=timer]", "section.turn .line")
#: What must not be cut by the box it stands in.
UNCUT = (
    ".bill, .tag, .plate .facts, section.turn .line, section.turn .round, .button, .card, .lot .name, "
    ".lot .state, .lot .gives"
)
#: What of the page lies outside the window or is cut, each with its pixels.
_MEASURE = """
([needs, desk, uncut]) => {
  const found = [];
  const root = document.documentElement, main = document.querySelector('main');
  const turn = document.querySelector('section.turn'), bar = turn.getBoundingClientRect();
  const add = (what, pixels) => { if (pixels > 1) found.push([what, Math.round(pixels)]); };
  add('sideways', Math.max(root.scrollWidth - innerWidth, main.scrollWidth - main.clientWidth));
  if (desk) add('down', Math.max(root.scrollHeight - innerHeight, main.scrollHeight - main.clientHeight));
  for (const need of needs) {
    const nodes = [...document.querySelectorAll(need)].filter((node) => node.checkVisibility());
    if (nodes.length === 0) found.push([`no ${need}`, 9999]);
    let worst = 0;
    for (const node of nodes) {
      const box = node.getBoundingClientRect();
      const beside = box.right <= bar.left + 1 || box.left >= bar.right - 1;
      const floor = turn.contains(node) || node.contains(turn) || beside || bar.bottom <= box.top + 1
        ? innerHeight : Math.min(innerHeight, bar.top + 1);
      worst = Math.max(worst, box.bottom - floor, -box.top, box.right - innerWidth, -box.left);
    }
    add(need, worst);
  }
  for (const plate of document.querySelectorAll('.plate')) {
    const box = plate.getBoundingClientRect();
    for (const node of document.querySelectorAll('[role=note]')) {
      const guide = node.getBoundingClientRect();
      const across = Math.min(box.right, guide.right) - Math.max(box.left, guide.left);
      const down = Math.min(box.bottom, guide.bottom) - Math.max(box.top, guide.top);
      add('the guide covers a plate', Math.min(across, down));
    }
  }
  add('plates without a clock', 100 * document.querySelectorAll('.plate:not(:has([role=timer]))').length);
  const cut = {};
  for (const node of document.querySelectorAll(uncut)) {
    if (!node.checkVisibility() || node.closest('dialog')) continue;
    const over = Math.max(node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight - 3);
    const hides = node.matches('.bill, .card, .facts') || getComputedStyle(node).overflow !== 'visible';
    const name = `cut ${node.className.split(' ').filter((one) => !/^s[0-9a-z]{5}$/.test(one))[0]}`;
    if (hides && over > 1) cut[name] = Math.max(cut[name] ?? 0, over);
  }
  for (const row of document.querySelectorAll('.casino li')) {
    const edge = row.getBoundingClientRect().right;
    for (const node of row.children) if (node.checkVisibility() && !node.matches('.who, .dice'))
      cut['cut row of a casino'] = Math.max(cut['cut row of a casino'] ?? 0,
        node.getBoundingClientRect().right - edge);
  }
  for (const node of document.querySelectorAll('.tile .name')) {
    const name = node.getBoundingClientRect(), tile = node.closest('.tile').getBoundingClientRect();
    if (node.checkVisibility()) cut['cut name of a tile'] = Math.max(cut['cut name of a tile'] ?? 0,
      node.scrollWidth - node.clientWidth, name.right - tile.right, name.bottom - tile.bottom);
  }
  for (const [what, pixels] of Object.entries(cut)) add(what, pixels);
  return found;
}
"""
#: Chooses another language where the settings are kept, and tells the page; says whether it is another.
_SPEAK = """
(language) => {
  const key = 'croupier.settings', kept = JSON.parse(localStorage[key]);
  if (kept.language === language) return false;
  localStorage[key] = JSON.stringify({ ...kept, language });
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}
"""
#: The house has answered in that language, and the page's own words are there.
_SPOKEN = "([before, players]) => told > before && document.querySelector('.plates')?.ariaLabel === players"
#: Everything lies where it stays: letters are there, and two frames change nothing any more.
SETTLED = """
async () => {
  await document.fonts.ready;
  const frame = () => new Promise(requestAnimationFrame);
  const shape = () => [...document.querySelectorAll('main *')].map((node) => {
    const box = node.getBoundingClientRect();
    return [box.left, box.top, box.width, box.height];
  }).join();
  let before = '';
  for (let same = 0, frames = 0; same < 2 && frames < 100; frames += 1) {
    await frame();
    const now = shape();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}
"""


def tables(scenes: Iterable[Scene]) -> Iterator[list[Scene]]:
    """Scenes that are shown at one table, one after the other."""

    def table(scene: Scene) -> tuple[str, int, tuple[tuple[str, str], ...]]:
        return scene.game, scene.seats, tuple(sorted(scene.options.items()))

    for _, group in groupby(sorted(scenes, key=table), key=table):
        yield list(group)


def measure(
    browser: Browser,
    house: str,
    scenes: Iterable[Scene],
    sizes: Sequence[Size] = SIZES,
    languages: Sequence[str] = tuple(LANGUAGES),
    **wishes: Any,
) -> Iterator[tuple[Scene, Size, str, list[Fault], Page]]:
    """Each scene in each size and language, with its faults and the page that shows it."""
    someone = Guest(browser, house, size=(1280, 800), language=languages[0], guide=True, **wishes)
    someone.open()
    someone.become(NAMES[1])
    for group in tables(scenes):
        sit(someone, group[0])
        for scene in group:
            show(someone, scene)
            for language in languages:
                speak(someone, language)
                for size in sizes:
                    yield scene, size, language, faults(someone.page, scene, size, language), someone.page
    # Who asks for the best of a throw that a laid position knows nothing of is told so.
    assert [error for error in someone.errors if "409" not in error] == []
    someone.leave()


def sit(someone: Guest, scene: Scene) -> None:
    """Sits down at a table of the scene's game and waits for one's first turn."""
    someone.page.set_viewport_size({"width": 1280, "height": 800})
    bots = [BOT] * (scene.seats - 1)
    someone.new_table(scene.game, [ME, *bots], clock=CLOCK, speed="instant", **scene.options)
    someone.page.locator("button.roll, .space.open, .writing").first.wait_for()


def show(someone: Guest, scene: Scene) -> None:
    """Lets the table go on from the scene's position, and the page begin with it."""
    page = someone.page
    page.set_viewport_size({"width": 1280, "height": 800})
    someone.lay(someone.table(), scene.position)
    page.reload()
    page.locator(scene.sign).first.wait_for()
    if scene.tap:
        page.locator(scene.tap).first.click()
    for key in scene.keys:
        page.keyboard.press(key)


def speak(someone: Guest, language: str) -> None:
    """Changes the page's language, as another tab of the same browser would."""
    page = someone.page
    told = page.evaluate("told")
    if page.evaluate(_SPEAK, language):
        page.wait_for_function(_SPOKEN, arg=[told, LANGUAGES[language]])


def faults(page: Page, scene: Scene, size: Size, language: str) -> list[Fault]:
    """What of a scene does not fit a window of this size."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.evaluate(SETTLED)
    found = page.evaluate(_MEASURE, [[*ALWAYS, *scene.needs], size.desk, UNCUT])
    return [Fault(scene, size, language, what, pixels) for what, pixels in found]
