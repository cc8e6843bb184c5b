"""The course of a turn: the steps between two decisions, of seats or of chance.

    take off? ─> roll ─> lottery ─> journey ─> phase ─> increment ─> end ─> next turn
                                      └─> exile ─────────────────────┘

A turn that begins in exile has no journey: the rabbit goes underground, and its phase is there.

Cards that are due are drawn, hands are brought within their limits and victory is looked for at
every step of the way.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, options, reasons, stage, tiles
from reino.games.jackrabbits.rules.coast import chart_sea
from reino.games.jackrabbits.rules.exploring import is_explored, leave_mark, residences_on_foot
from reino.games.jackrabbits.rules.hands import close_palace, in_court, may_keep_quiet
from reino.games.jackrabbits.rules.tolls import (
    best_shown,
    bonus_shown,
    carrots_left,
    count,
    lowest_pips,
)

FIRST_DIE = np.array([a for a, _ in actions.DICE], np.int64)
SECOND_DIE = np.array([b for _, b in actions.DICE], np.int64)


@kernel
def price(s):
    """The price of this turn's transfers."""
    return np.int64(s.dice[0]) + s.dice[1]


@kernel
def roll_weight(roll):
    """Two dice fall in one way on a double, in two ways on any other pair."""
    return 1 if FIRST_DIE[roll] == SECOND_DIE[roll] else 2


@kernel
def club_worth(s, club):
    """The pips of a club that is shown for a flight."""
    return best_shown(s, club) + bonus_shown(s, s.active, cards.CLUBS)


@kernel
def lifts(s, club, rolled):
    """Whether a club lets a rabbit fly when the dice show so many pips."""
    return rolled <= club_worth(s, club)


@kernel
def flight_chance(s, club):
    """How likely the dice let a rabbit fly with this club. For previews; no rule depends on it."""
    lifted = 0
    total = 0
    for roll in range(len(FIRST_DIE)):
        total += roll_weight(roll)
        if lifts(s, club, FIRST_DIE[roll] + SECOND_DIE[roll]):
            lifted += roll_weight(roll)
    return lifted / total


@kernel
def surplus(s, seat):
    """How many cards a hand is above its limit; below it, less than nothing."""
    return np.int64(s.hand_size[seat]) - s.hand_limit


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
def after_map(s):
    """The map lies: its coast is charted, and cards are dealt; the children's game has none."""
    chart_sea(s)
    s.stage = stage.DEAL
    if s.explore:
        s.unseen = residences_on_foot(s)
        choose_starter(s)


@kernel
def choose_starter(s):
    """The first seat is drawn, unless an option names it."""
    if s.first == options.DRAWN_FIRST:
        s.stage = stage.FIRST
    else:
        s.starter = s.first - 1
        begin_turn(s, np.int64(s.starter))


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
    close_palace(s, s.active)


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
    close_palace(s, seat)


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
            # Out of exile a rabbit goes underground, and no further in this turn. By rules 1 it
            # only drew its card there.
            s.rabbit[s.active] = tiles.UNDERGROUND
            s.resume = stage.TO_PHASE if s.rules_version >= 2 else stage.TO_INCREMENT
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
            if may_keep_quiet(s):
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
        if carrots_left(s, seat) < 0:
            s.receiver = seat
            s.stage = stage.CROWD
            return True
    return False


@kernel
def find_overfull(s):
    """Whether a seat is above the hand limit. Where it may keep quiet that is for others to say;
    with unnoticed_surplus the seat that they call discards down to the limit."""
    seats = np.int64(s.players)
    if may_keep_quiet(s):
        seats = 1 if s.stage == stage.LIMIT else 0  # the active one, from the call on
    for i in range(seats):
        seat = (s.active + i) % s.players
        if surplus(s, seat) > 0:
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
    elif lifts(s, s.club, price(s)):
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
def sold_at(s, place):
    """The cards that are sold here if they are among the discards: a plaza has its suit."""
    if place == tiles.CITADEL:
        return np.int64(cards.WHOLE_DECK if s.advanced_citadel else 0)
    if is_residence(place) and tiles.PLACE_OF[place] == tiles.PLAZA:
        return cards.SUIT_CARDS[tiles.SUIT_OF[place]]
    return np.int64(0)


@kernel
def goods_at(s, place):
    """The discards that are for sale here: not those just paid with."""
    return s.discards & ~s.paid & sold_at(s, place)


@kernel
def may_open_palace(s):
    """At every hex that is no palace already. By rules 1 the citadel was none of them."""
    place = np.int64(s.rabbit[s.active])
    if not s.provisional_palaces or s.laid_open[s.active] != 0 or place >= tiles.HEXES:
        return False
    if place == tiles.CITADEL and s.rules_version < 2:
        return False
    return not is_palace(s, place)


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
