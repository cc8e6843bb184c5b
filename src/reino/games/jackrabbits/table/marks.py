"""The children's game in a view: marks, and what is left to find."""

from typing import Any

import msgspec

from reino.games.jackrabbits.rules import actions, tiles


class Exploring(msgspec.Struct, frozen=True):
    """The children's game."""

    marks: dict[str, int]
    """The residences with a mark, and the seat that came first to each."""
    unmarked: tuple[str, ...]
    """The residences that can be reached and have no mark yet."""
    turns_left: int
    """Turns that are left, of all seats together."""


def marks(record: Any) -> dict[int, int]:
    """The residences with a mark, and the seat of each."""
    return {tile: seat for tile, seat in enumerate(record.mark.tolist()) if seat != actions.NONE}


def exploring_of(record: Any) -> Exploring:
    unseen = int(record.unseen)
    return Exploring(
        marks={tiles.TILE_KEYS[tile]: seat for tile, seat in marks(record).items()},
        unmarked=tuple([key for tile, key in enumerate(tiles.HEX_KEYS) if unseen >> tile & 1]),
        turns_left=actions.EXPLORING_TURNS_EACH * int(record.players) - int(record.turns),
    )
