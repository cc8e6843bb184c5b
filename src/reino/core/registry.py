"""Which games there are. Ours and everybody else's come the same way: by entry point."""

import sys
from functools import cache

from reino.core.errors import BrokenGame, UnknownGame
from reino.core.phrase import nearest, quoted
from reino.core.plugins import Plugins
from reino.core.spec import GameSpec

INSTALLED: Plugins[GameSpec] = Plugins("reino.games")


def games() -> tuple[str, ...]:
    """The names of the games that are installed."""
    return tuple(sorted(INSTALLED))


@cache
def sound_games() -> tuple[GameSpec, ...]:
    """All games that can be loaded. What is wrong with another is told; the rest can be played."""
    sound = []
    for name in games():
        try:
            sound.append(find(name))
        except BrokenGame as error:
            print(f"reino: {error}", file=sys.stderr)
    return tuple(sound)


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
    try:
        spec = INSTALLED[name]
    except (
        Exception,
        SystemExit,
    ) as error:  # whatever a package from elsewhere does while it is imported
        reason = f"{type(error).__name__}: {error}"
        raise BrokenGame("error-broken-game", game=name, reason=reason) from error
    if not isinstance(spec, GameSpec):
        raise BrokenGame("error-no-spec", game=name, given=type(spec).__name__)
    if spec.key != name:
        raise BrokenGame("error-other-key", game=name, given=spec.key)
    return spec
