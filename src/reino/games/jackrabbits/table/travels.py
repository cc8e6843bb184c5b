"""What a viewer sees happen on the map: tiles that are laid, and rabbits that travel."""

from collections.abc import Iterator
from typing import Any

from reino.core.spec import Event
from reino.games.jackrabbits.rules.actions import NONE
from reino.games.jackrabbits.rules.stage import (
    FLIGHT,
    FOR_BLACK,
    FOR_BOAT,
    FOR_BURROW,
    FOR_CHANGE,
    FOR_HORSE,
    FOR_RED,
    LAY,
    MAP,
    ON_WAY,
    PAUSE,
    PICK_SHAPE,
    RIDE,
    SAIL,
    SET_OUT,
    SPIN,
    TURN_UP,
)
from reino.games.jackrabbits.rules.tiles import (
    BURROWS,
    EXILE,
    HEXES,
    NO_TILE,
    ON_FROM,
    SHAPE_OF,
    TILE_KEYS,
    TILES,
    UNDERGROUND,
    WAY_KEYS,
    WAYS,
)
from reino.games.jackrabbits.table.names import JOKER_KEYS, SPOT_KEYS
from reino.games.jackrabbits.table.roads import has_road, leaves_map

BUILDING = (PICK_SHAPE, TURN_UP, LAY, SPIN)


