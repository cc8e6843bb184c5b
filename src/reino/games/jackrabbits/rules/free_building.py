"""The building of the map without turns: option `building = free`.

Chance deals every tile to a seat, and each seat sees its own. Every seat with a place for one of
its tiles owes a decision: a tile, a side, a turn. Only the last of the three changes the map, at
once. Another seat may be quicker: where its place is gone, a seat chooses a tile again.

Which seats owe a decision is public, and tells something of their tiles. A hex may always begin an
island and all rhombi have the same places, so only triangles are told apart. Two fields keep what
everybody has seen: `lacks`, kinds of triangles that a seat cannot have, because it owed nothing
while they had a place; and `hints`, sets of kinds of which it has one at least, because it owed a
decision while nothing else of its tiles had a place.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.core.kernel.rng import below
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.building import (
    deal_stacks,
    end_building,
    in_play,
    next_side,
    opens_on,
)
from reino.games.jackrabbits.rules.tiling import (
    anchor_against,
    begin_island,
    fits_against,
    lay,
    leaves_map,
    lies,
)

ALL_KINDS = 0b111  # of triangles, as bits
ATTEMPTS = 256  # to guess triangles that agree with everything that was seen


@kernel
def begin_free_building(s):
    """Deal all tiles that do not lie yet, one by one."""
    deal_stacks(s, np.int64(0))  # nobody begins
    s.stage = stage.DEAL_TILES


@kernel
def to_be_dealt(s):
    """The shape and the seat of the next tile; by shape, and then by seat."""
    left = np.int64(s.dealt)
    for shape in range(tiles.SHAPES):
        for seat in range(s.players):
            if left < s.stack[seat, shape]:
                return shape, seat
            left -= s.stack[seat, shape]
    return tiles.SHAPES, 0


@kernel
def dealt_to(s, seat, shape):
    """How many tiles of a shape a seat has been dealt, or still has once all are dealt."""
    if s.stage != stage.DEAL_TILES:
        return np.int64(s.stack[seat, shape])
    before = np.int64(0)
    for other in range(tiles.SHAPES):
        for who in range(s.players):
            if other == shape and who == seat:
                return min(max(s.dealt - before, 0), np.int64(s.stack[seat, shape]))
            before += s.stack[who, other]
    return np.int64(0)


@kernel(inline=False)
def deal_outcomes(s, outcomes, weights):
    """The tiles of the shape that is dealt now, each as likely as another."""
    shape, _ = to_be_dealt(s)
    held = s.held[0] | s.held[1] | s.held[2] | s.held[3]
    n = 0
    for tile in range(tiles.TILES):
        if not in_play(s, tile) or lies(s, tile) or (held >> tile) & 1:
            continue
        if tiles.SHAPE_OF[tile] == shape:
            outcomes[n] = actions.TURNED_UP + tile
            weights[n] = 1
            n += 1
    return n


@kernel(inline=False)
def deal_tile(s, tile):
    _, seat = to_be_dealt(s)
    s.held[seat] |= np.int64(1) << tile
    s.dealt += 1
    shape, _ = to_be_dealt(s)
    if shape == tiles.SHAPES:
        s.dealt = 0
        s.stage = stage.BUILD
        look_round(s)


@kernel
def has_place(s, tile):
    """Whether a tile may be laid somewhere."""
    return tiles.SHAPE_OF[tile] == tiles.HEX or next_side(s, tile, 0) < tiles.SIDES


@kernel
def kinds_with_place(s):
    """The kinds of road tiles that have a place, as bits. Tiles of a kind are alike, and so are the
    places of all rhombi."""
    kinds = 0
    if next_side(s, tiles.ROADS, 0) < tiles.SIDES:
        kinds = 1 << tiles.FOREST | 1 << tiles.RIVER | 1 << tiles.MOUNTAIN
    for kind in range(tiles.CROSSING, tiles.ROAD_KINDS):
        if next_side(s, tiles.ROADS + kind * tiles.SETS, 0) < tiles.SIDES:
            kinds |= 1 << kind
    return kinds


@kernel
def kinds_held(s, seat):
    """The kinds of road tiles that a seat has, as bits."""
    kinds = 0
    held = s.held[seat] >> tiles.ROADS << tiles.ROADS
    while held != 0:
        kinds |= 1 << tiles.KIND_OF[lowest(held)]
        held &= held - 1
    return kinds


@kernel(inline=False)
def look_round(s):
    """Find the seats that can lay a tile, and note what that tells. None can: the map is built."""
    open_kinds = kinds_with_place(s)
    s.builders = 0
    for seat in range(s.players):
        if s.stack[seat, tiles.HEX] > 0 or kinds_held(s, seat) & open_kinds != 0:
            s.builders |= 1 << seat
        note(s, seat, open_kinds)
    if s.builders == 0:
        for seat in range(cards.SEATS):
            s.held[seat] = 0
            s.lacks[seat] = 0
            s.hints[seat] = 0
        end_building(s)


@kernel
def note(s, seat, open_kinds):
    """Note what everybody learns of a seat's triangles, because it owes a decision or does not."""
    if s.stack[seat, tiles.TRIANGLE] == 0:
        s.lacks[seat] = 0
        s.hints[seat] = 0
        return
    if s.stack[seat, tiles.HEX] > 0:
        return
    if s.stack[seat, tiles.RHOMBUS] > 0 and (open_kinds >> tiles.FOREST) & 1:
        return
    triangles = open_kinds >> tiles.CROSSING
    if (s.builders >> seat) & 1 == 0:
        s.lacks[seat] |= triangles
    elif triangles != ALL_KINDS:
        s.hints[seat] |= 1 << (triangles - 1)


