"""The lottery: a number card that equals a die."""

import pytest

from games.jackrabbits.positions import falls, hand, known, offered, placed, play, stage
from reino import State

PLAIN: dict[str, bool] = {}


def rolled(hand: str, dice: tuple[int, int], **options: bool) -> State:
    return falls(placed(["citadel", "citadel"], [hand], at="turn", **options), dice)


def test_one_number_card_equal_to_one_of_the_dice_may_be_shown() -> None:
    state = rolled("3c 3h 5s 7d 2s", (3, 5))
    assert offered(state) == {"no card", "show 3c", "show 3h", "show 5s"}


def test_who_shows_a_card_draws_one_and_keeps_what_was_shown() -> None:
    state = play(rolled("3c 5s", (3, 5)), "show 3c")
    assert stage(state) == "draw"
    state = falls(state, "2h")
    assert hand(state, 0) == {"3c", "5s", "2h"}
    assert stage(state) == "set out"


def test_who_shows_none_draws_none() -> None:
    state = play(rolled("3c 5s", (3, 5)), "no card")
    assert hand(state, 0) == {"3c", "5s"}
    assert stage(state) == "set out"


def test_royals_and_jokers_are_no_number_cards() -> None:
    assert offered(rolled("Jc Qc Kc red black 10s", (4, 6))) == {"no card"}


def test_sum_of_the_dice_is_shown_by_no_card() -> None:
    assert offered(rolled("8c", (3, 5))) == {"no card"}


def test_double_is_one_chance_in_six_like_every_pair_of_dice() -> None:
    chance = placed(["citadel", "citadel"], at="turn").chance
    assert len(chance) == 21
    assert sum(weight for _, weight in chance) == 36
    assert sum(weight for _, weight in chance if weight == 1) == 6


@pytest.mark.parametrize(
    "options",
    [
        PLAIN,
        {"ambivalent_aces": True},
        {"patriarchal_values": True},
        {"capital_aces": True},
        {"ambivalent_aces": True, "capital_aces": True, "patriarchal_values": True},
    ],
)
def test_ace_is_one_in_the_lottery_under_every_option(options: dict[str, bool]) -> None:
    assert offered(rolled("Ah 10c", (1, 5), **options)) == {"no card", "show Ah"}
    assert offered(rolled("Ah 10c", (5, 6), **options)) == {"no card"}


def test_shown_card_is_known_to_all() -> None:
    state = falls(play(rolled("3c 5s", (3, 5)), "show 3c"), "2h")
    assert known(state, 1, 0) == known(state, None, 0) == {"3c"}


def test_limit_is_checked_after_the_draw_of_the_lottery() -> None:
    state = rolled("2c 3c 4c 5c 6c 7c 8c 9c 10c", (3, 5))
    state = falls(play(state, "show 3c"), "2h")
    assert stage(state) == "limit"
    assert stage(play(state, "discard 2h")) == "set out"


def test_price_of_the_turn_is_the_sum_though_a_card_was_shown() -> None:
    state = falls(play(rolled("3c 5s", (3, 5)), "show 3c"), "2h")
    assert sum(state.record.dice) == 8
