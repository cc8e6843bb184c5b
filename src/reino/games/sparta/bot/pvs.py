"""The search: principal variation search in compiled code.

Each node, in this order: 1. at depth 0 quiescence, the budget, ends; 2. draws; 3. the table; 4. a
null move; 5. the moves, best first, late quiet ones at less depth and hopeless ones near the leaves
not at all; 6. store.

A repetition counts as a draw the first time it comes within the line, or the second time against
the game's own past: a side that can force it twice can force it three times.

Every argument of a recursive call is an int64 by name, never a literal: else Numba compiles one
copy for each literal, and calls between copies do not survive its cache (numba issue 6061).
"""

import numpy as np

from reino.core.kernel import kernel
from reino.games.sparta.bot import transposition_table
from reino.games.sparta.bot.ordering import CONQUEST, list_loud, list_moves, next_move, reward
from reino.games.sparta.bot.transposition_table import (
    bound_of,
    depth_of,
    move_of,
    score_of,
    slot_of,
    store,
)
from reino.games.sparta.bot.value import evaluate, gauge
from reino.games.sparta.bot.workspace import MOST_PLIES, WIN
from reino.games.sparta.rules import reasons, squares
from reino.games.sparta.rules.state import NOBODY
from reino.games.sparta.rules.turn import turn

YES, NO = np.int64(1), np.int64(0)

CHECK_EVERY = 1024  # nodes between two looks at the stop sign

NULL_DEPTH, NULL_LESS = 3, 2  # a null move from this depth on, searched so much shallower
LATE_DEPTH = 3  # late moves are searched shallower from this depth on
LATE, VERY_LATE = 6, 24  # moves after which quiet ones are searched one ply less, and two
FUTILE_MARGIN = 150  # for each ply left: a quiet move is not expected to gain more
CITIES_TOO = 2  # plies of quiescence in which cities are looked at, not only captures
LATE_CALM = (
    reasons.CALM_TURNS - 24
)  # from here on the table must tell positions apart by their calm turns


@kernel
def position_key(s):
    """The key for the table; near the draw by calm turns their number matters."""
    return s.key if s.calm < LATE_CALM else s.key ^ ((np.int64(s.calm) + 1) << 40)


@kernel
def ended(s, ply):
    """The score of a position in which the game is over, for the side to move."""
    if s.winner == NOBODY:
        return 0
    return WIN - ply if s.winner == s.mover else ply - WIN


@kernel
def repeated(s, w, ply):
    """Whether this position stood before: once within the line, or twice in the game."""
    here = w.behind + ply
    times = 0
    back = 2
    while back <= s.calm and back <= here:
        if w.path[here - back] == s.key:
            if back <= ply:
                return True
            times += 1
            if times == 2:
                return True
        back += 2
    return False


@kernel
def spend(w):
    """Count a node; whether the budget is spent."""
    w.nodes += 1
    if w.nodes >= w.most_nodes or (w.nodes % CHECK_EVERY == 0 and w.stop):
        w.stopped = 1
    return w.stopped


@kernel
def extend_line(w, ply, move):
    """The expected line from here: this move, then the line expected after it."""
    w.line[ply, 0] = move
    n = w.length[ply + 1]
    for i in range(n):
        w.line[ply, i + 1] = w.line[ply + 1, i]
    w.length[ply] = n + 1


@kernel(inline=False)
def quiet_score(nodes, w, ply, alpha, beta, cities_left):
    """The score once nothing more can be beaten, nor, for the first plies, a city taken."""
    s = nodes[ply]
    w.length[ply] = 0
    if spend(w):
        return 0
    if s.reason:
        return ended(s, ply)
    if s.calm >= reasons.CALM_TURNS or repeated(s, w, ply):
        return 0
    score = evaluate(s, w)
    if score >= beta or ply >= MOST_PLIES - 1:
        return score
    alpha = max(alpha, score)
    best = score
    n = list_loud(s, w, ply, cities_left > 0 or s.cities[1 - s.mover] == 1)
    for i in range(n):
        move = next_move(w, ply, i, n)
        nodes[ply + 1] = s
        child = nodes[ply + 1]
        turn(child, s.mover, move)
        # A capture that beats nothing, for its piece held the other end itself, and takes no city.
        if child.calm and child.cities[s.mover] == s.cities[s.mover]:
            continue
        w.path[w.behind + ply + 1] = child.key
        score = -quiet_score(nodes, w, ply + 1, -beta, -alpha, cities_left - 1)
        if w.stopped:
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha = score
                extend_line(w, ply, move)
                if score >= beta:
                    break
    return best


