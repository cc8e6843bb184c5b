"""What makes a rabbit's prospects, counted: above all the turns until it may have won.

The estimate goes for one royal after another, always the one that is to be had soonest, and then
home. A royal is to be had when the rabbit is there and can pay: walking and collecting go on at
the same time.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.bot.weights import (
    FEATURES,
    LACKS,
    PURSE,
    REST,
    RUNNER,
    TURNS_FROM,
    TURNS_TO,
)
from reino.games.jackrabbits.rules.cards import (
    CLUBS,
    HEARTS,
    HEARTS_SHOWN,
    JACK,
    MOST_ROYALS,
    RANKS,
    ROYAL_PRICE,
    ROYALS,
    SPADES,
    SUIT_CARDS,
    SUITS,
)
from reino.games.jackrabbits.rules.options import DIVERSE, DIVERSE_MONARCHIC, MONARCHIC, SIMPLE
from reino.games.jackrabbits.rules.reach import OFF, PLACES, UNDER
from reino.games.jackrabbits.rules.tiles import (
    CITADEL,
    EXILE,
    HEXES,
    RANKS_OF_ROYALS,
    RESIDENCES,
    UNDERGROUND,
)
from reino.games.jackrabbits.rules.tolls import FIRST_CARD, best_shown, count, reach

TURNS = RUNNER.index("turns")
LOG_TURNS = RUNNER.index("log_turns")
CLOSE = RUNNER.index("close")
ONE_ROYAL = RUNNER.index("one_royal")
IDLE_ROYALS = RUNNER.index("idle_royals")
IN_EXILE = RUNNER.index("exile")
IS_UNDER = RUNNER.index("underground")
CARDS = RUNNER.index("cards")
PIPS = RUNNER.index("pips")
BEST_PIPS = RUNNER.index("best_pips")
AFFORDABLE = RUNNER.index("affordable")
RED_JOKER = RUNNER.index("red_joker")
HAS_SPADES = RUNNER.index("spades")
HAS_HEARTS = RUNNER.index("hearts")
BEST_CLUB = RUNNER.index("best_club")
TO_MOVE = RUNNER.index("to_move")
TO_MOVE_CLOSE = RUNNER.index("to_move_close")
IN_DANGER = RUNNER.index("in_danger")
ROYALS_IN_DANGER = RUNNER.index("royals_in_danger")
IN_ADVANTAGE = RUNNER.index("in_advantage")
HAS_PALACE = RUNNER.index("palace")

PER_PIP = 0.6  # turns it takes to find a pip of a certain suit
LONGER = 0.15  # of the shorter of walking and collecting: they do not quite go on at once
OVERPAID = 2.0  # pips, on average
TOO_MANY = 6.0  # turns it takes to get rid of royals that are of no use
NEVER = 30.0
A_TURN = 10.0  # features are kept about as great as 1
A_PURSE = 10.0
CLOSE_TURNS = 2.0


@kernel(inline=False)
def usable(ending, royals):
    """How many of these royals the ending has use for, together."""
    n = count(royals)
    if ending == SIMPLE or n == 0:
        return min(n, MOST_ROYALS)
    suits = 0
    ranks = 0
    most_of_one = 0
    for suit in range(SUITS):
        here = (royals >> (suit * RANKS + JACK)) & 0b111
        if here != 0:
            suits += 1
            ranks |= here
            most_of_one = max(most_of_one, count(here))
    of_ranks = count(np.int64(ranks))
    if ending == DIVERSE:
        return min(suits, MOST_ROYALS)
    if ending == MONARCHIC:
        return of_ranks
    if ending == DIVERSE_MONARCHIC:
        return matched(royals)
    return most_of_one


@kernel(inline=False)
def matched(royals):
    """The most royals of different ranks and different suits: a small matching, by trying all."""
    best = 0
    for jack in range(-1, SUITS):
        has_jack = jack >= 0 and (royals >> (jack * RANKS + JACK)) & 1
        for queen in range(-1, SUITS):
            has_queen = queen >= 0 and queen != jack and (royals >> (queen * RANKS + JACK + 1)) & 1
            for king in range(-1, SUITS):
                has_king = king >= 0 and king != jack and king != queen
                has_king = has_king and (royals >> (king * RANKS + JACK + 2)) & 1
                found = 0
                if has_jack:
                    found += 1
                if has_queen:
                    found += 1
                if has_king:
                    found += 1
                best = max(best, found)
    return best


@kernel
def royal_of(tile):
    index = tile - RESIDENCES
    return (index // RANKS_OF_ROYALS) * RANKS + JACK + index % RANKS_OF_ROYALS


@kernel
def suit_pips(s, seat, suit):
    """The most that number cards of a suit can pay."""
    return reach(s, seat, s.hand[seat] & SUIT_CARDS[suit] & ~ROYALS, FIRST_CARD, True)


@kernel
def count_purse(s, seat, work):
    for suit in range(SUITS):
        work[PURSE + suit] = suit_pips(s, seat, suit)


@kernel
def wait_for(pips):
    """Turns until a royal can be paid with what a suit has now."""
    return PER_PIP * max(0.0, ROYAL_PRICE - pips)


@kernel
def both(walking, waiting):
    return max(walking, waiting) + LONGER * min(walking, waiting)


@kernel
def held_by_all(s):
    held = 0
    for seat in range(s.players):
        held |= s.hand[seat] & ROYALS
    return held


@kernel(inline=False)
def find_prospects(s, seat, work):
    """Turns until the seat may have won, from every place where its rabbit might be."""
    royals = s.hand[seat] & ROYALS
    useful = usable(s.ending, royals)
    count_purse(s, seat, work)
    if useful == MOST_ROYALS:
        for place in range(PLACES):
            work[TURNS_FROM + place] = work[TURNS_TO + place * HEXES + CITADEL]
        return useful
    idle = count(royals) - useful
    free = s.deck & ROYALS & ~held_by_all(s)
    for tile in range(RESIDENCES, HEXES):
        work[REST + tile] = NEVER
        royal = royal_of(tile)
        if (free >> royal) & 1 and usable(s.ending, royals | (np.int64(1) << royal)) > useful:
            work[LACKS + tile] = wait_for(work[PURSE + royal // RANKS])
            work[REST + tile] = rest_after(s.ending, royals, free, useful, tile, work)
    for place in range(PLACES):
        best = NEVER
        for tile in range(RESIDENCES, HEXES):
            if work[REST + tile] < NEVER:
                walking = work[TURNS_TO + place * HEXES + tile]
                best = min(best, both(walking, work[LACKS + tile]) + work[REST + tile])
        work[TURNS_FROM + place] = min(best + TOO_MANY * idle, NEVER)
    return useful


@kernel(inline=False)
def rest_after(ending, royals, free, useful, tile, work):
    """Turns still to come after the royal of this tile: for the others, and home."""
    total = 0.0
    here = tile
    royals |= np.int64(1) << royal_of(tile)
    free &= ~(np.int64(1) << royal_of(tile))
    spent = np.int64(1) << (royal_of(tile) // RANKS)
    for have in range(useful + 1, MOST_ROYALS):
        best = NEVER
        at = -1
        for other in range(RESIDENCES, HEXES):
            royal = royal_of(other)
            if not (free >> royal) & 1:
                continue
            suit = royal // RANKS
            pips = work[PURSE + suit]
            if (spent >> suit) & 1:
                pips = max(0.0, pips - ROYAL_PRICE - OVERPAID)
            # What is collected until then helps as well.
            waiting = max(0.0, wait_for(pips) - total)
            turns = both(work[TURNS_TO + here * HEXES + other], waiting)
            if turns < best and usable(ending, royals | (np.int64(1) << royal)) > have:
                best = turns
                at = other
        if at < 0:
            return NEVER - 1.0
        total += best
        here = at
        royals |= np.int64(1) << royal_of(at)
        free &= ~(np.int64(1) << royal_of(at))
        spent |= np.int64(1) << (royal_of(at) // RANKS)
    return total + work[TURNS_TO + here * HEXES + CITADEL]


@kernel
def place_number(place):
    """Where a rabbit is, as a place of the survey; on the way it is nowhere yet."""
    if place == UNDERGROUND:
        return UNDER
    if place == EXILE:
        return OFF
    return place if place < HEXES else CITADEL


@kernel(inline=False)
def describe_runner(s, seat, work, at):
    """Write the features of a seat into `work`, from `at` on."""
    for i in range(FEATURES):
        work[at + i] = 0.0
    useful = find_prospects(s, seat, work)
    place = np.int64(s.rabbit[seat])
    turns = work[TURNS_FROM + place_number(place)]
    # A red joker saves a walk, and most of what comes before it.
    if s.joker[0] == seat:
        turns = max(1.0, turns - 1.0)
    royals = s.hand[seat] & ROYALS
    work[at + TURNS] = turns / A_TURN
    work[at + LOG_TURNS] = np.log(1.0 + turns)
    if useful > 0:
        work[at + ONE_ROYAL + useful - 1] = 1.0
    work[at + IDLE_ROYALS] = count(royals) - useful
    if place == EXILE:
        work[at + IN_EXILE] = 1.0
    elif place == UNDERGROUND:
        work[at + IS_UNDER] = 1.0
    work[at + CARDS] = s.hand_size[seat] / A_PURSE
    for suit in range(SUITS):
        work[at + PIPS] += min(work[PURSE + suit], 2.0 * ROYAL_PRICE) / A_PURSE
    free = s.deck & ROYALS & ~held_by_all(s)
    while free != 0:
        royal = lowest(free)
        free &= free - 1
        if usable(s.ending, royals | (np.int64(1) << royal)) > useful:
            pips = work[PURSE + royal // RANKS]
            work[at + BEST_PIPS] = max(work[at + BEST_PIPS], min(pips, 1.0 * ROYAL_PRICE) / A_PURSE)
            if pips >= ROYAL_PRICE:
                work[at + AFFORDABLE] = min(work[at + AFFORDABLE] + 0.5, 2.0)
    for colour in range(2):
        if s.joker[colour] == seat:
            work[at + RED_JOKER + colour] = 1.0
    work[at + HAS_SPADES] = strength(s, seat) / A_PURSE
    hearts = 0
    clubs = 0
    rest = s.hand[seat] & (SUIT_CARDS[HEARTS] | SUIT_CARDS[CLUBS])
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        worth = best_shown(s, card)
        if card // RANKS == HEARTS:
            hearts += worth
        else:
            clubs = max(clubs, worth)
    if hearts >= HEARTS_SHOWN:
        work[at + HAS_HEARTS] = 1.0
    work[at + BEST_CLUB] = clubs / A_PURSE
    if turns <= CLOSE_TURNS:
        work[at + CLOSE] = 1.0
    if s.active == seat:
        work[at + TO_MOVE] = 1.0
        work[at + TO_MOVE_CLOSE] = work[at + CLOSE]
    if s.laid_open[seat] != 0:
        work[at + HAS_PALACE] = 1.0
    if s.complete and place != EXILE:
        describe_company(s, seat, place, count(royals), work, at)


@kernel
def strength(s, seat):
    return reach(s, seat, s.hand[seat] & SUIT_CARDS[SPADES] & ~ROYALS, FIRST_CARD, True)


@kernel
def describe_company(s, seat, place, royals, work, at):
    own = strength(s, seat)
    for other in range(s.players):
        if other != seat and s.rabbit[other] == place:
            if strength(s, other) > own:
                work[at + IN_DANGER] += 1.0
                work[at + ROYALS_IN_DANGER] += royals
            else:
                work[at + IN_ADVANTAGE] += 1.0
