"""Signed links that give a seat away."""

from __future__ import annotations

from itsdangerous import BadSignature, Signer, URLSafeSerializer

from croupier.server.table.match import Match
from croupier.server.table.refusals import Refused


class SeatLinks:
    """Writes and reads the links of one house, `TABLE.SEAT.NONCE.SIGNATURE`: a page knows the table."""

    def __init__(self, key: bytes) -> None:
        self._signed = Signer(key, salt="seat link")
        #: Links that were given away before the table stood in front.
        self._older = URLSafeSerializer(key, salt="seat")

    def of(self, match: Match) -> dict[str, str]:
        """The link of every open seat, by its number."""
        return {
            str(place.seat): self._signed.sign(f"{match.facts.id}.{place.seat}.{place.nonce}").decode()
            for place in match.places
            if place.kind == "open"
        }

    def read(self, link: str) -> tuple[str, int, str]:
        """Table, seat and nonce of a link; raises `Refused`."""
        try:
            if link.count(".") == 3:
                table, seat, nonce = self._signed.unsign(link).decode().split(".")
            else:
                table, seat, nonce = self._older.loads(link)
            return str(table), int(seat), str(nonce)
        except (BadSignature, ValueError, TypeError):
            raise Refused("bad-link") from None

    def must_lead_to(self, table: str, link: str) -> None:
        """Raises `Refused` if a link is not one of this table's."""
        if self.read(link)[0] != table:
            raise Refused("bad-link")
