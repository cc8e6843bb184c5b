"""Moving: how far, over which squares, and the pass of a side that cannot move."""

import pytest

from games.sparta.positions import PASSING, cities, goals, may, pieces, placed, play, shown, square
from games.sparta.reference import AROUND, name

FAR = "j1 j3 j5"  # Achaeans out of the way


def block(around: str, steps: int) -> set[str]:
    """Squares within so many king's steps, the one in the middle left out."""
    reached = {square(around)}
    for _ in range(steps):
        reached |= {n for s in reached for n in AROUND[s]}
    return {name(s) for s in reached} - {around}


@pytest.mark.parametrize("origin", ["e5", "e6", "a1", "j10", "a6", "d10"])
def test_a_warrior_moves_one_or_two_steps_in_any_direction(origin: str) -> None:
    state = placed(f"{origin} a8", "g1 i3 h2", ("f1", "g10"))
    assert goals(state, origin) == block(origin, 2) - {"a8"}


@pytest.mark.parametrize("origin", ["e5", "e6", "a1", "a5", "b10"])
def test_a_hero_moves_one_to_three_steps_in_any_direction(origin: str) -> None:
    state = placed(f"H{origin} j10", FAR)
    assert goals(state, origin) == block(origin, 3)


def test_a_piece_may_not_end_where_it_began() -> None:
    state = placed("e5 Hd8", FAR)
    assert "e5" not in goals(state, "e5")
    assert "d8" not in goals(state, "d8")


def test_a_player_moves_exactly_one_piece_and_then_the_other_player_does() -> None:
    state = play(placed("e5 a10", FAR), "e5-f7")
    assert pieces(state, 0) == {"f7", "a10"}
    assert pieces(state, 1) == set(FAR.split())
    assert state.owing == (1,)


def test_every_square_stepped_on_must_be_free_of_pieces() -> None:
    # Four of its own stand around a5; the only way out is a4.
    state = placed("a5 a6 b6 b5 b4", FAR)
    assert goals(state, "a5") == {"a4", "a3", "b3"}


def test_pieces_of_the_other_side_block_the_way_too() -> None:
    state = placed("a5 a8", "a6 b6 b5 b4")
    assert goals(state, "a5") == {"a4", "a3", "b3"}


def test_a_piece_turns_freely_at_every_step() -> None:
    # A lane with a corner in each step: a1, b2, a3, b4.
    state = placed("Ha1 a2 b1 b3 c1 c2 c3 a4", FAR, ("a10", "j10"))
    assert "a3" in goals(state, "a1")
    assert "b4" in goals(state, "a1")
    assert goals(state, "a1") == {"b2", "a3", "b4"}


def test_a_diagonal_step_between_two_pieces_is_allowed() -> None:
    state = placed("a1 a8", "a2 b1 j5", ("c8", "j10"))
    assert goals(state, "a1") == {"b2", "a3", "b3", "c1", "c2", "c3"}


def test_there_is_one_action_for_each_pair_of_squares_whatever_the_path() -> None:
    state = placed("e5 a10", FAR)
    legal = state.legal(0)
    assert len(legal) == len(set(legal)) == 24 + 8


def test_cities_may_be_crossed_and_only_the_last_square_counts() -> None:
    # Out of a5 only over a4, which is an Achaean city.
    state = play(placed("a5 a6 b6 b5 b4", FAR, ("a1", "a4 j10")), "a5-a3")
    assert cities(state, 1) == {"a4", "j10"}


def test_a_warrior_that_crosses_its_own_city_is_not_promoted() -> None:
    state = play(placed("a5 a6 b6 b5 b4", FAR, ("a4", "j10")), "a5-a3")
    assert pieces(state, 0) == {"a3", "a6", "b6", "b5", "b4"}
    assert shown(state)["reserve"] == [8, 8]


BESIEGED = ("a1 j1", "a2 b1 b2 i1 i2 j2 e8")


def test_a_player_who_can_do_neither_passes() -> None:
    state = placed(*BESIEGED, ("a10", "j10"), calm=4)
    assert state.legal(0) == (PASSING,)
    after = play(state, "pass")
    assert (pieces(after, 0), pieces(after, 1)) == (pieces(state, 0), pieces(state, 1))
    assert after.owing == (1,)
    assert shown(after)["calm"] == 5
    assert not after.over


def test_achaea_passes_like_sparta() -> None:
    sparta, achaea = BESIEGED
    state = play(placed(achaea, sparta, ("a10", "j10"), mover="A"), "pass")
    assert state.owing == (0,)


def test_a_player_who_can_move_may_not_pass() -> None:
    assert not may(placed("a1 j1", "a2 b1 b2 i1 i2 e8", ("a10", "j10")), "pass")
    assert not may(placed("e5 a10", FAR), "pass")


def test_a_player_who_can_promote_may_not_pass() -> None:
    state = placed(*BESIEGED, ("a1", "j10"))
    assert goals(state, "a1") == {"a1"}
    assert len(state.legal(0)) == 1
    # As a hero it is as stuck as before.
    assert play(state, "a1=H", "e8-e9").legal(0) == (PASSING,)


def test_no_position_leaves_both_without_a_move() -> None:
    """All sixteen in a corner, walled in as well as can be: the outermost can always go."""
    walled = ("a1 b1 c1 d1 a2 b2 c2 d2", "a3 b3 c3 d3 a4 b4 c4 d4")
    cities = ("j1", "j10")
    assert not may(placed(*walled, cities), "pass")
    assert not may(placed(*walled, cities, mover="A"), "pass")
    trapped = ("a1 b1 c1 a2 b2", "a3 b3 c3 c2 d1 d2 d3")
    assert placed(*trapped, cities).legal(0) == (PASSING,)
    assert not may(placed(*trapped, cities, mover="A"), "pass")
