"""A package on its own brings a game and a bot; what is broken, forbidden or smuggled in is not imported."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import croupier as product
from croupier.core.reading import load
from tests.plugin.conftest import ROOT, Run, package, with_path
from tests.server.remote import call, somebody
from tests.server.running import Running

SOURCES = Path(product.__file__).parent


def test_it_obeys_the_laws_of_all_games(installed: Path) -> None:
    """`conformance.check` is public, and an author's first test."""
    code = (
        "from croupier import rules; from croupier.core import conformance;"
        "conformance.check(rules('pig', seats=3, target=50), games=5)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=with_path(installed), check=True, timeout=120)


def test_it_is_there_in_every_command(croupier: Run, tmp_path: Path) -> None:
    """`games`, `rules`, `simulate`, `arena`, `lab`: as one of ours; what it does not have is said."""
    assert "pig                Pig" in croupier("games").stdout
    assert croupier("rules", "pig", "2.1").stdout.startswith("2.1  Roll the die.")
    found = croupier("simulate", "pig", "--seats", 2, "--bots", "hold,random", "--games", 40, "--json")
    figures = json.loads(found.stdout)
    assert figures["game"] == "pig" and figures["path"] == "engine"
    rated = croupier("arena", "pig", "--seats", 2, "--bots", "hold,random,greedy", "--games", 20, "--json")
    assert json.loads(rated.stdout)["standings"][0]["bot"] == "hold"
    asked = (
        "lab",
        "pig",
        "--seats",
        2,
        "--vary",
        "target=50,100",
        "--games",
        20,
        "--better-games",
        4,
        "--json",
    )
    answers = json.loads(croupier(*asked, "--accounts", 0).stdout)
    assert [one["label"] for one in answers["variants"]] == ["target=50", "target=100"]
    assert "--accounts 0 asks for everything else" in croupier(*asked).stderr
    assert "pig has no drills" in croupier("drill", "pig").stderr


#: A game that is Pig by another name, with a command `games` and one that has no possible parameter.
HOG = """
from dataclasses import replace
from croupier.core.game import Command, ImportPath, Parameter
from croupier_pig.game import PIG
from croupier_pig.rules import Pig

class Hog(Pig):
    name = "hog"

def make(seats, values):
    return Hog(seats, int(values["target"]))

run = ImportPath("hog:make")
oink = Command("oink", "", run, (Parameter("not a name", ""),))
GAME = replace(PIG, name="hog", make=run, commands=(Command("games", "", run), oink))
"""


def test_its_own_command_is_offered(croupier: Run, tmp_path: Path) -> None:
    """In the help and by its name; one with the name of ours is not, and one that cannot be made is named."""
    assert "pig-turn" in croupier("--help").stdout
    assert croupier("pig-turn").stdout.startswith("Holding at 20: 8.142 points a turn on average, nothing in")
    assert croupier("pig-turn", "--at", 2).stdout.startswith("Holding at 2: 3.333 points")
    assert croupier("pig-turn", "--below", 2).returncode == 2
    package(tmp_path, "hog", HOG, "croupier.games", "hog = hog:GAME")
    found = croupier("--help", folders=(tmp_path,))
    assert found.returncode == 0 and "pig-turn" in found.stdout and "oink" not in found.stdout
    assert "the commands of hog are left out" in found.stderr
    listed = croupier("games", folders=(tmp_path,)).stdout
    assert "pig                Pig" in listed and "hog                Pig" in listed


def test_it_is_played_in_the_terminal(croupier: Run, tmp_path: Path) -> None:
    """From the first roll to the end; the file is a record like any other, and its dice verify."""
    words = ("play", "pig", "--seats", 2, "--bots", "hold:at=25", "--option", "target=200", "--plain")
    # In a game of this length somebody rolls a 1; fewer than one in a thousand has none, and is played again.
    for game in range(6):
        file = tmp_path / f"pig{game}.croupier"
        done = croupier(*words, "--save", file, typed="\nhold\n" * 400)
        assert done.returncode == 0, done.stderr
        if "loses" in done.stdout:
            break
    assert "Ann rolls" in done.stdout and "in this turn." in done.stdout and "loses" in done.stdout
    assert "points are yours" in done.stdout, "previews have words"
    record = load(file)
    assert record.score is not None and max(record.score) >= 200
    assert record.players[1].name == "hold:at=25"
    assert croupier("verify", file).returncode == 0
    assert croupier("replay", file, "--plain").returncode == 0


MINE = """
class Bold:
    name = "bold"

    def choose(self, view, actions, rules, source):
        return actions[0] if view.rolled < 30 else actions[1]
"""


def test_a_bot_without_a_package(croupier: Run, tmp_path: Path) -> None:
    """`module:Class` in the folder one works in meets the others, also in processes."""
    (tmp_path / "mine.py").write_text(MINE)
    words = (
        "arena",
        "pig",
        "--seats",
        2,
        "--bots",
        "mine:Bold,hold,random",
        "--games",
        20,
        "--json",
        "--jobs",
        2,
    )
    done = croupier(*words, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert {one["bot"] for one in json.loads(done.stdout)["standings"]} == {"mine:Bold", "hold", "random"}
    file = tmp_path / "game"
    done = croupier(
        "play",
        "pig",
        "--people",
        0,
        "--seats",
        2,
        "--bots",
        "mine:Bold",
        "--plain",
        "--save",
        file,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert [player.name for player in load(file).players] == ["bold", "bold"]


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("nowhere:Bot", "cannot be imported: ModuleNotFoundError"),
        ("mine:Nobody", "cannot be imported: AttributeError"),
        ("mine:Nothing", "is no bot"),
        ("mine:Loud", "is called 'Loud'"),
        ("mine:Bold:depth=3", "has no parameter 'depth=3'"),
        ("broken:Bot", "cannot be imported: ZeroDivisionError"),
    ],
)
def test_a_bot_that_is_wrong_is_one_sentence(croupier: Run, tmp_path: Path, spec: str, words: str) -> None:
    loud = MINE.replace('"bold"', '"Loud"').replace("Bold", "Loud")
    (tmp_path / "mine.py").write_text(f"{MINE}\nclass Nothing:\n    name = 'x'\n{loud}")
    (tmp_path / "broken.py").write_text("1 / 0\n")
    done = croupier("simulate", "pig", "--bots", spec, "--games", 1, cwd=tmp_path)
    assert done.returncode == 2 and words in done.stderr and "Traceback" not in done.stderr


BROKEN = {
    "raises": "1 / 0\n",
    "nogame": "GAME = 7\n",
    "norules": """
from croupier.core.game import Game, ImportPath
nowhere = ImportPath("norules:nothing")
facts = {"title": "", "seats": range(2, 3), "minutes": 1, "cite": ""}
GAME = Game(name="norules", options=nowhere, make=nowhere, view=nowhere, **facts)
""",
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_package_is_named_and_skipped(croupier: Run, tmp_path: Path, name: str) -> None:
    """The others go on; whoever asks for it is told that there is no such game."""
    package(tmp_path, name, BROKEN[name], "croupier.games", f"{name} = {name}:GAME")
    listed = croupier("games", folders=(tmp_path,))
    assert listed.returncode == 0 and "pig" in listed.stdout and f"\n{name} " not in listed.stdout
    assert f"the game {name} of {name}:GAME is left out" in listed.stderr
    played = croupier("simulate", name, folders=(tmp_path,))
    assert played.returncode == 2 and "there is no game" in played.stderr and "Traceback" not in played.stderr


def test_nobody_takes_the_name_of_a_game_of_ours(croupier: Run, tmp_path: Path) -> None:
    """What it brings is not even imported."""
    source = f"open({str(tmp_path / 'ran')!r}, 'w').close()\n"
    package(tmp_path, "thief", source, "croupier.games", "las-vegas-2012 = thief:GAME")
    assert croupier("games", folders=(tmp_path,)).returncode == 0
    assert not (tmp_path / "ran").exists()


# The house


def spying(folder: Path) -> Path:
    """A package that leaves a trace when it is imported; the trace is returned."""
    trace = folder / "imported"
    source = f"open({str(trace)!r}, 'w').close()\nfrom croupier_pig.game import PIG as GAME\n"
    source = (
        f"{source}import dataclasses\nGAME = dataclasses.replace(GAME, name='spy')\nclass Bot: name = 'spy'\n"
    )
    package(folder, "spy", source, "croupier.games", "spy = spy:GAME")
    return trace


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("spy")


@pytest.fixture(scope="module")
def house(installed: Path, folder: Path) -> Iterator[Running]:
    """A house whose host allows pig and not the spy, though both are installed."""
    spying(folder)
    path = with_path(installed, folder)["PYTHONPATH"]
    with Running(folder / "data", "--allow", "pig", PYTHONPATH=path) as running:
        yield running


SEATS = [{"kind": "me"}, {"kind": "bot", "level": "strong"}]


def test_a_house_offers_what_its_host_allowed(house: Running, folder: Path) -> None:
    """Games, options, rules page; a table with a bot of the package."""
    games = {one["name"]: one for one in call(house.address, "GET", "/api/games")[1]}
    assert games["pig"]["title"] == "Pig" and "spy" not in games
    assert call(house.address, "GET", "/api/rules/pig?language=it")[1].startswith("# Pig")
    secret = somebody(house.address, "Ann")
    status, opened = call(house.address, "POST", "/api/tables", {"game": "pig", "seats": SEATS}, secret)
    assert status == 201 and opened["table"]["title"] == "Pig"


def test_nothing_else_is_imported_whoever_names_it(house: Running, folder: Path, croupier: Run) -> None:
    """A table, options, rules, a record: a name or an import path from outside leads to a refusal."""
    secret = somebody(house.address, "Bob")
    record = "croupier 1\ntable t\ngame {game} revision 1 seats 2\noption target 100\n"
    record += 'seat 1 person "Ann"\nseat 2 bot {bot}\n---\n* die 3\n---\n'
    for name in ("spy", "spy:GAME", "spy.GAME"):
        wish = {"game": name, "seats": SEATS}
        assert call(house.address, "POST", "/api/tables", wish, secret)[0] in (400, 409)
        assert call(house.address, "GET", f"/api/games/{name}/options?seats=2")[0] in (400, 404, 409)
        assert call(house.address, "GET", f"/api/rules/{name}")[0] in (400, 404)
        told = {"record": record.format(game=name, bot="greedy")}
        assert call(house.address, "POST", "/api/replays", told, secret)[0] in (400, 409)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "spy:Bot"}]
    assert call(house.address, "POST", "/api/tables", {"game": "pig", "seats": seats}, secret)[0] == 400
    told = {"record": record.format(game="pig", bot="spy:bot")}
    call(house.address, "POST", "/api/replays", told, secret)
    assert not (folder / "imported").exists()
    croupier("games", folders=(folder,))
    assert (folder / "imported").exists(), "where everything is offered, it is imported"


