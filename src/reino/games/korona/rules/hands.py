"""Hands: cards that come and go, and the cards of them that seats and the public know.

`known[who, holder, card]` is how many of a card a holder has at least, as far as a seat or the
public can tell. A seat knows its own hand anyway, so its row about itself stays 0.
"""

from reino.core.kernel import kernel
from reino.core.kernel.rng import below
from reino.games.korona.rules import actions, cards
from reino.games.korona.rules.state import PUBLIC

EVERYBODY = cards.SEATS + 1


@kernel
def gain(s, seat, card):
    """A card comes into a hand, and no other seat sees which."""
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1


@kernel
def gain_openly(s, seat, card):
    gain(s, seat, card)
    for who in range(EVERYBODY):
        if who != seat:
            s.known[who, seat, card] += 1


@kernel
def lose_openly(s, seat, card):
    """A card leaves a hand, in the sight of all seats and the public."""
    s.hand[seat, card] -= 1
    s.hand_size[seat] -= 1
    for who in range(EVERYBODY):
        forget(s, who, seat, card)


@kernel
def discard(s, seat, card):
    lose_openly(s, seat, card)
    s.discards[card] += 1


@kernel
def forget(s, who, holder, card):
    if s.known[who, holder, card] > 0:
        s.known[who, holder, card] -= 1


@kernel(inline=False)
def give_secretly(s, giver, receiver, card):
    """Only these two see which card goes over. To the others it may have been any."""
    for who in range(EVERYBODY):
        if who == receiver:
            forget(s, who, giver, card)
        elif who != giver:
            for other in range(cards.CARDS):
                forget(s, who, giver, other)
    s.hand[giver, card] -= 1
    s.hand_size[giver] -= 1
    gain(s, receiver, card)
    s.known[giver, receiver, card] += 1


@kernel
def veil_hand(s, holder, who):
    """Leave in a hand its known cards; the rest may as well be in the deck."""
    for card in range(cards.CARDS):
        s.deck[card] += s.hand[holder, card] - s.known[who, holder, card]
        s.hand[holder, card] = s.known[who, holder, card]


@kernel
def veil_knowledge(s, viewer):
    """Hide the knowledge that others got in secret, except that of the viewer's own hand.

    Every seat knows at least the cards of a hand that the public knows.
    """
    for who in range(s.players):
        for holder in range(s.players):
            if who != viewer and holder != viewer and who != holder:
                for card in range(cards.CARDS):
                    s.known[who, holder, card] = s.known[PUBLIC, holder, card]


@kernel
def deal_hand(s, holder, rng):
    """Fill a veiled hand up with cards that may be in it."""
    unknown = 0
    for card in range(cards.CARDS):
        unknown += s.deck[card]
    shown = 0
    for card in range(cards.CARDS):
        shown += s.hand[holder, card]
    for _ in range(s.hand_size[holder] - shown):
        rest = below(rng, unknown)
        unknown -= 1
        card = 0
        while rest >= s.deck[card]:
            rest -= s.deck[card]
            card += 1
        s.deck[card] -= 1
        s.hand[holder, card] += 1


@kernel
def room(s, more):
    """Hand limit: whether so many more cards could still be worked off this turn."""
    return s.hand_size[s.active] + more <= actions.HAND_LIMIT + s.actions
