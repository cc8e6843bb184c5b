"""The four rabbits, their carrots and their marks, all drawn around the origin.

Ears, dress and a sign tell them apart without their colour: brown has both ears up and a feather,
white bends one ear over a ruff, grey lets both hang and wears spectacles, black spreads them and
has a patch over one eye.
"""

from reino.draw.svg import Markup
from reino.games.jackrabbits.art.palette import COATS, emblem
from reino.games.jackrabbits.rules import actions


def badge(seat: int) -> Markup:
    """The sign of a seat on its coat's colour, 24 high."""
    return emblem(f"badge-{actions.SEAT_KEYS[seat]}")


def rabbit(seat: int) -> Markup:
    """A rabbit from the front, standing on y = 30."""
    return emblem(f"rabbit-{actions.SEAT_KEYS[seat]}")


def portrait(seat: int) -> Markup:
    """The head of a rabbit on a round of its coat's colour, 64 high."""
    return emblem("portrait", colour=COATS[seat], rabbit=rabbit(seat))


def mark(seat: int) -> Markup:
    """A flag with the badge of the rabbit that came first, 48 high."""
    return emblem("mark", colour=COATS[seat], badge=badge(seat))


def carrot(seat: int) -> Markup:
    """A carrot with the badge of its owner, 40 high."""
    return emblem("owned-carrot", badge=badge(seat))
