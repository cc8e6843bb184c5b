"""Clubs: flights from tower to tower."""

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
    rabbit,
    sets,
    stage,
)
from reino import State

TOWERS = {f"tower-of-{suit}" for suit in ("clubs", "spades", "hearts", "diamonds")}


def showing(
    hand: str, club: str, dice: tuple[int, int], tower: str = "tower-of-spades", **where: object
) -> State:
    """A club is shown on a tower, the dice are rolled, no card is shown in the lottery."""
    state = placed([tower, "underground"], [hand], at="turn", **where)
    return play(falls(play(state, f"show {club}"), dice), "no card")


def test_one_club_may_be_shown_on_a_tower_before_the_roll() -> None:
    state = placed(["tower-of-spades", "citadel"], ["3c Kc 5s red"], at="turn")
    assert stage(state) == "take off"
    assert offered(state) == {"no flight", "show 3c", "show Kc"}
    assert stage(play(state, "show 3c")) == "roll"
    assert stage(play(state, "no flight")) == "roll"


@pytest.mark.parametrize("place", ["citadel", "plaza-of-clubs", "palace-of-clubs", "underground"])
def test_no_flight_from_elsewhere(place: str) -> None:
    assert stage(placed([place, "exile"], ["9c"], at="turn")) == "roll"


def test_lottery_is_played_before_the_flight() -> None:
    state = placed(["tower-of-spades", "citadel"], ["9c 3s"], at="turn")
    state = falls(play(state, "show 9c"), (3, 5))
    assert stage(state) == "lottery"
    state = falls(play(state, "show 3s"), "2h")
    assert stage(state) == "flight"


@pytest.mark.parametrize("dice", [(4, 5), (1, 1)])
def test_sum_not_above_the_pips_flies_to_another_tower_and_must(dice: tuple[int, int]) -> None:
    state = showing("9c", "9c", dice)
    assert stage(state) == "flight"
    assert offers(state, "goal") == TOWERS - {"tower-of-spades"}
    assert len(offered(state)) == 3
    state = play(state, "goal tower-of-clubs")
    assert rabbit(state, 0) == "tower-of-clubs"
    assert hand(state, 0) == {"9c"}


def test_flight_is_the_journey() -> None:
    state = play(showing("9c", "9c", (4, 5)), "goal tower-of-clubs")
    assert stage(state) == "phase"


def test_shortfall_is_paid_in_the_suit_of_the_tower_left() -> None:
    state = showing("5c 4s 3s 9h", "5c", (4, 5))
    assert offered(state) == {"give up", "pay shortfall"}
    state = play(state, "pay shortfall")
    assert payments(state) == sets("4s")
    state = lay(state, "4s")
    assert discards(state) == {"4s"}
    assert stage(state) == "flight"


def test_shortfall_that_cannot_be_paid_leads_into_exile() -> None:
    state = showing("5c 3s 9h", "5c", (4, 5))
    assert offered(state) == {"give up"}
    state = play(state, "give up")
    assert rabbit(state, 0) == "exile"
    assert hand(state, 0) == {"5c", "3s", "9h"}
    assert state.record.active == 1


def test_who_will_not_pay_the_shortfall_is_exiled() -> None:
    assert rabbit(play(showing("5c 4s", "5c", (4, 5)), "give up"), 0) == "exile"


def test_shown_club_may_be_spent_where_the_suit_is_clubs() -> None:
    state = play(showing("5c 2c", "5c", (4, 5), "tower-of-clubs"), "pay shortfall")
    assert payments(state) == sets("5c")
    state = play(lay(state, "5c"), "goal tower-of-hearts")
    assert hand(state, 0) == {"2c"}
    assert rabbit(state, 0) == "tower-of-hearts"


def test_royal_club_is_a_passport_of_ten() -> None:
    state = showing("Kc", "Kc", (4, 6))
    assert stage(state) == "flight"
    assert stage(showing("Kc", "Kc", (5, 6))) == "shortfall"
    assert "Kc" not in court(state)


