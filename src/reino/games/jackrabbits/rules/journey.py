"""Journeys: out of a hex, over the road tiles, to another hex, underground, or off the map."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.hands import gain_openly, lose
from reino.games.jackrabbits.rules.judgement import arrive, settle
from reino.games.jackrabbits.rules.tiling import (
    at_sea,
    is_blocked,
    landings,
    leaves_map,
    lies,
    opposite,
    road_at,
)
from reino.games.jackrabbits.rules.tolls import begin_toll, can_pay, due_for, end_toll
from reino.games.jackrabbits.rules.turn import exile, go_on, leave_hex, price

RED, BLACK = 0, 1  # in `joker`


@kernel
def may_leave(s, tile, way):
    """No side is crossed twice in the same direction. From the sea no rabbit comes back."""
    if is_blocked(s, tile, way):
        return False
    return leaves_map(s, tile, way) or not (s.crossed[tile] >> way) & 1


@kernel
def may_land(s, tile, way):
    return (landings(s, tile) & ~np.int64(s.crossed[tile])) >> way & 1 != 0


@kernel
def can_transfer(s, seat, tile):
    """In the children's game nothing is for sale; its burrows are free."""
    return not s.explore and can_pay(s, seat, price(s), tiles.PRICE_SUITS[tiles.KIND_OF[tile]])


@kernel
def is_transfer(s, action):
    """Whether a choice of a journey is paid with the price of the turn."""
    tile = np.int64(s.rabbit[s.active])
    if action in (actions.HIRE_HORSE, actions.HIRE_BOAT, actions.BUY_RED, actions.BUY_BLACK):
        return True
    if actions.EMERGE <= action < actions.GOAL:
        return tile != tiles.UNDERGROUND and not s.explore
    if not actions.MOVE <= action < actions.LAND or tile < tiles.HEXES:
        return False
    # To the other road of the tile.
    way = (action - actions.MOVE) % tiles.WAYS
    return (tiles.ON_FROM[tile, s.turned[tile], s.came] >> way) & 1 == 0


@kernel(inline=False)
def resting_menu(s, seat, out):
    """At a hex or underground: stay, mount, or leave by a road."""
    n = 0
    place = np.int64(s.rabbit[seat])
    out[n] = actions.STAY if s.stage == stage.SET_OUT else actions.STOP
    n += 1
    n = mounts(s, seat, place, out, n)
    if place == tiles.UNDERGROUND:
        for number in range(tiles.SETS):
            if lies(s, tiles.BURROWS + number) and hole_is_open(s, tiles.BURROWS + number):
                out[n] = actions.EMERGE + number
                n += 1
        return n
    for way in range(tiles.WAYS):
        if leads_on(s, place, way):
            out[n] = actions.MOVE + place * tiles.WAYS + way
            n += 1
    return n


@kernel
def leads_on(s, place, way):
    """Whether a rabbit at a hex may leave it this way. At one that it passes it may turn round: the
    one exception to no turning round, which rules 1 did not know."""
    if way == s.came and s.rules_version < 2:
        return False
    return road_at(s, place, way) and may_leave(s, place, way)


@kernel
def mounts(s, seat, place, out, n):
    if s.joker[RED] == seat:
        out[n] = actions.MOUNT_RED
        n += 1
    if s.joker[BLACK] == seat and place != tiles.UNDERGROUND and at_sea(s, place) and can_land(s):
        out[n] = actions.MOUNT_BLACK
        n += 1
    return n


@kernel
def can_land(s):
    for tile in range(tiles.TILES):
        if lies(s, tile):
            for way in range(tiles.WAYS):
                if may_land(s, tile, way):
                    return True
    return False


@kernel
def ways_on(s, tile, came):
    """The ways on along the road by which a rabbit came into a road tile, as bits."""
    free = 0
    for way in range(tiles.WAYS):
        if (tiles.ON_FROM[tile, s.turned[tile], came] >> way) & 1 and may_leave(s, tile, way):
            free |= 1 << way
    return free


@kernel(inline=False)
def tile_menu(s, seat, out):
    """On a road tile: on along the road, or the transfers for sale there."""
    n = 0
    tile = np.int64(s.rabbit[seat])
    kind = tiles.KIND_OF[tile]
    turn = s.turned[tile]
    free = ways_on(s, tile, s.came)
    if free == 0 and kind != tiles.BURROW:
        out[n] = actions.GIVE_UP
        n += 1
    n = mounts(s, seat, tile, out, n)
    payable = can_transfer(s, seat, tile)
    if kind == tiles.CROSSING and payable:
        out[n] = actions.HIRE_HORSE
        n += 1
        if at_sea(s, tile) and can_land(s):
            out[n] = actions.HIRE_BOAT
            n += 1
    elif kind == tiles.TAVERN and payable and not s.served:
        for colour in range(cards.JOKERS):
            if s.joker[colour] == actions.NONE:
                out[n] = actions.BUY_RED + colour
                n += 1
    elif kind == tiles.BURROW:
        out[n] = actions.GO_UNDER
        n += 1
        for number in range(tiles.SETS):
            other = tiles.BURROWS + number
            if (
                (payable or s.explore)
                and other != tile
                and lies(s, other)
                and hole_is_open(s, other)
            ):
                out[n] = actions.EMERGE + number
                n += 1
    elif tiles.SHAPE_OF[tile] == tiles.RHOMBUS and payable:
        for way in range(tiles.WAYS):
            if (tiles.OVER_FROM[tile, turn, s.came] >> way) & 1 and may_leave(s, tile, way):
                free |= 1 << way
    for way in range(tiles.WAYS):
        if (free >> way) & 1:
            out[n] = actions.MOVE + tile * tiles.WAYS + way
            n += 1
    return n


