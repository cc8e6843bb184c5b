"""Counts of positions ("perft"): those of the reference, and those on file."""

from pathlib import Path
from random import Random

import pytest

import reino
from games.sparta.positions import opening
from games.sparta.reference import Reference
from games.sparta.scatter import scattered
from reino.core.kernel import JIT
from reino.testing import perft

TAKEN = Path(__file__).parents[3] / "counts" / "sparta.json"
SCATTERED = 20 if JIT else 1


def counted(reference: Reference, depth: int) -> list[int]:
    """How many positions are reached in 0, 1, ... depth steps."""
    moves = reference.legal()
    if depth == 1:
        return [1, len(moves)]
    below = [counted(reference.after(move), depth - 1) for move in moves]
    return [1, *(map(sum, zip(*below, strict=True)) if below else [0] * depth)]


@pytest.mark.compiled
def test_counts_from_the_start_agree_with_the_reference_to_depth_3() -> None:
    game = reino.load("sparta", options={"layout": "classic"})
    assert counted(opening("classic"), 3) == list(game.counts(3)) == [1, 118, 13924, 1622264]


@pytest.mark.parametrize("heroes_conquer", [True, False])
def test_counts_from_anywhere_agree_with_the_reference(heroes_conquer: bool) -> None:
    game = reino.load("sparta", options={"heroes_conquer": heroes_conquer})
    rng = Random(f"counts {heroes_conquer}")
    for _ in range(SCATTERED):
        reference = scattered(rng, heroes_conquer)
        start = game.start(dealer=None, position=reference.text())
        assert list(game.counts(2, start=start)) == counted(reference, 2)


@pytest.mark.compiled
def test_counts_to_depth_4_are_what_they_were() -> None:
    """The board is its own mirror image, so each game that files a to e begin happens once more."""
    kept = next(one for one in perft.load(TAKEN) if not one.options)
    assert len(kept.positions) == 1 + 4
    game = reino.load("sparta")
    start = game.start()
    left = [start.play(0, action) for action in start.legal(0) if action // 100 % 10 < 5]
    counts = [game.counts(3, start=state) for state in left]
    assert [1, *(2 * sum(layer) for layer in zip(*counts, strict=True))] == kept.positions


def test_the_first_move_is_one_of_118() -> None:
    # Ranks 1, 3 and 4, two files to each side: on b and i only four files are left, and from b, c,
    # h and i the free square at the end of the second rank comes within reach.
    by_hand = 2 * (4 * 3 + 1) + 2 * (5 * 3 + 1) + 4 * (5 * 3)
    assert reino.load("sparta").counts(1) == (1, by_hand)
