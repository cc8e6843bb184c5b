"""The survey of a map: the places that roads lead to, and the turns from place to place."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import reach, tiles
from reino.games.jackrabbits.rules.payments import room_for
from reino.games.jackrabbits.rules.reach import reach_by, reach_from, reach_on
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiling import lies, road_at
from reino.games.jackrabbits.rules.turn import end_journey, is_tower

FREE, PAID, ON, TURNS = 0, tiles.SIDES, 2 * tiles.SIDES, 3 * tiles.SIDES
SIZE = 3 * tiles.SIDES + reach.PLACES * tiles.HEXES

TOLL = 0.8  # turns that the cards for a transfer are worth
FLIGHT = 0.7
OUT_OF_EXILE = 1.5  # turns from exile to the underground, where one must rest
FAR_AWAY = 9.0

_surveys: dict[bytes, NDArray[np.float64]] = {}
MOST_KEPT = 64


def survey(record: Any) -> NDArray[np.float64]:
    """The survey of a state's map; maps do not change, so it is kept."""
    key = bytes(record.turned) + bytes(record.beside) + bytes(record.sea)
    key += bytes([record.complete, record.advanced_citadel, record.residential_flights])
    key += bytes([record.explore])
    found = _surveys.get(key)
    if found is None:
        if len(_surveys) == MOST_KEPT:
            _surveys.clear()
        data, menus, _ = room_for(record)
        found = np.zeros(SIZE)
        look_round(
            data, menus, found, np.zeros(reach.PLACES, np.int64), np.zeros(reach.ROOM, np.int64)
        )
        _surveys[key] = found
    return found


@kernel
def may_fly(s, place, goal):
    if (
        s.explore
        or not s.complete
        or place >= tiles.HEXES
        or not is_tower(s, place)
        or not lies(s, goal)
    ):
        return False
    return s.residential_flights or is_tower(s, goal)


@kernel
def places_within(places, transfers):
    """The places that take at most so many transfers, as bits."""
    bits = 0
    for place in range(reach.PLACES):
        if places[place] <= transfers:
            bits |= 1 << place
    return bits


@kernel
def look_round(data, menus, found, places, room):
    """The survey of a map, with no rabbit on the way."""
    states = data.view(STATE)
    end_journey(states[0])
    walk_all(states, menus, found, places, room)
    measure_all(states, menus, found, places, room)


@kernel
def walk_all(states, menus, found, places, room):
    s = states[0]
    for tile in range(tiles.TILES):
        if not lies(s, tile):
            continue
        for way in range(tiles.WAYS):
            if not road_at(s, tile, way):
                continue
            side = tile * tiles.WAYS + way
            reach_by(states, menus, tile, way, places, room, 1)
            found[FREE + side] = places_within(places, 0)
            found[PAID + side] = places_within(places, 1)
            if tile < tiles.HEXES:
                found[ON + side] = 1 << tile
            else:
                reach_on(states, menus, tile, way, places, room, 0)
                found[ON + side] = places_within(places, 0)


@kernel
def measure_all(states, menus, found, places, room):
    """Turns from place to place: a journey is one, a transfer is dearer; then the shortest ways."""
    s = states[0]
    for place in range(reach.PLACES):
        for goal in range(tiles.HEXES):
            found[TURNS + place * tiles.HEXES + goal] = FAR_AWAY
    under = np.zeros(reach.PLACES, np.float64)  # turns to the underground
    under[:] = FAR_AWAY
    under[reach.UNDER] = 0.0
    for place in range(reach.OFF):
        if place < tiles.HEXES and not lies(s, place):
            continue
        start = tiles.UNDERGROUND if place == reach.UNDER else place
        reach_from(states, menus, start, places, room, 2)
        for goal in range(tiles.HEXES):
            if places[goal] <= 2:
                found[TURNS + place * tiles.HEXES + goal] = 1.0 + TOLL * places[goal]
            if may_fly(s, place, goal):
                here = TURNS + place * tiles.HEXES + goal
                found[here] = min(found[here], 1.0 + FLIGHT)
        if place < tiles.HEXES:
            found[TURNS + place * tiles.HEXES + place] = 0.0
            if places[reach.UNDER] <= 2:
                under[place] = 1.0 + TOLL * places[reach.UNDER]
    for _ in range(2):
        for via in range(tiles.HEXES):
            for place in range(reach.OFF):
                here = found[TURNS + place * tiles.HEXES + via]
                for goal in range(tiles.HEXES):
                    on = here + found[TURNS + via * tiles.HEXES + goal]
                    at = TURNS + place * tiles.HEXES + goal
                    found[at] = min(found[at], on)
        for place in range(tiles.HEXES):
            for goal in range(tiles.HEXES):
                on = under[place] + found[TURNS + reach.UNDER * tiles.HEXES + goal]
                at = TURNS + place * tiles.HEXES + goal
                found[at] = min(found[at], on)
    for goal in range(tiles.HEXES):
        on = OUT_OF_EXILE + found[TURNS + reach.UNDER * tiles.HEXES + goal]
        found[TURNS + reach.OFF * tiles.HEXES + goal] = on
