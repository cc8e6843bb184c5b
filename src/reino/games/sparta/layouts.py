"""Where pieces and cities stand at first. The rulebook's picture is lost, so layouts are data.

All are the same for both sides: turned round or mirrored, Sparta's is Achaea's.
"""

import numpy as np

from reino.games.sparta.notation import place
from reino.games.sparta.state import STATE

WARRIORS = "10/1wwwwwwww1/10/10/10/10/10/10/1WWWWWWWW1/10"

LAYOUT_TEXTS = {
    # Each side's cities on its own middle rank, facing the other's.
    "classic": f"{WARRIORS} b5,d5,g5,i5 b6,d6,g6,i6 S 0",
    # The same squares with the colours crossed, so that both have cities near.
    "crossed": f"{WARRIORS} b5,d6,g5,i6 b6,d5,g6,i5 S 0",
    # The same squares with the colours exchanged: one's own lie behind the other's.
    "beyond": f"{WARRIORS} b6,d6,g6,i6 b5,d5,g5,i5 S 0",
    # Farther apart, two ranks in front of one's own warriors.
    "homeland": f"{WARRIORS} b4,d4,g4,i4 b7,d7,g7,i7 S 0",
    # Two wings and a centre.
    "diamond": f"{WARRIORS} b5,e4,f4,i5 b6,e7,f7,i6 S 0",
}
DEFAULT_LAYOUT = "classic"

LAYOUTS: np.ndarray = np.zeros(len(LAYOUT_TEXTS), STATE)
for _layout, _text in zip(LAYOUTS, LAYOUT_TEXTS.values(), strict=True):
    place(_text, _layout)
