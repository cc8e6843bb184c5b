"""The sample maps: the roads of the designer's lead exactly where the rules say, those of tight
suits have exactly their tiles, and all keep the laws of laying."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import reino
from games.jackrabbits.positions import game
from games.jackrabbits.survey import NAMES, NUMBER, Survey, one_way, record, suits_in_play
from reino.games.jackrabbits.rules.sample_map import ALL_SUITS, lay_sample
from reino.games.jackrabbits.rules.tight_maps import TIGHT_MAPS
from reino.games.jackrabbits.rules.tiling import fits, joins

CHECK = """
citadel N–R1–F3–T2–J♦ S · citadel NE–F3–R3–M3–M4–F4–off · citadel NW–F2–R2–M2–R4–citadel S ·
citadel SW–M2–X2–{K♠ SE, Q♠ N} · citadel SE–M3–X3–{Q♥ SW, J♥ N} · K♦ S–F1–M1–F2–T3–J♠ NE ·
Q♦ SE–M1–R1–F1–J♦ SW · Q♦ SW–T1–J♠ N · J♦ SE–X1–{K♥ N, off} · J♠ SE–R2–K♠ NE ·
K♥ SW–R3–Q♥ NW · Q♠ NE–F4–R4–M4–J♥ NW · K♦ N–B1 · Q♠ S–B2 · J♥ S–B3 ·
off–Q♦ N · off–J♦ N · off–J♦ NE · off–J♠ SW · off–Q♥ SE · off–J♥ SE
"""
ISLAND_CHECK = """
Q♣ SW–T4–J♣ N · Q♣ SE–X4–{K♣ N, off} · J♣ SE–B4 · off–Q♣ S · off–J♣ NE · off–J♣ NW
"""
# Three suits without clubs by rules 1: the three hexes and one of each triangle stay away, no
# rhombus does.
NO_CLUBS = suits_in_play("♠♥♦") | sum(1 << NUMBER[name] for name in ("F4", "R4", "M4"))


def expected(text: str) -> set[tuple[str, ...]]:
    return {way for line in text.split("·") for way in ways(" ".join(line.split()))}


def ways(line: str) -> Iterator[tuple[str, ...]]:
    """The connections of one entry; a fork joins each two of its three arms."""
    path, _, fork = line.partition("–{")
    stem = tuple(path.split("–"))
    if not fork:
        yield one_way(stem)
        return
    crossing, arms = stem[-1], [stem[:-1], *((end,) for end in fork.rstrip("}").split(", "))]
    for one, other in combinations(arms, 2):
        yield one_way((*one, crossing, *other[::-1]))


def sample(tiles: int) -> Survey:
    s = record(tiles)
    lay_sample(s, ALL_SUITS)
    return Survey.of(s)


def test_walking_the_roads_gives_exactly_the_connections_of_the_page() -> None:
    assert sample(suits_in_play("♣♠♥♦")).connections() == expected(CHECK) | expected(ISLAND_CHECK)


def test_by_rules_1_there_is_no_island_without_clubs_and_the_rest_is_the_same() -> None:
    survey = sample(NO_CLUBS)
    assert survey.connections() == expected(CHECK)
    assert {tile.island for tile in survey.pieces.values()} == {0}


def test_the_clubs_lie_on_an_island_of_their_own() -> None:
    survey = sample(suits_in_play("♣♠♥♦"))
    island = {name for name, tile in survey.pieces.items() if tile.island == 1}
    assert island == {"J♣", "Q♣", "K♣", "X4", "T4", "B4"}
    assert set(survey.pieces) == set(NAMES)


def test_the_sample_keeps_the_rules_of_laying_and_everything_is_in_reach() -> None:
    s = record()
    lay_sample(s, ALL_SUITS)
    survey = Survey.of(s)
    assert list(survey.faults()) == []
    assert s.beside.tolist() == survey.beside()
    assert survey.reached() == set(NAMES[:13])


def test_each_tile_of_the_sample_may_be_laid_last() -> None:
    whole = record()
    lay_sample(whole, ALL_SUITS)
    for tile, name in enumerate(NAMES):
        s = record(whole.tiles & ~(1 << tile))
        lay_sample(s, ALL_SUITS)
        place = [int(field[tile]) for field in (whole.island, whole.q, whole.r, whole.turned)]
        assert fits(s, tile, *place), name
        assert joins(s, tile, *place), name


# The choices of two and of three suits.
CHOICES = ["".join(kept) for n in (2, 3) for kept in combinations("cshd", n)]
SIGNS = dict(zip("cshd", "♣♠♥♦", strict=True))
GOLDEN = Path(__file__).parent / "tight_maps.txt"


def laid(suits: str, rules_version: int | None = None) -> reino.State:
    options = {"tight_suits": True, "suits": suits}
    tight = reino.load("jackrabbits", len(suits), options, rules_version=rules_version)
    return tight.start(dealer=None)


def tight_survey(suits: str) -> Survey:
    return Survey.of(laid(suits).record)


def test_every_choice_of_two_or_three_suits_has_a_sample_map() -> None:
    assert sorted(TIGHT_MAPS) == sorted(CHOICES)
    assert len(set(TIGHT_MAPS.values())) == len(CHOICES) == 10


@pytest.mark.parametrize("suits", CHOICES)
def test_a_tight_map_has_exactly_its_tiles(suits: str) -> None:
    state = laid(suits)
    wanted = {"citadel", *(rank + SIGNS[suit] for suit in suits for rank in "JQK")}
    wanted |= {kind + str(n + 1) for kind in "FRMXTB" for n in range(len(suits))}
    assert set(Survey.of(state.record).pieces) == wanted
    assert len(wanted) == 1 + len(suits) * (3 + 6)
    assert state.record.tiles == sum(1 << NUMBER[name] for name in wanted)


@pytest.mark.parametrize("suits", CHOICES)
def test_a_tight_map_keeps_the_rules_of_laying_and_every_hex_is_in_reach(suits: str) -> None:
    state = laid(suits)
    survey = Survey.of(state.record)
    assert list(survey.faults()) == []
    assert state.record.beside.tolist() == survey.beside()
    assert survey.reached() == {name for name in survey.pieces if name in NAMES[:13]}


@pytest.mark.parametrize("suits", CHOICES)
def test_a_tight_map_is_one_land_without_a_lake(suits: str) -> None:
    pieces = tight_survey(suits).pieces.values()
    assert {piece.island for piece in pieces} == {0}
    # Euler: a land of unit triangles has one more corner and cell than sides, less one for each
    # lake. Inside a hex there are six sides and a corner besides, inside a rhombus one side.
    corners = {corner for piece in pieces for side in piece.sides for corner in side}
    sides = {frozenset(side) for piece in pieces for side in piece.sides}
    hexes = sum(len(piece.sides) == 6 for piece in pieces)
    rhombi = sum(len(piece.sides) == 4 for piece in pieces)
    cells = sum(len(piece.cells) for piece in pieces)
    assert (len(corners) + hexes) - (len(sides) + 6 * hexes + rhombi) + cells == 1


@pytest.mark.parametrize("suits", CHOICES)
def test_on_a_tight_map_a_boat_can_leave_and_land_and_the_underground_has_ways_out(
    suits: str,
) -> None:
    survey = tight_survey(suits)
    crossings = [name for name in survey.pieces if name[0] == "X"]
    assert any(survey.across[name, side] is None for name in crossings for side in range(3))
    assert len(survey.landings()) >= 3
    assert sum(name[0] == "B" for name in survey.pieces) == len(suits)


def test_tight_maps_are_fixed_for_ever() -> None:
    """Games lie on them: not one tile may move."""
    golden = GOLDEN.read_text("utf-8")
    assert "".join(f"# {suits}\n{laid(suits).position}\n" for suits in CHOICES) == golden


def test_rules_1_keep_their_map_without_clubs_and_later_ones_have_their_own() -> None:
    assert laid("shd", 1).position != laid("shd").position
    assert Survey.of(laid("shd", 1).record).connections() == expected(CHECK)
    for suits in CHOICES:
        if suits != "shd":  # rules 1 refused the others, so no game of theirs lies there
            assert laid(suits, 1).position == laid(suits).position


def test_all_suits_lie_as_the_designer_laid_them_tight_or_not() -> None:
    usual = game(4).start(dealer=None).position
    assert laid("cshd").position == laid("cshd", 1).position == usual
