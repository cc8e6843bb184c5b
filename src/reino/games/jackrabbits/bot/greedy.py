"""The greedy player: heads for the nearest royal it can pay, and with three of them for home.

It plays the lottery, pays with the cheapest cards, answers a challenger or an attacker if it can,
and starts no challenge, fight or deal itself. With nothing it can pay it rests and draws cards.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.bot.distances import TOLL as TURNS_OF_TOLL
from reino.games.jackrabbits.bot.features import (
    place_number,
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
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.hands import court_royals
from reino.games.jackrabbits.rules.journey import is_transfer
from reino.games.jackrabbits.rules.legal import legal
from reino.games.jackrabbits.rules.reach import PLACES, UNDER
from reino.games.jackrabbits.rules.state import STATE
from reino.games.jackrabbits.rules.tolls import FIRST_CARD, bonus, card_of, reach, worth_of
from reino.games.jackrabbits.rules.turn import price, royal_at

SIZE = STATE.itemsize
NOWHERE_ELSE = -1e6  # an island of its own is hard to get to
ROYAL_WORTH = 100.0  # the worth of a royal when cards are to be lost


@kernel
def aim(s, seat, work):
    """Turns from each place to the nearest goal; NEVER where there is none."""
    if s.explore:
        aim_exploring(s, work)
        return
    royals = s.hand[seat] & cards.ROYALS
    useful = usable(s.ending, royals)
    free = court_royals(s)
    for place in range(PLACES):
        work[TURNS_FROM + place] = NEVER
    if useful == cards.MOST_ROYALS:
        for place in range(PLACES):
            work[TURNS_FROM + place] = work[TURNS_TO + place * tiles.HEXES + tiles.CITADEL]
        return
    for tile in range(tiles.RESIDENCES, tiles.HEXES):
        royal = royal_at(tile)
        if not (free >> royal) & 1 or not is_useful(s, seat, tile):
            continue
        if suit_pips(s, seat, royal // cards.RANKS) >= cards.ROYAL_PRICE:
            for place in range(PLACES):
                here = TURNS_FROM + place
                work[here] = min(work[here], work[TURNS_TO + place * tiles.HEXES + tile])


@kernel
def aim_exploring(s, work):
    """In the children's game: residences without a mark, and home when there is none left."""
    for place in range(PLACES):
        here = TURNS_FROM + place
        work[here] = NEVER
        for tile in range(tiles.HEXES):
            wanted = tile == tiles.CITADEL if s.unseen == 0 else (s.unseen >> tile) & 1 != 0
            if wanted:
                work[here] = min(work[here], work[TURNS_TO + place * tiles.HEXES + tile])


@kernel
def fee(s, seat):
    """The cost of a transfer in turns; no royal is paid for one."""
    suits = tiles.PRICE_SUITS[tiles.KIND_OF[s.rabbit[seat]]]
    numbers = s.hand[seat] & cards.CARDS_OF_SUITS[suits] & ~cards.ROYALS
    means = reach(s, seat, numbers, FIRST_CARD, True) + bonus(s, seat, suits)
    return TURNS_OF_TOLL if means >= price(s) else NEVER


@kernel
def way_left(s, seat, action, work):
    """Turns to the goal after this step of a journey."""
    here = np.int64(s.rabbit[seat])
    if action in (actions.STAY, actions.STOP):
        return work[TURNS_FROM + place_number(here)]
    if action == actions.GO_UNDER:
        return work[TURNS_FROM + UNDER]
    if action in (actions.MOUNT_RED, actions.HIRE_HORSE):
        dear = TURNS_OF_TOLL if action == actions.MOUNT_RED else fee(s, seat)
        return least_turns((1 << tiles.HEXES) - 1, work) + dear
    if action == actions.GIVE_UP or action < actions.EMERGE:
        return NEVER
    if actions.GOAL <= action < actions.MOVE:
        return work[TURNS_FROM + action - actions.GOAL]
    if action < actions.LAND:
        extra = fee(s, seat) if is_transfer(s, action) else 0.0
        if action < actions.GOAL:
            return extra + turns_of_burrow(action - actions.EMERGE, work)
        return extra + turns_by(action - actions.MOVE, work)
    return NEVER if action >= actions.AGAINST else least_turns((1 << tiles.HEXES) - 1, work) + 1.0


@kernel
def loss(s, seat, action, group):
    """How much it hurts to lose a card."""
    card = action - group
    if card < cards.SUITED and (np.int64(cards.ROYALS) >> card) & 1:
        return ROYAL_WORTH
    return use_of(s, seat, card)


@kernel
def toll_value(s, seat, action):
    """The least card that is enough; while none is, the greatest. A royal is spent last."""
    worth = worth_of(s, seat, action)
    if action >= actions.SPEND and (np.int64(cards.ROYALS) >> card_of(action)) & 1:
        return -1.0
    if worth >= s.due:
        return 1000.0 - worth
    return np.float64(worth)


@kernel
def score(s, seat, action, work):
    now = s.stage
    if is_journey(now):
        return -way_left(s, seat, action, work)
    if now in (stage.TOLL, stage.FIGHT):
        if action == actions.HOLD:
            return 2000.0
        return toll_value(s, seat, action) if action >= actions.SHOW else 0.0
    if now in (stage.LOTTERY, stage.ANSWER):
        return np.float64(action)
    if now == stage.PHASE:
        if action == actions.ACQUIRE:
            return 1.0 if is_useful(s, seat, np.int64(s.rabbit[seat])) else -1.0
        return 0.0 if action == actions.NO_MORE else -1.0
    if now == stage.GOODS:
        return 1.0 if action == actions.CLOSE_PURCHASE else 0.0
    if now == stage.PICK_SHAPE or action >= actions.PICK:
        return np.float64(action)  # roads before the hexes that they lead to
    if action == actions.ISLAND:
        return NOWHERE_ELSE
    if now in (stage.LIMIT, stage.CROWD, stage.PENALTY):
        return -loss(s, seat, action, actions.DISCARD)
    return -np.float64(action)


@kernel(nogil=True)
def choose_greedily(origin, seat, work):
    """The action of the highest score; the first of equals."""
    state = np.zeros(SIZE, np.uint8).view(STATE)
    state[0] = origin[:SIZE].view(STATE)[0]
    s = state[0]
    ids = np.zeros(actions.MAX_LEGAL, np.uint16)
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
