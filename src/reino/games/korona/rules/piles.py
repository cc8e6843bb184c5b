"""Every pile there can be, worked out once: its cards, its worth, the piles it becomes.

A pile is an ordered list of cards, bottom to top. There are few enough different ones to number
them, so a zone is how many it has of each, and two zones with the same piles are the same bytes:

    0..3    singles: knight, archer, peasant, villain
    4..8    piles of one card: monarch, healer, stable, tower, field
    9..102  larger piles: their base, then its people, jesters and villains in any order

A set of piles is two words of 52 bits.
"""

from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from reino.core.kernel.bits import MOST_BITS
from reino.games.korona.rules import cards

Pile = tuple[int, ...]

NO_PILE: Final = -1
WORD: Final = MOST_BITS  # piles of a word of a set
WORDS: Final = 2

SINGLES: Final = (cards.KNIGHT, cards.ARCHER, cards.PEASANT, cards.VILLAIN)
# Base: the people who may lie on it, how many cards make it full, the worth of each of them.
KINDS: Final = {
    cards.MONARCH: (cards.MONARCH, 2, cards.MONARCH_POINTS),
    cards.HEALER: (cards.HEALER, 2, cards.SECOND_HEALER_POINTS),
    cards.STABLE: (cards.KNIGHT, 3, cards.KNIGHT_POINTS),
    cards.TOWER: (cards.ARCHER, 4, cards.ARCHER_POINTS),
    cards.FIELD: (cards.PEASANT, 4, cards.PEASANT_POINTS),
}
SECOND_HEALER: Final = "second-healer"  # the only rule that is not called after its card
# Fields and healers depend on the rest of the zone: `zone.score` adds those points.
BASE_POINTS: Final = {
    cards.MONARCH: cards.MONARCH_POINTS,
    cards.STABLE: cards.STABLE_POINTS,
    cards.TOWER: cards.TOWER_POINTS,
}


def _all_piles() -> tuple[Pile, ...]:
    larger = [
        (base, *upon)
        for base, (people, full, _) in KINDS.items()
        for size in range(1, full)
        for upon in product((people, cards.JESTER, cards.VILLAIN), repeat=size)
        if upon.count(cards.VILLAIN) <= cards.COPIES[cards.VILLAIN]
    ]
    return (*((card,) for card in SINGLES), *((base,) for base in KINDS), *larger)


PILES: Final = _all_piles()
NUMBER: Final = {pile: number for number, pile in enumerate(PILES)}
SINGLES_AND_BASES: Final = len(SINGLES) + len(KINDS)  # the piles of one card come first


def is_single(pile: Pile) -> bool:
    return len(pile) == 1 and pile[0] in SINGLES


def is_full(pile: Pile) -> bool:
    return not is_single(pile) and len(pile) == KINDS[pile[0]][1]


def points(pile: Pile) -> dict[str, int]:
    """The worth of a pile by itself, by rule. Rules are called after their cards, and villains have
    their own wherever they lie."""
    base, upon = pile[0], pile[1:]
    betrayal = cards.VILLAIN_POINTS * pile.count(cards.VILLAIN)
    by_rule = {cards.CARD_KEYS[cards.VILLAIN]: betrayal} if betrayal else {}
    if is_single(pile):
        return by_rule or {cards.CARD_KEYS[base]: cards.LONE_POINTS}
    loyal = KINDS[base][2] * (len(upon) - upon.count(cards.VILLAIN))
    if base == cards.HEALER:
        return {cards.CARD_KEYS[base]: 0, **({SECOND_HEALER: loyal} if loyal else {}), **by_rule}
    return {cards.CARD_KEYS[base]: BASE_POINTS.get(base, 0) + loyal, **by_rule}


def peasants(pile: Pile) -> int:
    """Peasants in a pile, jesters in that role among them."""
    if pile[0] == cards.FIELD:
        return sum(card in (cards.PEASANT, cards.JESTER) for card in pile)
    return int(pile == (cards.PEASANT,))


def under_jester(pile: Pile) -> Pile | None:
    """The pile that is left when a jester is drawn from under other cards, where that makes a
    difference to lifting the top card."""
    inner = [at for at in range(len(pile) - 1) if pile[at] == cards.JESTER]
    if not inner:
        return None
    left = (*pile[: inner[-1]], *pile[inner[-1] + 1 :])
    return None if pile[-1] == cards.JESTER and left == pile[:-1] else left


def _onto() -> NDArray[np.int64]:
    """ONTO[card, pile]: the pile that comes of laying a card on top of a pile."""
    table = np.full((cards.COLOURS, len(PILES)), NO_PILE, np.int64)
    for number, pile in enumerate(PILES):
        if not is_single(pile) and not is_full(pile):
            for card in (KINDS[pile[0]][0], cards.JESTER, cards.VILLAIN):
                table[card, number] = NUMBER.get((*pile, card), NO_PILE)
    return table


