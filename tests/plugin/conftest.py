"""The example package, installed into a folder of its own, and the commands with it on the path."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

ROOT = Path(__file__).resolve().parents[2]
Run: TypeAlias = Callable[..., "subprocess.CompletedProcess[str]"]


def with_path(*folders: Path) -> dict[str, str]:
    """An environment in which packages of these folders are installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(["src", *map(str, folders)])}


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `pip install ./examples/plugin` has put it; nothing is fetched."""
    target = tmp_path_factory.mktemp("installed")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    command += ["--no-index", "--disable-pip-version-check", "--target", str(target)]
    subprocess.run([*command, str(ROOT / "examples" / "plugin")], check=True, timeout=300)
    return target


@pytest.fixture
def croupier(installed: Path) -> Run:
    """Runs a command of the program where the package is installed."""

    def run(*words: object, typed: str = "", folders: tuple[Path, ...] = (), cwd: Path = ROOT) -> object:
        return subprocess.run(
            [sys.executable, "-m", "croupier.cli.main", *map(str, words)],
            cwd=cwd,
            env={**with_path(installed, *folders), "PYTHONPATH": _absolute(installed, *folders)},
            input=typed,
            capture_output=True,
            text=True,
            timeout=300,
        )

    return run  # type: ignore[return-value]


def _absolute(*folders: Path) -> str:
    return os.pathsep.join([str(ROOT / "src"), *map(str, folders)])


def package(folder: Path, name: str, source: str, group: str, points: str) -> None:
    """A package of one module, installed by hand: its source, and what it says it brings."""
    (folder / f"{name}.py").write_text(source)
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[{group}]\n{points}\n")
