"""The reach of journeys: the places a rabbit can get to, and the transfers that takes.

Only roads are looked at. Whether the transfers can be paid is another matter, and so are jokers and
flights.
"""

from typing import Any

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, tiles
from reino.games.jackrabbits.rules.journey import hole_is_open, may_land, may_leave
from reino.games.jackrabbits.rules.tiling import at_sea, lies, road_at

# Places where a journey may end: the hexes, and these.
UNDER, OFF = tiles.HEXES, tiles.HEXES + 1
PLACES = tiles.HEXES + 2
FAR = 99  # transfers: no way at all
MOST_TRANSFERS = 3

# Room to work in: how many transfers it takes to be on a tile, come from a way; and two lists of
# such situations, those to look at now and those after one more transfer.
ROOM = 3 * tiles.SIDES


@kernel
def clear(places, room):
    for place in range(PLACES):
        places[place] = FAR
    for situation in range(tiles.SIDES):
        room[situation] = FAR


@kernel
def step_out(s, tile, way, transfers, places, room, n, offset):
    """Walk out of a tile; a new situation is noted behind the n of the list at `offset`."""
    beyond = np.int64(s.beside[tile, way])
    if beyond == tiles.NO_TILE:
        places[OFF] = min(places[OFF], transfers)
    elif beyond < tiles.HEXES:
        places[beyond] = min(places[beyond], transfers)
    else:
        return step_onto(beyond, (way + 3) % tiles.WAYS, transfers, room, n, offset)
    return n


@kernel
def step_onto(tile, way, transfers, room, n, offset):
    situation = tile * tiles.WAYS + way
    if room[situation] <= transfers:
        return n
    room[situation] = transfers
    room[offset + n] = situation
    return n + 1


@kernel
def step_ashore(s, transfers, places, room, n, offset):
    """Land anywhere."""
    for tile in range(tiles.TILES):
        if lies(s, tile):
            for way in range(tiles.WAYS):
                if may_land(s, tile, way):
                    if tile < tiles.HEXES:
                        places[tile] = min(places[tile], transfers)
                    else:
                        n = step_onto(tile, way, transfers, room, n, offset)
    return n


@kernel(inline=False)
def spread(s, places, room, n, most):
    """Go on from the n situations in the first list, with up to so many transfers."""
    now, later = tiles.SIDES, 2 * tiles.SIDES
    for transfers in range(most + 1):
        m = 0
        i = 0
        while i < n:
            situation = np.int64(room[now + i])
            i += 1
            if room[situation] < transfers:
                continue
            tile, came = situation // tiles.WAYS, situation % tiles.WAYS
            kind = tiles.KIND_OF[tile]
            turn = s.turned[tile]
            stuck = kind != tiles.BURROW
            for way in range(tiles.WAYS):
                if not may_leave(s, tile, way):
                    continue
                if (tiles.ON_FROM[tile, turn, came] >> way) & 1:
                    stuck = False
                    n = step_out(s, tile, way, transfers, places, room, n, now)
                elif transfers < most and (tiles.OVER_FROM[tile, turn, came] >> way) & 1:
                    m = step_out(s, tile, way, transfers + 1, places, room, m, later)
            if stuck:
                places[OFF] = min(places[OFF], transfers)
            if kind == tiles.BURROW:
                places[UNDER] = min(places[UNDER], transfers)
            if transfers == most:
                continue
            if kind == tiles.BURROW:
                for number in range(tiles.SETS):
                    other = tiles.BURROWS + number
                    if other != tile and lies(s, other) and hole_is_open(s, other):
                        m = emerge_from(s, other, transfers + 1, places, room, m, later)
            elif kind == tiles.CROSSING:
                for place in range(tiles.HEXES):
                    if lies(s, place):
                        places[place] = min(places[place], transfers + 1)
                if at_sea(s, tile):
                    m = step_ashore(s, transfers + 1, places, room, m, later)
        n = m
        now, later = later, now


@kernel
def emerge_from(s, burrow, transfers, places, room, n, offset):
    for way in range(tiles.WAYS):
        if (tiles.ROAD_WAYS[burrow, s.turned[burrow]] >> way) & 1:
            n = step_out(s, burrow, way, transfers, places, room, n, offset)
    return n


@kernel(inline=False)
def reach_by(s, tile, way, places, room, most):
    """The places a rabbit gets to by walking out of a tile this way."""
    clear(places, room)
    n = step_out(s, tile, way, 0, places, room, 0, tiles.SIDES)
    spread(s, places, room, n, most)


@kernel(inline=False)
def reach_on(s, tile, came, places, room, most):
    """The places a rabbit gets to from a road tile, come into it from a way."""
    clear(places, room)
    spread(s, places, room, step_onto(tile, came, 0, room, 0, tiles.SIDES), most)


@kernel(inline=False)
def reach_from(s, place, places, room, most):
    """The places a rabbit gets to from a hex, or from underground."""
    clear(places, room)
    n = 0
    if place == tiles.UNDERGROUND:
        for number in range(tiles.SETS):
            if lies(s, tiles.BURROWS + number):
                n = emerge_from(s, tiles.BURROWS + number, 0, places, room, n, tiles.SIDES)
    else:
        for way in range(tiles.WAYS):
            # A rabbit that passes a hex does not turn round there.
            if way != s.came and road_at(s, place, way) and may_leave(s, place, way):
                n = step_out(s, place, way, 0, places, room, n, tiles.SIDES)
    spread(s, places, room, n, most)


def at_rest(record: Any) -> Any:
    """The same record with no rabbit on the way: no side is crossed yet."""
    resting = record.copy()
    resting.crossed[:] = 0
    resting.came = actions.NONE
    return resting


def reachable(record: Any, seat: int) -> dict[int, int]:
    """The places this seat's journey may end at, with the transfers it takes to get there.

    A place is a hex, UNDERGROUND or EXILE; from exile there is no journey.
    """
    here = int(record.rabbit[seat])
    if here == tiles.EXILE:
        return {}
    if seat != record.active:
        record = at_rest(record)
    places, room = np.zeros(PLACES, np.int64), np.zeros(ROOM, np.int64)
    if tiles.HEXES <= here < tiles.TILES and record.came != actions.NONE:
        reach_on(record, here, int(record.came), places, room, MOST_TRANSFERS)
    else:
        reach_from(record, here, places, room, MOST_TRANSFERS)
    ends = [*range(tiles.HEXES), tiles.UNDERGROUND, tiles.EXILE]
    return {
        end: int(transfers)
        for end, transfers in zip(ends, places, strict=True)
        if transfers != FAR and end != here
    }