@kernel
def forget_hints(s, seat, kind):
    """A seat has laid a triangle: that may be the one which a hint was about."""
    for kinds in range(1, ALL_KINDS + 1):
        if (kinds >> (kind - tiles.CROSSING)) & 1:
            s.hints[seat] &= ~(1 << (kinds - 1))


@kernel(inline=False)
def free_menu(s, seat, out):
    """The legal choices of a seat: a tile that has a place, then a side, then a turn."""
    n = 0
    tile = np.int64(s.picked[seat])
    if tile == actions.NONE:
        held = s.held[seat]
        open_kinds = kinds_with_place(s)
        while held != 0:
            mine = lowest(held)
            held &= held - 1
            if mine < tiles.HEXES or (open_kinds >> tiles.KIND_OF[mine]) & 1:
                out[n] = actions.PICK + mine
                n += 1
        return n
    against = np.int64(s.picked_side[seat])
    if against == actions.NONE:
        if tile < tiles.HEXES:
            out[n] = actions.ISLAND
            n += 1
        side = next_side(s, tile, 0)
        while side < tiles.SIDES:
            out[n] = actions.AGAINST + side
            n += 1
            side = next_side(s, tile, side + 1)
        return n
    for turn in range(tiles.TURNS[tile]):
        if fits_against(s, tile, turn, against // tiles.WAYS, against % tiles.WAYS):
            out[n] = actions.TURN + turn
            n += 1
    return n


@kernel
def is_building_choice(action):
    return (
        action == actions.ISLAND
        or actions.TURN <= action < actions.EMERGE
        or actions.AGAINST <= action < actions.SHOW
        or action >= actions.PICK
    )


@kernel(inline=False)
def is_still_open(s, seat, action):
    """Whether a choice that came together with others can still be made."""
    tile, against = np.int64(s.picked[seat]), np.int64(s.picked_side[seat])
    if (s.builders >> seat) & 1 == 0:
        return False
    if action >= actions.PICK:
        mine = action - actions.PICK
        return tile == actions.NONE and (s.held[seat] >> mine) & 1 != 0 and has_place(s, mine)
    if tile == actions.NONE:
        return False
    if action == actions.ISLAND:
        return against == actions.NONE and tile < tiles.HEXES
    if action >= actions.AGAINST:
        side = action - actions.AGAINST
        other, way = side // tiles.WAYS, side % tiles.WAYS
        return against == actions.NONE and is_open_for(s, tile, other, way)
    turn = action - actions.TURN
    if against == actions.NONE:
        return False
    return fits_against(s, tile, turn, against // tiles.WAYS, against % tiles.WAYS)


@kernel
def is_open_for(s, tile, other, way):
    return lies(s, other) and leaves_map(s, other, way) and opens_on(s, tile, other, way)


@kernel(inline=False)
def build_freely(s, seat, action):
    """A choice of a seat. One whose place is gone is dropped."""
    if not is_still_open(s, seat, action):
        return
    tile = np.int64(s.picked[seat])
    if action >= actions.PICK:
        s.picked[seat] = action - actions.PICK
    elif action == actions.ISLAND:
        begin_island(s, tile)
        lay_down(s, seat, tile)
    elif action >= actions.AGAINST:
        s.picked_side[seat] = action - actions.AGAINST
    else:
        other, way = s.picked_side[seat] // tiles.WAYS, s.picked_side[seat] % tiles.WAYS
        turn = action - actions.TURN
        q, r = anchor_against(s, tile, turn, np.int64(other), np.int64(way))
        lay(s, tile, np.int64(s.island[other]), q, r, turn)
        lay_down(s, seat, tile)


@kernel(inline=False)
def lay_down(s, seat, tile):
    """A tile has come onto the map. Seats whose place it has taken choose a tile again."""
    s.held[seat] &= ~(np.int64(1) << tile)
    s.stack[seat, tiles.SHAPE_OF[tile]] -= 1
    put_back(s, seat)
    if tiles.SHAPE_OF[tile] == tiles.TRIANGLE:
        forget_hints(s, seat, tiles.KIND_OF[tile])
    for other in range(s.players):
        chosen, against = np.int64(s.picked[other]), np.int64(s.picked_side[other])
        if chosen == actions.NONE:
            continue
        if against == actions.NONE:
            gone = not has_place(s, chosen)
        else:
            gone = not is_open_for(s, chosen, against // tiles.WAYS, against % tiles.WAYS)
        if gone:
            put_back(s, other)
    look_round(s)


@kernel
def put_back(s, seat):
    s.picked[seat] = actions.NONE
    s.picked_side[seat] = actions.NONE


@kernel
def hide_tiles(s, viewer):
    """Others' tiles and choices are their own."""
    for seat in range(s.players):
        if seat != viewer:
            s.held[seat] = 0
            put_back(s, seat)


@kernel(inline=False)
def guess_tiles(s, viewer, rng):
    """Tiles that the other seats may have, by everything that was seen. They choose a tile next."""
    unseen = s.tiles
    for tile in range(tiles.TILES):
        if lies(s, tile) or (viewer != actions.NONE and (s.held[viewer] >> tile) & 1):
            unseen &= ~(np.int64(1) << tile)
    for _ in range(ATTEMPTS):
        left = unseen
        agrees = True
        for seat in range(s.players):
            if seat == viewer:
                continue
            s.held[seat] = 0
            for shape in range(tiles.SHAPES):
                for _n in range(dealt_to(s, seat, shape)):
                    tile = any_of(left, shape, rng)
                    left &= ~(np.int64(1) << tile)
                    s.held[seat] |= np.int64(1) << tile
            agrees &= agrees_with_hints(s, seat)
        if agrees:
            return


@kernel
def any_of(among, shape, rng):
    """A tile of a shape at random."""
    n = 0
    for tile in range(tiles.TILES):
        n += (among >> tile) & 1 != 0 and tiles.SHAPE_OF[tile] == shape
    left = below(rng, n)
    for tile in range(tiles.TILES):
        if (among >> tile) & 1 and tiles.SHAPE_OF[tile] == shape:
            if left == 0:
                return tile
            left -= 1
    return tiles.TILES - 1


@kernel
def agrees_with_hints(s, seat):
    triangles = kinds_held(s, seat) >> tiles.CROSSING
    if triangles & s.lacks[seat] != 0:
        return False
    for kinds in range(1, ALL_KINDS + 1):
        if (s.hints[seat] >> (kinds - 1)) & 1 and triangles & kinds == 0:
            return False
    return True
