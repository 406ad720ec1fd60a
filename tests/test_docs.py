"""The documentation builds without a warning, its examples are true, and it leaves nothing out."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from bench.figures import FIGURES
from bench.lab import questions
from tools import learning_curve, system
from typer.main import get_command

import croupier
from croupier.cli.main import app
from croupier.core.rules import Event, Rules

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted(path for path in DOCS.rglob("*.md") if "_build" not in path.parts),
]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The documentation as pages; a warning is an error."""
    folder = tmp_path_factory.mktemp("docs")
    options = ["-W", "--keep-going", "-q", "-b", "html", "-d", str(folder / "trees")]
    # A thousand names in the contents of every page take a quarter of the time, and no test reads them.
    options += ["-D", "toc_object_entries=0"]
    command = [sys.executable, "-m", "sphinx", *options, str(DOCS), str(folder / "html")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return folder / "html"


def test_every_page_is_built(built: Path) -> None:
    wanted = {path.relative_to(DOCS).with_suffix(".html") for path in PAGES if DOCS in path.parents}
    wanted = {path for path in wanted if path.suffixes == [".html"]}
    assert {path for path in wanted if not (built / path).is_file()} == set()


def test_the_protocol_is_documented(built: Path) -> None:
    """Every name of `Rules` and every module of the core has its place among the public names."""
    page = read(built / "api.html")
    members = [name for name in vars(Rules) if not name.startswith("_")]
    assert len(members) > 20
    assert [name for name in members if f'id="croupier.core.rules.Rules.{name}"' not in page] == []
    modules = [path.stem for path in (ROOT / "src/croupier/core").glob("*.py") if path.stem != "__init__"]
    assert [name for name in modules if f"croupier.core.{name}" not in read(DOCS / "api.md")] == []


def test_every_view_and_event_is_documented(built: Path) -> None:
    """What bots are given and what they choose, of every game that is here."""
    page = read(built / "api.html")
    kinds, shared = set(), set()
    for game in croupier.GAMES.values():
        rules = croupier.rules(game.name, game.seats[-1])
        view = type(rules.view(rules.start(), None))
        kinds.add(f"{view.__module__}.{view.__qualname__}")
    waiting: list[type[Event]] = [Event]
    while waiting:
        kind = waiting.pop()
        name = f"{kind.__module__}.{kind.__qualname__}"
        for below in kind.__subclasses__():
            if below.__module__.startswith("croupier.games."):
                waiting.append(below)
                shared |= {name} if below.__qualname__ != kind.__qualname__ else set()
        kinds.add(name)
    wanted = sorted(kinds - shared)
    assert len(wanted) > 40
    assert [name for name in wanted if f'id="{name}"' not in page] == []


def test_simulation_values_and_solvers_are_documented() -> None:
    """Every module that has no game in its name; what games declare themselves is found by `evaluator`."""
    page = read(DOCS / "api.md")
    of_games = ("cubes", "lasvegas", "royale", "showdown")
    for folder in ("sim", "solve", "value"):
        modules = {path.stem for path in (ROOT / "src/croupier" / folder).glob("*.py")} - {
            "__init__",
            "parts",
        }
        named_modules = sorted(name for name in modules if not name.startswith(of_games))
        assert [name for name in named_modules if f"croupier.{folder}.{name}" not in page] == []


def test_a_clause_is_a_paragraph_of_its_own(built: Path) -> None:
    page = read(built / "rules" / "las-vegas-2012.html")
    assert "<p><strong>4.1</strong> First, at every casino" in page


def test_every_command_is_documented() -> None:
    commands = list(get_command(app).commands)  # type: ignore[attr-defined]
    page = read(DOCS / "commands.md")
    assert len(commands) >= 5
    assert [name for name in commands if f"`croupier {name}" not in page] == []


def test_every_game_is_named() -> None:
    """In the start page with its citation, and with a rules page that is linked."""
    start = read(DOCS / "index.md")
    for game in croupier.GAMES.values():
        assert f"(rules/{game.name}.md)" in start
        row = next(line for line in start.splitlines() if f"(rules/{game.name}.md)" in line)
        assert row.endswith(f"| {game.seats[0]} to {game.seats[-1]} | `{game.cite}` |")
        assert f"docs/rules/{game.name}.md" in read(ROOT / "README.md")


def test_the_readme_shows_the_two_commands() -> None:
    """How to play stands before the first heading, alone; how to check further down."""
    text = read(ROOT / "README.md")
    first, *_ = text.split("\n## ")
    assert re.findall(r"^```\n(.*?)^```", first, flags=re.MULTILINE | re.DOTALL) == ["make play\n"]
    assert "`make test`" in text


def test_the_readme_says_what_the_tests_install() -> None:
    told = read(ROOT / "README.md").rpartition("`make test`")[2]
    assert [package for package in system.NEEDED if f"`{package}`" not in told] == []


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_links_between_files_lead_somewhere(path: Path) -> None:
    text = re.sub(r"^```.*?^```", "", read(path), flags=re.MULTILINE | re.DOTALL)
    for target in re.findall(r"\]\(([^)\s#]+)(?:#[^)]*)?\)", text):
        if "://" not in target:
            assert (path.parent / target).exists(), f"{named(path)} links to {target}"


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_examples_in_the_text_are_true(path: Path) -> None:
    """Every block with a prompt is run."""
    blocks = re.findall(r"^```python\n(.*?)^```", read(path), flags=re.MULTILINE | re.DOTALL)
    for number, block in enumerate(blocks):
        if ">>>" in block:
            test = doctest.DocTestParser().get_doctest(block, {}, f"{named(path)} {number}", None, 0)
            runner = doctest.DocTestRunner()
            runner.run(test)
            assert runner.failures == 0
        else:
            compile(block, named(path), "exec")


def test_make_targets_that_are_named_exist() -> None:
    makefile = read(ROOT / "Makefile")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, flags=re.MULTILINE))
    for path in PAGES:
        named_targets = set(re.findall(r"^make ([a-z-]+)", read(path), flags=re.MULTILINE))
        assert named_targets <= targets, named(path)


