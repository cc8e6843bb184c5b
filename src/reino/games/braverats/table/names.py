"""The names of BraveRats' choices and cards."""

from functools import cache

from reino.core.catalogue import catalogue
from reino.core.plain_kernel import plain
from reino.games.braverats import LOCALE
from reino.games.braverats.rules import actions, cards
from reino.games.braverats.rules.hands import count

FACE_KEYS = (*cards.CARD_KEYS[: cards.BLANK], "blank")
CARD_NAMES = dict(enumerate(cards.CARD_KEYS))  # none for a card not chosen, or not known


@cache
def action_name(action: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    choice = actions.TABLE.describe(action)
    card = say("braverats-the-card", card=choice.card)
    return say(f"braverats-action-{choice.kind}", card=card)


@cache
def outcome_name(outcome: int, lang: str) -> str:
    say, told = catalogue(lang, LOCALE), actions.OUTCOMES.describe(outcome)
    key = "outcome-next-game" if told.kind == "next-game" else told.kind
    return say(f"braverats-{key}", **told.fields)


def mark(card: str) -> str:
    """The sign in the corner of a card: its strength, or the Mime's question mark."""
    return "?" if card == cards.CARD_KEYS[cards.MIME] else str(cards.CARD_KEYS.index(card))


def card_keys(packed: int) -> list[str]:
    """A packed set as names, weakest first, twice where there are two."""
    return list(_card_keys(int(packed)))


@cache
def _card_keys(packed: int) -> tuple[str, ...]:
    held = plain(count)
    return tuple(
        cards.CARD_KEYS[card] for card in range(cards.CARDS) for _ in range(held(packed, card))
    )
