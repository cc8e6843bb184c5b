"""The features of a rabbit's prospects: above all the turns until it may have won.

The estimate goes for one royal after another, always the one that is to be had soonest, and then
home. A royal is to be had when the rabbit is there and can pay: walking and collecting go on at
the same time.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.bot import weights
from reino.games.jackrabbits.rules import cards, options, tiles
from reino.games.jackrabbits.rules.hands import court_royals
from reino.games.jackrabbits.rules.reach import OFF, PLACES, UNDER
from reino.games.jackrabbits.rules.tolls import (
    FIRST_CARD,
    best_shown,
    bonus_shown,
    count,
    hearts_due,
    reach,
)
from reino.games.jackrabbits.rules.turn import royal_at

TURNS = weights.RUNNER.index("turns")
LOG_TURNS = weights.RUNNER.index("log_turns")
CLOSE = weights.RUNNER.index("close")
ONE_ROYAL = weights.RUNNER.index("one_royal")
IDLE_ROYALS = weights.RUNNER.index("idle_royals")
IN_EXILE = weights.RUNNER.index("exile")
IS_UNDER = weights.RUNNER.index("underground")
CARDS = weights.RUNNER.index("cards")
PIPS = weights.RUNNER.index("pips")
BEST_PIPS = weights.RUNNER.index("best_pips")
AFFORDABLE = weights.RUNNER.index("affordable")
RED_JOKER = weights.RUNNER.index("red_joker")
HAS_SPADES = weights.RUNNER.index("spades")
HAS_HEARTS = weights.RUNNER.index("hearts")
BEST_CLUB = weights.RUNNER.index("best_club")
TO_MOVE = weights.RUNNER.index("to_move")
TO_MOVE_CLOSE = weights.RUNNER.index("to_move_close")
IN_DANGER = weights.RUNNER.index("in_danger")
ROYALS_IN_DANGER = weights.RUNNER.index("royals_in_danger")
IN_ADVANTAGE = weights.RUNNER.index("in_advantage")
HAS_PALACE = weights.RUNNER.index("palace")

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
    if ending == options.SIMPLE or n == 0:
        return min(n, cards.MOST_ROYALS)
    suits = 0
    ranks = 0
    most_of_one = 0
    for suit in range(cards.SUITS):
        here = (royals >> (suit * cards.RANKS + cards.JACK)) & 0b111
        if here != 0:
            suits += 1
            ranks |= here
            most_of_one = max(most_of_one, count(here))
    of_ranks = count(np.int64(ranks))
    if ending == options.DIVERSE:
        return min(suits, cards.MOST_ROYALS)
    if ending == options.MONARCHIC:
        return of_ranks
    if ending == options.DIVERSE_MONARCHIC:
        return matched(royals)
    return most_of_one


@kernel(inline=False)
def matched(royals):
    """The most royals of different ranks and different suits: a small matching, by trying all."""
    best = 0
    for jack in range(-1, cards.SUITS):
        has_jack = jack >= 0 and (royals >> (jack * cards.RANKS + cards.JACK)) & 1
        for queen in range(-1, cards.SUITS):
            has_queen = (
                queen >= 0
                and queen != jack
                and (royals >> (queen * cards.RANKS + cards.JACK + 1)) & 1
            )
            for king in range(-1, cards.SUITS):
                has_king = king >= 0 and king != jack and king != queen
                has_king = has_king and (royals >> (king * cards.RANKS + cards.JACK + 2)) & 1
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
def suit_pips(s, seat, suit):
    """The most that number cards of a suit can pay."""
    return reach(s, seat, s.hand[seat] & cards.SUIT_CARDS[suit] & ~cards.ROYALS, FIRST_CARD, True)


@kernel
def count_purse(s, seat, work):
    for suit in range(cards.SUITS):
        work[weights.PURSE + suit] = suit_pips(s, seat, suit)


@kernel
def wait_for(pips):
    """Turns until a royal can be paid with the pips a suit has now."""
    return PER_PIP * max(0.0, cards.ROYAL_PRICE - pips)


@kernel
def both(walking, waiting):
    return max(walking, waiting) + LONGER * min(walking, waiting)


@kernel(inline=False)
def find_prospects(s, seat, work):
    """Turns until the seat may have won, from every place where its rabbit might be."""
    royals = s.hand[seat] & cards.ROYALS
    useful = usable(s.ending, royals)
    count_purse(s, seat, work)
    if useful == cards.MOST_ROYALS:
        for place in range(PLACES):
            work[weights.TURNS_FROM + place] = work[
                weights.TURNS_TO + place * tiles.HEXES + tiles.CITADEL
            ]
        return useful
    idle = count(royals) - useful
    free = court_royals(s)
    for tile in range(tiles.RESIDENCES, tiles.HEXES):
        work[weights.REST + tile] = NEVER
        royal = royal_at(tile)
        if (free >> royal) & 1 and usable(s.ending, royals | (np.int64(1) << royal)) > useful:
            work[weights.LACKS + tile] = wait_for(work[weights.PURSE + royal // cards.RANKS])
            work[weights.REST + tile] = rest_after(s.ending, royals, free, useful, tile, work)
    for place in range(PLACES):
        best = NEVER
        for tile in range(tiles.RESIDENCES, tiles.HEXES):
            if work[weights.REST + tile] < NEVER:
                walking = work[weights.TURNS_TO + place * tiles.HEXES + tile]
                best = min(
                    best, both(walking, work[weights.LACKS + tile]) + work[weights.REST + tile]
                )
        work[weights.TURNS_FROM + place] = min(best + TOO_MANY * idle, NEVER)
    return useful


@kernel(inline=False)
def rest_after(ending, royals, free, useful, tile, work):
    """Turns still to come after the royal of this tile: for the others, and home."""
    total = 0.0
    here = tile
    royals |= np.int64(1) << royal_at(tile)
    free &= ~(np.int64(1) << royal_at(tile))
    spent = np.int64(1) << (royal_at(tile) // cards.RANKS)
    for have in range(useful + 1, cards.MOST_ROYALS):
        best = NEVER
        at = -1
        for other in range(tiles.RESIDENCES, tiles.HEXES):
            royal = royal_at(other)
            if not (free >> royal) & 1:
                continue
            suit = royal // cards.RANKS
            pips = work[weights.PURSE + suit]
            if (spent >> suit) & 1:
                pips = max(0.0, pips - cards.ROYAL_PRICE - OVERPAID)
            # The cards collected until then help as well.
            waiting = max(0.0, wait_for(pips) - total)
            turns = both(work[weights.TURNS_TO + here * tiles.HEXES + other], waiting)
            if turns < best and usable(ending, royals | (np.int64(1) << royal)) > have:
                best = turns
                at = other
        if at < 0:
            return NEVER - 1.0
        total += best
        here = at
        royals |= np.int64(1) << royal_at(at)
        free &= ~(np.int64(1) << royal_at(at))
        spent |= np.int64(1) << (royal_at(at) // cards.RANKS)
    return total + work[weights.TURNS_TO + here * tiles.HEXES + tiles.CITADEL]


@kernel
def place_number(place):
    """The place of a rabbit in the survey; on the way it is nowhere yet."""
    if place == tiles.UNDERGROUND:
        return UNDER
    if place == tiles.EXILE:
        return OFF
    return place if place < tiles.HEXES else tiles.CITADEL


@kernel(inline=False)
def describe_runner(s, seat, work, at):
    """Write the features of a seat into `work`, from `at` on."""
    for i in range(weights.FEATURES):
        work[at + i] = 0.0
    useful = find_prospects(s, seat, work)
    place = np.int64(s.rabbit[seat])
    turns = work[weights.TURNS_FROM + place_number(place)]
    # A red joker saves a walk, and most of the turns before it.
    if s.joker[0] == seat:
        turns = max(1.0, turns - 1.0)
    royals = s.hand[seat] & cards.ROYALS
    work[at + TURNS] = turns / A_TURN
    work[at + LOG_TURNS] = np.log(1.0 + turns)
    if useful > 0:
        work[at + ONE_ROYAL + useful - 1] = 1.0
    work[at + IDLE_ROYALS] = count(royals) - useful
    if place == tiles.EXILE:
        work[at + IN_EXILE] = 1.0
    elif place == tiles.UNDERGROUND:
        work[at + IS_UNDER] = 1.0
    work[at + CARDS] = s.hand_size[seat] / A_PURSE
    for suit in range(cards.SUITS):
        work[at + PIPS] += min(work[weights.PURSE + suit], 2.0 * cards.ROYAL_PRICE) / A_PURSE
    free = court_royals(s)
    while free != 0:
        royal = lowest(free)
        free &= free - 1
        if usable(s.ending, royals | (np.int64(1) << royal)) > useful:
            pips = work[weights.PURSE + royal // cards.RANKS]
            work[at + BEST_PIPS] = max(
                work[at + BEST_PIPS], min(pips, 1.0 * cards.ROYAL_PRICE) / A_PURSE
            )
            if pips >= cards.ROYAL_PRICE:
                work[at + AFFORDABLE] = min(work[at + AFFORDABLE] + 0.5, 2.0)
    for colour in range(2):
        if s.joker[colour] == seat:
            work[at + RED_JOKER + colour] = 1.0
    work[at + HAS_SPADES] = strength(s, seat) / A_PURSE
    hearts = 0
    clubs = 0
    rest = s.hand[seat] & (cards.SUIT_CARDS[cards.HEARTS] | cards.SUIT_CARDS[cards.CLUBS])
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        worth = best_shown(s, card)
        if card // cards.RANKS == cards.HEARTS:
            hearts += worth
        else:
            clubs = max(clubs, worth)
    if hearts >= hearts_due(s, seat):
        work[at + HAS_HEARTS] = 1.0
    if clubs > 0:
        clubs += bonus_shown(s, seat, cards.CLUBS)
    work[at + BEST_CLUB] = clubs / A_PURSE
    if turns <= CLOSE_TURNS:
        work[at + CLOSE] = 1.0
    if s.active == seat:
        work[at + TO_MOVE] = 1.0
        work[at + TO_MOVE_CLOSE] = work[at + CLOSE]
    if s.laid_open[seat] != 0:
        work[at + HAS_PALACE] = 1.0
    if s.complete and place != tiles.EXILE:
        describe_company(s, seat, place, count(royals), work, at)


@kernel
def strength(s, seat):
    """The most a seat can lay in a fight, royals aside; with the ace before it."""
    spades = s.hand[seat] & cards.SUIT_CARDS[cards.SPADES] & ~cards.ROYALS
    if spades == 0:
        return 0
    return reach(s, seat, spades, FIRST_CARD, True) + bonus_shown(s, seat, cards.SPADES)


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
