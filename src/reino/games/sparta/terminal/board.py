"""The board of Sparta, drawn: letters as in the notation, brackets round cities, colours on top.

    W H  Sparta's warriors and heroes     [ ]  a city of Sparta
    w h  Achaea's                         ( )  a city of Achaea

Colours come in pairs of their own, so that they read the same on a light terminal and a dark one.
"""

from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from enum import Enum

from rich.text import Text

from reino.core.actions import Action
from reino.games.sparta.rules import squares
from reino.games.sparta.rules.notation import Position

SIDE_STYLES = ("bold color(16) on color(178)", "bold color(231) on color(160)")
PIECE_STYLES = {
    "W": "bold color(16) on color(222)",
    "H": "bold color(16) on color(214)",
    "w": "bold color(231) on color(167)",
    "h": "bold color(231) on color(124)",
}
BRACKETS = ("[]", "()")
WIDE, NARROW = 4, 3  # columns of a square, with and without a sign behind the piece
LABEL = 3


@dataclass(frozen=True)
class Signs:
    """The signs on squares besides pieces and cities."""

    free: str
    left: str  # where the last move began
    goes: str  # where a piece may go
    beats: str  # and where it would beat another
    falls: str  # and where it would be beaten itself
    danger: str  # behind a piece that can be beaten
    arrived: str  # behind the piece that moved last
    looked: str  # behind the piece that is looked at


UNICODE = Signs("·", "○", "●", "×", "†", "!", "‹", "*")
ASCII = Signs(".", "o", "+", "x", "#", "!", "<", "*")


class Going(Enum):
    """The fate of a piece on a square where it may go."""

    SAFE = "bold green"
    BEATS = "bold red"
    FALLS = "bold magenta"

    def sign(self, signs: Signs) -> str:
        return {Going.SAFE: signs.goes, Going.BEATS: signs.beats, Going.FALLS: signs.falls}[self]


@dataclass(frozen=True)
class Board:
    """A position as one side sees it. `goes` marks where the piece that is looked at may go."""

    position: Position
    me: int
    last: Action | None = None  # the choice that led here
    danger: Set[int] = frozenset()
    looked: int = squares.NONE
    goes: Mapping[int, Going] = field(default_factory=dict)

    def drawn(self, ascii_only: bool = False, narrow: bool = False) -> Text:
        """Ten ranks with coordinates on all sides."""
        cell = NARROW if narrow else WIDE
        files = list(range(squares.SIDE))
        ranks = list(reversed(files))
        if self.me == 1:
            files, ranks = ranks, files
        letters = "".join(f" {squares.FILES[file]}".ljust(cell) for file in files)
        edge = Text(f"{'':{LABEL}}{letters}".rstrip().ljust(LABEL + squares.SIDE * cell), "dim")
        lines = [edge]
        for rank in ranks:
            line = Text.assemble((f"{rank + 1:>{LABEL - 1}} ", "dim"))
            for file in files:
                line.append_text(
                    self._square(squares.SIDE * rank + file, ASCII if ascii_only else UNICODE)
                )
                if narrow:
                    line.right_crop(WIDE - NARROW)
            lines.append(line if narrow else line.append(f"{rank + 1:>{LABEL - 1}}", "dim"))
        board = Text("\n", no_wrap=True, overflow="crop").join([*lines, edge])
        board.no_wrap, board.overflow = True, "crop"
        return board

    def _square(self, square: int, signs: Signs) -> Text:
        """One square, four columns wide: bracket, piece, bracket, sign."""
        owner = self._owner(square)
        inside, style = self._inside(square, owner, signs)
        sign = signs.arrived if self._arrived(square) else " "
        if square in self.danger:
            sign = signs.danger
        if square == self.looked:
            sign = signs.looked
        if owner is not None:
            before, after = BRACKETS[owner][0], BRACKETS[owner][1]
            edge = SIDE_STYLES[owner]
        else:
            before = after = " "
            edge = style if square in self.position.pieces else ""
        return Text.assemble((before, edge), (inside, style), (after, edge), (sign, "bold"))

    def _inside(self, square: int, owner: int | None, signs: Signs) -> tuple[str, str]:
        ground = "" if owner is None else SIDE_STYLES[owner]
        if square in self.goes:
            going = self.goes[square]
            return going.sign(signs), ground or going.value
        piece = self.position.pieces.get(square)
        if piece:
            style = PIECE_STYLES[piece]
            return piece, f"{style} underline" if square == self.looked or self._arrived(
                square
            ) else style
        if square == self._end("from"):
            return signs.left, ground or "bold"
        return (" ", ground) if ground else (signs.free, "dim")

    def _arrived(self, square: int) -> bool:
        """Whether the last move ended here, and its piece still stands."""
        return square == self._end("to") and square in self.position.pieces

    def _end(self, which: str) -> int | None:
        """The square "from" or "to" which the last move went; None if there was none."""
        return None if self.last is None else self.last.numbers.get(which)

    def _owner(self, square: int) -> int | None:
        for seat in (0, 1):
            if square in self.position.cities[seat]:
                return seat
        return None


def width_of(cell: int) -> int:
    return LABEL + squares.SIDE * cell + (LABEL - 1 if cell == WIDE else 0)