def _drawn(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    if after.stage != MAP:
        yield Event("map-drawn")


def _turned_up(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A tile of a stack; if no place suits it, it goes back."""
    seat = int(before.active)
    if after.tile != NONE:
        yield Event("turned-up", {"seat": seat, "tile": TILE_KEYS[int(after.tile)]})
        return
    tile = _tried(before, after, seat)
    if tile is not None:
        yield Event("turned-up", {"seat": seat, "tile": TILE_KEYS[tile]})
        yield Event("went-back", {"tile": TILE_KEYS[tile]})
    if after.active != seat or after.stage not in BUILDING:
        yield Event("passed", {"seat": seat})
    yield from _built(before, after)


def _tried(before: Any, after: Any, seat: int) -> int | None:
    """The tile that went back. With the last one the record forgets what was tried."""
    new = int(after.tried) & ~int(before.tried)
    found = [tile for tile in range(TILES) if new >> tile & 1]
    known = before.stack_of.tolist()
    if not found:
        owners = after.stack_of.tolist()
        found = [tile for tile in range(TILES) if owners[tile] == seat != known[tile]]
    if not found:
        found = [
            tile
            for tile in range(TILES)
            if known[tile] == seat
            and SHAPE_OF[tile] == before.form
            and not int(before.tried) >> tile & 1
        ]
    return found[0] if len(found) == 1 else None


def _laid(before: Any, after: Any, viewer: int) -> Iterator[Event]:
    """A tile against another, or a hex as an island of its own."""
    tile = int(before.tile)
    if after.turned[tile] != NONE:
        seat, key = int(before.active), TILE_KEYS[tile]
        if before.stage == LAY:
            yield Event("island", {"seat": seat, "tile": key})
        else:
            way, on = WAY_KEYS[int(before.against_way)], TILE_KEYS[int(before.against)]
            yield Event("laid", {"seat": seat, "tile": key, "way": way, "on": on})
    yield from _built(before, after)


def _built(before: Any, after: Any) -> Iterator[Event]:
    """The end of the building, and the road tiles that found no place."""
    if after.stage in BUILDING:
        return
    out = [
        TILE_KEYS[tile]
        for tile in range(HEXES, TILES)
        if int(before.tiles) >> tile & 1 and after.turned[tile] == NONE
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
    """A rabbit on a road tile. What is bought there begins with its toll."""
    seat = int(before.active)
    joker = _mounted(before, after, seat)
    if joker is not None:
        yield Event("mounted", {"seat": seat, "joker": joker})
    elif after.rabbit[seat] not in (before.rabbit[seat], UNDERGROUND):
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
    if beyond == EXILE:
        return
    if tile == UNDERGROUND:
        holes = [hole for hole in range(BURROWS, TILES) if _leads_to(before, hole, beyond)]
        crossed = [hole for hole in holes if after.crossed[hole] and len(holes) > 1]
        yield _emerged(seat, *(crossed or holes))
    else:
        way = WAY_KEYS[_way_to(before, tile, beyond)]
        yield Event(kind, {"seat": seat, "tile": SPOT_KEYS[tile], "way": way})
    yield from _arrived(after, seat)


def _emerged(seat: int, *holes: int) -> Event:
    """Out of a burrow. Two that lead to the same hex leave the same trace."""
    hole = TILE_KEYS[holes[0]] if len(holes) == 1 else None
    return Event("emerged", {"seat": seat, "tile": hole})


def _leads_to(record: Any, tile: int, beyond: int) -> bool:
    return record.turned[tile] != NONE and beyond in [
        record.beside[tile, way] for way in range(WAYS) if has_road(record, tile, way)
    ]


def _way_to(record: Any, tile: int, beyond: int) -> int:
    """Two tiles share one side at most."""
    return next(way for way in range(WAYS) if record.beside[tile, way] == beyond)


def _arrived(after: Any, seat: int) -> Iterator[Event]:
    tile = int(after.rabbit[seat])
    if tile < HEXES:
        yield Event("arrived", {"seat": seat, "tile": TILE_KEYS[tile]})


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
    ways = [
        way
        for way in range(WAYS)
        if leaves_map(before, tile, way) and not before.crossed[tile] >> way & 1
    ]
    if after.came != NONE:
        ways = [int(after.came)]
    way = WAY_KEYS[ways[0]] if len(ways) == 1 else None
    yield Event("landed", {"seat": seat, "tile": SPOT_KEYS[tile], "way": way})


def paid_for(before: Any, after: Any) -> Iterator[Event]:
    """What happens on the map once a toll is paid."""
    seat, purpose = int(before.active), int(before.purpose)
    if purpose == FOR_CHANGE:
        tile, way = divmod(int(before.goal), WAYS)
        data = {"seat": seat, "tile": SPOT_KEYS[tile], "way": WAY_KEYS[way]}
        yield Event("changed", data)
        yield from _arrived(after, seat)
    elif purpose == FOR_BURROW:
        yield _emerged(seat, int(before.goal))
        yield from _arrived(after, seat)
    elif purpose in (FOR_HORSE, FOR_BOAT):
        yield Event("hired", {"seat": seat, "joker": JOKER_KEYS[purpose - FOR_HORSE]})
    elif purpose in (FOR_RED, FOR_BLACK):
        yield Event("took-joker", {"seat": seat, "joker": JOKER_KEYS[purpose - FOR_RED]})


def walked_off(before: Any) -> bool:
    """Whether a journey that ended in exile ended because the road left the map."""
    if before.stage == ON_WAY:
        # Only where no road is open one gives up.
        tile = int(before.rabbit[before.active])
        ahead = int(ON_FROM[tile, before.turned[tile], before.came])
        return any(ahead >> way & 1 and before.beside[tile, way] == NO_TILE for way in range(WAYS))
    return bool(before.stage in (SET_OUT, PAUSE) or before.purpose in (FOR_CHANGE, FOR_BURROW))


def went_under(before: Any, after: Any) -> Iterator[Event]:
    """By a burrow, or out of exile."""
    for seat in range(int(after.players)):
        if after.rabbit[seat] == UNDERGROUND != before.rabbit[seat]:
            yield Event("underground", {"seat": seat})


ON_THE_MAP = {
    MAP: _drawn,
    TURN_UP: _turned_up,
    LAY: _laid,
    SPIN: _laid,
    SET_OUT: _set_out,
    PAUSE: _set_out,
    ON_WAY: _on_way,
    FLIGHT: _flew,
    RIDE: _rode,
    SAIL: _landed,
}
