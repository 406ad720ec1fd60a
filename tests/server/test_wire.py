"""The browser's types are the server's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args
from unittest.mock import Mock

import msgspec
import pytest
from litestar.routes import HTTPRoute
from tools import write_wire

from croupier.server.app import create_app
from croupier.server.wire import protocol

PAGE = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


def test_wire_is_current() -> None:
    """What the page is compiled against is what the types say now, the protocol's and each game's."""
    for target, text in write_wire.written().items():
        assert target.read_text(encoding="utf-8") == text, f"{target}: run python -m tools.write_wire"


def test_page_names_every_message() -> None:
    """Every kind of message stands on the protocol page."""
    page = PAGE.read_text(encoding="utf-8")
    kinds = [
        member.__struct_config__.tag
        for union in (protocol.FromClient, protocol.FromServer)
        for member in get_args(union)
    ]
    assert [kind for kind in kinds if f"`{kind}`" not in page] == []


def _told_as(path: str) -> str:
    """A path as the page has it: a game with questions of its own serves its options itself."""
    return re.sub(r"^/api/games/[a-z-]+/options$", "/api/games/{game}/options", re.sub(r":\w+", "", path))


def test_page_names_every_route() -> None:
    """Every method and path of the HTTP half stands on the protocol page, and no other."""
    told = set(re.findall(r"^\| `([A-Z]+) (/[^ `?]*)", PAGE.read_text(encoding="utf-8"), re.M))
    served = {
        (method, _told_as(route.path))
        for route in create_app(Mock()).routes
        if isinstance(route, HTTPRoute)
        and route.path.startswith(("/api/", "/health", "/metrics", "/.well-known/"))
        for method in route.methods - {"OPTIONS", "HEAD"}
        if "schema" not in route.path
    }
    assert told == served


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"{}",
        b"[]",
        b'{"kind": "cheat"}',
        b'{"kind": "roll", "id": "a"}',
        b'{"kind": "roll", "id": "a", "last": -1}',
        b'{"kind": "roll", "id": "a b", "last": 1}',
        b'{"kind": "roll", "id": "a", "last": 1, "more": 1}',
        b'{"kind": "hash", "id": "a", "hash": "xyz"}',
        b'{"kind": "seed", "id": "a", "seed": "xyz"}',
        b'{"kind": "say", "id": "a", "phrase": "<b>"}',
        b'\xff\xfe{"kind": "ping"}',
    ],
)
def test_frames_outside_the_set_are_refused(frame: bytes) -> None:
    """The decoder reads the closed set and nothing else."""
    with pytest.raises(msgspec.DecodeError):
        protocol.decoder.decode(frame)
