"""The palette of Korona, and its emblems in these colours."""

from reino.draw.emblems import Emblems, named_colours
from reino.draw.svg import INK, OLD_PARCHMENT

CREAM = "#fffaf0"
SILVER = "#e3e7ea"
STEEL = "#9aa5ad"
STONE = "#d5d3c8"
WOOD = "#8a5a2b"
PALE_WOOD = "#c58d4f"
DARK = "#3a2414"
STRAW = "#efcf76"
SKIN = "#eec19a"
BEARD = "#9c6433"
RED = "#b3202c"
BLUE = "#2559a8"
NIGHT = "#26355e"
GREEN = "#3f8a45"
MEADOW = "#8db14d"
TEAL = "#1c9a98"
DEEP_TEAL = "#0f6d6c"
VIOLET = "#8a3fb0"
ORANGE = "#d9691e"
ROOF = "#8f2f1f"
FLAME = "#e0701a"
EMBER = "#ffe08a"
HOOD = "#4a4453"
SHADOW = "#17131b"
EVIL_EYE = "#f5c531"
SABLE = "#2b2730"
BROWN = "#a5662f"
TAN = "#dcae77"
MANE = "#b3701a"
PLUM, DEEP_PLUM = "#6b2152", "#3d1030"  # of card backs

# By seat: lion, eagle, bear, wolf.
SHIELDS = ("#a81f2b", "#e3ab24", "#2f6e3f", "#264a8c")
ON_SHIELDS = (CREAM, INK, CREAM, CREAM)  # words on these colours
DEEP = ("#7d1119", "#7a5200", "#1d4c2a", "#173163")  # words on parchment

# The ten colours of kingdom cards, each with the ink of words on it and a tint for the ground of
# the emblem. All action cards look like a charter.
LIVERIES = {
    "monarch": ("#a81b29", CREAM, "#f4d3cd"),
    "stable": ("#7d4f24", CREAM, "#e8d2b4"),
    "knight": ("#2556a3", CREAM, "#d2dff0"),
    "tower": ("#5b6670", CREAM, "#dee1e0"),
    "archer": ("#2b6f37", CREAM, "#d3e5c8"),
    "field": ("#ecc22e", INK, "#faeeb4"),
    "peasant": ("#ea7f23", INK, "#fbdfbd"),
    "healer": ("#2bb3ae", INK, "#cfece6"),
    "jester": ("#7b35a1", CREAM, "#e6d4ee"),
    "villain": ("#26222b", CREAM, "#cfc8cc"),
}
CHARTER = (OLD_PARCHMENT, INK, CREAM)

emblem = Emblems("reino.games.korona", named_colours(globals()))
