"""Who has to choose, and from what."""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.rules.actions import (
    ACQUIRE,
    ATTACK,
    BUY,
    CALL,
    DEAL_WITH,
    DISCARD,
    GIVE_UP,
    GOAL,
    I_BUY,
    I_SELL,
    KEEP_QUIET,
    NO_CALL,
    NO_CARD,
    NO_FLIGHT,
    NO_MORE,
    NO_PALACE,
    NONE,
    OPEN_PALACE,
    PAY_SHORTFALL,
    SHOW,
)
from reino.games.jackrabbits.rules.building import building_menu
from reino.games.jackrabbits.rules.cards import (
    ALL_SUITS,
    CLUBS,
    DIAMONDS,
    HEARTS_SHOWN,
    JOKERS,
    MOST_ROYALS,
    NUMBERS,
    RANKS,
    ROYAL_PRICE,
    ROYALS,
    SUIT_CARDS,
    SUITED,
)
from reino.games.jackrabbits.rules.fights import can_fight, fight_menu
from reino.games.jackrabbits.rules.hands import in_court
from reino.games.jackrabbits.rules.journey import resting_menu, ride_menu, sail_menu, tile_menu
from reino.games.jackrabbits.rules.judgement import answer_menu, challenge_menu
from reino.games.jackrabbits.rules.stage import (
    ANSWER,
    CHALLENGE,
    CONSENT,
    CROWD,
    DEAL,
    DRAW,
    FIGHT,
    FIRST,
    FLIGHT,
    HAND_OVER,
    LIMIT,
    LOTTERY,
    MAP,
    NAME_GOODS,
    NAME_PRICE,
    ON_WAY,
    OVER,
    PALACE_,
    PAUSE,
    PENALTY,
    PHASE,
    QUIET,
    RIDE,
    ROLL,
    SAIL,
    SET_OUT,
    SHORTFALL,
    SIDES_OF_DEAL,
    SURPLUS,
    TAKE_OFF,
    THEFT,
    TOLL,
    TURN_UP,
)
from reino.games.jackrabbits.rules.tiles import CITADEL, HEXES, SUIT_OF
from reino.games.jackrabbits.rules.tiling import lies
from reino.games.jackrabbits.rules.tolls import (
    FIRST_CARD,
    best_shown,
    bonus,
    can_pay,
    can_show_hearts,
    count,
    lowest_pips,
    reach,
    toll_menu,
)
from reino.games.jackrabbits.rules.trade import consent_menu, give_menu, name_menu
from reino.games.jackrabbits.rules.turn import goods_at, is_residence, is_tower, price, royal_at


@kernel
def decider(s):
    """The seat that has to choose, or NONE."""
    now = s.stage
    if now in (MAP, TURN_UP, DEAL, FIRST, ROLL, DRAW, THEFT, OVER):
        return np.int64(NONE)
    if now in (LIMIT, CROWD):
        return np.int64(s.receiver)
    if now in (TOLL, FIGHT, HAND_OVER):
        return np.int64(s.payer)
    if now in (CHALLENGE, SURPLUS, PENALTY):
        return np.int64(s.asked)
    if now == CONSENT:
        return np.int64(s.partner)
    return np.int64(s.active)


@kernel
def legal(s, seat, out):
    if decider(s) != seat:
        return 0
    now = s.stage
    if now == ON_WAY:
        return tile_menu(s, seat, out)
    if now in (SET_OUT, PAUSE):
        return resting_menu(s, seat, out)
    if now == LOTTERY:
        return lottery_menu(s, seat, out)
    if now == PHASE:
        return phase_menu(s, seat, out)
    if now == TOLL:
        return toll_menu(s, out, 0)
    return rarer_menu(s, seat, out)


@kernel(inline=False)
def rarer_menu(s, seat, out):
    now = s.stage
    if now == TAKE_OFF:
        out[0] = NO_FLIGHT
        return list_cards(s.hand[seat] & SUIT_CARDS[CLUBS], SHOW, out, 1)
    if now in (LIMIT, PENALTY):
        return list_hand(s, seat, out, 0)
    if now == CROWD:
        return list_cards(s.hand[seat] & ROYALS, DISCARD, out, 0)
    if now == FIGHT:
        return fight_menu(s, out)
    if now == CHALLENGE:
        return challenge_menu(s, seat, out)
    if now == ANSWER:
        return answer_menu(s, seat, out)
    if now == RIDE:
        return ride_menu(s, seat, out)
    if now == SAIL:
        return sail_menu(s, out)
    if now == SHORTFALL:
        return shortfall_menu(s, seat, out)
    if now == FLIGHT:
        return flight_menu(s, seat, out)
    if now == SIDES_OF_DEAL:
        out[0] = I_SELL
        out[1] = I_BUY
        return 2
    if now in (NAME_GOODS, NAME_PRICE):
        return name_menu(s, out)
    if now == CONSENT:
        return consent_menu(s, out)
    if now == HAND_OVER:
        return give_menu(s, seat, out)
    if now == PALACE_:
        out[0] = NO_PALACE
        if not can_show_hearts(s, seat, HEARTS_SHOWN):
            return 1
        out[1] = OPEN_PALACE
        return 2
    if now == QUIET:
        out[0] = KEEP_QUIET
        if s.hand_size[seat] <= s.hand_limit:
            return 1
        return list_hand(s, seat, out, 1)
    if now == SURPLUS:
        out[0] = NO_CALL
        # Who has nothing to lose cannot be wrong.
        if s.hand_size[seat] == 0:
            return 1
        out[1] = CALL
        return 2
    return building_menu(s, out)