def test_shown_card_is_known_to_all_and_stays() -> None:
    state = play(showing("5c 6c", "5c", (1, 2)), "goal tower-of-hearts")
    assert hand(state, 0) == {"5c", "6c"}
    assert known(state, 1, 0) == {"5c"}


@pytest.mark.parametrize(
    ("options", "pips"),
    [
        ({}, 1),
        ({"ambivalent_aces": True}, 11),
        ({"patriarchal_values": True}, 14),
        ({"capital_aces": True}, 1),
        ({"capital_aces": True, "patriarchal_values": True}, 1),
        ({"capital_aces": True, "ambivalent_aces": True}, 11),
        ({"ambivalent_aces": True, "patriarchal_values": True}, 14),
    ],
)
def test_shown_ace_counts_by_the_options(options: dict[str, Any], pips: int) -> None:
    for dice in ((1, 1), (5, 6), (6, 6)):
        state = showing("Ac", "Ac", dice, **options)
        assert (stage(state) == "flight") == (sum(dice) <= pips)


def test_additional_capital_pays_in_the_suit_of_the_tower() -> None:
    state = showing(
        "5c 3s", "5c", (4, 5), capital=["As"], capital_aces=True, additional_capital=True
    )
    assert payments(play(state, "pay shortfall")) == sets("3s")


def test_by_rules_1_a_shortfall_of_one_is_covered_by_additional_capital() -> None:
    options: dict[str, Any] = {"capital_aces": True, "additional_capital": True, "rules": 1}
    state = showing("5c 3h", "5c", (2, 4), capital=["As"], **options)
    state = play(state, "pay shortfall")
    assert stage(state) == "flight"
    assert hand(state, 0) == {"5c", "3h"}


def test_introductory_game_has_no_flights() -> None:
    state = placed(["tower-of-spades", "citadel"], ["9c"], at="turn", complete=False)
    assert stage(state) == "roll"


def test_residential_flight_lands_on_any_other_hex_but_the_underground() -> None:
    state = showing("9c", "9c", (4, 5), residential_flights=True)
    goals = offers(state, "goal")
    assert len(goals) == 12
    assert "citadel" in goals
    assert "tower-of-spades" not in goals


def test_residential_flight_still_starts_from_a_tower() -> None:
    state = placed(["plaza-of-clubs", "citadel"], ["9c"], at="turn", residential_flights=True)
    assert stage(state) == "roll"


def test_residential_flight_starts_from_the_advanced_citadel_too() -> None:
    options: dict[str, Any] = {"residential_flights": True, "advanced_citadel": True}
    state = showing("9c", "9c", (4, 5), "citadel", **options)
    assert len(offers(state, "goal")) == 12


def test_who_lands_at_a_palace_is_judged() -> None:
    state = showing("9c", "9c", (4, 5), residential_flights=True)
    state = play(state, "goal palace-of-clubs")
    assert stage(state) == "challenge"
    assert state.owing == (1,)


def test_advanced_citadel_is_a_tower_for_take_off() -> None:
    options: dict[str, Any] = {"advanced_citadel": True}
    state = placed(["citadel", "exile"], ["9c"], at="turn", **options)
    assert stage(state) == "take off"
    state = showing("9c", "9c", (4, 5), "citadel", **options)
    assert offers(state, "goal") == TOWERS


def test_advanced_citadel_is_a_tower_for_landing() -> None:
    state = showing("9c", "9c", (4, 5), advanced_citadel=True)
    assert offers(state, "goal") == (TOWERS | {"citadel"}) - {"tower-of-spades"}


def test_shortfall_at_the_advanced_citadel_is_paid_in_any_suit_the_club_included() -> None:
    state = showing("5c 4d 4s 4h", "5c", (4, 5), "citadel", advanced_citadel=True)
    found = payments(play(state, "pay shortfall"))
    assert found == sets("5c", "4d", "4s", "4h")
