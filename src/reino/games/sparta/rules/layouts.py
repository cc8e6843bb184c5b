"""The layouts of pieces and cities at first, as data: the rulebook's picture is lost.

All are the same for both sides: turned round or mirrored, Sparta's is Achaea's.
"""

import numpy as np

from reino.games.sparta.rules.notation import put, read_position
from reino.games.sparta.rules.state import STATE

WARRIORS = "10/1wwwwwwww1/10/10/10/10/10/10/1WWWWWWWW1/10"

LAYOUT_TEXTS = {
    # Each side's cities on its own middle rank, facing the other's.
    "classic": f"{WARRIORS} b5,d5,g5,i5 b6,d6,g6,i6 S 0",
    # The same squares with the colours crossed, so that both have cities near.
    "crossed": f"{WARRIORS} b5,d6,g5,i6 b6,d5,g6,i5 S 0",
    # All in one block in the middle.
    "centre": f"{WARRIORS} d5,e5,f5,g5 d6,e6,f6,g6 S 0",
    # Nearer the middle than in the classic one, with the colours in turn.
    "chequered": f"{WARRIORS} c5,e6,f5,h6 c6,e5,f6,h5 S 0",
    # Each side holds the four of one wing.
    "wings": f"{WARRIORS} b5,b6,d5,d6 g5,g6,i5,i6 S 0",
}

# Chosen by measurement: the fewest draws by far, and hardly an advantage for the first player. The
# figures are in docs/games/sparta.md; `reino balance sparta` measures them again.
DEFAULT_LAYOUT = "centre"

LAYOUTS: np.ndarray = np.zeros(len(LAYOUT_TEXTS), STATE)
for _layout, _text in zip(LAYOUTS, LAYOUT_TEXTS.values(), strict=True):
    put(read_position(_text), _layout)
