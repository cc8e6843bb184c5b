"""The names of BraveRats' choices and cards."""

from functools import cache

from reino.core.catalogue import catalogue
from reino.games.braverats import LOCALE
from reino.games.braverats.rules import actions, cards
from reino.games.braverats.rules.hands import count

FACE_KEYS = (*cards.CARD_KEYS[: cards.BLANK], "blank")


@cache
def action_name(action: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    kind, card = ("keep", action - actions.KEEP) if action >= actions.KEEP else ("play", action)
    return say(
        f"braverats-action-{kind}", card=say("braverats-the-card", card=cards.CARD_KEYS[card])
    )


@cache
def outcome_name(outcome: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    if outcome == actions.NEXT_GAME:
        return say("braverats-outcome-next-game")
    if outcome >= actions.DRAWN_SEAT:
        return say("braverats-clan", clan=actions.SEAT_KEYS[outcome - actions.DRAWN_SEAT])
    return say("braverats-card", card=cards.CARD_KEYS[outcome])


def card_keys(packed: int) -> list[str]:
    """A packed set as names, weakest first, twice where there are two."""
    return list(_card_keys(int(packed)))


@cache
def _card_keys(packed: int) -> tuple[str, ...]:
    plain = getattr(count, "py_func", count)
    return tuple(
        cards.CARD_KEYS[card] for card in range(cards.CARDS) for _ in range(plain(packed, card))
    )
