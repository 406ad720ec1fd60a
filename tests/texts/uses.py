"""Which message codes the sources name: whole (`"undo"`) or with a part filled in (`theme-${theme}`)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from sys import modules

from croupier import GAMES, rules
from croupier.core.rules import Effect

ROOT = Path(__file__).parent.parent.parent
_QUOTED = re.compile(r"""(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1""")
_HOLE = re.compile(r"\$\{[^}]*\}")
#: What stands for a hole while a template is read; no source contains it.
_GAP = "\0"
#: Where a call has its code, and what is written before it.
_PLACES = {"Refusal": (0, ""), "Preview": (1, ""), "Refused": (0, "house-"), "_no": (0, "")}


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
    """Whether a literal is the code, or a template becomes it when filled with numbers and other literals."""
    return code in literals or any(
        all(filled.isdigit() or filled in literals for filled in fits.groups())
        for text in literals
        if _GAP in text and re.match(r"[a-z]+-", text)
        if (fits := re.fullmatch(re.escape(text).replace(re.escape(_GAP), "(.+)"), code))
    )


def literals() -> frozenset[str]:
    """Every string of the package and of both pages' sources; holes of templates as gaps."""
    found: set[str] = set()
    for tree in _trees():
        found.update(_python(tree))
    for source in _pages():
        found.update(browser(source))
    return frozenset(found)


def asked() -> set[str]:
    """The codes that the sources plainly ask for: `t("undo")`, `Refusal("not-rolled", ...)`."""
    found = {code for source in _pages() for code in re.findall(r"""\bt\(\s*["']([^"'`]+)["']""", source)}
    for tree in _trees():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in _PLACES:
                place, prefix = _PLACES[call.func.id]
                for code in call.args[place : place + 1]:
                    if isinstance(code, ast.Constant) and isinstance(code.value, str):
                        found.add(f"{prefix}{code.value}")
    return found


@cache
def _trees() -> list[ast.Module]:
    paths = sorted((ROOT / "src" / "croupier").rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def _pages() -> list[str]:
    paths = [path for pattern in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(pattern)]
    paths += sorted((ROOT / "src" / "croupier" / "server" / "page").glob("*.js"))
    return [path.read_text(encoding="utf-8") for path in paths]


def _python(tree: ast.AST) -> Iterator[str]:
    """Strings, and names of types as codes write them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.ClassDef):
            yield from (node.name.lower(), re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", node.name).lower())
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else _GAP for part in node.values)


def browser(source: str) -> Iterator[str]:
    """The strings of a TypeScript or Svelte source."""
    for _, text in _QUOTED.findall(source):
        yield _HOLE.sub(_GAP, text)
