"""Which games there are. Ours and everybody else's come the same way: by entry point."""

from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from reino.core.errors import UnknownGame
from reino.core.spec import GameSpec

GROUP = "reino.games"


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def games() -> tuple[str, ...]:
    """The names of the games that can be loaded."""
    return tuple(sorted(_installed()))


@cache
def find(name: str) -> GameSpec:
    """The game of this name."""
    point = _installed().get(name)
    if point is None:
        near = get_close_matches(str(name), games(), 1)
        hint = f"; did you mean {near[0]!r}?" if near else "."
        raise UnknownGame(f"there is no game {name!r}{hint} Known: {', '.join(games())}")
    spec: GameSpec = point.load()
    return spec
