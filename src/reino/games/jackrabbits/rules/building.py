"""The building of the map in turns, before the game: option `map = build`.

Tiles are dealt evenly by shape and face down. No seat knows which tiles are in which stack, so a
tile that is turned up is drawn then, among those that may lie in that stack: a tile that was turned
up in vain and went back is known to be there, every other one may be in any stack.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.tiling import (
    anchor_against,
    begin_island,
    fits_against,
    lay,
    leaves_map,
    lies,
)
from reino.games.jackrabbits.rules.turn import after_map


@kernel(inline=False)
def deal_stacks(s, begins):
    """Deal all tiles that do not lie yet, by shape and face down, first to the seat that begins."""
    seats = np.int64(s.players)
    for shape in range(tiles.SHAPES):
        n = unlaid(s, shape)
        for seat in range(seats):
            s.stack[seat, shape] = (n + seats - 1 - (seat - begins) % seats) // seats


@kernel
def begin_building(s):
    """Seat 0 begins, unless the table names another."""
    s.active = max(np.int64(s.first) - 1, 0)
    deal_stacks(s, np.int64(s.active))
    s.stage = stage.PICK_SHAPE


@kernel
def in_play(s, tile):
    return (s.tiles >> tile) & 1 != 0


@kernel
def tried(s, tile):
    """Whether a tile was turned up in vain this turn."""
    return (s.tried >> tile) & 1 != 0


@kernel
def unlaid(s, shape):
    """Tiles of a shape that are not on the map."""
    n = 0
    for tile in range(tiles.TILES):
        n += in_play(s, tile) and tiles.SHAPE_OF[tile] == shape and not lies(s, tile)
    return n


@kernel
def untried(s, shape):
    """Tiles of a shape that the active seat has and did not turn up this turn."""
    n = np.int64(s.stack[s.active, shape])
    for tile in range(tiles.TILES):
        n -= tiles.SHAPE_OF[tile] == shape and tried(s, tile)
    return n


@kernel
def opens_on(s, tile, other, way):
    """Whether the tile fits against this side in some turn."""
    found = False
    for turn in range(tiles.TURNS[tile]):
        found |= fits_against(s, tile, turn, other, way)
    return found


@kernel(inline=False)
def next_side(s, tile, side):
    """The first side from this one on that the tile may be laid against, or SIDES."""
    while side < tiles.SIDES:
        other, way = side // tiles.WAYS, side % tiles.WAYS
        if lies(s, other) and leaves_map(s, other, way) and opens_on(s, tile, other, way):
            return side
        side += 1
    return tiles.SIDES


@kernel(inline=False)
def building_menu(s, out):
    """The legal actions of the active seat while building, ascending."""
    n = 0
    if s.stage == stage.PICK_SHAPE:
        for shape in range(tiles.SHAPES):
            if untried(s, shape) > 0:
                out[n] = actions.SHAPE + shape
                n += 1
    elif s.stage == stage.LAY:
        tile = np.int64(s.tile)
        if tiles.SHAPE_OF[tile] == tiles.HEX:
            out[n] = actions.ISLAND
            n += 1
        side = next_side(s, tile, 0)
        while side < tiles.SIDES:
            out[n] = actions.AGAINST + side
            n += 1
            side = next_side(s, tile, side + 1)
    elif s.stage == stage.SPIN:
        tile = np.int64(s.tile)
        for turn in range(tiles.TURNS[tile]):
            if fits_against(s, tile, turn, np.int64(s.against), np.int64(s.against_way)):
                out[n] = actions.TURN + turn
                n += 1
    return n


@kernel(inline=False)
def building_play(s, action):
    """The active seat's decision while building."""
    tile = np.int64(s.tile)
    if s.stage == stage.PICK_SHAPE:
        s.form = action - actions.SHAPE
        s.stage = stage.TURN_UP
    elif s.stage == stage.LAY and action == actions.ISLAND:
        begin_island(s, tile)
        laid(s, tile)
    elif s.stage == stage.LAY:
        s.against = (action - actions.AGAINST) // tiles.WAYS
        s.against_way = (action - actions.AGAINST) % tiles.WAYS
        s.stage = stage.SPIN
    else:
        turn = action - actions.TURN
        other = np.int64(s.against)
        q, r = anchor_against(s, tile, turn, other, np.int64(s.against_way))
        lay(s, tile, np.int64(s.island[other]), q, r, turn)
        laid(s, tile)


@kernel
def laid(s, tile):
    """A tile has left its stack."""
    s.stack[s.active, tiles.SHAPE_OF[tile]] -= 1
    s.stack_of[tile] = actions.NONE
    s.passes = 0
    next_builder(s)


@kernel(inline=False)
def turn_up_outcomes(s, outcomes, weights):
    """The tiles of the chosen shape that may be turned up, with their weights.

    Each tile of the stack that was not tried this turn is as likely as another: the known ones,
    and the places in the stack that may hold any of the unknown tiles.
    """
    known = 0
    unknown = 0
    for tile in range(tiles.TILES):
        if in_play(s, tile) and tiles.SHAPE_OF[tile] == s.form and not lies(s, tile):
            known += s.stack_of[tile] == s.active
            unknown += s.stack_of[tile] == actions.NONE
    places = np.int64(s.stack[s.active, s.form]) - known
    n = 0
    for tile in range(tiles.TILES):
        if (
            not in_play(s, tile)
            or tiles.SHAPE_OF[tile] != s.form
            or lies(s, tile)
            or tried(s, tile)
        ):
            continue
        weight = 0
        if s.stack_of[tile] == s.active:
            weight = max(unknown, 1)
        elif s.stack_of[tile] == actions.NONE:
            weight = places
        if weight > 0:
            outcomes[n] = actions.TURNED_UP + tile
            weights[n] = weight
            n += 1
    return n


@kernel(inline=False)
def turn_up(s, tile):
    """A tile is turned up; one that fits nowhere goes back, and the seat tries another."""
    if tiles.SHAPE_OF[tile] == tiles.HEX or next_side(s, tile, 0) < tiles.SIDES:
        s.tile = tile
        s.stage = stage.LAY
        return
    s.stack_of[tile] = s.active
    s.tried |= np.int64(1) << tile
    if untried(s, np.int64(s.form)) == 0:
        s.form = actions.NONE
        s.stage = stage.PICK_SHAPE
        if not can_try(s):
            s.passes += 1
            next_builder(s)


@kernel
def can_try(s):
    """Whether the active seat has a tile that it did not turn up this turn."""
    return untried(s, 0) + untried(s, 1) + untried(s, 2) > 0


@kernel(inline=False)
def next_builder(s):
    """The next seat's turn; one without a tile passes. When all pass in a row, the map is built."""
    s.tried = 0
    s.form = actions.NONE
    s.tile = actions.NONE
    s.against = actions.NONE
    s.against_way = actions.NONE
    s.stage = stage.PICK_SHAPE
    while s.passes < s.players:
        s.active = (np.int64(s.active) + 1) % s.players
        if can_try(s):
            return
        s.passes += 1
    end_building(s)


@kernel
def end_building(s):
    """Road tiles that fit nowhere stay out. No hex is left, for it may always begin an island."""
    for tile in range(tiles.TILES):
        s.stack_of[tile] = actions.NONE
    for seat in range(cards.SEATS):
        for shape in range(tiles.SHAPES):
            s.stack[seat, shape] = 0
    s.passes = 0
    s.active = actions.NONE
    after_map(s)
