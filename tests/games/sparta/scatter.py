"""Positions made by chance, dense enough that much happens in them, and lively games."""

from collections.abc import Mapping
from random import Random

from .reference import AROUND, HERO, NUMBERS, WARRIOR, Move, Piece, Reference, Square, surrounded

CORNERS = ((1, 1), (1, 10), (10, 1), (10, 10))
ALL_SQUARES = [(file, rank) for file in NUMBERS for rank in NUMBERS]

Pieces = dict[Square, Piece]


def kind(rng: Random) -> str:
    return HERO if rng.random() < 0.3 else WARRIOR


def crowd(rng: Random) -> Pieces:
    """Up to eight pieces a side in a small part of the board."""
    wide, high = rng.randint(3, 10), rng.randint(3, 10)
    left, low = rng.randint(1, 11 - wide), rng.randint(1, 11 - high)
    squares = [(f, r) for f, r in ALL_SQUARES if 0 <= f - left < wide and 0 <= r - low < high]
    rng.shuffle(squares)
    seats = [0] * rng.randint(2, 8) + [1] * rng.randint(2, 8)
    return {square: (seat, kind(rng)) for square, seat in zip(squares, seats, strict=False)}


def siege(rng: Random) -> Pieces:
    """Two pieces in corners with no way out, or with one."""
    seat = rng.randrange(2)
    homes = rng.sample(CORNERS, 2)
    walls = [square for home in homes for square in AROUND[home]]
    walls = rng.sample(walls, rng.randint(5, 6))
    others = [s for s in ALL_SQUARES if s not in homes and s not in walls]
    walls += rng.sample(others, rng.randint(0, 8 - len(walls)))
    return {home: (seat, kind(rng)) for home in homes} | {
        wall: (1 - seat, kind(rng)) for wall in walls
    }


def skirmish(rng: Random) -> Pieces:
    """The last few pieces, nearly in one line: about to surround each other."""
    length, width = rng.randint(4, 6), rng.randint(1, 2)
    file, rank = rng.randint(1, 11 - length), rng.randint(1, 11 - width)
    squares = [(file + f, rank + r) for f in range(length) for r in range(width)]
    if rng.random() < 0.5:
        squares = [(f, r) for r, f in squares]
    rng.shuffle(squares)
    seats = rng.choice(([0, 0, 0, 1, 1], [0, 0, 1, 1, 1], [0, 0, 0, 1, 1, 1]))
    return {square: (seat, kind(rng)) for square, seat in zip(squares, seats, strict=False)}


def playable(pieces: Mapping[Square, Piece]) -> bool:
    """Whether the game is not over, and no piece is surrounded."""
    counts = [sum(seat == owner for owner, _ in pieces.values()) for seat in (0, 1)]
    return min(counts) >= 2 and max(counts) >= 3 and not surrounded(pieces)


def scattered(rng: Random, heroes_conquer: bool) -> Reference:
    """Any position that can be played on from, now and then with no way out of a corner."""
    pieces: Pieces = {}
    while not playable(pieces):
        pieces = siege(rng) if rng.random() < 0.1 else crowd(rng)
        for square in surrounded(pieces):
            del pieces[square]
    return settled(pieces, rng, heroes_conquer)


def decisive(rng: Random, heroes_conquer: bool) -> Reference:
    """A position in which the next move may end the game."""
    pieces: Pieces = {}
    while not playable(pieces):
        pieces = skirmish(rng)
    return settled(pieces, rng, heroes_conquer)


def settled(pieces: Pieces, rng: Random, heroes_conquer: bool) -> Reference:
    """The position with cities among and around the pieces."""
    near = [s for s in ALL_SQUARES if s in pieces or any(n in pieces for n in AROUND[s])]
    squares = rng.sample(near, min(len(near), rng.choice((2, 3, 8))))
    split = rng.randint(1, len(squares) - 1)
    cities = {square: int(number >= split) for number, square in enumerate(squares)}
    calm = rng.choice((0, 0, 50, rng.randint(85, 99)))
    return Reference(pieces, cities, rng.randrange(2), calm, heroes_conquer=heroes_conquer)


def chosen(reference: Reference, legal: list[Move], past: list[Move], rng: Random) -> Move:
    """Any move; often one into a crowd, or one that takes back the seat's last move."""
    habit = rng.random()
    if habit < 0.35 and len(past) >= 2:
        last = past[-2]
        if last is not None and (last[1], last[0]) in legal:
            return last[1], last[0]
    move = rng.choice(legal)
    if habit > 0.6:
        for other in rng.sample(legal, min(len(legal), 10)):
            if company(reference, other) > company(reference, move):
                move = other
    return move


def company(reference: Reference, move: Move) -> int:
    """Pieces of the other side around the square where a move ends."""
    if move is None:
        return 0
    foe = 1 - reference.mover
    return sum(reference.pieces.get(near, (None,))[0] == foe for near in AROUND[move[1]])
