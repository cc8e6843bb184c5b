"""Journeys: out of a hex, over the road tiles, to another hex, underground, or off the map."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules.actions import (
    BUY_BLACK,
    BUY_RED,
    EMERGE,
    GIVE_UP,
    GO_UNDER,
    GOAL,
    HIRE_BOAT,
    HIRE_HORSE,
    LAND,
    MOUNT_BLACK,
    MOUNT_RED,
    MOVE,
    NONE,
    STAY,
    STOP,
)
from reino.games.jackrabbits.rules.cards import JOKERS, SUITED
from reino.games.jackrabbits.rules.hands import gain_openly, lose
from reino.games.jackrabbits.rules.judgement import arrive, settle
from reino.games.jackrabbits.rules.stage import (
    FOR_BLACK,
    FOR_BOAT,
    FOR_BURROW,
    FOR_CHANGE,
    FOR_HORSE,
    FOR_RED,
    ON_WAY,
    RIDE,
    SAIL,
    SET_OUT,
    TO_PHASE,
)
from reino.games.jackrabbits.rules.tiles import (
    BURROW,
    BURROWS,
    CROSSING,
    HEXES,
    KIND_OF,
    NO_TILE,
    ON_FROM,
    OVER_FROM,
    PRICE_SUITS,
    RHOMBUS,
    ROAD_WAYS,
    SETS,
    SHAPE_OF,
    TAVERN,
    TILES,
    UNDERGROUND,
    WAYS,
)
from reino.games.jackrabbits.rules.tiling import at_sea, leaves_map, lies, road_at
from reino.games.jackrabbits.rules.tolls import begin_toll, bonus, can_pay, end_toll
from reino.games.jackrabbits.rules.turn import exile, go_on, leave_hex, price

RED, BLACK = 0, 1  # in `joker`


@kernel
def may_leave(s, tile, way):
    """No side is crossed twice in the same direction. At the sea nobody comes back."""
    return leaves_map(s, tile, way) or not (s.crossed[tile] >> way) & 1


@kernel
def may_land(s, tile, way):
    return leaves_map(s, tile, way) and not (s.crossed[tile] >> way) & 1


@kernel
def can_transfer(s, seat, tile):
    return can_pay(s, seat, price(s), PRICE_SUITS[KIND_OF[tile]])


@kernel(inline=False)
def resting_menu(s, seat, out):
    """At a hex or underground: stay, mount, or leave by a road."""
    n = 0
    place = np.int64(s.rabbit[seat])
    out[n] = STAY if s.stage == SET_OUT else STOP
    n += 1
    n = mounts(s, seat, place, out, n)
    if place == UNDERGROUND:
        for number in range(SETS):
            if lies(s, BURROWS + number):
                out[n] = EMERGE + number
                n += 1
        return n
    for way in range(WAYS):
        # Who passes a hex does not turn round there.
        if way != s.came and road_at(s, place, way) and may_leave(s, place, way):
            out[n] = MOVE + place * WAYS + way
            n += 1
    return n


@kernel
def mounts(s, seat, place, out, n):
    if s.joker[RED] == seat:
        out[n] = MOUNT_RED
        n += 1
    if s.joker[BLACK] == seat and place != UNDERGROUND and at_sea(s, place) and can_land(s):
        out[n] = MOUNT_BLACK
        n += 1
    return n


@kernel
def can_land(s):
    for tile in range(TILES):
        if lies(s, tile):
            for way in range(WAYS):
                if may_land(s, tile, way):
                    return True
    return False


@kernel(inline=False)
def tile_menu(s, seat, out):
    """On a road tile: on along the road, or whatever is for sale there."""
    n = 0
    tile = np.int64(s.rabbit[seat])
    kind = KIND_OF[tile]
    turn = s.turned[tile]
    free = 0
    for way in range(WAYS):
        if (ON_FROM[tile, turn, s.came] >> way) & 1 and may_leave(s, tile, way):
            free |= 1 << way
    if free == 0 and kind != BURROW:
        out[n] = GIVE_UP
        n += 1
    n = mounts(s, seat, tile, out, n)
    payable = can_transfer(s, seat, tile)
    if kind == CROSSING and payable:
        out[n] = HIRE_HORSE
        n += 1
        if at_sea(s, tile) and can_land(s):
            out[n] = HIRE_BOAT
            n += 1
    elif kind == TAVERN and payable and not s.served:
        for colour in range(JOKERS):
            if s.joker[colour] == NONE:
                out[n] = BUY_RED + colour
                n += 1
    elif kind == BURROW:
        out[n] = GO_UNDER
        n += 1
        for number in range(SETS):
            other = BURROWS + number
            if payable and other != tile and lies(s, other) and hole_is_open(s, other):
                out[n] = EMERGE + number
                n += 1
    elif SHAPE_OF[tile] == RHOMBUS and payable:
        for way in range(WAYS):
            if (OVER_FROM[tile, turn, s.came] >> way) & 1 and may_leave(s, tile, way):
                free |= 1 << way
    for way in range(WAYS):
        if (free >> way) & 1:
            out[n] = MOVE + tile * WAYS + way
            n += 1
    return n


@kernel
def hole_is_open(s, burrow):
    """Whether the road out of a burrow was not taken yet."""
    for way in range(WAYS):
        if road_at(s, burrow, way) and may_leave(s, burrow, way):
            return True
    return False


@kernel(inline=False)
def ride_menu(s, seat, out):
    """A horse goes to any hex, but not to the one it stands on."""
    n = 0
    for tile in range(HEXES):
        if lies(s, tile) and tile != s.rabbit[seat]:
            out[n] = GOAL + tile
            n += 1
    return n


@kernel(inline=False)
def sail_menu(s, out):
    n = 0
    for tile in range(TILES):
        if lies(s, tile):
            for way in range(WAYS):
                if may_land(s, tile, way):
                    out[n] = LAND + tile * WAYS + way
                    n += 1
    return n


@kernel
def set_out(s, action):
    """A choice at rest, or at a hex with an own carrot."""
    if action == STAY:
        go_on(s, TO_PHASE)
    elif action == STOP:
        settle(s)
    else:
        leave_hex(s)
        travel(s, action)


@kernel
def travel(s, action):
    """A choice on a road tile, or to leave a place of rest."""
    tile = np.int64(s.rabbit[s.active])
    if action == GIVE_UP:
        exile(s, s.active)
    elif action == MOUNT_RED:
        lose(s, s.active, SUITED + RED)
        s.stage = RIDE
    elif action == MOUNT_BLACK:
        lose(s, s.active, SUITED + BLACK)
        s.stage = SAIL
    elif action == HIRE_HORSE:
        charge(s, tile, FOR_HORSE, NONE)
    elif action == HIRE_BOAT:
        charge(s, tile, FOR_BOAT, NONE)
    elif action == BUY_RED:
        charge(s, tile, FOR_RED, NONE)
    elif action == BUY_BLACK:
        charge(s, tile, FOR_BLACK, NONE)
    elif action == GO_UNDER:
        arrive(s, UNDERGROUND, NONE)
    elif action < GOAL:
        burrow = BURROWS + action - EMERGE
        if tile == UNDERGROUND:
            emerge(s, burrow)
        else:
            charge(s, tile, FOR_BURROW, burrow)
    else:
        side = action - MOVE
        if tile >= HEXES and not (ON_FROM[tile, s.turned[tile], s.came] >> (side % WAYS)) & 1:
            charge(s, tile, FOR_CHANGE, side)
        else:
            walk(s, tile, side % WAYS)


@kernel
def charge(s, tile, purpose, goal):
    suits = PRICE_SUITS[KIND_OF[tile]]
    begin_toll(s, s.active, purpose, suits, price(s) - bonus(s, s.active, suits), goal)


@kernel(inline=False)
def transfer(s, purpose, goal):
    """What was paid for happens."""
    end_toll(s)
    tile = np.int64(s.rabbit[s.active])
    if purpose == FOR_CHANGE:
        walk(s, tile, goal % WAYS)
    elif purpose == FOR_HORSE:
        s.stage = RIDE
    elif purpose == FOR_BOAT:
        s.stage = SAIL
    elif purpose == FOR_BURROW:
        emerge(s, goal)
    else:
        gain_openly(s, s.active, SUITED + (RED if purpose == FOR_RED else BLACK))
        s.served = 1
        s.stage = ON_WAY


@kernel
def emerge(s, burrow):
    for way in range(WAYS):
        if (ROAD_WAYS[burrow, s.turned[burrow]] >> way) & 1:
            walk(s, burrow, way)
            return


@kernel
def walk(s, tile, way):
    """Cross a side outwards."""
    beyond = np.int64(s.beside[tile, way])
    if beyond == NO_TILE:
        exile(s, s.active)
        return
    s.crossed[tile] |= 1 << way
    enter(s, beyond, (way + 3) % WAYS)


@kernel
def land(s, action):
    side = action - LAND
    tile, way = side // WAYS, side % WAYS
    s.crossed[tile] |= 1 << way
    enter(s, tile, way)


@kernel
def enter(s, tile, way):
    if tile < HEXES:
        arrive(s, tile, way)
        return
    s.rabbit[s.active] = tile
    s.came = way
    s.served = 0
    s.stage = ON_WAY
