"""Previews of Sparta's moves: the squares of a move, and its effects.

    from, to    squares; the same one twice for a promotion in place; None for a pass
    takes       pieces of the other side that would be beaten
    loses       pieces of one's own that would be, the moved one perhaps included
    conquers    whether a city would change its colour
    promotes    whether a warrior would become a hero
    pass        whether it is no move at all
    ends        "won", "lost" or "drawn" where the game would be over, else None
    risks       own pieces that the other side could then beat with its move
    danger      own pieces that it could beat now, were it to move: the same in every offer

Sparta has no secrets, so each action is simply played on the view, and the squares compared.
"""

from collections.abc import Sequence
from typing import Any

from reino.core.previews import Offer
from reino.core.view import View
from reino.games.sparta.rules import actions, squares
from reino.games.sparta.rules.notation import square_name
from reino.games.sparta.rules.state import NOBODY
from reino.games.sparta.rules.threats import threatened


def offers(view: View) -> Sequence[Offer]:
    state = view.guess(0)
    before = state.record
    seat = int(before.mover)
    danger = _names(_bits(threatened(before, 1 - seat)))
    return [
        {**_brought(before, state.play(seat, action).record, seat, action), "danger": danger}
        for action in view.legal
    ]


def _brought(before: Any, after: Any, seat: int, action: int) -> Offer:
    other = 1 - seat
    mine, theirs = _bits(before.piece[seat]), _bits(before.piece[other])
    origin = target = None
    if action != actions.PASS:
        start, end = divmod(action, squares.SQUARES)
        origin, target = square_name(start), square_name(end)
        mine = mine & ~(1 << start) | 1 << end
    ends = None
    if after.reason:
        ends = {seat: "won", NOBODY: "drawn"}.get(int(after.winner), "lost")
    return {
        "from": origin,
        "to": target,
        "takes": _names(theirs & ~_bits(after.piece[other])),
        "loses": _names(mine & ~_bits(after.piece[seat])),
        # Read off the counts: the piece itself may be beaten at once.
        "conquers": bool(after.cities[seat] > before.cities[seat]),
        "promotes": bool(after.reserve[seat] < before.reserve[seat]),
        "pass": action == actions.PASS,
        "ends": ends,
        "risks": [] if ends else _names(_bits(threatened(after, other))),
    }


def _bits(words: Any) -> int:
    """A set of two words as one number."""
    return int(words[0]) | int(words[1]) << squares.HALF


def _names(bits: int) -> list[str]:
    names = []
    while bits:
        names.append(square_name((bits & -bits).bit_length() - 1))
        bits &= bits - 1
    return names
