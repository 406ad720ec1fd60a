"""The HTTP half: who may do what, what is refused and how, and what the house forgets."""

from __future__ import annotations

import json
import re
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from itsdangerous import URLSafeSerializer
from schemathesis.core.result import Ok
from schemathesis.generation.modes import GenerationMode

from croupier import texts
from croupier.server.links import SeatLinks
from croupier.server.table.refusals import Refused
from tests.server.remote import announce, call, somebody
from tests.server.running import Running
from tests.server.test_nginx import PAGE

GAME = "las-vegas-2012"
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house is."""
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    """One server for all of these; whatever is asked of it, it never breaks."""
    with Running(
        folder / "data",
        CROUPIER_TABLES_PER_MINUTE="100000",
        CROUPIER_REQUEST_BURST="1000000",
        CROUPIER_WORK_BURST="100000",
        CROUPIER_ADDRESS_WORK_BURST="100000",
    ) as found:
        yield found
    assert "Traceback" not in (folder / "serve.log").read_text()


def opened(server: Running, secret: str, **wish: object) -> tuple[int, dict[str, object]]:
    """A table, as wished."""
    status, body = call(server.address, "POST", "/api/tables", {"game": GAME, "seats": SEATS, **wish}, secret)
    return status, body


def test_headers_of_every_answer(server: Running) -> None:
    """Strict policy, no sniffing, no framing, no referrer; API answers are not kept."""
    for path in ("/", "/plain/", "/health", "/api/games", "/api/nothing"):
        request = urllib.request.Request(f"{server.address}{path}")
        try:
            with urllib.request.urlopen(request) as answer:
                headers = answer.headers
        except urllib.error.HTTPError as error:
            headers = error.headers
            error.close()
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert (headers["cache-control"] == "no-store") is path.startswith("/api")
        assert headers["server"] is None and headers["set-cookie"] is None


BAD_TABLES = [
    ({"game": "chess"}, 409, GAME),
    ({"options": {"money": "gold"}}, 409, "memory"),
    ({"options": {"colour": "red"}}, 409, "money"),
    ({"seats": [{"kind": "me"}]}, 409, "2"),
    ({"seats": [{"kind": "bot"}] * 3}, 409, None),
    ({"seats": [{"kind": "king"}] * 3}, 400, None),
    ({"seats": []}, 400, None),
    ({"more": 1}, 400, None),
    ({"clock": {"total": -1}}, 400, None),
    ({"clock": {"total": 10_000, "move": 1e300}}, 400, None),
]


@pytest.mark.parametrize(("wish", "status", "allowed"), BAD_TABLES)
def test_a_bad_wish_says_what_is_allowed(
    server: Running, wish: dict[str, object], status: int, allowed: str | None
) -> None:
    """Options are validated at the border with the reason and the allowed values."""
    code, body = opened(server, somebody(server.address, "Ann"), **wish)
    assert code == status, body
    assert body["words"] and body["code"]
    if allowed is not None:
        assert allowed in body["allowed"]  # type: ignore[operator]


def test_who_may_do_what(server: Running) -> None:
    """Role by resource: nobody, a stranger, and someone who sits there."""
    ann, eve = somebody(server.address, "Ann"), somebody(server.address, "Eve")
    _, body = opened(server, ann)
    table = body["table"]["id"]  # type: ignore[index]
    expected = {
        ("GET", f"/api/tables/{table}"): (200, 200, 200),
        ("GET", f"/api/tables/{table}/links"): (401, 403, 200),
        ("GET", f"/api/tables/{table}/record"): (200, 200, 200),
        ("GET", f"/api/tables/{table}/record?seat=0"): (403, 403, 200),
        ("GET", f"/api/tables/{table}/record?seat=1"): (403, 403, 403),
        ("POST", f"/api/tables/{table}/rematch"): (401, 403, 409),
        ("GET", "/api/me"): (401, 200, 200),
        ("GET", "/api/me/tables"): (401, 200, 200),
        ("GET", "/api/me/games"): (401, 200, 200),
        ("GET", "/api/me/export"): (401, 200, 200),
        ("POST", "/api/me/link"): (401, 201, 201),
        ("PATCH", "/api/me"): (400, 400, 400),
    }
    found = {
        (method, path): tuple(call(server.address, method, path, None, who)[0] for who in (None, eve, ann))
        for method, path in expected
    }
    assert found == expected
    assert call(server.address, "GET", "/api/me", None, "z" * 43)[0] == 401
    assert call(server.address, "GET", f"/api/tables/{'0' * 32}")[0] == 404


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("it", "it"),
        ("de, el-GR;q=0.9, en;q=0.8", "el"),
        ("en-GB, it;q=0.9", "en"),
        ("it;q=0, el;q=0.1", "el"),
        ("xx", "en"),
        (";;q=x,,", "en"),
    ],
)
def test_a_refusal_is_told_in_the_language_asked_for(server: Running, header: str, language: str) -> None:
    """By the request's Accept-Language; English where nothing fits."""
    ann = somebody(server.address, "Ann")
    told = {
        "house-no-person": call(server.address, "GET", "/api/me", **{"Accept-Language": header}),
        "house-no-page": call(server.address, "GET", "/api/nothing", **{"Accept-Language": header}),
        "house-one-of-us": call(
            server.address,
            "POST",
            "/api/tables",
            {"game": GAME, "seats": [{"kind": "bot"}] * 2},
            ann,
            **{"Accept-Language": header},
        ),
    }
    for code, (_, problem) in told.items():
        assert problem == {"code": code, "words": texts.say(code, language=language), "allowed": []}


