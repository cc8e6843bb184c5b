"""BraveRats solved by backward induction, one layer of positions for each round.

A position between two rounds is packed into one integer, with everything that matters for the
rest of the game and nothing else:

    bits  0-8   cards left to Yarg, by slot        9-17  to Applewood
         18-21  Yarg's score                      22-25  Applewood's
         26-28  effects of the round before (+2, look)
         29-32  the face of Yarg's card of the round before, while Applewood can copy it
         33-36  the same the other way round

A *slot* is a card of the hand the game began with, weakest first; of two equal cards the later slot
is played first. A *score* is (rounds needed, worth of the held rounds), the second cut off
where more of it changes nothing: 10 values. Going forward each layer collects the positions it can
reach, in a hash table; going back each position is a matrix game over the values of the next layer.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from reino.core.kernel import kernel
from reino.games.braverats.rules import cards
from reino.games.braverats.rules.contract import face_of
from reino.games.braverats.rules.round import BONUS, EXTRA, LOOK, NOBODY, RESULT
from reino.search.matrix import solve_matrix

SLOTS = 9
MASK = (1 << SLOTS) - 1
SCORE_0, SCORE_1, EFFECT, LAST_0, LAST_1 = 18, 22, 26, 29, 33

# Children that are no position: the game ends.
WON_0, WON_1, DRAWN = -1, -2, -3
EMPTY = -1

NEVER_COPIED = cards.BLANK


class InductionTables(NamedTuple):
    """The rules of one game, spread out for look-up."""

    rank: NDArray[np.int8]  # [side, slot]
    moves: NDArray[np.int8]  # [side, mask, i]: slots that may be played
    n_moves: NDArray[np.int8]  # [side, mask]
    mime: NDArray[np.int16]  # [side]: mask of the slots that are Mimes
    meeting: NDArray[np.int8]  # round.ROUND for this option of musician_mutes
    effect: NDArray[np.int8]  # [bonus 0, bonus 1, look + 1] -> code
    effects: NDArray[np.int8]  # code -> bonus 0, bonus 1, look
    score: NDArray[np.int8]  # [needed, pending] -> code
    scores: NDArray[np.int8]  # code -> needed, pending
    held_ambassador: int
    draw_value: float  # the worth of a drawn game to side 0; a win is 1, a loss -1


class Work(NamedTuple):
    """Work space for one position at a time; kernels leave its matrix and mixes here."""

    a: NDArray[np.float64]  # side 0's value for every pair of cards
    b: NDArray[np.float64]  # the same where one side is free to do anything later
    x: NDArray[np.float64]  # the mixes
    y: NDArray[np.float64]
    tableau: NDArray[np.float64]
    labels: NDArray[np.int64]

    @classmethod
    def space(cls) -> "Work":
        return cls(
            a=np.zeros((SLOTS, SLOTS)),
            b=np.zeros((SLOTS, SLOTS)),
            x=np.zeros(SLOTS),
            y=np.zeros(SLOTS),
            tableau=np.zeros((SLOTS + 1, SLOTS + 1)),
            labels=np.zeros(2 * SLOTS, np.int64),
        )


@kernel
def after_round(tables, key, slot0, slot1):
    """The position these two cards lead to, or how the game ends."""
    left0 = key & MASK
    left1 = (key >> SLOTS) & MASK
    score0 = (key >> SCORE_0) & 15
    score1 = (key >> SCORE_1) & 15
    effect = tables.effects[(key >> EFFECT) & 7]
    card0 = tables.rank[0, slot0]
    card1 = tables.rank[1, slot1]
    face0 = face_of(card0, (key >> LAST_1) & 15)
    face1 = face_of(card1, (key >> LAST_0) & 15)
    row = tables.meeting[effect[0] >> 1, effect[1] >> 1, face0, face1]
    result = row[RESULT]

    # Score.
    if result >= cards.PRINCESS_WINS:
        return WON_0 if result == cards.PRINCESS_WINS else WON_1
    needed0 = tables.scores[score0, 0]
    needed1 = tables.scores[score1, 0]
    pending0 = tables.scores[score0, 1]
    pending1 = tables.scores[score1, 1]
    if result == cards.HOLD:
        extra = tables.held_ambassador
        pending0 = min(needed0 - 1, pending0 + 1 + extra * row[EXTRA])
        pending1 = min(needed1 - 1, pending1 + 1 + extra * row[EXTRA + 1])
    elif result == 0:
        needed0 -= 1 + row[EXTRA] + pending0
        pending0 = pending1 = 0
        if needed0 <= 0:
            return WON_0
    else:
        needed1 -= 1 + row[EXTRA + 1] + pending1
        pending0 = pending1 = 0
        if needed1 <= 0:
            return WON_1

    # Cards.
    left0 ^= np.int64(1) << slot0
    left1 ^= np.int64(1) << slot1
    if left0 == 0:
        return DRAWN

    # Effects on the next round.
    code = tables.effect[row[BONUS] >> 1, row[BONUS + 1] >> 1, row[LOOK] + 1]
    last0 = face0 if left1 & tables.mime[1] else NEVER_COPIED
    last1 = face1 if left0 & tables.mime[0] else NEVER_COPIED
    return (
        np.int64(left0)
        | np.int64(left1) << SLOTS
        | np.int64(tables.score[needed0, pending0]) << SCORE_0
        | np.int64(tables.score[needed1, pending1]) << SCORE_1
        | np.int64(code) << EFFECT
        | np.int64(last0) << LAST_0
        | np.int64(last1) << LAST_1
    )


@kernel
def place(keys, key):
    """Where this position is in a layer's table, or the empty place where it belongs.

    The two halves are multiplied apart: nothing overflows, so plain Python agrees.
    """
    at = (key & 0xFFFFF) * 0x2C1B3C6D + (key >> 20) * 0x297A2D39
    at = (at ^ (at >> 23)) & (len(keys) - 1)
    while keys[at] != EMPTY and keys[at] != key:
        at = (at + 1) & (len(keys) - 1)
    return at


@kernel(nogil=True)
def expand(tables, keys, begin, next_keys, next_count):
    """Put the positions one round after those of `keys` into the next layer's table.

    Stops before the table is two thirds full; returns where to go on, and how many are in it.
    """
    limit = len(next_keys) * 2 // 3 - SLOTS * SLOTS
    for at in range(begin, len(keys)):
        key = keys[at]
        if key == EMPTY:
            continue
        if next_count > limit:
            return at, next_count
        left0 = key & MASK
        left1 = (key >> SLOTS) & MASK
        for i in range(tables.n_moves[0, left0]):
            for j in range(tables.n_moves[1, left1]):
                child = after_round(
                    tables, key, tables.moves[0, left0, i], tables.moves[1, left1, j]
                )
                if child >= 0:
                    spot = place(next_keys, child)
                    if next_keys[spot] == EMPTY:
                        next_keys[spot] = child
                        next_count += 1
    return len(keys), next_count


@kernel(nogil=True)
def rehash(keys, larger):
    """Move a table into a larger one."""
    for key in keys:
        if key != EMPTY:
            larger[place(larger, key)] = key


@kernel
def fill_matrix(tables, key, next_keys, next_values, a):
    """Side 0's value for every pair of cards; returns how many each side can choose from."""
    left0 = key & MASK
    left1 = (key >> SLOTS) & MASK
    m = tables.n_moves[0, left0]
    n = tables.n_moves[1, left1]
    for i in range(m):
        for j in range(n):
            child = after_round(tables, key, tables.moves[0, left0, i], tables.moves[1, left1, j])
            if child >= 0:
                a[i, j] = next_values[place(next_keys, child)]
            elif child == WON_0:
                a[i, j] = 1.0
            elif child == WON_1:
                a[i, j] = -1.0
            else:
                a[i, j] = tables.draw_value
    return m, n


