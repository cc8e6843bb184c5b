"""The map editor: the sample map, random maps, and why a map that is being drawn cannot be played.

It is an `Editor` of `reino.core.spec`: the server serves it without knowing what a map is.
"""

from collections.abc import Iterable
from typing import Annotated, Any

import numpy as np
from msgspec import Meta, Struct

from reino.core.errors import BadPosition
from reino.core.game import load
from reino.core.phrase import quoted
from reino.games.jackrabbits.rules import tiles
from reino.games.jackrabbits.rules.notation import Placement, parse_map, read_map, write_position
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiling import clear_map, lay
from reino.games.jackrabbits.table.layout import Point
from reino.games.jackrabbits.table.map_view import (
    FORMS,
    LATTICE,
    MapPage,
    TileForm,
    TileLaid,
    TileLook,
    look,
    map_of,
    pages_of,
)

LONGEST = 200  # letters of a line: more would take long to read, and no tile needs them
ALL_TILES = (1 << tiles.TILES) - 1
Steps = Annotated[int, Meta(ge=-100, le=100)]


class MapAsked(Struct, frozen=True, forbid_unknown_fields=True):
    seed: Annotated[int, Meta(ge=0, lt=2**32)] | None = None  # none: the sample map


class TileGiven(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a tile lies: its anchor, how many sixths it is turned, and on which lattice."""

    tile: Annotated[str, Meta(max_length=40)]
    q: Steps
    r: Steps
    turn: Annotated[int, Meta(ge=0, lt=tiles.WAYS)]
    island: Annotated[int, Meta(ge=0, lt=tiles.HEXES)] = 0


TilesGiven = Annotated[tuple[TileGiven, ...], Meta(max_length=tiles.TILES)]


class MapGiven(Struct, frozen=True, forbid_unknown_fields=True):
    """A map as text, or tile by tile."""

    text: Annotated[str, Meta(max_length=8000)] | None = None
    tiles: TilesGiven = ()
    free: bool = False  # whether it is for tables with free_map


class MapShown(Struct, frozen=True):
    """A map as text and as a view has it, and why it cannot be played, if so."""

    text: str
    map: dict[str, TileLaid]
    pages: tuple[MapPage, ...]
    """Its islands beside each other, on a high page and on a wide one."""
    why: str | None


class MapBegun(MapShown, frozen=True):
    """A map to begin with, and what it takes to lay tiles before it is checked again."""

    palette: dict[str, tuple[TileLook, ...]]
    """Every tile there is, as it looks turned by no, one, two ... sixths of a circle."""
    forms: dict[str, TileForm]
    lattice: tuple[Point, Point]
    """How far a step to the east and a step to the row below are on the page."""


def begin(asked: MapAsked) -> MapBegun:
    """The sample map of Jack Rabbits, or the random one of a seed."""
    options = {} if asked.seed is None else {"map": "random"}
    state = load("jackrabbits", 4, options).start(asked.seed or 0)  # for four, all suits are there
    record = state.record
    palette = {
        key: tuple(look(tile, turn) for turn in range(tiles.WAYS))
        for tile, key in enumerate(tiles.TILE_KEYS)
    }
    return MapBegun(
        text=state.position,
        map=map_of(record),
        pages=pages_of(record),
        why=None,
        palette=palette,
        forms=FORMS,
        lattice=LATTICE,
    )


def check(given: MapGiven, lang: str) -> MapShown:
    """A map of Jack Rabbits that is being drawn: as text, as data, and whether it is fair."""
    for number, line in enumerate((given.text or "").splitlines(), 1):
        if len(line) > LONGEST:
            raise BadPosition("error-jackrabbits-map-line", line=number, given=quoted(line[:40]))
    if given.text is None:
        placements = [_placement(tile) for tile in given.tiles]
    else:
        placements = [placement for _, placement in parse_map(given.text)]
    record = _laid(placements)
    text = write_position(record) if given.text is None else given.text
    why = None
    try:
        read_map(text, ALL_TILES, free=given.free)
    except BadPosition as error:
        why = error.tell(lang)
    return MapShown(text, map_of(record), pages_of(record), why)


def _placement(given: TileGiven) -> Placement:
    if given.tile not in tiles.TILE_KEYS:
        raise BadPosition("error-jackrabbits-map-tile", line=1, given=given.tile)
    tile = tiles.TILE_KEYS.index(given.tile)
    return Placement(tile, given.island, given.q, given.r, given.turn)


def _laid(placements: Iterable[Placement]) -> Any:
    record = np.zeros(1, STATE)[0]
    clear_map(record)
    for placement in placements:
        lay(record, *placement)
    return record
