"""Journeys of the reference: the ways of a rabbit, and their prices."""

from dataclasses import dataclass, field

from .reference_land import PRICE_SUITS, UNDERGROUND, Edge, is_hex, kind_of
from .reference_table import Exiled, Table, Told


@dataclass
class Trip:
    """One journey: the edge it came over into its tile, and all it has crossed, with the tile it
    came from; from the sea that is None."""

    came: Edge | None = None
    crossed: set[tuple[Edge, str | None]] = field(default_factory=set)
    served: bool = False  # at this tavern


def journey(table: Table, stage: str = "set out") -> Told[bool]:
    """A journey from the rabbit's hex until it rests; whether it has come anew. From the stage
    "pause" it goes on from a hex that it has come to."""
    trip = Trip()
    while True:
        answer = yield from table.asked(table.active, stage, ways_on(table, trip, stage))
        if answer == "stay":
            return False
        if answer == "stop":
            table.met["stopped at an own carrot"] += 1
            return True
        if stage == "pause":
            table.met["passed an own carrot"] += 1
        yield from follow(table, trip, answer)
        if table.rabbit == UNDERGROUND:
            return True
        if not is_hex(table.rabbit):
            stage = "on way"
        elif pauses(table):
            stage = "pause"
        else:
            return True


def pauses(table: Table) -> bool:
    carrot = table.has_carrot(table.active, table.rabbit)
    return carrot and bool(table.rules["trailing_carrots"])


def free_ways(table: Table, trip: Trip) -> set[Edge]:
    """The edges by which the road leads on; no turning round, and none crossed again."""
    land, here = table.land, table.rabbit
    if here == UNDERGROUND:
        return set()
    # At a hex that is passed, and only there, one may turn round; not by rules 1.
    turns = is_hex(here) and table.version >= 2
    on = land.roads_out(here) if turns or trip.came is None else land.road_on(here, trip.came)
    return {edge for edge in on if (edge, here) not in trip.crossed and land.is_open(here, edge)}


def other_ways(table: Table, trip: Trip) -> set[Edge]:
    """The ends of the other road of a rhombus."""
    land, here = table.land, table.rabbit
    assert trip.came is not None
    return {
        edge
        for edge in land.other_road(here, trip.came)
        if (edge, here) not in trip.crossed and land.is_open(here, edge)
    }


def exits(table: Table, trip: Trip) -> list[str]:
    """The burrows a rabbit may come out of."""
    land = table.land
    return [
        burrow
        for burrow in land.burrows
        if burrow != table.rabbit
        and all(
            (edge, burrow) not in trip.crossed and land.is_open(burrow, edge)
            for edge in land.roads_out(burrow)
        )
    ]


def landings(table: Table, trip: Trip) -> list[tuple[str, Edge]]:
    return [(tile, edge) for tile, edge in table.land.landings if (edge, None) not in trip.crossed]


def can_pay(table: Table) -> bool:
    """The price of a transfer, at this tile."""
    suits = PRICE_SUITS[kind_of(table.rabbit)]
    return bool(table.payable(table.active, suits, table.price))


def moves(table: Table, edges: set[Edge]) -> set[str]:
    tile = table.land.tiles[table.rabbit]
    return {f"move {tile.key} {tile.way(edge)}" for edge in edges}


def ways_on(table: Table, trip: Trip, stage: str) -> set[str]:
    """All choices of a rabbit on its tile."""
    here = table.rabbit
    offered = mounts(table, trip)
    free = free_ways(table, trip)
    if here == UNDERGROUND:
        offered |= {f"emerge {burrow}" for burrow in exits(table, trip)}
    else:
        offered |= moves(table, free)
    if stage != "on way":
        return offered | {"stay" if stage == "set out" else "stop"}
    kind = kind_of(here)
    if kind == "burrow":
        offered.add("go under")
    elif not free:
        offered.add("give up")
    if can_pay(table):
        offered |= transfers(table, trip, kind)
    return offered


def mounts(table: Table, trip: Trip) -> set[str]:
    """Jokers a rabbit may ride."""
    offered = set()
    if "red" in table.hand:
        offered.add("mount red")
    at_sea = table.rabbit != UNDERGROUND and table.land.at_sea(table.rabbit)
    if "black" in table.hand and at_sea and landings(table, trip):
        offered.add("mount black")
    return offered


