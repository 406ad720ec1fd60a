"""Whoever writes anything of a table holds its lease: all places that write, and what they do."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import croupier.server

SERVER = Path(croupier.server.__file__).parent
#: Every place in the house that writes, and why no server that lost a table writes it there. Whoever adds one
#: that writes a table lets the store lock the lease (`Change` with an epoch), or locks it (`Shared.change`,
#: `dismiss`) before anything else.
WRITERS = {
    # The fence of the store goes before it.
    "store/writing.py write_changes": "fenced",
    "store/writing.py _write_orders": "fenced",
    "store/chain.py _settle": "fenced",
    "store/chain.py append": "fenced, or of a table that is being made",
    # Locks the leases itself, whoever deals.
    "people.py work in rename": "Shared.change",
    "people.py work in forget": "Shared.change",
    "store/retention.py work in throw_away": "dismiss",
    "extras/uploads.py work in remove": "dismiss",
    # Nobody can deal the table yet.
    "new_tables.py work in written": "a new table",
    "extras/uploads.py add_record": "a table in the phase taking, which nobody can open",
    # Of no table that is dealt.
    "store/database.py work in add": "for its callers, which are in this list",
    "people.py work in welcome": "a person",
    "people.py device_link": "a person's link",
    "people.py work in open_device": "a person's device",
    "people.py sweep_links": "links of people",
    "reviews.py work in _keep": "a review, beside the table; none is kept of one that was thrown away",
    "store/heartbeat.py note": "the time of the house",
    "store/keys.py _sealed": "keys",
    "store/keys.py _must_be_alike": "keys",
    "store/leases.py": "the leases",
    "store/moving.py copy": "a house at which no server is open",
    "store/moving.py back_up": "a file of its own",
    "store/moving.py take_keys": "keys",
}
#: Changes of a table that name no epoch, so that no lease is asked for.
UNFENCED = {"extras/uploads.py add_record"}


def places(tree: ast.AST, inside: tuple[str, ...] = ()) -> Iterator[tuple[str, ast.AST]]:
    """Every node with the function it stands in, as `work in rename`."""
    for node in ast.iter_child_nodes(tree):
        name = (node.name,) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else ()
        yield " in ".join((*name, *inside)[:2]), node
        yield from places(node, (*name, *inside))


def writes(node: ast.AST) -> bool:
    """Whether a node writes rows: by SQLAlchemy, in words, or by the store's own `add`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value.lstrip().startswith(("INSERT INTO ", "UPDATE ", "DELETE FROM ", "WITH "))
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute) and node.func.attr == "add":
        return any(isinstance(argument, ast.Tuple) for argument in node.args)
    # A route for DELETE is called like that, too: its path stands first.
    route = bool(node.args) and isinstance(node.args[0], ast.Constant)
    return isinstance(node.func, ast.Name) and node.func.id in ("insert", "update", "delete") and not route


def found(path: Path) -> Iterator[tuple[str, ast.AST]]:
    """The nodes of a file, each with its place as in the list."""
    name = path.relative_to(SERVER).as_posix()
    for where, node in places(ast.parse(path.read_text(encoding="utf-8"))):
        yield (name if name == "store/leases.py" else f"{name} {where}"), node


FILES = [path for path in SERVER.rglob("*.py") if "migrations" not in path.parts]


def test_every_writer_is_known() -> None:
    """One that is new is thought about: a write that forgot the lease would undo what the others promise."""
    assert {where for path in FILES for where, node in found(path) if writes(node)} == WRITERS.keys()


def test_changes_name_their_epoch() -> None:
    """The store asks for the lease of a change that has one."""
    without = {
        where
        for path in FILES
        for where, node in found(path)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Change"
        and "epoch" not in {keyword.arg for keyword in node.keywords}
    }
    assert without == UNFENCED
