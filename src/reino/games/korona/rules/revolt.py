"""The revolt: every seat passes a card or pile on. And whole piles, passed on or seized.

Pass by pass: choose, remove, place, move the jester, next.
"""

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.seats import chooser, giver, next_seat, passer, receiver
from reino.games.korona.rules.turn import finish_action
from reino.games.korona.rules.zone import (
    add,
    choosable,
    fits,
    fits_pile,
    has_any,
    lift,
    list_places,
    old_piles,
    peasants,
    place,
    remove,
)


@kernel
def may_revolt(s, seat):
    return peasants(s, seat) >= actions.REVOLT_PEASANTS


@kernel
def list_passes(s, out):
    n = 0
    owner = giver(s)
    other = receiver(s)
    for word in range(piles.WORDS):
        bits = s.present[owner, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if choosable(s, owner, pile) > 0 and fits(s, other, piles.TOP_CARD[pile]):
                out[n] = actions.TOP + pile
                n += 1
            bits &= bits - 1
    for word in range(piles.WORDS):
        bits = s.present[owner, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            whole = piles.PILE_SIZE[pile] > 1 and fits_pile(s, other, pile)
            if whole and choosable(s, owner, pile) > 0:
                out[n] = actions.WHOLE + pile - piles.SINGLES_AND_BASES
                n += 1
            bits &= bits - 1
    return n


@kernel
def has_pass(s):
    owner = passer(s)
    other = next_seat(s, owner)
    for word in range(piles.WORDS):
        bits = s.present[owner, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            bits &= bits - 1
            if old_piles(s, owner, pile) > 0:
                if fits(s, other, piles.TOP_CARD[pile]):
                    return True
                if piles.PILE_SIZE[pile] > 1 and fits_pile(s, other, pile):
                    return True
    return False


@kernel(inline=False)
def next_pass(s):
    """Passing is compulsory; a zone with nothing legal to pass passes nothing."""
    while s.passes < s.players and not has_pass(s):
        s.passes += 1
        s.fresh[0] = piles.NO_PILE
        s.fresh[1] = piles.NO_PILE
    if s.passes == s.players:
        finish_action(s)
    else:
        s.stage = stage.PASS


@kernel
def pass_on(s, action):
    owner = giver(s)
    other = receiver(s)
    s.fresh[0] = piles.NO_PILE
    s.fresh[1] = piles.NO_PILE
    if action >= actions.WHOLE:
        pile = action - actions.WHOLE + piles.SINGLES_AND_BASES
        remove(s, owner, pile)
        add(s, other, pile)
        receive_pile(s, other, pile)
    else:
        pile = action - actions.TOP
        lift(s, owner, pile)
        card = piles.TOP_CARD[pile]
        hold(s, card, chooser(s) if card == cards.VILLAIN else other, other)


@kernel
def hold(s, card, placer, ground):
    """A card waits for its place."""
    s.held[0] = card
    s.placer = placer
    s.ground = ground
    s.stage = stage.SETTLE


@kernel
def receive_pile(s, seat, pile):
    """A pile has come over whole. The jester of a monarch pair may move on."""
    s.fresh[0] = pile
    if pile == piles.PAIR_WITH_JESTER and has_any(s, seat, piles.TAKES[cards.JESTER]):
        s.placer = seat
        s.ground = seat
        s.stage = stage.JEST
    else:
        pile_received(s)


@kernel
def pile_received(s):
    if s.used == cards.REVOLT:
        s.passes += 1
        next_pass(s)
    else:
        finish_action(s)


@kernel
def list_jests(s, out):
    n = list_places(s, s.ground, cards.JESTER, out, 0)
    out[n] = actions.STAY
    return n + 1


@kernel
def jest(s, action):
    if action != actions.STAY:
        remove(s, s.ground, piles.PAIR_WITH_JESTER)
        add(s, s.ground, piles.LONE_MONARCH)
        s.fresh[0] = piles.LONE_MONARCH
        s.fresh[1] = place(s, s.ground, cards.JESTER, piles.PLACE_ON[action - actions.PLACE])
    pile_received(s)
