"""Jack Rabbits: collect three royals on the roads of the kingdom, and bring them home."""

from pathlib import Path

from numba.types import boolean, int64

from reino.core.compiled import BYTES, IDS, INT, INTS
from reino.core.spec import GameSpec
from reino.games.jackrabbits import rules
from reino.games.jackrabbits.rules import actions
from reino.games.jackrabbits.rules.options import OPTIONS
from reino.games.jackrabbits.rules.payments import cheapest_payment
from reino.games.jackrabbits.rules.reach import reaches
from reino.games.jackrabbits.rules.reasons import REASON_KEYS

LOCALE = Path(__file__).parent / "locale"

GAME = GameSpec(
    key="jackrabbits",
    rules_version=2,
    oldest_rules=1,
    players=(2, 3, 4),
    options=OPTIONS,
    rules=rules,
    words="reino.games.jackrabbits.table",
    locale=LOCALE,
    seats=actions.SEAT_KEYS,
    reasons=REASON_KEYS,
    actions=actions.TABLE,
    outcomes=actions.OUTCOMES,
    max_legal=actions.MAX_LEGAL,
    max_outcomes=actions.MAX_OUTCOMES,
    max_steps=actions.MAX_STEPS,
    returns=(-1.0, 1.0),
    zero_sum=True,
    simultaneous={"building": "free"},
    unrated={"explore": True},
    kernels=(
        (reaches, (BYTES, IDS, INT, boolean, INTS, INTS, int64[:, ::1])),
        (cheapest_payment, (BYTES, IDS, INTS)),
    ),
    board="reino.games.jackrabbits.rules.notation",
    question="reino.games.jackrabbits.table.question",
    meta="reino.games.jackrabbits.meta",
    encoding="reino.games.jackrabbits.encoding:ENCODING",
    standing="reino.games.jackrabbits.table.standing_answers",
    previews="reino.games.jackrabbits.table.previews:offers",
    editor="reino.games.jackrabbits.table.map_editor",
    tally="reino.games.jackrabbits.table.tally",
    picture="reino.games.jackrabbits.art.picture:draw",
    symbols="reino.games.jackrabbits.art.symbols:symbols",
    levels="reino.games.jackrabbits.bot.levels",
    guidance="reino.games.jackrabbits.bot.guidance",
    screen="reino.games.jackrabbits.terminal.screen:make_screen",
)
