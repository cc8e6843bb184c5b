"""Pictures of BraveRats' pages: cards, some rounds, and a table. `docs_pictures.py` writes them.

Cards have names, so there is a picture for each language.
"""

from collections.abc import Callable, Mapping, Sequence

import reino
from reino.core.catalogue import catalogue
from reino.draw.svg import OLD_PARCHMENT, Markup, crown, document, group, joined, rect
from reino.games.braverats import LOCALE
from reino.games.braverats.art.cards import CARD, CARD_HEIGHT, face
from reino.games.braverats.art.palette import emblem
from reino.games.braverats.rules import cards as braverats_cards
from reino.games.braverats.rules.round import judge
from reino.games.braverats.table.names import mark

MARGIN, BETWEEN, APART = 20, 12, 44
SIGN = 46  # room for a crown over a card
ACROSS = 5

# Yarg's card and Applewood's: strength, the Prince, the Princess, the Assassin, the Wizard, music.
ROUNDS = ((4, 6), (7, 6), (1, 7), (3, 6), (2, 5), (0, 7))
IN_A_ROW = 3
# A round on hold, then a Spy that loses: Applewood has to show its card.
PLAYED = ((0, 4), (2, 6))
SHOWN = 5


def cards(lang: str) -> str:
    """All nine of them, the strongest last and the Mime after it."""
    rows = -(-len(braverats_cards.CARD_KEYS) // ACROSS)
    width = 2 * MARGIN + ACROSS * (CARD + BETWEEN) - BETWEEN
    height = 2 * MARGIN + rows * (CARD_HEIGHT + BETWEEN) - BETWEEN
    drawn = [
        group(
            shown(card, 0, lang),
            at=(
                MARGIN + (CARD + BETWEEN) * (card % ACROSS),
                MARGIN + (CARD_HEIGHT + BETWEEN) * (card // ACROSS),
            ),
        )
        for card in range(len(braverats_cards.CARD_KEYS))
    ]
    told = ", ".join(named(card, lang) for card in range(len(braverats_cards.CARD_KEYS)))
    return page(lang, width, height, told, drawn)


def rounds(lang: str) -> str:
    """Two cards at a time, with a crown over the one that takes the round, or an hourglass."""
    pitch = 2 * CARD + BETWEEN + APART
    row = SIGN + CARD_HEIGHT + BETWEEN
    width = 2 * MARGIN + IN_A_ROW * pitch - APART
    height = MARGIN + row * (len(ROUNDS) // IN_A_ROW) + BETWEEN
    drawn = [
        group(
            met(mine, theirs, lang),
            at=(MARGIN + pitch * (place % IN_A_ROW), MARGIN + row * (place // IN_A_ROW)),
        )
        for place, (mine, theirs) in enumerate(ROUNDS)
    ]
    told = ", ".join(f"{named(mine, lang)} – {named(theirs, lang)}" for mine, theirs in ROUNDS)
    return page(lang, width, height, told, drawn)


def met(mine: int, theirs: int, lang: str) -> Markup:
    result = judge(mine, theirs, 0, 0)
    right = CARD + BETWEEN
    middle = (2 * CARD + BETWEEN) / 2
    if result == braverats_cards.HOLD:
        sign = group(emblem("hourglass"), at=(middle, SIGN / 2), scale=0.8)
    else:
        # A Princess takes the whole game, and wears the crown like any other card.
        winner = (
            result - braverats_cards.PRINCESS_WINS
            if result >= braverats_cards.PRINCESS_WINS
            else result
        )
        sign = group(crown(), at=(CARD / 2 + right * winner, SIGN / 2))
    return joined(
        (
            sign,
            group(shown(mine, 0, lang), at=(0, SIGN)),
            group(shown(theirs, 1, lang), at=(right, SIGN)),
        )
    )


def table(lang: str) -> str:
    """A table as Yarg sees it while its Spy looks."""
    state = reino.load("braverats").start()
    for mine, theirs in PLAYED:
        state = state.play({0: mine, 1: theirs})
    return state.play(1, SHOWN).svg(0, lang=lang)


def shown(card: int, seat: int, lang: str) -> Markup:
    say, key = catalogue(lang, LOCALE), braverats_cards.CARD_KEYS[card]
    return face(
        key,
        seat,
        corner=mark(key),
        name=named(card, lang),
        short=say("braverats-power-short", card=key),
        power=say("braverats-power", card=key),
    )


def named(card: int, lang: str) -> str:
    return catalogue(lang, LOCALE)("braverats-card", card=braverats_cards.CARD_KEYS[card])


def page(lang: str, width: int, height: int, told: str, drawn: Sequence[Markup]) -> str:
    ground = rect(0, 0, width, height, rx=10, fill=OLD_PARCHMENT)
    title = catalogue(lang, LOCALE)("braverats")
    return document(lang, (width, height), title, told, ground, *drawn)


PICTURES: Mapping[str, Callable[[str], str]] = {"cards": cards, "rounds": rounds, "table": table}
