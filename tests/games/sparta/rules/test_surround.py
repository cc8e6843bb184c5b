"""Surrounded pieces: which runs are beaten, and that they leave together."""

import pytest

from games.sparta.positions import pieces, placed, play, shown

FAR = "a10 j10"  # two of a side, so that nothing ends; the cities lie elsewhere
CITIES = ("c1", "h1")


def test_a_run_of_one_between_two_pieces_is_beaten() -> None:
    state = play(placed("c5 f6", f"d5 {FAR}", CITIES), "f6-e5")
    assert pieces(state, 0) == {"c5", "e5"}
    assert pieces(state, 1) == {"a10", "j10"}


def test_a_run_of_three_in_one_line_is_beaten() -> None:
    state = play(placed("b5 g6", f"c5 d5 e5 {FAR}", CITIES), "g6-f5")
    assert pieces(state, 1) == {"a10", "j10"}


def test_a_run_as_long_as_the_line_allows_is_beaten() -> None:
    state = play(placed("a5 i6", "b5 c5 d5 e5 f5 g5 h5 j10", CITIES, mover="S"), "i6-i5")
    assert pieces(state, 1) == {"j10"}


@pytest.mark.parametrize(
    ("behind", "between", "ahead"),
    [
        ("d5", "e5", "f5"),
        ("f5", "e5", "d5"),
        ("e4", "e5", "e6"),
        ("e7", "e6", "e5"),
        ("d4", "e5", "f6"),
        ("f7", "e6", "d5"),
        ("f4", "e5", "d6"),
        ("d7", "e6", "f5"),
        ("a1", "b1", "c1"),
        ("h10", "i10", "j10"),
        ("a1", "b2", "c3"),
        ("j1", "j2", "j3"),
        ("a8", "b9", "c10"),
        ("h1", "i2", "j3"),
    ],
)
def test_runs_are_beaten_along_rows_columns_and_diagonals(
    behind: str, between: str, ahead: str
) -> None:
    # The last piece arrives from a square beside the line, two steps away at most.
    file, rank = ahead[0], int(ahead[1:])
    homes = [f"{file}{r}" for r in (rank - 2, rank + 2) if 1 <= r <= 10]
    homes += [f"{f}{rank}" for f in (chr(ord(file) - 2), chr(ord(file) + 2)) if "a" <= f <= "j"]
    for home in homes:
        line = {behind, between, ahead}
        if home in line:
            continue
        state = placed(f"{behind} {home}", f"{between} e2 g9", ("g8", "g3"))
        after = play(state, f"{home}-{ahead}")
        assert pieces(after, 1) == {"e2", "g9"}, home
        assert pieces(after, 0) == {behind, ahead}


def test_runs_in_two_lines_are_beaten_at_once() -> None:
    state = play(placed("g5 e7 d3", f"f5 e6 {FAR}", CITIES), "d3-e5")
    assert pieces(state, 0) == {"g5", "e7", "e5"}
    assert pieces(state, 1) == {"a10", "j10"}


def test_a_run_of_three_and_another_in_a_second_line_are_beaten_at_once() -> None:
    state = play(placed("a5 d8 f3", f"b5 c5 d5 e6 {FAR}", CITIES), "f3-e5")
    # d8 is not in line with e6 and e5: only the row is surrounded.
    assert pieces(state, 1) == {"e6", "a10", "j10"}
    state = play(placed("a5 e7 f3", f"b5 c5 d5 e6 {FAR}", CITIES), "f3-e5")
    assert pieces(state, 1) == {"a10", "j10"}


def test_runs_on_both_sides_of_the_moved_piece_are_beaten_and_it_with_them() -> None:
    state = play(placed("c5 g5 e3", f"d5 f5 {FAR}", CITIES), "e3-e5")
    assert pieces(state, 0) == {"c5", "g5"}
    assert pieces(state, 1) == {"a10", "j10"}


def test_one_may_move_into_a_trap() -> None:
    state = play(placed("e3 b1 b3", f"d5 f5 {FAR}", CITIES), "e3-e5")
    assert pieces(state, 0) == {"b1", "b3"}
    assert pieces(state, 1) == {"d5", "f5", "a10", "j10"}


def test_the_whole_run_that_the_moved_piece_joins_is_beaten() -> None:
    state = play(placed("c5 d5 f3 a1 a3", f"b5 f5 {FAR}", CITIES), "f3-e5")
    assert pieces(state, 0) == {"a1", "a3"}
    # The moved piece in the middle of its run.
    state = play(placed("c5 e5 d3 a1 a3", f"b5 f5 {FAR}", CITIES), "d3-d5")
    assert pieces(state, 0) == {"a1", "a3"}


def test_a_piece_trapped_in_two_lines_at_once_is_beaten_once() -> None:
    state = play(placed("d3 b1 b3", f"d5 f5 e4 e6 {FAR}", CITIES), "d3-e5")
    assert pieces(state, 0) == {"b1", "b3"}
    assert shown(state)["cities"] == [["c1"], ["h1"]]


def test_runs_of_both_colours_are_beaten_in_one_move() -> None:
    # In the row f5 falls to e5 and g5; in the column e5 falls to e4 and e6.
    state = play(placed("g5 c3 a1", f"f5 e4 e6 {FAR}", CITIES), "c3-d4", "j10-i9", "d4-e5")
    assert pieces(state, 0) == {"g5", "a1"}
    assert pieces(state, 1) == {"e4", "e6", "a10", "i9"}


