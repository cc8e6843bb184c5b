"""Cards and their pips, by brute force: a payment is a set, and all sets are tried.

A card is a word of its rank and the first letter of its suit: "7s", "10h", "Ac", "Kd"; the jokers
are "red" and "black". A card that counts is a pair of the card and its pips at that moment.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

SUITS = "cshd"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKERS = ("red", "black")
SUITED = [rank + suit for suit in SUITS for rank in RANKS]
INDEX = {card: index for index, card in enumerate([*SUITED, *JOKERS])}
PATRIARCHAL = {"J": 11, "Q": 12, "K": 13}

Counted = tuple[str, int]
Laid = tuple[Counted, ...]  # from the greatest down: the order in which cards are laid
Cards = tuple[str, ...]
Rules = Mapping[str, bool | str]


def suit(card: str) -> str:
    """The letter of a card's suit; a joker has none."""
    return "" if card in JOKERS else card[-1]


def is_ace(card: str) -> bool:
    return card[0] == "A"


def is_royal(card: str) -> bool:
    return card[0] in "JQK"


def is_public(card: str) -> bool:
    """Whether the holder of a card is public."""
    return is_royal(card) or card in JOKERS


class Values(NamedTuple):
    """The pips of cards by the options, and whether the next ace spent would be one's first."""

    ambivalent: bool
    capital: bool
    patriarchal: bool
    first_ace: bool = False

    @property
    def high(self) -> int:
        return 14 if self.patriarchal else 11

    def worths(self, card: str) -> tuple[int, ...]:
        """The pips a card may count when shown, or spent after the first ace."""
        if card in JOKERS:
            return (0,)
        rank = card[:-1]
        if rank in PATRIARCHAL:
            return (PATRIARCHAL[rank] if self.patriarchal else 10,)
        if rank != "A":
            return (int(rank),)
        if self.ambivalent:
            return (1, self.high)
        if self.patriarchal and not self.capital:
            return (14,)
        return (1,)


def shown_values(rules: Rules) -> Values:
    keys = ("ambivalent_aces", "capital_aces", "patriarchal_values")
    return Values(*(bool(rules[key]) for key in keys))


def spent_values(rules: Rules, capital: str | None) -> Values:
    """With the ace that lies before the seat, if one does."""
    values = shown_values(rules)
    return values._replace(first_ace=values.capital and capital is None)


def order(counted: Counted) -> tuple[int, int]:
    card, pips = counted
    return pips, INDEX[card]


def sum_of(counted: Iterable[Counted]) -> int:
    return sum(pips for _, pips in counted)


def in_order(cards: Iterable[str]) -> Cards:
    return tuple(sorted(cards, key=INDEX.__getitem__))


@cache
def ways_to_count(cards: Cards, values: Values) -> tuple[Laid, ...]:
    """Every way in which these cards may count together."""
    aces = [card for card in cards if is_ace(card)]
    if aces and values.first_ace and not values.ambivalent:
        together = [
            [(card, values.high if card == first else values.worths(card)[0]) for card in cards]
            for first in aces
        ]
    else:
        choices = product(*(values.worths(card) for card in cards))
        together = [list(zip(cards, pips, strict=True)) for pips in choices]
    laid = [tuple(sorted(counted, key=order, reverse=True)) for counted in together]
    if values.first_ace and values.ambivalent:
        return tuple(other for each in laid for other in with_any_first_ace(each))
    return tuple(laid)


def with_any_first_ace(laid: Laid) -> list[Laid]:
    """The first ace lies before its owner, who chooses among those that count the same."""
    pips = max((pips for card, pips in laid if is_ace(card)), default=0)
    equal = [counted for counted in laid if is_ace(counted[0]) and counted[1] == pips]
    if not equal:
        return [laid]
    start = laid.index(equal[0])
    return [
        (*laid[:start], first, *(other for other in laid[start:] if other != first))
        for first in equal
    ]


def subsets(cards: Cards, values: Values) -> Iterator[Laid]:
    """Every set of one or more of these cards, in every way it may count."""
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            yield from ways_to_count(chosen, values)


@cache
def best(cards: Cards, values: Values) -> int:
    """The most pips of these cards."""
    return max(map(sum_of, ways_to_count(cards, values)), default=0)


@cache
def minimal_sets(cards: Cards, price: int, values: Values) -> tuple[Laid, ...]:
    """All sets whose pips reach a price and none of whose cards could be left out."""
    return tuple(
        laid
        for laid in subsets(cards, values)
        if sum_of(laid) >= price and all(sum_of(laid) - pips < price for _, pips in laid)
    )


@cache
def greater_sets(cards: Cards, least: int, values: Values) -> tuple[Laid, ...]:
    """All sets whose pips are more than this: the cards that may be thrown into a fight."""
    return tuple(laid for laid in subsets(cards, values) if sum_of(laid) > least)
