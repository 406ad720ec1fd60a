"""Which message codes the sources name: whole (`"undo"`) or with a part filled in (`theme-${theme}`)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from sys import modules

from croupier import GAMES, rules
from croupier.core.rules import Effect

ROOT = Path(__file__).parent.parent.parent
_QUOTED = re.compile(r"""(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1""")
_HOLE = re.compile(r"\$\{[^}]*\}")
#: What stands for a hole while a template is read; no source contains it.
_GAP = "\0"


def effects() -> list[type[Effect]]:
    """Every kind of effect of the registered games; a slotted dataclass leaves its first draft behind."""
    for name in GAMES:
        rules(name)
    found = (kind for kind in _kinds(Effect) if kind.__module__.startswith("croupier.games."))
    return [kind for kind in found if getattr(modules[kind.__module__], kind.__name__) is kind]


def _kinds(kind: type[Effect]) -> Iterator[type[Effect]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _kinds(inner)


def named(code: str, literals: frozenset[str]) -> bool:
    """Whether a literal is the code, or a template that begins like it can become it."""
    return code in literals or any(
        re.fullmatch(re.escape(text).replace(re.escape(_GAP), "[a-z0-9_-]+"), code)
        for text in literals
        if _GAP in text and re.match(r"[a-z]+-", text)
    )


def literals() -> frozenset[str]:
    """Every string of the package and of the browser's sources; holes of templates as gaps."""
    found: set[str] = set()
    for path in (ROOT / "src" / "croupier").rglob("*.py"):
        found.update(_python(ast.parse(path.read_text(encoding="utf-8"))))
    for pattern in ("*.ts", "*.svelte"):
        for path in (ROOT / "web" / "src").rglob(pattern):
            found.update(browser(path.read_text(encoding="utf-8")))
    return frozenset(found)


def _python(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else _GAP for part in node.values)


def browser(source: str) -> Iterator[str]:
    """The strings of a TypeScript or Svelte source."""
    for _, text in _QUOTED.findall(source):
        yield _HOLE.sub(_GAP, text)
