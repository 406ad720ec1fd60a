"""The hosting page names every setting with its default, and says nothing that does not exist."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from typer.main import get_command

from croupier.cli.main import app
from croupier.server.settings import Settings
from tests.server.nodes import composed

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"


def test_every_setting_is_on_the_page() -> None:
    """No setting is missing and no default is out of date."""
    page = PAGE.read_text(encoding="utf-8")
    rows = {
        name.strip("` "): default
        for line in page.splitlines()
        if line.startswith("| `CROUPIER_")
        for name, default in zip(line.split("|")[1].split(","), line.split("|")[2].split(","), strict=False)
    }
    told = {f"CROUPIER_{field.name.upper()}": field.default for field in fields(Settings)}
    assert rows.keys() == told.keys()
    for name, default in told.items():
        told_here = rows[name].strip()
        words = {"": None, "on": True}
        value = words[told_here] if told_here in words else float(told_here)
        assert value == (default or None), name


def test_commands_units_and_containers() -> None:
    """Every option and every variable in them exists; the three servers of compose are those of nginx."""
    page = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", page, flags=re.MULTILINE | re.DOTALL)
    served = [line for _, block in blocks for line in block.splitlines() if "croupier serve" in line]
    command = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {option for parameter in command.params for option in parameter.opts}
    assert len(served) >= 8
    assert {option for line in served for option in re.findall(r"--[a-z-]+", line)} <= known
    variables = {f"CROUPIER_{field.name.upper()}" for field in fields(Settings)}
    assert set(re.findall(r"CROUPIER_[A-Z_]+[A-Z]", "".join(block for _, block in blocks))) <= variables
    upstream, compose = (
        next(block for kind, block in blocks if kind == wanted and mark in block)
        for wanted, mark in (("nginx", "upstream"), ("yaml", "services"))
    )
    behind = re.findall(r"server (10\.0\.0\.\d+):8000", upstream)
    servers = re.findall(r"--port 8000 .*\n.*\n.*ipv4_address: ([0-9.]+)", compose)
    assert behind == servers and len(behind) == 3
    # What the tests start is made of the first of these commands.
    options = composed()
    assert list(options) == ["a", "b", "c"] == [given.pop("--node") for given in options.values()]
    assert options["a"] == options["b"] == options["c"]
    (unit,) = (line for line in served if "serve --node %i" in line)
    assert {"--node", *options["a"]} == set(re.findall(r"--[a-z-]+", unit))
    (proxy,) = set(re.findall(r"--proxy (\S+)", compose))
    assert f"ipv4_address: {proxy}}}" in compose.partition("nginx:")[2]
