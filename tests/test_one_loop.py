"""One loop plays games: nowhere else is it written out who is in turn, what chance brings, who chooses."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = [
    path
    for folder in ("src", "tests", "examples", "bench", "tools")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
#: The loop over states, and the same over the moves of a table.
LOOPS = ["src/croupier/core/play.py", "src/croupier/core/table.py"]


def plays(loop: ast.For | ast.While) -> bool:
    """Whether a loop asks who is in turn, draws what chance brings, and has somebody choose."""
    nodes = list(ast.walk(loop))
    called = {
        node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name)
    }
    named = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    named |= {node.id for node in nodes if isinstance(node, ast.Name)}
    return (
        "turn" in named and bool(called & {"sample", "draw"}) and bool(called & {"actions", "choose", "do"})
    )


def test_one_loop_plays_games() -> None:
    """What needs more than the end of a game looks at each of its `steps`."""
    found = [
        path.relative_to(ROOT).as_posix()
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.For | ast.While) and plays(node)
    ]
    assert found == LOOPS
