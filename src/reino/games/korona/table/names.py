"""The names of Korona's choices, piles and seats."""

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any

from reino.core.catalogue import Catalogue, catalogue
from reino.games.korona import LOCALE
from reino.games.korona.rules.actions import (
    ASK_HAND,
    ASK_ZONE,
    DISCARD,
    DRAW_AGAIN_ID,
    DRAWN_SEAT,
    END_TURN,
    GIVE,
    INNER,
    INTERNAL_ID,
    LET_PASS,
    PLACE,
    RAISE_SHIELD,
    REVOLT_ID,
    SEAT_KEYS,
    SNEAK_UPON,
    STAY,
    STORM,
    SWAP_WITH,
    TAKE_DECK,
    TAKE_MARKET,
    TOP,
    WHOLE,
    WITHOUT_VILLAIN,
)
from reino.games.korona.rules.cards import (
    CARD_KEYS,
    CARDS,
    COLOURS,
    DRAW_AGAIN,
    GLORIOUS_ATTACK,
    INTERNAL_AFFAIRS,
    REVOLT,
    SEATS,
    SNEAK_ATTACK,
    TACTICAL_SWAP,
)
from reino.games.korona.rules.piles import (
    INNER_PILES,
    NO_PILE,
    PILES,
    PLACES,
    SINGLES,
    SINGLES_AND_BASES,
)

SINGLE_NAMES = {
    TAKE_DECK: "korona-action-take-deck",
    END_TURN: "korona-action-end",
    WITHOUT_VILLAIN: "korona-action-without-villain",
    STAY: "korona-action-stay",
    LET_PASS: "korona-action-let-pass",
    RAISE_SHIELD: "korona-action-raise-shield",
}
USES = {DRAW_AGAIN_ID: DRAW_AGAIN, INTERNAL_ID: INTERNAL_AFFAIRS, REVOLT_ID: REVOLT}
USES_ON = {SWAP_WITH: TACTICAL_SWAP, SNEAK_UPON: SNEAK_ATTACK, STORM: GLORIOUS_ATTACK}
CARD_GROUPS = {
    TAKE_MARKET: "korona-action-take-market",
    DISCARD: "korona-action-discard",
    GIVE: "korona-action-give",
}


def card_keys(counts: Any) -> list[str]:
    """So many of each card as a list of keys, in the order of the rulebook."""
    return [CARD_KEYS[card] for card, n in enumerate(counts.tolist()) for _ in range(n)]


def pile_keys(number: Any) -> list[str]:
    """The cards of a pile from the bottom up, by its number."""
    return [CARD_KEYS[card] for card in PILES[int(number)]]


@cache
def action_name(action: int, lang: str) -> str:
    say = catalogue(lang, LOCALE)
    if action in SINGLE_NAMES:
        return say(SINGLE_NAMES[action])
    if action in USES:
        return say("korona-action-use", card=CARD_KEYS[USES[action]])
    for first, key in CARD_GROUPS.items():
        if first <= action < first + CARDS:
            return say(key, card=CARD_KEYS[action - first])
    for first, key in ((ASK_HAND, "korona-action-ask-hand"), (ASK_ZONE, "korona-action-ask-zone")):
        if first <= action < first + SEATS:
            return say(key, seat=SEAT_KEYS[action - first])
    for first, card in USES_ON.items():
        if first <= action < first + SEATS:
            seat = SEAT_KEYS[action - first]
            return say("korona-action-use-on", card=CARD_KEYS[card], seat=seat)
    return _pile_action_name(action, say)


def _pile_action_name(action: int, say: Catalogue) -> str:
    if action < DRAW_AGAIN_ID:
        card, on = PLACES[action - PLACE]
        return say(
            "korona-action-place",
            card=CARD_KEYS[card],
            pile="none" if on == NO_PILE else pile_name(PILES[on], say),
            single="yes" if card in SINGLES else "no",
        )
    if action < WHOLE:
        name = top_name(PILES[action - TOP], say)
        return name[0].upper() + name[1:]
    if action < INNER:
        pile = PILES[action - WHOLE + SINGLES_AND_BASES]
        return say("korona-action-whole", pile=pile_name(pile, say))
    pile = PILES[INNER_PILES[action - INNER]]
    return say("korona-action-inner", pile=pile_name(pile, say))


def pile_name(pile: Sequence[int], say: Catalogue) -> str:
    """A pile from the bottom up: "tower + 2 archers + jester"."""
    runs = [(CARD_KEYS[card], len([*same])) for card, same in groupby(pile)]
    return " + ".join(say("korona-count", card=card, n=n) for card, n in runs)


def a_pile_name(pile: Sequence[int], say: Catalogue) -> str:
    """A pile that takes another card, in the middle of a sentence: "a tower + 2 archers"."""
    base = say("korona-a-card", card=CARD_KEYS[pile[0]])
    return f"{base} + {pile_name(pile[1:], say)}" if len(pile) > 1 else base


def top_name(pile: Sequence[int], say: Catalogue) -> str:
    """A card by where it lies: "the archer on top of tower + archer", "the lone archer"."""
    name = pile_name(pile, say) if len(pile) > 1 else "none"
    return say("korona-top", card=CARD_KEYS[pile[-1]], pile=name)


def tops_name(lying: Sequence[Sequence[int]], say: Catalogue) -> str:
    """Cards by where they lie, as a list: "the healer and 2 empty fields"."""
    parts = []
    for pile, same in groupby(lying):
        n = len([*same])
        if n == 1:
            parts.append(top_name(pile, say))
        else:
            name = pile_name(pile, say) if len(pile) > 1 else "none"
            parts.append(say("korona-tops", card=CARD_KEYS[pile[-1]], pile=name, n=n))
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
        elif CARD_KEYS.index(card) < COLOURS:
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
    if outcome >= DRAWN_SEAT:
        return say("korona-seat", seat=SEAT_KEYS[outcome - DRAWN_SEAT])
    return say("korona-card", card=CARD_KEYS[outcome])
