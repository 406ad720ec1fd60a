"""A real server process for tests: its own data, its own port."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

from tests.server.ports import Port


class Running:
    """`croupier serve` as a process; killed or ended politely, started again on the same data."""

    def __init__(self, data: Path, *arguments: str, **variables: str) -> None:
        self._data = data
        self._arguments = arguments
        self._variables = variables
        self._port = Port()
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Running:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self.stop(signal.SIGKILL)

    @property
    def port(self) -> int:
        """Where it listens, the same after every start."""
        return self._port.number

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Starts it and waits until it says where it is."""
        command = [sys.executable, "-m", "croupier.cli.main", "serve", "--data", str(self._data)]
        command += ["--port", str(self.port), *self._arguments]
        with (self._data.parent / "serve.log").open("a") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=self._surroundings(),
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if not found:
            self.process.communicate()
            raise RuntimeError((self._data.parent / "serve.log").read_text())
        assert int(found[1]) == self.port

    def _surroundings(self) -> dict[str, str]:
        """As where it is installed: its modules are compiled once. Nobody is waited for long."""
        here = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        quickly = {"CROUPIER_TAKE_BACK": "0", "CROUPIER_SEED_WAIT": "2", "CROUPIER_WARM": "off"}
        return {**here, "PYTHONPATH": "src", **quickly, **self._variables}

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ends it; returns its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.returncode
