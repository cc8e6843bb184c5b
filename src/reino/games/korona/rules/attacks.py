"""The course of an action card, from its declaration until everything it causes is settled.

declared in full ─> shields asked ─> carried out: yielded, settled, passed on ─> step over
                               └──> a shield stands: everything is laid back ──┘
"""

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.declaring import (
    can_steal_one,
    can_steal_two,
    joins_monarch,
    lay_back,
    lift_inner,
)
from reino.games.korona.rules.hands import discard, give_secretly
from reino.games.korona.rules.revolt import hold, next_pass, receive_pile
from reino.games.korona.rules.seats import next_seat
from reino.games.korona.rules.turn import finish_action
from reino.games.korona.rules.zone import (
    add,
    choosable,
    fits_after,
    lift,
    list_places,
    may_lie_alone,
    place,
    remove,
)


@kernel
def name_move(s, action):
    """Internal affairs: the card is lifted, and must come to lie elsewhere."""
    if action >= actions.INNER:
        s.source = piles.INNER_PILE[action - actions.INNER]
        s.remainder = piles.INNER_LEFT[action - actions.INNER]
        s.held[0] = cards.JESTER
        lift_inner(s, s.active, s.source)
    else:
        s.source = action - actions.TOP
        s.remainder = piles.LEFT[s.source]
        s.held[0] = piles.TOP_CARD[s.source]
        lift(s, s.active, s.source)
    s.stage = stage.MOVE_TO


