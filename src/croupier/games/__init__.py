"""The games: where each is declared. A game is imported when it is asked for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from croupier.core.errors import InvalidOption, InvalidRecord, UnknownGame, UnknownRevision, clip
from croupier.core.game import Game, ImportPath, Revision
from croupier.core.options import Option, Value, listed, settle
from croupier.core.record import Record
from croupier.core.rules import AnyRules, Mark

if TYPE_CHECKING:
    from croupier.core.encoding import Encoding
    from croupier.core.kernel import Kernel, Tables
    from croupier.core.lesson import Lesson

#: The games of this package, and where each is declared.
DECLARED: Final[dict[str, ImportPath[Game]]] = {
    "las-vegas-2012": ImportPath("croupier.games.lasvegas.game:LAS_VEGAS_2012"),
    "las-vegas-six": ImportPath("croupier.games.lasvegas.game:LAS_VEGAS_SIX"),
    "las-vegas-royale": ImportPath("croupier.games.royale.game:ROYALE"),
    "rolling-cubes": ImportPath("croupier.games.rollingcubes.game:ROLLING_CUBES"),
    "vegas-showdown": ImportPath("croupier.games.showdown.game:SHOWDOWN"),
}


class Games(Mapping[str, Game]):
    """Games by name, each imported when it is taken: those of this package, then those from elsewhere."""

    def __init__(self, declared: Mapping[str, ImportPath[Game]]) -> None:
        self._declared = declared
        self._taken: dict[str, Game] = {}
        self._allowed: frozenset[str] | None = None

    def allow(self, names: Collection[str]) -> None:
        """From now on only these come from elsewhere; until then whatever is installed does.

        Raises `UnknownGame` for a name that no installed package has.
        """
        self._allowed = frozenset(names)
        for name in names:
            if name not in self:
                raise UnknownGame(f"there is no game {clip(name)} from elsewhere that could be allowed")

    def __getitem__(self, name: str) -> Game:
        if name not in self._taken:
            self._taken[name] = self._take(name)
        return self._taken[name]

    def __iter__(self) -> Iterator[str]:
        yield from self._declared
        yield from (name for name in self._elsewhere() if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _take(self, name: str) -> Game:
        """Imports a game; raises `KeyError` for one that is not there, not allowed or broken."""
        if name in self._declared:
            return self._declared[name].load()
        if name not in self._elsewhere():
            raise KeyError(name)
        from croupier.games import elsewhere

        game = elsewhere.imported(name)
        if game is None:
            raise KeyError(name)
        return game

    def _elsewhere(self) -> list[str]:
        """The names of games from elsewhere that are allowed; a name of ours is never another's."""
        if self._allowed is not None and not self._allowed:
            return []
        # Imported when asked for: to look for packages takes longer than to import this one.
        from croupier.games import elsewhere

        return [
            name
            for name in sorted(elsewhere.found())
            if name not in self._declared and (self._allowed is None or name in self._allowed)
        ]


GAMES: Final = Games(DECLARED)


def game(name: str) -> Game:
    """The game of that name; raises `UnknownGame`."""
    if name not in GAMES:
        raise UnknownGame(f"there is no game {clip(name)}: games are {listed(GAMES)}")
    return GAMES[name]


def options(name: str, seats: int, revision: int | None = None) -> tuple[Option, ...]:
    """The options a game has with this many seats; raises `InvalidOption` for a wrong seat count."""
    found = game(name)
    if seats not in found.seats:
        allowed = listed(map(str, found.seats))
        raise InvalidOption(f"{name} cannot be played with {seats} seats: allowed {allowed} [{found.cite}]")
    return _declared(found, revision).options.load()(seats)


def rules(name: str, seats: int | None = None, **given: Value) -> AnyRules:
    """The rules of a game with its seats and options fixed: the way in from Python."""
    return rules_with(name, seats if seats is not None else game(name).seats[0], given)


def rules_with(name: str, seats: int, given: Mapping[str, Value], revision: int | None = None) -> AnyRules:
    """The same where the options come from outside, whatever they are called; or of another revision."""
    settled = settle(options(name, seats, revision), given)
    return _declared(game(name), revision).make.load()(seats, settled)


def rules_of(record: Record) -> AnyRules:
    """The rules a record was played by; raises `InvalidRecord` for what is not played here."""
    try:
        return rules_with(record.game, record.seats, dict(record.options), record.revision)
    except (UnknownGame, UnknownRevision) as error:
        raise InvalidRecord(3, str(error)) from None


def newest(rules: AnyRules) -> AnyRules:
    """The newest revision of some rules, with the same seats and the options that it still has."""
    if rules.revision == game(rules.name).revision:
        return rules
    names = {option.name for option in options(rules.name, rules.seats)}
    kept = {name: value for name, value in rules.options.items() if name in names}
    return rules_with(rules.name, rules.seats, kept)


def _declared(game: Game, revision: int | None) -> Game | Revision:
    """What names the options and rules of a revision, None: the newest; raises `UnknownRevision`."""
    if revision is None or revision == game.revision:
        return game
    if revision in game.earlier:
        return game.earlier[revision]
    played = listed(map(str, (*sorted(game.earlier), game.revision)))
    raise UnknownRevision(f"this program plays {game.name} revision {played}, not {revision}")


def kernel(rules: AnyRules) -> Kernel[Any, Any] | None:
    """The compiled kernel of a game with its rules fixed; None: the game has none."""
    found = game(rules.name).kernel
    return None if found is None else found.load()(rules)


def encoding(rules: AnyRules, way: str = "") -> Encoding[Any, Any]:
    """A way to tell a game with its rules fixed in numbers, the usual one unless named; `InvalidOption`."""
    ways = game(rules.name).encodings
    if not ways or way not in ("", *ways):
        allowed = f"allowed {listed(ways)}" if ways else "it has none"
        raise InvalidOption(f"{rules.name} is not told in numbers the way {clip(way)}: {allowed}")
    return ways[way or next(iter(ways))].load()(rules)


def tables(rules: AnyRules, count: int, policies: Sequence[int]) -> Tables:
    """Many tables side by side in the game's kernel; raises `InvalidOption` where it has none."""
    found = game(rules.name).tables
    if found is None:
        raise InvalidOption(f"{rules.name} has no tables in a kernel: make environments one by one")
    return found.load()(rules, count, policies)


def outlook(rules: AnyRules, view: Any) -> Any:
    """What the game works out from a view for people to see, of tuples and records; None: nothing."""
    found = game(rules.name).outlook
    return None if found is None else found.load()(rules, view)


def uncovered(rules: AnyRules, state: Any) -> Any:
    """What a spectator sees of a state once the game is over: nothing lies face down any more."""
    found = game(rules.name).uncovered
    return rules.view(state, None) if found is None else found.load()(rules, state)


def round_of(rules: AnyRules, state: Any) -> int:
    """The round a state is in, from 1; 0: the game has no rounds."""
    found = game(rules.name).round
    return 0 if found is None else found.load()(rules, state)


def marks(rules: AnyRules, view: Any, event: Any) -> tuple[Mark, ...]:
    """What to point at on the board while an event is weighed, legal or not; none in most games."""
    found = game(rules.name).marks
    return () if found is None else found.load()(rules, view, event)


def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the plainest first; none in a game that has not written any."""
    found = game(name).lessons
    return () if found is None else found.load()
