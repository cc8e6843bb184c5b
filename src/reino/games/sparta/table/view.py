"""A position of Sparta as plain data."""

from typing import Any

from reino.games.sparta.rules import squares
from reino.games.sparta.rules.notation import square_name, squares_of, write_move, write_position
from reino.games.sparta.rules.reasons import REASON_KEYS
from reino.games.sparta.rules.state import NOBODY


def describe(view: Any, viewer: int) -> dict[str, Any]:
    warriors, heroes = [], []
    promoted = set(squares_of(view.hero))
    for seat in (0, 1):
        army = squares_of(view.piece[seat])
        warriors.append([square_name(square) for square in army if square not in promoted])
        heroes.append([square_name(square) for square in army if square in promoted])
    return {
        "position": write_position(view),
        "warriors": warriors,
        "heroes": heroes,
        "reserve": view.reserve.tolist(),
        "cities": [list(map(square_name, squares_of(view.city[seat]))) for seat in (0, 1)],
        "mover": int(view.mover),
        "calm": int(view.calm),
        "last": None if view.last == squares.NONE else write_move(view.last),
        "winner": None if view.winner == NOBODY else int(view.winner),
        "reason": REASON_KEYS[view.reason] or None,
    }
