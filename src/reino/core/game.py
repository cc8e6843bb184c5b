"""The class `Game`, a game with its options fixed, and `reino.load`, which returns one."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from reino.core.actions import Action
from reino.core.catalogue import checked_language
from reino.core.checks import whole
from reino.core.compiled import Progress
from reino.core.dealer import Chance, Dealer
from reino.core.encoding import Encoding
from reino.core.errors import (
    BadAmount,
    BadPlayers,
    BadRulesVersion,
    BadSeed,
    BadStart,
    MalformedChoice,
    ReinoError,
)
from reino.core.kernel.drivers import CHANCE_BIT
from reino.core.kernel.rng import seeded
from reino.core.options import Values
from reino.core.packages import blamed
from reino.core.phrase import listed, quoted
from reino.core.refusal import named
from reino.core.registry import find
from reino.core.runtime import Buffer, Runtime
from reino.core.spec import GameSpec
from reino.core.state import State


class FromSeed:
    """Marks that chance comes from the seed given beside it."""


FROM_SEED = FromSeed()


@dataclass(frozen=True)
class Tallies:
    """The totals of random games: steps, returns and end reasons."""

    games: int
    """How many games were played."""
    steps: int
    """Choices and outcomes of chance, in all games together."""
    returns: tuple[float, ...]
    """The return of each seat, summed over the games."""
    reasons: Mapping[str, int]
    """How often each end reason occurred."""


class Game:
    """The rules with their options fixed. Never changes."""

    __slots__ = ("_options", "_rules_version", "_runtime")

    def __init__(
        self,
        spec: GameSpec,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        progress: Progress | None = None,
        rules_version: int | None = None,
    ) -> None:
        wanted = spec.players[0] if players is None else players
        chosen = index(wanted) if isinstance(wanted, SupportsIndex) else 0
        if chosen not in spec.players:
            raise BadPlayers(
                "error-players",
                game=spec.key,
                allowed=listed("error-or", map(str, spec.players)),
                given=quoted(players),
            )
        rules = spec.rules_version if rules_version is None else rules_version
        if rules not in spec.rules_versions:
            raise BadRulesVersion(
                "error-rules-version",
                game=spec.key,
                known=listed("error-and", map(str, spec.rules_versions)),
                given=quoted(rules),
            )
        self._rules_version = rules
        with blamed(spec.key, "rules"):
            self._options = spec.options.complete(options, chosen, rules)
            self._runtime = Runtime(spec, chosen, self._options, rules, progress)
        self._runtime.game = self

    @property
    def spec(self) -> GameSpec:
        """The game before its options were fixed: limits, options, words."""
        return self._runtime.spec

    @property
    def key(self) -> str:
        """The name it is loaded by."""
        return self._runtime.spec.key

    @property
    def players(self) -> int:
        """The number of players."""
        return self._runtime.players

    @property
    def options(self) -> Values:
        """Every option with its value."""
        return self._options

    @property
    def rules_version(self) -> int:
        """The version of the rules it is played by: today's, unless an older one was asked for."""
        return self._rules_version

    @property
    def simultaneous(self) -> bool:
        """Whether several seats may owe a decision at once."""
        said = self.spec.simultaneous
        if isinstance(said, bool):
            return said
        return any(self._options[key] == value for key, value in said.items())

    @property
    def rateable(self) -> bool:
        """Whether its results can count for ratings."""
        return all(self._options[key] != value for key, value in self.spec.unrated.items())

    @property
    def runtime(self) -> Runtime:
        """The compiled side, for searches and tests. Trusts its caller."""
        return self._runtime

    @property
    def encoding(self) -> Encoding:
        """How `view.tensor()` is laid out: parts with their slices, and groups of actions."""
        if self.spec.encoding is None:
            raise ReinoError("error-no-encoding", game=self.key)
        return self.spec.encoding

    def start(
        self,
        seed: int | bytes | None = None,
        *,
        dealer: Chance | FromSeed | None = FROM_SEED,
        position: str | None = None,
    ) -> State:
        """The first state. The dealer, made from `seed`, resolves chance up to the first decision.

        `dealer=None` leaves chance to the caller: see `state.chance` and `state.fall`. A
        `position` (or board) to begin from is a text as `state.position` gives it.
        """
        if isinstance(dealer, FromSeed):
            chance: Chance | None = Dealer.of(seed)
        elif seed is not None:
            raise BadSeed("error-seed-and-dealer")
        elif dealer is None or callable(getattr(dealer, "draw", None)):
            chance = dealer
        else:
            raise BadSeed("error-dealer", given=quoted(dealer))
        runtime = self._runtime
        buf, status = runtime.first, runtime.first_status
        if position is not None:
            buf, status = runtime.placed(position)
        state = State(runtime, buf, status, chance)
        return state.settled() if status & CHANCE_BIT else state

    def name(self, action: "int | str | Action", lang: str = "en") -> str:
        """The name of an action, in words."""
        return self.spec.words.action_name(self.action(action), checked_language(lang))

    def action(self, name: "str | int | Action") -> int:
        """The id of the action of this name: the inverse of `name`, in either language.

        The text of the action table is read too, and accents, capitals and articles do not count:
        `game.action("place archer on tower")`. Raises `MalformedChoice`, with the nearest name,
        where there is none.
        """
        if isinstance(name, str):
            return named(self, name)
        if isinstance(name, Action):
            if name.id not in self.spec.actions or self.spec.actions.describe(name.id) != name:
                raise MalformedChoice("error-other-game", game=self.key, given=repr(name))
            return name.id
        return self._checked(name, "error-no-action", len(self.spec.actions))

    def describe(self, action: "int | str | Action") -> Action:
        """An action by its kind and its fields, as the action table of the game has it."""
        return self.spec.actions.describe(self.action(action))

    def outcome_name(self, outcome: int, lang: str = "en") -> str:
        """The name of an outcome of chance, in words."""
        known = self._checked(outcome, "error-no-outcome", len(self.spec.outcomes))
        return self.spec.words.outcome_name(known, checked_language(lang))

    def _checked(self, value: object, refusal: str, n: int) -> int:
        try:
            number = index(value)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < n:
            raise MalformedChoice(refusal, game=self.key, last=str(n - 1), given=quoted(value))
        return number

    def playouts(self, n: int, seed: int = 1, start: State | None = None) -> Tallies:
        """n random games inside compiled code, from the first position or from `start`."""
        games = whole(n, "games", BadAmount, least=0)
        totals = np.zeros(1 + self.players, np.float64)
        reasons = np.zeros(len(self.spec.reasons), np.int64)
        self.spec.compiled.study("playouts")(
            self._origin(start), self.players, games, seeded(seed), totals, reasons
        )
        named = {k: int(v) for k, v in zip(self.spec.reasons, reasons, strict=True) if k}
        return Tallies(games, int(totals[0]), tuple(totals[1:].tolist()), named)

    def counts(self, depth: int, start: State | None = None) -> tuple[int, ...]:
        """How many positions are reached in 0, 1, ... depth steps ("perft").

        A step is the joint choice of all seats that owe one, or one outcome of chance.
        """
        steps = whole(depth, "depth", BadAmount, least=0)
        nodes = np.zeros(steps + 1, np.int64)
        self.spec.compiled.study("counts")(self._origin(start), steps, nodes)
        return tuple(nodes.tolist())

    def _origin(self, start: State | None) -> Buffer:
        if start is None:
            return self._runtime.first
        if not isinstance(start, State) or start.game != self:
            raise BadStart("error-start", game=repr(self), given=quoted(start))
        return start._buf

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self is other or self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[object, ...]:
        rules = self._rules_version
        return self.spec.key, id(self.spec), rules, self.players, *self._options.items()

    def __reduce__(self) -> Any:
        # The spec is pickled by its name: the other process compiles or loads the rules itself.
        return Game, (self.spec, self.players, dict(self._options), None, self._rules_version)

    @property
    def label(self) -> str:
        """Its name, the number of players, and the options that are not at their defaults."""
        return labelled(self.spec, self.players, self._options, self._rules_version)

    def __repr__(self) -> str:
        return f"<Game {self.label}>"


