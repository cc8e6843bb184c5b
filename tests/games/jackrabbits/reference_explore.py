"""The children's game of the reference: rabbits on foot, marks, and the end that all share."""

from .reference_journey import Trip, cross, exits, free_ways, moves, settle
from .reference_land import UNDERGROUND, Edge, is_hex, kind_of
from .reference_table import Exiled, Question, Table, Told

TURNS_EACH = 40


def explore(table: Table) -> Told[None]:
    """The whole game, from the seat that begins."""
    table.active = yield Question("first", outcomes=dict.fromkeys(range(table.players), 1))
    wanted = within_reach(table)
    while True:
        yield from roam(table)
        if is_hex(table.rabbit) and table.rabbit != "citadel":
            table.marks.setdefault(table.rabbit, table.active)
        table.turns += 1
        if wanted <= table.marks.keys() and set(table.rabbits) == {"citadel"}:
            table.finish("explored", [])
        if table.turns == table.players * TURNS_EACH:
            table.finish("time", [])
        table.active = table.others()[0]


def roam(table: Table) -> Told[None]:
    """One turn: stay, or walk until the rabbit rests at a hex or underground."""
    trip = Trip()
    stage = "set out"
    while True:
        answer = yield from table.asked(table.active, stage, choices(table, trip, stage))
        if answer == "stay":
            table.met["stayed"] += 1
            return
        try:
            step(table, trip, answer)
        except Exiled:
            table.met["underground from off the map"] += 1
            settle(table, UNDERGROUND)
        if table.rabbit == UNDERGROUND or is_hex(table.rabbit):
            return
        if kind_of(table.rabbit) != "burrow" and not free_ways(table, trip):
            table.met["underground without a way on"] += 1
            settle(table, UNDERGROUND)
            return
        stage = "on way"


def choices(table: Table, trip: Trip, stage: str) -> set[str]:
    here = table.rabbit
    offered = {"stay"} if stage == "set out" else set()
    if here == UNDERGROUND:
        return offered | {f"emerge {burrow}" for burrow in exits(table, trip)}
    if stage == "on way" and kind_of(here) == "burrow":
        return {"go under", *(f"emerge {burrow}" for burrow in exits(table, trip))}
    return offered | moves(table, free_ways(table, trip))


def step(table: Table, trip: Trip, answer: str) -> None:
    match answer.split():
        case ["go", "under"]:
            table.met["went under"] += 1
            settle(table, UNDERGROUND)
        case ["emerge", burrow]:
            table.met["out of a burrow"] += 1
            settle(table, burrow)
            (edge,) = table.land.roads_out(burrow)
            cross(table, trip, edge)
        case ["move", tile, way]:
            cross(table, trip, table.land.edge(tile, way))


def within_reach(table: Table) -> set[str]:
    """The residences that a rabbit can come to, journey after journey."""
    land = table.land
    found: set[str] = set()
    looked_at: set[tuple[str, Edge | None]] = set()
    waiting: list[tuple[str, Edge | None]] = [("citadel", None)]
    while waiting:
        place, came = waiting.pop()
        if (place, came) in looked_at:
            continue
        looked_at.add((place, came))
        if place == UNDERGROUND or (came is not None and kind_of(place) == "burrow"):
            waiting += [(burrow, None) for burrow in land.burrows]
            continue
        if came is None or is_hex(place):
            found.add(place)
            ways = land.roads_out(place)
        else:
            ways = land.road_on(place, came)
        ahead = [(land.beyond(place, edge), edge) for edge in ways if land.is_open(place, edge)]
        if any(tile is None for tile, _ in ahead) or (not ahead and not is_hex(place)):
            waiting.append((UNDERGROUND, None))
        waiting += [(tile, edge) for tile, edge in ahead if tile is not None]
    return {hexagon for hexagon in land.hexes if hexagon in found} - {"citadel"}
