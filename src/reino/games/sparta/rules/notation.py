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
from typing import Any

from reino.core.errors import BadPosition, MalformedChoice
from reino.core.phrase import Phrase, quoted
from reino.games.sparta.rules import actions, reasons, squares
from reino.games.sparta.rules.state import NOBODY

LETTERS = ("WH", "wh")  # by seat: warrior, hero
SIDES = "SA"
NO_CITIES = "-"
SQUARE = re.compile(r"([a-j])([1-9]|10)")
MOVE = re.compile(r"([a-j]\d+)\s*(?:[-–—]\s*([a-j]\d+)|(=\s*h))", re.IGNORECASE)
NUMBER = re.compile(r"[0-9]{1,9}")
SIGN = re.compile(r"[0-9]{1,9}|.")


def square_name(square: int) -> str:
    return f"{squares.FILES[square % squares.SIDE]}{square // squares.SIDE + 1}"


def square_of(text: str) -> int:
    """The square of this name, or -1."""
    found = SQUARE.fullmatch(text)
    return (
        squares.FILES.index(found[1]) + squares.SIDE * (int(found[2]) - 1)
        if found
        else squares.NONE
    )


def write_move(action: int) -> str:
    if action == actions.PASS:
        return "pass"
    origin, target = divmod(int(action), squares.SQUARES)
    if origin == target:
        return f"{square_name(origin)}=H"
    return f"{square_name(origin)}-{square_name(target)}"


def read_move(text: str) -> int:
    """The action a move stands for, legal or not."""
    line = text.strip().lower()
    if line == "pass":
        return actions.PASS
    found = MOVE.fullmatch(line)
    if found:
        origin = square_of(found[1])
        target = origin if found[3] else square_of(found[2])
        if squares.NONE not in (origin, target) and (origin != target or found[3]):
            return origin * squares.SQUARES + target
    raise MalformedChoice("error-sparta-move", given=quoted(text))


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
    ranks = []
    for rank in reversed(range(squares.SIDE)):
        letters = [
            _letter(s, square) for square in range(squares.SIDE * rank, squares.SIDE * (rank + 1))
        ]
        ranks.append(
            re.sub(r"\.+", lambda empty: str(len(empty[0])), "".join(letters)),
        )
    cities = [",".join(map(square_name, squares_of(s.city[seat]))) or NO_CITIES for seat in (0, 1)]
    return f"{'/'.join(ranks)} {cities[0]} {cities[1]} {SIDES[s.mover]} {s.calm}"


def squares_of(words: Any) -> list[int]:
    """A set of two words as numbers, ascending."""
    bits = int(words[0]) | int(words[1]) << squares.HALF
    return [square for square in range(squares.SQUARES) if bits >> square & 1]


def _letter(s: Any, square: int) -> str:
    word, bit = divmod(square, squares.HALF)
    hero = int(s.hero[word]) >> bit & 1
    for seat in (0, 1):
        if int(s.piece[seat, word]) >> bit & 1:
            return LETTERS[seat][hero]
    return "."


def place(text: str, s: Any) -> None:
    """Set a record up as the text says, or raise BadPosition. Its options stay."""
    position = read_position(text)
    check(position)
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


def check(position: Position) -> None:
    """Refuse a position that no game could go on from."""
    counts = [len(position.of(seat)) for seat in (0, 1)]
    for seat in (0, 1):
        side = Phrase("error-sparta-seat", seat=actions.SEAT_KEYS[seat])
        if counts[seat] > squares.MOST_PIECES:
            raise BadPosition(
                "error-sparta-pieces", side=side, most=squares.MOST_PIECES, n=counts[seat]
            )
    n = len(position.cities[squares.SPARTA]) + len(position.cities[squares.ACHAEA])
    if n > squares.MOST_CITIES:
        raise BadPosition("error-sparta-cities", most=squares.MOST_CITIES, n=n)
    for seat in (0, 1):
        side = Phrase("error-sparta-seat", seat=actions.SEAT_KEYS[seat])
        if not position.cities[seat]:
            raise BadPosition("error-sparta-no-city", side=side)
        if counts[seat] <= 1:
            raise BadPosition("error-sparta-last-piece", side=side, n=counts[seat])
    if max(counts) <= 2:
        raise BadPosition("error-sparta-few-pieces")
    beaten = surrounded(position.pieces)
    if beaten:
        raise BadPosition("error-sparta-surrounded", squares=", ".join(map(square_name, beaten)))


def surrounded(pieces: Mapping[int, str]) -> list[int]:
    """Squares of every run of one colour between two pieces of the other."""
    colours = {square: letter in "WH" for square, letter in pieces.items()}
    beaten: set[int] = set()
    for square, colour in colours.items():
        for direction in squares.DIRECTIONS:
            run = _run(colours, square, not colour, direction)
            if run and colours.get(_next(run[-1], direction)) == colour:
                beaten.update(run)
    return sorted(beaten)


def _run(
    colours: Mapping[int, bool], square: int, colour: bool, direction: tuple[int, int]
) -> list[int]:
    """Pieces of a colour one after the other, from the square after this one."""
    run: list[int] = []
    square = _next(square, direction)
    while colours.get(square) == colour:
        run.append(square)
        square = _next(square, direction)
    return run


def _next(square: int, direction: tuple[int, int]) -> int:
    rank, file = square // squares.SIDE + direction[0], square % squares.SIDE + direction[1]
    return (
        squares.SIDE * rank + file
        if 0 <= rank < squares.SIDE and 0 <= file < squares.SIDE
        else squares.NONE
    )
