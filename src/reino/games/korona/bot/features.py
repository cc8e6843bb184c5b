"""The features of a kingdom: counts that make it promising."""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.korona.bot.weights import HOLDS, KINGDOM
from reino.games.korona.rules import cards, piles
from reino.games.korona.rules.zone import colour_count, score

POINTS = KINGDOM.index("points")
TO_MOVE = KINGDOM.index("to_move")
FIRST_MONARCH = KINGDOM.index("first_monarch")
PAIR = KINGDOM.index("pair")
GUARDED = KINGDOM.index("guarded_pair")
WITH_HEALER = KINGDOM.index("healer")
COLOURS_SEEN = KINGDOM.index("colours")
COLOURS_WITH_HEALER = KINGDOM.index("colours_with_healer")
FIELDS = KINGDOM.index("fields")
TOWERS = KINGDOM.index("towers")
STABLES = KINGDOM.index("stables")
GOOD, ROOM = 1, 2  # behind fields, towers, stables
LONE_KNIGHTS = KINGDOM.index("lone_knights")
LONE_ARCHERS = KINGDOM.index("lone_archers")
LONE_PEASANTS = KINGDOM.index("lone_peasants")
VILLAINS = KINGDOM.index("villains")
JESTERS = KINGDOM.index("jesters")
EXPOSED = KINGDOM.index("points_in_open_piles")
HEALER_LACKS = KINGDOM.index("healer_combo_lacks_1") - 1  # + 1 or 2
MILITARY_LACKS = KINGDOM.index("military_combo_lacks_1") - 1
PRODUCTION_LACKS = KINGDOM.index("production_combo_lacks_1") - 1
HAND = KINGDOM.index("hand")
EMPTY_HAND = KINGDOM.index("empty_hand")
POINTS_IN_HAND = KINGDOM.index("points_in_hand")
COLOURS_WITH_HAND = KINGDOM.index("colours_with_hand")
HEALER_IN_HAND = KINGDOM.index("healer_combo_in_hand")  # + 0, 1 or 2 that it lacks
PRODUCTION_IN_HAND = KINGDOM.index("production_combo_in_hand")

