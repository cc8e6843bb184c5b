"""Maps of Jack Rabbits for those who draw their own: the sample, random ones, and what is wrong
with a map that is being made."""

import asyncio
from collections.abc import Iterable
from typing import Annotated, Any

import numpy as np
from msgspec import Meta, Struct

from reino.core.errors import BadPosition
from reino.core.game import load
from reino.core.phrase import quoted
from reino.games.jackrabbits.rules import tiles as jackrabbits_tiles
from reino.games.jackrabbits.rules.actions import NONE
from reino.games.jackrabbits.rules.notation import Placement, parse_map, read_map, write_position
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiling import clear_map, lay
from reino.games.jackrabbits.table.names import SPOT_KEYS
from reino.server.http.endpoint import Call, endpoint
from reino.server.messages import Given

GAME = "jackrabbits"
PATH = "/api/maps/jackrabbits"
LONGEST = 200  # letters of a line: more would take long to read, and no tile needs them
ALL_TILES = (1 << jackrabbits_tiles.TILES) - 1
Steps = Annotated[int, Meta(ge=-100, le=100)]


class MapAsked(Given, frozen=True):
    seed: Annotated[int, Meta(ge=0, lt=2**32)] | None = None  # none: the sample map


class TileGiven(Given, frozen=True, kw_only=True):
    """Where a tile lies: its anchor, how many sixths it is turned, and on which lattice."""

    tile: Annotated[str, Meta(max_length=40)]
    q: Steps
    r: Steps
    turn: Annotated[int, Meta(ge=0, lt=jackrabbits_tiles.WAYS)]
    island: Annotated[int, Meta(ge=0, lt=jackrabbits_tiles.HEXES)] = 0


class MapGiven(Given, frozen=True):
    """A map as text, or tile by tile."""

    text: Annotated[str, Meta(max_length=8000)] | None = None
    tiles: Annotated[tuple[TileGiven, ...], Meta(max_length=jackrabbits_tiles.TILES)] = ()


class MapShown(Struct, frozen=True):
    """A map as text and as a view has it, and why it cannot be played, if so."""

    text: str
    map: Any
    why: str | None


@endpoint("GET", PATH, "The sample map of Jack Rabbits, or the random one of a seed.")
async def show_map(call: Call, query: MapAsked) -> MapShown:
    return await asyncio.to_thread(dealt, query.seed)


@endpoint(
    "POST",
    PATH,
    "A map of Jack Rabbits that is being drawn: as text, as data, and whether it is fair.",
    refuses=(422,),
)
async def check_map(call: Call, body: MapGiven) -> MapShown:
    return await asyncio.to_thread(checked, body, call.lang)


def dealt(seed: int | None) -> MapShown:
    """The sample map, or the one that grows from a seed; all suits are in play."""
    options = {} if seed is None else {"map": "random"}
    state = load(GAME, 4, options).start(0 if seed is None else seed)
    return MapShown(state.position, state.view(0).as_dict()["map"], None)


def checked(given: MapGiven, lang: str) -> MapShown:
    """What was given, however it breaks the rules; only what is no map at all is refused."""
    for number, line in enumerate((given.text or "").splitlines(), 1):
        if len(line) > LONGEST:
            raise BadPosition("error-jackrabbits-map-line", line=number, given=quoted(line[:40]))
    if given.text is None:
        placements = [_placement(tile) for tile in given.tiles]
    else:
        placements = [placement for _, placement in parse_map(given.text)]
    record = _laid(placements)
    text = write_position(record)
    why = None
    try:
        read_map(text if given.text is None else given.text, ALL_TILES)
    except BadPosition as error:
        why = error.tell(lang)
    return MapShown(text if given.text is None else given.text, _map(record), why)


def _placement(given: TileGiven) -> Placement:
    if given.tile not in jackrabbits_tiles.TILE_KEYS:
        raise BadPosition("error-jackrabbits-map-tile", line=1, given=given.tile)
    tile = jackrabbits_tiles.TILE_KEYS.index(given.tile)
    return Placement(tile, given.island, given.q, given.r, given.turn)


def _laid(placements: Iterable[Placement]) -> Any:
    record = np.zeros(1, STATE)[0]
    clear_map(record)
    for placement in placements:
        lay(record, *placement)
    return record


def _map(record: Any) -> dict[str, Any]:
    """As `describe` tells the map of a view."""
    return {
        jackrabbits_tiles.TILE_KEYS[tile]: {
            "q": int(record.q[tile]),
            "r": int(record.r[tile]),
            "turn": turn,
            "island": int(record.island[tile]),
            "exits": _ways(jackrabbits_tiles.ROAD_WAYS[tile, turn]),
            "beside": {
                way: _beside(record, tile, way)
                for way in _ways(
                    jackrabbits_tiles.SIDE_WAYS[jackrabbits_tiles.SHAPE_OF[tile], turn]
                )
            },
        }
        for tile, turn in enumerate(record.turned.tolist())
        if turn != NONE
    }


def _ways(bits: Any) -> list[str]:
    return [key for way, key in enumerate(jackrabbits_tiles.WAY_KEYS) if int(bits) >> way & 1]


def _beside(record: Any, tile: int, way: str) -> str | None:
    other = int(record.beside[tile, jackrabbits_tiles.WAY_KEYS.index(way)])
    return None if other == NONE else SPOT_KEYS[other]


ENDPOINTS = (
    show_map,
    check_map,
)
