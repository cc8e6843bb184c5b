"""Cities: promotion, conquest, and the heroes in reserve."""

import pytest

import reino
from games.sparta.positions import cities, goals, may, pieces, placed, play, shown
from reino import State

FAR = "j1 j3 j5"
OWN, ENEMY = ("e5 a1", "j10"), ("a1", "e5 j10")  # e5 in Spartan and in Achaean hands


def reserve(state: State) -> list[int]:
    return list(shown(state)["reserve"])


def without_reserve(state: State) -> State:
    """The same position with no Spartan hero left beside the board, which no game leads to."""
    runtime = state.game.runtime
    buf = state._buf.copy()
    runtime.record(buf).reserve[0] = 0
    return State(runtime, buf, runtime.review(buf))


def test_a_warrior_that_ends_in_its_own_city_becomes_a_hero_at_once() -> None:
    state = play(placed("d4 a10", FAR, OWN), "d4-e5")
    assert pieces(state, 0) == {"He5", "a10"}
    assert reserve(state) == [7, 8]
    assert cities(state, 0) == {"e5", "a1"}


def test_achaean_warriors_are_promoted_like_spartan_ones() -> None:
    state = play(placed(FAR, "d6 a10", ("a1", "e5 j10"), mover="A"), "d6-e5")
    assert pieces(state, 1) == {"He5", "a10"}
    assert reserve(state) == [8, 7]


def test_a_new_hero_moves_three_steps_on_its_next_turn() -> None:
    state = play(placed("d4 a10", FAR, OWN), "d4-e5", "j1-j2")
    assert may(state, "e5-h8")


@pytest.mark.parametrize("piece", ["", "H"])
def test_a_piece_that_ends_in_an_enemy_city_turns_it_to_its_own_colour(piece: str) -> None:
    state = play(placed(f"{piece}d4 a10", FAR, ENEMY), "d4-e5")
    assert (cities(state, 0), cities(state, 1)) == ({"a1", "e5"}, {"j10"})


def test_a_warrior_does_not_become_a_hero_by_conquest() -> None:
    state = play(placed("d4 a10", FAR, ENEMY), "d4-e5")
    assert pieces(state, 0) == {"e5", "a10"}
    assert reserve(state) == [8, 8]


def test_a_warrior_may_be_promoted_in_the_city_it_conquered_the_turn_before() -> None:
    state = play(placed("d4 a10", FAR, ENEMY), "d4-e5", "j1-j2", "e5=H")
    assert pieces(state, 0) == {"He5", "a10"}


def test_a_conquered_city_can_be_conquered_back() -> None:
    state = play(placed("d4 a10", "f7 j1 j3", ENEMY), "d4-e5", "j1-j2", "e5-c5", "f7-e5")
    assert cities(state, 1) == {"e5", "j10"}


def test_a_hero_that_ends_in_its_own_city_changes_nothing() -> None:
    state = play(placed("Hd4 a10", FAR, OWN), "d4-e5")
    assert pieces(state, 0) == {"He5", "a10"}
    assert reserve(state) == [7, 8]
    assert shown(state)["calm"] == 1


def test_without_heroes_conquer_a_hero_in_an_enemy_city_changes_nothing() -> None:
    state = play(placed("Hd4 a10", FAR, ENEMY, heroes_conquer=False), "d4-e5")
    assert pieces(state, 0) == {"He5", "a10"}
    assert (cities(state, 0), cities(state, 1)) == ({"a1"}, {"e5", "j10"})


def test_without_heroes_conquer_warriors_still_do() -> None:
    state = play(placed("d4 a10", FAR, ENEMY, heroes_conquer=False), "d4-e5")
    assert (cities(state, 0), cities(state, 1)) == ({"a1", "e5"}, {"j10"})


def test_heroes_conquer_unless_the_option_is_off() -> None:
    assert reino.load("sparta").options["heroes_conquer"] is True


