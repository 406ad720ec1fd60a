"""Other programs that play the same game, as yardsticks: built and run where they lie, never taken over."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from croupier.core.errors import InvalidOption
from croupier.core.races import Race, Races

#: Games per second of CPU time, by the name of the yardstick.
Rates: TypeAlias = dict[str, float]


class Missing(Exception):
    """A yardstick that cannot be run here, with the reason."""


@dataclass(frozen=True, slots=True)
class CProgram:
    """The single-purpose C program, built by the line in its head."""

    binary: Path

    @classmethod
    def build(cls, source: Path, folder: Path) -> CProgram:
        """Builds it into a folder."""
        if not source.is_file():
            raise Missing(f"there is no {source.name}")
        line = re.search(r"BUILD\s+(\S.*)", source.read_text(errors="replace"))
        if line is None:
            raise Missing(f"{source.name} has no build line")
        words = shlex.split(line.group(1))
        binary = folder / source.stem
        command = [{source.name: str(source), source.stem: str(binary)}.get(word, word) for word in words]
        if shutil.which(command[0]) is None:
            raise Missing(f"there is no {command[0]} to build {source.name}")
        _run(command)
        return cls(binary)

    def rate(self, race: Race, games: int, seed: int) -> float:
        """Random games per second of CPU time, in one slice."""
        said = _run([str(self.binary), "bench", *race.program, str(games), "1", str(seed)])
        return float(json.loads(said)["best_games_per_s"])

    def playouts(self, races: Races, games: int, seed: int) -> float:
        """Playouts per second of its own player that plays choices out."""
        seats = str(races.search_seats)
        said = _run([str(self.binary), "match", seats, "0", str(games), str(seed), *races.search_program])
        return float(json.loads(said)["playouts_per_s"])


def peers(
    races: Races, folder: Path, python: str, node: Path
) -> Iterator[tuple[str, Callable[[int], Rates] | Missing]]:
    """The same game on other frameworks: each a way to measure so many games, or why it cannot be run."""
    for name, (runner, file) in races.peers.items():
        command = [python if runner == "python" else runner, str(folder / file)]
        where = node if runner == "node" else folder
        try:
            if not Path(command[1]).is_file():
                raise Missing(f"there is no {file}")
            if shutil.which(command[0]) is None:
                raise Missing(f"there is no {command[0]}")
            _rates(races, name, command, where, 2)
        except Missing as reason:
            yield name, reason
        else:
            yield name, _measure(races, name, command, where)


def _measure(races: Races, name: str, command: list[str], where: Path) -> Callable[[int], Rates]:
    return lambda games: _rates(races, name, command, where, games)


def _rates(races: Races, name: str, command: list[str], where: Path, games: int) -> Rates:
    """Runs a peer; it prints one JSON object a line."""
    found: Rates = {}
    for line in _run([*command, str(games)], where).splitlines():
        said = json.loads(line)
        if races.peers_call_it in said.get("game", "") and "games_per_s" in said:
            loop = said.get("loop") or str(said["peer"]).removeprefix("open_spiel").strip()
            found[f"{name} {loop}".strip()] = float(said["games_per_s"])
    if not found:
        raise Missing(f"{name} printed no figures")
    return found


def _run(command: list[str], where: Path | None = None) -> str:
    try:
        done = subprocess.run(command, cwd=where, capture_output=True, text=True, timeout=600)
    except OSError as error:
        raise Missing(f"{command[0]} cannot be run: {error.strerror}") from None
    except subprocess.TimeoutExpired:
        raise Missing(f"{Path(command[-2]).name} takes too long") from None
    if done.returncode != 0:
        words = done.stderr.strip().splitlines() or ["no reason given"]
        raise Missing(f"{Path(command[1]).name} does not run: {words[-1][:120]}")
    return done.stdout


def check_folder(folder: Path) -> None:
    """Refuses a folder that is not there."""
    if not folder.is_dir():
        raise InvalidOption(f"there is no folder {folder} with yardsticks")