@kernel
def hole_is_open(s, burrow):
    """Whether the road out of a burrow leads anywhere, and was not taken yet."""
    for way in range(tiles.WAYS):
        if road_at(s, burrow, way) and may_leave(s, burrow, way):
            return True
    return False


@kernel(inline=False)
def ride_menu(s, seat, out):
    """A horse goes to any hex, but not to the one it stands on."""
    n = 0
    for tile in range(tiles.HEXES):
        if lies(s, tile) and tile != s.rabbit[seat]:
            out[n] = actions.GOAL + tile
            n += 1
    return n


@kernel(inline=False)
def sail_menu(s, out):
    n = 0
    for tile in range(tiles.TILES):
        if lies(s, tile):
            for way in range(tiles.WAYS):
                if may_land(s, tile, way):
                    out[n] = actions.LAND + tile * tiles.WAYS + way
                    n += 1
    return n


@kernel
def set_out(s, action):
    """A choice at rest, or at a hex with an own carrot."""
    if action == actions.STAY:
        go_on(s, stage.TO_NEXT if s.explore else stage.TO_PHASE)
    elif action == actions.STOP:
        settle(s)
    else:
        leave_hex(s)
        travel(s, action)


@kernel
def travel(s, action):
    """A choice on a road tile, or to leave a place of rest."""
    tile = np.int64(s.rabbit[s.active])
    if action == actions.GIVE_UP:
        exile(s, s.active)
    elif action == actions.MOUNT_RED:
        lose(s, s.active, cards.SUITED + RED)
        s.stage = stage.RIDE
    elif action == actions.MOUNT_BLACK:
        lose(s, s.active, cards.SUITED + BLACK)
        s.stage = stage.SAIL
    elif action == actions.HIRE_HORSE:
        charge(s, tile, stage.FOR_HORSE, actions.NONE)
    elif action == actions.HIRE_BOAT:
        charge(s, tile, stage.FOR_BOAT, actions.NONE)
    elif action == actions.BUY_RED:
        charge(s, tile, stage.FOR_RED, actions.NONE)
    elif action == actions.BUY_BLACK:
        charge(s, tile, stage.FOR_BLACK, actions.NONE)
    elif action == actions.GO_UNDER:
        arrive(s, tiles.UNDERGROUND, actions.NONE)
    elif action < actions.GOAL:
        burrow = tiles.BURROWS + action - actions.EMERGE
        if is_transfer(s, action):
            charge(s, tile, stage.FOR_BURROW, burrow)
        else:
            emerge(s, burrow)
    elif is_transfer(s, action):
        charge(s, tile, stage.FOR_CHANGE, action - actions.MOVE)
    else:
        walk(s, tile, (action - actions.MOVE) % tiles.WAYS)


@kernel
def charge(s, tile, purpose, goal):
    suits = tiles.PRICE_SUITS[tiles.KIND_OF[tile]]
    begin_toll(s, s.active, purpose, suits, due_for(s, s.active, price(s), suits), goal)


@kernel(inline=False)
def transfer(s, purpose, goal):
    """Carry out the transfer that was paid for."""
    end_toll(s)
    tile = np.int64(s.rabbit[s.active])
    if purpose == stage.FOR_CHANGE:
        walk(s, tile, goal % tiles.WAYS)
    elif purpose == stage.FOR_HORSE:
        s.stage = stage.RIDE
    elif purpose == stage.FOR_BOAT:
        s.stage = stage.SAIL
    elif purpose == stage.FOR_BURROW:
        emerge(s, goal)
    else:
        gain_openly(s, s.active, cards.SUITED + (RED if purpose == stage.FOR_RED else BLACK))
        s.served = 1
        s.stage = stage.ON_WAY


@kernel
def emerge(s, burrow):
    for way in range(tiles.WAYS):
        if (tiles.ROAD_WAYS[burrow, s.turned[burrow]] >> way) & 1:
            walk(s, burrow, way)
            return


@kernel
def walk(s, tile, way):
    """Cross a side outwards."""
    beyond = np.int64(s.beside[tile, way])
    if beyond == tiles.NO_TILE:
        exile(s, s.active)
        return
    s.crossed[tile] |= 1 << way
    enter(s, beyond, opposite(way))


@kernel
def land(s, action):
    side = action - actions.LAND
    tile, way = side // tiles.WAYS, side % tiles.WAYS
    s.crossed[tile] |= 1 << way
    enter(s, tile, way)


@kernel
def enter(s, tile, way):
    if tile < tiles.HEXES:
        arrive(s, tile, way)
        return
    s.rabbit[s.active] = tile
    s.came = way
    s.served = 0
    s.stage = stage.ON_WAY
    if s.explore and tiles.KIND_OF[tile] != tiles.BURROW and ways_on(s, tile, s.came) == 0:
        exile(s, s.active)
