"""Diamonds: discards are bought at plazas; and royals at their residences."""

from typing import Any

import pytest

from games.jackrabbits.positions import (
    court,
    discards,
    falls,
    hand,
    known,
    lay,
    offered,
    offers,
    payments,
    placed,
    play,
    sets,
    stage,
)
from reino import State


def market(hand: str, discards: str, place: str = "plaza-of-spades", **where: object) -> State:
    return placed([place, "underground"], [hand], discards=discards, at="phase", **where)


def test_plaza_sells_discards_of_its_suit_for_diamonds() -> None:
    state = market("9d 9h", "3s 7s 5h 4d")
    assert offers(state, "buy") == {"3s", "7s"}
    state = play(state, "buy 7s", "close purchase")
    assert payments(state) == sets("9d")
    state = lay(state, "9d")
    assert hand(state, 0) == {"9h", "7s"}
    assert discards(state) == {"9d", "3s", "5h", "4d"}
    assert stage(state) == "phase"


def test_plaza_of_diamonds_sells_diamonds_for_any_suits() -> None:
    state = market("5c 4h 3s 2d", "7d 8h", "plaza-of-diamonds")
    assert offers(state, "buy") == {"7d"}
    found = payments(play(state, "buy 7d", "close purchase"))
    assert found == sets("5c 4h", "5c 3s", "5c 2d", "4h 3s")


def test_each_card_costs_at_least_its_own_pips() -> None:
    assert offers(market("5d", "3s 5s 6s"), "buy") == {"3s", "5s"}


def test_nothing_is_sold_elsewhere() -> None:
    for place in ("palace-of-spades", "tower-of-spades"):
        assert offers(market("9d", "3s 5d", place), "buy") == set()


def test_card_paid_in_a_trade_cannot_be_bought_again_that_turn() -> None:
    state = market("5c 9d", "3d 4d", "plaza-of-diamonds")
    state = lay(play(state, "buy 4d", "close purchase"), "9d")
    assert "9d" in discards(state)
    assert offers(state, "buy") == {"3d"}


def test_card_paid_in_a_trade_may_be_bought_on_the_next_turn() -> None:
    place = "plaza-of-diamonds"
    state = placed([place] * 2, ["5c 9d", "9c"], discards="3d 4d", at="phase")
    state = play(lay(play(state, "buy 4d", "close purchase"), "9d"), "no more")
    state = play(falls(state, "2h", (5, 6)), "no card", "stay")
    assert offers(state, "buy") == {"3d", "9d"}


def test_card_paid_otherwise_may_be_bought_that_turn() -> None:
    state = placed(["plaza-of-spades"] * 2, ["5s 9d", "2h"], at="phase")
    state = play(state, "attack 1", "spend 5s", "hold", "yield")
    state = falls(state, "2h")
    assert "5s" in offers(state, "buy")


def test_card_bought_is_known_to_all() -> None:
    state = lay(play(market("9d 9h", "3s"), "buy 3s", "close purchase"), "9d")
    assert known(state, 1, 0) == known(state, None, 0) == {"3s"}


def test_several_purchases_may_follow_each_other() -> None:
    state = market("9d 8d", "3s 7s")
    state = lay(play(state, "buy 3s", "close purchase"), "9d")
    state = lay(play(state, "buy 7s", "close purchase"), "8d")
    assert hand(state, 0) == {"3s", "7s"}


def test_several_discards_are_bought_at_once_for_one_payment() -> None:
    state = play(market("9d 8d 2d", "3s 5s 7s"), "buy 3s", "buy 5s")
    assert stage(state) == "goods"
    state = play(state, "close purchase")
    assert payments(state) == sets("9d", "8d")
    state = lay(state, "8d")
    assert hand(state, 0) == {"9d", "2d", "3s", "5s"}
    assert discards(state) == {"8d", "7s"}
    assert stage(state) == "phase"


def test_goods_are_chosen_in_ascending_order() -> None:
    state = play(market("9d 8d", "3s 5s 7s"), "buy 5s")
    assert offered(state) == {"buy 7s", "close purchase"}


def test_goods_are_added_as_long_as_their_sum_can_be_paid() -> None:
    state = play(market("9d", "2s 5s 7s 8s"), "buy 2s")
    assert offers(state, "buy") == {"5s", "7s"}
    assert offered(play(state, "buy 7s")) == {"close purchase"}


def test_goods_are_closed_even_where_nothing_can_be_added_so_that_nothing_is_told() -> None:
    assert offered(play(market("9d", "9s"), "buy 9s")) == {"close purchase"}


def test_limit_is_checked_once_after_a_purchase() -> None:
    state = market("10d 2c 3c 4c 5c 6c 7c 8c 9c", "2s 3s 5s")
    state = lay(play(state, "buy 2s", "buy 3s", "buy 5s", "close purchase"), "10d")
    assert stage(state) == "limit"
    assert len(offers(state, "discard")) == 11
    assert stage(play(state, "discard 2c, discard 3c")) == "phase"


def test_all_goods_are_known_to_all() -> None:
    state = lay(play(market("9d", "3s 5s"), "buy 3s", "buy 5s", "close purchase"), "9d")
    assert known(state, 1, 0) == known(state, None, 0) == {"3s", "5s"}


