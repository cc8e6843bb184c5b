"""Bots by name: ours by level, and those of other people by where they are."""

from collections.abc import Mapping
from typing import Any, Protocol

from reino.bots import own, program
from reino.bots.bot import Bot, RandomBot
from reino.bots.search import SearchBot
from reino.core.compiled import Progress
from reino.core.errors import BadAmount, ReinoError
from reino.core.game import Game
from reino.core.numbers import check_limits
from reino.core.phrase import nearest, quoted
from reino.core.plugins import Plugins, blamed
from reino.search import ismcts

# What can play any game; the games that know better have names of their own besides.
ANY_GAME = ("best", "search", "random")


class Leveled(Protocol):
    """A module with the levels of a game.

    Where a bot cannot play with all options it has `check(game, name)` as well, which raises then.
    """

    @property
    def LEVELS(self) -> Mapping[str, Any]:  # noqa: N802
        """The strongest first; `best` is that one."""

    @property
    def OTHERS(self) -> tuple[str, ...]:  # noqa: N802
        """Bots that are no level."""

    @property
    def FIRST(self) -> str:  # noqa: N802
        """Whom to meet first: one that a newcomer may beat."""

    @property
    def MINDS_BOTH(self) -> bool:  # noqa: N802
        """Whether both iterations and seconds may be given: an engine minds both, a search one."""

    def prepare(self, game: Game, name: str, progress: Progress | None = None) -> None:
        """Load what this bot thinks with."""

    def make(
        self, name: str, seed: int | None, iterations: int | None, seconds: float | None
    ) -> Bot:
        """The bot of this name, with another budget where one is given.

        The first level is asked for as `best` too, with options under which `check` refuses it.
        """


LEVELED: Plugins[Leveled] = Plugins(
    "reino.levels",
    {
        "braverats": "reino.bots.braverats",
        "jackrabbits": "reino.bots.jackrabbits",
        "korona": "reino.bots.korona",
        "sparta": "reino.bots.sparta",
    },
    needs=("LEVELS", "OTHERS", "FIRST", "MINDS_BOTH", "prepare", "make"),
)


def bot_names(game: Game) -> tuple[str, ...]:
    """The bots that can play the whole of this game: its levels from strong to weak, then those of
    any game."""
    if not isinstance(game, Game):
        raise ReinoError("error-no-loaded-game", given=quoted(game))
    best, *others = ANY_GAME
    return best, *_own_names(game), *others


def _own_names(game: Game) -> tuple[str, ...]:
    """The levels and other bots that the game brings, but for those that its options rule out."""
    with blamed(game.key, "levels"):
        return tuple(name for name in _brought(game) if not _refusal(game, name))


def _brought(game: Game) -> tuple[str, ...]:
    """The levels and other bots that the game brings."""
    if game.key not in LEVELED:
        return ()
    return (*LEVELED[game.key].LEVELS, *LEVELED[game.key].OTHERS)


def _refusal(game: Game, name: str) -> ReinoError | None:
    """Why a bot that the game brings cannot play with these options."""
    check = getattr(LEVELED[game.key], "check", None)
    try:
        if check is not None:
            check(game, name)
    except ReinoError as error:
        return error
    return None


def first_bot(game: Game) -> str:
    """Whom to meet first: where there are levels, one that a newcomer may beat."""
    return LEVELED[game.key].FIRST if game.key in LEVELED else "best"


class Elsewhere(Protocol):
    """A module for bots that are not ours; each plays whatever it says it plays."""

    def check(self, name: str) -> None:
        """Refuse a name behind which there is no bot."""

    def make(
        self, name: str, seed: int | None, iterations: int | None, seconds: float | None
    ) -> Bot:
        """The bot of this name."""


def _elsewhere(name: object) -> Elsewhere | None:
    """Who knows a bot that is not ours: `program:COMMAND`, `module:name` or `file.py:name`."""
    if program.is_program(name):
        return program
    return own if own.is_own(name) else None


def check_bot(game: Game, name: str) -> None:
    """Refuse a bot that is not there, or cannot play the whole of this game."""
    known = bot_names(game)
    if elsewhere := _elsewhere(name):
        elsewhere.check(name)
        return
    if name not in known:
        if name in _brought(game) and (refusal := _refusal(game, name)):
            raise refusal
        raise ReinoError(
            "error-no-bot",
            given=quoted(name),
            hint=nearest(name, known),
            known=", ".join(known),
        )


def prepare_bot(game: Game, name: str, progress: Progress | None = None) -> None:
    """Load what this bot thinks with; the first time ever it is compiled."""
    check_bot(game, name)
    level = _level(game, name)
    if level is not None:
        LEVELED[game.key].prepare(game, level, progress)
    elif name in ("best", "search"):
        ismcts.prepare(game, progress)


def make_bot(
    game: Game,
    name: str,
    seed: int | None = None,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
) -> Bot:
    """The bot of this name. The same seed makes the same choices, unless its search has a clock."""
    check_bot(game, name)
    level = _level(game, name)
    check_limits(iterations, seconds)
    minds_both = level is not None and LEVELED[game.key].MINDS_BOTH
    if iterations is not None and seconds is not None and not minds_both:
        raise BadAmount("error-search-limits", iterations=str(iterations), seconds=str(seconds))
    if elsewhere := _elsewhere(name):
        return elsewhere.make(name, seed, iterations, seconds)
    prepare_bot(game, name)
    if name == "random":
        return RandomBot(seed)
    if level is not None:
        return LEVELED[game.key].make(level, seed, iterations, seconds)
    return SearchBot(iterations, seconds, seed)


def _level(game: Game, name: str) -> str | None:
    """Which bot of the game's own a name stands for, if any."""
    if game.key not in LEVELED:
        return None
    if name == "best":
        return next(iter(LEVELED[game.key].LEVELS))
    return name if name in _own_names(game) else None
