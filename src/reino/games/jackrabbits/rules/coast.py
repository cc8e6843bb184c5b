"""The coast of a map: the sides of tiles that lie at the sea, charted once the map lies.

Water is every unit triangle that no tile covers, and two of them are one water where they share a
side. The tiles of a lattice hang together, so the shore of each water is one closed line. The sea
is the water with the topmost corner of the lattice on its shore; all other water is a lake.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, tiles

EAST = 0  # in `tiles.STEPS`


@kernel(inline=False)
def chart_sea(s):
    """Note the sides at the sea in `s.sea`. By rules 1 closed holes were sea, too."""
    for tile in range(tiles.TILES):
        s.sea[tile] = water_ways(s, tile) if s.rules_version < 2 else 0
    if s.rules_version >= 2:
        for island in range(s.islands + 1):
            follow_coast(s, island)


@kernel
def water_ways(s, tile):
    """The sides of a laid tile without a neighbour, as bits of ways."""
    if s.turned[tile] == actions.NONE:
        return 0
    ways = 0
    for way in range(tiles.WAYS):
        if s.beside[tile, way] == tiles.NO_TILE:
            ways |= 1 << way
    return ways & tiles.SIDE_WAYS[tiles.SHAPE_OF[tile], s.turned[tile]]


@kernel
def side_start(s, tile, way):
    """The corner where a side of a laid tile begins, clockwise."""
    shape, turn = tiles.SHAPE_OF[tile], s.turned[tile]
    q = np.int64(s.q[tile]) + tiles.SIDE_Q[shape, turn, way]
    r = np.int64(s.r[tile]) + tiles.SIDE_R[shape, turn, way]
    return q, r


@kernel(inline=False)
def follow_coast(s, island):
    """Walk once round a lattice with the sea on the left, and note every side."""
    top_q, top_r = topmost(s, island)
    # Above the topmost corner and west of it there is no tile, so that is as if come from there.
    first = next_on_coast(s, island, top_q, top_r, EAST)
    side = first
    for _ in range(tiles.SIDES):
        if side == actions.NONE:
            return
        tile, way = side // tiles.WAYS, side % tiles.WAYS
        s.sea[tile] |= 1 << way
        q, r = side_start(s, tile, way)
        # A side that faces a way is walked in the step of the same number.
        side = next_on_coast(s, island, q + tiles.STEP_Q[way], r + tiles.STEP_R[way], way)
        if side == first:
            return


@kernel(inline=False)
def topmost(s, island):
    """The westernmost of the topmost corners of a lattice."""
    top_q, top_r = np.int64(0), np.int64(1 << 16)
    for tile in range(tiles.TILES):
        ways = water_ways(s, tile) if s.island[tile] == island else 0
        for way in range(tiles.WAYS):
            if (ways >> way) & 1:
                q, r = side_start(s, tile, way)
                if r < top_r or (r == top_r and q < top_q):
                    top_q, top_r = q, r
    return top_q, top_r


@kernel(inline=False)
def next_on_coast(s, island, q, r, step):
    """The side where the coast goes on from a corner, come to by this step: the first one clockwise
    from the water on the left. NONE on a lattice without tiles."""
    best = actions.NONE
    nearest = tiles.WAYS
    for tile in range(tiles.TILES):
        ways = water_ways(s, tile) if s.island[tile] == island else 0
        for way in range(tiles.WAYS):
            if (ways >> way) & 1:
                at_q, at_r = side_start(s, tile, way)
                turned = (way - step + 3) % tiles.WAYS
                if at_q == q and at_r == r and turned < nearest:
                    nearest = turned
                    best = tile * tiles.WAYS + way
    return best
