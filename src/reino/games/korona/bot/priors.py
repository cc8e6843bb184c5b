"""How promising an action looks before anything is tried: what it is, and the points it moves."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.korona.bot.value import cards_left
from reino.games.korona.bot.weights import FIRST, GAINS, KIND, PROMISE, PROMISE_EARLY
from reino.games.korona.rules.actions import (
    ASK_ZONE,
    DISCARD,
    DRAW_AGAIN_ID,
    END_TURN,
    GIVE,
    INNER,
    INTERNAL_ID,
    LET_PASS,
    PLACE,
    RAISE_SHIELD,
    REVOLT_ID,
    SNEAK_UPON,
    STAY,
    STORM,
    SWAP_WITH,
    TAKE_DECK,
    TAKE_MARKET,
    TOP,
    WHOLE,
    WITHOUT_VILLAIN,
)
from reino.games.korona.rules.cards import DONATION, FIELD, FIELD_POINTS, JESTER, VILLAIN
from reino.games.korona.rules.legal import legal
from reino.games.korona.rules.piles import (
    ALONE,
    BASE,
    FIELDS,
    LEFT,
    NO_PILE,
    ONTO,
    PILE_POINTS,
    PLACE_CARD,
    PLACE_NUMBER,
    PLACE_ON,
    SINGLES_AND_BASES,
    TOP_CARD,
)
from reino.games.korona.rules.revolt import passer
from reino.games.korona.rules.stage import LODGE, MOVE, PASS, SEND, SETTLE, STEAL
from reino.games.korona.rules.zone import has_any
from reino.search.guidance import draw, even_out

NOTHING = -1
DECK_, MARKET_, PLACE_, USE_ = FIRST["deck"], FIRST["market"], FIRST["place"], FIRST["use"]
DISCARD_, END_, GIVE_, LOSE_ = FIRST["discard"], FIRST["end"], FIRST["give"], FIRST["lose"]
WIN_, MOVE_, LODGE_, WHOLE_ = FIRST["win"], FIRST["move"], FIRST["lodge"], FIRST["whole"]
WITHOUT_, STAY_, SHIELD_ = FIRST["without_villain"], FIRST["stay"], FIRST["shield"]
K_PLACE, K_LOSE, K_WIN = KIND["place"], KIND["lose"], KIND["win"]
K_MOVE, K_WHOLE, K_SHIELD = KIND["move"], KIND["whole"], KIND["shield"]
FIRST_VILLAIN_PLACE = int(PLACE_NUMBER[VILLAIN, NO_PILE])


@kernel
def card_points(pile):
    """What a zone loses with the top card of this pile."""
    points = PILE_POINTS[pile]
    if LEFT[pile] != NO_PILE:
        points -= PILE_POINTS[LEFT[pile]]
    elif BASE[pile] == FIELD:
        points += FIELD_POINTS
    return points


@kernel
def place_points(s, seat, place):
    """What a zone gains by a card in this place, healers aside."""
    card = PLACE_CARD[place]
    on = PLACE_ON[place]
    if on != NO_PILE:
        return PILE_POINTS[ONTO[card, on]] - PILE_POINTS[on]
    if card == FIELD:
        return FIELD_POINTS if has_any(s, seat, FIELDS) else 0
    return PILE_POINTS[ALONE[card]]


@kernel
def stolen_points(s):
    """What the declared attack takes from the seat it strikes."""
    points = 0
    if s.stolen[0] != NO_PILE:
        points += card_points(s.stolen[0])
    if s.stolen[1] != NO_PILE:
        points += card_points(s.stolen[1])
    if s.seized != NO_PILE:
        points += PILE_POINTS[s.seized]
    return points


@kernel(inline=False)
def look(s, seat, action):
    """What speaks for an action: the number of its promise (or NOTHING), its kind, and the points
    it brings at once."""
    kind = 0
    gain = 0
    if action == RAISE_SHIELD:
        index = SHIELD_ + np.int64(s.used) - DONATION
        kind, gain = K_SHIELD, stolen_points(s)
    elif action == LET_PASS or (s.stage == SEND and action != WITHOUT_VILLAIN):
        index = NOTHING
    elif action == STAY:
        index = STAY_
    elif action == WITHOUT_VILLAIN:
        index = WITHOUT_
    elif action >= INNER:
        index = MOVE_ + JESTER
    elif action >= WHOLE:
        pile = action - WHOLE + SINGLES_AND_BASES
        index = WHOLE_ + BASE[pile]
        kind, gain = K_WHOLE, PILE_POINTS[pile]
        if s.stage == PASS and passer(s) == seat:
            gain = -gain
    elif action >= TOP:
        pile = action - TOP
        card = TOP_CARD[pile]
        if s.stage == MOVE:
            index = MOVE_ + card
            kind, gain = K_MOVE, -card_points(pile)
        elif s.stage == STEAL or (s.stage == PASS and passer(s) != seat):
            index = WIN_ + card
            kind, gain = K_WIN, card_points(pile)
        else:
            index = LOSE_ + card
            kind, gain = K_LOSE, -card_points(pile)
    elif action >= GIVE:
        index = GIVE_ + action - GIVE
    elif action == END_TURN:
        index = END_
    elif action >= DISCARD:
        index = DISCARD_ + action - DISCARD
    elif action >= DRAW_AGAIN_ID:
        index = USE_ + use_of(action)
    elif action >= PLACE and in_others_zone(s, seat):
        # A villain: what counts is where it does the most harm.
        index = LODGE_ + action - PLACE - FIRST_VILLAIN_PLACE
    elif action >= PLACE:
        index = PLACE_ + action - PLACE
        kind, gain = K_PLACE, place_points(s, seat, action - PLACE)
    elif action == TAKE_DECK:
        index = DECK_
    else:
        index = MARKET_ + action - TAKE_MARKET
    return index, kind, gain


@kernel
def promise(s, seat, action, left, work):
    """How promising this action looks, in the exponent of the odds."""
    index, kind, gain = look(s, seat, action)
    if index == NOTHING:
        return 0.0
    return work[PROMISE + index] + left * work[PROMISE_EARLY + index] + gain * work[GAINS + kind]


@kernel
def in_others_zone(s, seat):
    return s.stage == LODGE or (s.stage == SETTLE and s.ground != seat)


@kernel
def use_of(action):
    """Which use of an action card this is, whoever it is for."""
    if action == DRAW_AGAIN_ID:
        return 0
    if action == INTERNAL_ID:
        return 1
    if action < ASK_ZONE:
        return 2
    if action < SWAP_WITH:
        return 3
    if action < SNEAK_UPON:
        return 4
    if action < STORM:
        return 5
    return 6 if action < REVOLT_ID else 7


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
