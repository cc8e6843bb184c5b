"""What could happen next on a board of Sparta: where pieces may go, and what would be beaten.

Nothing is hidden in Sparta, so a view holds all that is needed.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from reino.core.state import State
from reino.core.view import View
from reino.games.sparta import words
from reino.games.sparta.notation import LETTERS, SIDES, Position, square_of, squares_of
from reino.games.sparta.tables import PASS, SQUARES
from reino.games.sparta.threats import threatened


def position_of(view: View) -> Position:
    """What stands where. Not read from the position's text, which is refused once it is over."""
    facts = view.as_dict()
    pieces = {
        square_of(name): LETTERS[seat][kind]
        for kind, armies in enumerate((facts["warriors"], facts["heroes"]))
        for seat, names in enumerate(armies)
        for name in names
    }
    spartan, achaean = (tuple(map(square_of, names)) for names in facts["cities"])
    return Position(pieces, (spartan, achaean), facts["mover"], facts["calm"])


def turn_of(view: View, seat: int) -> State:
    """The board with this seat to move, whoever's turn it is."""
    board, *cities, side, calm = view.as_dict()["position"].split()
    if side == SIDES[seat]:
        return view.guess(0)
    return view.game.start(position=" ".join([board, *cities, SIDES[seat], calm]))


def endangered(view: View) -> frozenset[int]:
    """Pieces that the other side could beat in one turn."""
    record = view.record
    if record.reason:
        return frozenset()
    return frozenset(square for seat in (0, 1) for square in squares_of(threatened(record, seat)))


@dataclass(frozen=True)
class Prospect:
    """What a move would bring."""

    remark: str
    beats: bool  # a piece of the other side


def prospects(view: View, seat: int, square: int, lang: str) -> Mapping[int, Prospect]:
    """Where the piece on a square may go; its own square stands for a promotion in place."""
    state = turn_of(view, seat)
    return {
        action % SQUARES: prospect(state, seat, action, lang)
        for action in state.legal(seat)
        if action != PASS and action // SQUARES == square
    }


def prospect(state: State, seat: int, action: int, lang: str) -> Prospect:
    events = state.play(seat, action).events(seat)
    beaten = (event.data["squares"][1 - seat] for event in events if event.kind == "beaten")
    return Prospect(words.remark(events, lang), any(beaten))
