"""How the people of a table make its dice: hashes first, then the seeds that fit them, then the dice.

A seat that has committed to a seed and withholds it has no part in the dice of its table any more: the house
draws a new seed of its own, and the others begin anew. So whoever likes the dice to come less than others can
refuse them once for each seat, and everybody sees it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from croupier.core import fair
from croupier.core.record import head_of
from croupier.core.rules import AnyRules
from croupier.server.table.changes import Change
from croupier.server.table.refusals import Refused
from croupier.server.table.seating import Facts, Place

#: How long a browser may take to come back after the house was closed, in milliseconds.
_RETURN = 30_000


def commitment(table: str, rules: AnyRules, seed: str) -> str:
    """The commitment to a table's dice, published before any seat can commit to its seed."""
    return fair.commitment(table, head_of(rules), bytes.fromhex(seed))


def fits(table: str, place: Place, seed: str) -> bool:
    """Whether a seed is the one its seat has committed to."""
    return fair.seat_hash(table, place.seat, bytes.fromhex(seed)) == place.hash


def dice(facts: Facts, places: list[Place]) -> fair.Fair:
    """The fair dice of a table, from the server's seed and those of the people's seats."""
    seeds = [bytes.fromhex(place.seed) for place in places if place.seed is not None]
    key = fair.key(facts.id, bytes.fromhex(facts.seed), seeds, facts.version)
    return fair.Fair(key, facts.version)


class Seeds:
    """What is known of a table's seeds before the game, and what is still to come."""

    def __init__(self, facts: Facts, places: list[Place], rules: AnyRules, now: Callable[[], int]) -> None:
        self._facts = facts
        self._places = places
        self._rules = rules
        self._now = now
        #: When those who still owe something were asked; after a restart they get time to come back.
        self.asked = now() + (_RETURN if any(place.hash for place in places) else 0)

    def ask(self) -> None:
        """From now on the waiting time runs."""
        self.asked = self._now()

    def missing(self) -> list[Place]:
        """The seats that owe a hash, or once the hashes are frozen a seed."""
        people = [place for place in self._places if place.kind == "person" and not place.own_bot]
        if self._facts.dice == "hashes":
            return [place for place in people if place.hash is None and not place.withheld]
        return [place for place in people if place.hash is not None and place.seed is None]

    def commit(self, seat: int, hash_: str, change: Change) -> None:
        """A seat's hash; until all are frozen another one takes its place, as from another device."""
        place = self._places[seat]
        self._may_add(place)
        if self._facts.dice != "hashes":
            raise Refused("hash-too-late")
        place.set(change, hash=hash_)

    def reveal(self, seat: int, seed: str, change: Change) -> None:
        """A seat's seed, once the hashes of all are frozen; it must fit its own."""
        place = self._places[seat]
        self._may_add(place)
        if self._facts.dice == "hashes":
            raise Refused("seed-too-early")
        if place.hash is None or place.seed is not None:
            raise Refused("seed-too-late")
        if not fits(self._facts.id, place, seed):
            raise Refused("seed-unfit")
        place.set(change, seed=seed)

    def freeze(self, change: Change) -> bool:
        """No hash is taken or changed from now on; False: there is none, so no seed is awaited."""
        found = any(place.hash for place in self._places)
        self._facts.dice = "seeds" if found else "made"
        change.values["dice"] = self._facts.dice
        self.ask()
        return found

    def withhold(self, place: Place, change: Change) -> None:
        """A seat that does not tell the seed it has committed to: it has no part in the dice any more."""
        place.set(change, withheld=True, hash=None, seed=None)

    def redraw(self, change: Change) -> None:
        """The house's seed is void; a new one is drawn and published, and all commit and reveal anew."""
        facts = self._facts
        facts.voided = " ".join([*facts.voided.split(), facts.commitment])
        facts.seed = secrets.token_hex(32)
        facts.version = fair.VERSION
        facts.commitment = commitment(facts.id, self._rules, facts.seed)
        facts.dice = "hashes"
        change.values |= {
            "voided": facts.voided,
            "seed": facts.seed,
            "version": facts.version,
            "commitment": facts.commitment,
            "dice": facts.dice,
        }
        change.links.append(("commit", facts.commitment))
        for place in self._places:
            if place.hash is not None or place.seed is not None:
                place.set(change, hash=None, seed=None)
        self.ask()

    def _may_add(self, place: Place) -> None:
        """Refuses those who have no part in the dice."""
        if place.own_bot:
            raise Refused("bot-seed")
        if place.withheld:
            raise Refused("withheld")
        if self._facts.phase != "waiting":
            raise Refused("seed-too-late")
