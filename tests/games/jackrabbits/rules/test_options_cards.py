"""Options about hands: windfall_lottery, overtaxed_hands, seized_surplus."""

import pytest

from games.jackrabbits.positions import (
    court,
    discards,
    ended,
    falls,
    hand,
    known,
    offered,
    offers,
    placed,
    play,
    stage,
)
from reino import State

WINDFALL = {"windfall_lottery": True}


def rolled(hand: str, dice: tuple[int, int], **options: bool) -> State:
    state = placed(["citadel", "citadel"], [hand], at="turn", **WINDFALL, **options)
    return falls(state, dice)


def drawn(state: State) -> int:
    """The number of cards drawn, whichever cards come up."""
    number = 0
    while stage(state) == "draw":
        state = state.fall(state.chance[0][0])
        number += 1
    return number


def test_windfall_draws_a_card_for_each_card_shown() -> None:
    state = rolled("3c 3h 5s 7d", (3, 5))
    assert offered(state) == {"no card", "show 3c", "show 3h", "show 5s"}
    state = play(state, "show 3h")
    assert offered(state) == {"no card", "show 3c", "show 5s"}
    state = play(state, "show 5s", "show 3c")
    assert offered(state) == {"no card"}
    assert drawn(play(state, "no card")) == 3


def test_windfall_shows_all_cards_before_drawing() -> None:
    state = play(rolled("3c 3h", (3, 5)), "show 3h")
    assert stage(state) == "lottery"
    state = falls(play(state, "no card"), "3s")
    # A card just drawn is not shown any more.
    assert stage(state) == "set out"
    assert known(state, 1, 0) == {"3h"}


@pytest.mark.parametrize(("shown", "cards"), [((), 1), (("3c",), 2), (("3c", "3h"), 3)])
def test_windfall_draws_one_more_for_a_double_even_without_a_match(
    shown: tuple[str, ...], cards: int
) -> None:
    state = rolled("3c 3h", (3, 3))
    for card in shown:
        state = play(state, f"show {card}")
    assert drawn(play(state, "no card")) == cards


def test_windfall_without_double_and_match_draws_none() -> None:
    assert drawn(play(rolled("3c", (4, 5)), "no card")) == 0


def test_double_brings_nothing_without_windfall() -> None:
    state = falls(placed(["citadel", "citadel"], ["4c"], at="turn"), (3, 3))
    assert stage(play(state, "no card")) == "set out"


def test_windfall_limit_is_checked_after_all_draws() -> None:
    state = rolled("3c 3h 2c 4c 5c 6c", (3, 3), overtaxed_hands=True)
    state = falls(play(state, "show 3c", "show 3h", "no card"), "7c", "8c")
    assert stage(state) == "draw"
    state = falls(state, "9c")
    assert stage(state) == "limit"
    assert len(offers(state, "discard")) == 9
    state = play(state, "discard 7c", "discard 8c")
    assert stage(state) == "limit"
    assert stage(play(state, "discard 9c")) == "set out"


def test_windfall_ace_is_one() -> None:
    assert "show Ah" in offered(rolled("Ah", (1, 4), patriarchal_values=True))


def test_overtaxed_hands_have_a_limit_of_six() -> None:
    six = "2c 3c 4c 5c 6c Kc"
    state = ended(placed(["citadel", "exile"], [six], at="set out", overtaxed_hands=True), "2h")
    assert stage(state) == "limit"
    assert len(offers(state, "discard")) == 7
    five = "2c 3c 4c 5c 6c"
    state = ended(placed(["citadel", "exile"], [five], at="set out", overtaxed_hands=True), "2h")
    assert stage(state) == "roll"


SEIZED = {"seized_surplus": True, "overtaxed_hands": True}
SIX = "2c 3c 4c 5c 6c Kc"


def resting(hands: list[str], *drawn: str) -> State:
    """Seat 0 rests alone and draws; it is the end of its turn."""
    others = ["underground"] * (len(hands) - 1)
    state = placed(["citadel", *others], hands, **SEIZED)
    return falls(play(state, "stay"), *drawn)


def test_above_the_limit_one_may_keep_quiet_or_discard_down() -> None:
    state = resting([SIX, ""], "2h")
    assert stage(state) == "quiet"
    assert offered(state) == {"keep quiet", *(f"discard {card}" for card in (*SIX.split(), "2h"))}
    state = play(state, "discard Kc")
    assert "Kc" in court(state)
    assert offers(state, "discard") == set()


def test_seat_within_the_limit_is_asked_too_so_that_nothing_is_told() -> None:
    state = resting(["2c", ""], "2h")
    assert stage(state) == "quiet"
    assert offered(state) == {"keep quiet"}


def test_each_other_player_is_asked_once_clockwise() -> None:
    state = play(resting([SIX, "3h", "4h"], "2h"), "keep quiet")
    assert stage(state) == "surplus"
    assert state.owing == (1,)
    assert offered(state) == {"no call", "call"}
    state = play(state, "no call")
    assert state.owing == (2,)
    state = play(state, "no call")
    assert state.record.active == 1
    assert len(hand(state, 0)) == 7


def test_first_call_counts_and_draws_blindly_down_to_the_limit() -> None:
    state = play(resting([f"{SIX} 7c", "3h", "4h"], "2h"), "keep quiet", "call")
    assert stage(state) == "theft"
    assert len(state.chance) == 8
    state = falls(state, "7c")
    assert len(state.chance) == 7
    state = falls(state, "Kc")
    assert hand(state, 1) == {"3h", "7c", "Kc"}
    assert len(hand(state, 0)) == 6
    assert state.record.active == 1


