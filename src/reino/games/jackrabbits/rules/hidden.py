"""Hidden information: the view of a seat, and guesses at truths that agree with it."""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.core.kernel.rng import below
from reino.games.jackrabbits.rules import actions, cards, stage
from reino.games.jackrabbits.rules.free_building import guess_tiles, hide_tiles
from reino.games.jackrabbits.rules.hands import may_keep_quiet
from reino.games.jackrabbits.rules.tolls import FIRST_CARD, count, is_shown, reach
from reino.games.jackrabbits.rules.trade import named_size

ATTEMPTS = 4  # to find a hand at random that can pay, before one is made


@kernel
def sizes_hidden(s):
    """Where a seat may keep quiet hand sizes are secret, once the cards are dealt."""
    return may_keep_quiet(s) and s.starter != actions.NONE


@kernel
def hide(s, viewer):
    """Hide others' cards, unless they were shown or told; the pile; cards told to others."""
    for seat in range(s.players):
        if seat == viewer:
            continue
        known = s.shown[seat] | cards.ROYALS
        if viewer != actions.NONE:
            known |= s.told[seat, viewer]
        s.hand[seat] &= known
        for who in range(s.players):
            if who != viewer:
                s.told[seat, who] = 0
        s.given[seat] = 0
        s.given_jokers[seat] = 0
        if sizes_hidden(s):
            s.hand_size[seat] = actions.NONE
    hide_tiles(s, viewer)
    s.pile = 0
    if sizes_hidden(s):
        s.pile_size = actions.NONE


@kernel(inline=False)
def guess(s, viewer, rng):
    if s.stage in (stage.DEAL_TILES, stage.BUILD):
        guess_tiles(s, viewer, rng)
    unseen = s.deck & cards.NUMBERS & ~s.discards
    for seat in range(s.players):
        unseen &= ~s.hand[seat]
        if s.capital[seat] != actions.NONE:
            unseen &= ~(np.int64(1) << s.capital[seat])
    for i in range(s.players):
        # The payer of a toll is dealt first, for that seat must be able to pay the rest of it.
        seat = (s.payer + i) % s.players if s.payer != actions.NONE else i
        if seat == viewer:
            continue
        known = s.hand[seat]
        size = count(known) + jokers_of(s, seat)
        if seat == s.payer and owes(s):
            slots = count(unseen) if sizes_hidden(s) else s.hand_size[seat] - size
            find_means(s, seat, unseen, slots, rng)
            unseen &= ~s.hand[seat]
            size += count(s.hand[seat] & ~known)
        n = count(unseen)
        if sizes_hidden(s):
            s.hand_size[seat] = size + guess_extra(s, seat, size, n, rng)
        for _ in range(s.hand_size[seat] - size):
            card = nth(unseen, below(rng, n))
            n -= 1
            unseen &= ~(np.int64(1) << card)
            s.hand[seat] |= np.int64(1) << card
        seal(s, seat, rng)
    s.pile = unseen
    s.pile_size = count(unseen)


@kernel
def jokers_of(s, seat):
    n = 0
    for colour in range(cards.JOKERS):
        if s.joker[colour] == seat:
            n += 1
    return n


@kernel
def nth(word, n):
    """The n-th card of a word."""
    for _ in range(n):
        word &= word - 1
    return lowest(word)


@kernel
def owes(s):
    """Whether the payer must be able to lay more: a toll once begun can be paid."""
    if s.stage in (stage.TOLL, stage.GOODS):
        return True
    return s.stage == stage.FIGHT and s.due > 0 and s.last != FIRST_CARD


@kernel(inline=False)
def find_means(s, seat, unseen, slots, rng):
    """Cards with which this seat can pay its toll: at random if that works, else the best."""
    spent = not is_shown(s.purpose)
    allowed = cards.CARDS_OF_SUITS[s.suits]
    sources = unseen & allowed
    known = s.hand[seat]
    due = max(1, np.int64(s.due))  # a card at least, even where the capital ace pays for the goods
    for _ in range(ATTEMPTS):
        hand = known
        rest = sources
        left = count(sources)
        for i in range(min(slots, left) + 1):
            if reach(s, seat, hand & allowed & ~s.laid, s.last, spent) >= due:
                s.hand[seat] = hand
                return
            if i < min(slots, left):
                card = nth(rest, below(rng, left - i))
                rest &= ~(np.int64(1) << card)
                hand |= np.int64(1) << card
    hand = known
    for _ in range(slots):
        if reach(s, seat, hand & allowed & ~s.laid, s.last, spent) >= due:
            break
        best = 0
        most = reach(s, seat, hand & allowed & ~s.laid, s.last, spent)
        rest = sources & ~hand
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            more = reach(s, seat, (hand | (np.int64(1) << card)) & allowed & ~s.laid, s.last, spent)
            if more > most:
                most = more
                best = np.int64(1) << card
        hand |= best
    s.hand[seat] = hand


@kernel
def seal(s, seat, rng):
    """The cards a seat has handed over face down are any of its cards."""
    size = np.int64(s.given_size[seat])
    if size == 0:
        return
    hand = s.hand[seat]
    jokers = 0
    for colour in range(cards.JOKERS):
        if s.joker[colour] == seat:
            jokers |= 1 << colour
    for _ in range(size):
        of_suits = count(hand)
        pick = below(rng, of_suits + count(jokers))
        if pick < of_suits:
            card = np.int64(1) << nth(hand, pick)
            hand &= ~card
            s.given[seat] |= card
        else:
            joker = 1 << nth(jokers, pick - of_suits)
            jokers &= ~joker
            s.given_jokers[seat] |= joker


@kernel(inline=False)
def guess_extra(s, seat, size, unseen, rng):
    """How many cards a hand may have besides these: as few as it must, or some above the limit."""
    least = max(0, least_size(s, seat) - size)
    # A card that is to be drawn must be somewhere, and so must the cards that later seats need.
    reserved = 1 if s.stage == stage.DRAW else 0
    for other in range(s.players):
        if other != seat and s.hand_size[other] == actions.NONE:
            reserved += least_size(s, other)
    most = min(unseen - reserved, s.hand_limit + 2 - size)
    return least + below(rng, max(most - least, 0) + 1)


@kernel
def least_size(s, seat):
    """How many cards this seat must have for the stage to go on."""
    if s.stage == stage.PENALTY and seat == s.asked:
        return 1
    if s.stage == stage.LIMIT and seat == s.receiver:
        return np.int64(s.hand_limit) + 1
    if s.stage == stage.THEFT and seat == s.victim:
        return np.int64(s.draws)
    if s.stage == stage.HAND_OVER and (seat == s.active or seat == s.partner):
        return named_size(s, seat)
    if s.stage in (stage.NAME_GOODS, stage.NAME_PRICE, stage.CONSENT) and seat == s.active:
        return max(named_size(s, seat), 1)
    return 0
