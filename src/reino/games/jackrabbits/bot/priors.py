"""The priors of Jack Rabbits: the promise of an action, by its kind and the turns it saves."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.bot import weights
from reino.games.jackrabbits.bot.distances import TOLL
from reino.games.jackrabbits.bot.features import (
    find_prospects,
    place_number,
    strength,
    usable,
)
from reino.games.jackrabbits.bot.value import race_left
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.journey import is_transfer
from reino.games.jackrabbits.rules.legal import legal
from reino.games.jackrabbits.rules.reach import PLACES, UNDER
from reino.games.jackrabbits.rules.tolls import card_of, count, lowest_pips
from reino.games.jackrabbits.rules.turn import is_residence, royal_at
from reino.search.guidance import draw, even_out

NOTHING = -1
NEVER = 30.0
SPADES_A_CARD = 1.4  # pips of spades to be feared of an unknown card
A_PURSE = 10.0
TOO_DEAR = 3.0
# How much more resolutely players go for the best after the tree than within it. Measured against
# the greedy player: with 1 the search won 78 of 100 games, with 2 82, with 4 84.
RESOLVE = 4.0

# For each action that stands alone: the number of its promise, and its kind.
_ALONE = {
    actions.NO_FLIGHT: ("no_flight", 0),
    actions.NO_CARD: ("no_card", 0),
    actions.STAY: ("stay", 0),
    actions.STOP: ("stop", 0),
    actions.GIVE_UP: ("give_up", 0),
    actions.MOUNT_RED: ("mount", 0),
    actions.MOUNT_BLACK: ("mount", 1),
    actions.HIRE_HORSE: ("hire", 0),
    actions.HIRE_BOAT: ("hire", 1),
    actions.BUY_RED: ("tavern", 0),
    actions.BUY_BLACK: ("tavern", 1),
    actions.GO_UNDER: ("under", 0),
    actions.PAY_SHORTFALL: ("shortfall", 0),
    actions.NO_CHALLENGE: ("no_challenge", 0),
    actions.CHALLENGE_QUEEN: ("challenge", 0),
    actions.CHALLENGE_HEARTS: ("challenge", 1),
    actions.REFUSE: ("refuse", 0),
    actions.ANSWER_QUEEN: ("answer", 0),
    actions.ANSWER_HEARTS: ("answer", 1),
    actions.YIELD: ("yield", 0),
    actions.HOLD: ("hold", 0),
    actions.I_SELL: ("side", 0),
    actions.I_BUY: ("side", 1),
    actions.NAMED: ("named", 0),
    actions.DECLINE: ("decline", 0),
    actions.ACCEPT: ("accept", 0),
    actions.ACQUIRE: ("acquire", 0),
    actions.NO_MORE: ("no_more", 0),
    actions.NO_PALACE: ("no_palace", 0),
    actions.OPEN_PALACE: ("palace", 0),
    actions.KEEP_QUIET: ("quiet", 0),
    actions.NO_CALL: ("no_call", 0),
    actions.CALL: ("call", 0),
}
ALONE = np.full(actions.SINGLES, NOTHING, np.int64)
ALONE_KIND = np.zeros(actions.SINGLES, np.int64)
for _action, (_name, _offset) in _ALONE.items():
    ALONE[_action] = weights.FIRST[_name] + _offset
    ALONE_KIND[_action] = weights.KIND[_name]

NO_MORE_ = weights.FIRST["no_more"]
STAY_, ACQUIRE_, ATTACK_, DEAL_ = (
    weights.FIRST["stay"],
    weights.FIRST["acquire"],
    weights.FIRST["attack"],
    weights.FIRST["deal"],
)
EMERGE_, GOAL_, MOVE_, LAND_ = (
    weights.FIRST["emerge"],
    weights.FIRST["goal"],
    weights.FIRST["move"],
    weights.FIRST["land"],
)
CLUB_, MATCH_, SHOW_ = weights.FIRST["club"], weights.FIRST["match"], weights.FIRST["show"]
SPEND_, DISCARD_, BUY_ = weights.FIRST["spend"], weights.FIRST["discard"], weights.FIRST["buy"]
NAME_, GIVE_ = weights.FIRST["name"], weights.FIRST["give"]
K_ATTACK, K_EMERGE, K_GOAL, K_MOVE = (
    weights.KIND["attack"],
    weights.KIND["emerge"],
    weights.KIND["goal"],
    weights.KIND["move"],
)
K_LAND, K_SPEND, K_DISCARD = weights.KIND["land"], weights.KIND["spend"], weights.KIND["discard"]
K_BUY, K_GIVE, K_UNDER = weights.KIND["buy"], weights.KIND["give"], weights.KIND["under"]
OTHER_ROAD, OFF_THE_MAP = 1, 2  # moves
WITH_ROYALS = 1


@kernel
def is_journey(now):
    return now in (
        stage.SET_OUT,
        stage.ON_WAY,
        stage.PAUSE,
        stage.RIDE,
        stage.SAIL,
        stage.FLIGHT,
        stage.TAKE_OFF,
    )


@kernel
def prepare(s, seat, work):
    """The facts that all looks at a menu have in common."""
    if is_journey(s.stage) or s.stage == stage.PHASE:
        find_prospects(s, seat, work)


@kernel
def least_turns(bits, work):
    """The fewest turns from any of these places."""
    best = NEVER
    for place in range(PLACES):
        if (bits >> place) & 1:
            best = min(best, work[weights.TURNS_FROM + place])
    return best


@kernel
def turns_by(side, work):
    free = least_turns(np.int64(work[weights.FREE_BY + side]), work)
    return min(free, least_turns(np.int64(work[weights.PAID_BY + side]), work) + TOLL)


@kernel(inline=False)
def look(s, seat, action, work):
    """The reasons for an action: the number of its promise (or NOTHING), its kind, and the turns it
    saves or the pips it moves. `prepare` comes before."""
    here = np.int64(s.rabbit[seat])
    now = work[weights.TURNS_FROM + place_number(here)]
    if action < actions.SINGLES:
        index, kind = ALONE[action], ALONE_KIND[action]
        gain = 0.0
        useful = action == actions.STAY and is_target(here, work)
        if useful or (action == actions.ACQUIRE and is_useful(s, seat, here)):
            index += 1
        elif action in (
            actions.MOUNT_RED,
            actions.MOUNT_BLACK,
            actions.HIRE_HORSE,
            actions.HIRE_BOAT,
        ):
            gain = now - least_turns((1 << tiles.HEXES) - 1, work)
        elif action == actions.GO_UNDER:
            gain = now - work[weights.TURNS_FROM + UNDER]
        return index, kind, gain
    if action < actions.DEAL_WITH:
        victim = action - actions.ATTACK
        fear = SPADES_A_CARD * s.hand_size[victim]
        royals = WITH_ROYALS if s.hand[victim] & cards.ROYALS != 0 else 0
        return ATTACK_ + royals, K_ATTACK, (strength(s, seat) - fear) / A_PURSE
    if action < actions.SHAPE:
        return np.int64(DEAL_), 0, 0.0
    if action < actions.EMERGE:
        return np.int64(NOTHING), 0, 0.0
    if action < actions.GOAL:
        return np.int64(EMERGE_), K_EMERGE, now - turns_of_burrow(action - actions.EMERGE, work)
    if action < actions.MOVE:
        return np.int64(GOAL_), K_GOAL, now - work[weights.TURNS_FROM + action - actions.GOAL]
    if action < actions.LAND:
        return look_at_move(s, here, action - actions.MOVE, now, work)
    if action < actions.AGAINST:
        on = least_turns(np.int64(work[weights.FREE_ON + action - actions.LAND]), work)
        return np.int64(LAND_), K_LAND, now - on
    if action < actions.SHOW or action >= actions.PICK:
        return np.int64(NOTHING), 0, 0.0
    return look_at_card(s, seat, action)


@kernel
def turns_of_burrow(number, work):
    best = NEVER
    for way in range(tiles.WAYS):
        side = (tiles.BURROWS + number) * tiles.WAYS + way
        if work[weights.FREE_BY + side] != 0.0:
            best = min(best, turns_by(side, work))
    return best


@kernel
def look_at_move(s, here, side, now, work):
    way = side % tiles.WAYS
    index = np.int64(MOVE_)
    if is_transfer(s, actions.MOVE + side):
        index += OTHER_ROAD
    elif s.beside[here, way] < 0:
        index += OFF_THE_MAP
    return index, K_MOVE, now - turns_by(side, work)


@kernel
def look_at_card(s, seat, action):
    if action == actions.CLOSE_PURCHASE:
        return np.int64(NO_MORE_), 0, 0.0
    if action >= actions.BUY_HIGH:
        # The same card for more.
        return np.int64(BUY_ + cards.ACE), K_BUY, -TOO_DEAR
    if action < actions.SPEND:
        card = card_of(action)
        if s.stage == stage.TAKE_OFF:
            return CLUB_ + card % cards.RANKS, 0, 0.0
        if s.stage == stage.LOTTERY:
            return np.int64(MATCH_), 0, 0.0
        return SHOW_ + card % cards.RANKS, 0, 0.0
    if action < actions.DISCARD:
        card = card_of(action)
        return SPEND_ + card % cards.RANKS, K_SPEND, use_of(s, seat, card)
    if action < actions.BUY:
        card = action - actions.DISCARD
        rank = cards.RANKS if card >= cards.SUITED else card % cards.RANKS
        return DISCARD_ + rank, K_DISCARD, use_of(s, seat, card)
    if action < actions.NAME:
        return (
            BUY_ + (action - actions.BUY) % cards.RANKS,
            K_BUY,
            use_of(s, seat, action - actions.BUY),
        )
    if action < actions.GIVE:
        return np.int64(NAME_), 0, 0.0
    card = action - actions.GIVE
    return (
        GIVE_ + (cards.RANKS if card >= cards.SUITED else card % cards.RANKS),
        K_GIVE,
        use_of(s, seat, card),
    )


@kernel
def use_of(s, seat, card):
    """How much a card counts towards a royal of its suit that is still to be had."""
    if card >= cards.SUITED or (np.int64(cards.ROYALS) >> card) & 1:
        return 0.0
    suit = card // cards.RANKS
    royals = cards.SUIT_CARDS[suit] & cards.ROYALS
    for other in range(s.players):
        royals &= ~s.hand[other]
    if royals == 0:
        return 0.0
    # A spade is a weapon besides.
    weapon = 0.3 if suit == cards.SPADES and s.complete else 0.0
    return lowest_pips(s, card) / cards.ROYAL_PRICE + weapon


@kernel
def is_target(place, work):
    return is_residence(place) and work[weights.REST + place] < NEVER


@kernel
def is_useful(s, seat, place):
    royals = s.hand[seat] & cards.ROYALS
    more = royals | (np.int64(1) << royal_at(place))
    return usable(s.ending, more) > usable(s.ending, royals) and count(more) > count(royals)


@kernel(inline=False)
def compare(s, seat, ids, n, trust, parts, work):
    """The promises of all actions as parts of 1; the more trust, the more goes to the best."""
    left = race_left(s)
    prepare(s, seat, work)
    for i in range(n):
        index, kind, gain = look(s, seat, ids[i], work)
        parts[i] = 0.0
        if index != NOTHING:
            parts[i] = work[weights.PROMISE + index] + left * work[weights.PROMISE_EARLY + index]
            parts[i] += gain * work[weights.GAINS + kind]
            parts[i] *= trust
    even_out(parts, n)


@kernel
def weigh(s, seat, ids, n, parts, work):
    """Promise as parts of 1."""
    compare(s, seat, ids, n, 1.0, parts, work)


@kernel
def roll(s, seat, rng, ids, parts, work):
    """An action drawn by its promise, mostly the best."""
    n = legal(s, seat, ids)
    if n == 1:
        return ids[0]
    compare(s, seat, ids, n, RESOLVE, parts, work)
    return ids[draw(rng, parts, n)]
