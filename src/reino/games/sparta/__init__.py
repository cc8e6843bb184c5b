"""Sparta: two armies and eight cities on a board of a hundred squares."""

from pathlib import Path

from numba import from_dtype, types

from reino.core.spec import GameSpec
from reino.games.sparta import rules
from reino.games.sparta.rules import actions
from reino.games.sparta.rules.foresight import foresee, refusal
from reino.games.sparta.rules.options import OPTIONS
from reino.games.sparta.rules.placing import all_surrounded, ended
from reino.games.sparta.rules.reasons import REASON_KEYS
from reino.games.sparta.rules.threats import threatened

RECORD = from_dtype(rules.STATE)
LOCALE = Path(__file__).parent / "locale"

GAME = GameSpec(
    key="sparta",
    rules_version=1,
    players=(2,),
    options=OPTIONS,
    rules=rules,
    words="reino.games.sparta.table",
    locale=LOCALE,
    seats=actions.SEAT_KEYS,
    reasons=REASON_KEYS,
    actions=actions.TABLE,
    outcomes=1,
    max_legal=actions.MAX_LEGAL,
    max_outcomes=1,
    max_steps=actions.MAX_STEPS,
    returns=(-1.0, 1.0),
    zero_sum=True,
    drawn_by_agreement=True,
    kernels=(
        (threatened, (RECORD, types.int64)),
        (foresee, (RECORD, types.int64[::1], RECORD[::1], types.int64[:, ::1])),
        (refusal, (RECORD, types.int64)),
        (ended, (RECORD,)),
        (all_surrounded, (RECORD,)),
    ),
    notation="reino.games.sparta.rules.notation",
    meta="reino.games.sparta.meta",
    question="reino.games.sparta.table.question",
    encoding="reino.games.sparta.encoding:ENCODING",
    previews="reino.games.sparta.table.previews:offers",
    picture="reino.games.sparta.art.picture:draw",
    symbols="reino.games.sparta.art.symbols:symbols",
    levels="reino.games.sparta.bot.levels",
    analyst="reino.games.sparta.bot.analyst:analyse",
    engine="reino.games.sparta.bot.engine",
    screen="reino.games.sparta.terminal.screen:make_screen",
)
