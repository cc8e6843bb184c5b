"""The course of a turn: what comes when nobody has to choose, until somebody has to.

    take off? ─> roll ─> lottery ─> journey ─> phase ─> increment ─> end ─> next turn
                                      └─> exile ─────────────────────┘

Cards that are due are drawn, hands are brought within their limits and victory is looked for at
every step of the way.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules.actions import NONE, TURNS_EACH
from reino.games.jackrabbits.rules.cards import JACK, MOST_ROYALS, RANKS, ROYALS, SUITS
from reino.games.jackrabbits.rules.hands import in_court
from reino.games.jackrabbits.rules.options import DIVERSE, DIVERSE_MONARCHIC, MONARCHIC, SIMPLE
from reino.games.jackrabbits.rules.reasons import HOME, TURNS_RAN_OUT
from reino.games.jackrabbits.rules.stage import (
    CROWD,
    DRAW,
    FLIGHT,
    LIMIT,
    OVER,
    PALACE_,
    PHASE,
    QUIET,
    ROLL,
    SET_OUT,
    SHORTFALL,
    TAKE_OFF,
    THEFT,
    TO_END,
    TO_INCREMENT,
    TO_JOURNEY,
    TO_NEXT,
    TO_PHASE,
    TO_QUIET,
)
from reino.games.jackrabbits.rules.tiles import (
    CITADEL,
    EXILE,
    HEXES,
    PALACE,
    PLACE_OF,
    PLAZA,
    RANKS_OF_ROYALS,
    RESIDENCES,
    SUIT_OF,
    TILES,
    TOWER,
    UNDERGROUND,
)
from reino.games.jackrabbits.rules.tolls import best_shown, count, lowest_pips


@kernel
def price(s):
    """The price of this turn's transfers."""
    return np.int64(s.dice[0]) + s.dice[1]


