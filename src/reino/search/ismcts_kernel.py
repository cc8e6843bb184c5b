"""The compiled tree search over views: a tree for each seat, all grown together by random games.

Written against the contract and bound to each game like `reino.core.kernel.drivers`. A *node* is a
seat that decides and what it may know: the bytes of the state after `hide`. All truths that a seat
cannot tell apart share its node, so no seat's choice in the tree leans on another's secret.

One iteration
    1. Guess a truth behind the view at the root.
    2. Go down: each seat that owes a decision chooses from its own node, chance by its weights.
    3. The first decision that meets a new node adds it; from there the game is played at random, or
       as the game's guidance says, to the end, or until guidance appraises a quiet position.
    4. Each seat's own return goes back to the nodes it chose from.

Seats that decide together choose by regret matching, in proportion to how much better an action
did than the mix; the average of those mixes is what approaches an equilibrium. A seat that decides
alone takes the action that may still be the best: by upper confidence bounds, or, with guidance, by
its mean and how promising it looked and how seldom it was tried.
"""

import numpy as np

from reino.core.kernel import kernel
from reino.core.kernel.contract import chance, fall, guess, hide, legal, over, owing, pick, play
from reino.core.kernel.rng import below, pick_weighted
from reino.search.guidance import GUIDED, HORIZON, appraise, fraction, quiet, roll, weigh

# Bound per game.
STATE = np.dtype((np.record, [("nothing", np.int8)]))
SIZE = 1  # bytes of STATE
PADDED = 8  # the same, rounded up to whole words
MAX_LEGAL = 1
MAX_OUTCOMES = 1

NODE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("key", np.int64),  # the key: hash of seat and view
                ("visits", np.int64),
                ("total", np.float64),  # the seat's returns, scaled to 0..1, summed
                ("first", np.int32),  # index of its first slot; one slot an action
                ("actions", np.int16),
                ("alone", np.int16),  # 1 where no other seat decides at the same time
            ],
            align=True,
        ),
    )
)
SLOT = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", np.float64),  # the seat's returns, as in the node
                ("regret", np.float64),  # gain over the mix, summed, and never below 0
                ("share", np.float64),  # its part in the mixes, later ones counting more
                ("weight", np.float64),  # its prior, as a part of 1
                ("visits", np.int32),
                ("action", np.uint16),
            ],
            align=True,
        ),
    )
)
STEP = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("chance", np.float64),  # the probability with which the action was chosen
                ("node", np.int32),
                ("slot", np.int32),
                ("seat", np.int32),
            ],
            align=True,
        ),
    )
)

# Measured in BraveRats: by distance from the equilibrium, and in play against one another.
EXPLORE = 0.15  # exploration: how often regret matching takes any action at all, at first
EXPLORE_HALVES = 6000  # visits after which it is half as often
CONFIDENCE = 0.7  # weight of the upper confidence bound
# Measured in Korona, in play against one another.
TRUST = 1.0  # how much the prior counts for an action that was seldom tried

NONE = -1
NODES_USED, SLOTS_USED = 0, 1  # fields of `used`

MASK32 = 0xFFFFFFFF
LANE_A, LANE_B = 0x2C1B3C6D, 0x297A2D39  # odd, and below 2**31: no product leaves 63 bits


