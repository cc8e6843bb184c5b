"""The ends of a game: cities, pieces, and the draws that make every game end."""

import pytest

import reino
from games.sparta.positions import cities, pieces, placed, play, result, shown
from reino import State

SPARTA, ACHAEA, NOBODY = 0, 1, None
GOES_ON = (None, None)


def test_all_cities_in_one_colour_win() -> None:
    state = play(placed("d4 a10", "j1 j3 j5", ("a1 b1", "e5")), "d4-e5")
    assert result(state) == ("all_cities", SPARTA)
    assert state.returns == (1.0, -1.0)


def test_achaea_wins_with_all_cities_too() -> None:
    state = play(placed("j1 j3 j5", "d4 a10", ("e5", "a1 b1"), mover="A"), "d4-e5")
    assert result(state) == ("all_cities", ACHAEA)
    assert state.returns == (-1.0, 1.0)


def test_all_eight_cities_are_needed() -> None:
    owned = "b1 c1 d1 e1 f1 g1"
    state = play(placed("d4 a10", "j1 j3 j5", (owned, "e5 j10")), "d4-e5")
    assert result(state) == GOES_ON
    assert len(cities(state, SPARTA)) == 7
    state = play(state, "j5-j6", "e5-f6", "j6-j7", "f6-g7", "j7-i6", "g7-h8", "i6-j7", "h8-i9")
    assert result(play(state, "j7-j6", "i9-j10")) == ("all_cities", SPARTA)


def test_all_cities_come_before_the_last_piece() -> None:
    # Sparta takes the last city and is left with one piece by the same move.
    state = play(placed("d4 a10", "d5 f5 j5", ("a1", "e5")), "d4-e5")
    assert pieces(state, SPARTA) == {"a10"}
    assert result(state) == ("all_cities", SPARTA)


def test_all_cities_come_before_few_pieces() -> None:
    state = play(placed("d4 g5", "f5 j1 j3", ("a1", "e5")), "d4-e5")
    assert (len(pieces(state, SPARTA)), len(pieces(state, ACHAEA))) == (2, 2)
    assert result(state) == ("all_cities", SPARTA)


def test_a_player_with_one_piece_loses_to_one_with_more() -> None:
    state = play(placed("d5 a1", "c5 g6 j1", mover="A", cities=("a1 b1", "j10")), "g6-e5")
    assert pieces(state, SPARTA) == {"a1"}
    assert result(state) == ("last_piece", ACHAEA)


def test_1_against_2_falls_under_the_second_rule_whoever_has_more_cities() -> None:
    state = play(placed("d5 e5 a1", "c5 g6", ("a1 b1 c1", "j10"), mover="A"), "g6-f5")
    assert (len(pieces(state, SPARTA)), len(pieces(state, ACHAEA))) == (1, 2)
    assert result(state) == ("last_piece", ACHAEA)


def test_2_against_1_falls_under_the_second_rule() -> None:
    state = play(placed("c5 g6", "d5 e5 j1", ("a1", "j10 j9 j8")), "g6-f5")
    assert (len(pieces(state, SPARTA)), len(pieces(state, ACHAEA))) == (2, 1)
    assert result(state) == ("last_piece", SPARTA)


def test_no_piece_at_all_loses_as_one_does() -> None:
    state = play(placed("d5 e5", "c5 g6 j1", mover="A"), "g6-f5")
    assert pieces(state, SPARTA) == set()
    assert result(state) == ("last_piece", ACHAEA)


def test_one_may_lose_by_moving_into_a_trap() -> None:
    state = play(placed("e3 a1", "d5 f5 j1"), "e3-e5")
    assert result(state) == ("last_piece", ACHAEA)


