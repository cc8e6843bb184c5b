"""Hand-made positions: pieces by letter and square, cities by square."""

from functools import cache
from typing import Any

import reino
from reino import State

from .reference import HERO, PASS, WARRIOR, Move, Piece, Reference, Square, name

FILES = "abcdefghij"
KINDS = {"W": WARRIOR, "H": HERO}
LAYOUTS = {  # cities of Sparta and of Achaea
    "classic": ("b5 d5 g5 i5", "b6 d6 g6 i6"),
    "crossed": ("b5 d6 g5 i6", "b6 d5 g6 i5"),
    "centre": ("d5 e5 f5 g5", "d6 e6 f6 g6"),
    "chequered": ("c5 e6 f5 h6", "c6 e5 f6 h5"),
    "wings": ("b5 b6 d5 d6", "g5 g6 i5 i6"),
}
PASSING = 100 * 100  # the action of a pass


def square(text: str) -> Square:
    return FILES.index(text[0]) + 1, int(text[1:])


def number(place: Square) -> int:
    """A square as action ids and records count it."""
    file, rank = place
    return file - 1 + 10 * (rank - 1)


@cache
def action_id(move: Move) -> int:
    if move is PASS:
        return PASSING
    origin, target = move
    return 100 * number(origin) + number(target)


def move(text: str) -> Move:
    """The move "b2-d4", "b5=H" or "pass"."""
    if text == "pass":
        return PASS
    origin, _, target = text.replace("=H", "-").partition("-")
    return square(origin), square(target or origin)


def action(text: str) -> int:
    return action_id(move(text))


def army(seat: int, text: str) -> dict[Square, Piece]:
    """Pieces as "b2 Hc3": a square alone is a warrior's."""
    pieces: dict[Square, Piece] = {}
    for word in text.split():
        kind = WARRIOR if word[0] in FILES else KINDS[word[0]]
        pieces[square(word.lstrip("WH"))] = (seat, kind)
    return pieces


def owners(cities: tuple[str, str]) -> dict[Square, int]:
    return {square(word): seat for seat in (0, 1) for word in cities[seat].split()}


def opening(layout: str, heroes_conquer: bool = True) -> Reference:
    """The start: warriors on b2-i2 and b9-i9, the cities of a layout, Sparta to move."""
    pieces: dict[Square, Piece] = {}
    for file in FILES[1:9]:
        pieces |= army(0, f"{file}2") | army(1, f"{file}9")
    return Reference(pieces, owners(LAYOUTS[layout]), heroes_conquer=heroes_conquer)


def placed(
    sparta: str,
    achaea: str,
    cities: tuple[str, str] = ("a1", "j10"),
    mover: str = "S",
    calm: int = 0,
    **options: object,
) -> State:
    """A game that begins here. Cities, where they do not matter, lie in two corners."""
    pieces = army(0, sparta) | army(1, achaea)
    text = Reference(pieces, owners(cities), "SA".index(mover), calm).text()
    return reino.load("sparta", options=options).start(dealer=None, position=text)


def play(state: State, *moves: str) -> State:
    """Moves one after the other, each by the side whose turn it is."""
    for text in moves:
        (seat,) = state.owing
        state = state.play(seat, action(text))
    return state


def may(state: State, text: str) -> bool:
    (seat,) = state.owing
    return action(text) in state.legal(seat)


def goals(state: State, origin: str) -> set[str]:
    """Squares a piece may move to, its own for a promotion in place."""
    (seat,) = state.owing
    start = number(square(origin))
    targets = [a % 100 for a in state.legal(seat) if a != PASSING and a // 100 == start]
    return {name((target % 10 + 1, target // 10 + 1)) for target in targets}


def shown(state: State) -> dict[str, Any]:
    return state.view(None).as_dict()


def pieces(state: State, seat: int) -> set[str]:
    """A side's pieces as they were placed."""
    told = shown(state)
    return {*told["warriors"][seat], *(f"H{where}" for where in told["heroes"][seat])}


def cities(state: State, seat: int) -> set[str]:
    return set(shown(state)["cities"][seat])


def result(state: State) -> tuple[str | None, int | None]:
    """The reason for the end of the game, and the winner."""
    told = shown(state)
    return told["reason"], told["winner"]
