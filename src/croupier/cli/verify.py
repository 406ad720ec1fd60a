"""`croupier verify`: a game file, and with a house's key also who wrote it."""

from __future__ import annotations

import urllib.error
import urllib.request
from pathlib import Path

from croupier.cli.common import Terminal
from croupier.core.errors import CroupierError, InvalidOption, clip
from croupier.core.rules import Words
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


def tell(found: Verified, language: str) -> None:
    """Says what was shown beyond doubt, and what was not."""
    terminal = Terminal(plain=True, language=language)
    facts: list[tuple[str, Words]] = [("people", found.people)]
    facts += [(name, str(getattr(found, name))) for name in ("game", "table", "chances", "draws", "moves")]
    terminal.print(terminal.say("terminal-verified", facts))
    if not found.committed:
        terminal.print(terminal.say("terminal-verified-first"))
    key = [("key", found.signer or "")]
    if found.signed:
        terminal.print(terminal.say("terminal-verified-signed", key))
        terminal.print(terminal.say("terminal-verified-names"))
        return
    terminal.print(terminal.say("terminal-verified-dice"))
    code = "terminal-verified-unsigned" if found.signer is None else "terminal-verified-unchecked"
    terminal.print(terminal.say(code, key))


def _key_of(house: str) -> str:
    """The public key a house shows."""
    if not house.startswith(("http://", "https://")):
        raise InvalidOption(f"a house is written as https://ADDRESS, not {clip(house)}")
    try:
        with urllib.request.urlopen(house.rstrip("/") + WELL_KNOWN, timeout=_PATIENCE) as answer:
            return str(answer.read(_LONGEST).decode("ascii", "replace"))
    except (OSError, ValueError) as error:
        raise NoKey(f"{clip(house)} does not tell its key: {error}") from None