@kernel
def key_of(words, seat):
    """The hash of a seat and its view, in 63 bits: two lanes of 32 that no product overflows."""
    a = 0x1B873593 + seat
    b = 0x5C4DD124 - seat
    for i in range(PADDED // 4):
        word = np.int64(words[i])
        a = ((a ^ word) * LANE_A) & MASK32
        a ^= a >> 15
        b = ((b ^ word) * LANE_B) & MASK32
        b ^= b >> 13
    return (a << 31) ^ b


@kernel
def place_of(key, table, nodes):
    """The index in the hash table of this node, or the free one for it."""
    mask = len(table) - 1
    at = (key ^ (key >> 29)) & mask
    while table[at] != NONE and nodes[table[at]].key != key:
        at = (at + 1) & mask
    return at


@kernel
def add_node(at, key, s, seat, alone, ids, mix, work, table, nodes, slots, used):
    """A new node with its actions; NONE when the pool is full. `mix` is work space."""
    n = legal(s, seat, ids)
    index = used[NODES_USED]
    first = used[SLOTS_USED]
    if index == len(nodes) or first + n > len(slots):
        return NONE
    used[NODES_USED] += 1
    used[SLOTS_USED] += n
    table[at] = index
    node = nodes[index]
    node.key = key
    node.first = first
    node.actions = n
    node.alone = alone
    weigh(s, seat, ids, n, mix, work)
    for i in range(n):
        slots[first + i].action = ids[i]
        slots[first + i].weight = mix[i]
    return index


@kernel
def match_regrets(node, slots, mix):
    """The mix in proportion to the regrets; even where all are 0."""
    n = node.actions
    total = 0.0
    for i in range(n):
        mix[i] = slots[node.first + i].regret
        total += mix[i]
    for i in range(n):
        mix[i] = mix[i] / total if total > 0.0 else 1.0 / n


@kernel
def choose_mixed(step, node, slots, mix, rng):
    """Draw from the mix, and sometimes any action, to explore."""
    n = node.actions
    match_regrets(node, slots, mix)
    explore = EXPLORE / np.sqrt(1.0 + 3.0 * node.visits / EXPLORE_HALVES)
    rest = fraction(rng)
    for i in range(n):
        step.slot = node.first + i
        step.chance = (1.0 - explore) * mix[i] + explore / n
        rest -= step.chance
        if rest < 0.0:
            return


@kernel
def choose_best(step, node, slots, rng):
    """An action never tried, from a random one on; else the one with the highest upper confidence
    bound."""
    n = node.actions
    doubt = CONFIDENCE * CONFIDENCE * np.log(node.visits + 1.0)
    best = -1.0
    at = below(rng, n)
    for _ in range(n):
        slot = slots[node.first + at]
        if slot.visits == 0:
            step.slot = node.first + at
            return
        bound = slot.total / slot.visits + np.sqrt(doubt / slot.visits)
        if bound > best:
            best = bound
            step.slot = node.first + at
        at = at + 1 if at + 1 < n else 0


@kernel
def choose_promising(step, node, slots):
    """The action with the highest mean plus a bonus for its prior, which wears off with visits. The
    first of equals."""
    mean = node.total / node.visits if node.visits > 0 else 0.5
    bonus = TRUST * np.sqrt(node.visits + 1.0)
    best = -1.0
    for i in range(node.actions):
        slot = slots[node.first + i]
        value = slot.total / slot.visits if slot.visits > 0 else mean
        value += bonus * slot.weight / (1.0 + slot.visits)
        if value > best:
            best = value
            step.slot = node.first + i


@kernel
def learn(step, gain, nodes, slots, mix):
    """Update a node and its chosen slot with a return, scaled to 0..1."""
    node = nodes[step.node]
    if not node.alone:
        match_regrets(node, slots, mix)
        # The other actions learn from this return too. Measured from the mean, the estimate for
        # them is 0 on average, and the noise is least.
        mean = node.total / node.visits if node.visits > 0 else 0.5
        surplus = (gain - mean) / step.chance
        of_mix = mix[step.slot - node.first] * surplus
        for i in range(node.actions):
            slot = slots[node.first + i]
            of_action = surplus if node.first + i == step.slot else 0.0
            slot.regret = max(slot.regret + of_action - of_mix, 0.0)
            slot.share += (node.visits + 1) * mix[i]
    node.visits += 1
    node.total += gain
    slots[step.slot].visits += 1
    slots[step.slot].total += gain


@kernel(nogil=True)
def iterate(
    origin, viewer, players, iterations, low, high, rng, work, table, nodes, slots, used, path
):  # fmt: skip
    """Grow the tree by so many iterations, and return the node of the view it starts from.

    `low` and `high` bound the returns. `work` is the guidance's. `table` finds a node by its key;
    `nodes`, `slots` and `used` are the pool, and when it is full the search goes on without new
    nodes; `path` is work space.
    """
    view = origin[:SIZE].view(STATE)
    truth = np.zeros(SIZE, np.uint8).view(STATE)
    s = truth[0]
    veiled_bytes = np.zeros(PADDED, np.uint8)
    words = veiled_bytes.view(np.uint32)
    veiled = veiled_bytes[:SIZE].view(STATE)
    ids = np.zeros(MAX_LEGAL, np.uint16)
    outcomes = np.zeros(MAX_OUTCOMES, np.uint16)
    weights = np.zeros(MAX_OUTCOMES, np.int64)
    mix = np.zeros(MAX_LEGAL, np.float64)
    returns = np.zeros(players, np.float64)
    choices = np.zeros(players, np.int64)

    for _ in range(iterations):
        truth[0] = view[0]
        guess(s, viewer, rng)
        steps = 0
        rolled = 0
        in_tree = True
        while over(s, returns) == 0:
            if GUIDED and not in_tree and rolled >= HORIZON and quiet(s):
                appraise(s, returns, work)
                break
            mask = owing(s)
            if mask == 0:
                n = chance(s, outcomes, weights)
                fall(s, outcomes[pick_weighted(rng, weights, n)])
                continue

            # All seats that owe a decision choose before any choice is played: no seat sees
            # another's choice.
            searching = in_tree
            alone = 1 if mask & (mask - 1) == 0 else 0
            for seat in range(players):
                if not (mask >> seat) & 1:
                    continue
                index = NONE
                if searching and steps < len(path):
                    veiled[0] = truth[0]
                    hide(veiled[0], seat)
                    key = key_of(words, seat)
                    at = place_of(key, table, nodes)
                    index = table[at]
                    if index == NONE:
                        in_tree = False
                        index = add_node(
                            at, key, s, seat, alone, ids, mix, work, table, nodes, slots, used
                        )
                if index == NONE:
                    in_tree = False
                    if GUIDED:
                        choices[seat] = roll(s, seat, rng, ids, mix, work)
                    else:
                        choices[seat] = pick(s, seat, rng, ids)
                    rolled += 1
                    continue
                step = path[steps]
                steps += 1
                step.node = index
                step.seat = seat
                if alone and GUIDED:
                    choose_promising(step, nodes[index], slots)
                elif alone:
                    choose_best(step, nodes[index], slots, rng)
                else:
                    choose_mixed(step, nodes[index], slots, mix, rng)
                choices[seat] = slots[step.slot].action

            for seat in range(players):
                if (mask >> seat) & 1:
                    play(s, seat, choices[seat])

        for i in range(steps):
            gain = (returns[path[i].seat] - low) / (high - low)
            learn(path[i], gain, nodes, slots, mix)

    veiled[0] = view[0]
    return table[place_of(key_of(words, viewer), table, nodes)]
