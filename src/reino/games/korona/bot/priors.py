"""The priors of Korona: the promise of an action, by its kind and the points it moves."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.korona.bot import weights
from reino.games.korona.bot.value import cards_left
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.legal import legal
from reino.games.korona.rules.seats import passer
from reino.games.korona.rules.zone import has_any
from reino.search.guidance import draw, even_out

NOTHING = -1
DECK_, MARKET_, PLACE_, USE_ = (
    weights.FIRST["deck"],
    weights.FIRST["market"],
    weights.FIRST["place"],
    weights.FIRST["use"],
)
DISCARD_, END_, GIVE_, LOSE_ = (
    weights.FIRST["discard"],
    weights.FIRST["end"],
    weights.FIRST["give"],
    weights.FIRST["lose"],
)
WIN_, MOVE_, LODGE_, WHOLE_ = (
    weights.FIRST["win"],
    weights.FIRST["move"],
    weights.FIRST["lodge"],
    weights.FIRST["whole"],
)
WITHOUT_, STAY_, SHIELD_ = (
    weights.FIRST["without_villain"],
    weights.FIRST["stay"],
    weights.FIRST["shield"],
)
K_PLACE, K_LOSE, K_WIN = weights.KIND["place"], weights.KIND["lose"], weights.KIND["win"]
K_MOVE, K_WHOLE, K_SHIELD = weights.KIND["move"], weights.KIND["whole"], weights.KIND["shield"]
FIRST_VILLAIN_PLACE = int(piles.PLACE_NUMBER[cards.VILLAIN, piles.NO_PILE])


@kernel
def card_points(pile):
    """The points a zone loses with the top card of this pile."""
    points = piles.PILE_POINTS[pile]
    if piles.LEFT[pile] != piles.NO_PILE:
        points -= piles.PILE_POINTS[piles.LEFT[pile]]
    elif piles.BASE[pile] == cards.FIELD:
        points += cards.FIELD_POINTS
    return points


@kernel
def place_points(s, seat, place):
    """The points a zone gains by a card in this place, healers aside."""
    card = piles.PLACE_CARD[place]
    on = piles.PLACE_ON[place]
    if on != piles.NO_PILE:
        return piles.PILE_POINTS[piles.ONTO[card, on]] - piles.PILE_POINTS[on]
    if card == cards.FIELD:
        return cards.FIELD_POINTS if has_any(s, seat, piles.FIELDS) else 0
    return piles.PILE_POINTS[piles.ALONE[card]]


@kernel
def stolen_points(s):
    """The points that the declared attack takes from the struck seat."""
    points = 0
    if s.stolen[0] != piles.NO_PILE:
        points += card_points(s.stolen[0])
    if s.stolen[1] != piles.NO_PILE:
        points += card_points(s.stolen[1])
    if s.seized != piles.NO_PILE:
        points += piles.PILE_POINTS[s.seized]
    return points


@kernel(inline=False)
def look(s, seat, action):
    """The reasons for an action: the number of its promise (or NOTHING), its kind, and the points
    it brings at once."""
    kind = 0
    gain = 0
    if action == actions.RAISE_SHIELD:
        index = SHIELD_ + np.int64(s.used) - cards.DONATION
        kind, gain = K_SHIELD, stolen_points(s)
    elif action == actions.LET_PASS or (
        s.stage == stage.SEND and action != actions.WITHOUT_VILLAIN
    ):
        index = NOTHING
    elif action == actions.STAY:
        index = STAY_
    elif action == actions.WITHOUT_VILLAIN:
        index = WITHOUT_
    elif action >= actions.INNER:
        index = MOVE_ + cards.JESTER
    elif action >= actions.WHOLE:
        pile = action - actions.WHOLE + piles.SINGLES_AND_BASES
        index = WHOLE_ + piles.BASE[pile]
        kind, gain = K_WHOLE, piles.PILE_POINTS[pile]
        if s.stage == stage.PASS and passer(s) == seat:
            gain = -gain
    elif action >= actions.TOP:
        pile = action - actions.TOP
        card = piles.TOP_CARD[pile]
        if s.stage == stage.MOVE:
            index = MOVE_ + card
            kind, gain = K_MOVE, -card_points(pile)
        elif s.stage == stage.STEAL or (s.stage == stage.PASS and passer(s) != seat):
            index = WIN_ + card
            kind, gain = K_WIN, card_points(pile)
        else:
            index = LOSE_ + card
            kind, gain = K_LOSE, -card_points(pile)
    elif action >= actions.GIVE:
        index = GIVE_ + action - actions.GIVE
    elif action == actions.END_TURN:
        index = END_
    elif action >= actions.DISCARD:
        index = DISCARD_ + action - actions.DISCARD
    elif action >= actions.DRAW_AGAIN_ID:
        index = USE_ + use_of(action)
    elif action >= actions.PLACE and in_others_zone(s, seat):
        # A villain counts by the place where it does the most harm.
        index = LODGE_ + action - actions.PLACE - FIRST_VILLAIN_PLACE
    elif action >= actions.PLACE:
        index = PLACE_ + action - actions.PLACE
        kind, gain = K_PLACE, place_points(s, seat, action - actions.PLACE)
    elif action == actions.TAKE_DECK:
        index = DECK_
    else:
        index = MARKET_ + action - actions.TAKE_MARKET
    return index, kind, gain


@kernel
def promise(s, seat, action, left, work):
    """How promising this action looks, in the exponent of the odds."""
    index, kind, gain = look(s, seat, action)
    if index == NOTHING:
        return 0.0
    return (
        work[weights.PROMISE + index]
        + left * work[weights.PROMISE_EARLY + index]
        + gain * work[weights.GAINS + kind]
    )


@kernel
def in_others_zone(s, seat):
    return s.stage == stage.LODGE or (s.stage == stage.SETTLE and s.ground != seat)


@kernel
def use_of(action):
    """The use of an action card that an action makes, whichever seat it is used on."""
    if action == actions.DRAW_AGAIN_ID:
        return 0
    if action == actions.INTERNAL_ID:
        return 1
    if action < actions.ASK_ZONE:
        return 2
    if action < actions.SWAP_WITH:
        return 3
    if action < actions.SNEAK_UPON:
        return 4
    if action < actions.STORM:
        return 5
    return 6 if action < actions.REVOLT_ID else 7


@kernel
def weigh(s, seat, ids, n, parts, work):
    """Promise as parts of 1."""
    left = cards_left(s)
    for i in range(n):
        parts[i] = promise(s, seat, ids[i], left, work)
    even_out(parts, n)


@kernel
def roll(s, seat, rng, ids, parts, work):
    """An action drawn by its promise."""
    n = legal(s, seat, ids)
    if n == 1:
        return ids[0]
    weigh(s, seat, ids, n, parts, work)
    return ids[draw(rng, parts, n)]
