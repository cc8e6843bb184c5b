"""Endings: three royals at home, or all turns played."""

import pytest

from games.jackrabbits.positions import court, ended, falls, hand, lay, placed, play, rabbit, stage
from reino import State

THREE = {
    "any": "Kc Kh Qh",
    "suits": "Kc Kh Ks",
    "ranks": "Kc Qc Jh",
    "both": "Kc Qs Jh",
    "tribe": "Kc Qc Jc",
}
WINS = {
    "simple": {"any", "suits", "ranks", "both", "tribe"},
    "diverse": {"suits", "both"},
    "monarchic": {"ranks", "both", "tribe"},
    "diverse_monarchic": {"both"},
    "tribal": {"tribe"},
}


def home(hands: list[str], **options: object) -> State:
    """Seat 0 comes home by the red joker."""
    others = ["tower-of-clubs"] * (len(hands) - 1)
    hands[0] += " red"
    state = placed(["tower-of-spades", *others], hands, **options)
    return play(state, "mount red", "goal citadel")


@pytest.mark.parametrize("ending", WINS)
@pytest.mark.parametrize("royals", THREE)
def test_three_royals_that_satisfy_the_ending_win_at_the_citadel(ending: str, royals: str) -> None:
    state = home([THREE[royals], ""], ending=ending)
    assert state.over == (royals in WINS[ending])
    if state.over:
        assert state.reason == "home"
        assert state.returns == (1, -1)


def test_two_royals_do_not_win() -> None:
    assert not home(["Kc Kh", ""]).over


def test_three_royals_win_nowhere_else() -> None:
    state = placed(["tower-of-hearts", "citadel"], ["Kc Ks 10h"], at="phase")
    state = lay(play(state, "acquire"), "10h")
    assert len(hand(state, 0)) == 3
    assert not state.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_winner_gets_one_and_the_others_share_the_loss(players: int) -> None:
    state = home([THREE["any"], *[""] * (players - 1)])
    assert state.returns == pytest.approx((1, *[-1 / (players - 1)] * (players - 1)))


def test_newcomer_to_the_advanced_citadel_is_judged_first() -> None:
    state = home([THREE["suits"].replace("Kh", "Kd"), "9h"], advanced_citadel=True)
    assert not state.over
    assert stage(state) == "challenge"
    assert play(state, "no challenge").over


def test_newcomer_who_is_exiled_from_the_advanced_citadel_does_not_win() -> None:
    state = home(["Kc Kd Ks", "9h"], advanced_citadel=True)
    state = play(lay(play(state, "challenge hearts"), "9h"), "refuse")
    assert not state.over
    assert rabbit(state, 0) == "exile"


def test_newcomer_who_answers_at_the_advanced_citadel_wins() -> None:
    state = home(["Kc Kd Kh", "9h"], advanced_citadel=True)
    state = lay(play(lay(play(state, "challenge hearts"), "9h"), "answer hearts"), "Kh")
    assert state.over
    assert state.returns == (1, -1)


def test_third_royal_stolen_at_the_citadel_wins_at_once() -> None:
    state = placed(["citadel"] * 2, ["7s Kc Kh", "Ks 3h"], at="phase")
    state = falls(play(state, "attack 1", "spend 7s", "hold", "yield"), "Ks")
    assert state.over
    assert state.returns == (1, -1)


def test_fourth_royal_is_given_up_before_victory_is_looked_at() -> None:
    state = placed(["citadel"] * 2, ["7s Kc Qc Kh", "Ks"], at="phase", ending="diverse")
    state = falls(play(state, "attack 1", "spend 7s", "hold", "yield"), "Ks")
    assert stage(state) == "crowd"
    assert play(state, "discard Qc").over
    state = play(state, "discard Ks")
    assert not state.over
    assert "Ks" in court(state)


