"""BraveRats: two rat clans, eight cards each, four rounds to win a kingdom."""

from pathlib import Path

from numba import from_dtype, types

from reino.core.spec import GameSpec
from reino.games.braverats import rules
from reino.games.braverats.rules import actions
from reino.games.braverats.rules.cards import CARDS
from reino.games.braverats.rules.foresight import foresee
from reino.games.braverats.rules.hidden import reopen
from reino.games.braverats.rules.options import OPTIONS
from reino.games.braverats.rules.reasons import REASON_KEYS

# The longest game: a draft with the Mime (opener, 18 cards, 13 picks), two gifts, 18 draws,
# 18 plays and the step to the next game; nine times over in a match.
LONGEST_GAME = 1 + 18 + 13 + 2 + 18 + 18 + 1

RECORD = from_dtype(rules.STATE)
LOCALE = Path(__file__).parent / "locale"

GAME = GameSpec(
    key="braverats",
    rules_version=1,
    players=(2,),
    options=OPTIONS,
    rules=rules,
    words="reino.games.braverats.table",
    locale=LOCALE,
    seats=actions.SEAT_KEYS,
    reasons=REASON_KEYS,
    actions=actions.TABLE,
    outcomes=actions.OUTCOMES,
    max_legal=CARDS,
    max_outcomes=CARDS,
    max_steps=9 * LONGEST_GAME,
    returns=(-1.0, 1.0),
    zero_sum=True,
    simultaneous=True,
    kernels=((foresee, (RECORD, types.int64, types.uint8[:, :, ::1])),),
    reopen=reopen,
    meta="reino.games.braverats.meta",
    question="reino.games.braverats.table.question",
    encoding="reino.games.braverats.encoding:ENCODING",
    previews="reino.games.braverats.table.previews:offers",
    picture="reino.games.braverats.art.picture:draw",
    symbols="reino.games.braverats.art.symbols:symbols",
    levels="reino.games.braverats.bot.levels",
    analyst="reino.games.braverats.bot.analyst:analyse",
    solver="reino.games.braverats.terminal.solve:solve",
    screen="reino.games.braverats.terminal.screen:make_screen",
)
