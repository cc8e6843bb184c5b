"""A zone: its piles, the places for a card, its score.

`bits` of a zone are words of `present`. A card goes *alone* (onto NO_PILE) or on top of a pile.
A kernel that tries something out by lifting and laying puts everything back.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.bits import lowest
from reino.games.korona.rules import actions, cards, piles, reasons, stage


@kernel
def add(s, seat, pile):
    s.zone[seat, pile] += 1
    s.present[seat, pile // piles.WORD] |= piles.BIT[pile]


@kernel
def remove(s, seat, pile):
    s.zone[seat, pile] -= 1
    if s.zone[seat, pile] == 0:
        s.present[seat, pile // piles.WORD] &= ~piles.BIT[pile]


@kernel
def lift(s, seat, pile):
    """Take the top card off one such pile."""
    remove(s, seat, pile)
    if piles.LEFT[pile] != piles.NO_PILE:
        add(s, seat, piles.LEFT[pile])


@kernel
def lay(s, seat, pile):
    """Undo `lift`."""
    if piles.LEFT[pile] != piles.NO_PILE:
        remove(s, seat, piles.LEFT[pile])
    add(s, seat, pile)


@kernel
def place(s, seat, card, on):
    """Lay a card alone or on a pile, and return the pile that comes of it."""
    if on == piles.NO_PILE:
        pile = piles.ALONE[card]
    else:
        pile = piles.ONTO[card, on]
        remove(s, seat, on)
    add(s, seat, pile)
    return pile


@kernel
def has_any(s, seat, kinds):
    """Whether the zone has a pile of this set."""
    return ((s.present[seat, 0] & kinds[0]) | (s.present[seat, 1] & kinds[1])) != 0


@kernel
def how_many(s, seat, kinds):
    """Piles of this set in the zone."""
    n = 0
    for word in range(piles.WORDS):
        bits = s.present[seat, word] & kinds[word]
        while bits != 0:
            n += s.zone[seat, word * piles.WORD + lowest(bits)]
            bits &= bits - 1
    return n


@kernel
def may_lie_alone(s, seat, card):
    """A jester never; a monarch or healer only as the first; every other card always."""
    if card == cards.JESTER:
        return False
    if card == cards.MONARCH:
        return not has_any(s, seat, piles.MONARCHS)
    if card == cards.HEALER:
        return not has_any(s, seat, piles.HEALERS)
    return True


@kernel
def fits(s, seat, card):
    """Whether the zone can take this card at all."""
    return may_lie_alone(s, seat, card) or has_any(s, seat, piles.TAKES[card])


@kernel
def fits_pile(s, seat, pile):
    """Whether the zone can take a whole pile: one of monarchs and one of healers at most."""
    if piles.BASE[pile] == cards.MONARCH or piles.BASE[pile] == cards.HEALER:
        return may_lie_alone(s, seat, piles.BASE[pile])
    return True


@kernel(inline=False)
def fits_after(s, seat, card, on, other):
    """Whether another card can still be placed once this one is."""
    if other != cards.MONARCH and other != cards.HEALER and other != cards.JESTER:
        return True
    pile = place(s, seat, card, on)
    answer = fits(s, seat, other)
    remove(s, seat, pile)
    if on != piles.NO_PILE:
        add(s, seat, on)
    return answer


@kernel(inline=False)
def fits_first(s, seat, card, other):
    """Whether this card can be placed so that the other one then can."""
    if may_lie_alone(s, seat, card) and fits_after(s, seat, card, piles.NO_PILE, other):
        return True
    for word in range(piles.WORDS):
        bits = s.present[seat, word] & piles.TAKES[card, word]
        while bits != 0:
            if fits_after(s, seat, card, word * piles.WORD + lowest(bits), other):
                return True
            bits &= bits - 1
    return False


@kernel
def fit_both(s, seat, card, other):
    """Whether the zone can take two cards that come together, in one order or the other."""
    return fits_first(s, seat, card, other) or fits_first(s, seat, other, card)


@kernel
def list_places(s, seat, card, out, n):
    """Append every place for a card; returns the new length."""
    if may_lie_alone(s, seat, card):
        out[n] = actions.PLACE + piles.PLACE_NUMBER[card, piles.NO_PILE]
        n += 1
    for word in range(piles.WORDS):
        bits = s.present[seat, word] & piles.TAKES[card, word]
        while bits != 0:
            out[n] = actions.PLACE + piles.PLACE_NUMBER[card, word * piles.WORD + lowest(bits)]
            n += 1
            bits &= bits - 1
    return n


@kernel(inline=False)
def score(s, seat):
    """Points of a zone."""
    points = 0
    fields = 0
    colours = 0
    for word in range(piles.WORDS):
        bits = s.present[seat, word]
        while bits != 0:
            low = lowest(bits)
            pile = word * piles.WORD + low
            n = np.int64(s.zone[seat, pile])
            points += n * piles.PILE_POINTS[pile]
            if (piles.FIELDS[word] >> low) & 1:
                fields += n
            colours |= piles.COLOURS_IN[pile]
            bits &= bits - 1
    points += cards.FIELDS_POINTS[fields]
    if has_any(s, seat, piles.HEALERS):
        points += cards.HEALER_POINTS[colour_count(colours)]
    return points


@kernel
def colour_count(colours):
    n = 0
    while colours != 0:
        n += 1
        colours &= colours - 1
    return n


@kernel
def peasants(s, seat):
    """Peasants of a zone, alone or on fields, jesters in that role among them."""
    n = 0
    for word in range(piles.WORDS):
        bits = s.present[seat, word]
        while bits != 0:
            pile = word * piles.WORD + lowest(bits)
            n += piles.PEASANTS_IN[pile] * s.zone[seat, pile]
            bits &= bits - 1
    return n


@kernel
def guarded(s, seat):
    """Whether a full stable and a full tower without villains stand guard."""
    return has_any(s, seat, piles.KNIGHTED) and has_any(s, seat, piles.MANNED)


@kernel(inline=False)
def combo(s, seat):
    """The combo this zone completes, or 0. All three need a pair of monarchs."""
    if not has_any(s, seat, piles.PAIRS):
        return 0
    if has_any(s, seat, piles.HEALERS) and healer_points(s, seat) == cards.BEST_HEALER:
        return reasons.HEALER_COMBO
    if has_any(s, seat, piles.KNIGHTED) and how_many(s, seat, piles.MANNED) >= 2:
        return reasons.MILITARY_COMBO
    if how_many(s, seat, piles.TILLED) >= 4:
        return reasons.PRODUCTION_COMBO
    return 0


@kernel
def healer_points(s, seat):
    """The points of a healer here, by the colours of the zone."""
    colours = 0
    for word in range(piles.WORDS):
        bits = s.present[seat, word]
        while bits != 0:
            colours |= piles.COLOURS_IN[word * piles.WORD + lowest(bits)]
            bits &= bits - 1
    return cards.HEALER_POINTS[colour_count(colours)]


@kernel
def spare(s, seat, pile, kept):
    """How many such piles there are besides one that is kept out of it."""
    return s.zone[seat, pile] - (1 if pile == kept else 0)


@kernel
def old_piles(s, seat, pile):
    """Revolt: how many such piles hold no card received in it."""
    return spare(s, seat, pile, s.fresh[0]) - (1 if pile == s.fresh[1] else 0)


@kernel
def choosable(s, seat, pile):
    """How many such piles the choice of this stage can be about. The others stay as they are: the
    pile that a moved card comes from, that of the villain just lodged, those just received."""
    if s.stage == stage.MOVE_TO:
        return spare(s, seat, pile, s.remainder)
    if s.stage == stage.STEAL:
        return spare(s, seat, pile, s.lodged)
    if s.stage == stage.PASS:
        return old_piles(s, seat, pile)
    return s.zone[seat, pile]


@kernel
def has_move(s, seat, card, pile):
    """Whether a card of this pile can come to another pile, or from a pile to lie alone."""
    if piles.LEFT[pile] != piles.NO_PILE and may_lie_alone(s, seat, card):
        return True
    for word in range(piles.WORDS):
        bits = s.present[seat, word] & piles.TAKES[card, word]
        while bits != 0:
            if spare(s, seat, word * piles.WORD + lowest(bits), pile) > 0:
                return True
            bits &= bits - 1
    return False