def test_player_may_win_on_anothers_turn() -> None:
    # Seat 1 rests at home with two royals and calls a surplus.
    state = placed(
        ["tower-of-clubs", "citadel"],
        ["Ks 2c 3c 4c 5c 6c 7c", "Kc Kh"],
        at="phase",
        seized_surplus=True,
        overtaxed_hands=True,
    )
    state = play(falls(play(state, "no more"), "9c"), "keep quiet", "call")
    state = falls(state, "Ks", "2c")
    assert state.over
    assert state.returns == (-1, 1)


def test_victory_comes_before_the_limit() -> None:
    hands = ["Kc 3h", "Kh Ks 2d 2c 3c 4c 5c 6c 7c"]
    state = placed(["citadel"] * 2, hands, at="phase", interpersonal_trade=True)
    state = play(state, "deal with 1", "i sell", "name Kc", "name 3h", "named", "name 2d", "named")
    state = play(state, "accept", "give Kc", "give 3h", "give 2d")
    assert len(hand(state, 1)) == 10
    assert state.over
    assert state.returns == (-1, 1)


def test_passing_the_citadel_is_not_possible_without_resting() -> None:
    state = home(["Kc Kh", ""], trailing_carrots=True)
    assert stage(state) != "pause"


LAST = {2: 299, 3: 449, 4: 599}


def last_turn(hands: list[str], **options: bool) -> State:
    """The last of all turns comes to its end; 2c is drawn where there is something to draw."""
    players = len(hands)
    state = placed(
        ["citadel", *["underground"] * (players - 1)],
        hands,
        turns=LAST[players],
        pile="2c",
        **options,
    )
    return ended(play(state, "stay"), "2c")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_ends_when_each_player_has_had_150_turns(players: int) -> None:
    state = last_turn(["3c", *[""] * (players - 1)])
    assert state.over
    assert state.reason == "turns"
    state = placed(["citadel"] * players, turns=LAST[players] - 1, at="phase")
    assert not ended(state, "2c").over


def test_most_royals_win_when_the_turns_are_over() -> None:
    assert last_turn(["10c 10h 10s 9d", "Jc"]).returns == (-1, 1)


def test_among_equal_royals_the_most_pips_win() -> None:
    assert last_turn(["Kc 10h", "Kh 10s 3s"]).returns == (-1, 1)
    assert last_turn(["Kc 10h", "Kh 10s"]).returns == (1, -1)


def test_equal_royals_and_pips_share() -> None:
    assert last_turn(["Kc 3h", "Kh 5h"]).returns == (0, 0)
    assert last_turn(["Kc 3h", "Kh 5h", "2h"]).returns == pytest.approx((0.25, 0.25, -0.5))


def test_jokers_count_nothing_in_the_end() -> None:
    assert last_turn(["3h", "5h red"]).returns == (0, 0)


@pytest.mark.parametrize(
    ("options", "returns"),
    [
        ({}, (0, 0)),
        ({"ambivalent_aces": True}, (0, 0)),
        ({"capital_aces": True, "patriarchal_values": True}, (0, 0)),
        ({"ambivalent_aces": True, "patriarchal_values": True}, (0, 0)),
        ({"patriarchal_values": True}, (-1, 1)),
    ],
)
def test_ace_counts_its_lowest_in_the_end(
    options: dict[str, bool], returns: tuple[int, int]
) -> None:
    # 2 and 3, against 4 and an ace.
    assert last_turn(["3h", "4h Ah"], **options).returns == returns


def test_patriarchal_royals_count_by_their_pips_in_the_end() -> None:
    assert last_turn(["Kc", "Qc 2h"], patriarchal_values=True).returns == (1, -1)
    assert last_turn(["Kc", "Qc 4h"], patriarchal_values=True).returns == (-1, 1)


def test_turn_of_exile_counts() -> None:
    state = placed(["exile", "citadel"], at="turn", turns=LAST[2], pile="2c")
    state = falls(play(falls(state, (1, 2)), "no card"), "2c")
    assert state.over