@kernel
def list_cards(held, group, out, n):
    while held != 0:
        out[n] = group + lowest(held)
        n += 1
        held &= held - 1
    return n


@kernel
def list_hand(s, seat, out, n):
    n = list_cards(s.hand[seat], DISCARD, out, n)
    for colour in range(JOKERS):
        if s.joker[colour] == seat:
            out[n] = DISCARD + SUITED + colour
            n += 1
    return n


@kernel(inline=False)
def lottery_menu(s, seat, out):
    """Number cards that equal a die; an ace is 1."""
    out[0] = NO_CARD
    n = 1
    held = s.hand[seat] & NUMBERS & ~s.matched
    while held != 0:
        card = lowest(held)
        held &= held - 1
        number = card % RANKS + 1
        if number == s.dice[0] or number == s.dice[1]:
            out[n] = SHOW + card
            n += 1
    return n


@kernel
def shortfall(s):
    """What the shown club lacks."""
    return price(s) - best_shown(s, s.club)


@kernel
def shortfall_suits(s, tower):
    return ALL_SUITS if tower == CITADEL else 1 << SUIT_OF[tower]


@kernel
def shortfall_menu(s, seat, out):
    out[0] = GIVE_UP
    if not can_pay(s, seat, shortfall(s), shortfall_suits(s, np.int64(s.rabbit[seat]))):
        return 1
    out[1] = PAY_SHORTFALL
    return 2


@kernel
def flight_menu(s, seat, out):
    n = 0
    for tile in range(HEXES):
        lands = s.residential_flights or is_tower(s, tile)
        if lands and lies(s, tile) and tile != s.rabbit[seat]:
            out[n] = GOAL + tile
            n += 1
    return n


@kernel(inline=False)
def phase_menu(s, seat, out):
    """Acquire, or none of it; fights, deals, and discards for sale."""
    n = 0
    place = np.int64(s.rabbit[seat])
    if can_acquire(s, seat, place):
        out[n] = ACQUIRE
        n += 1
    out[n] = NO_MORE
    n += 1
    if not s.complete:
        return n
    if can_fight(s, seat):
        for other in range(s.players):
            if other != seat and s.rabbit[other] == place:
                out[n] = ATTACK + other
                n += 1
    if s.interpersonal_trade:
        for other in range(s.players):
            if other != seat and s.rabbit[other] == place and may_deal(s, seat, other):
                out[n] = DEAL_WITH + other
                n += 1
    goods = goods_at(s, place)
    if goods != 0:
        most = purse_for(s, seat, place)
        while goods != 0:
            card = lowest(goods)
            goods &= goods - 1
            if 0 < most >= lowest_pips(s, card) - bonus(s, seat, trade_suits(place)):
                out[n] = BUY + card
                n += 1
    return n


@kernel
def may_deal(s, seat, other):
    """Once with each partner, if both have something to give, and there are diamonds to name."""
    if (s.partners >> other) & 1 or s.hand_size[seat] == 0:
        return False
    if s.deck & SUIT_CARDS[DIAMONDS] == 0:
        return False
    return s.seized_surplus or s.hand_size[other] > 0


@kernel
def trade_suits(place):
    """Diamonds buy at a plaza; diamonds are bought with any suits."""
    if place != CITADEL and SUIT_OF[place] == DIAMONDS:
        return ALL_SUITS
    return 1 << DIAMONDS


@kernel
def purse_for(s, seat, place):
    suits = trade_suits(place)
    held = s.hand[seat]
    if suits != ALL_SUITS:
        held &= SUIT_CARDS[DIAMONDS]
    return reach(s, seat, held, FIRST_CARD, True)


@kernel
def can_acquire(s, seat, place):
    """Three carrots, so three royals: with three of them one must be paid."""
    if not is_residence(place) or not in_court(s, royal_at(place)):
        return False
    suit = SUIT_OF[place]
    if count(s.hand[seat] & ROYALS) == MOST_ROYALS:
        return s.hand[seat] & ROYALS & SUIT_CARDS[suit] != 0
    return can_pay(s, seat, ROYAL_PRICE, 1 << suit)
