"""How Royale's kernel is compiled: its machine code belongs to every file whose constants are in it."""

from __future__ import annotations

from pathlib import Path

from croupier.games.compiled import cache_folder, compiler

_HERE = Path(__file__).parent
_FOLDER = cache_folder(_HERE.parent / "lasvegas", _HERE, _HERE / "tiles")
#: What Python calls.
compiled = compiler(_FOLDER)
#: What only kernels call; what is worth inlining the compiler finds out itself.
step = compiler(_FOLDER, callable=False)
