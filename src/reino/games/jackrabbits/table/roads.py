"""Roads as a person follows them on the map of a view, without paying for anything."""

from dataclasses import dataclass
from typing import Any

from reino.games.jackrabbits.rules import actions, tiles


def has_road(view: Any, tile: int, way: int) -> bool:
    """Whether a road leaves a laid tile that way."""
    return bool(tiles.ROAD_WAYS[tile, view.turned[tile]] >> way & 1)


def leaves_map(view: Any, tile: int, way: int) -> bool:
    """Whether a road leads off the map here."""
    return bool(view.beside[tile, way] == tiles.NO_TILE) and has_road(view, tile, way)


def at_sea(view: Any, tile: int) -> bool:
    """Whether a side of a laid tile has no neighbour."""
    if view.turned[tile] == actions.NONE:
        return False
    sides = int(tiles.SIDE_WAYS[tiles.SHAPE_OF[tile], view.turned[tile]])
    return any(
        sides >> way & 1 and view.beside[tile, way] == tiles.NO_TILE for way in range(tiles.WAYS)
    )


@dataclass(frozen=True)
class Road:
    """A road out of a tile: the road tiles it runs over, and where it ends."""

    way: int  # out of the tile where it begins, or into it from the sea
    tiles: tuple[int, ...]
    hex: int | None = None  # the hex it leads to
    forks: tuple["Road", ...] = ()  # how it goes on behind a crossing
    hole: bool = False  # it ends in a burrow, the last of its tiles
    off: bool = False  # it leaves the map

    @property
    def hexes(self) -> list[int]:
        """Every hex that can be reached by it."""
        found = [] if self.hex is None else [self.hex]
        return found + [tile for fork in self.forks for tile in fork.hexes]


def follow(view: Any, tile: int, way: int, crossed: frozenset[int] = frozenset()) -> Road:
    """The road out of a tile by a way. No side is crossed twice in the same direction."""
    beyond = int(view.beside[tile, way])
    if beyond == tiles.NO_TILE:
        return Road(way, (), off=True)
    side = tile * tiles.WAYS + way
    return _run(view, beyond, (way + 3) % tiles.WAYS, way, crossed | {side})


def follow_inland(view: Any, tile: int, way: int) -> Road:
    """The road into a tile from the sea."""
    return _run(view, tile, way, way, frozenset())


def _run(view: Any, tile: int, came: int, first: int, crossed: frozenset[int]) -> Road:
    """How a road goes on that has come into a tile."""
    passed: list[int] = []
    while tile >= tiles.HEXES:
        passed.append(tile)
        ahead = int(tiles.ON_FROM[tile, view.turned[tile], came])
        ways = [way for way in range(tiles.WAYS) if ahead >> way & 1]
        if not ways:
            return Road(first, tuple(passed), hole=True)
        ways = [way for way in ways if tile * tiles.WAYS + way not in crossed]
        if len(ways) != 1:
            forks = tuple(follow(view, tile, way, crossed) for way in ways)
            return Road(first, tuple(passed), forks=forks)
        beyond = int(view.beside[tile, ways[0]])
        if beyond == tiles.NO_TILE:
            return Road(first, tuple(passed), off=True)
        crossed |= {tile * tiles.WAYS + ways[0]}
        tile, came = beyond, (ways[0] + 3) % tiles.WAYS
    return Road(first, tuple(passed), hex=tile)


def roads_of(view: Any, tile: int) -> list[Road]:
    """Every road out of a hex."""
    return [follow(view, tile, way) for way in range(tiles.WAYS) if has_road(view, tile, way)]
