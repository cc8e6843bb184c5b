"""The palette of Jack Rabbits, and its emblems in these colours."""

from reino.draw.emblems import Emblems, named_colours
from reino.draw.svg import INK, Markup
from reino.games.jackrabbits.rules import cards

CREAM = "#fffaf0"
STONE = "#dcd8c9"
SHADE = "#a8a491"
SILVER = "#e3e7ea"
DARK = "#33211a"
WOOD = "#8a5a2b"
PALE_WOOD = "#c58d4f"
STRAW = "#efcf76"
RED = "#b3202c"
BLUE = "#2c5a9c"
PURPLE = "#8c3b6b"
ORANGE = "#ea7a1e"
LEAF = "#3f7d3c"
PALE_LEAF = "#7da650"
STEM = "#2f6e3f"
MEADOW = "#bccf86"
BRIGHT_GOLD = "#ffd94a"

# Of people, the horse and the boat.
SKIN = "#f0c7a0"
NOSE = "#d79a72"
BLUSH = "#e79b8b"
BROWN_HAIR = "#6d3f1c"
GREY_HAIR = "#8a6a44"
GREY_BEARD = "#9b7a50"
SORREL, DARK_SORREL = "#c5553a", "#8c2f22"
SAIL_STRIPE = "#3f4a5c"

# Of buildings and scenery on tiles.
GLASS = "#bcd8e6"
FOUNTAIN = "#8fbccc"
ROCK, ROCK_SHADE = "#b9aa8e", "#87775d"
ROOF_TILES = "#a8432c"
EARTH = "#a9763f"
CAVERN = "#5f4027"
LANTERN_LIGHT = "#f3b63f"
OLD_SAIL = "#e5d6ac"

# Of the seal on the citadel.
WAX, BRIGHT_WAX, DEEP_WAX = "#a5202b", "#d4505a", "#861722"

# Of rabbits, by name.
BROWN_FUR, WHITE_FUR, GREY_FUR, BLACK_FUR = "#a9693a", "#fdf8ec", "#9aa3ab", "#3d3840"
BROWN_SHADE, WHITE_SHADE, GREY_SHADE, BLACK_SHADE = "#7c4722", "#d8cbb2", "#6d767e", "#1f1b22"
BROWN_EAR, WHITE_EAR, GREY_EAR, BLACK_EAR = "#e2b58b", "#f2bfb4", "#d9c3c3", "#8c6470"
BROWN_COAT, WHITE_COAT, GREY_COAT, BLACK_COAT = "#2f6e3f", "#a81f2b", "#27508f", "#e0a31f"
PORTRAIT = "#f6e7bf"

# Of card backs.
SEA_GREEN, DEEP_SEA_GREEN, PALE_SEA_GREEN = "#1f5c63", "#123f46", "#3f8a8e"

# By seat: brown, white, grey, black.
COATS = (BROWN_COAT, WHITE_COAT, GREY_COAT, BLACK_COAT)
ON_COATS = (CREAM, CREAM, CREAM, INK)  # words on these colours
DEEP = ("#6b3c17", "#8a1c26", "#33475f", "#2a1a10")  # words on parchment

# By suit: clubs, spades, hearts, diamonds.
SUIT_INKS = ("#256335", "#22375f", "#ad1f2b", "#8f5205")  # for signs and words on parchment
LIVERIES = ("#3c8a4c", "#3a5a94", "#c5303a", "#e3a01f")  # of roofs, awnings and robes
TINTS = ("#cbdfae", "#c9d5e8", "#f3cec4", "#f6dd93")  # of the ground

emblem = Emblems("reino.games.jackrabbits", named_colours(globals()))


def suit_sign(suit: int, colour: str | None = None) -> Markup:
    """The sign of a suit, 20 high, around the origin."""
    return emblem(
        f"suit-{cards.SUIT_KEYS[suit]}", colour=SUIT_INKS[suit] if colour is None else colour
    )
