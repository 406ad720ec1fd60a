"""`croupier`: the commands. Each imports what it needs when it runs, so that all of them start fast."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Annotated

import typer

from croupier import __version__
from croupier.cli import declared
from croupier.cli.language import chosen
from croupier.core.errors import CroupierError
from croupier.games import DECLARED, GAMES

app = typer.Typer(
    name="croupier",
    cls=declared.Commands,
    help="Five boxed games as their rulebooks say: play, replay, verify, simulate.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; `croupier games` lists them.")]
GameFile = Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Plain lines without colours, for pipes and screen readers.")
]
Language = Annotated[str | None, typer.Option("--language", metavar="CODE", help=declared.LANGUAGE.help)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="K=V", help="An option of the game; may be repeated."),
]


def main() -> None:
    """Runs a command; what a person did wrong is one sentence and exit code 2, never a traceback."""
    try:
        app()
    except CroupierError as error:
        print(f"croupier: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"croupier {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Five boxed games as their rulebooks say: play, replay, verify, simulate."""


@app.command()
def games(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="One game; its options and what they mean.")
    ] = None,
    language: Language = None,
) -> None:
    """List the games, their seats and how long they take, or the options of one."""
    from croupier.cli import games as command

    command.games(game, chosen(language))


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game's name; without it, the first there is.")
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many seats; 4 if the game allows.")] = None,
    people: Annotated[int, typer.Option(help="How many of the seats are people at this screen.")] = 1,
    bots: Annotated[
        str | None, typer.Option(help="A bot for all other seats, or one for each, separated by commas.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", "-n", help="A person's name; repeat it for several people.")
    ] = None,
    option: Options = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is kept as it goes.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a game that was kept.")
    ] = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Play a game against bots, or with several people at one screen."""
    from croupier.cli import play as command

    if resume is not None:
        command.resume(resume, plain=plain, language=chosen(language))
    else:
        command.play(
            game or next(iter(GAMES)),
            seats,
            people,
            bots,
            name or [],
            option or [],
            save,
            plain=plain,
            language=chosen(language),
        )


@app.command()
def replay(
    file: GameFile,
    plain: Plain = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    pause: Annotated[bool, typer.Option(help="Wait for Enter after each move.")] = False,
    language: Language = None,
) -> None:
    """Show a game step by step and check every line of its file."""
    from croupier.cli import replay as command

    command.replay(file, plain=plain, as_json=json, pause=pause, language=chosen(language))


@app.command()
def verify(
    file: GameFile,
    house: Annotated[
        str | None, typer.Option(metavar="URL", help="Ask this house for its key and check the signature.")
    ] = None,
    key: Annotated[
        str | None, typer.Option(metavar="KEY", help="Check the signature by this public key of a house.")
    ] = None,
    language: Language = None,
) -> None:
    """Derive every die of a finished game again from the revealed seeds and check every move."""
    from croupier.cli import verify as command

    spoken = chosen(language)
    command.tell(command.verify(file, house, key), spoken)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="A clause: 4.1, 4, A1.")] = None,
    language: Language = None,
) -> None:
    """Print the rules of a game, or one clause of them."""
    from croupier.cli import rules as command

    command.rules(game, clause, chosen(language))


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="How many seats; 4 if the game allows.")] = None,
    bots: Annotated[
        str, typer.Option(help="A bot for all seats, or one for each, separated by commas.")
    ] = "random",
    number: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="The same seed, the same games.")] = 1,
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=1, max=512, help="How many at a time; changes no figure.")] = 1,
    path: Annotated[
        str | None, typer.Option(metavar="kernel|engine", help="Where to play; the kernel if it can.")
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write one row per game and seat.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The figures as one JSON object.")] = False,
    plain: Plain = False,
) -> None:
    """Play many games between bots and print what each seat won."""
    from croupier.cli import simulate as command

    command.simulate(
        game,
        seats,
        bots,
        number,
        seed,
        option or [],
        jobs=jobs,
        path=path,
        parquet=parquet,
        as_json=json,
        plain=plain,
    )


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Two or more bots, separated by commas.")] = "random,greedy",
    seats: Annotated[int | None, typer.Option(help="How many seats; 4 if the game allows.")] = None,
    number: Annotated[
        int, typer.Option("--games", min=1, help="How many games for each pair, at least.")
    ] = 200,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="The same seed, the same games.")] = 1,
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=1, max=512, help="How many at a time; changes no figure.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ratings: a .png, .svg or .pdf file.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="The figures as one JSON object.")] = False,
    plain: Plain = False,
) -> None:
    """Let bots meet each other from all seats on the same dice, and rate them."""
    from croupier.cli import arena as command

    command.arena(
        game, seats, bots, number, seed, option or [], jobs=jobs, plot=plot, as_json=json, plain=plain
    )


@app.command()
def bench(
    yardsticks: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Programs of others to measure beside ours.")
    ] = None,
    python: Annotated[
        str | None, typer.Option(metavar="FILE", help="A Python that has the yardsticks' libraries.")
    ] = None,
    node: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A folder whose node_modules has them.")
    ] = None,
    strength: Annotated[
        int, typer.Option(min=0, help="Also measure how strong montecarlo is, in so many games.")
    ] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=512, help="How many games at a time for --strength.")] = 1,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="Put the table into a document.")] = None,
    json: Annotated[bool, typer.Option("--json", help="The figures as one JSON object.")] = False,
    plain: Plain = False,
) -> None:
    """Measure how fast the kernels, the engine and the bots are."""
    from croupier.cli import bench as command

    command.bench(yardsticks, python, node, strength, jobs, write, as_json=json, plain=plain)


Data = Annotated[Path, typer.Option(metavar="DIR", help="The folder of the house's data.")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="A PostgreSQL database instead of the SQLite file in DIR.")
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others on the network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8000,
    data: Data = Path("croupier-data"),
    database: Database = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another page that may open sockets here.")
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name the house goes by: games.example.org."),
    ] = None,
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="Proxies whose X-Forwarded-For is believed.")
    ] = "",
    own_sets: Annotated[
        bool | None,
        typer.Option(
            "--own-sets/--no-own-sets",
            help="People may bring set files of their own; if not said, only on 127.0.0.1 without a proxy.",
            show_default=False,
        ),
    ] = None,
    allow: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME", help="A game of another package that is offered; may be repeated."),
    ] = None,
    show: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser, where there is a screen.")
    ] = False,
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
    )


@app.command()
def export(
    to: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the game files go.")],
    data: Data = Path("croupier-data"),
    database: Database = None,
) -> None:
    """Write all finished games of a house as game files."""
    from croupier.cli import export as command

    print(f"{command.export(data, database, to)} games written to {to}")


@app.command(name="import")
def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Game files.")],
    data: Data = Path("croupier-data"),
    database: Database = None,
) -> None:
    """Add game files to a house, to be looked at there."""
    from croupier.cli import export as command

    print(f"{command.take_in(data, database, files)} games added")


for _game in DECLARED.values():
    declared.add(app, _game.load())


if __name__ == "__main__":
    main()
