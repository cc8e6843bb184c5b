"""The pips of cards, and tolls: cards laid or shown one by one until a price is reached.

A payment is a set of cards none of which could be left out. Laid from the greatest down, that is
any set whose sum reaches the price with its last card: so a card may follow if it is not greater
than the one before, and if the rest of the hand can still make up the sum due.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.rules import actions, cards, stage

STEP = 64  # in the order of cards: the pips of a card, then its number
FIRST_CARD = 16 * STEP  # greater than any


@kernel
def count(word):
    """How many cards a word holds."""
    n = 0
    while word != 0:
        word &= word - 1
        n += 1
    return n


@kernel
def carrots_left(s, seat):
    """How many royals a seat may still acquire: it lays a carrot for each. One too many is -1."""
    return cards.MOST_ROYALS - count(s.hand[seat] & cards.ROYALS)


@kernel
def lowest_pips(s, card):
    """The least pips of a card."""
    rank = card % cards.RANKS
    if rank == cards.ACE and (s.ambivalent_aces or s.capital_aces):
        return cards.ACE_LOW
    return cards.PIPS[s.patriarchal_values, rank]


@kernel
def high_ace(s):
    return cards.ACE_HIGH[s.patriarchal_values]


@kernel
def pips(s, seat, card, spent):
    """The pips of a card if its owner chooses nothing: an ambivalent ace is low."""
    if (
        spent
        and card % cards.RANKS == cards.ACE
        and becomes_capital(s, seat)
        and not s.ambivalent_aces
    ):
        return high_ace(s)
    return lowest_pips(s, card)


@kernel
def becomes_capital(s, seat):
    """Whether the next ace this seat spends will lie before it."""
    return s.capital_aces and s.capital[seat] == actions.NONE


@kernel
def best_shown(s, card):
    """The most a card can count when it is shown."""
    if card % cards.RANKS == cards.ACE and s.ambivalent_aces:
        return high_ace(s)
    return lowest_pips(s, card)


@kernel
def shown_worth(s, shown):
    """The most these cards can count when they are shown."""
    total = 0
    while shown != 0:
        total += best_shown(s, lowest(shown))
        shown &= shown - 1
    return total


@kernel
def order(card, worth):
    """The place of a card in the order in which cards are laid."""
    return worth * STEP + card


@kernel
def after(s, seat, card, worth, spent):
    """The bound that must be greater than the order of the next card."""
    # Which ace lies before its owner matters, so the first may be any of equal ones.
    if spent and card % cards.RANKS == cards.ACE and becomes_capital(s, seat):
        return order(STEP - 1, worth)
    return order(card, worth)


@kernel(inline=False)
def reach(s, seat, held, last, spent):
    """The most that cards which may follow can add up to."""
    total = 0
    rest = held & ~cards.ACES
    while rest != 0:
        card = lowest(rest)
        worth = cards.PIPS[s.patriarchal_values, card % cards.RANKS]
        if order(card, worth) < last:
            total += worth
        rest &= rest - 1
    rest = held & cards.ACES
    if rest == 0:
        return total
    high = high_ace(s)
    first_is_high = spent and becomes_capital(s, seat) and not s.ambivalent_aces
    while rest != 0:
        card = lowest(rest)
        if first_is_high:
            # If the first one is too great to follow, so is each: it would be the first.
            if order(card, high) >= last:
                return total
            total += high
            first_is_high = False
        elif s.ambivalent_aces and order(card, high) < last:
            total += high
        elif order(card, lowest_pips(s, card)) < last:
            total += lowest_pips(s, card)
        rest &= rest - 1
    return total


@kernel
def bonus(s, seat, suits):
    """The capital ace before a seat adds 1 to each payment in its suit."""
    if s.additional_capital and s.capital[seat] != actions.NONE:
        return (suits >> (s.capital[seat] // cards.RANKS)) & 1
    return 0


@kernel
def can_pay(s, seat, price, suits):
    held = s.hand[seat] & cards.CARDS_OF_SUITS[suits]
    return reach(s, seat, held, FIRST_CARD, True) >= price - bonus(s, seat, suits)


@kernel
def begin_toll(s, payer, purpose, suits, price, goal):
    """Cards of these suits are to be laid or shown until they reach a price."""
    s.payer = payer
    s.purpose = purpose
    s.suits = suits
    s.due = price
    s.goal = goal
    s.laid = 0
    s.last = FIRST_CARD
    s.stage = stage.TOLL


@kernel
def end_toll(s):
    s.payer = actions.NONE
    s.purpose = stage.FOR_NOTHING
    s.suits = 0
    s.due = 0
    s.goal = actions.NONE
    s.laid = 0
    s.last = 0


@kernel
def can_show_hearts(s, seat, worth):
    return shown_worth(s, s.hand[seat] & cards.SUIT_CARDS[cards.HEARTS]) >= worth


@kernel
def is_shown(purpose):
    """Whether cards for this purpose are only shown."""
    return purpose in stage.SHOWN_FOR


@kernel
def toll_cards(s):
    """The cards a toll may still be made of."""
    held = s.hand[s.payer] & cards.CARDS_OF_SUITS[s.suits] & ~s.laid
    # A seat with three royals can only acquire another by paying with one: it is enough by itself.
    if s.purpose == stage.FOR_ROYAL and carrots_left(s, s.payer) == 0:
        held &= cards.ROYALS
    return held


@kernel(inline=False)
def toll_menu(s, out, at):
    """The cards that may be laid next, behind `at` actions that are there already."""
    n = at
    spent = not is_shown(s.purpose)
    held = toll_cards(s)
    rest = held
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if may_follow(s, held, card, pips(s, s.payer, card, spent), spent):
            out[n] = (actions.SPEND if spent else actions.SHOW) + card
            n += 1
    if s.ambivalent_aces:
        rest = held & cards.ACES
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if may_follow(s, held, card, high_ace(s), spent):
                out[n] = (actions.SPEND_HIGH if spent else actions.SHOW_HIGH) + card // cards.RANKS
                n += 1
    return n


@kernel
def due_after(s, worth):
    """The sum that is due once a card of this worth is laid; less than nothing in a fight, in which
    more than enough may be laid."""
    return s.due - worth


@kernel(inline=False)
def may_follow(s, held, card, worth, spent):
    if order(card, worth) >= s.last:
        return False
    still_due = due_after(s, worth)
    if still_due <= 0:
        return True
    others = held & ~(np.int64(1) << card)
    last = after(s, s.payer, card, worth, spent)
    if card % cards.RANKS == cards.ACE:
        # If it is to lie before its owner, the other aces are low, unless they may be either.
        spent = False
    return still_due <= reach(s, s.payer, others, last, spent)


@kernel
def card_of(action):
    """The card that a toll's action lays."""
    if action >= actions.SPEND_HIGH:
        return (action - actions.SPEND_HIGH) * cards.RANKS + cards.ACE
    if action >= actions.SPEND:
        return action - actions.SPEND
    if action >= actions.SHOW_HIGH:
        return (action - actions.SHOW_HIGH) * cards.RANKS + cards.ACE
    return action - actions.SHOW


@kernel
def worth_of(s, seat, action):
    """The pips of the card of a toll's action."""
    if action >= actions.SPEND_HIGH or actions.SHOW_HIGH <= action < actions.SPEND:
        return high_ace(s)
    return pips(s, seat, card_of(action), action >= actions.SPEND)


@kernel
def spend(s, seat, card):
    """Where a spent card goes: see `hands.lose` for its way out of the hand."""
    if card % cards.RANKS == cards.ACE and becomes_capital(s, seat):
        s.capital[seat] = card
    elif not (np.int64(cards.ROYALS) >> card) & 1:
        s.discards |= np.int64(1) << card
