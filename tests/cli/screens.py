"""A terminal of a certain size with the program on it: what is typed, and what stands on the screen."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from types import TracebackType

from croupier.core.lines import columns

#: What a prompt of a line ends with, in every language.
PROMPT = ": "
#: The program as it is installed, but with the same dice in every run.
_PROGRAM = """
import random, secrets
luck = random.Random(1)
secrets.token_bytes, secrets.randbits, secrets.choice = luck.randbytes, luck.getrandbits, luck.choice
secrets.token_hex = lambda size: luck.randbytes(size).hex()
from croupier.cli.main import main
main()
"""
_STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Screen:
    """The program at a pseudo-terminal of so many columns and rows."""

    def __init__(self, *words: str, width: int, rows: int) -> None:
        self.width, self.rows = width, rows
        self.seen = ""
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, width, 0, 0))
        known = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM, *words],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**known, "PYTHONPATH": "src", "TERM": "xterm"},
        )
        os.close(slave)

    def __enter__(self) -> Screen:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    def asked(self) -> bool:
        """Waits for the next question; False: the program has ended."""
        start = len(self.seen)
        while not (self.seen[start:] and self.text.endswith((PROMPT, "> "))):
            assert select.select([self._master], [], [], 120)[0], self.text
            try:
                data = os.read(self._master, 65536)
            except OSError:
                return False
            if not data:
                return False
            # A character may come in two parts; what is wanted here are whole prompts.
            self.seen += data.decode(errors="ignore")
        return True

    def type(self, line: str) -> None:
        """Types a line."""
        os.write(self._master, f"{line}\n".encode())

    def press(self, key: str) -> None:
        """Presses a key, without Enter."""
        os.write(self._master, key.encode())

    @property
    def text(self) -> str:
        """Everything that was shown, without styles."""
        return _STYLES.sub("", self.seen.replace("\r\n", "\n"))

    @property
    def lines(self) -> list[str]:
        """Everything that was shown, line by line; of a line that was drawn again, its last state."""
        return [line.rsplit("\r", 1)[-1] for line in self.text.split("\n")]

    @property
    def last(self) -> list[str]:
        """What stands on the screen now, if no line is longer than it is wide."""
        return self.lines[-self.rows :]

    def too_long(self) -> list[str]:
        """Lines that do not fit."""
        return [line for line in self.lines if columns(line) > self.width]
