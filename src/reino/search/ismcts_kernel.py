"""Search among views, compiled: a tree for each seat, all grown together by random games.

Written against the contract and bound to each game like `reino.core.drivers`. A *node* is a seat that
decides and what it may know: the bytes of the state after `hide`. All truths that a seat cannot tell
apart share its node, so no choice in the tree can lean on a secret, the other seats' no more than ours.

One iteration
    1. Guess a truth behind the view at the root.
    2. Go down: each seat that owes a decision chooses from its own node, chance by its weights.
    3. The first decision that meets a new node adds it, and from there the game is played at random.
    4. Each seat's own return goes back to the nodes it chose from.
"""

import numpy as np

from reino.core.contract import chance, fall, guess, hide, legal, over, owing, play
from reino.core.kernel import kernel
from reino.core.rng import below, next_word, pick_weighted

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
                ("key", np.int64),  # hash of seat and view
                ("visits", np.int64),
                ("first", np.int32),  # its actions lie in a row of slots, from this one
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
                ("visits", np.int64),
                ("total", np.float64),  # returns, scaled to 0..1, summed over the visits
                ("regret", np.float64),  # how much better than what was chosen, summed
                ("share", np.float64),  # chance to be chosen, exploring apart, summed
                ("action", np.int64),
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
                ("chance", np.float64),  # with which this action was chosen
                ("node", np.int32),
                ("slot", np.int32),
                ("seat", np.int32),
            ],
            align=True,
        ),
    )
)

NONE = -1
NODES_USED, SLOTS_USED = 0, 1

S11 = np.uint64(11)
MASK32 = 0xFFFFFFFF
LANE_A, LANE_B = 0x2C1B3C6D, 0x297A2D39  # odd, and below 2**31: no product leaves 63 bits


@kernel
def fraction(rng):
    """A number in 0..1, 1 excluded."""
    return np.float64(next_word(rng) >> S11) * 1.1102230246251565e-16


