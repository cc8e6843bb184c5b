"""The palette of Sparta, and its emblems in these colours.

Sparta: gold, round shields with a lambda, fan crests, temples. Achaea: red, notched shields with a
trident, horned helmets, walled citadels. Emblems are drawn around the middle of a square of 60.
"""

from reino.draw.emblems import Emblems, named_colours

AMBER, RED = "#e5a91a", "#b5281f"
AMBER_SHADE, RED_SHADE = "#a36f06", "#7a130e"
AMBER_GROUND, RED_GROUND = "#f2c450", "#d0604f"  # under a city
AMBER_STONE, RED_STONE = "#fff6da", "#f9dccf"
AMBER_BRONZE, RED_BRONZE = "#f8dc86", "#efab9c"  # helmets
PLUME = "#5c3a08"
TRACE = "#1f6b75"  # the last move
PREY = "#8c0f4a"  # a piece that the side to move can beat
DANGER = "#e8590c"  # a piece that it can lose

# By side: Sparta, Achaea.
COLOURS = (AMBER, RED)
DEEP = ("#6f4600", RED_SHADE)  # for words

emblem = Emblems("reino.games.sparta", named_colours(globals()))
