"""Signed links that give a seat away."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer

from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused


class SeatLinks:
    """Writes and reads the links of one house."""

    def __init__(self, key: bytes) -> None:
        self._signed = URLSafeSerializer(key, salt="seat")

    def of(self, match: Match) -> dict[str, str]:
        """The link of every open seat, by its number."""
        return {
            str(place.seat): self._signed.dumps([match.facts.id, place.seat, place.nonce])
            for place in match.places
            if place.kind == "open"
        }

    def read(self, link: str) -> tuple[str, int, str]:
        """Table, seat and nonce of a link; raises `Refused`."""
        try:
            table, seat, nonce = self._signed.loads(link)
            return str(table), int(seat), str(nonce)
        except (BadSignature, ValueError, TypeError):
            raise Refused("bad-link") from None
