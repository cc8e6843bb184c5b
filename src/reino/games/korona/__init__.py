"""Korona: build the most valuable kingdom of cards, or complete a combo and win at once."""

from numba import from_dtype, types

from reino.core.language import OWN_LOCALE
from reino.core.spec import GameSpec
from reino.games.korona import picture, rules, standing, words
from reino.games.korona.cards import CARDS
from reino.games.korona.encoding import ENCODING
from reino.games.korona.options import OPTIONS
from reino.games.korona.state import STATE
from reino.games.korona.tables import (
    ACTIONS,
    MAX_LEGAL,
    MAX_STEPS,
    OUTCOMES,
    REASON_KEYS,
    SEAT_KEYS,
)
from reino.games.korona.zone import score

GAME = GameSpec(
    key="korona",
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
    max_outcomes=CARDS,
    max_steps=MAX_STEPS,
    returns=(-1.0, 1.0),
    zero_sum=True,
    picture=picture.draw,
    kernels=((score, (from_dtype(STATE), types.int64)),),
    encoding=ENCODING,
    standing=standing,
)