def labelled(
    spec: GameSpec, players: int, options: Mapping[str, object], rules_version: int
) -> str:
    """A game as every `repr` names it."""
    changed = (
        f"{option.key}={options[option.key]!r}"
        for option in spec.options.options
        if options.get(option.key, option.default) != option.default
    )
    rules = [] if rules_version == spec.rules_version else [f"rules {rules_version}"]
    return ", ".join([spec.key, f"{players} players", *rules, *changed])


def load(
    name: str,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    rules_version: int | None = None,
    progress: Progress | None = None,
) -> Game:
    """The game of this name with these options; the first time ever its rules are compiled.

    `players` defaults to the game's usual number, the first of `game.spec.players`, and every
    option that is not named keeps its default. `rules_version` asks for older rules, of those in
    `game.spec.rules_versions`, by which records and tables of their time go on. `progress` is told
    what is being compiled, how many parts are done, and of how many; without it a bar on standard
    error shows that.

    Raises `UnknownGame` for a name that no installed package has (`BrokenGame` if its package
    cannot be imported or its rules cannot be compiled), `BadPlayers` for a number of players that
    the game is not for, and a kind of `OptionError` for an option it does not have
    (`UnknownOption`), a value the option does not take (`BadOptionValue`) and options that cannot
    stand together (`ContradictoryOptions`), and `BadRulesVersion` for rules that are not played.
    """
    return Game(find(name), players, options, progress, rules_version)


def loaded(
    game: str | Game, players: int | None = None, options: Mapping[str, object] | None = None
) -> Game:
    """This game; refuses players and options for one that has its own."""
    if not isinstance(game, Game):
        return load(game, players, options)
    if players is not None or options is not None:
        raise ReinoError("error-game-and-options", game=repr(game))
    return game
