"""Roads as a person follows them on the map of a view, without paying for anything."""

from dataclasses import dataclass
from typing import Any

from reino.core.plain_kernel import plain
from reino.games.jackrabbits.rules import journey, tiles, tiling


@dataclass(frozen=True)
class Road:
    """A road out of a tile: the road tiles it runs over, and where it ends."""

    way: int  # out of the tile where it begins, or into it from the sea
    tiles: tuple[int, ...]
    hex: int | None = None  # the hex it leads to
    forks: tuple["Road", ...] = ()  # how it goes on behind a crossing
    hole: bool = False  # it ends in a burrow, the last of its tiles
    off: bool = False  # it leaves the map; a road without any of these leads nowhere

    @property
    def hexes(self) -> list[int]:
        """Every hex that can be reached by it."""
        found = [] if self.hex is None else [self.hex]
        return found + [tile for fork in self.forks for tile in fork.hexes]


def follow(record: Any, tile: int, way: int) -> Road:
    """The road out of a tile by a way, as a rabbit may walk it that has come so far."""
    if plain(tiling.is_blocked)(record, tile, way):
        return Road(way, ())
    beyond = int(record.beside[tile, way])
    if beyond == tiles.NO_TILE:
        return Road(way, (), off=True)
    walked = record.copy()
    walked.crossed[tile] |= 1 << way
    return _run(walked, beyond, (way + 3) % tiles.WAYS, way)


def follow_inland(record: Any, tile: int, way: int) -> Road:
    """The road into a tile from the sea."""
    return _run(record.copy(), tile, way, way)


def _run(record: Any, tile: int, came: int, first: int) -> Road:
    """How a road goes on that has come into a tile; sides that it crosses are noted."""
    may_leave = plain(journey.may_leave)
    passed: list[int] = []
    while tile >= tiles.HEXES:
        passed.append(tile)
        ahead = int(tiles.ON_FROM[tile, record.turned[tile], came])
        ways = [way for way in range(tiles.WAYS) if ahead >> way & 1]
        if not ways:
            return Road(first, tuple(passed), hole=True)
        ways = [way for way in ways if may_leave(record, tile, way)]
        if len(ways) != 1:
            forks = tuple(follow(record, tile, way) for way in ways)
            return Road(first, tuple(passed), forks=forks)
        (way,) = ways
        beyond = int(record.beside[tile, way])
        if beyond == tiles.NO_TILE:
            return Road(first, tuple(passed), off=True)
        record.crossed[tile] |= 1 << way
        tile, came = beyond, (way + 3) % tiles.WAYS
    return Road(first, tuple(passed), hex=tile)


def roads_of(record: Any, tile: int) -> list[Road]:
    """Every road out of a tile, as a rabbit may walk it that has come so far."""
    road_at = plain(tiling.road_at)
    return [follow(record, tile, way) for way in range(tiles.WAYS) if road_at(record, tile, way)]


def at_rest(record: Any) -> Any:
    """The same record with no side crossed yet."""
    resting = record.copy()
    resting.crossed[:] = 0
    return resting
