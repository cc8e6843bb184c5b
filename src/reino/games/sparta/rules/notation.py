"""The notation of Sparta: squares, moves and positions as text, in the manner of chess.

    square     a1 .. j10, from Sparta's side
    move       b2-d4 · b5=H, a promotion in place · pass
    position   10/1wwwwwwww1/10/10/10/10/10/10/1WWWWWWWW1/10 b5,d5,g5,i5 b6,d6,g6,i6 S 0

A position is five parts: ranks 10 to 1, W H for Sparta's warriors and heroes, w h for Achaea's,
numbers for empty squares; Spartan cities; Achaean cities; S or A to move; turns since a piece was
beaten or promoted. Earlier positions of the game are not in it.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from reino.core.errors import BadPosition, MalformedChoice
from reino.core.phrase import Phrase, quoted
from reino.games.sparta.rules import actions, reasons, squares
from reino.games.sparta.rules.placing import all_surrounded, ended
from reino.games.sparta.rules.state import NOBODY

LETTERS = ("WH", "wh")  # by seat: warrior, hero
SIDES = "SA"
NO_CITIES = "-"
SQUARE_NUMBERS = {name: square for square, name in enumerate(squares.NAMES)}
SPACED = re.compile(r"\s*([-–—=])\s*")
DASHES = str.maketrans("–—", "--")
NUMBER = re.compile(r"[0-9]{1,9}")
SIGN = re.compile(r"[0-9]{1,9}|.")


def square_name(square: int) -> str:
    return squares.NAMES[square]


def square_of(text: str) -> int:
    """The square of this name, or -1."""
    return SQUARE_NUMBERS.get(text, squares.NONE)


def write_move(action: int) -> str:
    return actions.TABLE.text(action)


def read_move(text: str) -> int:
    """The action a move stands for, legal or not. Capitals, spaces and longer dashes are read."""
    found = _moves().get(SPACED.sub(r"\1", text.strip().lower()).translate(DASHES))
    if found is None:
        raise MalformedChoice("error-sparta-move", given=quoted(text))
    return found


@cache
def _moves() -> dict[str, int]:
    """Every action by its text."""
    return {actions.TABLE.text(action).lower(): action for action in range(len(actions.TABLE))}


@dataclass(frozen=True)
class Position:
    """The facts of a position text."""

    pieces: Mapping[int, str]  # letters by square
    cities: tuple[Sequence[int], Sequence[int]]  # of each seat
    mover: int
    calm: int

    def of(self, seat: int) -> list[int]:
        """Squares of a seat's pieces."""
        return [square for square, letter in self.pieces.items() if letter in LETTERS[seat]]


def write_position(s: Any) -> str:
    """The text of a record."""
    board = ["."] * squares.SQUARES
    heroes = squares_of(s.hero)
    for seat in (0, 1):
        for square in squares_of(s.piece[seat]):
            board[square] = LETTERS[seat][square in heroes]
    ranks = [
        _rank("".join(board[first : first + squares.SIDE]))
        for first in range(squares.SQUARES - squares.SIDE, -1, -squares.SIDE)
    ]
    cities = [",".join(map(square_name, squares_of(s.city[seat]))) or NO_CITIES for seat in (0, 1)]
    return f"{'/'.join(ranks)} {cities[0]} {cities[1]} {SIDES[s.mover]} {s.calm}"


def squares_of(words: Any) -> list[int]:
    """A set of two words as numbers, ascending."""
    low, high = words
    bits = int(low) | int(high) << squares.HALF
    found = []
    while bits:
        found.append((bits & -bits).bit_length() - 1)
        bits &= bits - 1
    return found


@lru_cache(maxsize=10_000)
def _rank(letters: str) -> str:
    """A rank with numbers for its empty squares."""
    return re.sub(r"\.+", lambda empty: str(len(empty[0])), letters)


def place(text: str, s: Any) -> None:
    """Set a record up as the text says, or raise BadPosition. Its options stay."""
    put(read_position(text), s)
    check(s)


