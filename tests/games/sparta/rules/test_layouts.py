"""Layouts: the squares of pieces and cities at first, the same for both sides."""

import pytest

import reino
from games.sparta.positions import LAYOUTS, opening, owners, placed
from games.sparta.reference import Square, surrounded
from reino.core.errors import BadOptionValue, BadPosition
from reino.core.registry import find

layouts = pytest.mark.parametrize("layout", LAYOUTS)


def turned(square: Square) -> Square:
    """As the player on the other side of the board sees it."""
    file, rank = square
    return 11 - file, 11 - rank


def mirrored(square: Square) -> Square:
    file, rank = square
    return file, 11 - rank


def test_these_are_all_the_layouts_and_classic_is_among_them() -> None:
    assert list(find("sparta").options["layout"].values) == list(LAYOUTS)
    assert "classic" in LAYOUTS
    assert len(LAYOUTS) >= 3


@layouts
def test_a_layout_stands_as_it_is_described(layout: str) -> None:
    game = reino.load("sparta", options={"layout": layout})
    text = opening(layout).text()
    assert game.start(dealer=None).position == text
    assert game.start(dealer=None, position=text) == game.start(dealer=None)


@layouts
def test_a_layout_turned_or_mirrored_with_colours_exchanged_is_itself(layout: str) -> None:
    start = opening(layout)
    for other in (turned, mirrored):
        pieces = {other(square): (1 - seat, kind) for square, (seat, kind) in start.pieces.items()}
        cities = {other(square): 1 - seat for square, seat in start.cities.items()}
        if (pieces, cities) == (start.pieces, start.cities):
            return
    pytest.fail(f"{layout} is not the same for both sides")


@layouts
def test_a_layout_has_eight_warriors_and_four_cities_a_side(layout: str) -> None:
    start = opening(layout)
    assert [start.count(seat) for seat in (0, 1)] == [8, 8]
    assert [start.owned(seat) for seat in (0, 1)] == [4, 4]
    assert start.reserve == [8, 8]
    assert not surrounded(start.pieces)


@layouts
def test_sparta_moves_first(layout: str) -> None:
    assert reino.load("sparta", options={"layout": layout}).start(dealer=None).owing == (0,)


@layouts
def test_no_two_layouts_are_the_same(layout: str) -> None:
    same = [other for other in LAYOUTS if owners(LAYOUTS[other]) == owners(LAYOUTS[layout])]
    assert same == [layout]


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(BadOptionValue):
        reino.load("sparta", options={"layout": "labyrinth"})


@pytest.mark.parametrize(
    ("sparta", "achaea", "cities", "why"),
    [
        ("c5 e5", "d5 j1 j3", ("a1", "j10"), "surrounded"),
        ("a1 a3 a5", "j1 j3 j5", ("a1", "-"), "Achaea has no city"),
        ("a1", "j1 j3 j5", ("a1", "j10"), "Sparta has only one piece"),
        ("a1 a3", "j1 j3", ("a1", "j10"), "neither side has more than two"),
        ("a1 b1 c1 d1 e1 f1 g1 h1 i1", "a10 b10", ("a1", "j10"), "at most 8 pieces; got 9"),
        ("a1 a3", "j1 j3 j5", ("a1 b1 c1 d1 e1", "a9 b9 c9 d9"), "at most 8 cities; got 9"),
    ],
)
def test_a_layout_is_refused_that_could_not_be_played(
    sparta: str, achaea: str, cities: tuple[str, str], why: str
) -> None:
    with pytest.raises(BadPosition, match=why):
        placed(sparta, achaea, (cities[0], cities[1].strip("-")))


def test_a_layout_may_have_heroes_and_fewer_pieces_and_cities() -> None:
    state = placed("Ha1 Hb1 c1", "j1 j3", ("a1", "j10 j9"))
    assert state.record.reserve.tolist() == [6, 8]
    assert state.record.cities.tolist() == [1, 2]
    assert len(state.legal(0)) > 0