@kernel
def list_destinations(s, out):
    """Another pile than the one the card comes from; or alone, where it was not."""
    n = 0
    card = s.held[0]
    if s.remainder != piles.NO_PILE and may_lie_alone(s, s.active, card):
        out[n] = actions.PLACE + piles.PLACE_NUMBER[card, piles.NO_PILE]
        n += 1
    for word in range(piles.WORDS):
        bits = s.present[s.active, word] & piles.TAKES[card, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if choosable(s, s.active, pile) > 0:
                out[n] = actions.PLACE + piles.PLACE_NUMBER[card, pile]
                n += 1
            bits &= bits - 1
    return n


@kernel
def name_villain(s, action):
    """Sneak attack: a villain leaves for the target's zone, or none does."""
    if action == actions.WITHOUT_VILLAIN:
        begin_stealing(s)
        return
    s.sent = action - actions.TOP
    lift(s, s.active, s.sent)
    s.stage = stage.LODGE


@kernel
def lodge(s, action):
    """The villain is placed first; the cards that can be stolen are judged after that."""
    s.lodged = place(s, s.target, cards.VILLAIN, piles.PLACE_ON[action - actions.PLACE])
    s.to_steal = 1 if can_steal_one(s, s.active, s.target) else 0
    if s.to_steal > 0:
        s.stage = stage.STEAL
    else:
        open_shields(s)


@kernel
def begin_stealing(s):
    """Two must be stolen where some two can both be placed, otherwise one."""
    s.to_steal = 2 if can_steal_two(s, s.active, s.target) else 1
    s.stage = stage.STEAL


@kernel
def name_theft(s, action):
    pile = action - actions.TOP
    s.stolen[0 if s.stolen[0] == piles.NO_PILE else 1] = pile
    lift(s, s.target, pile)
    s.to_steal -= 1
    if s.to_steal == 0:
        if s.used == cards.TACTICAL_SWAP:
            s.stage = stage.REPAY
        else:
            open_shields(s)


@kernel
def name_repayment(s, action):
    s.repaid = action - actions.TOP
    lift(s, s.active, s.repaid)
    open_shields(s)


@kernel
def name_seizure(s, action):
    s.seized = action - actions.WHOLE + piles.SINGLES_AND_BASES
    open_shields(s)


@kernel
def shields_spent(s):
    return s.discards[cards.SHIELD] == cards.COPIES[cards.SHIELD]


@kernel(inline=False)
def open_shields(s):
    """The struck seat is asked; in a revolt all others, clockwise. With all four shields in the
    discards no seat is asked."""
    s.struck = next_seat(s, s.active) if s.used == cards.REVOLT else s.target
    if shields_spent(s):
        carry_out(s)
    else:
        s.asked = s.struck
        s.stage = stage.ASK


@kernel
def answer(s, action):
    """Shield upon shield, in turn, until one side declines."""
    defending = s.asked == s.struck
    if action == actions.RAISE_SHIELD:
        discard(s, s.asked, cards.SHIELD)
        if not shields_spent(s):
            s.asked = s.active if defending else s.struck
        elif defending:
            call_off(s)
        else:
            carry_out(s)
    elif not defending:
        call_off(s)
    elif s.used == cards.REVOLT and next_seat(s, s.struck) != s.active:
        s.struck = next_seat(s, s.struck)
        s.asked = s.struck
    else:
        carry_out(s)


@kernel
def call_off(s):
    lay_back(s)
    finish_action(s)


@kernel(inline=False)
def carry_out(s):
    s.asked = actions.NONE
    if s.used == cards.DONATION:
        if s.from_hand and s.hand_size[s.target] == 0:
            finish_action(s)
        else:
            s.stage = stage.YIELD
    elif s.used == cards.GLORIOUS_ATTACK:
        remove(s, s.target, s.seized)
        if joins_monarch(s, s.active, s.seized):
            # Monarch goes to monarch, and the jester must move.
            place(s, s.active, cards.MONARCH, piles.LONE_MONARCH)
            hold(s, cards.JESTER, s.active, s.active)
        else:
            add(s, s.active, s.seized)
            receive_pile(s, s.active, s.seized)
    elif s.used == cards.REVOLT:
        next_pass(s)
    elif s.stolen[0] == piles.NO_PILE:
        finish_action(s)
    else:
        hold(s, piles.TOP_CARD[s.stolen[0]], s.active, s.active)
        if s.stolen[1] != piles.NO_PILE:
            s.held[1] = piles.TOP_CARD[s.stolen[1]]
            if s.held[1] < s.held[0]:
                s.held[1] = s.held[0]
                s.held[0] = piles.TOP_CARD[s.stolen[1]]
        s.stolen[0] = piles.NO_PILE
        s.stolen[1] = piles.NO_PILE


@kernel
def to_place(s, i):
    """The first or second card that waits for a place now, or NONE."""
    if s.stage == stage.SETTLE or s.stage == stage.MOVE_TO:
        return s.held[i]
    if i == 0 and s.stage == stage.LODGE:
        return cards.VILLAIN
    if i == 0 and s.stage == stage.JEST:
        return cards.JESTER
    return actions.NONE


@kernel
def list_yields(s, out):
    """Donation from a hand: any card of it."""
    n = 0
    for card in range(cards.CARDS):
        if s.hand[s.target, card] > 0:
            out[n] = actions.GIVE + card
            n += 1
    return n


@kernel
def give(s, action):
    """Donation: into the hand of the seat that asked, or into its zone, where that seat likes."""
    if s.from_hand:
        give_secretly(s, s.target, s.active, action - actions.GIVE)
        finish_action(s)
    else:
        lift(s, s.target, action - actions.TOP)
        hold(s, piles.TOP_CARD[action - actions.TOP], s.active, s.active)


@kernel
def list_settlements(s, out):
    """Places for the cards held; neither may leave the other without one."""
    n = list_places(s, s.ground, s.held[0], out, 0)
    if s.held[1] == actions.NONE:
        return n
    if s.held[1] != s.held[0]:
        n = list_places(s, s.ground, s.held[1], out, n)
    kept = 0
    for i in range(n):
        number = out[i] - actions.PLACE
        card = piles.PLACE_CARD[number]
        other = s.held[1] if card == s.held[0] else s.held[0]
        if fits_after(s, s.ground, card, piles.PLACE_ON[number], other):
            out[kept] = out[i]
            kept += 1
    return kept


@kernel
def settle(s, action):
    card = piles.PLACE_CARD[action - actions.PLACE]
    pile = place(s, s.ground, card, piles.PLACE_ON[action - actions.PLACE])
    if card == s.held[0]:
        s.held[0] = s.held[1]
    s.held[1] = actions.NONE
    if s.held[0] != actions.NONE:
        return

    if s.used == cards.REVOLT:
        s.fresh[0] = pile
        s.passes += 1
        next_pass(s)
    elif s.repaid != piles.NO_PILE:
        # Tactical swap: the target places the card it got, unless it is a villain.
        card = piles.TOP_CARD[s.repaid]
        s.repaid = piles.NO_PILE
        hold(s, card, s.active if card == cards.VILLAIN else s.target, s.target)
    else:
        finish_action(s)
