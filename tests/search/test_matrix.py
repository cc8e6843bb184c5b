"""Matrix games: value and mixes against definition, and against SciPy-free hand calculation."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reino.core.kernel import JIT
from reino.search.matrix import solve_matrix


def solved(rows):
    a = np.array(rows, float)
    m, n = a.shape
    x, y = np.zeros(m), np.zeros(n)
    value = solve_matrix(a, m, n, x, y, np.zeros((m + 1, n + 1)), np.zeros(m + n, np.int64))
    return a, value, x, y


def gap(a, value, x, y):
    """How far the mixes are from an equilibrium with this value."""
    return max((a @ y).max() - value, value - (x @ a).min())


def test_matching_pennies_is_fair_and_mixed_evenly():
    _, value, x, y = solved([[1, -1], [-1, 1]])
    assert value == pytest.approx(0, abs=1e-15)
    assert x == pytest.approx([0.5, 0.5])
    assert y == pytest.approx([0.5, 0.5])


def test_a_saddle_point_is_played_purely():
    _, value, x, y = solved([[0.5, 0.2, 0.9], [0.1, 0.0, 1.0]])
    assert value == 0.2
    assert x.tolist() == [1, 0]
    assert y.tolist() == [0, 1, 0]


def test_a_two_by_two_game_has_the_textbook_value():
    a, b, c, d = Fraction(3, 4), Fraction(-1, 4), Fraction(-1, 2), Fraction(1, 2)
    expected = (a * d - b * c) / (a + d - b - c)
    _, value, x, y = solved([[float(a), float(b)], [float(c), float(d)]])
    assert value == pytest.approx(float(expected), abs=1e-15)
    assert x[0] == pytest.approx(float((d - c) / (a + d - b - c)))
    assert y[0] == pytest.approx(float((d - b) / (a + d - b - c)))


def test_rock_paper_scissors_with_a_spare_row_that_never_helps():
    _, value, x, _ = solved([[0, -1, 1], [1, 0, -1], [-1, 1, 0], [-1, -1, -1]])
    assert value == pytest.approx(0, abs=1e-15)
    assert x == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])


entries = st.one_of(
    st.sampled_from([-1.0, -0.5, 0.0, 0.5, 1.0]),  # many ties: the degenerate case
    st.floats(-1, 1, allow_nan=False),
)


@st.composite
def matrices(draw):
    m, n = draw(st.integers(1, 9)), draw(st.integers(1, 9))
    return [[draw(entries) for _ in range(n)] for _ in range(m)]


@settings(max_examples=300 if JIT else 60)
@given(matrices())
def test_no_deviation_gains_in_any_matrix(rows):
    a, value, x, y = solved(rows)
    assert x.min() >= 0
    assert y.min() >= 0
    # Hypothesis finds matrices at the limit of numerical precision.
    assert x.sum() == pytest.approx(1, abs=1e-11)
    assert y.sum() == pytest.approx(1, abs=1e-11)
    assert gap(a, value, x, y) < 1e-11


@settings(max_examples=100 if JIT else 30)
@given(matrices())
def test_the_mirrored_game_has_the_opposite_value(rows):
    _, value, _, _ = solved(rows)
    _, mirrored, _, _ = solved((-np.array(rows).T).tolist())
    assert mirrored == pytest.approx(-value, abs=1e-11)
