"""Jack Rabbits: collect three royals on the roads of the kingdom, and bring them home."""

from numba import from_dtype

from reino.core.compiled import INT, INTS
from reino.core.language import OWN_LOCALE
from reino.core.spec import GameSpec
from reino.games.jackrabbits import maptext, picture, rules, standing, words
from reino.games.jackrabbits.encoding import ENCODING
from reino.games.jackrabbits.options import OPTIONS
from reino.games.jackrabbits.reach import reach_from, reach_on
from reino.games.jackrabbits.state import STATE
from reino.games.jackrabbits.tables import (
    ACTIONS,
    MAX_LEGAL,
    MAX_OUTCOMES,
    MAX_STEPS,
    OUTCOMES,
    REASON_KEYS,
    SEAT_KEYS,
)

GAME = GameSpec(
    key="jackrabbits",
    rules_version=1,
    players=(2, 3, 4),
    options=OPTIONS,
    rules=rules,
    words=words,
    locale=OWN_LOCALE,
    seats=SEAT_KEYS,
    reasons=REASON_KEYS,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    max_legal=MAX_LEGAL,
    max_outcomes=MAX_OUTCOMES,
    max_steps=MAX_STEPS,
    returns=(-1.0, 1.0),
    zero_sum=True,
    board=maptext,
    picture=picture.draw,
    kernels=(
        (reach_from, (from_dtype(STATE), INT, INTS, INTS, INT)),
        (reach_on, (from_dtype(STATE), INT, INT, INTS, INTS, INT)),
    ),
    encoding=ENCODING,
    standing=standing,
)
