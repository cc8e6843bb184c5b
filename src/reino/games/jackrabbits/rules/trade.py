"""Deals between two rabbits at one place: both sides are named, and then handed over unseen."""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.rules import actions, cards, stage
from reino.games.jackrabbits.rules.hands import pass_openly, pass_secretly
from reino.games.jackrabbits.rules.tolls import count
from reino.games.jackrabbits.rules.turn import banish, end_journey, go_on


@kernel
def open_deal(s, partner):
    s.partner = partner
    s.partners |= 1 << partner
    s.stage = stage.SIDES_OF_DEAL


@kernel
def choose_side(s, action):
    s.seller = s.active if action == actions.I_SELL else s.partner
    s.stage = stage.NAME_GOODS


@kernel
def other_dealer(s, seat):
    return np.int64(s.active + s.partner - seat)


@kernel
def buyer(s):
    return other_dealer(s, s.seller)


@kernel
def named_cards(s, seat):
    """The cards that a seat is to give: goods, or their price."""
    return s.goods if seat == s.seller else s.price


@kernel
def named_jokers(s, seat):
    return np.int64(s.goods_jokers) if seat == s.seller else np.int64(0)


@kernel
def is_named(s, seat, card):
    """Whether a card is among those that a seat is to give. For previews: a seat may lie."""
    if card >= cards.SUITED:
        return (named_jokers(s, seat) >> (card - cards.SUITED)) & 1 != 0
    return (named_cards(s, seat) >> card) & 1 != 0


@kernel
def goods_size(s):
    return count(s.goods) + count(np.int64(s.goods_jokers))


@kernel
def most_named(s, giver):
    """No more than the giver has. Where hand sizes are secret, no more than the limit."""
    if s.seized_surplus and giver != s.active:
        return np.int64(s.hand_limit)
    return np.int64(s.hand_size[giver])


@kernel(inline=False)
def name_menu(s, out):
    """Cards are named in ascending order, so that a set is named in one way only."""
    n = 0
    selling = s.stage == stage.NAME_GOODS
    size = goods_size(s) if selling else count(s.price)
    if size > 0:
        out[n] = actions.NAMED
        n += 1
    if size == most_named(s, s.seller if selling else buyer(s)):
        return n
    nameable = s.deck if selling else s.deck & cards.SUIT_CARDS[cards.DIAMONDS]
    highest = -1
    for card in range(cards.SUITED):
        if ((s.goods if selling else s.price) >> card) & 1:
            highest = card
    if selling and s.goods_jokers != 0:
        highest = cards.SUITED if s.goods_jokers == 1 else cards.BLACK_JOKER
    for card in range(highest + 1, cards.SUITED):
        if (nameable >> card) & 1:
            out[n] = actions.NAME + card
            n += 1
    if selling:
        for card in range(max(highest + 1, cards.SUITED), cards.CARDS):
            out[n] = actions.NAME + card
            n += 1
    return n


@kernel
def name(s, action):
    if action == actions.NAMED:
        s.stage = stage.NAME_PRICE if s.stage == stage.NAME_GOODS else stage.CONSENT
        return
    card = action - actions.NAME
    if card >= cards.SUITED:
        s.goods_jokers |= 1 << (card - cards.SUITED)
    elif s.stage == stage.NAME_GOODS:
        s.goods |= np.int64(1) << card
    else:
        s.price |= np.int64(1) << card


@kernel
def consent_menu(s, out):
    out[0] = actions.DECLINE
    if s.hand_size[s.partner] < named_size(s, s.partner):
        return 1
    out[1] = actions.ACCEPT
    return 2


@kernel
def named_size(s, seat):
    return count(named_cards(s, seat)) + count(named_jokers(s, seat))


@kernel
def consent(s, action):
    if action == actions.ACCEPT:
        s.payer = s.seller
        s.stage = stage.HAND_OVER
    else:
        clear_deal(s)
        go_on(s, stage.TO_PHASE)


@kernel(inline=False)
def give_menu(s, seat, out):
    n = 0
    for card in range(cards.SUITED):
        if ((s.hand[seat] & ~s.given[seat]) >> card) & 1:
            out[n] = actions.GIVE + card
            n += 1
    for colour in range(cards.JOKERS):
        if s.joker[colour] == seat and not (s.given_jokers[seat] >> colour) & 1:
            out[n] = actions.GIVE + cards.SUITED + colour
            n += 1
    return n


@kernel
def give(s, seat, action):
    """Sealed until both sides lie there."""
    card = action - actions.GIVE
    if card >= cards.SUITED:
        s.given_jokers[seat] |= 1 << (card - cards.SUITED)
    else:
        s.given[seat] |= np.int64(1) << card
    s.given_size[seat] += 1
    if s.given_size[seat] == named_size(s, seat):
        if seat == s.seller:
            s.payer = buyer(s)
        else:
            exchange(s)


@kernel
def is_true(s, seat):
    """Whether a seat gives the cards that were named."""
    return s.given[seat] == named_cards(s, seat) and s.given_jokers[seat] == named_jokers(s, seat)


@kernel(inline=False)
def exchange(s):
    """Both sides change hands at once. A lie is found out, and exiles the liar."""
    seller, other = np.int64(s.seller), buyer(s)
    honest_seller, honest_buyer = is_true(s, seller), is_true(s, other)
    goods, goods_jokers = s.given[seller], np.int64(s.given_jokers[seller])
    price, price_jokers = s.given[other], np.int64(s.given_jokers[other])
    hand_over(s, seller, other, goods, goods_jokers, honest_seller)
    # Both at once: the cards that go over unseen now are none of those just received.
    seen = s.shown[other] & goods
    hand_over(s, other, seller, price, price_jokers, honest_buyer)
    s.shown[other] |= seen
    s.told[other, seller] &= ~seen
    clear_deal(s)
    if not honest_seller:
        banish(s, seller)
    if not honest_buyer:
        banish(s, other)
    if (seller == s.active and not honest_seller) or (other == s.active and not honest_buyer):
        end_journey(s)
        go_on(s, stage.TO_END)
    else:
        go_on(s, stage.TO_PHASE)


@kernel(inline=False)
def hand_over(s, giver, receiver, given, jokers, honest):
    """An honest side is known to all, for it was named."""
    in_sight = s.laid_open[giver]
    while given != 0:
        card = lowest(given)
        given &= given - 1
        if honest:
            pass_openly(s, giver, receiver, card)
        else:
            pass_secretly(s, giver, receiver, card, in_sight)
    for colour in range(cards.JOKERS):
        if (jokers >> colour) & 1:
            pass_openly(s, giver, receiver, cards.SUITED + colour)


@kernel
def clear_deal(s):
    s.partner = actions.NONE
    s.seller = actions.NONE
    s.goods = 0
    s.goods_jokers = 0
    s.price = 0
    s.payer = actions.NONE
    for seat in range(s.players):
        s.given[seat] = 0
        s.given_jokers[seat] = 0
        s.given_size[seat] = 0
