"""What nobody means to send: deep, broken, endless, with a NUL. Refused with a sentence, no traceback."""

from __future__ import annotations

import http.client
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args

import msgspec
import pytest
from msgspec import inspect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from croupier.core.errors import InvalidRecord
from croupier.core.reading import read
from croupier.server.wire import protocol, resources
from tests.server.remote import call, somebody
from tests.server.running import Running

RECORD = Path(__file__).parent / "records" / "las-vegas-2012.croupier"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all; at the end its log has no traceback."""
    folder = tmp_path_factory.mktemp("border")
    with Running(
        folder / "data",
        CROUPIER_REQUEST_BURST="100000",
        CROUPIER_WORK_BURST="100000",
        CROUPIER_ADDRESS_WORK_BURST="100000",
        CROUPIER_TABLES_PER_MINUTE="1000",
    ) as running:
        yield running
    assert "Traceback" not in (folder / "serve.log").read_text()


def texts_of(kind: inspect.Type, where: str) -> Iterator[tuple[str, inspect.StrType]]:
    """Every text inside a type, and where it stands."""
    match kind:
        case inspect.StrType():
            yield where, kind
        case inspect.StructType(fields=fields):
            for one in fields:
                yield from texts_of(one.type, f"{where}.{one.name}")
        case inspect.UnionType(types=types):
            for one_of in types:
                yield from texts_of(one_of, where)
        case inspect.ListType(item_type=item):
            yield from texts_of(item, f"{where}[]")
        case inspect.DictType(key_type=key, value_type=value):
            yield from texts_of(key, f"{where} key")
            yield from texts_of(value, f"{where} value")


MESSAGES = [*get_args(protocol.FromClient), *resources.Question.__subclasses__()]
TEXTS = [found for kind in MESSAGES for found in texts_of(inspect.type_info(kind), kind.__name__)]


@pytest.mark.parametrize(("where", "kind"), TEXTS, ids=[where for where, _ in TEXTS])
def test_every_text_refuses_nul_and_has_an_end(where: str, kind: inspect.StrType) -> None:
    """By its type, in every message and every body."""
    assert kind.pattern is not None and (kind.max_length is not None or kind.pattern.endswith("}$"))
    text = msgspec.json.encode("\0" * max(1, kind.min_length or 1))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=_of(kind))


def _of(kind: inspect.StrType) -> Any:
    return Annotated[str, msgspec.Meta(pattern=kind.pattern)]


def test_half_a_surrogate_pair_is_no_json() -> None:
    """The reader of messages and bodies refuses it itself."""
    for text in (b'"\\ud800"', b'"a\\udfff"', b'"\xed\xa0\x80"'):
        with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
            msgspec.json.decode(text)


def test_records_have_no_nul() -> None:
    """Wherever it stands; the line is told."""
    text = RECORD.read_text(encoding="utf-8")
    with pytest.raises(InvalidRecord, match="line 4: there is a NUL"):
        read(text.replace("option money memory", "option money mem\0ry"))


TABLE = {"game": "vegas-showdown", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}


def wished(**options: str) -> bytes:
    return json.dumps({**TABLE, "options": options}).encode()


BODIES = {
    "deep list": ("/api/people", b"[" * 20_000 + b"]" * 20_000, 400),
    "deep object": ("/api/people", b'{"name":' * 5_000 + b"1" + b"}" * 5_000, 400),
    "not so deep": ("/api/people", b'{"name":' + b"[" * 900 + b"]" * 900 + b"}", 400),
    "bad utf-8": ("/api/people", b'{"name":"\xff"}', 400),
    "surrogate": ("/api/people", b'{"name":"\\ud800"}', 400),
    "encoded surrogate": ("/api/people", b'{"name":"\xed\xa0\x80"}', 400),
    "nul in a record": ("/api/replays", b'{"record":"\\u0000"}', 400),
    "surrogate in a record": ("/api/replays", b'{"record":"\\ud800"}', 400),
    "nul in an option": ("/api/tables", wished(set="\0"), 400),
    "nul in an option's name": ("/api/tables", wished(**{"\0": "x"}), 400),
    "option called name": ("/api/tables", wished(name="x"), 409),
    "option called seats": ("/api/tables", wished(seats="3"), 409),
    "deep set": ("/api/tables", wished(set="a=" + "[" * 1_000), 409),
    "huge set": ("/api/tables", wished(set="#" * 60_000), 409),
    "endless number": ("/api/tables", wished(set="a=" + "9" * 5_000), 409),
    "endless integer": (
        "/api/tables",
        b'{"game":"x","seats":[],"clock":{"total":' + b"9" * 5_000 + b"}}",
        400,
    ),
    "endless float": ("/api/tables", b'{"game":"x","seats":[],"clock":{"total":1e400}}', 400),
}


@pytest.mark.parametrize(("path", "body", "status"), BODIES.values(), ids=BODIES)
def test_a_body_that_cannot_be_read(server: Running, path: str, body: bytes, status: int) -> None:
    """400 where it is no request of ours, 409 where it is one that cannot be."""
    found, problem = call(server.address, "POST", path, body, somebody(server.address, "Ann"))
    assert (found, bool(problem["words"])) == (status, True), problem


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_a_body_is_json_and_says_so(server: Running, kind: str) -> None:
    """A form of another page cannot become somebody here without being asked."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("POST", "/api/people", b'{"name":"Ann"}', {"Content-Type": kind})
    answer = connection.getresponse()
    assert (answer.status, json.load(answer)["code"]) == (415, "house-not-json")
    connection.request(
        "POST", "/api/people", b'{"name":"Ann"}', {"Content-Type": "application/json; charset=utf-8"}
    )
    assert connection.getresponse().status == 201
    connection.close()


PATHS = [
    *("/%00", "/plain/%00", "/api/%00", "/api/tables/a%00b", "/api/tables/%ff", "/%ff%fe", "/%ed%a0%80"),
    *("/" + "a" * 300, "/a" + "b" * 3_000, "/" + "a/" * 3_000, "/plain/" + "b" * 9_000, "/%e2%82%ac" * 100),
    *(
        "/api/texts/%00/a",
        "/api/rules/%00",
        "/api/rules/las-vegas-2012?language=%00",
        "/%0d%0a",
        "/..%2f..%2f",
    ),
    *("/api/tables/x/record?seat=%00", "/api/commitments?after=%ff", f"/api/commitments?after={'9' * 5_000}"),
    f"/api/games/las-vegas-2012/options?seats={'9' * 5_000}",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:30])
def test_a_path_that_leads_nowhere(server: Running, path: str) -> None:
    """No file system and no number complains before we do."""
    status, problem = call(server.address, "GET", path)
    assert status in (400, 404) and problem["words"]


@pytest.mark.parametrize("table", ["x%00y", "%ff", "a" * 5_000])
def test_a_socket_at_no_table(server: Running, table: str) -> None:
    """It is told so and closed."""
    with connect(f"ws{server.address[4:]}/api/tables/{table}/socket") as line:
        line.send('{"kind":"join"}')
        assert json.loads(line.recv(60))["code"] == "house-no-table"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(60)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_deep_json_closes_the_socket(server: Running, opening: str) -> None:
    """With an error that says why, before the message is understood."""
    with connect(f"ws{server.address[4:]}/api/tables/{'a' * 32}/socket") as line:
        line.send('{"x":' + opening * 3_000)
        assert json.loads(line.recv(60))["code"] == "house-unknown-message"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(60)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
