"""Which games there are. Ours and everybody else's come the same way: by entry point."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from reino.core.errors import UnknownGame
from reino.core.phrase import nearest, quoted
from reino.core.spec import GameSpec

GROUP = "reino.games"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def games() -> tuple[str, ...]:
    """The names of the games that can be loaded."""
    return tuple(sorted(_installed()))


def find(name: str) -> GameSpec:
    """The game of this name."""
    if not isinstance(name, str):
        raise UnknownGame("error-game-name", given=quoted(name))
    point = _installed().get(name)
    if point is None:
        raise UnknownGame(
            "error-no-game",
            given=quoted(name),
            hint=nearest(name, games()),
            known=", ".join(games()),
        )
    return _loaded(point)


@cache
def _loaded(point: EntryPoint) -> GameSpec:
    spec: GameSpec = point.load()
    return spec
