"""Bots by name: Reino's by level, those of users by import path, and programs by command."""

from typing import Protocol

from reino.bots import imported, program
from reino.core.bot import Bot, Leveled, NamedBot, RandomBot
from reino.core.checks import check_limits
from reino.core.compiled import Progress
from reino.core.errors import BadAmount, ReinoError
from reino.core.game import Game
from reino.core.packages import blamed
from reino.core.phrase import nearest, quoted
from reino.search import ismcts
from reino.search.bot import SearchBot

# Bots that can play any game; games with bots of their own have more names.
ANY_GAME = ("best", "search", "random")


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
    levels = game.spec.levels
    return () if levels is None else (*levels.LEVELS, *levels.OTHERS)


def _refusal(game: Game, name: str) -> ReinoError | None:
    """Why a bot that the game brings cannot play with these options."""
    check = getattr(game.spec.levels, "check", None)
    try:
        if check is not None:
            check(game, name)
    except ReinoError as error:
        return error
    return None


def first_bot(game: Game) -> str:
    """The bot to play first: where there are levels, one that a newcomer may beat."""
    return "best" if game.spec.levels is None else game.spec.levels.FIRST


class Elsewhere(Protocol):
    """A module that makes the bots of users. It cannot check which games they play."""

    def check(self, name: str) -> None:
        """Refuse a name under which no bot is found."""

    def make(
        self, name: str, seed: int | None, iterations: int | None, seconds: float | None
    ) -> Bot:
        """The bot of this name."""


def _elsewhere(name: object) -> Elsewhere | None:
    """The module for a bot that is not Reino's: `program:COMMAND`, `module:name` or
    `file.py:name`."""
    if program.is_program(name):
        return program
    return imported if imported.is_own(name) else None


def check_bot(game: Game, name: str) -> None:
    """Refuse a bot that does not exist, or cannot play the whole of this game."""
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
    """Load the data of this bot; the first time ever its search is compiled."""
    check_bot(game, name)
    if own := _level(game, name):
        levels, level = own
        levels.prepare(game, level, progress)
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
    """The bot of this name. The same seed makes the same choices, unless its search has a time
    limit."""
    check_bot(game, name)
    own = _level(game, name)
    check_limits(iterations, seconds)
    minds_both = own is not None and own[0].MINDS_BOTH
    if iterations is not None and seconds is not None and not minds_both:
        raise BadAmount("error-search-limits", iterations=str(iterations), seconds=str(seconds))
    if elsewhere := _elsewhere(name):
        return elsewhere.make(name, seed, iterations, seconds)
    prepare_bot(game, name)
    if name == "random":
        made: Bot = RandomBot(seed)
    elif own is not None:
        levels, level = own
        made = levels.make(level, seed, iterations, seconds)
    else:
        made = SearchBot(iterations, seconds, seed)
    if isinstance(made, NamedBot):
        made.label = labelled(name, game.key, iterations, seconds)
    return made


def labelled(name: str, game: str, iterations: int | None, seconds: float | None) -> str:
    """A bot as its `repr` names it: its level, its game, and its budget where one was given."""
    budget = "" if iterations is None else f", {iterations} iterations a choice"
    return f"{name} of {game}{budget}" + ("" if seconds is None else f", {seconds} s a choice")


def _level(game: Game, name: str) -> tuple[Leveled, str] | None:
    """The game's own bot of this name, if any: the module that makes it, and its level."""
    levels = game.spec.levels
    if levels is None:
        return None
    if name == "best":
        return levels, next(iter(levels.LEVELS))
    return (levels, name) if name in _own_names(game) else None