@kernel
def key_of(words, seat):
    """Hash of a seat and its view, above 0. Two lanes of 32 bits that no product overflows."""
    a = 0x1B873593 + seat
    b = 0x5C4DD124 - seat
    for i in range(PADDED // 4):
        word = np.int64(words[i])
        a = ((a ^ word) * LANE_A) & MASK32
        a ^= a >> 15
        b = ((b ^ word) * LANE_B) & MASK32
        b ^= b >> 13
    return (((a << 31) ^ b) & 0x7FFFFFFFFFFFFFFF) | 1


@kernel
def place_of(key, table, nodes):
    """Where in the table this key is, or would be put."""
    mask = len(table) - 1
    at = (key ^ (key >> 29)) & mask
    while table[at] != NONE and nodes[table[at]].key != key:
        at = (at + 1) & mask
    return at


@kernel
def add_node(at, key, s, seat, alone, ids, table, nodes, slots, used):
    """A new node with its actions; NONE when the pool is full."""
    n = legal(s, seat, ids)
    if used[NODES_USED] == len(nodes) or used[SLOTS_USED] + n > len(slots):
        return NONE
    index = used[NODES_USED]
    first = used[SLOTS_USED]
    used[NODES_USED] += 1
    used[SLOTS_USED] += n
    table[at] = index
    node = nodes[index]
    node.key = key
    node.visits = 0
    node.first = first
    node.actions = n
    node.alone = alone
    for i in range(n):
        slot = slots[first + i]
        slot.action = ids[i]
        slot.visits = 0
        slot.total = 0.0
        slot.regret = 0.0
        slot.share = 0.0
    return index


@kernel
def match_regrets(node, slots, mix):
    """The mix in proportion to the regrets that are above 0; even where none is."""
    n = node.actions
    total = 0.0
    for i in range(n):
        mix[i] = max(slots[node.first + i].regret, 0.0)
        total += mix[i]
    for i in range(n):
        mix[i] = mix[i] / total if total > 0.0 else 1.0 / n


@kernel
def choose_mixed(node, slots, mix, rng, step, explore):
    """Regret matching, and now and then anything."""
    n = node.actions
    match_regrets(node, slots, mix)
    rest = fraction(rng)
    for i in range(n):
        p = (1.0 - explore) * mix[i] + explore / n
        rest -= p
        if rest < 0.0 or i == n - 1:
            step.slot = node.first + i
            step.chance = p
            return


@kernel
def choose_best(node, slots, rng, step, c):
    """Upper confidence bounds: the action that may be best, as far as its visits tell."""
    n = node.actions
    best = -1.0
    log = np.log(node.visits + 1.0)
    chosen = 0
    start = below(rng, n)
    for j in range(n):
        i = start + j
        if i >= n:
            i -= n
        slot = slots[node.first + i]
        if slot.visits == 0:
            chosen = i
            break
        bound = slot.total / slot.visits + c * np.sqrt(log / slot.visits)
        if bound > best:
            best = bound
            chosen = i
    step.slot = node.first + chosen
    step.chance = 1.0


@kernel
def learn(step, gain, nodes, slots, mix, knobs):
    """A return comes back to one choice.

    The chosen action is credited for the times it was not chosen, and each action's mean stands in
    for what the others would have brought: unbiased, and far less noisy than the return alone.
    """
    node = nodes[step.node]
    n = node.actions
    first = node.first
    expected = 0.0
    if not (node.alone and knobs[4] > 0):
        match_regrets(node, slots, mix)
        mean = 0.0
        for i in range(n):
            slot = slots[first + i]
            mean += slot.total
        mean = mean / node.visits if node.visits > 0 else 0.5
        expected = 0.0
        credit = 0.0
        for i in range(n):
            slot = slots[first + i]
            guessed = slot.total / slot.visits if slot.visits > 0 else mean
            if knobs[2] == 0:
                guessed = 0.0
            if knobs[2] == 1:
                guessed = mean
            if first + i == step.slot:
                credit = (gain - guessed) / step.chance
                guessed += credit
            expected += mix[i] * guessed
        weight = 1.0
        if knobs[3] == 1:
            weight = node.visits + 1.0
        if knobs[3] == 2:
            weight = (node.visits + 1.0) ** 2
        for i in range(n):
            slot = slots[first + i]
            guessed = slot.total / slot.visits if slot.visits > 0 else mean
            if knobs[2] == 0:
                guessed = 0.0
            if knobs[2] == 1:
                guessed = mean
            if first + i == step.slot:
                guessed += credit
            slot.regret += guessed - expected
            if knobs[1] > 0 and slot.regret < 0.0:
                slot.regret = 0.0
            slot.share += weight * mix[i]
    slot = slots[step.slot]
    slot.visits += 1
    slot.total += gain
    node.visits += 1
    return gain if node.alone and knobs[4] > 0 else expected


@kernel(nogil=True)
def iterate(origin, viewer, players, iterations, low, high, rng, table, nodes, slots, used, path, knobs):
    """Grow the tree by this many iterations; returns the node at the root, or NONE."""
    first = origin[:SIZE].view(STATE)
    truth_bytes = np.zeros(PADDED, np.uint8)
    truth = truth_bytes[:SIZE].view(STATE)
    s = truth[0]
    veiled_bytes = np.zeros(PADDED, np.uint8)
    veiled = veiled_bytes[:SIZE].view(STATE)
    words = veiled_bytes.view(np.uint32)
    ids = np.zeros(MAX_LEGAL, np.uint16)
    outcomes = np.zeros(MAX_OUTCOMES, np.uint16)
    weights = np.zeros(MAX_OUTCOMES, np.int64)
    mix = np.zeros(MAX_LEGAL, np.float64)
    returns = np.zeros(players, np.float64)
    choices = np.zeros(players, np.int64)

    for _ in range(iterations):
        truth[0] = first[0]
        guess(s, viewer, rng)
        steps = 0
        known = True
        while over(s, returns) == 0:
            mask = owing(s)
            if mask == 0:
                n = chance(s, outcomes, weights)
                fall(s, outcomes[pick_weighted(rng, weights, n)])
                continue
            alone = 1 if mask & (mask - 1) == 0 else 0
            in_tree = known
            for seat in range(players):
                if not (mask >> seat) & 1:
                    continue
                index = NONE
                if in_tree and steps < len(path):
                    veiled[0] = truth[0]
                    hide(veiled[0], seat)
                    key = key_of(words, seat)
                    at = place_of(key, table, nodes)
                    index = table[at]
                    if index == NONE:
                        known = False
                        index = add_node(at, key, s, seat, alone, ids, table, nodes, slots, used)
                if index == NONE:
                    known = False
                    n = legal(s, seat, ids)
                    choices[seat] = ids[below(rng, n)]
                    continue
                step = path[steps]
                steps += 1
                step.node = index
                step.seat = seat
                if alone and knobs[4] > 0:
                    choose_best(nodes[index], slots, rng, step, knobs[4])
                else:
                    e = knobs[0]
                    if knobs[5] > 0:
                        e = max(knobs[5], e / np.sqrt(nodes[index].visits + 1.0))
                    choose_mixed(nodes[index], slots, mix, rng, step, e)
                choices[seat] = slots[step.slot].action
            for seat in range(players):
                if (mask >> seat) & 1:
                    play(s, seat, choices[seat])
        for seat in range(players):
            returns[seat] = (returns[seat] - low) / (high - low)
        for i in range(steps - 1, -1, -1):
            seat = path[i].seat
            up = learn(path[i], returns[seat], nodes, slots, mix, knobs)
            if knobs[6] > 0:
                returns[seat] = min(1.0+knobs[6],max(-knobs[6], up))

    veiled[0] = first[0]
    return table[place_of(key_of(words, viewer), table, nodes)]
