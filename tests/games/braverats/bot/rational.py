"""A slow solver of BraveRats endgames, in whole fractions and through the public facade only.

A second opinion on the solver: no floating point, no packing, no simplex. A zero-sum matrix game
has an optimal pair of mixes that makes some square submatrix indifferent (Shapley and Snow), so
trying every submatrix finds the value.
"""

from fractions import Fraction
from functools import cache
from itertools import combinations

from reino import State


@cache
def value(state: State) -> Fraction:
    """Yarg's return with best play, from this state on."""
    if state.over:
        return Fraction(state.returns[0])
    if len(state.owing) == 1:
        # After a Spy: one side shows, then the other answers.
        (seat,) = state.owing
        best = max if seat == 0 else min
        return best(value(state.play(seat, action)) for action in state.legal(seat))
    return matrix_value(
        [
            [value(state.play({0: row, 1: column})) for column in state.legal(1)]
            for row in state.legal(0)
        ]
    )


def matrix_value(a: list[list[Fraction]]) -> Fraction:
    rows, columns = range(len(a)), range(len(a[0]))
    for size in range(1, min(len(a), len(a[0])) + 1):
        for chosen_rows in combinations(rows, size):
            for chosen_columns in combinations(columns, size):
                sub = [[a[i][j] for j in chosen_columns] for i in chosen_rows]
                y = indifferent(sub)
                x = indifferent([list(column) for column in zip(*sub, strict=True)])
                if x is None or y is None:
                    continue
                worst = min(
                    sum(p * a[i][j] for p, i in zip(x, chosen_rows, strict=True)) for j in columns
                )
                best = max(
                    sum(p * a[i][j] for p, j in zip(y, chosen_columns, strict=True)) for i in rows
                )
                if worst == best:
                    return worst
    raise AssertionError("every matrix game has a value")


def indifferent(a: list[list[Fraction]]) -> list[Fraction] | None:
    """A mix over the columns that gives every row the same, or None where there is none."""
    size = len(a)
    # Unknowns: the mix, and the common value v. Rows: a y - v = 0; last: the mix adds up to 1.
    system = [[*row, Fraction(-1), Fraction(0)] for row in a]
    system.append([Fraction(1)] * size + [Fraction(0), Fraction(1)])
    for column in range(size + 1):
        pivot = next((r for r in range(column, size + 1) if system[r][column]), None)
        if pivot is None:
            return None
        system[column], system[pivot] = system[pivot], system[column]
        scale = system[column][column]
        system[column] = [entry / scale for entry in system[column]]
        for r in range(size + 1):
            if r != column and system[r][column]:
                factor = system[r][column]
                system[r] = [
                    entry - factor * top
                    for entry, top in zip(system[r], system[column], strict=True)
                ]
    mix = [system[i][-1] for i in range(size)]
    return mix if min(mix) >= 0 else None