@pytest.mark.parametrize(
    ("owned", "winner"),
    [(("a1 b1", "j10"), SPARTA), (("a1", "j10 j9"), ACHAEA), (("a1", "j10"), NOBODY)],
    ids=["sparta has more", "achaea has more", "equal"],
)
class TestBothHaveTwoPiecesOrFewer:
    def test_2_against_2_is_won_by_more_cities(
        self, owned: tuple[str, str], winner: int | None
    ) -> None:
        state = play(placed("c5 f6", "d5 j1 j3", owned), "f6-e5")
        assert (len(pieces(state, SPARTA)), len(pieces(state, ACHAEA))) == (2, 2)
        assert result(state) == ("few_pieces", winner)

    def test_1_against_1_is_won_by_more_cities(
        self, owned: tuple[str, str], winner: int | None
    ) -> None:
        # A B A A B in a line: two single pieces survive.
        state = play(placed("a5 d5 c3", "b5 e5", owned), "c3-c5")
        assert (pieces(state, SPARTA), pieces(state, ACHAEA)) == ({"a5"}, {"e5"})
        assert result(state) == ("few_pieces", winner)


def test_a_draw_is_worth_nothing_to_both() -> None:
    assert play(placed("c5 f6", "d5 j1 j3"), "f6-e5").returns == (0.0, 0.0)


def test_a_conquest_in_the_last_move_counts() -> None:
    state = play(placed("c5 f6", "d5 j1 j3", ("a1", "e5 j10")), "f6-e5")
    assert result(state) == ("few_pieces", SPARTA)


@pytest.mark.parametrize(("sparta", "achaea"), [("a1 a3", "j1 j3 j5"), ("a1 a3 a5", "j1 j3")])
def test_2_against_3_goes_on(sparta: str, achaea: str) -> None:
    assert result(play(placed(sparta, achaea, ("e1", "e10")), "a1-b1")) == GOES_ON


def test_nothing_can_be_chosen_after_the_end() -> None:
    state = play(placed("d4 a10", "j1 j3 j5", ("a1 b1", "e5")), "d4-e5")
    assert state.owing == ()
    assert state.legal(0) == state.legal(1) == ()


def start() -> State:
    return reino.load("sparta", options={"layout": "classic"}).start(dealer=None)


TO_AND_FRO = ("b2-b3", "b9-b8", "b3-b2", "b8-b9")


def test_a_position_that_stands_for_the_third_time_is_a_draw_the_first_one_included() -> None:
    state = play(start(), *TO_AND_FRO, *TO_AND_FRO[:3])
    assert result(state) == GOES_ON
    state = play(state, TO_AND_FRO[3])
    assert result(state) == ("repetition", NOBODY)
    assert state.returns == (0.0, 0.0)


def test_positions_repeat_from_a_hand_made_one_as_well() -> None:
    state = placed("Hb2 d2", "b9 d9 f9", ("f1", "h1"), mover="A", calm=20)
    there = ("b9-b8", "b2-b4", "b8-b9", "b4-b2")
    assert result(play(state, *there, *there)) == ("repetition", NOBODY)


def test_the_three_times_need_not_follow_each_other() -> None:
    detour = ("d2-d3", "d9-d8", "d3-e4", "d8-d7", "e4-d3", "d7-d8", "d3-d2", "d8-d9")
    state = play(start(), *TO_AND_FRO, *detour[:-1])
    assert result(state) == GOES_ON
    assert result(play(state, detour[-1])) == ("repetition", NOBODY)


def test_the_same_squares_with_the_other_player_to_move_are_another_position() -> None:
    # One side goes round a triangle while the other steps to and fro.
    state = play(start(), "b2-b3", "b9-b8", "b3-c3", "b8-b9", "c3-b2")
    assert state.owing == (ACHAEA,)
    state = play(state, "b9-b8", "b2-b3", "b8-c8", "b3-b2", "c8-b9")
    # The warriors stand as at first for the third time, with Sparta to move for the second.
    assert result(state) == GOES_ON
    assert result(play(state, *TO_AND_FRO)) == ("repetition", NOBODY)


