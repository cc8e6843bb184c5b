"""The palette of BraveRats, and its emblems in these colours.

The clans are called after cheeses: Yarg, wrapped in nettle leaves, is blue and has the leaf;
Applewood is red and has the apple.
"""

from reino.draw.emblems import Emblems, named_colours

BLUE, RED = "#2b5c8f", "#a4262c"
DEEP_BLUE, DEEP_RED = "#173a5f", "#6d1418"
SILVER = "#dfe3e6"
STEEL = "#9aa5ad"
BRASS = "#b97a1c"
LEATHER = "#7b3f1d"
CREAM = "#fffaf0"
SCROLL = "#d9bd83"
GREEN = "#5d8a4a"
PALE_GREEN = "#6f9a55"
ROSE = "#cf4d6f"
VIOLET = "#6b4c9a"
DEEP_VIOLET = "#4a3372"
WAX = "#8f1d21"
PALE_WAX = "#c9484c"
CLOAK = "#3b3f4a"
HAT = "#5a6072"
SHADOW = "#4b4754"

# By clan: Yarg, Applewood.
COLOURS = (BLUE, RED)
DEEP = (DEEP_BLUE, DEEP_RED)
PALE = ("#d5e2ee", "#f2d8d2")

emblem = Emblems("reino.games.braverats", named_colours(globals()))
