"""Arguments and options that several commands have; what help says of them are messages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
GameFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-file")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]", help="help-ray")]
Plain = Annotated[bool, typer.Option("--plain", help="help-plain")]
Language = Annotated[str | None, typer.Option("--language", metavar="CODE", help="help-language")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="K=V", help="help-option"),
]
