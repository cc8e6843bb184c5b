"""Where journeys lead: the places one can reach, and how many transfers it takes to get there.

Only roads are looked at. Whether the transfers can be paid is another matter, and so are jokers and
flights.
"""

from typing import Any

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules.actions import NONE
from reino.games.jackrabbits.rules.journey import hole_is_open, may_land, may_leave
from reino.games.jackrabbits.rules.tiles import (
    BURROW,
    BURROWS,
    CROSSING,
    EXILE,
    HEXES,
    KIND_OF,
    NO_TILE,
    ON_FROM,
    OVER_FROM,
    ROAD_WAYS,
    SETS,
    SIDES,
    TILES,
    UNDERGROUND,
    WAYS,
)
from reino.games.jackrabbits.rules.tiling import at_sea, lies, road_at

# Places where a journey may end: the hexes, and these.
UNDER, OFF = HEXES, HEXES + 1
PLACES = HEXES + 2
FAR = 99  # transfers: no way at all
MOST_TRANSFERS = 3

# Room to work in: how many transfers it takes to be on a tile, come from a way; and two lists of
# such situations, those to look at now and those after one more transfer.
ROOM = 3 * SIDES


@kernel
def clear(places, room):
    for place in range(PLACES):
        places[place] = FAR
    for situation in range(SIDES):
        room[situation] = FAR


@kernel
def step_out(s, tile, way, transfers, places, room, n, offset):
    """Walk out of a tile; a new situation is noted behind the n of the list at `offset`."""
    beyond = np.int64(s.beside[tile, way])
    if beyond == NO_TILE:
        places[OFF] = min(places[OFF], transfers)
    elif beyond < HEXES:
        places[beyond] = min(places[beyond], transfers)
    else:
        return step_onto(beyond, (way + 3) % WAYS, transfers, room, n, offset)
    return n


@kernel
def step_onto(tile, way, transfers, room, n, offset):
    situation = tile * WAYS + way
    if room[situation] <= transfers:
        return n
    room[situation] = transfers
    room[offset + n] = situation
    return n + 1


@kernel
def step_ashore(s, transfers, places, room, n, offset):
    """Land anywhere."""
    for tile in range(TILES):
        if lies(s, tile):
            for way in range(WAYS):
                if may_land(s, tile, way):
                    if tile < HEXES:
                        places[tile] = min(places[tile], transfers)
                    else:
                        n = step_onto(tile, way, transfers, room, n, offset)
    return n


@kernel(inline=False)
def spread(s, places, room, n, most):
    """Go on from the n situations in the first list, with up to so many transfers."""
    now, later = SIDES, 2 * SIDES
    for transfers in range(most + 1):
        m = 0
        i = 0
        while i < n:
            situation = np.int64(room[now + i])
            i += 1
            if room[situation] < transfers:
                continue
            tile, came = situation // WAYS, situation % WAYS
            kind = KIND_OF[tile]
            turn = s.turned[tile]
            stuck = kind != BURROW
            for way in range(WAYS):
                if not may_leave(s, tile, way):
                    continue
                if (ON_FROM[tile, turn, came] >> way) & 1:
                    stuck = False
                    n = step_out(s, tile, way, transfers, places, room, n, now)
                elif transfers < most and (OVER_FROM[tile, turn, came] >> way) & 1:
                    m = step_out(s, tile, way, transfers + 1, places, room, m, later)
            if stuck:
                places[OFF] = min(places[OFF], transfers)
            if kind == BURROW:
                places[UNDER] = min(places[UNDER], transfers)
            if transfers == most:
                continue
            if kind == BURROW:
                for number in range(SETS):
                    other = BURROWS + number
                    if other != tile and lies(s, other) and hole_is_open(s, other):
                        m = emerge_from(s, other, transfers + 1, places, room, m, later)
            elif kind == CROSSING:
                for place in range(HEXES):
                    if lies(s, place):
                        places[place] = min(places[place], transfers + 1)
                if at_sea(s, tile):
                    m = step_ashore(s, transfers + 1, places, room, m, later)
        n = m
        now, later = later, now


@kernel
def emerge_from(s, burrow, transfers, places, room, n, offset):
    for way in range(WAYS):
        if (ROAD_WAYS[burrow, s.turned[burrow]] >> way) & 1:
            n = step_out(s, burrow, way, transfers, places, room, n, offset)
    return n


@kernel(inline=False)
def reach_by(s, tile, way, places, room, most):
    """Where one gets by walking out of a tile this way."""
    clear(places, room)
    n = step_out(s, tile, way, 0, places, room, 0, SIDES)
    spread(s, places, room, n, most)


@kernel(inline=False)
def reach_on(s, tile, came, places, room, most):
    """Where one gets from a road tile, come into it from a way."""
    clear(places, room)
    spread(s, places, room, step_onto(tile, came, 0, room, 0, SIDES), most)


@kernel(inline=False)
def reach_from(s, place, places, room, most):
    """Where one gets from a hex, or from underground."""
    clear(places, room)
    n = 0
    if place == UNDERGROUND:
        for number in range(SETS):
            if lies(s, BURROWS + number):
                n = emerge_from(s, BURROWS + number, 0, places, room, n, SIDES)
    else:
        for way in range(WAYS):
            # Who passes a hex does not turn round there.
            if way != s.came and road_at(s, place, way) and may_leave(s, place, way):
                n = step_out(s, place, way, 0, places, room, n, SIDES)
    spread(s, places, room, n, most)


def at_rest(record: Any) -> Any:
    """The same with nobody on the way: no side is crossed yet."""
    resting = record.copy()
    resting.crossed[:] = 0
    resting.came = NONE
    return resting


def reachable(record: Any, seat: int) -> dict[int, int]:
    """The places this seat's journey may end at, with the transfers it takes to get there.

    A place is a hex, UNDERGROUND or EXILE; from exile there is no journey.
    """
    here = int(record.rabbit[seat])
    if here == EXILE:
        return {}
    if seat != record.active:
        record = at_rest(record)
    places, room = np.zeros(PLACES, np.int64), np.zeros(ROOM, np.int64)
    if HEXES <= here < TILES and record.came != NONE:
        reach_on(record, here, int(record.came), places, room, MOST_TRANSFERS)
    else:
        reach_from(record, here, places, room, MOST_TRANSFERS)
    ends = [*range(HEXES), UNDERGROUND, EXILE]
    return {
        end: int(transfers)
        for end, transfers in zip(ends, places, strict=True)
        if transfers != FAR and end != here
    }
