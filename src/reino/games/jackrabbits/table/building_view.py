"""A map that is being built, in a view: stacks, the tile that is to be laid, and its place."""

from typing import Any

import msgspec

from reino.games.jackrabbits.rules import actions, stage, tiles


class Building(msgspec.Struct, frozen=True):
    """A map that is being built."""

    stacks: tuple[dict[str, int], ...]
    """For each seat how many tiles it still has, by shape."""
    shape: str | None
    """The shape that is being turned up."""
    tile: str | None
    """The tile that is to be laid; without turns, the one that the viewer has chosen."""
    against: str | None
    """The tile that it is laid against."""
    way: str | None
    """The side of that tile."""
    tried: tuple[str, ...]
    """Tiles that were turned up in vain this turn."""
    free: bool
    """Whether all seats build at once, without turns."""
    tiles: tuple[str, ...] | None
    """Building without turns, the viewer's own tiles; None for the public, and in turns."""


def building_of(record: Any, viewer: int) -> Building:
    free = bool(record.stage in stage.FREE_BUILDING)
    tile, side = place_of(record, viewer)
    return Building(
        stacks=tuple(
            [
                dict(zip(tiles.SHAPE_KEYS, stack, strict=True))
                for stack in record.stack.tolist()[: int(record.players)]
            ]
        ),
        shape=None if record.form == actions.NONE else tiles.SHAPE_KEYS[int(record.form)],
        tile=None if tile is None else tiles.TILE_KEYS[tile],
        against=None if side is None else tiles.TILE_KEYS[side[0]],
        way=None if side is None else tiles.WAY_KEYS[side[1]],
        tried=_keys(int(record.tried)),
        free=free,
        tiles=_keys(int(record.held[viewer])) if free and viewer >= 0 else None,
    )


def place_of(record: Any, viewer: int) -> tuple[int | None, tuple[int, int] | None]:
    """The tile that is to be laid, and the side of a laid tile that it comes to; without turns,
    those that the viewer has chosen."""
    if record.stage in stage.FREE_BUILDING:
        if viewer < 0 or record.picked[viewer] == actions.NONE:
            return None, None
        side = int(record.picked_side[viewer])
        return int(record.picked[viewer]), None if side < 0 else divmod(side, tiles.WAYS)
    tile, against = int(record.tile), int(record.against)
    return (
        None if tile == actions.NONE else tile,
        None if against == actions.NONE else (against, int(record.against_way)),
    )


def _keys(bits: int) -> tuple[str, ...]:
    return tuple([key for tile, key in enumerate(tiles.TILE_KEYS) if bits >> tile & 1])