def test_links_are_signed(server: Running) -> None:
    """A changed link, another table's signature or no link at all open nothing."""
    ann, bob = somebody(server.address, "Ann"), somebody(server.address, "Bob")
    link = str(opened(server, ann)[1]["links"]["1"])  # type: ignore[index]
    other = str(opened(server, ann)[1]["links"]["1"])  # type: ignore[index]
    mixed = link.rsplit(".", 1)[0] + "." + other.rsplit(".", 1)[1]
    here = f"/api/tables/{link.split('.')[0]}"
    for bad in (link[:-2] + "xy", "A" + link[1:], mixed, other, "x" * 60):
        assert call(server.address, "POST", f"{here}/seats", {"link": bad}, bob)[0] == 409
        assert call(server.address, "GET", f"{here}/invitations/{bad}")[0] == 409
    status, invitation = call(server.address, "GET", f"{here}/invitations/{link}")
    assert status == 200 and invitation["free"] and len(invitation["table"]["commit"]) == 64
    assert call(server.address, "GET", f"/api/invitations/{link}")[1] == invitation, "for one more version"
    assert call(server.address, "POST", f"{here}/seats", {"link": link}, bob)[0] == 201
    assert call(server.address, "POST", "/api/seats", {"link": link}, bob)[0] == 201, "once more is harmless"
    assert call(server.address, "POST", f"{here}/seats", {"link": link}, ann)[0] == 409


def test_links_of_before_are_good() -> None:
    """Links that did not begin with their table were given away, and still open a seat."""
    match = SimpleNamespace(
        facts=SimpleNamespace(id="t" * 32), places=[SimpleNamespace(kind="open", seat=1, nonce="n-_")]
    )
    links = SeatLinks(b"k" * 32)
    old = URLSafeSerializer(b"k" * 32, salt="seat").dumps(["t" * 32, 1, "n-_"])
    assert links.read(old) == ("t" * 32, 1, "n-_") == links.read(links.of(match)["1"])  # type: ignore[arg-type]
    with pytest.raises(Refused):
        SeatLinks(b"o" * 32).read(old)


def test_another_device(server: Running) -> None:
    """A device link gives the same person a secret of its own, once."""
    ann = somebody(server.address, "Ann")
    link = call(server.address, "POST", "/api/me/link", None, ann)[1]["link"]
    status, person = call(server.address, "POST", "/api/devices", {"link": link})
    assert status == 201 and person["secret"] != ann
    ids = {
        call(server.address, "GET", "/api/me", None, secret)[1]["id"] for secret in (ann, person["secret"])
    }
    assert len(ids) == 1
    assert call(server.address, "POST", "/api/devices", {"link": link})[0] == 409


