"""Hands: cards that come and go, and the cards of them that seats and the public know.

Public of a hand are its royals and jokers, and the cards in `shown`; one other seat may know the
cards in `told` besides. A seat knows its own hand anyway.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.jackrabbits.rules import actions, cards
from reino.games.jackrabbits.rules.tolls import (
    after,
    card_of,
    due_after,
    is_shown,
    shown_worth,
    spend,
    worth_of,
)


@kernel
def is_royal(card):
    return card < cards.SUITED and card % cards.RANKS >= cards.JACK


@kernel
def belongs_to_court(card):
    """Whether a card goes to the court when it leaves a hand: all know where it is."""
    return card >= cards.SUITED or is_royal(card)


@kernel
def court_royals(s):
    """The royals of this game that are in no hand."""
    court = s.deck & cards.ROYALS
    for seat in range(s.players):
        court &= ~s.hand[seat]
    return court


@kernel
def in_court(s, card):
    """Whether a royal is in no hand."""
    return (court_royals(s) >> card) & 1 != 0


@kernel
def gain(s, seat, card):
    """A card comes into a hand, and no other seat sees which."""
    if card >= cards.SUITED:
        s.joker[card - cards.SUITED] = seat
    else:
        s.hand[seat] |= np.int64(1) << card
    s.hand_size[seat] += 1


@kernel
def gain_openly(s, seat, card):
    gain(s, seat, card)
    show(s, seat, card)


@kernel
def show(s, seat, card):
    """All seats and the public see that this card is in the hand."""
    if card < cards.SUITED:
        s.shown[seat] |= np.int64(1) << card


@kernel(inline=False)
def lose(s, seat, card):
    """A card leaves a hand. Royals and jokers are in the court by that, others nowhere yet."""
    s.hand_size[seat] -= 1
    if card >= cards.SUITED:
        s.joker[card - cards.SUITED] = actions.NONE
        return
    rest = ~(np.int64(1) << card)
    s.hand[seat] &= rest
    s.shown[seat] &= rest
    for who in range(s.players):
        s.told[seat, who] &= rest
    if s.laid_open[seat] != 0:
        s.laid_open[seat] &= rest
        # A provisional palace falls with the worth of its hearts.
        if shown_worth(s, s.laid_open[seat]) < cards.HEARTS_SHOWN:
            s.laid_open[seat] = 0


@kernel(inline=False)
def lay_card(s, seat, action):
    """A card of a toll or a fight, which is spent or only shown; returns its pips."""
    card = card_of(action)
    worth = worth_of(s, seat, action)
    shown = is_shown(s.purpose)
    s.due = due_after(s, worth)
    s.last = after(s, seat, card, worth, not shown)
    if shown:
        show(s, seat, card)
        s.laid |= np.int64(1) << card
    else:
        lose(s, seat, card)
        spend(s, seat, card)
    return worth


@kernel
def discard(s, seat, card):
    lose(s, seat, card)
    if not belongs_to_court(card):
        s.discards |= np.int64(1) << card


@kernel(inline=False)
def discard_all(s, seat, gone):
    while gone != 0:
        discard(s, seat, lowest(gone))
        gone &= gone - 1


@kernel(inline=False)
def pass_secretly(s, giver, receiver, card, in_sight):
    """A card goes from hand to hand. Only giver and receiver see which, unless it is `in_sight`:
    one of the cards that lay open before the giver when this began."""
    open_to_all = belongs_to_court(card) or (in_sight >> card) & 1
    if open_to_all:
        lose(s, giver, card)
        gain_openly(s, receiver, card)
        return
    # To the others it may have been any card that does not lie open.
    known = s.shown[giver]
    s.shown[giver] = known & (in_sight | cards.ROYALS)
    for who in range(s.players):
        if who != receiver:
            s.told[giver, who] = 0
    s.told[giver, receiver] |= known & ~s.shown[giver]
    lose(s, giver, card)
    gain(s, receiver, card)
    s.told[receiver, giver] |= np.int64(1) << card


@kernel
def pass_openly(s, giver, receiver, card):
    lose(s, giver, card)
    gain_openly(s, receiver, card)
