"""The events on the map that a viewer sees: tiles that are laid, and rabbits that travel."""

from collections.abc import Iterator
from typing import Any

from reino.core.plain_kernel import plain
from reino.core.spec import Event
from reino.games.jackrabbits.rules import actions, journey, stage, tiles, tiling
from reino.games.jackrabbits.rules.cards import JOKER_KEYS
from reino.games.jackrabbits.table.layout import ways_in
from reino.games.jackrabbits.table.names import SPOT_KEYS


def _drawn(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    if after.stage != stage.MAP:
        yield Event("map-drawn")


def _turned_up(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A tile of a stack; if no place suits it, it goes back."""
    seat = int(before.active)
    if after.tile != actions.NONE:
        yield Event("turned-up", {"seat": seat, "tile": tiles.TILE_KEYS[int(after.tile)]})
        return
    tile = _tried(before, after, seat)
    if tile is not None:
        yield Event("turned-up", {"seat": seat, "tile": tiles.TILE_KEYS[tile]})
        yield Event("went-back", {"tile": tiles.TILE_KEYS[tile]})
    if after.active != seat or after.stage not in stage.BUILDING:
        yield Event("passed", {"seat": seat})
    yield from _built(before, after)


def _tried(before: Any, after: Any, seat: int) -> int | None:
    """The tile that went back. With the last one the record forgets the tiles tried."""
    new = int(after.tried) & ~int(before.tried)
    found = [tile for tile in range(tiles.TILES) if new >> tile & 1]
    known = before.stack_of.tolist()
    if not found:
        owners = after.stack_of.tolist()
        found = [tile for tile in range(tiles.TILES) if owners[tile] == seat != known[tile]]
    if not found:
        found = [
            tile
            for tile in range(tiles.TILES)
            if known[tile] == seat
            and tiles.SHAPE_OF[tile] == before.form
            and not int(before.tried) >> tile & 1
        ]
    return found[0] if len(found) == 1 else None


def _laid(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A tile against another, or a hex as an island of its own."""
    tile = int(before.tile)
    if after.turned[tile] != actions.NONE:
        seat, key = int(before.active), tiles.TILE_KEYS[tile]
        if before.stage == stage.LAY:
            yield Event("island", {"seat": seat, "tile": key})
        else:
            way, on = tiles.WAY_KEYS[int(before.against_way)], tiles.TILE_KEYS[int(before.against)]
            yield Event("laid", {"seat": seat, "tile": key, "way": way, "on": on})
    yield from _built(before, after)


def _tiles_dealt(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """The tiles of each seat when all are dealt; a seat sees its own."""
    if after.stage == stage.BUILD:
        for seat in range(int(after.players)):
            own = [key for tile, key in enumerate(tiles.TILE_KEYS) if after.held[seat] >> tile & 1]
            yield Event("tiles", {"seat": seat, "tiles": own if seat == viewer else None})


def _laid_freely(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A tile has come onto the map; a seat may have lost the place it had chosen."""
    new = [
        tile
        for tile in range(tiles.TILES)
        if before.turned[tile] == actions.NONE != after.turned[tile]
    ]
    for tile in new:
        shape = tiles.SHAPE_OF[tile]
        # The last tile ends the building, and the stacks are gone; it was a seat's only one.
        fewer = [
            seat
            for seat in range(int(after.players))
            if after.stack[seat, shape] < before.stack[seat, shape]
        ]
        seat = fewer[0] if len(fewer) == 1 else _last_builder(before, shape)
        yield _placed(after, seat, tile)
    if new and viewer >= 0 and before.picked[viewer] not in (actions.NONE, *new):
        lost = after.stage == stage.BUILD and after.picked[viewer] == actions.NONE
        if lost:
            yield Event(
                "outpaced", {"seat": viewer, "tile": tiles.TILE_KEYS[int(before.picked[viewer])]}
            )
    yield from _built(before, after)


def _last_builder(before: Any, shape: int) -> int | None:
    """The seat that laid the last tile, where only one can have."""
    able = [
        seat
        for seat in range(int(before.players))
        if int(before.builders) >> seat & 1 and before.stack[seat, shape] > 0
    ]
    return able[0] if len(able) == 1 else None


def _placed(after: Any, seat: int | None, tile: int) -> Event:
    """Against the first neighbour that a road joins, or on an island of its own."""
    key, road_at = tiles.TILE_KEYS[tile], plain(tiling.road_at)
    for way in range(tiles.WAYS):
        other, back = int(after.beside[tile, way]), (way + 3) % tiles.WAYS
        if other != tiles.NO_TILE and road_at(after, tile, way) and road_at(after, other, back):
            facts = {"way": tiles.WAY_KEYS[back], "on": tiles.TILE_KEYS[other]}
            return Event("laid", {"seat": seat, "tile": key, **facts})
    return Event("island", {"seat": seat, "tile": key})


def _built(before: Any, after: Any) -> Iterator[Event]:
    """The end of the building, and the road tiles that found no place."""
    if after.stage in stage.BUILDING:
        return
    out = [
        tiles.TILE_KEYS[tile]
        for tile in range(tiles.HEXES, tiles.TILES)
        if int(before.tiles) >> tile & 1 and after.turned[tile] == actions.NONE
    ]
    if out:
        yield Event("left-out", {"tiles": out})
    yield Event("built")


def _set_out(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A rabbit at rest: it stays, mounts a joker, or leaves."""
    seat = int(before.active)
    joker = _mounted(before, after, seat)
    if joker is not None:
        yield Event("mounted", {"seat": seat, "joker": joker})
    elif after.rabbit[seat] == before.rabbit[seat]:
        yield Event("stayed", {"seat": seat, "tile": SPOT_KEYS[int(before.rabbit[seat])]})
    else:
        yield from _walked(before, after, "left")


def _on_way(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A rabbit on a road tile. A purchase there begins with its toll."""
    seat = int(before.active)
    joker = _mounted(before, after, seat)
    if joker is not None:
        yield Event("mounted", {"seat": seat, "joker": joker})
    elif after.rabbit[seat] == tiles.UNDERGROUND:
        # A burrow leads there; in the children's game, every road that leads no further.
        if tiles.KIND_OF[before.rabbit[seat]] != tiles.BURROW:
            yield from _walked(before, after, "crossed")
    elif after.rabbit[seat] != before.rabbit[seat]:
        yield from _walked(before, after, "crossed")


def _mounted(before: Any, after: Any, seat: int) -> str | None:
    for colour, key in enumerate(JOKER_KEYS):
        if before.joker[colour] == seat != after.joker[colour]:
            return key
    return None


def _walked(before: Any, after: Any, kind: str) -> Iterator[Event]:
    """Out of a tile, and into a hex perhaps. Roads off the map are told with the exile."""
    seat = int(before.active)
    tile, beyond = int(before.rabbit[seat]), int(after.rabbit[seat])
    if beyond == tiles.EXILE:
        return
    if beyond == tiles.UNDERGROUND:
        yield Event("strayed", {"seat": seat, "tile": SPOT_KEYS[tile]})
        return
    # The children's game leaves a burrow by any other, for nothing.
    if tile == tiles.UNDERGROUND or tiles.KIND_OF[tile] == tiles.BURROW:
        holes = [
            hole
            for hole in range(tiles.BURROWS, tiles.TILES)
            if hole != tile and _leads_to(before, hole, beyond)
        ]
        crossed = [hole for hole in holes if after.crossed[hole] and len(holes) > 1]
        yield _emerged(seat, *(crossed or holes))
    else:
        way = tiles.WAY_KEYS[_way_to(before, tile, beyond)]
        yield Event(kind, {"seat": seat, "tile": SPOT_KEYS[tile], "way": way})
    yield from _arrived(after, seat)


def _emerged(seat: int, *holes: int) -> Event:
    """Out of a burrow. Two that lead to the same hex leave the same trace."""
    hole = tiles.TILE_KEYS[holes[0]] if len(holes) == 1 else None
    return Event("emerged", {"seat": seat, "tile": hole})


def _leads_to(record: Any, tile: int, beyond: int) -> bool:
    road_at = plain(tiling.road_at)
    return bool(plain(tiling.lies)(record, tile)) and beyond in [
        record.beside[tile, way] for way in range(tiles.WAYS) if road_at(record, tile, way)
    ]


def _way_to(record: Any, tile: int, beyond: int) -> int:
    """Two tiles share one side at most."""
    return next(way for way in range(tiles.WAYS) if record.beside[tile, way] == beyond)


def _arrived(after: Any, seat: int) -> Iterator[Event]:
    tile = int(after.rabbit[seat])
    if tile < tiles.HEXES:
        yield Event("arrived", {"seat": seat, "tile": tiles.TILE_KEYS[tile]})


def _flew(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat = int(before.active)
    yield Event("flew", {"seat": seat, "tile": SPOT_KEYS[int(after.rabbit[seat])]})


def _rode(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    seat = int(before.active)
    yield Event("rode", {"seat": seat, "tile": SPOT_KEYS[int(after.rabbit[seat])]})


def _landed(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """By which way is told where the record still knows it, or where there is only one."""
    seat = int(before.active)
    tile = int(after.rabbit[seat])
    ways = [way for way in range(tiles.WAYS) if plain(journey.may_land)(before, tile, way)]
    if after.came != actions.NONE:
        ways = [int(after.came)]
    way = tiles.WAY_KEYS[ways[0]] if len(ways) == 1 else None
    yield Event("landed", {"seat": seat, "tile": SPOT_KEYS[tile], "way": way})


def paid_for(before: Any, after: Any) -> Iterator[Event]:
    """The events on the map once a toll is paid."""
    seat, purpose = int(before.active), int(before.purpose)
    if purpose == stage.FOR_CHANGE:
        tile, way = divmod(int(before.goal), tiles.WAYS)
        data = {"seat": seat, "tile": SPOT_KEYS[tile], "way": tiles.WAY_KEYS[way]}
        yield Event("changed", data)
        yield from _arrived(after, seat)
    elif purpose == stage.FOR_BURROW:
        yield _emerged(seat, int(before.goal))
        yield from _arrived(after, seat)
    elif purpose in (stage.FOR_HORSE, stage.FOR_BOAT):
        yield Event("hired", {"seat": seat, "joker": JOKER_KEYS[purpose - stage.FOR_HORSE]})
    elif purpose in (stage.FOR_RED, stage.FOR_BLACK):
        yield Event("took-joker", {"seat": seat, "joker": JOKER_KEYS[purpose - stage.FOR_RED]})


def walked_off(before: Any) -> bool:
    """Whether a journey that ended in exile ended because the road left the map."""
    if before.stage == stage.ON_WAY:
        # A rabbit gives up only where no road is open.
        tile = int(before.rabbit[before.active])
        ahead = ways_in(plain(journey.ways_on)(before, tile, before.came))
        return any(plain(tiling.leaves_map)(before, tile, way) for way in ahead)
    return bool(
        before.stage in (stage.SET_OUT, stage.PAUSE)
        or before.purpose in (stage.FOR_CHANGE, stage.FOR_BURROW)
    )


def went_under(before: Any, after: Any) -> Iterator[Event]:
    """By a burrow, or out of exile."""
    for seat in range(int(after.players)):
        if after.rabbit[seat] == tiles.UNDERGROUND != before.rabbit[seat]:
            yield Event("underground", {"seat": seat})


ON_THE_MAP = {
    stage.MAP: _drawn,
    stage.TURN_UP: _turned_up,
    stage.LAY: _laid,
    stage.SPIN: _laid,
    stage.DEAL_TILES: _tiles_dealt,
    stage.BUILD: _laid_freely,
    stage.SET_OUT: _set_out,
    stage.PAUSE: _set_out,
    stage.ON_WAY: _on_way,
    stage.FLIGHT: _flew,
    stage.RIDE: _rode,
    stage.SAIL: _landed,
}
