"""What goes into the wheel: the built page with the licences of all that is in it, rules pages, texts."""

from __future__ import annotations

from hatchling.builders.wheel import WheelBuilder

from croupier import texts
from croupier.games import DECLARED
from tests.browser.test_sources import BUILT, ROOT


def test_the_wheel_has_the_page_and_all_licences(page_built: None) -> None:
    """Hatchling's own list, of which it makes the wheel: every file of the built page is in it."""
    builder = WheelBuilder(str(ROOT))
    packed = {file.distribution_path for file in builder.recurse_included_files()}
    built = {
        f"croupier/web/{file.relative_to(BUILT).as_posix()}" for file in BUILT.rglob("*") if file.is_file()
    }
    assert built <= packed
    assert {"croupier/web/licences.txt", "croupier/web/index.html"} <= built
    assert any(name.endswith(".woff2") for name in built), "the licences are those of fonts that are there"
    assert builder.metadata.core.license_files == ["LICENSE"]
    pages = {f"croupier/pages/{name}.md" for name in DECLARED}
    words = {f"croupier/texts/{language}/terminal.ftl" for language in texts.languages()}
    assert pages | words <= packed
    assert {name.split("/")[0] for name in packed} == {"croupier"}
    assert not [name for name in packed if "node_modules" in name or name.endswith((".ts", ".svelte"))]
