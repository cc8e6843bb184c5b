"""Purchases of discards: goods are put together one by one, and paid all at once.

Goods are chosen in ascending order, so that a set is chosen in one way only. By rules 1 every card
was a purchase of its own, and an ace was always bought at its least.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.hands import gain_openly
from reino.games.jackrabbits.rules.tolls import (
    FIRST_CARD,
    begin_toll,
    bonus,
    end_toll,
    high_ace,
    lowest_pips,
    reach,
)
from reino.games.jackrabbits.rules.turn import go_on, goods_at


@kernel
def trade_suits(place):
    """Diamonds buy at a plaza; diamonds are bought with any suits."""
    if place != tiles.CITADEL and tiles.SUIT_OF[place] == cards.DIAMONDS:
        return cards.ALL_SUITS
    return 1 << cards.DIAMONDS


@kernel
def purse_for(s, seat, place):
    held = s.hand[seat] & cards.CARDS_OF_SUITS[trade_suits(place)]
    return reach(s, seat, held, FIRST_CARD, True)


@kernel
def still_for_sale(s, place):
    """The discards that may be added: they come in ascending order."""
    goods = goods_at(s, place)
    if s.stage == stage.GOODS:
        for card in range(cards.SUITED):
            if (s.goods >> card) & 1:
                goods &= np.int64(-1) << (card + 1)
    return goods


@kernel
def sum_with(s, seat, place, pips):
    """The pips to be paid if this many were added to the goods; a card of the hand at least."""
    already = np.int64(s.due)
    if s.stage != stage.GOODS:
        already = -bonus(s, seat, trade_suits(place))
    return max(1, already + pips)


@kernel(inline=False)
def goods_menu(s, seat, out, n):
    """The discards that can be paid, with those chosen before; an ace perhaps counted high."""
    place = np.int64(s.rabbit[seat])
    goods = still_for_sale(s, place)
    if goods == 0:
        return n
    most = purse_for(s, seat, place)
    rest = goods
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if most >= sum_with(s, seat, place, lowest_pips(s, card)):
            out[n] = actions.BUY + card
            n += 1
    if s.rules_version >= 2 and s.ambivalent_aces:
        rest = goods & cards.ACES
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if most >= sum_with(s, seat, place, high_ace(s)):
                out[n] = actions.BUY_HIGH + card // cards.RANKS
                n += 1
    return n


@kernel
def closing_menu(s, seat, out):
    """Goods were chosen: more of them, or no more."""
    n = goods_menu(s, seat, out, 0)
    out[n] = actions.CLOSE_PURCHASE
    return n + 1


@kernel
def buy(s, action):
    """Add a card to the goods. The sum due leaves out that a card is always paid: see `close`."""
    high = action >= actions.BUY_HIGH
    card = (action - actions.BUY_HIGH) * cards.RANKS if high else action - actions.BUY
    pips = high_ace(s) if high else lowest_pips(s, card)
    seat = np.int64(s.active)
    place = np.int64(s.rabbit[seat])
    suits = trade_suits(place)
    if s.rules_version < 2:
        begin_toll(s, seat, stage.FOR_GOODS, suits, sum_with(s, seat, place, pips), card)
        return
    if s.stage != stage.GOODS:
        begin_toll(s, seat, stage.FOR_GOODS, suits, -bonus(s, seat, suits), actions.NONE)
        s.stage = stage.GOODS
    s.due += pips
    s.goods |= np.int64(1) << card


@kernel
def choose_goods(s, action):
    if action != actions.CLOSE_PURCHASE:
        buy(s, action)
        return
    # At least one card of the hand is paid.
    s.due = max(1, np.int64(s.due))
    s.stage = stage.TOLL


@kernel(inline=False)
def take_goods(s):
    """The goods are paid, and come into the hand in the open."""
    goods = s.goods if s.rules_version >= 2 else np.int64(1) << s.goal
    s.goods = 0
    end_toll(s)
    s.discards &= ~goods
    while goods != 0:
        gain_openly(s, s.active, lowest(goods))
        goods &= goods - 1
    go_on(s, stage.TO_PHASE)
