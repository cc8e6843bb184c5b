"""Menus: the seat that decides, and its legal choices."""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.building import building_menu
from reino.games.jackrabbits.rules.fights import can_fight, fight_menu
from reino.games.jackrabbits.rules.free_building import free_menu
from reino.games.jackrabbits.rules.hands import in_court, may_keep_quiet
from reino.games.jackrabbits.rules.journey import resting_menu, ride_menu, sail_menu, tile_menu
from reino.games.jackrabbits.rules.judgement import answer_menu, challenge_menu
from reino.games.jackrabbits.rules.purchase import closing_menu, goods_menu
from reino.games.jackrabbits.rules.tiling import lies
from reino.games.jackrabbits.rules.tolls import (
    can_pay,
    can_show_hearts,
    carrots_left,
    toll_menu,
)
from reino.games.jackrabbits.rules.trade import consent_menu, give_menu, name_menu
from reino.games.jackrabbits.rules.turn import (
    club_worth,
    is_residence,
    is_tower,
    price,
    royal_at,
    surplus,
)


@kernel
def decider(s):
    """The seat that decides alone, or NONE."""
    now = s.stage
    if now in (
        stage.MAP,
        stage.TURN_UP,
        stage.DEAL,
        stage.FIRST,
        stage.ROLL,
        stage.DRAW,
        stage.THEFT,
        stage.OVER,
        stage.DEAL_TILES,
        stage.BUILD,
    ):
        return np.int64(actions.NONE)
    if now in (stage.LIMIT, stage.CROWD):
        return np.int64(s.receiver)
    if now in (stage.TOLL, stage.FIGHT, stage.HAND_OVER):
        return np.int64(s.payer)
    if now in (stage.CHALLENGE, stage.SURPLUS, stage.PENALTY):
        return np.int64(s.asked)
    if now == stage.CONSENT:
        return np.int64(s.partner)
    return np.int64(s.active)


@kernel
def legal(s, seat, out):
    if s.stage == stage.BUILD:
        return free_menu(s, seat, out) if (s.builders >> seat) & 1 else 0
    if decider(s) != seat:
        return 0
    now = s.stage
    if now == stage.ON_WAY:
        return tile_menu(s, seat, out)
    if now in (stage.SET_OUT, stage.PAUSE):
        return resting_menu(s, seat, out)
    if now == stage.LOTTERY:
        return lottery_menu(s, seat, out)
    if now == stage.PHASE:
        return phase_menu(s, seat, out)
    if now == stage.TOLL:
        return toll_menu(s, out, 0)
    return rarer_menu(s, seat, out)


@kernel(inline=False)
def rarer_menu(s, seat, out):
    now = s.stage
    if now == stage.TAKE_OFF:
        out[0] = actions.NO_FLIGHT
        return list_cards(s.hand[seat] & cards.SUIT_CARDS[cards.CLUBS], actions.SHOW, out, 1)
    if now in (stage.LIMIT, stage.PENALTY):
        return list_hand(s, seat, out, 0)
    if now == stage.CROWD:
        return list_cards(s.hand[seat] & cards.ROYALS, actions.DISCARD, out, 0)
    if now == stage.FIGHT:
        return fight_menu(s, out)
    if now == stage.CHALLENGE:
        return challenge_menu(s, seat, out)
    if now == stage.ANSWER:
        return answer_menu(s, seat, out)
    if now == stage.RIDE:
        return ride_menu(s, seat, out)
    if now == stage.SAIL:
        return sail_menu(s, out)
    if now == stage.SHORTFALL:
        return shortfall_menu(s, seat, out)
    if now == stage.FLIGHT:
        return flight_menu(s, seat, out)
    if now == stage.SIDES_OF_DEAL:
        out[0] = actions.I_SELL
        out[1] = actions.I_BUY
        return 2
    if now in (stage.NAME_GOODS, stage.NAME_PRICE):
        return name_menu(s, out)
    if now == stage.GOODS:
        return closing_menu(s, seat, out)
    if now == stage.CONSENT:
        return consent_menu(s, out)
    if now == stage.HAND_OVER:
        return give_menu(s, seat, out)
    if now == stage.PALACE_:
        out[0] = actions.NO_PALACE
        if not can_show_hearts(s, seat):
            return 1
        out[1] = actions.OPEN_PALACE
        return 2
    if now == stage.QUIET:
        out[0] = actions.KEEP_QUIET
        if surplus(s, seat) <= 0:
            return 1
        return list_hand(s, seat, out, 1)
    if now == stage.SURPLUS:
        out[0] = actions.NO_CALL
        # A wrong caller discards a card, so a seat without cards cannot call.
        if s.hand_size[seat] == 0:
            return 1
        out[1] = actions.CALL
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
    n = list_cards(s.hand[seat], actions.DISCARD, out, n)
    for colour in range(cards.JOKERS):
        if s.joker[colour] == seat:
            out[n] = actions.DISCARD + cards.SUITED + colour
            n += 1
    return n