@kernel(inline=False)
def score_of_node(nodes, w, table, ply, depth, alpha, beta, may_pass):
    s = nodes[ply]
    w.length[ply] = 0

    # 1. Quiescence, budget and ends.
    if depth <= 0 or ply >= MOST_PLIES - 1:
        return quiet_score(nodes, w, ply, alpha, beta, np.int64(CITIES_TOO))
    if spend(w):
        return 0
    if s.reason:
        return ended(s, ply)

    # 2. Draws. No line can be better than a win at the next ply.
    if s.calm >= reasons.CALM_TURNS or repeated(s, w, ply):
        return 0
    alpha = max(alpha, ply - WIN)
    beta = min(beta, WIN - ply - 1)
    if alpha >= beta:
        return alpha

    # 3. The entry of the table.
    key = position_key(s)
    slot = slot_of(table, key)
    best_known = squares.NONE
    open_window = beta - alpha > 1
    if table[slot] == key:
        entry = table[slot + 1]
        best_known = move_of(entry)
        if depth_of(entry) >= depth and not open_window:
            known = score_of(entry, ply)
            bound = bound_of(entry)
            if (
                bound == transposition_table.EXACT
                or (bound == transposition_table.AT_LEAST and known >= beta)
                or (bound == transposition_table.AT_MOST and known <= alpha)
            ):
                return known

    # 4. If even doing nothing is good enough, the position is.
    standing = evaluate(s, w)
    if may_pass and not open_window and depth >= NULL_DEPTH and standing >= beta:
        nodes[ply + 1] = s
        child = nodes[ply + 1]
        child.mover = 1 - s.mover
        child.key ^= squares.MOVER_KEY
        child.calm += 1
        w.path[w.behind + ply + 1] = child.key
        less = NULL_LESS + depth // 4
        score = -score_of_node(nodes, w, table, ply + 1, depth - 1 - less, -beta, 1 - beta, NO)
        if w.stopped:
            return 0
        if score >= beta:
            return min(score, WIN - 2 * MOST_PLIES)

    # 5. The moves, best first.
    first_alpha = alpha
    best, best_move = -WIN, squares.NONE
    n = list_moves(s, w, ply, best_known)
    for i in range(n):
        move = next_move(w, ply, i, n)
        quiet = w.order[ply, i] < CONQUEST
        # A quiet move far below alpha, with hardly any depth left to gain the difference.
        if (
            quiet
            and i > 0
            and depth <= 2
            and not open_window
            and standing + FUTILE_MARGIN * depth <= alpha
            and best > -WIN
        ):
            best = max(best, standing + FUTILE_MARGIN * depth)
            break
        nodes[ply + 1] = s
        child = nodes[ply + 1]
        turn(child, s.mover, move)
        w.path[w.behind + ply + 1] = child.key

        less = 0
        if quiet and depth >= LATE_DEPTH and i >= LATE:
            less = 1 if i < VERY_LATE else 2
        if i == 0:
            score = -score_of_node(nodes, w, table, ply + 1, depth - 1, -beta, -alpha, YES)
        else:
            # The others need only be shown to be no better.
            score = -score_of_node(
                nodes, w, table, ply + 1, depth - 1 - less, -alpha - 1, -alpha, YES
            )
            if score > alpha and less:
                score = -score_of_node(nodes, w, table, ply + 1, depth - 1, -alpha - 1, -alpha, YES)
            if alpha < score < beta:
                score = -score_of_node(nodes, w, table, ply + 1, depth - 1, -beta, -alpha, YES)
        if w.stopped:
            return 0
        if score > best:
            best, best_move = score, move
            if score > alpha:
                alpha = score
                extend_line(w, ply, move)
                if score >= beta:
                    if quiet:
                        reward(s, w, ply, move, depth)
                    break

    # 6. Store the score, its bound and the best move.
    bound = transposition_table.EXACT
    if best >= beta:
        bound = transposition_table.AT_LEAST
    elif best <= first_alpha:
        bound = transposition_table.AT_MOST
    store(
        table,
        key,
        ply,
        best,
        depth,
        bound,
        best_move if bound != transposition_table.AT_MOST else squares.NONE,
    )
    return best


@kernel(nogil=True)
def search_root(nodes, w, table, depth, moves, scores):
    """Search these moves of the root to this depth, in this order.

    Returns how many were finished; `scores` holds each one's score, exact where it was the best so
    far and -WIN where it only was no better. The line of the best one is line 0.
    """
    s = nodes[0]
    ply = np.int64(1)
    w.path[w.behind] = s.key
    alpha = -WIN
    for i in range(len(moves)):
        nodes[1] = s
        turn(nodes[1], s.mover, moves[i])
        w.path[w.behind + 1] = nodes[1].key
        w.length[1] = 0
        if i == 0:
            score = -score_of_node(nodes, w, table, ply, depth - 1, -WIN, -alpha, YES)
        else:
            score = -score_of_node(nodes, w, table, ply, depth - 1, -alpha - 1, -alpha, YES)
            if score > alpha and not w.stopped:
                score = -score_of_node(nodes, w, table, ply, depth - 1, -WIN, -alpha, YES)
        if w.stopped:
            return i
        scores[i] = -WIN
        if score > alpha:
            scores[i] = score
            alpha = score
            extend_line(w, 0, moves[i])
    return len(moves)


@kernel(nogil=True)
def gauge_all(nodes, w, features):
    """The features of many positions, for tuning."""
    for i in range(len(nodes)):
        gauge(nodes[i], w)
        for j in range(features.shape[1]):
            features[i, j] = w.features[j]
