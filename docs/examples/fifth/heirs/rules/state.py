"""A state of Heirs: what its numbers mean, how many of each there are, and the record."""

import numpy as np

from reino.core.options import Option, OptionTable

COURTIER_KEYS = ("smith", "baker", "knight", "jester", "nun")  # as they stand at the start
COURTIERS = len(COURTIER_KEYS)
SEAT_KEYS = ("rose", "oak", "swan", "boar")
SEATS = len(SEAT_KEYS)
REASON_KEYS = ("", "bell", "dusk")
BELL, DUSK = 1, 2

ROUNDS, SHORT_ROUNDS = 6, 4
MAX_LEGAL = COURTIERS - 1
MAX_STEPS = SEATS + SEATS * ROUNDS + ROUNDS  # the deal, the turns, the bell

WAITS, MAY_RING, HAS_RUNG = range(3)
NONE, UNKNOWN = -1, -2  # no truth holds UNKNOWN: `hide` puts it where a viewer may not look

OPTIONS = OptionTable((Option("short_day"),))
FIELDS = [
    *OPTIONS.fields,
    ("players", np.int8),
    ("rounds", np.int8),  # that are played at most
    ("turns", np.int8),  # that were taken
    ("line", np.int8, (COURTIERS,)),  # courtiers by place; the first is next to the throne
    ("moved", np.int8),  # the better place of the two that were changed in the last turn
    ("heir", np.int8, (SEATS,)),  # whom each seat backs
    ("bell", np.int8),
]
STATE = np.dtype((np.record, np.dtype(FIELDS, align=True)))
