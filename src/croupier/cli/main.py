"""`croupier`: the commands; what help says of them are messages.

Each imports what it needs when it runs, so that all of them start fast.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from croupier import __version__
from croupier.cli import declared, house, learning, line, output
from croupier.cli.help import Command
from croupier.cli.language import chosen
from croupier.cli.parameters import GameFile, GameName, Language, Options, Plain, Ray
from croupier.core.errors import CroupierError
from croupier.games import DECLARED, GAMES

app = typer.Typer(
    name="croupier",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def main() -> None:
    """Runs a command; what a person did wrong is one sentence and exit code 2, never a traceback."""
    output.prepare()
    try:
        try:
            code = app(line.read(sys.argv[1:]), standalone_mode=False)
        finally:
            output.flush()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        output.let_go()
        sys.exit(141)
    except OSError as error:
        output.let_go()
        where = "the output" if error.filename is None else error.filename
        output.complain(f"{where} cannot be written: {error.strerror}")
        sys.exit(2)
    except typer.Abort as error:
        sys.exit(130 if isinstance(error.__cause__, KeyboardInterrupt) else 2)
    except Exception as error:
        sentence = str(error) if isinstance(error, CroupierError) else line.mistake(error)
        if sentence is None:
            raise
        output.complain(sentence)
        sys.exit(2)
    if code:
        sys.exit(code)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"croupier {__version__}")
        raise typer.Exit


@app.callback(cls=declared.Commands, help="help-croupier")
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="help-version")
    ] = False,
    language: Language = None,
) -> None:
    """Five boxed games as their rulebooks say: play, replay, verify, simulate."""
    chosen(language)


@app.command(cls=Command, help="help-games")
def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game-one")] = None,
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    language: Language = None,
) -> None:
    """List the games, their seats and how long they take, or the options of one."""
    from croupier.cli import games as command

    command.games(game, seats, chosen(language))


@app.command(cls=Command, help="help-play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="help-game-first")] = None,
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    people: Annotated[int, typer.Option(help="help-people")] = 1,
    bots: Annotated[str | None, typer.Option(metavar="BOTS", help="help-bots-others")] = None,
    level: Annotated[str | None, typer.Option(metavar="LEVEL", help="help-level")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", "-n", metavar="NAME", help="help-name")] = None,
    coach: Annotated[bool, typer.Option("--coach", help="help-coach")] = False,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="help-save")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="help-resume")] = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Play a game against bots, or with several people at one screen."""
    from croupier.cli import play as command

    if resume is not None:
        command.resume(resume, plain=plain, language=chosen(language), coach=coach)
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
            level=level,
            coach=coach,
        )


@app.command(cls=Command, help="help-replay")
def replay(
    file: GameFile,
    plain: Plain = False,
    json: Annotated[bool, typer.Option("--json", help="help-json-lines")] = False,
    pause: Annotated[bool, typer.Option(help="help-pause")] = False,
    language: Language = None,
) -> None:
    """Show a game step by step and check every line of its file."""
    from croupier.cli import replay as command

    command.replay(file, plain=plain, as_json=json, pause=pause, language=chosen(language))


@app.command(cls=Command, help="help-verify")
def verify(
    file: GameFile,
    house: Annotated[str | None, typer.Option(metavar="URL", help="help-house")] = None,
    key: Annotated[str | None, typer.Option(metavar="KEY", help="help-key")] = None,
    language: Language = None,
) -> None:
    """Derive every die of a finished game again from the revealed seeds and check every move."""
    from croupier.cli import verify as command

    spoken = chosen(language)
    command.tell(command.verify(file, house, key), spoken)


