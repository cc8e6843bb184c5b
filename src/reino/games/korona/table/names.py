"""The names of Korona's choices, piles and seats."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any

from reino.core.catalogue import Catalogue, catalogue
from reino.games.korona import LOCALE
from reino.games.korona.rules import actions, cards, piles

SINGLE_NAMES = {
    actions.TAKE_DECK: "korona-action-take-deck",
    actions.END_TURN: "korona-action-end",
    actions.WITHOUT_VILLAIN: "korona-action-without-villain",
    actions.STAY: "korona-action-stay",
    actions.LET_PASS: "korona-action-let-pass",
    actions.RAISE_SHIELD: "korona-action-raise-shield",
}
USES = {
    actions.DRAW_AGAIN_ID: cards.DRAW_AGAIN,
    actions.INTERNAL_ID: cards.INTERNAL_AFFAIRS,
    actions.REVOLT_ID: cards.REVOLT,
}
USES_ON = {
    actions.SWAP_WITH: cards.TACTICAL_SWAP,
    actions.SNEAK_UPON: cards.SNEAK_ATTACK,
    actions.STORM: cards.GLORIOUS_ATTACK,
}
CARD_GROUPS = {
    actions.TAKE_MARKET: "korona-action-take-market",
    actions.DISCARD: "korona-action-discard",
    actions.GIVE: "korona-action-give",
}


def card_keys(counts: Any) -> list[str]:
    """So many of each card as a list of keys, in the order of the rulebook."""
    return [cards.CARD_KEYS[card] for card, n in enumerate(counts.tolist()) for _ in range(n)]


def pile_keys(number: Any) -> list[str]:
    """The cards of a pile from the bottom up, by its number."""
    return [cards.CARD_KEYS[card] for card in piles.PILES[int(number)]]


@cache
def action_name(action: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    if action in SINGLE_NAMES:
        return say(SINGLE_NAMES[action])
    if action in USES:
        return say("korona-action-use", card=cards.CARD_KEYS[USES[action]])
    for first, key in CARD_GROUPS.items():
        if first <= action < first + cards.CARDS:
            return say(key, card=cards.CARD_KEYS[action - first])
    for first, key in (
        (actions.ASK_HAND, "korona-action-ask-hand"),
        (actions.ASK_ZONE, "korona-action-ask-zone"),
    ):
        if first <= action < first + cards.SEATS:
            return say(key, seat=actions.SEAT_KEYS[action - first])
    for first, card in USES_ON.items():
        if first <= action < first + cards.SEATS:
            seat = actions.SEAT_KEYS[action - first]
            return say("korona-action-use-on", card=cards.CARD_KEYS[card], seat=seat)
    return _pile_action_name(action, say)


def _pile_action_name(action: int, say: Catalogue) -> str:
    if action < actions.DRAW_AGAIN_ID:
        card, on = piles.PLACES[action - actions.PLACE]
        return say(
            "korona-action-place",
            card=cards.CARD_KEYS[card],
            pile="none" if on == piles.NO_PILE else pile_name(piles.PILES[on], say),
            single="yes" if card in piles.SINGLES else "no",
        )
    if action < actions.WHOLE:
        name = top_name(piles.PILES[action - actions.TOP], say)
        return name[0].upper() + name[1:]
    if action < actions.INNER:
        pile = piles.PILES[action - actions.WHOLE + piles.SINGLES_AND_BASES]
        return say("korona-action-whole", pile=pile_name(pile, say))
    pile = piles.PILES[piles.INNER_PILES[action - actions.INNER]]
    return say("korona-action-inner", pile=pile_name(pile, say))


def pile_name(pile: Sequence[int], say: Catalogue) -> str:
    """A pile from the bottom up: "tower + 2 archers + jester"."""
    runs = [(cards.CARD_KEYS[card], len([*same])) for card, same in groupby(pile)]
    return " + ".join(say("korona-count", card=card, n=n) for card, n in runs)


def a_pile_name(pile: Sequence[int], say: Catalogue) -> str:
    """A pile that takes another card, in the middle of a sentence: "a tower + 2 archers"."""
    base = say("korona-a-card", card=cards.CARD_KEYS[pile[0]])
    return f"{base} + {pile_name(pile[1:], say)}" if len(pile) > 1 else base


def top_name(pile: Sequence[int], say: Catalogue) -> str:
    """A card by where it lies: "the archer on top of tower + archer", "the lone archer"."""
    name = pile_name(pile, say) if len(pile) > 1 else "none"
    return say("korona-top", card=cards.CARD_KEYS[pile[-1]], pile=name)


def tops_name(lying: Sequence[Sequence[int]], say: Catalogue) -> str:
    """Cards by where they lie, as a list: "the healer and 2 empty fields"."""
    parts = []
    for pile, same in groupby(lying):
        n = len([*same])
        if n == 1:
            parts.append(top_name(pile, say))
        else:
            name = pile_name(pile, say) if len(pile) > 1 else "none"
            parts.append(say("korona-tops", card=cards.CARD_KEYS[pile[-1]], pile=name, n=n))
    return joined(parts, say)


def small(name: str) -> str:
    """A name for the middle of a line."""
    return name[0].lower() + name[1:]


def cards_name(keys: Sequence[str], say: Catalogue) -> str:
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


def joined(parts: Sequence[str], say: Catalogue) -> str:
    """One or more things as a list: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    sound = parts[-1][0].lower()
    return say("korona-and", first=", ".join(parts[:-1]), last=parts[-1], sound=sound)


@cache
def outcome_name(outcome: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    if outcome >= actions.DRAWN_SEAT:
        return say("korona-seat", seat=actions.SEAT_KEYS[outcome - actions.DRAWN_SEAT])
    return say("korona-card", card=cards.CARD_KEYS[outcome])
