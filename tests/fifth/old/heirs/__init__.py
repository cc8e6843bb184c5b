"""Heirs: five courtiers stand in line for the throne, and every house secretly backs one."""

from heirs import rules, words
from heirs.encoding import ENCODING
from heirs.rules import REASONS, ROUNDS, SEATS, N
from reino.core.options import Option, OptionTable
from reino.core.spec import GameSpec

GAME = GameSpec(
    key="heirs",
    rules_version=1,
    players=(2, 3, 4),
    options=OptionTable((Option("short_day"),)),
    rules=rules,
    words=words,
    locale=words.LOCALE,
    seats=SEATS,
    reasons=REASONS,
    actions=N,
    outcomes=N + 2,
    max_legal=N - 1,
    max_outcomes=N,
    max_steps=len(SEATS) * (1 + ROUNDS) + ROUNDS,
    returns=(-1.0, 1.0),
    zero_sum=True,
    encoding=ENCODING,
)
