"""A real house, a real Chromium, and people who sit at it."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import hatch_build
import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tools.system import CHROMIUM

from tests.browser.axe import load_axe
from tests.browser.people import Guest

ROOT = Path(__file__).resolve().parents[2]
#: How long something that must appear may take on a busy machine.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def page_built() -> None:
    """The browser table, built from these very sources; one worker builds, the others wait."""
    with (ROOT / "web" / "node_modules.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        hatch_build.build(ROOT)


@pytest.fixture(scope="session")
def tools(page_built: None) -> None:
    """What checking needs beyond building: svelte-check, Vitest, eslint, axe; one worker installs it."""
    web = ROOT / "web"
    with (web / "node_modules.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not hatch_build.installed(web, "devDependencies"):
            hatch_build.install(web)


@pytest.fixture
def bring_axe(tools: None) -> Callable[[Guest], None]:
    """Loads axe for somebody: as a fixture, so that it is installed before a test can ask for it."""
    return load_axe


@contextmanager
def opened(data: Path, *allow: str, path: str = "src") -> Iterator[str]:
    """A running house, by its address."""
    with (data / "house.log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.house", str(data), *allow],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    assert address.startswith("http"), (data / "house.log").read_text()
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{address}/health", timeout=5).close()
            break
        except OSError:
            continue
    yield address
    process.kill()
    process.wait(timeout=20)
    process.stdout.close()


@pytest.fixture(scope="session")
def house(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running house."""
    with opened(tmp_path_factory.mktemp("house")) as address:
        yield address


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, driven by Playwright, for as long as tests of this folder follow one another.

    Not longer: while it is there its loop counts as running, and a test of another folder that comes next in
    the same process could not start one.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield browser
        browser.close()


@pytest.fixture
def guest(house: str, chromium: Browser) -> Iterator[Callable[..., Guest]]:
    """Makes people, each with a browser of their own; complains of every error their pages had."""
    guests: list[Guest] = []

    def welcome(**wishes: object) -> Guest:
        guests.append(Guest(chromium, house, **wishes))  # type: ignore[arg-type]
        return guests[-1]

    yield welcome
    for one in guests:
        one.leave()
    assert [error for one in guests for error in one.errors] == []