def test_a_person_is_exported_and_forgotten(server: Running, folder: Path) -> None:
    """After deletion no row of the database and no line of the log has the name or the secret."""
    name = "Wilhelmina Quist"
    secret = somebody(server.address, name)
    _, body = opened(
        server, secret, seats=[{"kind": "me"}, {"kind": "bot"}, {"kind": "here", "name": "Kid Quist"}]
    )
    status, export = call(server.address, "GET", "/api/me/export", None, secret)
    assert status == 200 and export["person"]["name"] == name and len(export["seats"]) == 2
    assert call(server.address, "DELETE", "/api/me", None, secret)[0] == 204
    assert call(server.address, "GET", "/api/me", None, secret)[0] == 401
    table = body["table"]["id"]  # type: ignore[index]
    seats = call(server.address, "GET", f"/api/tables/{table}")[1]["seats"]
    assert not [seat for seat in seats if "Quist" in seat["name"]]
    connection = sqlite3.connect(folder / "data" / "house.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    log = (folder / "serve.log").read_text()
    assert "Quist" not in dump + log and secret not in dump + log


def test_no_secret_is_kept_or_logged(server: Running, folder: Path) -> None:
    """The database has hashes only; the log neither."""
    secret = somebody(server.address, "Ann")
    _, body = opened(server, secret)
    connection = sqlite3.connect(folder / "data" / "house.db")
    dump = "\n".join(connection.iterdump())
    connection.close()
    assert secret not in dump
    assert str(body["links"]["1"]) not in dump + (folder / "serve.log").read_text()  # type: ignore[index]


def test_records_go_in_and_out(server: Running) -> None:
    """An uploaded record is a table to look at; a broken one is refused with its line."""
    text = Path("tests/server/records/las-vegas-2012.croupier").read_text(encoding="utf-8")
    ann = somebody(server.address, "Ann")
    assert call(server.address, "POST", "/api/replays", {"record": text})[0] == 401
    assert announce(server.address, "/api/replays", 1_000_000) == 401, "before the body is read"
    status, table = call(server.address, "POST", "/api/replays", {"record": text}, ann)
    assert status == 201 and table["phase"] == "over"
    assert call(server.address, "GET", f"/api/tables/{table['id']}/record")[1] == text
    status, problem = call(
        server.address, "POST", "/api/replays", {"record": text.replace("place 3", "place 9")}, ann
    )
    assert status == 409 and "line" in problem["words"]
    assert call(server.address, "POST", "/api/replays", {"record": "x" * 300_001}, ann)[0] == 400
    assert announce(server.address, "/api/replays", 2_020_000, ann) == 413


def test_pages_and_catalogues(server: Running) -> None:
    """Rules pages, catalogues, the plain page and the figures are served; other paths are not."""
    assert "§" in call(server.address, "GET", f"/api/rules/{GAME}")[1]
    assert "house-stale" in call(server.address, "GET", "/api/texts/en/house")[1]
    assert "en" in call(server.address, "GET", "/api/texts")[1]["languages"]
    assert "house.js" in call(server.address, "GET", "/plain/")[1]
    assert "croupier_entries" in call(server.address, "GET", "/metrics")[1]
    for path in ("/plain/../app.py", "/plain/%2e%2e/app.py", "/api/texts/en/..%2f..", "/api/rules/..%2fapp"):
        assert call(server.address, "GET", path)[0] in (400, 404)


def test_bodies_that_cannot_be_read(server: Running) -> None:
    """Not JSON, too large, the wrong type, a wrong method: 4xx with a sentence, never a traceback."""
    for body in (b"", b"{", b"[1]", b"\xff\xfe", json.dumps({"name": 1}).encode(), b'{"name": "\\u0000"}'):
        status, problem = call(server.address, "POST", "/api/people", body)
        assert status == 400 and problem["words"], (body, problem)
    assert call(server.address, "POST", "/api/people", b" " * 100_000)[0] == 413
    assert call(server.address, "PUT", "/api/people", {"name": "Ann"})[0] == 405


BENT = [
    ("/api/games/rolling-cubes/training-roll", {"zero_dividend": 0}),
    ("/api/games/rolling-cubes/training-roll", {"zero_dividend": "true"}),
    ("/api/tables/t/seats", {"link": "x" * 60, "own_bot": 1}),
    ("/api/tables", {"game": GAME, "seats": SEATS, "clock": {"total": "60000"}}),
    ("/api/tables", {"game": GAME, "seats": SEATS, "clock": {"total": 60000.5}}),
]


@pytest.mark.parametrize(("path", "body"), BENT)
def test_a_body_is_not_bent_until_it_fits(server: Running, path: str, body: dict[str, object]) -> None:
    """A number is no truth, a text no number: refused, never repaired."""
    status, problem = call(server.address, "POST", path, body, somebody(server.address, "Ann"))
    assert (status, problem["code"]) == (400, "house-bad-request"), problem


def test_a_name_is_not_markup(server: Running) -> None:
    """Names are plain: no markup, no control characters, no blanks around them."""
    for bad in ("<b>", "a\nb", " a", "a ", "", "x" * 25, '"', "\x7f", "\u200b", "a\u202eb"):
        assert call(server.address, "POST", "/api/people", {"name": bad})[0] in (400, 409), bad
    for good in ("Ann", "Ελένη", "José María", "👍", "O'Neil"):
        assert call(server.address, "POST", "/api/people", {"name": good})[0] == 201, good


def test_too_many_requests(tmp_path: Path) -> None:
    """An address that asks too often is told how long to wait; it may come back."""
    limits = {"CROUPIER_REQUEST_RATE": "0.2", "CROUPIER_REQUEST_BURST": "6"}
    with Running(tmp_path / "data", CROUPIER_TABLES_PER_MINUTE="2", **limits) as server:
        secret = somebody(server.address, "Ann")
        statuses = [opened(server, secret)[0] for _ in range(4)]
        assert statuses == [201, 201, 429, 429]
        statuses = [
            call(server.address, "GET", "/api/games", **{"X-Forwarded-For": f"10.0.0.{number}"})[0]
            for number in range(8)
        ]
        assert statuses[-1] == 429, "nobody but a named proxy says where a request comes from"
        request = urllib.request.Request(f"{server.address}/api/games")
        with pytest.raises(urllib.error.HTTPError) as caught:
            for _ in range(10):
                urllib.request.urlopen(request).close()
        assert int(caught.value.headers["retry-after"]) >= 1
        caught.value.close()


@pytest.mark.parametrize("examples", [6, pytest.param(60, marks=pytest.mark.slow)])
def test_the_schema_is_kept(server: Running, examples: int) -> None:
    """schemathesis, all checks: no server error, no mismatch between the schema and the answers."""
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    headers = {"Authorization": f"Bearer {somebody(server.address, 'Sam')}"}
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 15
    # Last, because nobody is left to ask after it.
    operations.sort(key=lambda operation: operation.method.upper() == "DELETE")
    for operation in operations:
        bent = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

        @settings(
            max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None
        )
        @given(case=operation.as_strategy() | bent)
        def kept(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(headers=headers)

        kept()


def test_options_names_every_method(server: Running) -> None:
    """What OPTIONS allows is what the schema has, on every path."""
    schema = call(server.address, "GET", "/api/schema/openapi.json")[1]
    for path, methods in json.loads(schema)["paths"].items():
        parameters = next(iter(methods.values())).get("parameters", [])
        filled = path
        for one in parameters:
            written = "1" if one["schema"].get("type") == "integer" else "x" * 20
            filled = filled.replace(f"{{{one['name']}}}", written)
        request = urllib.request.Request(f"{server.address}{filled}", method="OPTIONS")
        with urllib.request.urlopen(request) as answer:
            allowed = set(answer.headers["allow"].lower().split(", "))
        assert allowed == methods.keys() | {"options"}, path


def test_a_balancer_sees_the_table(server: Running) -> None:
    """The map of the hosting page finds it in every path that has one; no body names a table instead."""
    told = re.search(r'"~(\S+)" \$id;', PAGE.read_text(encoding="utf-8"))
    assert told is not None
    pattern = re.compile(told[1].replace("(?<", "(?P<"))
    schema = json.loads(call(server.address, "GET", "/api/schema/openapi.json")[1])
    paths = schema["paths"]
    for path in (*paths, "/api/tables/{table}/socket"):
        found = pattern.search(path.replace("{table}", "t-1_A"))
        assert (found and found["id"]) == ("t-1_A" if "{table}" in path else None), path
    assert sum("{table}" in path for path in paths) > 12
    blind = {
        path
        for path, methods in paths.items()
        for operation in methods.values()
        for content in operation.get("requestBody", {}).get("content", {}).values()
        if "{table}" not in path and not operation.get("deprecated")
        for name in schema["components"]["schemas"][content["schema"]["$ref"].rpartition("/")[2]][
            "properties"
        ]
        if name in ("table", "link")
    }
    assert blind == {"/api/devices"}, "a link to another device leads to no table"