def _numbers(pairs: dict[int, int], length: int) -> NDArray[np.int64]:
    table = np.full(length, NO_PILE, np.int64)
    for key, number in pairs.items():
        table[key] = number
    return table


def _set(members: list[bool]) -> NDArray[np.int64]:
    """A set of piles as bits."""
    words = np.zeros(WORDS, np.int64)
    for number, member in enumerate(members):
        if member:
            words[number // WORD] |= 1 << (number % WORD)
    return words


def _places() -> tuple[tuple[int, int], ...]:
    """Every way to place a card: alone (NO_PILE) or on a pile, by card and then by pile."""
    return tuple(
        (card, on)
        for card in range(cards.COLOURS)
        for on in (NO_PILE, *range(len(PILES)))
        if (ALONE[card] if on == NO_PILE else ONTO[card, on]) != NO_PILE
    )


def _place_numbers() -> NDArray[np.int64]:
    """PLACE_NUMBER[card, pile]: which place that is; the last column is for lying alone."""
    table = np.full((cards.COLOURS, len(PILES) + 1), NO_PILE, np.int64)
    for number, (card, on) in enumerate(PLACES):
        table[card, on] = number
    return table


# All of 64 bits: plain Python keeps the type of a table in sums and shifts, and must not overflow.
ONTO: Final = _onto()
ALONE: Final = _numbers({p[0]: n for n, p in enumerate(PILES) if len(p) == 1}, cards.COLOURS)
BIT: Final = np.array([1 << (number % WORD) for number in range(len(PILES))], np.int64)
TOP_CARD: Final = np.array([pile[-1] for pile in PILES], np.int64)
LEFT: Final = _numbers({n: NUMBER[p[:-1]] for n, p in enumerate(PILES) if len(p) > 1}, len(PILES))
PILE_SIZE: Final = np.array([len(pile) for pile in PILES], np.int64)
BASE: Final = np.array([pile[0] for pile in PILES], np.int64)
POINTS_BY_RULE: Final = tuple(points(pile) for pile in PILES)
PILE_POINTS: Final = np.array([sum(by_rule.values()) for by_rule in POINTS_BY_RULE], np.int64)
PEASANTS_IN: Final = np.array([peasants(pile) for pile in PILES], np.int64)
COLOURS_IN: Final = np.array([sum(1 << card for card in {*pile}) for pile in PILES], np.int64)

PLACES: Final = _places()
PLACE_NUMBER: Final = _place_numbers()
PLACE_CARD: Final = np.array([card for card, _ in PLACES], np.int64)
PLACE_ON: Final = np.array([on for _, on in PLACES], np.int64)

# Piles with a jester under other cards, and the pile that is left when it goes.
INNER_PILES: Final = tuple(n for n, pile in enumerate(PILES) if under_jester(pile) is not None)
INNER_NUMBER: Final = _numbers({n: i for i, n in enumerate(INNER_PILES)}, len(PILES))
INNER_PILE: Final = np.array(INNER_PILES, np.int64)
INNER_LEFT: Final = np.array([NUMBER[under_jester(PILES[n]) or ()] for n in INNER_PILES], np.int64)

PAIR: Final = NUMBER[cards.MONARCH, cards.MONARCH]
PAIR_WITH_JESTER: Final = NUMBER[cards.MONARCH, cards.JESTER]
LONE_MONARCH: Final = NUMBER[(cards.MONARCH,)]

# Sets of piles.
TAKES: Final = np.array([_set((ONTO[card] != NO_PILE).tolist()) for card in range(cards.COLOURS)])
FULL: Final = _set([is_full(pile) for pile in PILES])
NOT_FULL: Final = _set([not is_full(pile) for pile in PILES])
MONARCHS: Final = _set([pile[0] == cards.MONARCH for pile in PILES])
HEALERS: Final = _set([pile[0] == cards.HEALER for pile in PILES])
FIELDS: Final = _set([pile[0] == cards.FIELD for pile in PILES])
VILLAIN_ON_TOP: Final = _set([pile[-1] == cards.VILLAIN for pile in PILES])
# Where a jester goes but to a monarch.
JESTER_PLACES: Final = TAKES[cards.JESTER] & ~MONARCHS
PAIRS: Final = _set([number in (PAIR, PAIR_WITH_JESTER) for number in range(len(PILES))])
# Piles that guard monarchs and make combos: no villain in them.
KNIGHTED: Final = _set(
    [is_full(p) and p[0] == cards.STABLE and cards.VILLAIN not in p for p in PILES]
)
MANNED: Final = _set([is_full(p) and p[0] == cards.TOWER and cards.VILLAIN not in p for p in PILES])
TILLED: Final = _set(
    [p[0] == cards.FIELD and peasants(p) > 0 and cards.VILLAIN not in p for p in PILES]
)
