"""What a host may change, with its ranges, and how it is read from an environment."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import Field, dataclass, field, fields
from typing import Any, TypeVar

from croupier.core.errors import InvalidOption, clip
from croupier.server.store.holds import Limits

T = TypeVar("T", int, float)

_NAME = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")
_NODE = re.compile(r"[A-Za-z0-9_.:-]{1,40}")
_TOKEN = re.compile(r"[A-Za-z0-9_-]{16,200}")
_ORIGIN = re.compile(r"https?://([a-z0-9_.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?")


def origin(text: str) -> str:
    """The origin of a page as a browser writes it: `https://club.example.org`; raises `InvalidOption`."""
    if not _ORIGIN.fullmatch(text):
        raise InvalidOption(
            f"an origin is written https://HOST or http://HOST:PORT, in lower case, not {clip(text)}"
        )
    return text


def name(text: str) -> str:
    """A name the house goes by: `games.example.org`, or `*` for any; raises `InvalidOption`."""
    if text != "*" and not _NAME.fullmatch(text):
        raise InvalidOption(
            f"a name of the house is written games.example.org, without http and port, not {clip(text)}"
        )
    return text


def token(text: str) -> str:
    """A token that nobody guesses; raises `InvalidOption`."""
    if not _TOKEN.fullmatch(text):
        raise InvalidOption("CROUPIER_METRICS_TOKEN has 16 to 200 letters, digits, - or _")
    return text


def secret(text: str) -> str:
    """A secret that nobody guesses; raises `InvalidOption`."""
    if not _TOKEN.fullmatch(text):
        raise InvalidOption("CROUPIER_SECRET has 16 to 200 letters, digits, - or _")
    return text


def node(text: str) -> str:
    """What a server is called among those of its house; raises `InvalidOption`."""
    if not _NODE.fullmatch(text):
        raise InvalidOption(f"a node is called by 1 to 40 letters, digits, - . : or _, not {clip(text)}")
    return text


def setting(default: T, low: T, high: T) -> T:
    """A figure a host may change, and from where to where."""
    return field(default=default, metadata={"low": low, "high": high})


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host may change; times are in seconds."""

    #: How long a bot or a standing order seems to think at normal speed: always the same, or a multiple.
    think: float = setting(0.8, 0.0, 60.0)
    #: How long a decision against bots can be taken back at normal speed, while they wait.
    take_back: float = setting(4.0, 0.0, 60.0)
    #: When a bot that has not answered is replaced by its fallback.
    bot_deadline: float = setting(5.0, 0.1, 600.0)
    bot_workers: int = setting(2, 1, 64)
    #: Processes that review finished games, behind everything else; 0: no game is reviewed.
    review_workers: int = setting(1, 0, 16)
    #: Games that may wait for their review.
    reviews_waiting: int = setting(20, 1, 10_000)
    #: Whether the processes for reviews and hints are made ready when the house opens, not when first asked.
    warm: bool = True
    #: How long a full table waits for the seeds of people's browsers.
    seed_wait: float = setting(15.0, 0.0, 3_600.0)
    #: Entries sent in one message; what is missing of a longer gap is asked for.
    longest_gap: int = setting(500, 1, 10_000)
    #: Commands a person, or a socket of nobody, may send per second, and at once.
    command_rate: float = setting(10.0, 0.01, 1e6)
    command_burst: int = setting(20, 1, 1_000_000)
    phrase_rate: float = setting(1.0, 0.01, 1e6)
    phrase_burst: int = setting(5, 1, 1_000_000)
    #: Seconds of work a second for what one person asks, or all nobodies of an address on sockets, and at
    #: once; and for all sockets and requests of one address.
    work_rate: float = setting(0.1, 0.001, 1e6)
    work_burst: float = setting(1.0, 0.001, 1e6)
    address_work_rate: float = setting(0.5, 0.001, 1e6)
    address_work_burst: float = setting(5.0, 0.001, 1e6)
    #: HTTP requests and new sockets of one address per second, and at once.
    request_rate: float = setting(20.0, 0.01, 1e6)
    request_burst: int = setting(200, 1, 1_000_000)
    #: Tables one address may open per minute.
    tables_per_minute: int = setting(10, 1, 1_000_000)
    #: Questions that take a while one address may have worked on per minute.
    searches_per_minute: int = setting(120, 1, 1_000_000)
    sockets_per_address: int = setting(50, 1, 1_000_000)
    sockets: int = setting(10_000, 1, 1_000_000)
    #: Bytes that may wait for the reader of one socket, and for all of them together.
    waiting_per_socket: int = setting(1_000_000, 100_000, 1_000_000_000)
    waiting: int = setting(100_000_000, 1_000_000, 100_000_000_000)
    tables: int = setting(100_000, 1, 100_000_000)
    #: How long a game that somebody uploaded can be looked at.
    replay_days: int = setting(30, 1, 36_500)
    #: Days after which games that are over are thrown away; 0: never.
    finished_days: int = setting(0, 0, 36_500)
    #: People one address may become per minute.
    people_per_minute: int = setting(100, 1, 1_000_000)
    #: Connections that are no sockets, of one address and in all.
    connections_per_address: int = setting(100, 1, 1_000_000)
    connections: int = setting(2_000, 10, 1_000_000)
    #: How long the headers of a request, its body, and the taking of the answer may last.
    header_wait: float = setting(10.0, 0.1, 600.0)
    body_wait: float = setting(30.0, 0.1, 3_600.0)
    answer_wait: float = setting(120.0, 1.0, 3_600.0)
    #: How long a socket may stay without its first `join`.
    join_wait: float = setting(10.0, 0.1, 3_600.0)
    #: Origins of other pages that may open sockets here.
    origins: tuple[str, ...] = field(default=(), metadata={"each": origin})
    #: Names the house goes by besides its addresses; `*`: any, where a proxy looks at them.
    names: tuple[str, ...] = field(default=(), metadata={"each": name})
    #: Whoever has it may read the figures from elsewhere; empty: only this machine may.
    metrics_token: str = field(default="", metadata={"whole": token})
    heartbeat: float = setting(1.0, 0.1, 60.0)
    #: How long a server of several is believed to live that says nothing; then others take its tables.
    lease: float = setting(4.0, 0.5, 60.0)
    #: PostgreSQL itself, to listen to it, where the database is reached through a pooler of transactions.
    listen: str = field(default="", metadata={"whole": str})
    #: Seals the keys that all servers of a house share in its database; empty: each has them in its folder.
    secret: str = field(default="", metadata={"whole": secret})
    #: How long PostgreSQL may take to let the house in, and any database over one statement or for a lock.
    connect_timeout: float = setting(5.0, 2.0, 60.0)
    statement_timeout: float = setting(5.0, 0.1, 600.0)
    lock_timeout: float = setting(2.0, 0.1, 600.0)
    sweep: float = setting(60.0, 0.1, 86_400.0)
    #: Whether people may bring sets of components of their own; None: not decided, so they may not.
    own_sets: bool | None = None
    #: Games of other packages that are offered; those that are only installed are not even imported.
    allow: tuple[str, ...] = field(default=(), metadata={"each": str})

    @property
    def limits(self) -> Limits:
        """How long the house waits for its database."""
        return Limits(self.connect_timeout, self.statement_timeout, self.lock_timeout)

    @classmethod
    def read(cls, variables: Mapping[str, str]) -> Settings:
        """The settings of an environment: `CROUPIER_THINK=0.5`; raises `InvalidOption`."""
        given: dict[str, Any] = {}
        for one in fields(cls):
            name = f"CROUPIER_{one.name.upper()}"
            if name in variables:
                given[one.name] = _read(name, one, variables[name].strip())
        return cls(**given)


def _read(name: str, one: Field[Any], text: str) -> Any:
    """A setting from its text; raises `InvalidOption` with what is allowed."""
    if "each" in one.metadata:
        return tuple(map(one.metadata["each"], text.split()))
    if "whole" in one.metadata:
        return one.metadata["whole"](text)
    if not one.metadata:
        if text not in ("on", "off"):
            raise InvalidOption(f"{name} cannot be {clip(text)}: allowed is on or off")
        return text == "on"
    low, high = one.metadata["low"], one.metadata["high"]
    with suppress(ValueError):
        number = int(text) if isinstance(low, int) else float(text)
        if low <= number <= high:
            return number
    kind = "a whole number" if isinstance(low, int) else "a number"
    raise InvalidOption(f"{name} cannot be {clip(text)}: allowed is {kind} from {low} to {high}")