# For each pile: the feature it counts for (-1: none), whether it is a good one of it, its room.
COUNTS_AS = np.full(len(piles.PILES), -1, np.int64)
IS_GOOD = np.zeros(len(piles.PILES), np.int64)
ROOM_ON = np.zeros(len(piles.PILES), np.int64)
VILLAINS_IN = np.array([pile.count(cards.VILLAIN) for pile in piles.PILES], np.int64)
JESTERS_IN = np.array([pile.count(cards.JESTER) for pile in piles.PILES], np.int64)
for _number, _pile in enumerate(piles.PILES):
    _kind = {cards.FIELD: FIELDS, cards.TOWER: TOWERS, cards.STABLE: STABLES}.get(_pile[0], -1)
    if _kind != -1:
        COUNTS_AS[_number] = _kind
        _good = {FIELDS: piles.TILLED, TOWERS: piles.MANNED, STABLES: piles.KNIGHTED}[_kind]
        IS_GOOD[_number] = (int(_good[_number // piles.WORD]) >> (_number % piles.WORD)) & 1
        ROOM_ON[_number] = piles.KINDS[_pile[0]][1] - len(_pile)
    elif _pile in ((cards.KNIGHT,), (cards.ARCHER,), (cards.PEASANT,)):
        _lone = {
            cards.KNIGHT: LONE_KNIGHTS,
            cards.ARCHER: LONE_ARCHERS,
            cards.PEASANT: LONE_PEASANTS,
        }
        COUNTS_AS[_number] = _lone[_pile[0]]
SINGLE_KINDS = LONE_KNIGHTS  # features from this one on have neither good ones nor room


@kernel(inline=False)
def describe_kingdom(s, seat, work, at):
    """Write the features of a seat into `work`, from `at` on."""
    for i in range(len(KINGDOM)):
        work[at + i] = 0.0
    colours = 0
    for word in range(piles.WORDS):
        bits = s.present[seat, word]
        while bits != 0:
            low = lowest(bits)
            bits &= bits - 1
            pile = word * piles.WORD + low
            n = np.int64(s.zone[seat, pile])
            colours |= piles.COLOURS_IN[pile]
            work[at + VILLAINS] += n * VILLAINS_IN[pile]
            work[at + JESTERS] += n * JESTERS_IN[pile]
            if not (piles.FULL[word] >> low) & 1:
                work[at + EXPOSED] += n * piles.PILE_POINTS[pile]
            feature = COUNTS_AS[pile]
            if feature != -1:
                work[at + feature] += n
                if feature < SINGLE_KINDS:
                    work[at + feature + GOOD] += n * IS_GOOD[pile]
                    work[at + feature + ROOM] += n * ROOM_ON[pile]
            elif pile == piles.LONE_MONARCH:
                work[at + FIRST_MONARCH] = 1.0
            elif (piles.PAIRS[word] >> low) & 1:
                work[at + PAIR] = 1.0
            elif piles.BASE[pile] == cards.HEALER:
                work[at + WITH_HEALER] = 1.0

    work[at + POINTS] = score(s, seat)
    seen = colour_count(colours)
    healer = work[at + WITH_HEALER]
    pair = work[at + PAIR]
    knighted = min(work[at + STABLES + GOOD], 1.0)
    manned = min(work[at + TOWERS + GOOD], 2.0)
    tilled = min(work[at + FIELDS + GOOD], 4.0)
    work[at + COLOURS_SEEN] = seen
    work[at + COLOURS_WITH_HEALER] = seen * healer
    if knighted > 0.0 and manned > 0.0:
        work[at + GUARDED] = pair
    count_lacks(work, at + HEALER_LACKS, 12.0 - pair - healer - seen)
    count_lacks(work, at + MILITARY_LACKS, 4.0 - pair - knighted - manned)
    count_lacks(work, at + PRODUCTION_LACKS, 5.0 - pair - tilled)

    if s.active == seat:
        work[at + TO_MOVE] = 1.0
    work[at + HAND] = s.hand_size[seat]
    if s.hand_size[seat] == 0:
        work[at + EMPTY_HAND] = 1.0
    for card in range(cards.CARDS):
        work[at + HOLDS + card] = s.hand[seat, card]
    describe_prospects(s, seat, colours, work, at)


@kernel(inline=False)
def describe_prospects(s, seat, colours, work, at):
    """The features of the zone after the whole hand is played, had it all the actions it needs."""
    hand = s.hand[seat]
    for card in range(cards.COLOURS):
        if hand[card] > 0:
            colours |= 1 << card
    seen = colour_count(colours)
    work[at + COLOURS_WITH_HAND] = seen

    # Each card where it brings most. A jester is a monarch first, then a knight.
    monarchs = work[at + FIRST_MONARCH] + 2.0 * work[at + PAIR] + hand[cards.MONARCH]
    jesters = np.float64(hand[cards.JESTER])
    crowned = 1.0 if monarchs == 1.0 and jesters > 0.0 else 0.0
    jesters -= crowned
    pair = 1.0 if monarchs >= 2.0 or crowned > 0.0 else 0.0
    fields = work[at + FIELDS] + hand[cards.FIELD]
    riding = min(hand[cards.KNIGHT] + jesters, work[at + STABLES + ROOM] + 2.0 * hand[cards.STABLE])
    shooting = min(hand[cards.ARCHER] * 1.0, work[at + TOWERS + ROOM] + 3.0 * hand[cards.TOWER])
    points = cards.MONARCH_POINTS * (min(hand[cards.MONARCH] * 1.0, 2.0) + crowned)
    points += (
        cards.STABLE_POINTS * hand[cards.STABLE]
        + cards.TOWER_POINTS * hand[cards.TOWER]
        + hand[cards.PEASANT]
    )
    points += (
        cards.KNIGHT_POINTS * riding
        + cards.ARCHER_POINTS * shooting
        + hand[cards.ARCHER]
        - shooting
    )
    if hand[cards.FIELD] > 0:
        points += cards.FIELD_POINTS * (
            hand[cards.FIELD] - (1.0 if work[at + FIELDS] == 0.0 else 0.0)
        )
    work[at + POINTS_IN_HAND] = points

    healer = max(work[at + WITH_HEALER], 1.0 if hand[cards.HEALER] > 0 else 0.0)
    lacks = 12.0 - pair - healer - seen
    if lacks <= 2.0:
        work[at + HEALER_IN_HAND + np.int64(lacks)] = 1.0
    tilled = work[at + FIELDS + GOOD]
    tilled = min(4.0, tilled + min(fields - tilled, hand[cards.PEASANT] + jesters))
    lacks = 5.0 - pair - tilled
    if lacks <= 2.0:
        work[at + PRODUCTION_IN_HAND + np.int64(lacks)] = 1.0


@kernel
def count_lacks(work, feature, lacks):
    """Whether a combo lacks just one thing, or two."""
    if lacks == 1.0:
        work[feature + 1] = 1.0
    elif lacks == 2.0:
        work[feature + 2] = 1.0
