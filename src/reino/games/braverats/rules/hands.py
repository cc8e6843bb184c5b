"""Sets of cards, packed: two bits a rank, for no rank exists more than twice.

    ...  Mime  Prince General Wizard ... Princess Musician
    ...  00    01     01      10     ... 00       01     = Prince, General, two Wizards, Musician

Putting two sets together is `+`, taking a subset out is `-`.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.rng import below
from reino.games.braverats.rules.cards import CARDS, CLANS

EMPTY = 0
# The cards of a clan as a set, and how many they are, by the index of the value of `mime`.
CLAN = np.array([sum(1 << 2 * card for card in clan) for clan in CLANS.values()], np.int32)
CLAN_SIZE = np.array([len(clan) for clan in CLANS.values()], np.int64)
SIZE_OF_MASK = np.array([mask.bit_count() for mask in range(1 << CARDS)], np.int8)
RANKS_OF_MASK = np.array(
    [
        ([rank for rank in range(CARDS) if mask >> rank & 1] + [0] * CARDS)[:CARDS]
        for mask in range(1 << CARDS)
    ],
    np.uint16,
)


@kernel
def one(card):
    return np.int32(1) << np.int32(2 * card)


@kernel
def count(cards, card):
    return (cards >> np.int32(2 * card)) & 3


@kernel
def ranks(cards):
    """Bit mask of the ranks present: the pairs of bits drawn together."""
    x = (cards | (cards >> 1)) & 0x15555
    x = (x | (x >> 1)) & 0x13333
    x = (x | (x >> 2)) & 0x10F0F
    x = (x | (x >> 4)) & 0x100FF
    return (x | (x >> 8)) & 0x1FF


@kernel
def list_ranks(cards, first_id, out):
    """Write first_id + rank for each rank present, ascending; return how many."""
    mask = ranks(cards)
    for i in range(CARDS):
        out[i] = first_id + RANKS_OF_MASK[mask, i]
    return SIZE_OF_MASK[mask]


@kernel
def any_rank(cards, rng):
    """One of the ranks present at random, each as likely. There must be one."""
    mask = ranks(cards)
    return RANKS_OF_MASK[mask, below(rng, SIZE_OF_MASK[mask])]


@kernel
def list_weighted(cards, outcomes, weights):
    """Write the ranks present and how often each is there; return how many."""
    n = list_ranks(cards, 0, outcomes)
    for i in range(n):
        weights[i] = count(cards, outcomes[i])
    return n


@kernel
def any_card(cards, rng):
    """A card of these at random. There must be one."""
    total = 0
    for card in range(CARDS):
        total += count(cards, card)
    rest = below(rng, total)
    for card in range(CARDS):
        rest -= count(cards, card)
        if rest < 0:
            return card
    return 0


@kernel
def any_cards(cards, n, rng):
    """n cards of these at random, as a set."""
    drawn = np.int32(0)
    for _ in range(n):
        card = one(any_card(cards - drawn, rng))
        drawn += card
    return drawn
