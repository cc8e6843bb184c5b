"""The tiling of the land: how tiles may lie beside each other, and the neighbours of each.

A place is a lattice (`island`, 0 with the citadel), an anchor (q, r) and a turn, as in `tiles`.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, tiles

# How two tiles lie to each other: the way from the first to the second where they share a side
# (never two, for tiles are convex), or one of these.
APART, OVERLAPPING = -1, -2
# By the forms of both (shape * WAYS + turn) and how far the anchor of the second is from that of
# the first; tiles further apart than this cannot touch.
REACH = 3
FORMS = tiles.SHAPES * tiles.WAYS
LYING = np.full((FORMS, FORMS, 2 * REACH + 1, 2 * REACH + 1), APART, np.int8)


def _compare(first: int, second: int) -> None:
    (shape, turn), (other, other_turn) = divmod(first, tiles.WAYS), divmod(second, tiles.WAYS)
    lying = LYING[first, second]
    for way in range(tiles.WAYS):
        back = (way + 3) % tiles.WAYS
        if (
            tiles.SIDE_WAYS[shape, turn] >> way & 1
            and tiles.SIDE_WAYS[other, other_turn] >> back & 1
        ):
            # Both go round clockwise, so the one's side begins where the other's ends.
            q = (
                tiles.SIDE_Q[shape, turn, way]
                + tiles.STEP_Q[way]
                - tiles.SIDE_Q[other, other_turn, back]
            )
            r = (
                tiles.SIDE_R[shape, turn, way]
                + tiles.STEP_R[way]
                - tiles.SIDE_R[other, other_turn, back]
            )
            lying[q + REACH, r + REACH] = way
    for i in range(tiles.CELLS_OF[shape]):
        for j in range(tiles.CELLS_OF[other]):
            if tiles.CELL_UP[shape, turn, i] == tiles.CELL_UP[other, other_turn, j]:
                q = tiles.CELL_Q[shape, turn, i] - tiles.CELL_Q[other, other_turn, j]
                r = tiles.CELL_R[shape, turn, i] - tiles.CELL_R[other, other_turn, j]
                lying[q + REACH, r + REACH] = OVERLAPPING


for _first in range(FORMS):
    for _second in range(FORMS):
        _compare(_first, _second)


@kernel
def clear_map(s):
    """No tile lies, and no seat is building."""
    for tile in range(tiles.TILES):
        s.q[tile] = 0
        s.r[tile] = 0
        s.turned[tile] = actions.NONE
        s.island[tile] = 0
        s.sea[tile] = 0
        s.stack_of[tile] = actions.NONE
        for way in range(tiles.WAYS):
            s.beside[tile, way] = tiles.NO_TILE
    s.islands = 0
    for seat in range(cards.SEATS):
        for shape in range(tiles.SHAPES):
            s.stack[seat, shape] = 0
        s.held[seat] = 0
        s.picked[seat] = actions.NONE
        s.picked_side[seat] = actions.NONE
        s.lacks[seat] = 0
        s.hints[seat] = 0
    s.dealt = 0
    s.builders = 0
    s.tried = 0
    s.passes = 0
    s.form = actions.NONE
    s.tile = actions.NONE
    s.against = actions.NONE
    s.against_way = actions.NONE


@kernel
def lies(s, tile):
    return s.turned[tile] != actions.NONE


@kernel
def opposite(way):
    """The way by which a rabbit comes into the tile behind a side."""
    return (way + 3) % tiles.WAYS


@kernel
def road_at(s, tile, way):
    """Whether a road of this laid tile leaves it that way."""
    return (tiles.ROAD_WAYS[tile, s.turned[tile]] >> way) & 1 != 0


@kernel
def leaves_map(s, tile, way):
    """Whether a road leads off the map here."""
    return s.beside[tile, way] == tiles.NO_TILE and road_at(s, tile, way)


@kernel
def is_blocked(s, tile, way):
    """Whether a road ends at this side of its tile, because the tile beyond has none there. Only
    with free_map."""
    beyond = np.int64(s.beside[tile, way])
    if not s.free_map or beyond == tiles.NO_TILE:
        return False
    return not road_at(s, beyond, opposite(way))


@kernel
def open_roads(s, tile):
    """Where roads of a laid tile lead off the map, to the sea or into a lake, as bits of ways."""
    ways = 0
    for way in range(tiles.WAYS):
        if s.beside[tile, way] == tiles.NO_TILE:
            ways |= 1 << way
    return ways & tiles.ROAD_WAYS[tile, s.turned[tile]]


@kernel
def at_sea(s, tile):
    """Whether a boat can leave from a tile of a charted map: see `coast`."""
    return s.sea[tile] != 0


@kernel
def landings(s, tile):
    """Where a boat can land on a tile of a charted map, as bits of ways."""
    return s.sea[tile] & tiles.ROAD_WAYS[tile, s.turned[tile]]


@kernel
def lying(s, tile, q, r, turn, other):
    """How a laid tile lies to one that would lie here, on the same lattice."""
    dq = np.int64(s.q[other]) - q + REACH
    dr = np.int64(s.r[other]) - r + REACH
    if dq < 0 or dr < 0 or dq > 2 * REACH or dr > 2 * REACH:
        return APART
    first = tiles.SHAPE_OF[tile] * tiles.WAYS + turn
    second = tiles.SHAPE_OF[other] * tiles.WAYS + s.turned[other]
    return np.int64(LYING[first, second, dq, dr])


@kernel
def has_triangle_beside(s, tile, kind):
    """Whether a laid tile has a triangle of this kind for a neighbour."""
    found = False
    for way in range(tiles.WAYS):
        other = s.beside[tile, way]
        found |= other != tiles.NO_TILE and tiles.KIND_OF[other] == kind
    return found


@kernel(inline=False)
def roads_met(s, tile, island, q, r, turn):
    """How many roads of a tile would run on into the map from here; NONE where it may not lie.

    No tile lies on another. On every shared side both have a road or neither has. No road joins
    two hexes. No two triangles of one kind share a side, or are neighbours of a third. With
    free_map only the first of these is law.
    """
    met = 0
    kinds = 0  # of neighbouring triangles, as bits
    for other in range(tiles.TILES):
        if s.turned[other] == actions.NONE or s.island[other] != island:
            continue
        way = lying(s, tile, q, r, turn, other)
        if way == APART:
            continue
        if way == OVERLAPPING:
            return actions.NONE
        road = (tiles.ROAD_WAYS[tile, turn] >> way) & 1
        road_there = (tiles.ROAD_WAYS[other, s.turned[other]] >> opposite(way)) & 1
        if s.free_map:
            met += road & road_there
            continue
        if road != road_there:
            return actions.NONE
        if road == 1 and tiles.SHAPE_OF[tile] == tiles.HEX and tiles.SHAPE_OF[other] == tiles.HEX:
            return actions.NONE
        met += road
        if tiles.SHAPE_OF[tile] == tiles.TRIANGLE and tiles.SHAPE_OF[other] == tiles.TRIANGLE:
            kind = tiles.KIND_OF[other]
            if kind == tiles.KIND_OF[tile] or (kinds >> kind) & 1:
                return actions.NONE
            if has_triangle_beside(s, other, tiles.KIND_OF[tile]):
                return actions.NONE
            kinds |= 1 << kind
    return met


@kernel
def fits(s, tile, island, q, r, turn):
    """Whether a tile may lie here, by the rules for neighbours."""
    return roads_met(s, tile, island, q, r, turn) != actions.NONE


@kernel
def joins(s, tile, island, q, r, turn):
    """Whether it may, and one of its roads at least runs on into the map."""
    return roads_met(s, tile, island, q, r, turn) > 0


@kernel(inline=False)
def lay(s, tile, island, q, r, turn):
    """Put a tile on the map, beside its neighbours."""
    for other in range(tiles.TILES):
        if s.turned[other] == actions.NONE or s.island[other] != island:
            continue
        way = lying(s, tile, q, r, turn, other)
        if way >= 0:
            s.beside[tile, way] = other
            s.beside[other, opposite(way)] = tile
    s.q[tile] = q
    s.r[tile] = r
    s.turned[tile] = turn
    s.island[tile] = island
    s.islands = max(np.int64(s.islands), island)


@kernel
def begin_island(s, tile):
    """Lay a hex on a lattice of its own, unturned."""
    lay(s, tile, np.int64(s.islands) + 1, 0, 0, 0)


@kernel
def anchor_against(s, tile, turn, other, way):
    """Where a tile so turned lies if it shares this side of a laid one, and has such a side."""
    shape, turned = tiles.SHAPE_OF[other], s.turned[other]
    mine, back = tiles.SHAPE_OF[tile], opposite(way)
    q = (
        np.int64(s.q[other])
        + tiles.SIDE_Q[shape, turned, way]
        + tiles.STEP_Q[way]
        - tiles.SIDE_Q[mine, turn, back]
    )
    r = (
        np.int64(s.r[other])
        + tiles.SIDE_R[shape, turned, way]
        + tiles.STEP_R[way]
        - tiles.SIDE_R[mine, turn, back]
    )
    return q, r


@kernel(inline=False)
def fits_against(s, tile, turn, other, way):
    """Whether a tile so turned may lie against a road that leads off the map, taking it on."""
    if (tiles.ROAD_WAYS[tile, turn] >> opposite(way)) & 1 == 0:
        return False
    q, r = anchor_against(s, tile, turn, other, way)
    return fits(s, tile, np.int64(s.island[other]), q, r, turn)


@kernel(inline=False)
def reachable(s):
    """The tiles that can be reached from the citadel by road, boat or burrow, as bits.

    With transfers every way through a small tile is open but the one back, and from a hex every
    way; so all that hangs together by roads is reached together.
    """
    reached = 1 << tiles.CITADEL
    fresh = reached
    sailed = False
    dived = False
    while fresh != 0:
        found = 0
        for tile in range(tiles.TILES):
            if (fresh >> tile) & 1 == 0:
                continue
            for way in range(tiles.WAYS):
                if s.beside[tile, way] != tiles.NO_TILE and road_at(s, tile, way):
                    found |= 1 << np.int64(s.beside[tile, way])
            if tile >= tiles.BURROWS and not dived:
                dived = True
                for burrow in range(tiles.BURROWS, tiles.BURROWS + tiles.SETS):
                    if lies(s, burrow):
                        found |= 1 << burrow
            if tiles.KIND_OF[tile] == tiles.CROSSING and not sailed and at_sea(s, tile):
                sailed = True
                for other in range(tiles.TILES):
                    if lies(s, other) and landings(s, other) != 0:
                        found |= 1 << other
        fresh = found & ~reached
        reached |= fresh
    return reached


@kernel
def all_hexes_reached(s):
    """Whether every hex in play lies where it can be reached from the citadel."""
    hexes = s.tiles & ((1 << tiles.HEXES) - 1)
    return reachable(s) & hexes == hexes


@kernel
def burrows(s):
    """How many ways out of the underground there are."""
    n = 0
    for burrow in range(tiles.BURROWS, tiles.BURROWS + tiles.SETS):
        n += lies(s, burrow)
    return n


assert tiles.BURROWS + tiles.SETS == tiles.TILES
