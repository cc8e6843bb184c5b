"""The course of a turn: the steps between two decisions, of seats or of chance.

    take off? ─> roll ─> lottery ─> journey ─> phase ─> increment ─> end ─> next turn
                                      └─> exile ─────────────────────┘

Cards that are due are drawn, hands are brought within their limits and victory is looked for at
every step of the way.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, options, reasons, stage, tiles
from reino.games.jackrabbits.rules.exploring import is_explored, leave_mark
from reino.games.jackrabbits.rules.hands import in_court
from reino.games.jackrabbits.rules.tolls import best_shown, count, lowest_pips


@kernel
def price(s):
    """The price of this turn's transfers."""
    return np.int64(s.dice[0]) + s.dice[1]


@kernel
def royal_at(tile):
    """The royal who lives at a residence."""
    index = tile - tiles.RESIDENCES
    return (
        (index // tiles.RANKS_OF_ROYALS) * cards.RANKS + cards.JACK + index % tiles.RANKS_OF_ROYALS
    )


@kernel
def is_residence(tile):
    return tiles.RESIDENCES <= tile < tiles.HEXES


@kernel
def has_carrot(s, seat, tile):
    """Whether a seat's carrot lies at a residence: it does while the seat has the royal."""
    return is_residence(tile) and (s.hand[seat] >> royal_at(tile)) & 1


@kernel
def is_tower(s, tile):
    """Whether flights take off and land here."""
    if tile == tiles.CITADEL:
        return s.advanced_citadel
    return tile < tiles.HEXES and tiles.PLACE_OF[tile] == tiles.TOWER


@kernel
def is_palace(s, tile):
    """Whether any seat may challenge a newcomer here."""
    if tile == tiles.CITADEL:
        return s.advanced_citadel
    return tile < tiles.HEXES and tiles.PLACE_OF[tile] == tiles.PALACE


@kernel
def begin_turn(s, seat):
    s.active = seat
    s.dice[:] = 0
    s.club = actions.NONE
    s.matched = 0
    s.paid = 0
    s.partners = 0
    s.resume = stage.TO_JOURNEY
    if s.explore:
        s.stage = stage.SET_OUT
    else:
        s.stage = stage.TAKE_OFF if s.complete and is_tower(s, s.rabbit[seat]) else stage.ROLL


@kernel
def leave_hex(s):
    """A provisional palace ends when its owner leaves."""
    s.laid_open[s.active] = 0


@kernel
def end_journey(s):
    s.club = actions.NONE
    s.came = actions.NONE
    s.served = 0
    for tile in range(tiles.TILES):
        s.crossed[tile] = 0


@kernel
def banish(s, seat):
    s.rabbit[seat] = tiles.EXILE
    s.laid_open[seat] = 0


@kernel
def rest(s, place):
    """In the children's game a journey ends here, and the turn with it."""
    s.rabbit[s.active] = place
    leave_mark(s, place)
    end_journey(s)
    go_on(s, stage.TO_NEXT)


@kernel(inline=False)
def exile(s, seat):
    """The active seat goes into exile, and its turn ends. In the children's game there is none: the
    rabbit is underground at once."""
    if s.explore:
        rest(s, tiles.UNDERGROUND)
        return
    banish(s, seat)
    end_journey(s)
    go_on(s, stage.TO_END)


@kernel
def go_on(s, where):
    s.resume = where
    proceed(s)


@kernel(inline=False)
def proceed(s):
    """Go on where the turn was left, until a seat or chance has to decide."""
    while True:
        if s.draws > 0:
            if cards_to_draw(s):
                s.stage = stage.DRAW if s.victim == actions.NONE else stage.THEFT
                return
            s.draws = 0
        if s.receiver != actions.NONE:
            s.receiver = actions.NONE
            s.victim = actions.NONE
        if find_crowd(s) or find_winner(s) or find_overfull(s):
            return
        step = s.resume
        if step == stage.TO_JOURNEY:
            if s.rabbit[s.active] != tiles.EXILE:
                begin_journey(s)
                return
            # Out of exile a rabbit goes underground, and no further in this turn.
            s.rabbit[s.active] = tiles.UNDERGROUND
            s.resume = stage.TO_INCREMENT
        elif step == stage.TO_PHASE:
            if has_phase(s):
                s.stage = stage.PHASE
                return
            s.resume = stage.TO_INCREMENT
        elif step == stage.TO_INCREMENT:
            s.receiver = s.active
            s.draws = 1
            s.resume = stage.TO_END
        elif step == stage.TO_END:
            s.resume = stage.TO_QUIET
            if may_open_palace(s):
                s.stage = stage.PALACE_
                return
        elif step == stage.TO_QUIET:
            s.resume = stage.TO_NEXT
            if s.seized_surplus:
                s.stage = stage.QUIET
                return
        else:
            s.turns += 1
            if s.explore and is_explored(s):
                end_exploring(s, reasons.EXPLORED)
            elif s.explore and s.turns == actions.EXPLORING_TURNS_EACH * np.int64(s.players):
                end_exploring(s, reasons.TIME)
            elif s.turns == actions.TURNS_EACH * np.int64(s.players):
                end_by_turns(s)
            else:
                begin_turn(s, (s.active + 1) % s.players)
            return


@kernel
def cards_to_draw(s):
    """Whether there is a card to draw: in the pile, among the discards, in the hand of a victim."""
    if s.victim != actions.NONE:
        return s.hand_size[s.victim] > 0
    return s.pile_size > 0 or s.discards != 0


@kernel
def find_crowd(s):
    """Whether a seat has a fourth royal; it has to give one to the court."""
    for i in range(s.players):
        seat = (s.active + i) % s.players
        if count(s.hand[seat] & cards.ROYALS) > cards.MOST_ROYALS:
            s.receiver = seat
            s.stage = stage.CROWD
            return True
    return False


@kernel
def find_overfull(s):
    """Whether a seat is above the hand limit. With seized_surplus that is for others to say."""
    if s.seized_surplus:
        return False
    for i in range(s.players):
        seat = (s.active + i) % s.players
        if s.hand_size[seat] > s.hand_limit:
            s.receiver = seat
            s.stage = stage.LIMIT
            return True
    return False


@kernel
def find_winner(s):
    for i in range(s.players):
        seat = (s.active + i) % s.players
        if s.rabbit[seat] == tiles.CITADEL and satisfies(s.ending, s.hand[seat] & cards.ROYALS):
            s.winners = 1 << seat
            s.reason = reasons.HOME
            s.stage = stage.OVER
            return True
    return False


@kernel
def satisfies(ending, royals):
    """Whether royals win the game at the citadel."""
    if count(royals) != cards.MOST_ROYALS:
        return False
    suits = 0
    ranks = 0
    for suit in range(cards.SUITS):
        here = (royals >> (suit * cards.RANKS + cards.JACK)) & 0b111
        if here != 0:
            suits += 1
        ranks |= here
    if ending == options.SIMPLE:
        return True
    if ending == options.DIVERSE:
        return suits == cards.MOST_ROYALS
    if ending == options.MONARCHIC:
        return ranks == 0b111
    if ending == options.DIVERSE_MONARCHIC:
        return suits == cards.MOST_ROYALS and ranks == 0b111
    return suits == 1


@kernel
def begin_journey(s):
    if s.club == actions.NONE:
        s.stage = stage.SET_OUT
    elif price(s) <= best_shown(s, s.club):
        s.stage = stage.FLIGHT
    else:
        s.stage = stage.SHORTFALL


@kernel
def has_phase(s):
    """Whether there may be anything to fight, trade or acquire, as far as is public."""
    place = np.int64(s.rabbit[s.active])
    if place == tiles.EXILE:
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
    if place == tiles.CITADEL:
        return goods if s.advanced_citadel else 0
    if is_residence(place) and tiles.PLACE_OF[place] == tiles.PLAZA:
        return goods & (np.int64(0b1111111111111) << (tiles.SUIT_OF[place] * cards.RANKS))
    return 0


@kernel
def may_open_palace(s):
    place = np.int64(s.rabbit[s.active])
    if not s.provisional_palaces or s.laid_open[s.active] != 0 or not is_residence(place):
        return False
    return tiles.PLACE_OF[place] != tiles.PALACE


@kernel(inline=False)
def end_by_turns(s):
    """Most royals, then most pips in hand."""
    best = -1
    for seat in range(s.players):
        wealth = 1000 * count(s.hand[seat] & cards.ROYALS) + pips_in_hand(s, s.hand[seat])
        if wealth > best:
            best = wealth
            s.winners = 0
        if wealth == best:
            s.winners |= 1 << seat
    s.reason = reasons.TURNS_RAN_OUT
    s.stage = stage.OVER


@kernel
def end_exploring(s, reason):
    """All seats end the children's game together."""
    s.reason = reason
    s.stage = stage.OVER


@kernel
def pips_in_hand(s, hand):
    total = 0
    for card in range(cards.SUITS * cards.RANKS):
        if (hand >> card) & 1:
            total += lowest_pips(s, card)
    return total
