"""The market and the deck: how both are dealt, and what a seat may take from them.

Three cards of the market lie open. A seat takes one of them, which the deck replaces, or two cards
of the deck unseen; with an empty hand it takes two of the market, or five of the deck.
"""

from reino.core.kernel import kernel
from reino.games.korona.rules import actions, cards, stage
from reino.games.korona.rules.hands import gain, gain_openly, room
from reino.games.korona.rules.turn import finish_action


@kernel
def deal(s, card):
    """Five to each hand, then three to the market."""
    for seat in range(s.players):
        if s.hand_size[seat] < actions.HAND:
            gain(s, seat, card)
            return
    show(s, card)
    if s.market_size == actions.MARKET:
        s.stage = stage.FIRST


@kernel
def show(s, card):
    s.market[card] += 1
    s.market_size += 1


@kernel
def list_sources(s, seat, out):
    """Deck and market. Drawing again is held to the hand limit; the take of a turn never meets
    it."""
    n = 0
    if s.stage == stage.TAKE and s.deck_size > 0 and room(s, cards_from_deck(s)):
        out[n] = actions.TAKE_DECK
        n += 1
    for card in range(cards.CARDS):
        if s.market[card] > 0:
            out[n] = actions.TAKE_MARKET + card
            n += 1
    return n


@kernel
def empty_handed(s):
    """A seat that begins its turn with no cards takes more."""
    return s.used == actions.NONE and s.hand_size[s.active] == 0


@kernel
def cards_from_deck(s):
    """Two, or five with an empty hand; a smaller deck gives all it has."""
    return min(actions.HAND if empty_handed(s) else 2, s.deck_size)


@kernel
def take(s, action):
    if action == actions.TAKE_DECK:
        s.draws = cards_from_deck(s)
        s.stage = stage.DRAW
        return
    # A second card of the market only for an empty hand, and not once the deck is out.
    s.second = 1 if s.stage == stage.TAKE and empty_handed(s) and s.deck_size > 0 else 0
    card = action - actions.TAKE_MARKET
    s.market[card] -= 1
    s.market_size -= 1
    gain_openly(s, s.active, card)
    if s.deck_size > 0:
        s.stage = stage.REFILL
    else:
        taken(s)


@kernel
def taken(s):
    if s.second:
        s.second = 0
        s.stage = stage.TAKE_SECOND
    elif s.used == cards.DRAW_AGAIN:
        finish_action(s)
    else:
        s.stage = stage.ACT
