"""Building the map in turns, before the game: option `map = build`.

Tiles are dealt evenly by shape and face down. Nobody knows who has which, so a tile that is turned
up is drawn then, among those that may lie in that stack: one that was turned up in vain and went
back is known to be there, every other one may be in any stack.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules.actions import AGAINST, ISLAND, NONE, SHAPE, TURN, TURNED_UP
from reino.games.jackrabbits.rules.cards import SEATS
from reino.games.jackrabbits.rules.stage import DEAL, LAY, PICK_SHAPE, SPIN, TURN_UP
from reino.games.jackrabbits.rules.tiles import HEX, SHAPE_OF, SHAPES, SIDES, TILES, TURNS, WAYS
from reino.games.jackrabbits.rules.tiling import (
    anchor_against,
    begin_island,
    fits_against,
    lay,
    leaves_map,
    lies,
)


@kernel(inline=False)
def begin_building(s):
    """Deal all tiles that do not lie yet; seat 0 begins."""
    seats = np.int64(s.players)
    for shape in range(SHAPES):
        n = unlaid(s, shape)
        for seat in range(seats):
            s.stack[seat, shape] = (n + seats - 1 - seat) // seats
    s.active = 0
    s.stage = PICK_SHAPE


@kernel
def in_play(s, tile):
    return (s.tiles >> tile) & 1 != 0


@kernel
def tried(s, tile):
    """Whether it was turned up in vain this turn."""
    return (s.tried >> tile) & 1 != 0


@kernel
def unlaid(s, shape):
    """Tiles of a shape that are not on the map."""
    n = 0
    for tile in range(TILES):
        n += in_play(s, tile) and SHAPE_OF[tile] == shape and not lies(s, tile)
    return n


@kernel
def untried(s, shape):
    """Tiles of a shape that the active seat has and did not turn up this turn."""
    n = np.int64(s.stack[s.active, shape])
    for tile in range(TILES):
        n -= SHAPE_OF[tile] == shape and tried(s, tile)
    return n


@kernel
def opens_on(s, tile, other, way):
    """Whether the tile fits against this side in some turn."""
    found = False
    for turn in range(TURNS[tile]):
        found |= fits_against(s, tile, turn, other, way)
    return found


@kernel(inline=False)
def next_side(s, tile, side):
    """The first side from this one on that the tile may be laid against, or SIDES."""
    while side < SIDES:
        other, way = side // WAYS, side % WAYS
        if lies(s, other) and leaves_map(s, other, way) and opens_on(s, tile, other, way):
            return side
        side += 1
    return SIDES


@kernel(inline=False)
def building_menu(s, out):
    """What the active seat may do while building, ascending."""
    n = 0
    if s.stage == PICK_SHAPE:
        for shape in range(SHAPES):
            if untried(s, shape) > 0:
                out[n] = SHAPE + shape
                n += 1
    elif s.stage == LAY:
        tile = np.int64(s.tile)
        if SHAPE_OF[tile] == HEX:
            out[n] = ISLAND
            n += 1
        side = next_side(s, tile, 0)
        while side < SIDES:
            out[n] = AGAINST + side
            n += 1
            side = next_side(s, tile, side + 1)
    elif s.stage == SPIN:
        tile = np.int64(s.tile)
        for turn in range(TURNS[tile]):
            if fits_against(s, tile, turn, np.int64(s.against), np.int64(s.against_way)):
                out[n] = TURN + turn
                n += 1
    return n


@kernel(inline=False)
def building_play(s, action):
    """The active seat's decision while building."""
    tile = np.int64(s.tile)
    if s.stage == PICK_SHAPE:
        s.form = action - SHAPE
        s.stage = TURN_UP
    elif s.stage == LAY and action == ISLAND:
        begin_island(s, tile)
        laid(s, tile)
    elif s.stage == LAY:
        s.against = (action - AGAINST) // WAYS
        s.against_way = (action - AGAINST) % WAYS
        s.stage = SPIN
    else:
        turn = action - TURN
        other = np.int64(s.against)
        q, r = anchor_against(s, tile, turn, other, np.int64(s.against_way))
        lay(s, tile, np.int64(s.island[other]), q, r, turn)
        laid(s, tile)


@kernel
def laid(s, tile):
    """A tile has left its stack."""
    s.stack[s.active, SHAPE_OF[tile]] -= 1
    s.stack_of[tile] = NONE
    s.passes = 0
    next_builder(s)


@kernel(inline=False)
def turn_up_outcomes(s, outcomes, weights):
    """Which tile of the chosen shape may be turned up.

    Each of those that were not tried this turn is as likely as another: the known ones, and the
    places in the stack of which nobody knows which of the unknown tiles they hold.
    """
    known = 0
    unknown = 0
    for tile in range(TILES):
        if in_play(s, tile) and SHAPE_OF[tile] == s.form and not lies(s, tile):
            known += s.stack_of[tile] == s.active
            unknown += s.stack_of[tile] == NONE
    places = np.int64(s.stack[s.active, s.form]) - known
    n = 0
    for tile in range(TILES):
        if not in_play(s, tile) or SHAPE_OF[tile] != s.form or lies(s, tile) or tried(s, tile):
            continue
        weight = 0
        if s.stack_of[tile] == s.active:
            weight = max(unknown, 1)
        elif s.stack_of[tile] == NONE:
            weight = places
        if weight > 0:
            outcomes[n] = TURNED_UP + tile
            weights[n] = weight
            n += 1
    return n


@kernel(inline=False)
def turn_up(s, tile):
    """A tile is turned up; one that fits nowhere goes back, and the seat tries another."""
    if SHAPE_OF[tile] == HEX or next_side(s, tile, 0) < SIDES:
        s.tile = tile
        s.stage = LAY
        return
    s.stack_of[tile] = s.active
    s.tried |= np.int64(1) << tile
    if untried(s, np.int64(s.form)) == 0:
        s.form = NONE
        s.stage = PICK_SHAPE
        if not can_try(s):
            s.passes += 1
            next_builder(s)


@kernel
def can_try(s):
    """Whether the active seat has a tile that it did not turn up this turn."""
    return untried(s, 0) + untried(s, 1) + untried(s, 2) > 0


@kernel(inline=False)
def next_builder(s):
    """The next seat's turn; who has no tile passes. When all pass in a row, the map is built."""
    s.tried = 0
    s.form = NONE
    s.tile = NONE
    s.against = NONE
    s.against_way = NONE
    s.stage = PICK_SHAPE
    while s.passes < s.players:
        s.active = (np.int64(s.active) + 1) % s.players
        if can_try(s):
            return
        s.passes += 1
    end_building(s)


@kernel
def end_building(s):
    """Road tiles that fit nowhere stay out. No hex is left, for it may always begin an island."""
    for tile in range(TILES):
        s.stack_of[tile] = NONE
    for seat in range(SEATS):
        for shape in range(SHAPES):
            s.stack[seat, shape] = 0
    s.passes = 0
    s.active = NONE
    s.stage = DEAL