def test_the_same_squares_with_a_city_in_other_hands_are_another_position() -> None:
    state = placed("Hd4 a10", "j1 j3 j5", ("a1", "e5 j10"))
    out, back = ("d4-e5", "j1-j2"), ("e5-d4", "j2-j1")
    state = play(state, *out, *back, *out, *back)
    assert result(state) == GOES_ON
    # Every position but the first has come twice by now, and the next one for the third time.
    assert result(play(state, out[0])) == ("repetition", NOBODY)


def test_the_same_squares_with_a_hero_for_a_warrior_are_another_position() -> None:
    state = placed("d4 a10", "j1 j3 j5", ("e5", "f10"))
    state = play(state, "d4-d5", "j1-j2", "d5-d4", "j2-j1")
    state = play(state, "d4-e5", "j1-j2", "e5-d4", "j2-j1")
    assert pieces(state, SPARTA) == {"Hd4", "a10"}
    assert result(state) == GOES_ON


QUIET = ("a1 a3", "j1 j3 j5")
CALM_CITIES = ("e1", "e10")


def test_100_turns_without_a_beaten_piece_or_a_promotion_are_a_draw() -> None:
    assert result(play(placed(*QUIET, CALM_CITIES, calm=98), "a1-b1")) == GOES_ON
    state = play(placed(*QUIET, CALM_CITIES, calm=99), "a1-b1")
    assert result(state) == ("calm", NOBODY)
    assert shown(state)["calm"] == 100


def test_100_turns_are_counted_one_by_one() -> None:
    # One goes round a ring of 16 squares, one round a triangle: no position comes thrice.
    state = placed("Ha1 a10", "Hj1 j10 h10", ("e4", "e7"))
    spartan = [f"a{r}" for r in range(1, 9)] + [f"b{r}" for r in range(8, 0, -1)] + ["a1"]
    achaean = ["j1", "j2", "i2", "j1"]
    for turn in range(100):
        assert result(state) == GOES_ON
        assert shown(state)["calm"] == turn
        seat, number = turn % 2, turn // 2
        way = (spartan, achaean)[seat]
        rounds = len(way) - 1
        state = play(state, f"{way[number % rounds]}-{way[number % rounds + 1]}")
    assert result(state) == ("calm", NOBODY)


def test_passes_count_among_the_100_turns() -> None:
    besieged = placed("a1 j1", "a2 b1 b2 i1 i2 j2 e8", ("a10", "j10"), calm=99)
    assert result(play(besieged, "pass")) == ("calm", NOBODY)


def test_a_conquest_does_not_reset_the_100_turns() -> None:
    state = placed("d4 a10", "j1 j3 j5", ("a1", "e5 j10"), calm=98)
    assert shown(play(state, "d4-e5"))["calm"] == 99
    state = placed("d4 a10", "j1 j3 j5", ("a1", "e5 j10"), calm=99)
    assert result(play(state, "d4-e5")) == ("calm", NOBODY)


@pytest.mark.parametrize(
    ("sparta", "move"), [("d4 a10", "d4-e5"), ("e5 a10", "e5=H")], ids=["by a move", "in place"]
)
def test_a_promotion_resets_the_100_turns(sparta: str, move: str) -> None:
    state = play(placed(sparta, "j1 j3 j5", ("a1 e5", "j10"), calm=99), move)
    assert result(state) == GOES_ON
    assert shown(state)["calm"] == 0


def test_a_beaten_piece_resets_the_100_turns() -> None:
    state = play(placed("c5 f6", "d5 j1 j3 j5", calm=99), "f6-e5")
    assert result(state) == GOES_ON
    assert shown(state)["calm"] == 0


def test_a_win_in_the_100th_turn_is_a_win() -> None:
    state = play(placed("d4 a10", "j1 j3 j5", ("a1 b1", "e5"), calm=99), "d4-e5")
    assert result(state) == ("all_cities", SPARTA)
