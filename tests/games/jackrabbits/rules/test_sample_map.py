"""The sample map: its roads lead exactly where the rules say, and it keeps the laws of laying."""

from collections.abc import Iterator
from itertools import combinations

from games.jackrabbits.survey import NAMES, NUMBER, Survey, one_way, record, suits_in_play
from reino.games.jackrabbits.rules.sample_map import lay_sample
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
# Three suits without clubs: the three hexes and one of each triangle stay away, no rhombus does.
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
    lay_sample(s)
    return Survey.of(s)


def test_walking_the_roads_gives_exactly_the_connections_of_the_page() -> None:
    assert sample(suits_in_play("♣♠♥♦")).connections() == expected(CHECK) | expected(ISLAND_CHECK)


def test_without_clubs_there_is_no_island_and_the_rest_is_the_same() -> None:
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
    lay_sample(s)
    survey = Survey.of(s)
    assert list(survey.faults()) == []
    assert s.beside.tolist() == survey.beside()
    assert survey.reached() == set(NAMES[:13])


def test_each_tile_of_the_sample_may_be_laid_last() -> None:
    whole = record()
    lay_sample(whole)
    for tile, name in enumerate(NAMES):
        s = record(whole.tiles & ~(1 << tile))
        lay_sample(s)
        place = [int(field[tile]) for field in (whole.island, whole.q, whole.r, whole.turned)]
        assert fits(s, tile, *place), name
        assert joins(s, tile, *place), name
