"""Exact solver of zero-sum matrix games: value and an optimal mix for both sides.

Rows maximise, columns minimise. A pure saddle point is taken where there is one; otherwise the
simplex method runs on the condensed tableau of the column player's linear program

    maximise y_1 + ... + y_n   subject to   A y <= 1,  y >= 0        (all entries of A positive)

whose solution, divided by its sum, is the column mix; the dual gives the row mix.
"""

import numpy as np

from reino.core.kernel import kernel

PIVOT_EPSILON = 1e-12
LARGEST_COEFFICIENT_PIVOTS = 60  # pivots before Bland's rule, which cannot cycle


@kernel
def saddle_point(a, m, n, x, y):
    """Whether a pure saddle point exists: a row's least that is a column's most. If so x and y are
    that pair."""
    best_row, best = 0, -np.inf
    for i in range(m):
        least = a[i, 0]
        for j in range(1, n):
            least = min(least, a[i, j])
        if least > best:
            best_row, best = i, least
    best_column, worst = 0, np.inf
    for j in range(n):
        most = a[0, j]
        for i in range(1, m):
            most = max(most, a[i, j])
        if most < worst:
            best_column, worst = j, most
    for i in range(m):
        x[i] = 1.0 if i == best_row else 0.0
    for j in range(n):
        y[j] = 1.0 if j == best_column else 0.0
    return best == worst


@kernel(inline=False)
def solve_matrix(a, m, n, x, y, tableau, labels):
    """Value of the m by n game `a`, whose entries lie in [-1, 1]; its mixes are written to x and y.

    `tableau` is work space of at least (m + 1, n + 1), `labels` of at least m + n.
    """
    # 1. A saddle point needs no mixing.
    if saddle_point(a, m, n, x, y):
        value = 0.0
        for i in range(m):
            for j in range(n):
                value += x[i] * y[j] * a[i, j]
        return value

    # 2. The tableau: A shifted to be positive, right-hand sides 1, objective below.
    t = tableau
    for i in range(m):
        for j in range(n):
            t[i, j] = a[i, j] + 2.0
        t[i, n] = 1.0
    for j in range(n):
        t[m, j] = -1.0
    t[m, n] = 0.0
    # Labels of columns, then of rows: j for y_j, n + i for the slack of row i.
    for k in range(n + m):
        labels[k] = k

    # 3. Pivot until no column improves the objective.
    pivots = 0
    while True:
        column = entering_column(t, m, n, labels, pivots)
        if column < 0:
            break
        row = leaving_row(t, m, n, column, labels)
        pivot(t, m, n, row, column)
        labels[column], labels[n + row] = labels[n + row], labels[column]
        pivots += 1

    # 4. Read both mixes off the tableau.
    total = t[m, n]
    for i in range(m):
        x[i] = 0.0
    for j in range(n):
        y[j] = 0.0
    for j in range(n):
        if labels[j] >= n:
            x[labels[j] - n] = max(0.0, t[m, j] / total)
    for i in range(m):
        if labels[n + i] < n:
            y[labels[n + i]] = max(0.0, t[i, n] / total)
    return 1.0 / total - 2.0


@kernel
def entering_column(t, m, n, labels, pivots):
    """The column that improves most, or under Bland's rule the first by label; -1 if none does."""
    chosen = -1
    for j in range(n):
        if t[m, j] >= -PIVOT_EPSILON:
            continue
        if chosen < 0:
            chosen = j
        elif pivots < LARGEST_COEFFICIENT_PIVOTS:
            if t[m, j] < t[m, chosen]:
                chosen = j
        elif labels[j] < labels[chosen]:
            chosen = j
    return chosen


@kernel
def leaving_row(t, m, n, column, labels):
    """The row that limits the column first; ties by label, as Bland's rule asks."""
    chosen = -1
    least = 0.0
    for i in range(m):
        if t[i, column] <= PIVOT_EPSILON:
            continue
        ratio = t[i, n] / t[i, column]
        if chosen < 0 or ratio < least or (ratio == least and labels[n + i] < labels[n + chosen]):
            chosen, least = i, ratio
    return chosen


@kernel
def pivot(t, m, n, row, column):
    """Exchange a row's and a column's variable."""
    inverse = 1.0 / t[row, column]
    for j in range(n + 1):
        if j != column:
            t[row, j] *= inverse
    for i in range(m + 1):
        if i == row:
            continue
        factor = t[i, column]
        if factor != 0.0:
            for j in range(n + 1):
                if j != column:
                    t[i, j] -= factor * t[row, j]
        t[i, column] = -factor * inverse
    t[row, column] = inverse
