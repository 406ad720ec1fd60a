"""What axe, the checker of accessibility, says to a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.people import Guest

#: By night everything is checked; the day has other colours and nothing else.
WHOLE: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = WHOLE | {"runOnly": ["color-contrast", "link-in-text-block"]}
CHECK = "async (asked) => (await axe.run(document, asked)).violations"
_AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def load_axe(someone: Guest) -> None:
    """Loads axe into every page this person opens from now on; tests get it as the fixture `bring_axe`."""
    someone.context.add_init_script(_AXE.read_text())


def serious(someone: Guest, screen: str) -> list[str]:
    """What axe finds serious here, by night and by day."""
    said = []
    for theme, asked in (("dark", WHOLE), ("light", COLOURS)):
        someone.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        someone.page.wait_for_timeout(350)
        found: list[dict[str, Any]] = someone.page.evaluate(CHECK, asked)
        said += [
            f"{screen}, {theme}: {one['id']} {one['nodes'][0]['html'][:160]}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
    return said
