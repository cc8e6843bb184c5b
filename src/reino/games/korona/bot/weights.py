"""The weights of Korona: their names, and the file they are kept in.

`scripts/tune.py` finds them by self-play. A search carries them in one array, with work
space behind them:

    | worth: now, and more for each part of the cards left | promise: the same | gains | work |
"""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reino.games.korona.rules import cards, piles
from reino.search.weights import WeightNames

# The features of a kingdom, besides the points it has.
KINGDOM: Final = (
    "points",
    "to_move",
    "first_monarch",
    "pair",
    "guarded_pair",
    "healer",
    "colours",
    "colours_with_healer",
    "fields",
    "tilled_fields",
    "room_on_fields",
    "towers",
    "manned_towers",
    "room_on_towers",
    "stables",
    "knighted_stables",
    "room_on_stables",
    "lone_knights",
    "lone_archers",
    "lone_peasants",
    "villains",
    "jesters",
    "points_in_open_piles",
    "healer_combo_lacks_1",
    "healer_combo_lacks_2",
    "military_combo_lacks_1",
    "military_combo_lacks_2",
    "production_combo_lacks_1",
    "production_combo_lacks_2",
    "hand",
    "empty_hand",
    "points_in_hand",
    "colours_with_hand",
    "healer_combo_in_hand",
    "healer_combo_lacks_1_in_hand",
    "healer_combo_lacks_2_in_hand",
    "production_combo_in_hand",
    "production_combo_lacks_1_in_hand",
    "production_combo_lacks_2_in_hand",
    *(f"holds_{key}" for key in cards.CARD_KEYS),
)
VILLAIN_PLACES: Final = sum(card == cards.VILLAIN for card, _ in piles.PLACES)
FEATURES: Final = len(KINGDOM)
HOLDS: Final = KINGDOM.index("holds_monarch")

# The promises of an action, by the kind of choice it is; + card, place, or kind of pile.
KINDS_OF_CHOICE: Final = (
    ("deck", 1),
    ("market", cards.CARDS),
    ("place", len(piles.PLACES)),
    ("use", 8),
    ("discard", cards.CARDS),
    ("end", 1),
    ("give", cards.CARDS),
    ("lose", cards.COLOURS),  # a card of the own zone, by its type
    ("win", cards.COLOURS),  # a card of another seat's zone
    ("move", cards.COLOURS),
    ("lodge", VILLAIN_PLACES),  # a villain in another seat's zone
    ("whole", cards.COLOURS),  # a pile, by its base
    ("without_villain", 1),
    ("stay", 1),
    ("shield", 8),  # by the action card it is against
)
KIND: Final = {name: i for i, (name, _) in enumerate(KINDS_OF_CHOICE)}
FIRST: Final = {
    name: sum(size for _, size in KINDS_OF_CHOICE[:i])
    for i, (name, _) in enumerate(KINDS_OF_CHOICE)
}
PROMISES: Final = sum(size for _, size in KINDS_OF_CHOICE)

# Where each part of the array begins.
WORTH: Final = 0
WORTH_EARLY: Final = WORTH + FEATURES
PROMISE: Final = WORTH_EARLY + FEATURES
PROMISE_EARLY: Final = PROMISE + PROMISES
GAINS: Final = PROMISE_EARLY + PROMISES  # of each kind: the worth of a point at once
WEIGHTS: Final = GAINS + len(KINDS_OF_CHOICE)
WORK: Final = WEIGHTS  # the features of one kingdom
SIZE: Final = WORK + FEATURES

_names = WeightNames(KINGDOM, KINDS_OF_CHOICE, SIZE)
read, write = _names.read, _names.write


@cache
def tuned() -> NDArray[np.float64]:
    """The weights that are kept; a search works on a copy."""
    array = read(files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
    array.setflags(write=False)
    return array


def knowledge(record: Any) -> NDArray[np.float64]:
    """The same for every position."""
    return tuned()
