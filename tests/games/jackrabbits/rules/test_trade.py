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
    state = play(state, "buy 7s")
    assert payments(state) == sets("9d")
    state = lay(state, "9d")
    assert hand(state, 0) == {"9h", "7s"}
    assert discards(state) == {"9d", "3s", "5h", "4d"}
    assert stage(state) == "phase"


def test_plaza_of_diamonds_sells_diamonds_for_any_suits() -> None:
    state = market("5c 4h 3s 2d", "7d 8h", "plaza-of-diamonds")
    assert offers(state, "buy") == {"7d"}
    found = payments(play(state, "buy 7d"))
    assert found == sets("5c 4h", "5c 3s", "5c 2d", "4h 3s")


def test_each_card_costs_at_least_its_own_pips() -> None:
    assert offers(market("5d", "3s 5s 6s"), "buy") == {"3s", "5s"}


def test_nothing_is_sold_elsewhere() -> None:
    for place in ("palace-of-spades", "tower-of-spades"):
        assert offers(market("9d", "3s 5d", place), "buy") == set()


def test_card_paid_in_a_trade_cannot_be_bought_again_that_turn() -> None:
    state = market("5c 9d", "3d 4d", "plaza-of-diamonds")
    state = lay(play(state, "buy 4d"), "9d")
    assert "9d" in discards(state)
    assert offers(state, "buy") == {"3d"}


def test_card_paid_in_a_trade_may_be_bought_on_the_next_turn() -> None:
    place = "plaza-of-diamonds"
    state = placed([place] * 2, ["5c 9d", "9c"], discards="3d 4d", at="phase")
    state = play(lay(play(state, "buy 4d"), "9d"), "no more")
    state = play(falls(state, "2h", (5, 6)), "no card", "stay")
    assert offers(state, "buy") == {"3d", "9d"}


def test_card_paid_otherwise_may_be_bought_that_turn() -> None:
    state = placed(["plaza-of-spades"] * 2, ["5s 9d", "2h"], at="phase")
    state = play(state, "attack 1", "spend 5s", "hold", "yield")
    state = falls(state, "2h")
    assert "5s" in offers(state, "buy")


def test_card_bought_is_known_to_all() -> None:
    state = lay(play(market("9d 9h", "3s"), "buy 3s"), "9d")
    assert known(state, 1, 0) == known(state, None, 0) == {"3s"}


def test_several_cards_may_be_bought() -> None:
    state = market("9d 8d", "3s 7s")
    state = lay(play(state, "buy 3s"), "9d")
    state = lay(play(state, "buy 7s"), "8d")
    assert hand(state, 0) == {"3s", "7s"}


def test_discard_of_an_ace_costs_one() -> None:
    state = market("2d", "As")
    assert payments(play(state, "buy As")) == sets("2d")


def test_discard_of_a_patriarchal_ace_costs_fourteen() -> None:
    assert offers(market("9d 4d", "As", patriarchal_values=True), "buy") == set()
    state = market("9d 5d", "As", patriarchal_values=True)
    assert payments(play(state, "buy As")) == sets("9d 5d")


@pytest.mark.parametrize("option", ["ambivalent_aces", "capital_aces"])
def test_discard_of_an_ace_costs_one_where_it_may_count_one(option: str) -> None:
    options: dict[str, Any] = {option: True, "patriarchal_values": True}
    assert payments(play(market("2d", "As", **options), "buy As")) == sets("2d")


def test_at_least_one_card_of_the_hand_is_paid() -> None:
    options: dict[str, Any] = {"capital_aces": True, "additional_capital": True}
    assert offers(market("", "As", capital=["Ad"], **options), "buy") == set()
    state = play(market("2d 3d", "As", capital=["Ad"], **options), "buy As")
    assert payments(state) == sets("2d", "3d")


def test_additional_capital_adds_to_a_purchase() -> None:
    options: dict[str, Any] = {"capital_aces": True, "additional_capital": True}
    assert offers(market("5d", "6s", capital=["Ad"], **options), "buy") == {"6s"}
    assert offers(market("5d", "6s", capital=["As"], **options), "buy") == set()


def test_advanced_citadel_sells_any_discard_for_diamonds() -> None:
    state = market("9d 9c", "3s 7h 9h 2c 10d", "citadel", advanced_citadel=True)
    assert offers(state, "buy") == {"3s", "7h", "9h", "2c"}
    assert payments(play(state, "buy 9h")) == sets("9d")


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
