"""The worth of a round, held rounds, the Ambassador, and the end of a game."""

import pytest

from games.braverats.positions import after, card, held, result, rounds, shown, wins
from reino.core.errors import GameOver


def test_a_win_is_worth_one() -> None:
    assert wins(after("prince general")) == (1, 0)
    assert wins(after("spy general")) == (0, 1)


def test_ambassador_wins_two() -> None:
    assert wins(after("ambassador spy")) == (2, 0)
    assert wins(after("princess ambassador")) == (0, 2)


def test_ambassador_that_loses_gives_one() -> None:
    assert wins(after("ambassador general")) == (0, 1)


def test_ambassador_wins_two_when_the_assassin_turns_the_round_its_way() -> None:
    state = after("general princess", "assassin ambassador")
    assert wins(state) == (1, 2)  # 5 v 4: lower wins


def test_ambassador_facing_a_wizard_counts_one() -> None:
    state = after("general princess", "ambassador wizard")
    assert result(state) == "Y"
    assert wins(state) == (2, 0)


def test_held_round_goes_to_the_next_winner() -> None:
    state = after("musician spy")
    assert (wins(state), held(state)) == ((0, 0), 1)
    state = after("musician general", "spy prince")
    assert (wins(state), held(state)) == ((0, 2), 0)


def test_several_holds_add_up() -> None:
    assert held(after("general general", "spy spy", "musician princess")) == 3


def test_three_holds_and_a_win_are_worth_four() -> None:
    state = after("general general", "spy spy", "musician musician", "prince wizard")
    assert result(state) == "Y"
    assert (wins(state), state.reason) == ((4, 0), "target")


def test_ambassador_after_a_hold_wins_three() -> None:
    assert wins(after("musician princess", "ambassador spy")) == (3, 0)


def test_held_ambassador_counts_two_for_its_own_clan() -> None:
    before = after("ambassador ambassador")
    assert shown(before)["held_worth"] == [2, 2]
    mine = after("general princess", "ambassador general", "prince spy")
    assert wins(mine) == (4, 0)  # 1 + held 2 + 1


def test_held_ambassador_counts_one_for_the_other_clan() -> None:
    state = after("general princess", "ambassador general")
    assert shown(state)["held_worth"] == [2, 1]
    theirs = after("general princess", "ambassador general", "spy prince")
    assert wins(theirs) == (1, 2)


def test_held_ambassador_off_counts_one_for_everybody() -> None:
    state = after("general princess", "ambassador general", held_ambassador=False)
    assert shown(state)["held_worth"] == [1, 1]
    mine = after("general princess", "ambassador general", "prince spy", held_ambassador=False)
    assert wins(mine) == (3, 0)


@pytest.mark.parametrize("mutes", [False, True])
def test_ambassador_opposite_a_musician_is_active_under_either_ruling(mutes: bool) -> None:
    state = after("ambassador musician", musician_mutes=mutes)
    assert shown(state)["held_worth"] == [2, 1]
    assert wins(after("ambassador musician", "prince spy", musician_mutes=mutes)) == (3, 0)
    assert wins(after("ambassador musician", "spy prince", musician_mutes=mutes)) == (0, 2)


def test_ambassador_opposite_a_musician_counts_one_with_held_ambassador_off() -> None:
    assert wins(after("ambassador musician", "prince spy", held_ambassador=False)) == (2, 0)


def test_both_ambassadors_in_one_held_round_count_two_for_whoever_wins() -> None:
    assert wins(after("ambassador ambassador", "prince spy")) == (3, 0)
    assert wins(after("ambassador ambassador", "spy prince")) == (0, 3)
    off = after("ambassador ambassador", "spy prince", held_ambassador=False)
    assert wins(off) == (0, 2)


def test_held_ambassador_among_several_holds() -> None:
    state = after("spy spy", "ambassador musician", "princess princess")
    assert (held(state), shown(state)["held_worth"]) == (3, [4, 3])


def test_held_ambassadors_of_both_clans_in_different_rounds() -> None:
    state = after("ambassador musician", "musician ambassador")
    assert (held(state), shown(state)["held_worth"]) == (2, [3, 3])
    assert wins(after("ambassador musician", "musician ambassador", "spy general")) == (0, 4)


def test_a_win_uses_up_the_held_ambassador() -> None:
    state = after("ambassador musician", "spy prince", "assassin spy")
    assert shown(state)["held_worth"] == [0, 0]
    state = after("ambassador musician", "princess spy", "prince assassin")
    assert wins(state) == (1, 2)


def test_held_ambassador_is_open_to_everybody() -> None:
    state = after("ambassador musician")
    assert [shown(state, viewer)["held_worth"] for viewer in (0, 1, None)] == [[2, 1]] * 3


def test_first_to_four_wins_at_once() -> None:
    state = after("ambassador spy", "general princess")
    assert not state.over
    state = after("ambassador spy", "general princess", "prince wizard")
    assert (wins(state), state.reason, state.returns) == ((4, 0), "target", (1.0, -1.0))
    assert state.owing == ()
    with pytest.raises(GameOver):
        state.play(0, card("wizard"))


def test_applewood_can_reach_four_too() -> None:
    state = after("spy ambassador", "princess general", "wizard prince")
    assert (wins(state), state.reason, state.returns) == ((0, 4), "target", (-1.0, 1.0))


def test_more_than_four_wins_as_well() -> None:
    state = after("prince general", "general spy", "musician assassin", "ambassador princess")
    assert (wins(state), state.reason) == ((5, 0), "target")


MIRROR = ("musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince")


def test_out_of_cards_is_a_draw_and_held_rounds_are_lost() -> None:
    state = after(*(f"{name} {name}" for name in MIRROR))
    assert (state.reason, state.returns) == ("out_of_cards", (0.0, 0.0))
    assert (wins(state), held(state)) == ((0, 0), 8)


def test_out_of_cards_is_a_draw_even_for_the_one_ahead() -> None:
    state = after(
        "general spy",
        "spy musician",
        "prince general",
        "musician prince",
        "princess princess",
        "wizard wizard",
        "ambassador ambassador",
        "assassin assassin",
    )
    assert (wins(state), held(state)) == ((3, 0), 5)
    assert (state.reason, state.returns) == ("out_of_cards", (0.0, 0.0))


def test_the_target_may_be_reached_with_the_last_card() -> None:
    state = after(
        "wizard ambassador",
        "prince wizard",
        "general spy",
        "assassin princess",
        "princess musician",
        "ambassador general",
        "musician assassin",
    )
    assert (wins(state), shown(state)["held_worth"]) == ((3, 3), [1, 1])
    state = rounds(state, "spy prince")
    assert (wins(state), state.reason, state.returns) == ((3, 5), "target", (-1.0, 1.0))


def test_the_princess_may_win_with_the_last_card() -> None:
    state = after(
        "spy assassin",
        "assassin spy",
        "wizard wizard",
        "prince ambassador",
        "general musician",
        "ambassador general",
        "musician princess",
        "princess prince",
    )
    assert (wins(state), state.reason, state.returns) == ((3, 1), "princess", (1.0, -1.0))
