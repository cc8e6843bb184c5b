"""Korona: build the most valuable kingdom of cards, or complete a combo and win at once."""

from pathlib import Path

from numba import from_dtype, types

from reino.core.spec import GameSpec
from reino.games.korona import rules
from reino.games.korona.rules import actions
from reino.games.korona.rules.cards import CARDS
from reino.games.korona.rules.options import OPTIONS
from reino.games.korona.rules.reasons import REASON_KEYS
from reino.games.korona.rules.zone import score

LOCALE = Path(__file__).parent / "locale"

GAME = GameSpec(
    key="korona",
    rules_version=2,
    oldest_rules=1,
    players=(2, 3, 4),
    options=OPTIONS,
    rules=rules,
    words="reino.games.korona.table",
    locale=LOCALE,
    seats=actions.SEAT_KEYS,
    reasons=REASON_KEYS,
    actions=actions.TABLE,
    outcomes=actions.OUTCOMES,
    max_legal=actions.MAX_LEGAL,
    max_outcomes=CARDS,
    max_steps=actions.MAX_STEPS,
    returns=(-1.0, 1.0),
    zero_sum=True,
    kernels=((score, (from_dtype(rules.STATE), types.int64)),),
    meta="reino.games.korona.meta",
    encoding="reino.games.korona.encoding:ENCODING",
    question="reino.games.korona.table.question",
    standing="reino.games.korona.table.standing_answers",
    previews="reino.games.korona.table.previews:offers",
    picture="reino.games.korona.art.picture:draw",
    symbols="reino.games.korona.art.symbols:symbols",
    levels="reino.games.korona.bot.levels",
    guidance="reino.games.korona.bot.guidance",
    screen="reino.games.korona.terminal.screen:make_screen",
)