def test_false_call_costs_the_caller_a_card_of_their_choice() -> None:
    state = play(resting(["2c", "3h Kh", ""], "2h"), "keep quiet", "call")
    assert stage(state) == "penalty"
    assert state.owing == (1,)
    assert offers(state, "discard") == {"3h", "Kh"}
    state = play(state, "discard 3h")
    assert discards(state) == {"3h"}
    assert state.record.active == 1


def test_who_has_no_card_to_lose_does_not_call() -> None:
    state = play(resting([SIX, "", "3h"], "2h"), "keep quiet")
    assert offered(state) == {"no call"}


def test_seized_surplus_hides_hand_sizes() -> None:
    one, other = resting([SIX, "3h", ""], "2h"), resting(["2c", "3h", ""], "2h")
    for viewer in (1, 2, None):
        assert one.view(viewer).record.hand_size[0] == -1
        assert other.view(viewer).record.hand_size[0] == -1
    assert one.view(0).record.hand_size[0] == 7


def test_hand_sizes_are_open_without_seized_surplus() -> None:
    state = placed(["citadel"] * 2, [SIX, "3h"])
    assert list(state.view(1).record.hand_size[:2]) == [6, 1]


def test_nobody_discards_by_the_limit_with_seized_surplus() -> None:
    state = placed(["citadel", "citadel"], [f"{SIX} 7c 8c"], at="turn", **SEIZED)
    state = falls(play(falls(state, (2, 3)), "show 2c"), "9c")
    assert stage(state) == "set out"
    assert len(hand(state, 0)) == 9


UNNOTICED = {"unnoticed_surplus": True, "overtaxed_hands": True}


def unnoticed(hands: list[str], *drawn: str) -> State:
    """Seat 0 rests alone, draws and keeps quiet."""
    others = ["underground"] * (len(hands) - 1)
    state = placed(["citadel", *others], hands, **UNNOTICED)
    state = falls(play(state, "stay"), *drawn)
    assert stage(state) == "quiet"
    return play(state, "keep quiet")


def test_unnoticed_surplus_is_kept_where_nobody_calls() -> None:
    state = play(unnoticed([SIX, "3h", "4h"], "2h"), "no call", "no call")
    assert state.record.active == 1
    assert len(hand(state, 0)) == 7


def test_surplus_that_is_noticed_is_discarded_down_to_the_limit_by_its_owner() -> None:
    state = play(unnoticed([f"{SIX} 7c", "3h", "4h"], "2h"), "call")
    assert (stage(state), state.owing) == ("limit", (0,))
    assert len(offers(state, "discard")) == 8
    state = play(state, "discard Kc")
    assert (stage(state), state.owing) == ("limit", (0,))
    state = play(state, "discard 2h")
    # The first call counts, and the caller takes nothing.
    assert (stage(state), state.record.active) == ("roll", 1)
    assert len(hand(state, 0)) == 6
    assert hand(state, 1) == {"3h"}
    assert "Kc" in court(state)


def test_call_of_a_surplus_spares_the_other_hands() -> None:
    state = play(unnoticed([SIX, f"{SIX} 7c 8c".replace("c", "s")], "2h"), "call")
    state = play(state, "discard 2h")
    assert (stage(state), state.record.active) == ("roll", 1)
    assert len(hand(state, 1)) == 8


def test_false_call_of_an_unnoticed_surplus_costs_a_card() -> None:
    state = play(unnoticed(["2c", "3h Kh"], "2h"), "call")
    assert (stage(state), state.owing) == ("penalty", (1,))
    assert offers(state, "discard") == {"3h", "Kh"}


def test_unnoticed_surplus_hides_hand_sizes() -> None:
    state = unnoticed([SIX, "3h"], "2h")
    assert state.view(1).record.hand_size[0] == state.view(None).record.hand_size[0] == -1
    assert state.view(0).record.hand_size[0] == 7


def test_nobody_discards_by_the_limit_with_unnoticed_surplus() -> None:
    state = placed(["citadel", "citadel"], [f"{SIX} 7c 8c"], at="turn", **UNNOTICED)
    state = falls(play(falls(state, (2, 3)), "show 2c"), "9c")
    assert (stage(state), len(hand(state, 0))) == ("set out", 9)


def test_empty_hand_may_be_attacked_and_dealt_with_where_sizes_are_hidden() -> None:
    options = {**UNNOTICED, "interpersonal_trade": True}
    state = placed(["citadel", "citadel"], ["5s 3d", ""], at="phase", **options)
    assert {"attack 1", "deal with 1"} <= offered(state)


def test_exile_is_asked_about_a_surplus_too() -> None:
    state = placed(["palace-of-diamonds", "citadel"], [f"{SIX} 7c", "2s"], **SEIZED)
    state = play(state, "move palace-of-diamonds n")
    assert stage(state) == "quiet"
    state = play(state, "keep quiet", "call")
    assert stage(state) == "theft"


def test_card_seized_is_known_to_the_two_only() -> None:
    state = play(resting([SIX, "3h", "4h"], "2h"), "keep quiet", "call")
    state = falls(state, "5c")
    assert known(state, 0, 1) == {"5c"}
    assert known(state, 2, 1) == known(state, None, 1) == set()


def test_royals_seized_are_counted_and_a_fourth_goes_to_the_court() -> None:
    state = play(resting([SIX, "3h Kh Ks Kd"], "2h"), "keep quiet", "call")
    state = falls(state, "Kc")
    assert stage(state) == "crowd"
    assert state.owing == (1,)
    state = play(state, "discard Ks")
    assert hand(state, 1) == {"3h", "Kh", "Kd", "Kc"}
