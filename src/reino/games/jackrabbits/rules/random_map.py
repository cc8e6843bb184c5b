"""Random maps: all tiles in play round the citadel, different for every seed.

The generator keeps its random word in `s.map_seed`, so that it needs no space of its own.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules.tiling import (
    all_hexes_reached,
    anchor_against,
    begin_island,
    burrows,
    clear_map,
    landings,
    lay,
    lies,
    opposite,
    roads_met,
)

# Marsaglia's xorshift64 again, on a signed word: the bits that a right shift brings in are cut off.
CUT = (1 << 57) - 1
HALF = (1 << 32) - 1
SALT = 0x2545F4914F6CDD1D  # so that no seed of 32 bits is 0, the fixed point
WARM_UP = 8  # rounds after which near seeds have parted

HEX_TILES = (1 << tiles.HEXES) - 1
FULL_TRIES = 12  # attempts in which every tile must lie; after them the hexes must

# Characters of maps; which of these a map has is drawn once for each attempt. How much it matters
# that a tile lies near the middle, in rows and along them; that it takes many roads on; islands;
# and how often a tile is meant for one of them, where it is meant for the mainland ten times.
NEARNESS = np.array([-8, 0, 4, 8, 16, 32], np.int64)
CLOSENESS = np.array([0, 32, 64, 128], np.int64)
ISLANDS = np.array([0, 0, 0, 0, 1, 1, 1, 2, 2, 3], np.int64)
ISLAND_SHARE, MAINLAND_SHARE = 3, 10  # the former at most
MANY_HEXES = 7  # with fewer there is one island at most
NOISE = 64
# More than nearness can come to, so that the lattice a tile is meant for outweighs it.
FAR = 1 << 14


@kernel
def next_word(s):
    x = s.map_seed
    x ^= x << 13
    x ^= (x >> 7) & CUT
    x ^= x << 17
    s.map_seed = x
    return x


@kernel
def below(s, n):
    """A random number in 0..n-1."""
    return (((next_word(s) >> 32) & HALF) * n) >> 32


@kernel
def how_many(bits):
    n = 0
    while bits != 0:
        n += 1
        bits &= bits - 1
    return n


@kernel
def pick(s, bits):
    """One of the tiles of a set that is not empty."""
    for _ in range(below(s, how_many(bits))):
        bits &= bits - 1
    return lowest(bits)


@kernel(inline=False)
def settle(s, tile, home, rows, steps, close):
    """Lay a tile where it suits the map best, and say whether it could be laid at all.

    `home` is the lattice it is meant for, `rows` and `steps` how much nearness matters each way,
    `close` how much a road does that it takes on.
    """
    best = actions.NONE
    best_q, best_r, best_turn, best_island = 0, 0, 0, 0
    for other in range(tiles.TILES):
        if not lies(s, other):
            continue
        ways = landings(s, other)
        island = np.int64(s.island[other])
        while ways != 0:
            way = lowest(ways)
            ways &= ways - 1
            for turn in range(tiles.TURNS[tile]):
                if (tiles.ROAD_WAYS[tile, turn] >> opposite(way)) & 1 == 0:
                    continue
                q, r = anchor_against(s, tile, turn, other, way)
                met = roads_met(s, tile, island, q, r, turn)
                if met == actions.NONE:
                    continue
                far = abs(r) * rows + abs(2 * q + r) * steps
                score = FAR - far + met * close + below(s, NOISE)
                if island == home:
                    score += FAR
                if score > best:
                    best, best_q, best_r, best_turn, best_island = score, q, r, turn, island
    if best == actions.NONE:
        return False
    lay(s, tile, best_island, best_q, best_r, best_turn)
    return True


@kernel(inline=False)
def grow(s):
    """Lay all tiles that can be laid, in random order, and return the tiles that are left."""
    clear_map(s)
    lay(s, tiles.CITADEL, 0, 0, 0, 0)
    left = s.tiles & ~(1 << tiles.CITADEL)
    rows = NEARNESS[below(s, len(NEARNESS))]
    steps = NEARNESS[below(s, len(NEARNESS))]
    close = CLOSENESS[below(s, len(CLOSENESS))]
    islands = ISLANDS[below(s, len(ISLANDS))]
    if how_many(left & HEX_TILES) < MANY_HEXES:
        islands = min(islands, 1)
    share = 1 + below(s, ISLAND_SHARE)
    for _ in range(islands):
        tile = pick(s, left & HEX_TILES)
        begin_island(s, tile)
        left &= ~(1 << tile)
    waiting = left
    while waiting != 0:
        tile = pick(s, waiting)
        waiting &= ~(1 << tile)
        lot = below(s, MAINLAND_SHARE + islands * share) - MAINLAND_SHARE
        home = 0 if lot < 0 else 1 + lot // share
        if settle(s, tile, home, rows, steps, close):
            # A tile that did not fit before may do so now.
            left &= ~(1 << tile)
            waiting = left
    return left


@kernel
def acceptable(s, left, tries):
    """Whether the map can be played, and as full as one may hope after so many attempts."""
    if left & HEX_TILES != 0 or burrows(s) == 0:
        return False
    return (left == 0 or tries > FULL_TRIES) and all_hexes_reached(s)


@kernel(inline=False)
def generate(s):
    """Lay a random map that grows from `s.map_seed`, and forget the seed.

    Every hex lies where it can be reached, and there is a way out of the underground. Road tiles
    that fit nowhere stay out, which is rare.
    """
    s.map_seed ^= SALT
    for _ in range(WARM_UP):
        next_word(s)
    tries = 1
    left = grow(s)
    while not acceptable(s, left, tries):
        tries += 1
        left = grow(s)
    s.map_seed = 0
