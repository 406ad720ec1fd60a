"""At the door: rates, origins, and the headers of every answer."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from croupier.server.settings import Settings
from croupier.server.wire.line import Lines

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "media-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_REMEMBERED = 10_000


class Bucket:
    """Holds `burst` tokens and fills at `rate` a second; each act takes one."""

    __slots__ = ("_at", "_left", "_now", "burst", "rate")

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._now = now
        self._left = burst
        self._at = now()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = self._now()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def spend(self, amount: float) -> None:
        """Takes what has already been used, also if there is not so much: then it is owed."""
        now = self._now()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate) - amount
        self._at = now

    @property
    def owed(self) -> float:
        """Seconds until what was taken too much is back."""
        return max(0.0, (self._at - self._now()) - self._left / self.rate)

    @property
    def wait(self) -> int:
        """Whole seconds until the next token."""
        return max(1, round((1 - self._left) / self.rate + 0.5))

    @property
    def full(self) -> bool:
        """Whether nothing was taken lately, so that it need not be remembered."""
        return self._left + (self._now() - self._at) * self.rate >= self.burst


class Doorkeeper:
    """Counts what each address and each person does."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests: dict[str, Bucket] = {}
        self._tables: dict[str, Bucket] = {}
        self._people: dict[str, Bucket] = {}
        self._searches: dict[str, Bucket] = {}
        self._commands: dict[str, Bucket] = {}
        self._work: dict[str, Bucket] = {}
        self._address_work: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}
        self.sockets = 0
        self.lines = Lines(settings.waiting, settings.waiting_per_socket)

    def request(self, address: str) -> int:
        """Seconds an address has to wait with its request; 0: come in."""
        return _take(
            self._requests, network(address), self._settings.request_rate, self._settings.request_burst
        )

    def table(self, address: str) -> int:
        """Seconds an address has to wait before it may open another table."""
        a_minute = self._settings.tables_per_minute
        return _take(self._tables, network(address), a_minute / 60, a_minute)

    def person(self, address: str) -> int:
        """Seconds an address has to wait before it may become another person."""
        a_minute = self._settings.people_per_minute
        return _take(self._people, network(address), a_minute / 60, a_minute)

    def search(self, address: str) -> int:
        """Seconds an address has to wait before more is searched for it."""
        a_minute = self._settings.searches_per_minute
        return _take(self._searches, network(address), a_minute / 60, a_minute)

    def commands(self, person: str) -> Bucket:
        """The commands a person may send, over all sockets together."""
        settings = self._settings
        return _bucket(self._commands, person, settings.command_rate, settings.command_burst)

    def work(self, address: str, person: str | None) -> tuple[Bucket, Bucket]:
        """The seconds of work for a person, or for all nobodies of an address, and for the address whole."""
        settings, address = self._settings, network(address)
        whose = f"address {address}" if person is None else f"person {person}"
        return (
            _bucket(self._work, whose, settings.work_rate, settings.work_burst),
            _bucket(self._address_work, address, settings.address_work_rate, settings.address_work_burst),
        )

    def owed(self, address: str, person: str | None = None) -> int:
        """Whole seconds a person, or else an address, has to wait with requests after all it had done."""
        own, whole = self.work(address, person)
        return math.ceil((whole if person is None else own).owed)

    def spend(self, address: str, person: str | None, seconds: float) -> None:
        """Counts what a request has cost; nobody's counts for its address alone, as a page asks for much."""
        own, whole = self.work(address, person)
        whole.spend(seconds)
        if person is not None:
            own.spend(seconds)

    def socket_in(self, address: str) -> bool:
        """Whether one more socket of this address finds room; if so it is counted."""
        address = network(address)
        here = self._sockets.get(address, 0)
        if self.sockets >= self._settings.sockets or here >= self._settings.sockets_per_address:
            return False
        self._sockets[address] = here + 1
        self.sockets += 1
        return True

    def socket_out(self, address: str) -> None:
        """A socket that was counted is gone."""
        address = network(address)
        self.sockets -= 1
        here = self._sockets[address] - 1
        if here:
            self._sockets[address] = here
        else:
            del self._sockets[address]


@lru_cache(maxsize=10_000)
def network(address: str) -> str:
    """What counts as one address: in IPv6 a whole /64, which is what one household gets.

    >>> network("2001:db8:0:7:a:b:c:d"), network("::ffff:192.0.2.1"), network("192.0.2.1")
    ('2001:db8:0:7::/64', '192.0.2.1', '192.0.2.1')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def _take(buckets: dict[str, Bucket], address: str, rate: float, burst: float) -> int:
    bucket = _bucket(buckets, address, rate, burst)
    return 0 if bucket.take() else bucket.wait


def _bucket(buckets: dict[str, Bucket], whose: str, rate: float, burst: float) -> Bucket:
    bucket = buckets.get(whose)
    if bucket is None:
        if len(buckets) >= _REMEMBERED:
            for old in [key for key, one in buckets.items() if one.full]:
                del buckets[old]
        bucket = buckets[whose] = Bucket(rate, burst)
    return bucket


def host_allowed(host: str | None, names: Collection[str]) -> bool:
    """Whether a request means this house: by an address, by `localhost`, or by a name it goes by.

    A page elsewhere can point a name of its own at this machine, but not an address.

    >>> [host_allowed(host, ("club.org",)) for host in ("[::1]:8000", "club.org:8000", "evil.example")]
    [True, True, False]
    """
    if host is None or "*" in names:
        return True
    called = host.lower()
    if not called.endswith("]"):
        called = called.rpartition(":")[0] or called
    try:
        ip_address(called.strip("[]"))
        return True
    except ValueError:
        return called in names or called == "localhost"


def origin_allowed(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may open a socket: ours, an allowed one, or no page at all."""
    if origin is None or origin in allowed:
        return True
    return host is not None and urlsplit(origin).netloc == host
