"""What every dealer works with: the store, the thinkers, the time, and the house's settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from croupier.server.extras.signing import Signer
from croupier.server.settings import Settings
from croupier.server.store.database import Store
from croupier.server.table.clocks import HouseTime, wall_clock
from croupier.server.table.positions import Positions
from croupier.server.thinkers import Thinkers


@dataclass(frozen=True, slots=True)
class Services:
    """Shared by all dealers of one house."""

    store: Store
    thinkers: Thinkers
    settings: Settings = field(default_factory=Settings)
    #: The date, for people to read.
    now: Callable[[], int] = wall_clock
    #: The time of the house, in which everything that lasts is counted.
    time: HouseTime = field(default_factory=lambda: HouseTime(wall_clock()))
    positions: Positions = field(default_factory=Positions)
    #: Signs finished games; None: somebody only looks into the house.
    signer: Signer | None = None
    #: Where the house keeps what is not in its database; None: somebody only looks into it.
    folder: Path | None = None
    #: Who helps a person against bots; there is time to compile the first hint of all.
    coaches: Thinkers = field(default_factory=lambda: Thinkers(1, 120.0))
