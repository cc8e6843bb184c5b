"""Heirs: five courtiers stand in line for the throne, and every house secretly backs one."""

from pathlib import Path

from heirs import rules
from heirs.rules import actions, state
from reino.core.spec import GameSpec

LOCALE = Path(__file__).parent / "locale"

GAME = GameSpec(
    key="heirs",
    rules_version=1,
    players=(2, 3, 4),
    options=state.OPTIONS,
    rules=rules,
    words="heirs.table",
    locale=LOCALE,
    seats=state.SEAT_KEYS,
    reasons=state.REASON_KEYS,
    actions=actions.ACTIONS,
    outcomes=actions.OUTCOMES,
    max_legal=state.MAX_LEGAL,
    max_outcomes=state.COURTIERS,
    max_steps=state.MAX_STEPS,
    returns=(-1.0, 1.0),
    zero_sum=True,
    question="heirs.table.question",
    previews="heirs.table.previews:offers",
    meta="heirs.meta",
    encoding="heirs.encoding:ENCODING",
    picture="heirs.art.picture:draw",
    symbols="heirs.art.symbols:symbols",
    levels="heirs.bot.levels",
    guidance="heirs.bot.guidance",
    screen="heirs.terminal.screen:ThroneScreen",
)