@kernel
def show_first(a, m, n, look, x, y):
    """Where a Spy looks: the other side shows a card, then the looker answers. Returns the value.

    The shower's mix is the one card to show; the looker's is the answer to that card.
    """
    best_i, best_j = 0, 0
    value = 0.0
    for shown in range(n if look == 0 else m):
        answer = best_answer(a, m, n, look, shown)
        i, j = (answer, shown) if look == 0 else (shown, answer)
        if shown == 0 or (a[i, j] < value if look == 0 else a[i, j] > value):
            best_i, best_j, value = i, j, a[i, j]
    for i in range(m):
        x[i] = 1.0 if i == best_i else 0.0
    for j in range(n):
        y[j] = 1.0 if j == best_j else 0.0
    return value


@kernel
def best_answer(a, m, n, look, shown):
    """The looker's best card against the one shown."""
    answer = 0
    if look == 0:
        for i in range(1, m):
            if a[i, shown] > a[answer, shown]:
                answer = i
    else:
        for j in range(1, n):
            if a[shown, j] < a[shown, answer]:
                answer = j
    return answer


@kernel
def solve_choice(tables, key, next_keys, next_values, work):
    """Solve one round's choice: how many cards each side has, which side looks, and the value."""
    m, n = fill_matrix(tables, key, next_keys, next_values, work.a)
    look = tables.effects[(key >> EFFECT) & 7, 2]
    if look == NOBODY:
        value = solve_matrix(work.a, m, n, work.x, work.y, work.tableau, work.labels)
    else:
        value = show_first(work.a, m, n, look, work.x, work.y)
    return m, n, look, value


@kernel(nogil=True)
def evaluate(tables, keys, values, next_keys, next_values, work):
    """The value of every position of a layer, from those of the next."""
    for at in range(len(keys)):
        if keys[at] != EMPTY:
            values[at] = solve_choice(tables, keys[at], next_keys, next_values, work)[3]


@kernel(inline=False)
def open_position(tables, key, next_keys, next_values, work):
    """One position's value; its matrix and both mixes stay in the work space."""
    return solve_choice(tables, key, next_keys, next_values, work)[3]


@kernel(nogil=True)
def respond(tables, keys, best, next_keys, next_values, next_best, work):
    """The value of a best response to the solution, in every position of a layer.

    `best[side]` is side 0's value when `side` is free to do anything and the other keeps to the
    solution for the rest of the game; `next_best` the same one round later. Returns the largest
    gain over the layer.
    """
    a, b, x, y = work.a, work.b, work.x, work.y
    largest = 0.0
    for at in range(len(keys)):
        key = keys[at]
        if key == EMPTY:
            continue
        m, n, look, value = solve_choice(tables, key, next_keys, next_values, work)

        # Yarg is free.
        fill_matrix(tables, key, next_keys, next_best[0], b)
        free = -np.inf
        for i in range(m):
            if look == 1:
                free = max(free, b[i, best_answer(a, m, n, look, i)])
            else:
                expected = 0.0
                for j in range(n):
                    expected += y[j] * b[i, j]
                free = max(free, expected)
        best[0, at] = free
        largest = max(largest, free - value)

        # Applewood is free.
        fill_matrix(tables, key, next_keys, next_best[1], b)
        free = np.inf
        for j in range(n):
            if look == 0:
                free = min(free, b[best_answer(a, m, n, look, j), j])
            else:
                expected = 0.0
                for i in range(m):
                    expected += x[i] * b[i, j]
                free = min(free, expected)
        best[1, at] = free
        largest = max(largest, value - free)
    return largest
