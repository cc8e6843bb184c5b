"""A second implementation of Sparta, obviously right instead of fast: dictionaries of squares.

A square is (file, rank), both 1 to 10; a seat is 0 (Sparta) or 1 (Achaea). A move is a pair of
squares, the same one twice for a promotion in place, or PASS. Nothing here comes from the kernel.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby

Square = tuple[int, int]
Piece = tuple[int, str]  # seat and kind
Move = tuple[Square, Square] | None
Position = tuple[frozenset[tuple[Square, Piece]], frozenset[tuple[Square, int]], int]

WARRIOR, HERO = "warrior", "hero"
STEPS = {WARRIOR: 2, HERO: 3}
PASS = None
NUMBERS = range(1, 11)
LETTERS = {(0, WARRIOR): "W", (0, HERO): "H", (1, WARRIOR): "w", (1, HERO): "h"}


def neighbours(square: Square) -> list[Square]:
    """The squares around this one, eight of them unless it lies at the edge."""
    file, rank = square
    around = [(file + f, rank + r) for f in (-1, 0, 1) for r in (-1, 0, 1) if (f, r) != (0, 0)]
    return [(f, r) for f, r in around if f in NUMBERS and r in NUMBERS]


def lines() -> Iterator[list[Square]]:
    """Every row, column and diagonal of the whole board."""
    squares = [(file, rank) for file in NUMBERS for rank in NUMBERS]
    for number in NUMBERS:
        yield [(file, rank) for file, rank in squares if rank == number]
        yield [(file, rank) for file, rank in squares if file == number]
    for number in range(-9, 10):
        yield [(file, rank) for file, rank in squares if file - rank == number]
    for number in range(2, 21):
        yield [(file, rank) for file, rank in squares if file + rank == number]


AROUND = {(file, rank): neighbours((file, rank)) for file in NUMBERS for rank in NUMBERS}
LINES = list(lines())


def name(square: Square) -> str:
    file, rank = square
    return "abcdefghij"[file - 1] + str(rank)


def surrounded(pieces: Mapping[Square, Piece]) -> set[Square]:
    """Every unbroken run of one colour with a piece of the other colour at both ends."""
    beaten: set[Square] = set()
    owner = {square: seat for square, (seat, _) in pieces.items()}
    for line in LINES:
        colours = [*map(owner.get, line)]
        if 0 not in colours or 1 not in colours:
            continue
        runs = [
            (colour, list(run)) for colour, run in groupby(range(len(line)), colours.__getitem__)
        ]
        for (before, _), (colour, run), (behind, _) in zip(runs, runs[1:], runs[2:], strict=False):
            if None not in (before, colour, behind) and before == behind:
                beaten.update(line[place] for place in run)
    return beaten


class Reference:
    """A game from any position, played by the letter of the rules."""

    def __init__(
        self,
        pieces: Mapping[Square, Piece],
        cities: Mapping[Square, int],
        mover: int = 0,
        calm: int = 0,
        *,
        heroes_conquer: bool = True,
    ) -> None:
        self.pieces = dict(pieces)
        self.cities = dict(cities)
        self.mover = mover
        self.calm = calm
        self.heroes_conquer = heroes_conquer
        self.reserve = [8 - list(pieces.values()).count((seat, HERO)) for seat in (0, 1)]
        self.reason: str | None = None
        self.winner: int | None = None
        self.positions = [self.position()]  # every position so far

    def position(self) -> Position:
        """The facts that have to be the same for a position to have come again."""
        return frozenset(self.pieces.items()), frozenset(self.cities.items()), self.mover

    def count(self, seat: int) -> int:
        """Pieces of a seat."""
        return sum(owner == seat for owner, _ in self.pieces.values())

    def owned(self, seat: int) -> int:
        """Cities of a seat."""
        return list(self.cities.values()).count(seat)

    def legal(self) -> list[Move]:
        """The legal moves of the player to move."""
        if self.reason is not None:
            return []
        return self.possible(self.mover) or [PASS]

    def possible(self, seat: int) -> list[Move]:
        """All moves and promotions in place of a seat."""
        moves: list[Move] = []
        for square, (owner, kind) in self.pieces.items():
            if owner != seat:
                continue
            moves.extend((square, target) for target in self.reach(square, STEPS[kind]))
            if kind == WARRIOR and self.cities.get(square) == seat and self.reserve[seat] > 0:
                moves.append((square, square))
        return moves

    def reach(self, square: Square, steps: int) -> set[Square]:
        """Squares to be reached in so many steps over free squares."""
        reached: set[Square] = set()
        frontier = {square}
        for _ in range(steps):
            frontier = {n for s in frontier for n in AROUND[s] if n not in self.pieces}
            reached |= frontier
        return reached

    def play(self, move: Move) -> None:
        seat = self.mover
        self.calm += 1
        if move is not PASS:
            origin, target = move
            if origin == target:
                self.promote(seat, target)
            else:
                self.pieces[target] = self.pieces.pop(origin)
                self.enter(seat, target)
                self.beat()
        self.mover = 1 - seat
        self.positions.append(self.position())
        self.end()

    def after(self, move: Move) -> "Reference":
        """The position a move leads to, as if the game had begun in this one."""
        following = Reference(
            self.pieces,
            self.cities,
            self.mover,
            self.calm,
            heroes_conquer=self.heroes_conquer,
        )
        following.play(move)
        return following

    def promote(self, seat: int, square: Square) -> None:
        self.pieces[square] = (seat, HERO)
        self.reserve[seat] -= 1
        self.calm = 0

    def enter(self, seat: int, square: Square) -> None:
        """The moved piece has ended its move here: the effects, if the square is a city."""
        if square not in self.cities:
            return
        _, kind = self.pieces[square]
        if self.cities[square] == seat:
            if kind == WARRIOR and self.reserve[seat] > 0:
                self.promote(seat, square)
        elif kind == WARRIOR or self.heroes_conquer:
            self.cities[square] = seat

    def beat(self) -> None:
        for square in surrounded(self.pieces):
            del self.pieces[square]
            self.calm = 0

    def end(self) -> None:
        for seat in (0, 1):
            if self.owned(seat) == len(self.cities):
                self.reason, self.winner = "all_cities", seat
                return
        few = [self.count(seat) <= 1 for seat in (0, 1)]
        if few.count(True) == 1:
            self.reason, self.winner = "last_piece", few.index(False)
        elif self.count(0) <= 2 and self.count(1) <= 2:
            self.reason = "few_pieces"
            if self.owned(0) != self.owned(1):
                self.winner = 0 if self.owned(0) > self.owned(1) else 1
        elif self.positions.count(self.positions[-1]) >= 3:
            self.reason = "repetition"
        elif self.calm >= 100:
            self.reason = "calm"

    def text(self) -> str:
        """The position as the rules page writes it."""
        ranks = []
        for rank in reversed(NUMBERS):
            signs = [LETTERS.get(self.pieces.get((file, rank), (0, ""))) for file in NUMBERS]
            runs = [(sign, len(list(run))) for sign, run in groupby(signs)]
            ranks.append("".join(str(n) if sign is None else sign * n for sign, n in runs))
        cities = [
            ",".join(name((f, r)) for r in NUMBERS for f in NUMBERS if self.cities.get((f, r)) == s)
            for s in (0, 1)
        ]
        return " ".join(
            ("/".join(ranks), *(c or "-" for c in cities), "SA"[self.mover], str(self.calm))
        )
