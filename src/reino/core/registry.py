"""Which games there are. Ours and everybody else's come the same way: by entry point."""

from reino.core.errors import UnknownGame
from reino.core.phrase import nearest, quoted
from reino.core.plugins import Plugins
from reino.core.spec import GameSpec

INSTALLED: Plugins[GameSpec] = Plugins("reino.games")


def games() -> tuple[str, ...]:
    """The names of the games that can be loaded."""
    return tuple(sorted(INSTALLED))


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
    return INSTALLED[name]