def test_a_record_imports_nothing(croupier: Run, tmp_path: Path) -> None:
    """A kept game whose bot is called like a class is refused when it is to go on."""
    (tmp_path / "spy.py").write_text(
        f"open({str(tmp_path / 'imported')!r}, 'w').close()\nclass bot: name = 'b'\n"
    )
    file = tmp_path / "game"
    croupier("play", "pig", "--seats", 2, "--bots", "greedy", "--plain", "--save", file, typed="\n")
    kept = file.read_text()
    assert "bot greedy" in kept
    file.write_text(kept.replace("bot greedy", "bot spy:bot"))
    for command in (("play", "--resume", file), ("replay", file), ("verify", file)):
        assert "Traceback" not in croupier(*command, folders=(tmp_path,), cwd=tmp_path).stderr
    assert croupier("play", "--resume", file, folders=(tmp_path,)).returncode == 2
    assert not (tmp_path / "imported").exists()


def test_a_host_who_allows_what_is_not_there_is_told(croupier: Run, tmp_path: Path) -> None:
    done = croupier("serve", "--port", 0, "--data", tmp_path / "data", "--allow", "chess")
    assert done.returncode == 2 and "'chess'" in done.stderr and "Traceback" not in done.stderr


def test_import_paths_are_written_by_programmers() -> None:
    """They are made in declarations, of entry points, and of what a person wrote at the command line."""
    made = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "ImportPath"
    }
    declared = {f"games/{game}/game.py" for game in ("lasvegas", "royale", "rollingcubes", "showdown")}
    work = {"server/reviews.py", "server/wire/coaching.py"}  # what their own processes do
    assert made == {"games/__init__.py", "bots/__init__.py", "core/speech.py", *declared, *work}
    imports = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        if any(word in path.read_text(encoding="utf-8") for word in ("import_module", "__import__("))
    }
    assert imports == {"core/game.py"}
