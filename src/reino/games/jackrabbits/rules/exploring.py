"""The children's game: rabbits roam on foot, without cards and dice, and leave marks at residences.

A residence counts if a rabbit can come to it from the citadel: by road, through burrows, and out of
the underground, where a road ends that leaves the map or leads no further.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules.tiling import is_blocked, lies, opposite, road_at


@kernel
def leave_mark(s, place):
    """The first visitor of a residence leaves a mark."""
    if tiles.RESIDENCES <= place < tiles.HEXES and s.mark[place] == actions.NONE:
        s.mark[place] = s.active
        s.unseen &= ~(np.int64(1) << place)


@kernel
def is_explored(s):
    """Whether every residence that can be reached has a mark, and all rabbits are home."""
    if s.unseen != 0:
        return False
    for seat in range(s.players):
        if s.rabbit[seat] != tiles.CITADEL:
            return False
    return True


@kernel(inline=False)
def residences_on_foot(s):
    """The residences that can be reached without transfers, as bits.

    A walk crosses sides; `crossed`, which no journey uses yet, notes those that can be crossed
    outwards, until no more are found.
    """
    reached = np.int64(1) << tiles.CITADEL
    dived = False
    growing = True
    while growing:
        growing = False
        for tile in range(tiles.TILES):
            if not lies(s, tile):
                continue
            if not dived and ends_on(s, tile):
                dived = True
                growing = True
            for way in range(tiles.WAYS):
                if not road_at(s, tile, way) or is_blocked(s, tile, way):
                    continue
                if (s.crossed[tile] >> way) & 1:
                    continue
                if tile < tiles.HEXES:
                    leaves = (reached >> tile) & 1 != 0
                elif tiles.KIND_OF[tile] == tiles.BURROW:
                    leaves = dived
                else:
                    leaves = leads_here(s, tile, way)
                if not leaves:
                    continue
                growing = True
                s.crossed[tile] |= 1 << way
                beyond = np.int64(s.beside[tile, way])
                if beyond == tiles.NO_TILE or tiles.KIND_OF[beyond] == tiles.BURROW:
                    dived = True
                elif beyond < tiles.HEXES:
                    reached |= np.int64(1) << beyond
    for tile in range(tiles.TILES):
        s.crossed[tile] = 0
    return reached & ~(np.int64(1) << tiles.CITADEL)


@kernel
def leads_here(s, tile, way):
    """Whether a road that was come in by leads out of a small tile this way."""
    for came in range(tiles.WAYS):
        if (tiles.ON_FROM[tile, s.turned[tile], came] >> way) & 1 and was_entered(s, tile, came):
            return True
    return False


@kernel
def was_entered(s, tile, came):
    other = np.int64(s.beside[tile, came])
    return other != tiles.NO_TILE and (s.crossed[other] >> opposite(came)) & 1 != 0


@kernel
def ends_on(s, tile):
    """Whether a road that was come in by leads no further on this small tile."""
    if tile < tiles.HEXES or not s.free_map:
        return False
    for came in range(tiles.WAYS):
        if not was_entered(s, tile, came):
            continue
        on = tiles.ON_FROM[tile, s.turned[tile], came]
        for way in range(tiles.WAYS):
            if (on >> way) & 1 and is_blocked(s, tile, way):
                on &= ~(1 << way)
        if on == 0:
            return True
    return False
