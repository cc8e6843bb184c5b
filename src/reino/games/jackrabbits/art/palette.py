"""The printer's inks of Jack Rabbits, and the signs of the suits."""

from reino.draw.strokes import flat
from reino.draw.svg import Markup

CREAM = "#fffaf0"
STONE = "#dcd8c9"
SHADE = "#a8a491"
SILVER = "#e3e7ea"
DARK = "#33211a"
WOOD = "#8a5a2b"
PALE_WOOD = "#c58d4f"
STRAW = "#efcf76"
SKIN = "#f0c7a0"
RED = "#b3202c"
BLUE = "#2c5a9c"
ORANGE = "#ea7a1e"
LEAF = "#3f7d3c"
PALE_LEAF = "#7da650"

# By suit: clubs, spades, hearts, diamonds.
SUIT_INKS = ("#256335", "#22375f", "#ad1f2b", "#8f5205")  # for signs and words on parchment
LIVERIES = ("#3c8a4c", "#3a5a94", "#c5303a", "#e3a01f")  # of roofs, awnings and robes
TINTS = ("#cbdfae", "#c9d5e8", "#f3cec4", "#f6dd93")  # of the ground

SUIT_SHAPES = (
    "M0 -10 A4.9 4.9 0 0 1 3.6 -2 A4.9 4.9 0 1 1 1.3 4.4 C1.4 7.3 2.2 9.2 3.9 10 H-3.9 "
    "C-2.2 9.2 -1.4 7.3 -1.3 4.4 A4.9 4.9 0 1 1 -3.6 -2 A4.9 4.9 0 0 1 0 -10 Z",
    "M0 -10.5 C3 -5.5 9.5 -2 9.5 3 C9.5 6.2 7.2 7.8 5 7.8 C3.3 7.8 1.9 7 1.1 5.6 "
    "C1.3 8 2.1 9.3 3.9 10 H-3.9 C-2.1 9.3 -1.3 8 -1.1 5.6 C-1.9 7 -3.3 7.8 -5 7.8 "
    "C-7.2 7.8 -9.5 6.2 -9.5 3 C-9.5 -2 -3 -5.5 0 -10.5 Z",
    "M0 10 C-3 5 -10 1.5 -10 -4.2 C-10 -7.8 -7.4 -9.8 -4.9 -9.8 C-2.6 -9.8 -0.9 -8.4 0 -5.8 "
    "C0.9 -8.4 2.6 -9.8 4.9 -9.8 C7.4 -9.8 10 -7.8 10 -4.2 C10 1.5 3 5 0 10 Z",
    "M0 -11 C2.2 -7 5 -3.2 8.4 0 C5 3.2 2.2 7 0 11 C-2.2 7 -5 3.2 -8.4 0 C-5 -3.2 -2.2 -7 0 -11 Z",
)


def suit_sign(suit: int, fill: str | None = None) -> Markup:
    """The sign of a suit, 20 high, around the origin."""
    return flat(SUIT_SHAPES[suit], SUIT_INKS[suit] if fill is None else fill)