def test_value_of_a_bought_ace_is_chosen_when_it_is_added() -> None:
    state = market("9d 8d 2d", "As 3s", ambivalent_aces=True)
    assert offers(state, "buy") == {"As", "3s", "high As"}
    assert payments(play(state, "buy As", "close purchase")) == sets("9d", "8d", "2d")
    high = play(state, "buy high As")
    assert payments(play(high, "close purchase")) == sets("9d 8d", "9d 2d")
    assert payments(play(high, "buy 3s", "close purchase")) == sets("9d 8d")
    assert offers(market("9d", "As", ambivalent_aces=True), "buy") == {"As"}


def test_goods_that_are_being_bought_stay_among_the_discards_until_they_are_paid() -> None:
    state = play(market("9d 8d", "3s 5s"), "buy 3s", "close purchase")
    assert discards(state) == {"3s", "5s"}


def test_additional_capital_adds_once_to_a_purchase_of_several() -> None:
    options: dict[str, Any] = {"capital_aces": True, "additional_capital": True}
    state = market("7d 2d", "2s 6s", capital=["Ad"], **options)
    assert payments(play(state, "buy 2s", "buy 6s", "close purchase")) == sets("7d")
    aces = market("2d 3d", "As 2s", capital=["Ad"], **options)
    assert payments(play(aces, "buy As", "buy 2s", "close purchase")) == sets("2d", "3d")


def test_by_rules_1_each_card_is_a_purchase_of_its_own() -> None:
    state = market("9d 8d", "As 3s", rules=1, ambivalent_aces=True)
    assert offers(state, "buy") == {"As", "3s"}
    assert stage(play(state, "buy 3s")) == "toll"


def test_discard_of_an_ace_costs_one() -> None:
    state = market("2d", "As")
    assert payments(play(state, "buy As", "close purchase")) == sets("2d")


def test_discard_of_a_patriarchal_ace_costs_fourteen() -> None:
    assert offers(market("9d 4d", "As", patriarchal_values=True), "buy") == set()
    state = market("9d 5d", "As", patriarchal_values=True)
    assert payments(play(state, "buy As", "close purchase")) == sets("9d 5d")


@pytest.mark.parametrize("option", ["ambivalent_aces", "capital_aces"])
def test_discard_of_an_ace_costs_one_where_it_may_count_one(option: str) -> None:
    options: dict[str, Any] = {option: True, "patriarchal_values": True}
    assert payments(play(market("2d", "As", **options), "buy As", "close purchase")) == sets("2d")


def test_at_least_one_card_of_the_hand_is_paid() -> None:
    options: dict[str, Any] = {"capital_aces": True, "additional_capital": True}
    assert offers(market("", "As", capital=["Ad"], **options), "buy") == set()
    state = play(market("2d 3d", "As", capital=["Ad"], **options), "buy As", "close purchase")
    assert state.record.due == 1
    assert payments(state) == sets("2d", "3d")


def test_additional_capital_adds_to_a_purchase() -> None:
    options: dict[str, Any] = {"capital_aces": True, "additional_capital": True}
    assert offers(market("5d", "6s", capital=["Ad"], **options), "buy") == {"6s"}
    assert offers(market("5d", "6s", capital=["As"], **options), "buy") == set()


def test_advanced_citadel_sells_any_discard_for_diamonds() -> None:
    state = market("9d 9c", "3s 7h 9h 2c 10d", "citadel", advanced_citadel=True)
    assert offers(state, "buy") == {"3s", "7h", "9h", "2c"}
    assert payments(play(state, "buy 9h", "close purchase")) == sets("9d")


def test_citadel_sells_nothing_without_the_option() -> None:
    state = placed(["citadel", "citadel"], ["9d"], discards="3s", at="phase")
    assert offers(state, "buy") == set()


def test_introductory_game_has_no_trade() -> None:
    assert offered(market("10d", "3d", "plaza-of-diamonds", complete=False)) == {
        "no more",
        "acquire",
    }


def test_royal_in_the_court_is_acquired_on_its_residence_for_ten_of_its_suit() -> None:
    state = market("7s 4s 10h", "", "tower-of-spades")
    assert "acquire" in offered(state)
    state = play(state, "acquire")
    assert payments(state) == sets("7s 4s")
    state = lay(state, "7s 4s")
    assert hand(state, 0) == {"10h", "Ks"}
    assert "Ks" not in court(state)
    assert stage(state) == "draw"


def test_too_few_pips_or_another_suit_acquire_nothing() -> None:
    assert "acquire" not in offered(market("7s 2s 10h", "", "tower-of-spades"))


def test_royal_that_somebody_has_is_not_acquired() -> None:
    state = placed(["tower-of-spades"] * 2, ["10s", "Ks"], at="phase")
    assert "acquire" not in offered(state)


def test_acquisition_ends_the_phase() -> None:
    state = placed(["tower-of-spades"] * 2, ["10s 9s", "2h"], at="phase")
    assert {"attack 1", "acquire"} <= offered(state)
    assert stage(lay(play(state, "acquire"), "10s")) == "draw"


def test_fourth_royal_is_not_acquired() -> None:
    assert "acquire" not in offered(market("10s Kc Kh Kd", "", "tower-of-spades"))


def test_one_royal_may_pay_for_another() -> None:
    state = market("10s Qs Kc Kh", "", "tower-of-spades")
    state = play(state, "acquire")
    assert payments(state) == sets("Qs")
    state = lay(state, "Qs")
    assert hand(state, 0) == {"10s", "Ks", "Kc", "Kh"}
    assert "Qs" in court(state)


def test_price_of_a_royal_does_not_change_with_patriarchal_values() -> None:
    state = market("Js 10s 9s", "", "tower-of-spades", patriarchal_values=True)
    assert payments(play(state, "acquire")) == sets("Js", "10s")
