"""The names of Korona's choices, piles and seats. Cards go by their keys, piles by their cards from
the bottom up."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import groupby
from typing import Any

from reino.core.actions import Action
from reino.core.catalogue import Catalogue, catalogue
from reino.games.korona import LOCALE
from reino.games.korona.rules import actions, cards, piles

Cards = Sequence[str]

PILE_KEYS = tuple(tuple(cards.CARD_KEYS[card] for card in pile) for pile in piles.PILES)
KNOWN_COUNTS = 5000  # hands, markets and discards of tables that are played at once


def card_keys(counts: Any) -> tuple[str, ...]:
    """So many of each card as keys, in the order of the rulebook."""
    return _card_keys(counts.tobytes())


@lru_cache(maxsize=KNOWN_COUNTS)
def _card_keys(counts: bytes) -> tuple[str, ...]:
    return tuple([key for key, n in zip(cards.CARD_KEYS, counts, strict=True) for _ in range(n)])


def card_of(told: Action) -> str | None:
    """The card that an action is about, or uses; the lowest of a whole pile."""
    if told.kind in actions.USED:
        return cards.CARD_KEYS[actions.USED[told.kind]]
    if told.kind == "inner":
        return cards.CARD_KEYS[cards.JESTER]
    pile = told.fields.get("pile", (told.fields.get("card"),))
    card: str | None = pile[0 if told.kind == "whole" else -1]
    return card


@cache
def action_name(action: int, lang: str) -> str:
    """The name of an action: for its kind, with its card, its seat and its pile."""
    say = catalogue(lang, LOCALE)
    name = say(f"korona-action-{actions.TABLE.kind(action).key}", **facts_of(action, say))
    return name[0].upper() + name[1:]


def facts_of(action: int, say: Catalogue) -> dict[str, str]:
    """The facts of an action as its name needs them."""
    told = actions.TABLE.describe(action)
    facts = {"card": card_of(told) or "none"}
    if "seat" in told.fields:
        facts["seat"] = told.seat
    if told.kind == "place":
        facts["pile"] = pile_name(told.on, say) if told.on else "none"
        facts["single"] = "yes" if told.numbers["card"] in piles.SINGLES else "no"
    elif told.kind == "top":
        facts["pile"] = _under(told.pile, say)
    elif "pile" in told.fields:
        facts["pile"] = pile_name(told.pile, say)
    return facts


def pile_name(pile: Cards, say: Catalogue) -> str:
    """A pile from the bottom up: "tower + 2 archers + jester"."""
    runs = [(card, len([*same])) for card, same in groupby(pile)]
    return " + ".join(say("korona-count", card=card, n=n) for card, n in runs)


def a_pile_name(pile: Cards, say: Catalogue) -> str:
    """A pile that takes another card, in the middle of a sentence: "a tower + 2 archers"."""
    base = say("korona-a-card", card=pile[0])
    return f"{base} + {pile_name(pile[1:], say)}" if len(pile) > 1 else base


def top_name(pile: Cards, say: Catalogue) -> str:
    """A card by where it lies: "the archer on top of tower + archer", "the lone archer"."""
    return say("korona-top", card=pile[-1], pile=_under(pile, say))


def tops_name(lying: Sequence[Cards], say: Catalogue) -> str:
    """Cards by where they lie, as a list: "the healer and 2 empty fields"."""
    parts = []
    for pile, same in groupby(lying):
        n = len([*same])
        if n == 1:
            parts.append(top_name(pile, say))
        else:
            parts.append(say("korona-tops", card=pile[-1], pile=_under(pile, say), n=n))
    return joined(parts, say)


def _under(pile: Cards, say: Catalogue) -> str:
    """The pile that a top card lies on, itself included; a card that lies alone is on none."""
    return pile_name(pile, say) if len(pile) > 1 else "none"


def small(name: str) -> str:
    """A name for the middle of a line."""
    return name[0].lower() + name[1:]


def cards_name(keys: Cards, say: Catalogue) -> str:
    """Cards by their keys as a list: "2 archers, a field and Donation"."""
    parts = []
    for card, same in groupby(keys):
        n = len([*same])
        if n == 1:
            parts.append(say("korona-a-card", card=card))
        elif cards.CARD_KEYS.index(card) < cards.COLOURS:
            parts.append(say("korona-count", card=card, n=n))
        else:
            parts.append(f"{n} × {say('korona-card', card=card)}")
    return joined(parts, say)


def seat_name(seat: int | None, say: Catalogue) -> str:
    """A seat by its name; "none" for no seat, as sentences call it."""
    return "none" if seat is None else say("korona-seat", seat=actions.SEAT_KEYS[seat])


def joined(parts: Sequence[str], say: Catalogue) -> str:
    """One or more things as a list: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    sound = parts[-1][0].lower()
    return say("korona-and", first=", ".join(parts[:-1]), last=parts[-1], sound=sound)


@cache
def outcome_name(outcome: int, lang: str) -> str:
    say, told = catalogue(lang, LOCALE), actions.OUTCOMES.describe(outcome)
    if told.kind == "first":
        return seat_name(told.numbers["seat"], say)
    return say("korona-card", card=told.card)
