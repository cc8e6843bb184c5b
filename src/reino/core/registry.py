"""Which games there are. Ours and everybody else's come the same way: by entry point.

A package that is no good takes no other game away: its own are left out, and what is wrong with
them is told. Some faults show at the import, others only when rules are compiled or bots are made;
wherever one is found, `leave_out` is told, and from then on nothing here offers that game.
"""

import logging
from collections.abc import Callable
from typing import TypeVar

from reino.core.errors import BrokenGame, UnknownGame
from reino.core.phrase import Phrase, nearest, quoted
from reino.core.plugins import GAMES, MISHAPS, Plugins, blamed, broken, failed
from reino.core.spec import GameSpec

T = TypeVar("T")

LOG = logging.getLogger(__name__)
INSTALLED: Plugins[GameSpec] = Plugins(GAMES)

_left_out: dict[str, BrokenGame] = {}  # what was found to be wrong, by the name of the game


def games() -> tuple[str, ...]:
    """The names of the games that are installed."""
    return tuple(sorted(INSTALLED))


def sound_games() -> tuple[GameSpec, ...]:
    """All games with which nothing is known to be wrong."""
    return made_of_games(lambda spec: spec)


def made_of_games(make: Callable[[GameSpec], T]) -> tuple[T, ...]:
    """What this makes of each game, leaving out those that it goes wrong with."""
    made = []
    for name in games():
        if name in _left_out:
            continue
        try:
            made.append(make(find(name)))
        except BrokenGame as error:
            leave_out(error)
        except MISHAPS as error:
            leave_out(failed(name, "code", error))
    return tuple(made)


def leave_out(error: BrokenGame) -> None:
    """From now on this game is not offered; the log has all that Python says of it."""
    _left_out[str(error.facts["game"])] = _again(error)
    LOG.info("%s", error, exc_info=error)


def left_out() -> tuple[BrokenGame, ...]:
    """What is wrong with the games that are not offered."""
    return tuple(_left_out[name] for name in sorted(_left_out))


def find(name: str) -> GameSpec:
    """The game of this name."""
    if not isinstance(name, str):
        raise UnknownGame("error-game-name", given=quoted(name))
    if name not in INSTALLED:
        raise UnknownGame(
            "error-no-game",
            given=quoted(name),
            hint=nearest(name, games()),
            known=", ".join(games()),
        )
    if name in _left_out:
        raise _again(_left_out[name])
    spec = INSTALLED[name]
    with blamed(name, "games"):
        if not isinstance(spec, GameSpec):
            raise broken(name, Phrase("error-no-spec", given=type(spec).__name__))
        if spec.key != name:
            raise broken(name, Phrase("error-other-key", given=spec.key))
    return spec


def _again(error: BrokenGame) -> BrokenGame:
    """The same without where it was raised: that would grow each time, and keep what it saw."""
    return BrokenGame(error.key, **error.facts)