@kernel
def royal_at(tile):
    """The royal who lives at a residence."""
    index = tile - RESIDENCES
    return (index // RANKS_OF_ROYALS) * RANKS + JACK + index % RANKS_OF_ROYALS


@kernel
def is_residence(tile):
    return RESIDENCES <= tile < HEXES


@kernel
def has_carrot(s, seat, tile):
    """A carrot lies where a royal lives whom the seat has."""
    return is_residence(tile) and (s.hand[seat] >> royal_at(tile)) & 1


@kernel
def is_tower(s, tile):
    """Where one takes off and lands."""
    if tile == CITADEL:
        return s.advanced_citadel
    return tile < HEXES and PLACE_OF[tile] == TOWER


@kernel
def is_palace(s, tile):
    """Where a newcomer may be challenged by anybody."""
    if tile == CITADEL:
        return s.advanced_citadel
    return tile < HEXES and PLACE_OF[tile] == PALACE


@kernel
def begin_turn(s, seat):
    s.active = seat
    s.dice[:] = 0
    s.club = NONE
    s.matched = 0
    s.paid = 0
    s.partners = 0
    s.resume = TO_JOURNEY
    s.stage = TAKE_OFF if s.complete and is_tower(s, s.rabbit[seat]) else ROLL


@kernel
def leave_hex(s):
    """A provisional palace ends when its owner leaves."""
    s.laid_open[s.active] = 0


@kernel
def end_journey(s):
    s.club = NONE
    s.came = NONE
    s.served = 0
    for tile in range(TILES):
        s.crossed[tile] = 0


@kernel
def banish(s, seat):
    s.rabbit[seat] = EXILE
    s.laid_open[seat] = 0


@kernel(inline=False)
def exile(s, seat):
    """The seat whose turn it is goes into exile, and its turn ends."""
    banish(s, seat)
    end_journey(s)
    go_on(s, TO_END)


@kernel
def go_on(s, where):
    s.resume = where
    proceed(s)


@kernel(inline=False)
def proceed(s):
    """Go on where the turn was left, until somebody has to choose, or chance."""
    while True:
        if s.draws > 0:
            if cards_to_draw(s):
                s.stage = DRAW if s.victim == NONE else THEFT
                return
            s.draws = 0
        if s.receiver != NONE:
            s.receiver = NONE
            s.victim = NONE
        if find_crowd(s) or find_winner(s) or find_overfull(s):
            return
        step = s.resume
        if step == TO_JOURNEY:
            if s.rabbit[s.active] != EXILE:
                begin_journey(s)
                return
            # Out of exile one goes underground, and no further in this turn.
            s.rabbit[s.active] = UNDERGROUND
            s.resume = TO_INCREMENT
        elif step == TO_PHASE:
            if has_phase(s):
                s.stage = PHASE
                return
            s.resume = TO_INCREMENT
        elif step == TO_INCREMENT:
            s.receiver = s.active
            s.draws = 1
            s.resume = TO_END
        elif step == TO_END:
            s.resume = TO_QUIET
            if may_open_palace(s):
                s.stage = PALACE_
                return
        elif step == TO_QUIET:
            s.resume = TO_NEXT
            if s.seized_surplus:
                s.stage = QUIET
                return
        else:
            s.turns += 1
            if s.turns == TURNS_EACH * np.int64(s.players):
                end_by_turns(s)
            else:
                begin_turn(s, (s.active + 1) % s.players)
            return


@kernel
def cards_to_draw(s):
    """Whether there is a card to draw: in the pile, among the discards, in the hand of a victim."""
    if s.victim != NONE:
        return s.hand_size[s.victim] > 0
    return s.pile_size > 0 or s.discards != 0


@kernel
def find_crowd(s):
    """Somebody with a fourth royal?"""
    for i in range(s.players):
        seat = (s.active + i) % s.players
        if count(s.hand[seat] & ROYALS) > MOST_ROYALS:
            s.receiver = seat
            s.stage = CROWD
            return True
    return False


@kernel
def find_overfull(s):
    """Somebody with more cards than the limit? With seized_surplus that is for others to say."""
    if s.seized_surplus:
        return False
    for i in range(s.players):
        seat = (s.active + i) % s.players
        if s.hand_size[seat] > s.hand_limit:
            s.receiver = seat
            s.stage = LIMIT
            return True
    return False


@kernel
def find_winner(s):
    for i in range(s.players):
        seat = (s.active + i) % s.players
        if s.rabbit[seat] == CITADEL and satisfies(s.ending, s.hand[seat] & ROYALS):
            s.winners = 1 << seat
            s.reason = HOME
            s.stage = OVER
            return True
    return False


@kernel
def satisfies(ending, royals):
    """Whether royals win the game at the citadel."""
    if count(royals) != MOST_ROYALS:
        return False
    suits = 0
    ranks = 0
    for suit in range(SUITS):
        here = (royals >> (suit * RANKS + JACK)) & 0b111
        if here != 0:
            suits += 1
        ranks |= here
    if ending == SIMPLE:
        return True
    if ending == DIVERSE:
        return suits == MOST_ROYALS
    if ending == MONARCHIC:
        return ranks == 0b111
    if ending == DIVERSE_MONARCHIC:
        return suits == MOST_ROYALS and ranks == 0b111
    return suits == 1


@kernel
def begin_journey(s):
    if s.club == NONE:
        s.stage = SET_OUT
    elif price(s) <= best_shown(s, s.club):
        s.stage = FLIGHT
    else:
        s.stage = SHORTFALL


@kernel
def has_phase(s):
    """Whether there may be anything to fight, trade or acquire, as far as everybody knows."""
    place = np.int64(s.rabbit[s.active])
    if place == EXILE:
        return False
    if is_residence(place) and in_court(s, royal_at(place)):
        return True
    if not s.complete:
        return False
    if has_company(s, place):
        return True
    return goods_at(s, place) != 0


@kernel
def has_company(s, place):
    for seat in range(s.players):
        if seat != s.active and s.rabbit[seat] == place:
            return True
    return False


@kernel
def goods_at(s, place):
    """The discards that are for sale here."""
    goods = s.discards & ~s.paid
    if place == CITADEL:
        return goods if s.advanced_citadel else 0
    if is_residence(place) and PLACE_OF[place] == PLAZA:
        return goods & (np.int64(0b1111111111111) << (SUIT_OF[place] * RANKS))
    return 0


@kernel
def may_open_palace(s):
    place = np.int64(s.rabbit[s.active])
    if not s.provisional_palaces or s.laid_open[s.active] != 0 or not is_residence(place):
        return False
    return PLACE_OF[place] != PALACE


@kernel(inline=False)
def end_by_turns(s):
    """Most royals, then most pips in hand."""
    best = -1
    for seat in range(s.players):
        wealth = 1000 * count(s.hand[seat] & ROYALS) + pips_in_hand(s, s.hand[seat])
        if wealth > best:
            best = wealth
            s.winners = 0
        if wealth == best:
            s.winners |= 1 << seat
    s.reason = TURNS_RAN_OUT
    s.stage = OVER


@kernel
def pips_in_hand(s, hand):
    total = 0
    for card in range(SUITS * RANKS):
        if (hand >> card) & 1:
            total += lowest_pips(s, card)
    return total
