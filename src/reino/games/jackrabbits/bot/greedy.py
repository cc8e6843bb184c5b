"""The greedy player: heads for the nearest royal it can pay, and with three of them for home.

It plays the lottery, pays with the cheapest cards, answers whoever challenges or attacks it if it
can, and starts nothing with anybody. With nothing it can pay it rests and draws cards.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.bot.distances import TOLL as TURNS_OF_TOLL
from reino.games.jackrabbits.bot.features import (
    held_by_all,
    place_number,
    royal_of,
    suit_pips,
    usable,
)
from reino.games.jackrabbits.bot.priors import (
    NEVER,
    is_journey,
    is_useful,
    least_turns,
    turns_by,
    turns_of_burrow,
    use_of,
)
from reino.games.jackrabbits.bot.weights import TURNS_FROM, TURNS_TO
from reino.games.jackrabbits.rules.actions import (
    ACQUIRE,
    AGAINST,
    DISCARD,
    EMERGE,
    GIVE_UP,
    GO_UNDER,
    GOAL,
    HIRE_HORSE,
    HOLD,
    ISLAND,
    LAND,
    MAX_LEGAL,
    MOUNT_RED,
    MOVE,
    NO_MORE,
    SHOW,
    SPEND,
    STAY,
    STOP,
)
from reino.games.jackrabbits.rules.cards import (
    CARDS_OF_SUITS,
    MOST_ROYALS,
    RANKS,
    ROYAL_PRICE,
    ROYALS,
    SUITED,
)
from reino.games.jackrabbits.rules.legal import legal
from reino.games.jackrabbits.rules.reach import PLACES, UNDER
from reino.games.jackrabbits.rules.stage import (
    ANSWER,
    CROWD,
    FIGHT,
    LIMIT,
    LOTTERY,
    PENALTY,
    PHASE,
    PICK_SHAPE,
    TOLL,
)
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tiles import (
    CITADEL,
    HEXES,
    KIND_OF,
    ON_FROM,
    PRICE_SUITS,
    RESIDENCES,
    UNDERGROUND,
    WAYS,
)
from reino.games.jackrabbits.rules.tolls import FIRST_CARD, bonus, card_of, reach, worth_of
from reino.games.jackrabbits.rules.turn import price

SIZE = STATE.itemsize
NOWHERE_ELSE = -1e6  # an island of its own is hard to get to
ROYAL_WORTH = 100.0  # what a royal counts when cards are to be lost


@kernel
def aim(s, seat, work):
    """Turns from each place to the nearest goal; NEVER where there is none."""
    royals = s.hand[seat] & ROYALS
    useful = usable(s.ending, royals)
    free = s.deck & ROYALS & ~held_by_all(s)
    for place in range(PLACES):
        work[TURNS_FROM + place] = NEVER
    if useful == MOST_ROYALS:
        for place in range(PLACES):
            work[TURNS_FROM + place] = work[TURNS_TO + place * HEXES + CITADEL]
        return
    for tile in range(RESIDENCES, HEXES):
        royal = royal_of(tile)
        if not (free >> royal) & 1 or not is_useful(s, seat, tile):
            continue
        if suit_pips(s, seat, royal // RANKS) >= ROYAL_PRICE:
            for place in range(PLACES):
                here = TURNS_FROM + place
                work[here] = min(work[here], work[TURNS_TO + place * HEXES + tile])


@kernel
def fee(s, seat):
    """What a transfer is worth in turns; no royal is paid for one."""
    suits = PRICE_SUITS[KIND_OF[s.rabbit[seat]]]
    numbers = s.hand[seat] & CARDS_OF_SUITS[suits] & ~ROYALS
    means = reach(s, seat, numbers, FIRST_CARD, True) + bonus(s, seat, suits)
    return TURNS_OF_TOLL if means >= price(s) else NEVER


@kernel
def is_transfer(s, here, action):
    """Whether a burrow or a road is not where the rabbit would come freely."""
    if action < GOAL:
        return here != UNDERGROUND
    way = (action - MOVE) % WAYS
    return here >= HEXES and not (ON_FROM[here, s.turned[here], s.came] >> way) & 1


@kernel
def way_left(s, seat, action, work):
    """Turns to the goal after this step of a journey."""
    here = np.int64(s.rabbit[seat])
    if action in (STAY, STOP):
        return work[TURNS_FROM + place_number(here)]
    if action == GO_UNDER:
        return work[TURNS_FROM + UNDER]
    if action in (MOUNT_RED, HIRE_HORSE):
        dear = TURNS_OF_TOLL if action == MOUNT_RED else fee(s, seat)
        return least_turns((1 << HEXES) - 1, work) + dear
    if action == GIVE_UP or action < EMERGE:
        return NEVER
    if GOAL <= action < MOVE:
        return work[TURNS_FROM + action - GOAL]
    if action < LAND:
        extra = fee(s, seat) if is_transfer(s, here, action) else 0.0
        if action < GOAL:
            return extra + turns_of_burrow(action - EMERGE, work)
        return extra + turns_by(action - MOVE, work)
    return NEVER if action >= AGAINST else least_turns((1 << HEXES) - 1, work) + 1.0


@kernel
def loss(s, seat, action, group):
    """How much it hurts to lose a card."""
    card = action - group
    if card < SUITED and (np.int64(ROYALS) >> card) & 1:
        return ROYAL_WORTH
    return use_of(s, seat, card)


@kernel
def toll_value(s, seat, action):
    """The least card that is enough; while none is, the greatest. A royal is spent last."""
    worth = worth_of(s, seat, action)
    if action >= SPEND and (np.int64(ROYALS) >> card_of(action)) & 1:
        return -1.0
    if worth >= s.due:
        return 1000.0 - worth
    return np.float64(worth)


@kernel
def score(s, seat, action, work):
    now = s.stage
    if is_journey(now):
        return -way_left(s, seat, action, work)
    if now in (TOLL, FIGHT):
        if action == HOLD:
            return 2000.0
        return toll_value(s, seat, action) if action >= SHOW else 0.0
    if now in (LOTTERY, ANSWER):
        return np.float64(action)
    if now == PHASE:
        if action == ACQUIRE:
            return 1.0 if is_useful(s, seat, np.int64(s.rabbit[seat])) else -1.0
        return 0.0 if action == NO_MORE else -1.0
    if now == PICK_SHAPE:
        return np.float64(action)  # roads before the hexes that they lead to
    if action == ISLAND:
        return NOWHERE_ELSE
    if now in (LIMIT, CROWD, PENALTY):
        return -loss(s, seat, action, DISCARD)
    return -np.float64(action)


@kernel(nogil=True)
def choose_greedily(origin, seat, work):
    """The action of the highest score; the first of equals."""
    state = np.zeros(SIZE, np.uint8).view(STATE)
    state[0] = origin[:SIZE].view(STATE)[0]
    s = state[0]
    ids = np.zeros(MAX_LEGAL, np.uint16)
    n = legal(s, seat, ids)
    if is_journey(s.stage):
        aim(s, seat, work)
    best = np.int64(ids[0])
    most = -1e9
    for i in range(n):
        value = score(s, seat, np.int64(ids[i]), work)
        if value > most:
            most = value
            best = np.int64(ids[i])
    return best
