"""Declarations: the cards and piles to name for an action card, so that all of it can be done.

Attacks are declared in full before the first answer. Cards that are named are lifted at once, so
that the rest is judged without them; `lay_back` puts everything where it was.
"""

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.korona.rules import actions, cards, piles
from reino.games.korona.rules.zone import (
    add,
    choosable,
    fit_both,
    fits,
    fits_pile,
    guarded,
    has_any,
    has_move,
    lay,
    lift,
    remove,
    spare,
)


@kernel
def list_gifts(s, giver, receiver, out):
    """Donation from a zone: singles and top cards that the receiver can place."""
    n = 0
    for word in range(piles.WORDS):
        bits = s.present[giver, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if fits(s, receiver, piles.TOP_CARD[pile]):
                out[n] = actions.TOP + pile
                n += 1
            bits &= bits - 1
    return n


@kernel(inline=False)
def has_gift(s, giver, receiver):
    for word in range(piles.WORDS):
        bits = s.present[giver, word]
        while bits != 0:
            if fits(s, receiver, piles.TOP_CARD[word * piles.WORD + lowest(bits)]):
                return True
            bits &= bits - 1
    return False


@kernel
def list_moves(s, seat, out):
    """Internal affairs: cards of the own zone that have somewhere to go."""
    n = 0
    for word in range(piles.WORDS):
        bits = s.present[seat, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if has_move(s, seat, piles.TOP_CARD[pile], pile):
                out[n] = actions.TOP + pile
                n += 1
            bits &= bits - 1
    for word in range(piles.WORDS):
        bits = s.present[seat, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if piles.INNER_NUMBER[pile] != piles.NO_PILE and has_move(s, seat, cards.JESTER, pile):
                out[n] = actions.INNER + piles.INNER_NUMBER[pile]
                n += 1
            bits &= bits - 1
    return n


@kernel(inline=False)
def can_move(s, seat):
    for word in range(piles.WORDS):
        bits = s.present[seat, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if has_move(s, seat, piles.TOP_CARD[pile], pile):
                return True
            if piles.INNER_NUMBER[pile] != piles.NO_PILE and has_move(s, seat, cards.JESTER, pile):
                return True
            bits &= bits - 1
    return False


@kernel
def lift_inner(s, seat, pile):
    """Draw a jester from under other cards; those above move down."""
    remove(s, seat, pile)
    add(s, seat, piles.INNER_LEFT[piles.INNER_NUMBER[pile]])


@kernel
def stealable(s, target, pile):
    """Whether such a pile has a top card for the taking; the villain just lodged there is none."""
    return spare(s, target, pile, s.lodged) > 0


@kernel(inline=False)
def can_repay(s, thief, target, first, second):
    """Tactical swap, two cards lifted: whether some card can be given for them."""
    for word in range(piles.WORDS):
        bits = s.present[thief, word] & piles.NOT_FULL[word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if repays(s, thief, target, first, second, pile):
                return True
            bits &= bits - 1
    return False


@kernel(inline=False)
def repays(s, thief, target, first, second, pile):
    """Whether the top card of this pile can be given: all three must find their place."""
    if not fits(s, target, piles.TOP_CARD[pile]):
        return False
    lift(s, thief, pile)
    answer = fit_both(s, thief, first, second)
    lay(s, thief, pile)
    return answer


@kernel(inline=False)
def goes_with(s, thief, target, first, pile):
    """Whether the top card of this pile can be the second one taken."""
    second = piles.TOP_CARD[pile]
    if s.used != cards.TACTICAL_SWAP:
        return fit_both(s, thief, first, second)
    lift(s, target, pile)
    answer = can_repay(s, thief, target, first, second)
    lay(s, target, pile)
    return answer


@kernel(inline=False)
def has_second(s, thief, target, pile):
    """Whether, with the top card of this pile taken, a second one can be."""
    first = piles.TOP_CARD[pile]
    lift(s, target, pile)
    answer = False
    for word in range(piles.WORDS):
        bits = s.present[target, word] & piles.NOT_FULL[word]
        while bits != 0 and not answer:
            answer = goes_with(s, thief, target, first, word * piles.WORD + lowest(bits))
            bits &= bits - 1
    lay(s, target, pile)
    return answer


@kernel(inline=False)
def can_steal_two(s, thief, target):
    for word in range(piles.WORDS):
        bits = s.present[target, word] & piles.NOT_FULL[word]
        while bits != 0:
            if has_second(s, thief, target, word * piles.WORD + lowest(bits)):
                return True
            bits &= bits - 1
    return False


@kernel(inline=False)
def can_steal_one(s, thief, target):
    for word in range(piles.WORDS):
        bits = s.present[target, word] & piles.NOT_FULL[word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if stealable(s, target, pile) and fits(s, thief, piles.TOP_CARD[pile]):
                return True
            bits &= bits - 1
    return False


@kernel(inline=False)
def can_swap(s, thief, target):
    """Two of theirs for one of ours. Judged as if the card were in use already."""
    if not has_any(s, thief, piles.NOT_FULL) or not has_any(s, target, piles.NOT_FULL):
        return False
    used = s.used
    s.used = cards.TACTICAL_SWAP
    answer = can_steal_two(s, thief, target)
    s.used = used
    return answer


@kernel
def can_steal(s, thief, target):
    """One card, or two of which each finds a place only with the other, as a jester on its base."""
    return can_steal_one(s, thief, target) or can_steal_two(s, thief, target)


@kernel
def can_sneak(s, thief, target):
    """A villain of ours can always be sent."""
    return has_any(s, thief, piles.VILLAIN_ON_TOP) or can_steal(s, thief, target)


@kernel
def list_villains(s, thief, target, out):
    """Sneak attack: the villains that may be sent, and to go without one."""
    n = 0
    for word in range(piles.WORDS):
        bits = s.present[thief, word] & piles.VILLAIN_ON_TOP[word]
        while bits != 0:
            out[n] = actions.TOP + word * piles.WORD + lowest(bits)
            n += 1
            bits &= bits - 1
    if can_steal(s, thief, target):
        out[n] = actions.WITHOUT_VILLAIN
        n += 1
    return n


@kernel
def list_steals(s, thief, target, out):
    """Cards of theirs that may be named next: the first of two, the second, or the only one."""
    n = 0
    for word in range(piles.WORDS):
        bits = s.present[target, word] & piles.NOT_FULL[word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            bits &= bits - 1
            if s.to_steal == 2:
                offered = has_second(s, thief, target, pile)
            elif s.stolen[0] != piles.NO_PILE:
                offered = goes_with(s, thief, target, piles.TOP_CARD[s.stolen[0]], pile)
            else:
                spare_one = choosable(s, target, pile) > 0
                offered = spare_one and fits(s, thief, piles.TOP_CARD[pile])
            if offered:
                out[n] = actions.TOP + pile
                n += 1
    return n


@kernel
def list_repayments(s, thief, target, out):
    n = 0
    first = piles.TOP_CARD[s.stolen[0]]
    second = piles.TOP_CARD[s.stolen[1]]
    for word in range(piles.WORDS):
        bits = s.present[thief, word] & piles.NOT_FULL[word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if repays(s, thief, target, first, second, pile):
                out[n] = actions.TOP + pile
                n += 1
            bits &= bits - 1
    return n


@kernel
def can_seize(s, thief, target, pile):
    """A full pile can be stolen unless it is a guarded pair, or a second pile of its kind
    that does not make one with the first."""
    if (piles.PAIRS[pile // piles.WORD] & piles.BIT[pile]) != 0 and guarded(s, target):
        return False
    return fits_pile(s, thief, pile) or joins_monarch(s, thief, pile)


@kernel
def meets_monarch(s, thief, pile):
    """Whether the monarch of a pair with a jester finds the thief's own alone, and could be laid on
    it without the jester. Since rules 2."""
    with_jester = s.rules_version >= 2 and pile == piles.PAIR_WITH_JESTER
    return with_jester and s.zone[thief, piles.LONE_MONARCH] > 0


@kernel
def joins_monarch(s, thief, pile):
    """Whether it is laid there, because the jester has another place to go."""
    return meets_monarch(s, thief, pile) and has_any(s, thief, piles.JESTER_PLACES)


@kernel
def list_seizures(s, thief, target, out):
    n = 0
    for word in range(piles.WORDS):
        bits = s.present[target, word] & piles.FULL[word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            if can_seize(s, thief, target, pile):
                out[n] = actions.WHOLE + pile - piles.SINGLES_AND_BASES
                n += 1
            bits &= bits - 1
    return n


@kernel(inline=False)
def has_seizure(s, thief, target):
    for word in range(piles.WORDS):
        bits = s.present[target, word] & piles.FULL[word]
        while bits != 0:
            if can_seize(s, thief, target, word * piles.WORD + lowest(bits)):
                return True
            bits &= bits - 1
    return False


@kernel(inline=False)
def lay_back(s):
    """A shield stands: everything declared goes back to where it lay, the last first.

    So does a card that is being moved, or a villain that has not been lodged: no shield is asked
    for then, but they count for their owner as long.
    """
    if s.source != piles.NO_PILE:
        if s.remainder != piles.NO_PILE:
            remove(s, s.active, s.remainder)
        add(s, s.active, s.source)
    if s.repaid != piles.NO_PILE:
        lay(s, s.active, s.repaid)
    for i in range(1, -1, -1):
        if s.stolen[i] != piles.NO_PILE:
            lay(s, s.target, s.stolen[i])
    if s.lodged != piles.NO_PILE:
        lift(s, s.target, s.lodged)
    if s.sent != piles.NO_PILE:
        lay(s, s.active, s.sent)
