"""The house's signature under finished games: Ed25519, by a key that stays in the folder of data."""

from __future__ import annotations

import hashlib

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


class Signer:
    """Signs the digests of finished games."""

    def __init__(self, secret: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(secret)
        public = self._key.public_key().public_bytes_raw()
        #: What names the key in a record.
        self.id = hashlib.sha256(public).hexdigest()[:16]
        #: The public key as the house shows it.
        self.public = f"ed25519:{self.id}:{public.hex()}"

    def sign(self, digest: str) -> str:
        """The signature of a game's digest, with the id of the key before it."""
        return f"{self.id}:{self._key.sign(f'croupier2|signed|{digest}'.encode('ascii')).hex()}"