@app.command(cls=Command, help="help-review")
def review(
    file: GameFile,
    playouts: Annotated[int | None, typer.Option(metavar="N", help="help-playouts")] = None,
    seconds: Annotated[float | None, typer.Option(metavar="S", help="help-seconds")] = None,
    seat: Annotated[int | None, typer.Option(metavar="N", help="help-only-seat")] = None,
    unit: Annotated[str | None, typer.Option(metavar="UNIT", help="help-unit")] = None,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Tell luck from play in a finished game: an account for every seat that adds up."""
    from croupier.cli import review as command
    from croupier.cli.common import Terminal

    command.review(
        file,
        playouts=playouts,
        seconds=seconds,
        seat=seat,
        unit=unit,
        as_json=json,
        terminal=Terminal(plain or json, "en" if json else chosen(language)),
    )


learning.add(app)


@app.command(cls=Command, help="help-rules")
def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="help-clause")] = None,
    language: Language = None,
) -> None:
    """Print the rules of a game, or one clause of them."""
    from croupier.cli import rules as command

    command.rules(game, clause, chosen(language))


@app.command(cls=Command, help="help-simulate")
def simulate(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="help-bots-all")] = "random",
    number: Annotated[int, typer.Option("--games", min=1, help="help-number")] = 10_000,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="help-seed")] = 1,
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=1, max=512, help="help-jobs")] = 1,
    ray: Ray = None,
    path: Annotated[str | None, typer.Option(metavar="kernel|engine", help="help-path")] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="help-parquet")] = None,
    decisions: Annotated[Path | None, typer.Option(metavar="FILE", help="help-decisions")] = None,
    luck: Annotated[int, typer.Option(min=0, max=1_000_000, metavar="N", help="help-luck")] = 0,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Play many games between bots and print what each seat won."""
    from croupier.cli import simulate as command
    from croupier.cli.common import Terminal

    command.simulate(
        game,
        seats,
        bots,
        number,
        seed,
        option or [],
        jobs=jobs,
        ray=ray,
        path=path,
        parquet=parquet,
        decisions=decisions,
        luck=luck,
        as_json=json,
        terminal=Terminal(plain, chosen(language)),
    )


@app.command(cls=Command, help="help-arena")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="help-bots-two")] = "random,greedy",
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    number: Annotated[int, typer.Option("--games", min=1, help="help-number-pair")] = 200,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="help-seed")] = 1,
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=1, max=512, help="help-jobs")] = 1,
    ray: Ray = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="help-plot")] = None,
    luck: Annotated[int, typer.Option(min=0, max=1_000_000, metavar="N", help="help-luck")] = 0,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Let bots meet each other from all seats on the same dice, and rate them."""
    from croupier.cli import arena as command
    from croupier.cli.common import Terminal

    command.arena(
        game,
        seats,
        bots,
        number,
        seed,
        option or [],
        jobs=jobs,
        ray=ray,
        plot=plot,
        luck=luck,
        as_json=json,
        terminal=Terminal(plain, chosen(language)),
    )


@app.command(cls=Command, help="help-lab")
def lab(
    game: GameName,
    vary: Annotated[list[str] | None, typer.Option(metavar="K=V,V", help="help-vary")] = None,
    seats: Annotated[int | None, typer.Option(help="help-seats")] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOTS", help="help-bots-lab")] = None,
    better: Annotated[str | None, typer.Option(metavar="BOT", help="help-better")] = None,
    option: Options = None,
    number: Annotated[int, typer.Option("--games", min=0, help="help-number")] = 1000,
    accounts: Annotated[int, typer.Option(min=0, help="help-accounts")] = 20,
    playouts: Annotated[int, typer.Option(min=1, max=1_000_000, help="help-playouts")] = 100,
    better_games: Annotated[int, typer.Option(min=0, help="help-better-games")] = 200,
    seed: Annotated[int, typer.Option(min=0, max=2**64 - 1, help="help-seed")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=512, help="help-jobs")] = 1,
    ray: Ray = None,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="help-lab-parquet")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="help-html")] = None,
    plain: Plain = False,
    language: Language = None,
) -> None:
    """Ask what a rule does to a game: vary it, and compare."""
    from croupier.cli import lab as command
    from croupier.cli.common import Terminal
    from croupier.lab.run import Effort
    from croupier.sim.blocks import Workers

    command.lab(
        game,
        seats,
        vary or [],
        bots,
        better,
        option or [],
        seed,
        Effort(number, accounts, playouts, better_games),
        workers=Workers(jobs, ray=ray),
        to=command.Outputs(json, parquet, html),
        terminal=Terminal(plain or json, "en" if json else chosen(language)),
    )


@app.command(cls=Command, help="help-bench")
def bench(
    yardsticks: Annotated[Path | None, typer.Option(metavar="DIR", help="help-yardsticks")] = None,
    python: Annotated[str | None, typer.Option(metavar="FILE", help="help-python")] = None,
    node: Annotated[Path | None, typer.Option(metavar="DIR", help="help-node")] = None,
    strength: Annotated[int, typer.Option(min=0, help="help-strength")] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=512, help="help-jobs-strength")] = 1,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="help-write")] = None,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    plain: Plain = False,
) -> None:
    """Measure how fast the kernels, the engine and the bots are."""
    from croupier.cli import bench as command

    command.bench(yardsticks, python, node, strength, jobs, write, as_json=json, plain=plain)


house.add(app)
for _game in DECLARED.values():
    declared.add(app, _game.load())


if __name__ == "__main__":
    main()