def test_a_warrior_that_begins_the_turn_in_its_own_city_may_be_promoted_in_place() -> None:
    state = placed("e5 a10", FAR, OWN, calm=7)
    assert "e5" in goals(state, "e5")
    assert len(goals(state, "e5")) == 25
    after = play(state, "e5=H")
    assert pieces(after, 0) == {"He5", "a10"}
    assert reserve(after) == [7, 8]


def test_a_promotion_in_place_is_a_whole_turn_and_beats_nothing() -> None:
    # Achaeans crowd around e5, none of them opposite another: all stay.
    state = placed("e5 b5", "d6 e6 d5 g4", OWN)
    after = play(state, "e5=H")
    assert pieces(after, 0) == {"He5", "b5"}
    assert pieces(after, 1) == {"d6", "e6", "d5", "g4"}
    assert after.owing == (1,)


@pytest.mark.parametrize(
    ("sparta", "owned"),
    [("He5 a10", OWN), ("e5 a10", ENEMY), ("e5 a10", ("a1", "j10"))],
    ids=["a hero", "in an enemy city", "in no city"],
)
def test_nothing_else_is_promoted_in_place(sparta: str, owned: tuple[str, str]) -> None:
    assert "e5" not in goals(placed(sparta, FAR, owned), "e5")


def test_a_warrior_that_stays_in_its_city_is_not_promoted_by_another_move() -> None:
    assert pieces(play(placed("e5 a10", FAR, OWN), "a10-b9"), 0) == {"e5", "b9"}


def test_the_reserve_is_eight_less_the_heroes_on_the_board() -> None:
    assert reserve(reino.load("sparta").start(dealer=None)) == [8, 8]
    assert reserve(placed("Ha3 Hb3 c3", "He9 f9 g9")) == [6, 7]


def test_a_beaten_hero_does_not_return_to_the_reserve() -> None:
    state = play(placed("c5 f6 a1", "Hd5 h9 h8"), "f6-e5")
    assert pieces(state, 1) == {"h9", "h8"}
    assert reserve(state) == [8, 7]


def test_without_a_hero_in_reserve_no_promotion_happens() -> None:
    in_city = without_reserve(placed("e5 a10", FAR, OWN))
    assert "e5" not in goals(in_city, "e5")
    moved = play(without_reserve(placed("d4 a10", FAR, OWN)), "d4-e5")
    assert pieces(moved, 0) == {"e5", "a10"}
    assert reserve(moved) == [0, 8]
    assert cities(moved, 0) == {"e5", "a1"}
    assert shown(moved)["calm"] == 1


def test_the_reserve_cannot_run_out_while_there_are_warriors() -> None:
    sparta = "a2 c2 e2 g2 a4 c4 e4 g4"
    state = placed(sparta, FAR, (sparta.rsplit(" ", 1)[0], "j10"))
    for number, home in enumerate(sparta.split()[:7]):
        state = play(state, f"{home}=H", ("j1-j2", "j2-j1")[number % 2])
    assert reserve(state) == [1, 8]
    assert pieces(play(state, "a2-b3", "j2-j1", "g4-g3"), 0) >= {"g3"}


def test_a_warrior_is_promoted_before_it_is_beaten() -> None:
    state = play(placed("e3 a10 b10", "d5 f5 j1", OWN), "e3-e5")
    assert pieces(state, 0) == {"a10", "b10"}
    assert reserve(state) == [7, 8]


def test_a_city_is_conquered_before_its_conqueror_is_beaten() -> None:
    state = play(placed("e3 a10 b10", "d5 f5 j1", ENEMY), "e3-e5")
    assert pieces(state, 0) == {"a10", "b10"}
    assert cities(state, 0) == {"a1", "e5"}


def test_the_city_of_a_beaten_piece_keeps_its_colour() -> None:
    state = play(placed("c5 f6 a1", "d5 h9 h8", ("a9", "d5 j10")), "f6-e5")
    assert pieces(state, 1) == {"h9", "h8"}
    assert cities(state, 1) == {"d5", "j10"}
