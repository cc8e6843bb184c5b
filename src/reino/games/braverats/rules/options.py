"""The variants and disputed rulings of BraveRats as options."""

from collections.abc import Iterable
from itertools import combinations

from reino.core.options import Contradiction, Option, OptionTable, Values
from reino.games.braverats.rules.cards import CLANS


def contradictions(values: Values, players: int | None) -> Iterable[Contradiction]:
    """Draft, random deal and princess attack each decide the hands: only one of them may."""
    chosen = [
        key
        for key in ("draft", "random_deal", "princess_attack")
        if values[key] not in (False, "off")
    ]
    for pair in combinations(chosen, 2):
        yield Contradiction(pair, "error-contradiction-hands")


OPTIONS = OptionTable(
    (
        Option("traitor"),
        Option("lucky_draw"),
        Option("fast_rat"),
        Option("draft"),
        Option("random_deal"),
        Option("princess_attack", "off", ("off", "random", "yarg", "applewood")),
        Option("emperor"),
        Option("mime", "off", tuple(CLANS), formerly=((False, "off"), (True, "ninth"))),
        Option("held_ambassador", True),
        Option("musician_mutes"),
    ),
    contradictions,
)
