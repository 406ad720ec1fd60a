"""Questions of single games over HTTP: typed, refused at the border, only about tables of their game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from croupier.core.game import Game
from croupier.games import GAMES
from tests.server.remote import call, somebody
from tests.server.running import Running

CUBES, SHOWDOWN = "/api/games/rolling-cubes", "/api/games/vegas-showdown"
SEATS = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house; whatever is asked of it, it never breaks."""
    folder = tmp_path_factory.mktemp("house")
    with Running(folder / "data", CROUPIER_SEARCHES_PER_MINUTE="2") as found:
        yield found
    assert "Traceback" not in (folder / "serve.log").read_text()


def opened(server: Running, game: str) -> str:
    """A new table."""
    secret = somebody(server.address, "Ann")
    status, found = call(server.address, "POST", "/api/tables", {"game": game, "seats": SEATS}, secret)
    assert status == 201
    return str(found["table"]["id"])


@pytest.mark.parametrize(
    ("name", "more"), [("training-answer", {"equality": "1+1=2"}), ("training-best", {})]
)
def test_a_seal_of_elsewhere_is_refused(server: Running, name: str, more: dict[str, str]) -> None:
    """Dice that the house has not thrown are neither judged nor solved."""
    status, problem = call(server.address, "POST", f"{CUBES}/{name}", {"sealed": "forged", **more})
    assert (status, problem["code"]) == (409, "rc-bad-roll")


def test_training_over_the_wire(server: Running) -> None:
    """A roll, an answer that is refused in words, the best, and no more than so many searches a minute."""
    status, roll = call(server.address, "POST", f"{CUBES}/training-roll", {})
    assert (status, len(roll["dice"])) == (200, 12)
    wrong = {"sealed": roll["sealed"], "equality": "7"}
    status, judged = call(server.address, "POST", f"{CUBES}/training-answer", wrong)
    assert (status, judged["points"], judged["refusal"]["code"]) == (200, None, "rc-no-equals")
    assert judged["refusal"]["words"].endswith(".")
    sealed = {"sealed": roll["sealed"]}
    status, best = call(server.address, "POST", f"{CUBES}/training-best", sealed)
    assert status == 200 and best["equality"]
    status, judged = call(
        server.address, "POST", f"{CUBES}/training-answer", {**sealed, "equality": best["equality"]}
    )
    assert judged == {"points": best["points"], "best": best["points"], "refusal": None}
    asked = [call(server.address, "POST", f"{CUBES}/training-best", sealed)[0] for _ in range(3)]
    assert asked[-1] == 429


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("training-roll", {"zero_dividend": 1}),
        ("training-roll", {"zero": True}),
        ("training-answer", {"sealed": "x"}),
        ("training-answer", {"sealed": "x", "equality": "1" * 1_001}),
        ("training-best", {"sealed": 7}),
    ],
)
def test_what_is_asked_wrongly_is_refused(server: Running, name: str, body: dict[str, object]) -> None:
    """A wrong type, an unknown field, a missing one, too long a text."""
    status, problem = call(server.address, "POST", f"{CUBES}/{name}", body)
    assert (status, problem["code"]) == (400, "house-bad-request")


def test_no_door_takes_a_position_or_dice(server: Running) -> None:
    """None of what people send says how a game stands; files are taken in as games that are over."""
    schema = json.loads(call(server.address, "GET", "/api/schema/openapi.json")[1])
    sent: dict[str, set[str]] = {}
    for path, methods in schema["paths"].items():
        for body in (asked["requestBody"] for asked in methods.values() if "requestBody" in asked):
            for kind in body["content"].values():
                name = kind["schema"].get("$ref", "").rpartition("/")[2]
                found = schema["components"]["schemas"][name] if name else kind["schema"]
                sent.setdefault(path, set()).update(found.get("properties", ()))
    assert "event" in sent["/api/tables/{table}/hint"] and len(sent) > 10
    standing = {"position", "state", "view", "dice", "roll", "rolled", "bills", "hands", "sheet"}
    assert {path: names & standing for path, names in sent.items() if names & standing} == {}
    assert {path for path, names in sent.items() if "record" in names} == {"/api/replays", "/api/checks"}


def test_a_question_is_about_tables_of_its_game(server: Running) -> None:
    """Another game's table has no such page, nor has a table that does not exist."""
    table = opened(server, "vegas-showdown")
    status, found = call(server.address, "GET", f"{SHOWDOWN}/tables/{table}/set")
    assert (status, found["shipped"]) == (200, True)
    assert found == call(server.address, "GET", f"{SHOWDOWN}/set")[1]
    assert call(server.address, "POST", f"{CUBES}/tables/{table}/best", {"throw": 1})[0] == 404
    other = opened(server, "las-vegas-2012")
    assert call(server.address, "GET", f"{SHOWDOWN}/tables/{other}/set")[0] == 404
    assert call(server.address, "GET", f"{SHOWDOWN}/tables/{'0' * 32}/set")[0] == 404
    assert call(server.address, "GET", "/api/games/las-vegas-2012/set")[0] == 404


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_game_with_questions_has_its_options_too(server: Running, game: Game) -> None:
    """Pages of one game by name do not hide the pages that every game has."""
    path = f"/api/games/{game.name}/options?seats="
    status, options = call(server.address, "GET", f"{path}{max(game.seats)}")
    assert status == 200 and options
    assert call(server.address, "GET", f"{path}99")[0] == 400


def test_questions_are_in_the_schema(server: Running) -> None:
    """With their types, as everything else."""
    schema = json.loads(call(server.address, "GET", "/api/schema/openapi.json")[1])
    asked = schema["paths"][f"{CUBES}/tables/{{table}}/best"]["post"]
    assert asked["summary"] and asked["responses"]["200"]["content"]["application/json"]["schema"]
    assert schema["components"]["schemas"]["BestEquality"]["properties"]["counts"]["type"] == "integer"
    assert "SetInfo" in schema["components"]["schemas"]