def test_interlocking_runs_in_one_line_are_beaten_together() -> None:
    # A B A A B: the middle three are beaten, whichever was the last to come.
    state = play(placed("a5 d5 c3 h2", "b5 e5 a10", CITIES), "c3-c5")
    assert pieces(state, 0) == {"a5", "h2"}
    assert pieces(state, 1) == {"e5", "a10"}
    state = play(placed("a5 c5 d5 h2", "b7 e5 a10", CITIES, mover="A"), "b7-b5")
    assert pieces(state, 0) == {"a5", "h2"}
    assert pieces(state, 1) == {"e5", "a10"}


def test_longer_interlocking_runs_are_beaten_together() -> None:
    # A B B A B A: each run but the outermost two pieces.
    state = play(placed("a5 d3 f5", "b5 c5 e5 a10", CITIES), "d3-d5")
    assert pieces(state, 0) == {"a5", "f5"}
    assert pieces(state, 1) == {"a10"}


@pytest.mark.parametrize(
    ("sparta", "achaea", "move"),
    [
        ("e3 h2", "a1 b1 c1", "e3-d1"),
        ("c5 h2", "a1 a2 a3", "c5-a4"),
        ("e5 h2", "a1 b2 c3", "e5-d4"),
        ("g8 h2", "j10 i10 h10", "g8-g10"),
        ("g8 h2", "j10 j9 a5", "g8-h8"),
        ("c3 h2", "a2 a10 j10", "c3-b1"),
    ],
)
def test_a_run_at_the_edge_or_in_a_corner_is_not_surrounded_by_the_edge(
    sparta: str, achaea: str, move: str
) -> None:
    state = play(placed(sparta, achaea, ("e9", "f9")), move)
    assert pieces(state, 1) == set(achaea.split())


@pytest.mark.parametrize(
    ("left", "edge", "right"),
    [
        ("i4", "j4", "a5"),
        ("i4", "j4", "a4"),
        ("i4", "j5", "a7"),
        ("i4", "j5", "a6"),
        ("i6", "j5", "a5"),
        ("i6", "j5", "a4"),
        ("b4", "a5", "j5"),
        ("b6", "a5", "j4"),
        ("c2", "c1", "c10"),
        ("c9", "c10", "c1"),
        ("d9", "c10", "b1"),
    ],
)
def test_lines_do_not_go_on_at_the_other_edge(left: str, edge: str, right: str) -> None:
    file, rank = right[0], int(right[1:])
    home = f"{file}{rank + 1 if rank < 10 else 9}"
    state = play(placed(f"{left} {home}", f"{edge} e1 g8", ("g3", "g9")), f"{home}-{right}")
    assert pieces(state, 1) == {edge, "e1", "g8"}


def test_cities_do_not_surround() -> None:
    # d5 stands between a Spartan and a Spartan city.
    state = play(placed("b4 h2", f"d5 {FAR}", ("e5", "h1")), "b4-c5")
    assert pieces(state, 1) == {"d5", "a10", "j10"}


def test_a_run_with_a_gap_is_not_surrounded() -> None:
    state = play(placed("b5 g6", f"c5 e5 {FAR}", CITIES), "g6-f5")
    assert pieces(state, 1) == {"c5", "e5", "a10", "j10"}


def test_a_piece_next_to_only_one_enemy_is_not_surrounded() -> None:
    state = play(placed("f6 h2", f"d5 {FAR}", CITIES), "f6-e5")
    assert pieces(state, 1) == {"d5", "a10", "j10"}


def test_enemies_in_different_lines_do_not_surround() -> None:
    state = play(placed("c5 f7", f"d5 {FAR}", CITIES), "f7-e6")
    assert pieces(state, 1) == {"d5", "a10", "j10"}


def test_warriors_and_heroes_surround_and_are_beaten_alike() -> None:
    state = play(placed("c5 Hf6", f"d5 {FAR}", CITIES), "f6-e5")
    assert pieces(state, 0) == {"c5", "He5"}
    assert pieces(state, 1) == {"a10", "j10"}
    state = play(placed("c5 f6", f"Hd5 {FAR}", CITIES), "f6-e5")
    assert pieces(state, 1) == {"a10", "j10"}


def test_a_hero_of_either_colour_is_gone_when_a_run_with_it_is_beaten() -> None:
    state = play(placed("a5 Hd5 Hc3 h2", "Hb5 e5 a10", CITIES), "c3-c5")
    assert pieces(state, 0) == {"a5", "h2"}
    assert pieces(state, 1) == {"e5", "a10"}


def test_a_new_hero_surrounds_in_the_turn_of_its_promotion() -> None:
    state = play(placed("c5 f6", f"d5 {FAR}", ("e5", "h1")), "f6-e5")
    assert pieces(state, 0) == {"c5", "He5"}
    assert pieces(state, 1) == {"a10", "j10"}


def test_a_piece_that_leaves_surrounds_nothing_any_more() -> None:
    state = play(placed("c5 h2", f"d5 f7 {FAR}", CITIES), "c5-b6", "f7-f6", "h2-h3")
    assert pieces(state, 1) == {"d5", "f6", "a10", "j10"}


def test_a_removal_does_not_create_a_new_run() -> None:
    # W w W w w W in a row, then the second from the left falls: the rest has gaps.
    state = play(placed("a5 c3 h2 f5", "b5 d5 e5 j10", CITIES), "c3-c5")
    assert pieces(state, 0) == {"a5", "f5", "h2"}
    assert pieces(state, 1) == {"j10"}


def test_beaten_pieces_of_either_colour_reset_the_counter() -> None:
    assert shown(play(placed("c5 f6", f"d5 {FAR}", CITIES, calm=9), "f6-e5"))["calm"] == 0
    assert shown(play(placed("e3 b1 b3", f"d5 f5 {FAR}", CITIES, calm=9), "e3-e5"))["calm"] == 0
