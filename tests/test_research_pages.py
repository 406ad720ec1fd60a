"""The pages for researchers do what they say: their blocks and their commands run."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import duckdb
import pytest

from croupier import games
from croupier.core.record import write
from tests.cli.conftest import Run, run  # noqa: F401  the fixture
from tests.finished import played

DOCS = Path(__file__).parent.parent / "docs"
#: Smaller than the pages say, where size changes nothing but the time.
SMALL = {"--games": "10", "--accounts": "0", "--better-games": "0", "--jobs": "1"}


def blocks(page: str, language: str) -> list[str]:
    """The blocks of a page in a language, those without one by an empty name."""
    text = (DOCS / page).read_text(encoding="utf-8")
    found = re.findall(r"^```(\w*)\n(.*?)^```$", text, flags=re.MULTILINE | re.DOTALL)
    return [block for named, block in found if named == language]


def test_every_block_on_environments_runs() -> None:
    pytest.importorskip("pyspiel")
    there: dict[str, Any] = {}
    found = blocks("environments.md", "python")
    assert len(found) == 4
    for block in found:
        exec(compile(block, "environments.md", "exec"), there)
    assert there["tables"].num_envs == 4096 and there["victories"].sum() > 1000
    assert there["state"].is_terminal() and not there["agents"].agents


def test_every_block_on_data_runs(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    """The files that it names are there: simulated games, and games that were kept."""
    monkeypatch.chdir(tmp_path)
    rules = games.rules("las-vegas-six", 2, rounds=1, neutral=False)
    Path("my-games").mkdir()
    write(played(rules, "t-1"), Path("my-games/t-1.croupier"))
    write(played(rules, "t-2"), Path("game.croupier"))
    bots = ("--bots", "greedy,random,random,random")
    assert run("simulate", "las-vegas-2012", "--games", "40", *bots, "--parquet", "games.parquet").code == 0
    there: dict[str, Any] = {}
    (block,) = blocks("data.md", "python")
    exec(compile(block, "data.md", "exec"), there)
    assert there["frame"].height == 2 and len(there["chosen"]) > 10 and there["rows"].num_rows == 160
    (asked,) = blocks("data.md", "sql")
    means, facts = asked.strip().split(";\n")
    with duckdb.connect() as base:
        rows = base.execute(means).fetchall()
        assert {row[0] for row in rows} == {"greedy", "random"} and sum(
            row[2] for row in rows
        ) == pytest.approx(1)
        assert '"schema": "games/1"' in base.execute(facts).fetchall()[0][0]


def commands(page: str) -> list[list[str]]:
    """The commands of a page as words, without the program's name, made small."""
    lines = [line for block in blocks(page, "") for line in block.splitlines()]
    found = [shlex.split(line.rpartition("&& ")[2])[1:] for line in lines if "croupier " in line]
    for words in found:
        for option, value in SMALL.items():
            if option in words:
                words[words.index(option) + 1] = value
            elif words[0] == "lab" and option != "--jobs":
                words += [option, value]
    return found


def test_the_bot_of_the_page_meets_others(
    run: Run,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As the page says: saved as `mine.py`, from the same folder; then the learned one, from the examples."""
    (own,) = blocks("write-a-bot.md", "python")
    (tmp_path / "mine.py").write_text(own)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(DOCS.parent / "examples"))
    found = commands("write-a-bot.md")
    assert [words[0] for words in found] == ["arena", "arena"]
    for words in found:
        done = run(*words)
        assert (done.code, done.err) == (0, "")
    assert "mine:Patient" in run(*found[0]).out
    sys.modules.pop("mine", None)


def test_every_command_on_the_laboratory_runs(
    run: Run,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    found = commands("lab.md")
    assert len(found) >= 4
    for words in found:
        if "vegas-showdown" in words:
            words += ["--bots", "random", "--better", "greedy"]
        done = run(*words)
        assert (done.code, done.err) == (0, ""), words
    assert Path("tiles.html").exists()
