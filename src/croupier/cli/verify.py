"""`croupier verify`: a game file, and with a house's key also who wrote it."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path

from croupier.core.errors import CroupierError, InvalidOption, clip
from croupier.verify import Verified, verify_file

#: Where every house shows its public key.
WELL_KNOWN = "/.well-known/croupier-key"
_PATIENCE = 10
_LONGEST = 1000


class NoKey(CroupierError):
    """A house does not tell its key."""


def verify(file: Path, house: str | None, key: str | None) -> Verified:
    """Verifies a file; with a house's address or key also its signature; raises `InvalidRecord`, `NoKey`."""
    if house is not None and key is not None:
        raise InvalidOption("--house and --key are two ways to one key: use one of them")
    return verify_file(file, _key_of(house) if house is not None else key)


def _key_of(house: str) -> str:
    """The public key a house shows."""
    if not house.startswith(("http://", "https://")):
        raise InvalidOption(f"a house is written as https://ADDRESS, not {clip(house)}")
    try:
        with urllib.request.urlopen(house.rstrip("/") + WELL_KNOWN, timeout=_PATIENCE) as answer:
            return str(answer.read(_LONGEST).decode("ascii", "replace"))
    except (OSError, ValueError) as error:
        raise NoKey(f"{clip(house)} does not tell its key: {error}") from None
