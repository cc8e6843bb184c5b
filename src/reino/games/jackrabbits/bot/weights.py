"""The weights of Jack Rabbits: their names, and the file they are kept in.

`scripts/tune.py` finds the weights by self-play. A search carries them in one array, with a survey
of the map and work space behind them:

    | worth: now, more for each part of the race left | promise: the same | gains | survey | work |
"""

from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from reino.games.jackrabbits.bot.distances import survey
from reino.games.jackrabbits.rules import cards, tiles
from reino.games.jackrabbits.rules.reach import PLACES
from reino.search.weights import WeightNames

# The features of a rabbit's prospects.
RUNNER: Final = (
    "turns",  # until it may have won, estimated
    "log_turns",
    "close",  # two turns or less
    "one_royal",
    "two_royals",
    "three_royals",
    "idle_royals",  # that the ending has no use for
    "exile",
    "underground",
    "cards",
    "pips",
    "best_pips",  # in the suit that is nearest to a royal's price
    "affordable",  # royals that could be paid at once
    "red_joker",
    "black_joker",
    "spades",
    "hearts",  # 1 if enough to judge and to be judged
    "best_club",
    "to_move",
    "to_move_close",
    "in_danger",  # of fights with rabbits at the same hex
    "royals_in_danger",
    "in_advantage",
    "palace",
)
FEATURES: Final = len(RUNNER)

# The promises of an action, by the kind of choice it is; + rank, or another distinction.
KINDS_OF_CHOICE: Final = (
    ("no_flight", 1),
    ("club", cards.RANKS),
    ("no_card", 1),
    ("match", 1),
    ("stay", 2),  # where no royal is to be had, and where one is
    ("stop", 1),
    ("give_up", 1),
    ("mount", 2),
    ("hire", 2),
    ("tavern", 2),
    ("under", 1),
    ("shortfall", 1),
    ("no_challenge", 1),
    ("challenge", 2),
    ("refuse", 1),
    ("answer", 2),
    ("yield", 1),
    ("hold", 1),
    ("side", 2),
    ("named", 1),
    ("decline", 1),
    ("accept", 1),
    ("acquire", 2),  # a royal of no use, or of some
    ("no_more", 1),
    ("no_palace", 1),
    ("palace", 1),
    ("quiet", 1),
    ("no_call", 1),
    ("call", 1),
    ("attack", 2),  # a rabbit without royals, or with some
    ("deal", 1),
    ("emerge", 1),
    ("goal", 1),
    ("move", 3),  # on, over to the other road, off the map
    ("land", 1),
    ("show", cards.RANKS),
    ("spend", cards.RANKS),
    ("discard", cards.RANKS + 1),
    ("buy", cards.RANKS),
    ("name", 1),
    ("give", cards.RANKS + 1),
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
GAINS: Final = PROMISE_EARLY + PROMISES  # of each kind: the worth of a turn, or of a pip
WEIGHTS: Final = GAINS + len(KINDS_OF_CHOICE)

# The survey of the map: places as bits, and distances in turns.
FREE_BY: Final = WEIGHTS  # + side: where one gets freely, walking out of it
PAID_BY: Final = FREE_BY + tiles.SIDES  # + side: and with one transfer
FREE_ON: Final = PAID_BY + tiles.SIDES  # + side: where one gets freely, come in by it
TURNS_TO: Final = FREE_ON + tiles.SIDES  # + place * HEXES + hex

# Work space: the features of one seat, and the parts of its prospects.
WORK: Final = TURNS_TO + PLACES * tiles.HEXES
TURNS_FROM: Final = WORK + FEATURES  # + place: turns until it may have won, were it there
REST: Final = TURNS_FROM + PLACES  # + hex: turns still to come after its royal
LACKS: Final = REST + tiles.HEXES  # + hex: turns until its royal can be paid
PURSE: Final = LACKS + tiles.HEXES  # + suit: its pips in hand, royals aside
SIZE: Final = PURSE + cards.SUITS

_names = WeightNames(RUNNER, KINDS_OF_CHOICE, SIZE)
read, write = _names.read, _names.write


@cache
def tuned() -> NDArray[np.float64]:
    """The weights that are kept."""
    array = read(files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
    array.setflags(write=False)
    return array


def knowledge(record: Any, weights: NDArray[np.float64] | None = None) -> NDArray[np.float64]:
    """The weights with a survey of the map that is played on."""
    array = (tuned() if weights is None else weights).copy()
    array[FREE_BY:WORK] = survey(record)
    return array