def test_decisions_have_one_form() -> None:
    """Context, decision, consequences; numbered without a gap."""
    paths = sorted((DOCS / "decisions").glob("*.md"))
    assert [int(path.name[:4]) for path in paths] == list(range(1, len(paths) + 1))
    assert len(paths) >= 11
    for path in paths:
        headings = re.findall(r"^## (.*)", read(path), flags=re.MULTILINE)
        assert headings[:3] == ["Context", "Decision", "Consequences"], path.name


def test_one_click_goes_through_what_is_there() -> None:
    """Every row of the walk names a file, and a function, a class or a property that stands in it."""
    rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \|", read(DOCS / "one-click.md"), flags=re.MULTILINE)
    assert len(rows) > 20
    for file, name in rows:
        python = rf"\b(def|class) {name}\b"
        script = rf"^  (private )?(async )?{name}\(|function {name}\(|const \{{[^}}]*\b{name}\b[^}}]*\}}"
        found = re.search(python if file.endswith(".py") else script, read(ROOT / file), flags=re.MULTILINE)
        assert found, f"{file} has no {name}"


def test_the_citation_names_this_version() -> None:
    assert f"\nversion: {croupier.__version__}\n" in read(ROOT / "CITATION.cff")


def test_every_page_with_measured_figures_says_how_to_measure_them() -> None:
    measured = {path.name for path in DOCS.glob("*.md") if "<!-- measured" in read(path)}
    assert len(measured) > 8
    assert measured - FIGURES.keys() == set()
    page = read(DOCS / "research.md")
    assert [name for name in FIGURES if f"]({name})" not in page] == []
    for command in (command for commands in FIGURES.values() for command in commands):
        words = command.removeprefix("-m ").split(" ")[0]
        file = words if words.endswith(".py") else f"{words.replace('.', '/')}.py"
        assert (ROOT / file).is_file() or (ROOT / "src" / file).is_file(), command


def test_what_a_page_says_was_run_is_what_runs_again() -> None:
    """The command above each measured block is one of the page's, but for where it writes."""
    where, found = re.compile(r" (--write|docs/).*"), 0
    for page, commands in FIGURES.items():
        listed = {where.sub("", command) for command in commands}
        for said in re.findall(
            r"<!-- measured .*-->\n`python (-m (?:bench|tests)\.[^`]*)`", read(DOCS / page)
        ):
            assert where.sub("", said) in listed, page
            found += 1
    assert found > 12


def test_the_learning_curve_is_that_of_its_table() -> None:
    curve = learning_curve.points(read(learning_curve.PAGE))
    assert len(curve) > 5 and learning_curve.PICTURE.read_text("utf-8") == learning_curve.drawn(curve)


def test_the_laboratory_answers_questions_of_every_game() -> None:
    """Each has a place in the page, an answer in a sentence above it, and the command that was run."""
    page = read(DOCS / "lab.md")
    asked = re.findall(r"^### (.*)$", page, flags=re.MULTILINE)
    assert len(asked) >= 12 and set(asked) == {question.words for question in questions()}
    for words in asked:
        name = re.escape(words)
        place = rf"### {name}\n\n\*\*[^*]+\*\*\n\n<!-- measured {name} -->\n(.*?)\n<!-- end"
        told = re.search(place, page, flags=re.DOTALL)
        assert told and "\n| the " in told[1] and "`croupier lab " in told[1], words
    assert [name for name in croupier.GAMES if f"`croupier lab {name} " not in page] == []
