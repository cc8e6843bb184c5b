"""Random maps: legal by the page, in reach, all different, and never twice the same kind of map."""

from collections import Counter
from hashlib import sha256
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from games.jackrabbits.survey import HEXES, NAMES, NUMBER, Survey, laid, record, suits_in_play
from reino.core.kernel import JIT, interpreted
from reino.games.jackrabbits.rules import random_map
from reino.games.jackrabbits.rules.notation import place, write_position
from soak import often

SUITS = ["".join(suits) for n in (4, 3, 2) for suits in combinations("♣♠♥♦", n)]
MAPS = often(2_000, 10_000)
GOLDEN_PAIR = "8b3d3316c1337112"
GOLDEN_HUNDRED = "fce869f52db63b80"


def grown(suits: str, seed: int, rules: int = 2) -> Any:
    s = record(suits_in_play(suits), seed, rules)
    random_map.generate(s)
    return s


def built(*places: tuple[str, int, int, int, int]) -> Any:
    """A map of the citadel and these tiles."""
    s = record(sum(1 << NUMBER[name] for name in ("citadel", *(name for name, *_ in places))))
    return laid(s, ("citadel", 0, 0, 0, 0), *places)


def assert_legal(s: Any) -> Survey:
    survey = Survey.of(s)
    in_play = {name for name in NAMES if int(s.tiles) >> NUMBER[name] & 1}
    assert list(survey.faults()) == []
    assert s.beside.tolist() == survey.beside()
    assert s.sea.tolist() == survey.at_sea_by_way()
    assert survey.pieces.keys() <= in_play
    assert survey.reached() == in_play & set(HEXES)
    assert any(name[0] == "B" for name in survey.pieces)
    # Every lattice begins with a hex, and holds together by roads.
    for island in range(int(s.islands) + 1):
        there = {name for name, tile in survey.pieces.items() if tile.island == island}
        assert there & set(HEXES)
        assert survey.together(min(there, key=NUMBER.__getitem__)) == there
    assert s.map_seed == 0
    return survey


@pytest.mark.compiled
def test_thousands_of_maps_are_legal_and_no_two_are_equal() -> None:
    seen = set()
    full = 0
    for number in range(MAPS):
        suits = SUITS[number % len(SUITS)] if number % 2 else SUITS[0]
        # Neighbouring seeds, and seeds far apart, up to the greatest.
        seed = number if number % 3 else (number * 0x9E3779B1) % (1 << 32)
        s = grown(suits, seed)
        survey = assert_legal(s)
        full += len(survey.pieces) == bin(s.tiles).count("1")
        seen.add(s.tobytes())
    assert len(seen) == MAPS
    assert full > 0.99 * MAPS


@pytest.mark.compiled
def test_maps_are_of_many_kinds() -> None:
    islands: Counter[int] = Counter()
    widths, heights, met, lonely = [], [], [], 0
    for seed in range(1000):
        survey = Survey.of(grown(SUITS[0], seed))
        sizes = Counter(tile.island for tile in survey.pieces.values())
        islands[len(sizes) - 1] += 1
        lonely += sizes[1] == 1
        corners = [
            corner
            for tile in survey.pieces.values()
            if tile.island == 0
            for corner, _ in tile.sides
        ]
        widths.append(np.ptp([x for x, _ in corners]) / 2)
        heights.append(np.ptp([r for _, r in corners]))
        met.append(len(survey.landings()))
    # Without islands as often as with some, up to three.
    assert set(islands) == {0, 1, 2, 3}
    assert 300 < islands[0] < 550
    assert min(islands.values()) > 50
    assert lonely < 150
    # Compact ones, tall ones, wide ones; with many roads to the sea, and with few.
    assert min(widths) < 8
    assert max(widths) > 20
    assert min(heights) < 10
    assert max(heights) > 24
    shapes = np.array(widths) / np.array(heights)
    assert np.mean(shapes > 1.4) > 0.1
    assert np.mean(shapes < 0.6) > 0.1
    assert min(met) < 15
    assert max(met) > 30


@pytest.mark.compiled
def test_every_neighbourhood_occurs() -> None:
    """Each residence lies beside each kind of road, and the citadel too."""
    seen = set()
    for seed in range(300):
        survey = Survey.of(grown(SUITS[0], seed))
        for name in HEXES:
            for side in range(6):
                there = survey.across[name, side]
                if there is not None and survey.pieces[name].has_road(side):
                    seen.add((name, there[0][0]))
    assert seen == {(name, kind) for name in HEXES for kind in "FRMXTB"}


def test_a_map_must_be_playable_and_is_full_unless_that_proves_too_hard() -> None:
    s = record(sum(1 << NUMBER[name] for name in ("citadel", "K♣", "F1", "X1", "B1")))
    forest, tower = 1 << NUMBER["F1"], 1 << NUMBER["K♣"]
    hard = random_map.FULL_TRIES + 1
    place("citadel (0,0)\nB1 (0,-2)(-.5,-1)(.5,-1) bottom\nX1 (1,0)(.5,1)(1.5,1)\nK♣ (1,2) N", s)
    assert random_map.acceptable(s, 0, 1)
    assert not random_map.acceptable(s, forest, hard - 1)
    assert random_map.acceptable(s, forest, hard)
    assert not random_map.acceptable(s, tower, hard)
    burrow = ("B1", 0, 1, -2, 2)
    harbour = ("X1", 0, 1, 0, 1)
    island = ("K♣", 1, 0, 0, 0)
    assert random_map.acceptable(built(burrow, harbour, island), 0, 1)  # by boat
    assert not random_map.acceptable(built(burrow, island), 0, 1)
    assert not random_map.acceptable(built(harbour, island), 0, hard)  # no way out of exile


@pytest.mark.parametrize("suits", ["♠♦", "♣♥"] if not JIT else SUITS)
def test_a_map_for_every_choice_of_suits(suits: str) -> None:
    assert_legal(grown(suits, 2**32 - 1))
    assert_legal(grown(suits, 0))


def test_a_seed_always_gives_the_same_map() -> None:
    """Records hold seeds, so the map that grows from one must not change."""
    text = write_position(grown("♠♦", 5, rules=1))
    assert sha256(text.encode()).hexdigest()[:16] == GOLDEN_PAIR


@pytest.mark.compiled
def test_a_hundred_seeds_give_the_same_maps() -> None:
    texts = [write_position(grown(SUITS[seed % len(SUITS)], seed, 1)) for seed in range(100)]
    assert sha256("".join(texts).encode()).hexdigest()[:16] == GOLDEN_HUNDRED


@pytest.mark.compiled
def test_plain_python_grows_the_same_maps() -> None:
    plain = interpreted(random_map)
    for seed, suits in ((1, "♠♦"), (77, "♠♥♦")):
        s = record(suits_in_play(suits), seed)
        plain.generate(s)
        assert s.tobytes() == grown(suits, seed).tobytes()
