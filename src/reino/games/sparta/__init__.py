"""Sparta: two armies and eight cities on a board of a hundred squares."""

from numba import from_dtype, types

from reino.core.language import OWN_LOCALE
from reino.core.spec import GameSpec
from reino.games.sparta import notation, picture, rules, words
from reino.games.sparta.encoding import ENCODING
from reino.games.sparta.options import OPTIONS
from reino.games.sparta.state import STATE
from reino.games.sparta.tables import ACTIONS, MAX_LEGAL, MAX_STEPS, REASON_KEYS, SEAT_KEYS
from reino.games.sparta.threats import threatened

GAME = GameSpec(
    key="sparta",
    rules_version=1,
    players=(2,),
    options=OPTIONS,
    rules=rules,
    words=words,
    locale=OWN_LOCALE,
    seats=SEAT_KEYS,
    reasons=REASON_KEYS,
    actions=ACTIONS,
    outcomes=1,
    max_legal=MAX_LEGAL,
    max_outcomes=1,
    max_steps=MAX_STEPS,
    returns=(-1.0, 1.0),
    zero_sum=True,
    drawn_by_agreement=True,
    notation=notation,
    picture=picture.draw,
    kernels=((threatened, (from_dtype(STATE), types.int64)),),
    encoding=ENCODING,
)
