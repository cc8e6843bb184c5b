"""Journeys that a person leaves to the screen: along a free road to a goal that was named."""

from reino.core.view import View
from reino.games.jackrabbits.rules.actions import LAND, MOVE
from reino.games.jackrabbits.rules.stage import ON_WAY
from reino.games.jackrabbits.terminal.menu import is_paid, road_ahead


def way_on(view: View, first: int, goal: int) -> list[int]:
    """A choice that begins a road to a hex, and those that follow until it arrives or forks."""
    seat, road = view.seat, road_ahead(view.record, first)
    if seat is None or road is None or is_paid(view.record, first):
        return [first]
    found = [first]
    # The map decides where a road leads, and in every guess it is the same.
    at = view.guess(0).play(seat, first)
    while at.record.stage == ON_WAY:
        record = at.record
        free = [a for a in at.legal(seat) if MOVE <= a < LAND and not is_paid(record, a)]
        road = road_ahead(record, free[0]) if len(free) == 1 else None
        if road is None or goal not in road.hexes:
            break
        found += free
        at = at.play(seat, free[0])
    return found
