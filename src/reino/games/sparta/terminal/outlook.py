"""The outlook of a Sparta position: where pieces may go, and which would be beaten.

Nothing is hidden in Sparta, so a view holds all that is needed.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from reino.core.catalogue import catalogue
from reino.core.state import State
from reino.core.view import View
from reino.games.sparta import LOCALE
from reino.games.sparta.rules import actions
from reino.games.sparta.rules.notation import (
    LETTERS,
    SIDES,
    Position,
    square_of,
    squares_of,
)
from reino.games.sparta.rules.threats import threatened
from reino.games.sparta.table.events import remark
from reino.games.sparta.terminal.board import Going


def position_of(view: View) -> Position:
    """Pieces and cities by square. Not read from the text, which is refused once it is over."""
    facts = view.facts
    pieces = {
        square_of(name): LETTERS[seat][kind]
        for kind, armies in enumerate((facts.warriors, facts.heroes))
        for seat, names in enumerate(armies)
        for name in names
    }
    spartan, achaean = (tuple(map(square_of, names)) for names in facts.cities)
    return Position(pieces, (spartan, achaean), facts.mover, facts.calm)


def turn_of(view: View, seat: int) -> State:
    """The board with this seat to move, even in the turn of the other."""
    board, *cities, side, calm = view.facts.position.split()
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
    """The effects that a move would have."""

    action: int
    remark: str
    going: Going
    wins: bool = False
    loses: bool = False  # pieces of its own side, if only others

    @property
    def weight(self) -> int:
        """The rank of a prospect: the one a player would want to know first comes first."""
        if self.wins:
            return 0
        if self.going is Going.BEATS:
            return 1
        return 2 if self.loses else 3


def prospects(view: View, seat: int, square: int, lang: str) -> Mapping[int, Prospect]:
    """Where the piece on a square may go; its own square stands for a promotion in place."""
    state = turn_of(view, seat)
    moves = map(actions.TABLE.describe, state.legal(seat))
    return {
        move.numbers["to"]: prospect(state, seat, move.id, lang)
        for move in moves
        if move.numbers.get("from") == square
    }


def prospect(state: State, seat: int, action: int, lang: str) -> Prospect:
    after = state.play(seat, action)
    events = after.events(seat)
    told = remark(events, lang)
    if after.over:
        told = _ending(told, after, seat, lang)
    beaten = [event.data["squares"] for event in events if event.kind == "beaten"]
    taken = {square for squares in beaten for square in squares[1 - seat]}
    lost = {square for squares in beaten for square in squares[seat]}
    going = Going.BEATS if taken else Going.SAFE
    if actions.TABLE.describe(action).fields.get("to") in lost:
        going = Going.FALLS
    return Prospect(action, told, going, _winner(after) == seat, bool(lost))


def _ending(remark: str, after: State, seat: int, lang: str) -> str:
    """A remark on a move that ends the game."""
    result = {seat: "won", None: "drawn"}.get(_winner(after), "lost")
    return catalogue(lang, LOCALE)(
        "cli-sparta-ends", result=result, remark=remark, alone="no" if remark else "yes"
    )


def _winner(state: State) -> int | None:
    winner: int | None = state.view(None).facts.winner
    return winner
