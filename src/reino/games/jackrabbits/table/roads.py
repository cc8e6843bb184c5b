"""Roads as a person follows them on the map of a view, without paying for anything."""

from dataclasses import dataclass
from typing import Any

from reino.core.plain_kernel import plain
from reino.games.jackrabbits.rules import journey, tiles, tiling
from reino.games.jackrabbits.table.layout import ways_in


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
    if plain(tiling.leaves_map)(record, tile, way):
        return Road(way, (), off=True)
    walked = record.copy()
    walked.crossed[tile] |= 1 << way
    return _run(walked, *_beyond(record, tile, way), way)


def _beyond(record: Any, tile: int, way: int) -> tuple[int, int]:
    """The tile behind a side, and the way by which a rabbit comes into it."""
    return int(record.beside[tile, way]), int(plain(tiling.opposite)(way))


def follow_inland(record: Any, tile: int, way: int) -> Road:
    """The road into a tile from the sea."""
    return _run(record.copy(), tile, way, way)


def _run(record: Any, tile: int, came: int, first: int) -> Road:
    """How a road goes on that has come into a tile; sides that it crosses are noted."""
    passed: list[int] = []
    while tile >= tiles.HEXES:
        passed.append(tile)
        if tiles.KIND_OF[tile] == tiles.BURROW:
            return Road(first, tuple(passed), hole=True)
        ways = ways_in(plain(journey.ways_on)(record, tile, came))
        if len(ways) != 1:
            forks = tuple(follow(record, tile, way) for way in ways)
            return Road(first, tuple(passed), forks=forks)
        (way,) = ways
        if plain(tiling.leaves_map)(record, tile, way):
            return Road(first, tuple(passed), off=True)
        record.crossed[tile] |= 1 << way
        tile, came = _beyond(record, tile, way)
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