def put(position: Position, s: Any) -> None:
    """Set a record up, whether it can be played or not. Its options stay."""
    s.piece[:] = 0
    s.hero[:] = 0
    s.city[:] = 0
    s.key = squares.MOVER_KEY if position.mover else 0
    for square, letter in position.pieces.items():
        seat, hero = (0, "WH".index(letter)) if letter in "WH" else (1, "wh".index(letter))
        s.piece[seat, square // squares.HALF] |= 1 << square % squares.HALF
        s.hero[square // squares.HALF] |= hero << square % squares.HALF
        s.key ^= squares.PIECE_KEY[seat, hero, square]
    for seat in (0, 1):
        for square in position.cities[seat]:
            s.city[seat, square // squares.HALF] |= 1 << square % squares.HALF
            s.key ^= squares.CITY_KEY[square] if seat == squares.ACHAEA else 0
        s.pieces[seat] = len(position.of(seat))
        s.cities[seat] = len(position.cities[seat])
        heroes = sum(letter == LETTERS[seat][1] for letter in position.pieces.values())
        s.reserve[seat] = squares.MOST_PIECES - heroes
    s.mover = position.mover
    s.calm = position.calm
    s.reason = 0
    s.winner = NOBODY
    s.last = squares.NONE
    s.kept = 0
    s.past[:] = 0


def read_position(text: str) -> Position:
    """The position a text says; whether it can be played is for `check`."""
    if not isinstance(text, str):
        raise BadPosition("error-sparta-text", given=quoted(text))
    parts = text.split()
    if len(parts) != 5:
        raise BadPosition("error-sparta-parts", n=len(parts), given=quoted(text))
    board, *cities, side, calm = parts
    if side not in tuple(SIDES):
        raise BadPosition("error-sparta-side", given=quoted(side))
    if not NUMBER.fullmatch(calm) or int(calm) >= reasons.CALM_TURNS:
        raise BadPosition("error-sparta-calm", most=reasons.CALM_TURNS - 1, given=quoted(calm))
    spartan, achaean = (_read_cities(part) for part in cities)
    for square in spartan:
        if square in achaean:
            raise BadPosition("error-sparta-city-twice", square=square_name(square))
    return Position(_read_board(board), (spartan, achaean), SIDES.index(side), int(calm))


def _read_board(board: str) -> dict[int, str]:
    ranks = board.split("/")
    if len(ranks) != squares.SIDE:
        raise BadPosition("error-sparta-ranks", n=len(ranks))
    pieces = {}
    for rank, signs in zip(reversed(range(squares.SIDE)), ranks, strict=True):
        file = 0
        for sign in SIGN.findall(signs):
            if NUMBER.fullmatch(sign):
                file += int(sign)
            elif sign in "WHwh":
                pieces[squares.SIDE * rank + file] = sign
                file += 1
            else:
                raise BadPosition("error-sparta-sign", rank=str(rank + 1), given=quoted(sign))
        if file != squares.SIDE:
            raise BadPosition(
                "error-sparta-rank", rank=str(rank + 1), n=str(file), given=quoted(signs)
            )
    return pieces


def _read_cities(part: str) -> list[int]:
    if part == NO_CITIES:
        return []
    cities: list[int] = []
    for name in part.split(","):
        square = square_of(name)
        if square == squares.NONE:
            raise BadPosition("error-sparta-square", given=quoted(name))
        if square in cities:
            raise BadPosition("error-sparta-city-twice", square=name)
        cities.append(square)
    return sorted(cities)


def check(s: Any) -> None:
    """Refuse a position that no game could go on from."""
    for seat in (0, 1):
        if s.pieces[seat] > squares.MOST_PIECES:
            raise BadPosition(
                "error-sparta-pieces",
                side=_side(seat),
                most=squares.MOST_PIECES,
                n=int(s.pieces[seat]),
            )
    n = int(s.cities.sum())
    if n > squares.MOST_CITIES:
        raise BadPosition("error-sparta-cities", most=squares.MOST_CITIES, n=n)
    reason, winner = ended(s)
    loser = 1 - int(winner)
    if reason == reasons.ALL_CITIES:
        raise BadPosition("error-sparta-no-city", side=_side(loser))
    if reason == reasons.LAST_PIECE:
        raise BadPosition("error-sparta-last-piece", side=_side(loser), n=int(s.pieces[loser]))
    if reason == reasons.FEW_PIECES:
        raise BadPosition("error-sparta-few-pieces")
    beaten = squares_of(all_surrounded(s))
    if beaten:
        raise BadPosition("error-sparta-surrounded", squares=", ".join(map(square_name, beaten)))


def _side(seat: int) -> Phrase:
    return Phrase("error-sparta-seat", seat=actions.SEAT_KEYS[seat])
