"""The sample maps, played unless the table wants another: the designer's layout of July 2025 for
all suits, and one of ours for each choice of tight suits."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import cards, tiles
from reino.games.jackrabbits.rules.notation import parse_map
from reino.games.jackrabbits.rules.tight_maps import TIGHT_MAPS
from reino.games.jackrabbits.rules.tiling import lay

SAMPLE_MAP = """
citadel (0,0)
K♦ (0,-4) N S
Q♦ (-1.5,-3) N SE SW
J♦ (1.5,-3) N NE SE S SW
J♠ (-2.5,-1) N NE SE SW
K♥ (2.5,-1) N SW
K♠ (-2.5,1) NE SE
Q♥ (2.5,1) SW NW SE
Q♠ (-1.5,3) N NE S
J♥ (1.5,3) N NW S SE
F1 (-.5,-3)(.5,-3)(1,-2)(0,-2)
M1 (-.5,-3)(0,-2)(-.5,-1)(-1,-2) NE-SW over
R1 (0,-2)(1,-2)(.5,-1)(-.5,-1)
F2 (-1,-2)(-.5,-1)(-1,0)(-1.5,-1)
F3 (1,-2)(1.5,-1)(1,0)(.5,-1)
R2 (-1.5,-1)(-1,0)(-1.5,1)(-2,0)
R3 (1.5,-1)(2,0)(1.5,1)(1,0)
M2 (-1,0)(-.5,1)(-1,2)(-1.5,1) NE-SW over
M3 (1,0)(1.5,1)(1,2)(.5,1) NW-SE over
R4 (-.5,1)(.5,1)(0,2)(-1,2)
M4 (.5,1)(1,2)(.5,3)(0,2) NW-SE over
F4 (-1,2)(0,2)(.5,3)(-.5,3)
B1 (0,-6)(-.5,-5)(.5,-5) bottom
T1 (-2.5,-3)(-3,-2)(-2,-2) right-bottom
T2 (1,-2)(2,-2)(1.5,-1) top-left
T3 (-2,-2)(-1,-2)(-1.5,-1) left-right
X1 (2.5,-3)(2,-2)(3,-2)
X2 (-1.5,1)(-2,2)(-1,2)
X3 (1.5,1)(1,2)(2,2)
B2 (-2,4)(-1,4)(-1.5,5) top
B3 (1,4)(2,4)(1.5,5) top
island
Q♣ (0,8) SW SE S
J♣ (-1,10) NW N NE SE
K♣ (1,10) N
T4 (-1,8)(-1.5,9)(-.5,9) right-bottom
X4 (1,8)(.5,9)(1.5,9)
B4 (0,10)(-.5,11)(.5,11) left
"""
LETTERS = "cshd"


def suit_bits(letters: str) -> int:
    """Suits by their first letters, as bits."""
    return sum(1 << LETTERS.index(letter) for letter in letters)


ALL_SUITS = suit_bits(LETTERS)
WITHOUT_CLUBS = suit_bits("shd")
# By the suits in play: tile, island, q, r and turn of each tile; NO_TILE where there are no more.
SAMPLES = np.full((1 << cards.SUITS, tiles.TILES, 5), tiles.NO_TILE, np.int64)
for _suits, _text in ((LETTERS, SAMPLE_MAP), *TIGHT_MAPS.items()):
    for _i, (_, _place) in enumerate(parse_map(_text)):
        SAMPLES[suit_bits(_suits), _i] = _place


@kernel
def is_designers(suits, rules_version):
    """Whether the sample map of these suits is the designer's. Rules 1 laid it for three without
    clubs, too: without its island, and with all its rhombi."""
    return suits == ALL_SUITS or (suits == WITHOUT_CLUBS and rules_version < 2)


@kernel(inline=False)
def lay_sample(s, suits):
    """Lay the tiles in play on a clear map."""
    if is_designers(suits, s.rules_version):
        suits = ALL_SUITS
    for i in range(tiles.TILES):
        place = SAMPLES[suits, i]
        if place[0] != tiles.NO_TILE and (s.tiles >> place[0]) & 1:
            lay(s, place[0], place[1], place[2], place[3], place[4])
