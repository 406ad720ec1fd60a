"""The commands of who keeps a house: to open it, to keep its games safe, to move it elsewhere.

Each imports what it needs when it runs.
"""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Annotated

import typer

from croupier.cli.help import Command
from croupier.cli.language import chosen
from croupier.cli.parameters import Language

Data = Annotated[Path, typer.Option(metavar="DIR", help="help-data")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="help-database")]


def add(app: typer.Typer) -> None:
    """Adds them to the program."""
    app.command(cls=Command, help="help-serve")(serve)
    app.command(cls=Command, help="help-backup")(backup)
    app.command(cls=Command, help="help-restore")(restore)
    app.command(cls=Command, help="help-move")(move)
    app.command(cls=Command, help="help-export")(export)
    app.command(name="import", cls=Command, help="help-import")(import_)


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="help-port")] = 8000,
    data: Data = Path("croupier-data"),
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL", help="help-origin")] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="help-house-name"),
    ] = None,
    proxy: Annotated[str, typer.Option(metavar="ADDRESSES", help="help-proxy")] = "",
    own_sets: Annotated[
        bool | None,
        typer.Option(
            "--own-sets/--no-own-sets",
            help="help-own-sets",
            show_default=False,
        ),
    ] = None,
    allow: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME", help="help-allow"),
    ] = None,
    node: Annotated[str, typer.Option(metavar="NAME", help="help-serve-node", show_default=False)] = "",
    show: Annotated[bool, typer.Option("--open", help="help-open")] = False,
) -> None:
    """Open a house: tables for people in browsers, bots and spectators."""
    # Nothing that is loaded while starting is garbage; the house turns the collector on when it opens.
    gc.disable()
    from croupier.cli import serve as command

    command.serve(
        host,
        port,
        data,
        database,
        proxy,
        tuple(origin or ()),
        tuple(name or ()),
        own_sets,
        show,
        allow=tuple(allow or ()),
        node=node,
    )


def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-to")],
    data: Data = Path("croupier-data"),
    database: Database = None,
    language: Language = None,
) -> None:
    """Write a whole house with its keys into a file, also while it is open."""
    from croupier.cli import moving as command

    spoken = chosen(language)
    command.tell("backed-up", command.backup(data, database, to), str(to), spoken)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-restore-from")],
    data: Data = Path("croupier-data"),
    database: Database = None,
    language: Language = None,
) -> None:
    """Bring a backup back, without those who were deleted since, and play every game again to check it."""
    from croupier.cli import moving as command

    spoken = chosen(language)
    command.tell("restored", command.restore(data, database, file), str(data), spoken)


def move(
    source: Annotated[str, typer.Option("--from", metavar="URL", help="help-move-from")],
    target: Annotated[str, typer.Option("--to", metavar="URL", help="help-move-to")],
    language: Language = None,
) -> None:
    """Copy a closed house to another database, and play every game again to check it."""
    from croupier.cli import moving as command

    spoken = chosen(language)
    command.tell("moved", command.move(source, target), "", spoken)


def export(
    to: Annotated[Path, typer.Argument(metavar="FOLDER", help="help-export-to")],
    data: Data = Path("croupier-data"),
    database: Database = None,
    language: Language = None,
) -> None:
    """Write all finished games of a house as game files."""
    from croupier.cli import export as command

    spoken = chosen(language)
    command.tell("written", command.export(data, database, to), to, spoken)


def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="help-files")],
    data: Data = Path("croupier-data"),
    database: Database = None,
    language: Language = None,
) -> None:
    """Add game files to a house, to be looked at there."""
    from croupier.cli import export as command

    spoken = chosen(language)
    command.tell("added", command.take_in(data, database, files), data, spoken)