@kernel
def die_of(card):
    """The die that a card of a suit equals in the lottery; an ace is 1."""
    return card % cards.RANKS + 1


@kernel
def equals_die(s, card):
    """Whether a card of a suit may be shown in this lottery. A royal is above every die."""
    return die_of(card) == s.dice[0] or die_of(card) == s.dice[1]


@kernel(inline=False)
def lottery_menu(s, seat, out):
    out[0] = actions.NO_CARD
    n = 1
    held = s.hand[seat] & ~s.matched
    while held != 0:
        card = lowest(held)
        held &= held - 1
        if equals_die(s, card):
            out[n] = actions.SHOW + card
            n += 1
    return n


@kernel
def shortfall(s):
    """The pips that the shown club lacks."""
    return price(s) - club_worth(s, s.club)


@kernel
def shortfall_suits(s, tower):
    return cards.ALL_SUITS if tower == tiles.CITADEL else 1 << tiles.SUIT_OF[tower]


@kernel
def shortfall_menu(s, seat, out):
    out[0] = actions.GIVE_UP
    if not can_pay(s, seat, shortfall(s), shortfall_suits(s, np.int64(s.rabbit[seat]))):
        return 1
    out[1] = actions.PAY_SHORTFALL
    return 2


@kernel
def flight_menu(s, seat, out):
    n = 0
    for tile in range(tiles.HEXES):
        lands = s.residential_flights or is_tower(s, tile)
        if lands and lies(s, tile) and tile != s.rabbit[seat]:
            out[n] = actions.GOAL + tile
            n += 1
    return n


@kernel(inline=False)
def phase_menu(s, seat, out):
    """Acquire, or none of it; fights, deals, and discards for sale."""
    n = 0
    place = np.int64(s.rabbit[seat])
    if can_acquire(s, seat, place):
        out[n] = actions.ACQUIRE
        n += 1
    out[n] = actions.NO_MORE
    n += 1
    if not s.complete:
        return n
    if can_fight(s, seat):
        for other in range(s.players):
            if other != seat and s.rabbit[other] == place:
                out[n] = actions.ATTACK + other
                n += 1
    if s.interpersonal_trade:
        for other in range(s.players):
            if other != seat and s.rabbit[other] == place and may_deal(s, seat, other):
                out[n] = actions.DEAL_WITH + other
                n += 1
    return goods_menu(s, seat, out, n)


@kernel
def may_deal(s, seat, other):
    """Once with each partner, if both have something to give, and there are diamonds to name."""
    if (s.partners >> other) & 1 or s.hand_size[seat] == 0:
        return False
    if s.deck & cards.SUIT_CARDS[cards.DIAMONDS] == 0:
        return False
    return may_keep_quiet(s) or s.hand_size[other] > 0


@kernel
def can_acquire(s, seat, place):
    """Three carrots, so three royals: with three of them one must be paid."""
    if not is_residence(place) or not in_court(s, royal_at(place)):
        return False
    suit = tiles.SUIT_OF[place]
    if carrots_left(s, seat) == 0:
        return s.hand[seat] & cards.ROYALS & cards.SUIT_CARDS[suit] != 0
    return can_pay(s, seat, cards.ROYAL_PRICE, 1 << suit)
