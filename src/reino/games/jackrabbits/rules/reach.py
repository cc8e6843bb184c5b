"""The reach of journeys: the places a rabbit can get to, and the transfers that takes.

Roads are looked at and, if a payer is given, whether its hand can pay: each transfer is thought to
be paid the cheapest way, so a place that could only be reached by paying oddly is left out. Jokers
and flights are another matter.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.hands import lay_card
from reino.games.jackrabbits.rules.journey import (
    can_transfer,
    charge,
    hole_is_open,
    is_transfer,
    leads_on,
    may_land,
    may_leave,
)
from reino.games.jackrabbits.rules.payments import BEST, WORK, cheapest, room_for
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiling import at_sea, is_blocked, lies, opposite
from reino.games.jackrabbits.rules.turn import end_journey

# Places where a journey may end: the hexes, and these.
UNDER, OFF = tiles.HEXES, tiles.HEXES + 1
PLACES = tiles.HEXES + 2
ENDS = (*range(tiles.HEXES), tiles.UNDERGROUND, tiles.EXILE)
FAR = 99  # transfers: no way at all
MOST_TRANSFERS = 3

# Room to work in: how many transfers it takes to be on a tile, come from a way; two lists of such
# situations, those to look at now and those after one more transfer; the purse left in each
# situation; and the purses before and after payments that were looked at.
PURSES = 3 * tiles.SIDES
PAYMENTS = 4 * tiles.SIDES
KNOWN = 61  # payments
LAYING = PAYMENTS + 2 * KNOWN  # the room of `payments`
ROOM = LAYING + WORK

# A purse is the hand and, in the bits above it, the capital ace, counted from 1.
BROKE = -1  # the price cannot be paid
ROADS_ONLY = -2  # there is no price


@kernel
def clear(places, room):
    for place in range(PLACES):
        places[place] = FAR
    for situation in range(tiles.SIDES):
        room[situation] = FAR
    for known in range(KNOWN):
        room[PAYMENTS + known] = BROKE


@kernel
def purse_of(s, seat):
    return s.hand[seat] | np.int64(s.capital[seat] + 1) << cards.SUITED


@kernel(inline=False)
def pay_transfer(states, menus, purse, tile, room):
    """The purse after the price of a transfer on this tile was paid the cheapest way."""
    if purse == ROADS_ONLY:
        return purse
    asked = purse << cards.SUITS | tiles.PRICE_SUITS[tiles.KIND_OF[tile]]
    known = PAYMENTS + asked % KNOWN
    if room[known] == asked:
        return room[known + KNOWN]
    # The first state is the one that is looked at; those behind it are room.
    seat = np.int64(states[0].active)
    tried = states[1:]
    tried[0] = states[0]
    tried[0].hand[seat] = purse & cards.WHOLE_DECK
    tried[0].capital[seat] = (purse >> cards.SUITED) - 1
    rest = np.int64(BROKE)
    if can_transfer(tried[0], seat, tile):
        charge(tried[0], tile, stage.FOR_HORSE, actions.NONE)
        for i in range(cheapest(tried, menus, room[LAYING:])):
            lay_card(tried[0], seat, room[LAYING + BEST + i])
        rest = purse_of(tried[0], seat)
    room[known] = asked
    room[known + KNOWN] = rest
    return rest


@kernel
def lost_at(s):
    """Where a rabbit is that leaves the map or finds no way on."""
    return UNDER if s.explore else OFF


@kernel
def step_out(s, tile, way, transfers, purse, places, room, n, offset):
    """Walk out of a tile; a new situation is noted behind the n of the list at `offset`."""
    if is_blocked(s, tile, way):
        return n
    beyond = np.int64(s.beside[tile, way])
    if beyond == tiles.NO_TILE:
        off = lost_at(s)
        places[off] = min(places[off], transfers)
        return n
    return step_onto(beyond, opposite(way), transfers, purse, places, room, n, offset)


@kernel(inline=False)
def step_onto(tile, way, transfers, purse, places, room, n, offset):
    """Come into a tile from a way."""
    if tile < tiles.HEXES:
        places[tile] = min(places[tile], transfers)
        return n
    situation = tile * tiles.WAYS + way
    if room[situation] <= transfers:
        return n
    room[situation] = transfers
    room[PURSES + situation] = purse
    room[offset + n] = situation
    return n + 1


@kernel(inline=False)
def step_ashore(s, transfers, purse, places, room, n, offset):
    """Land anywhere."""
    for tile in range(tiles.TILES):
        if lies(s, tile):
            for way in range(tiles.WAYS):
                if may_land(s, tile, way):
                    n = step_onto(tile, way, transfers, purse, places, room, n, offset)
    return n


@kernel
def ride_anywhere(s, transfers, places):
    for place in range(tiles.HEXES):
        if lies(s, place):
            places[place] = min(places[place], transfers)


@kernel(inline=False)
def emerge_from(s, burrow, transfers, purse, places, room, n, offset):
    for way in range(tiles.WAYS):
        if (tiles.ROAD_WAYS[burrow, s.turned[burrow]] >> way) & 1:
            n = step_out(s, burrow, way, transfers, purse, places, room, n, offset)
    return n


@kernel(inline=False)
def spread(states, menus, places, room, n, first, most):
    """Go on from the n situations in the first list, which took `first` transfers, with up to
    `most`."""
    s = states[0]
    now, later = tiles.SIDES, 2 * tiles.SIDES
    for transfers in range(first, most + 1):
        m = 0
        i = 0
        while i < n:
            situation = np.int64(room[now + i])
            i += 1
            if room[situation] < transfers:
                continue
            tile, came = situation // tiles.WAYS, situation % tiles.WAYS
            purse = np.int64(room[PURSES + situation])
            kind = tiles.KIND_OF[tile]
            turn = s.turned[tile]
            rest = np.int64(BROKE)
            if transfers < most and not s.explore:
                rest = pay_transfer(states, menus, purse, tile, room)
            stuck = kind != tiles.BURROW
            for way in range(tiles.WAYS):
                if not may_leave(s, tile, way):
                    continue
                if (tiles.ON_FROM[tile, turn, came] >> way) & 1:
                    stuck = False
                    n = step_out(s, tile, way, transfers, purse, places, room, n, now)
                elif rest != BROKE and (tiles.OVER_FROM[tile, turn, came] >> way) & 1:
                    m = step_out(s, tile, way, transfers + 1, rest, places, room, m, later)
            if stuck:
                off = lost_at(s)
                places[off] = min(places[off], transfers)
            if kind == tiles.BURROW:
                places[UNDER] = min(places[UNDER], transfers)
            if kind == tiles.BURROW and (s.explore or rest != BROKE):
                for number in range(tiles.SETS):
                    other = tiles.BURROWS + number
                    if other == tile or not lies(s, other) or not hole_is_open(s, other):
                        continue
                    if s.explore:
                        n = emerge_from(s, other, transfers, purse, places, room, n, now)
                    else:
                        m = emerge_from(s, other, transfers + 1, rest, places, room, m, later)
            if rest == BROKE:
                continue
            if kind == tiles.CROSSING:
                ride_anywhere(s, transfers + 1, places)
                if at_sea(s, tile):
                    m = step_ashore(s, transfers + 1, rest, places, room, m, later)
        n = m
        now, later = later, now


@kernel(inline=False)
def reach_by(states, menus, tile, way, places, room, most):
    """The places a rabbit gets to by walking out of a tile this way."""
    clear(places, room)
    n = step_out(states[0], tile, way, 0, ROADS_ONLY, places, room, 0, tiles.SIDES)
    spread(states, menus, places, room, n, 0, most)


@kernel(inline=False)
def reach_on(states, menus, tile, came, places, room, most):
    """The places a rabbit gets to from a road tile, come into it from a way."""
    clear(places, room)
    n = step_onto(tile, came, 0, ROADS_ONLY, places, room, 0, tiles.SIDES)
    spread(states, menus, places, room, n, 0, most)


@kernel(inline=False)
def reach_from(states, menus, place, places, room, most):
    """The places a rabbit gets to from a hex, or from underground."""
    clear(places, room)
    n = set_out_from(states[0], place, ROADS_ONLY, places, room)
    spread(states, menus, places, room, n, 0, most)


@kernel
def set_out_from(s, place, purse, places, room):
    """Leave a hex or the underground by every road; returns how many situations that leads to."""
    n = 0
    if place == tiles.UNDERGROUND:
        for number in range(tiles.SETS):
            if lies(s, tiles.BURROWS + number):
                n = emerge_from(s, tiles.BURROWS + number, 0, purse, places, room, n, tiles.SIDES)
        return n
    for way in range(tiles.WAYS):
        if leads_on(s, place, way):
            n = step_out(s, place, way, 0, purse, places, room, n, tiles.SIDES)
    return n


@kernel
def set_out_by(s, action, transfers, purse, places, room):
    """Begin a journey with this legal action; returns how many situations it leads to."""
    n = 0
    if action == actions.GO_UNDER:
        places[UNDER] = transfers
    elif action == actions.HIRE_HORSE:
        ride_anywhere(s, transfers, places)
    elif action == actions.HIRE_BOAT:
        n = step_ashore(s, transfers, purse, places, room, n, tiles.SIDES)
    elif actions.EMERGE <= action < actions.GOAL:
        burrow = tiles.BURROWS + action - actions.EMERGE
        n = emerge_from(s, burrow, transfers, purse, places, room, n, tiles.SIDES)
    elif actions.MOVE <= action < actions.LAND:
        tile, way = (action - actions.MOVE) // tiles.WAYS, (action - actions.MOVE) % tiles.WAYS
        n = step_out(s, tile, way, transfers, purse, places, room, n, tiles.SIDES)
    elif actions.LAND <= action < actions.AGAINST:
        tile, way = (action - actions.LAND) // tiles.WAYS, (action - actions.LAND) % tiles.WAYS
        n = step_onto(tile, way, transfers, purse, places, room, n, tiles.SIDES)
    return n


@kernel
def reaches(data, menus, seat, pays, ids, room, found):
    """The places where this seat's journey may end, in a row for each legal action that it may
    begin with; for NONE, from where it is. If it pays, only those that its hand can pay for. The
    states are given as bytes."""
    states = data.view(STATE)
    s = states[0]
    here = np.int64(s.rabbit[seat])
    if seat != s.active:
        end_journey(s)
    for i in range(len(ids)):
        action, places = ids[i], found[i]
        clear(places, room)
        purse = purse_of(s, seat) if pays else np.int64(ROADS_ONLY)
        transfers = 0
        if action == actions.NONE:
            if tiles.HEXES <= here < tiles.TILES and s.came != actions.NONE:
                n = step_onto(here, np.int64(s.came), 0, purse, places, room, 0, tiles.SIDES)
            else:
                n = set_out_from(s, here, purse, places, room)
        else:
            if is_transfer(s, action):
                transfers = 1
                purse = pay_transfer(states, menus, purse, here, room)
            n = set_out_by(s, action, transfers, purse, places, room)
        spread(states, menus, places, room, n, transfers, MOST_TRANSFERS)


def reachable(record: Any, seat: int, pays: bool = False) -> dict[int, int]:
    """The places this seat's journey may end at, with the transfers it takes to get there; if it
    pays, only those that its hand can pay for.

    A place is a hex, UNDERGROUND or EXILE; from exile there is no journey.
    """
    if record.rabbit[seat] == tiles.EXILE:
        return {}
    (found,) = reachable_by(record, seat, [actions.NONE], pays)
    return found


def reachable_by(
    record: Any, seat: int, ids: Sequence[int], pays: bool = True
) -> list[dict[int, int]]:
    """The places where a journey that begins with each of these legal actions may end."""
    found = np.zeros((len(ids), PLACES), np.int64)
    data, menus, _ = room_for(record)
    reaches(data, menus, seat, pays, np.array(ids, np.int64), np.zeros(ROOM, np.int64), found)
    here = int(record.rabbit[seat])
    return [
        {
            end: transfers
            for end, transfers in zip(ENDS, places, strict=True)
            if transfers != FAR and end != here
        }
        for places in found.tolist()
    ]
