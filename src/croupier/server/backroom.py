"""What every dealer works with: the store, the thinkers, the time, and the house's settings."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields

from croupier.core.errors import InvalidOption, clip
from croupier.server.store import Store
from croupier.server.thinkers import Thinkers


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Settings:
    """The figures a host may change; times are in seconds."""

    #: How long a bot or a standing order seems to think: always the same, or a whole multiple.
    think: float = 0.8
    #: When a bot that has not answered is replaced by its fallback.
    bot_deadline: float = 5.0
    bot_workers: int = 2
    #: How long a full table waits for the seeds of people's browsers.
    seed_wait: float = 15.0
    #: Entries sent in one message; what is missing of a longer gap is asked for.
    longest_gap: int = 500
    #: Commands a person, or a socket of nobody, may send per second, and at once.
    command_rate: float = 10.0
    command_burst: int = 20
    phrase_rate: float = 1.0
    phrase_burst: int = 5
    #: HTTP requests and new sockets of one address per second, and at once.
    request_rate: float = 20.0
    request_burst: int = 200
    #: Tables one address may open per minute.
    tables_per_minute: int = 10
    #: Best equalities one address may have searched per minute.
    searches_per_minute: int = 120
    sockets_per_address: int = 50
    sockets: int = 10_000
    tables: int = 100_000
    #: How long a socket may stay without its first `join`.
    join_wait: float = 10.0
    #: Origins of other pages that may open sockets here.
    origins: tuple[str, ...] = ()
    heartbeat: float = 1.0
    sweep: float = 60.0

    @classmethod
    def read(cls, variables: Mapping[str, str]) -> Settings:
        """The settings of an environment: `CROUPIER_THINK=0.5`; raises `InvalidOption`."""
        given: dict[str, float | int | tuple[str, ...]] = {}
        for field_ in fields(cls):
            text = variables.get(f"CROUPIER_{field_.name.upper()}")
            if text is None:
                continue
            kind = type(field_.default)
            try:
                given[field_.name] = tuple(text.split()) if kind is tuple else _positive(kind, text)
            except ValueError:
                raise InvalidOption(
                    f"CROUPIER_{field_.name.upper()} cannot be {clip(text)}: allowed is a number from 0"
                ) from None
        return cls(**given)  # type: ignore[arg-type]


def _positive(kind: type, text: str) -> float | int:
    number = int(text) if kind is int else float(text)
    if not 0 <= number < 1e9:
        raise ValueError(text)
    return number


@dataclass(frozen=True, slots=True)
class Backroom:
    """Shared by all dealers of one house."""

    store: Store
    thinkers: Thinkers
    settings: Settings = field(default_factory=Settings)
    now: Callable[[], int] = wall_clock
    #: The last heartbeat before this start: clocks stood still since then.
    closed_at: int | None = None
    opened_at: int = 0
