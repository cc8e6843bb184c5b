"""Numbers on cards, in options and in the short rules of the terminal are those of the rules.

In both languages. Counts of one are left out: in Spanish they are written as articles.
"""

import pytest

from lessons.stated import numbers_in
from reino.core.catalogue import LANGUAGES, catalogue_with
from reino.games.braverats.rules import cards as braverats_cards
from reino.games.jackrabbits.rules import cards as jackrabbits_cards
from reino.games.korona.rules import actions as turn
from reino.games.korona.rules import cards as korona
from reino.games.korona.rules.piles import KINDS
from reino.games.sparta.rules.reasons import CALM_TURNS, TIMES_REPEATED
from reino.games.sparta.rules.squares import HERO_STEPS, WARRIOR_STEPS

pytestmark = pytest.mark.plain

HEALER = [int(points) for points in korona.HEALER_POINTS]
PEOPLE = {base: size - 1 for base, (_, size, _) in KINDS.items()}

# What a card says of itself: at length, on its face, and in a corner.
ABOUT = {
    "monarch": [korona.MONARCH_POINTS, 2, 1],
    "stable": [korona.STABLE_POINTS, PEOPLE[korona.STABLE]],
    "knight": [korona.KNIGHT_POINTS, korona.LONE_POINTS],
    "tower": [korona.TOWER_POINTS, PEOPLE[korona.TOWER]],
    "archer": [korona.ARCHER_POINTS, korona.LONE_POINTS],
    "field": [korona.FIELD_POINTS, 1, PEOPLE[korona.FIELD]],
    "peasant": [korona.PEASANT_POINTS, turn.REVOLT_PEASANTS],
    "healer": [
        HEALER[8],
        8,
        HEALER[9],
        9,
        HEALER[10],
        10,
        HEALER[0],
        2,
        korona.SECOND_HEALER_POINTS,
    ],
    "villain": [abs(korona.VILLAIN_POINTS)],
    "draw-again": [2],
    "tactical-swap": [2],
    "sneak-attack": [2],
    "revolt": [turn.REVOLT_PEASANTS],
}
FACE = {
    **{card: ABOUT[card][:1] for card in ("monarch", "stable", "tower", "peasant", "villain")},
    "knight": ABOUT["knight"],
    "archer": ABOUT["archer"],
    "field": [0, korona.FIELD_POINTS],
    "healer": sorted({*HEALER}),
    "draw-again": [2],
    "tactical-swap": [2],
    "sneak-attack": [2],
}
CORNER = {card: FACE[card] for card in FACE if korona.CARD_KEYS.index(card) < korona.COLOURS}
CORNER["healer"] = [min(HEALER), max(HEALER)]

SHORT_RULES = {
    "cli-korona-rule-goal": [],
    "cli-korona-rule-take": [2, 5, 2],
    "cli-korona-rule-act": [2, turn.ACTIONS_A_TURN, turn.HAND_LIMIT],
    "cli-korona-rule-piles": [],
    "cli-korona-rule-shields": [],
    "cli-korona-rule-combos": [2, korona.BEST_HEALER, 2, 4],
    "cli-sparta-rule-goal": [],
    "cli-sparta-rule-move": [WARRIOR_STEPS, HERO_STEPS],
    "cli-sparta-rule-own": [],
    "cli-sparta-rule-enemy": [],
    "cli-sparta-rule-enemy-warriors": [],
    "cli-sparta-rule-trap": [2],
    "cli-sparta-rule-draw": [TIMES_REPEATED, CALM_TURNS],
    "jackrabbits-screen-rule-goal": [jackrabbits_cards.MOST_ROYALS],
    "jackrabbits-screen-rule-lottery": [],
    "jackrabbits-screen-rule-journey": [],
    "jackrabbits-screen-rule-royal": [jackrabbits_cards.ROYAL_PRICE, 7, 7, 7, 7],
    "jackrabbits-screen-rule-increment": [7],
    "jackrabbits-screen-rule-roads": [],
    "jackrabbits-screen-rule-exile": [],
    "jackrabbits-screen-rule-clubs": [],
    "jackrabbits-screen-rule-spades": [],
    "jackrabbits-screen-rule-hearts": [jackrabbits_cards.HEARTS_SHOWN],
    "jackrabbits-screen-rule-diamonds": [],
    "jackrabbits-option-ambivalent_aces-text": [int(high) for high in jackrabbits_cards.ACE_HIGH],
    "jackrabbits-option-patriarchal_values-text": [
        int(jackrabbits_cards.PIPS[1, rank])
        for rank in (
            jackrabbits_cards.JACK,
            jackrabbits_cards.QUEEN,
            jackrabbits_cards.KING,
            jackrabbits_cards.ACE,
        )
    ],
    "jackrabbits-option-overtaxed_hands-text": [
        jackrabbits_cards.TAXED_LIMIT,
        jackrabbits_cards.HAND_LIMIT,
    ],
    "braverats-option-lucky_draw-text": [braverats_cards.LUCKY_HAND],
    "braverats-option-draft-text": [braverats_cards.PACKET_SIZE],
    "braverats-option-emperor-text": [
        braverats_cards.MATCH_WINS,
        braverats_cards.MATCH_GAMES,
    ],
    **{
        f"braverats-option-mime-{value}": [len(clan)]
        for value, clan in braverats_cards.CLANS.items()
    },
}
OF_THE_GAME: dict[str, str | int] = {
    **dict.fromkeys(("limit", "ace", "high", "jack", "queen", "king"), 7),
    **{"aces": "one", "surplus": "no", "ending": "any"},
}


def stated(key: str, lang: str, **facts: str | int) -> list[int | str]:
    say = catalogue_with(key, lang)
    assert say is not None
    text = say(key, **facts)
    return [number for number in numbers_in(text, lang) if number != 1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "numbers"),
    [("korona-about", ABOUT), ("korona-picture-worth", FACE), ("web-korona-worth", CORNER)],
)
def test_a_card_of_korona_states_what_it_scores(
    key: str, numbers: dict[str, list[int]], lang: str
) -> None:
    cards = korona.CARD_KEYS[: korona.COLOURS] if numbers is CORNER else korona.CARD_KEYS
    told = {card: stated(key, lang, card=card) for card in cards}
    assert told == {card: [n for n in numbers.get(card, ()) if n != 1] for card in cards}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", SHORT_RULES)
def test_the_short_rules_state_the_numbers_of_the_rules(key: str, lang: str) -> None:
    assert stated(key, lang, **OF_THE_GAME) == SHORT_RULES[key]