def transfers(table: Table, trip: Trip, kind: str) -> set[str]:
    """The transfers that the price of this turn buys at a tile."""
    if kind in ("forest", "river", "mountain"):
        return moves(table, other_ways(table, trip))
    if kind == "burrow":
        return {f"emerge {burrow}" for burrow in exits(table, trip)}
    if kind == "tavern":
        return set() if trip.served else {f"buy {j}" for j in ("red", "black") if j in table.court}
    at_sea = table.land.at_sea(table.rabbit) and landings(table, trip)
    return {"hire horse", "hire boat"} if at_sea else {"hire horse"}


def follow(table: Table, trip: Trip, answer: str) -> Told[None]:
    """Follow a choice, up to the next tile or into exile."""
    table.laid_open[table.active] = set()  # a palace ends when its owner leaves
    match answer.split():
        case ["give", "up"]:
            table.met["gave up"] += 1
            table.exile(table.active)
            raise Exiled
        case ["go", "under"]:
            table.met["went under"] += 1
            settle(table, UNDERGROUND)
        case ["move", tile, way]:
            edge = table.land.edge(tile, way)
            if edge == trip.came:
                table.met["turned round at an own carrot"] += 1
            if edge not in free_ways(table, trip):
                yield from transfer(table, "change")
            cross(table, trip, edge)
        case ["emerge", burrow]:
            if table.rabbit != UNDERGROUND:
                yield from transfer(table, "burrow")
            settle(table, burrow)
            (edge,) = table.land.roads_out(burrow)
            cross(table, trip, edge)
        case ["hire", "horse"]:
            yield from transfer(table, "horse")
            yield from ride(table, trip, set(table.land.hexes))
        case ["hire", "boat"]:
            yield from transfer(table, "boat")
            yield from sail(table, trip)
        case ["mount", "red"]:
            table.met["red joker on a hex" if at_rest(table) else "red joker on the way"] += 1
            table.discard(table.active, "red")
            yield from ride(table, trip, set(table.land.hexes) - {table.rabbit})
        case ["mount", "black"]:
            table.met["black joker on a hex" if at_rest(table) else "black joker on the way"] += 1
            table.discard(table.active, "black")
            yield from sail(table, trip)
        case ["buy", joker]:
            yield from transfer(table, f"{joker} joker")
            table.court.remove(joker)
            table.hand.append(joker)
            trip.served = True


def at_rest(table: Table) -> bool:
    return table.rabbit == UNDERGROUND or is_hex(table.rabbit)


def transfer(table: Table, what: str) -> Told[None]:
    table.met[f"transfer: {what}"] += 1
    suits = PRICE_SUITS[kind_of(table.rabbit)]
    yield from table.pay(table.active, table.payable(table.active, suits, table.price))


def settle(table: Table, tile: str) -> None:
    table.rabbits[table.active] = tile


def cross(table: Table, trip: Trip, edge: Edge) -> None:
    """Over an edge, out of the tile the rabbit is on."""
    here = table.rabbit
    trip.crossed.add((edge, here))
    beyond = table.land.beyond(here, edge)
    if beyond is None:
        table.met["off the map"] += 1
        table.exile(table.active)
        raise Exiled
    enter(table, trip, beyond, edge)


def enter(table: Table, trip: Trip, tile: str, edge: Edge | None) -> None:
    settle(table, tile)
    trip.came = edge
    trip.served = False


def ride(table: Table, trip: Trip, hexes: set[str]) -> Told[None]:
    answer = yield from table.asked(table.active, "ride", {f"goal {goal}" for goal in hexes})
    enter(table, trip, answer.split()[1], None)


def sail(table: Table, trip: Trip) -> Told[None]:
    places = {
        f"land {tile} {table.land.tiles[tile].way(edge)}": (tile, edge)
        for tile, edge in landings(table, trip)
    }
    tile, edge = places[(yield from table.asked(table.active, "sail", places))]
    trip.crossed.add((edge, None))
    enter(table, trip, tile, edge)
