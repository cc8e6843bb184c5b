"""Spades: fights with the rabbits of the same hex."""

import pytest

from games.jackrabbits.positions import (
    court,
    discards,
    ended,
    falls,
    hand,
    offered,
    offers,
    placed,
    play,
    rabbit,
    stage,
)
from reino import State


def met(hands: list[str], place: str = "citadel", **where: object) -> State:
    """All rabbits rest on one hex; seat 0 has come there."""
    players = max(2, len(hands))
    return placed([place] * players, hands, at="phase", **where)


def test_any_rabbit_of_the_same_hex_may_be_attacked_with_a_spade() -> None:
    state = placed(["citadel", "citadel", "tower-of-clubs", "citadel"], ["5s"], at="phase")
    assert offers(state, "attack") == {"1", "3"}
    assert offers(met(["5c"]), "attack") == set()


@pytest.mark.parametrize("place", ["plaza-of-clubs", "palace-of-hearts", "underground"])
def test_fights_are_on_any_hex(place: str) -> None:
    assert offers(met(["5s"], place), "attack") == {"1"}


def test_attacker_discards_one_or_more_spades() -> None:
    state = play(met(["5s 7s 9c", "9s"]), "attack 1")
    assert state.owing == (0,)
    assert offered(state) == {"spend 5s", "spend 7s"}
    state = play(state, "spend 7s")
    assert discards(state) == {"7s"}
    assert offered(state) == {"spend 5s", "hold"}
    state = play(state, "hold")
    assert state.owing == (1,)


def test_each_must_bring_their_total_above_the_others_or_yield() -> None:
    state = play(met(["7s", "3s 4s 5s"]), "attack 1", "spend 7s", "hold")
    # 5 and more spades, or 4 and 3 which are not above 7.
    assert offered(state) == {"yield", "spend 5s"}
    state = play(state, "spend 5s")
    assert offered(state) == {"spend 4s", "spend 3s"}
    state = play(state, "spend 4s")
    assert offered(state) == {"spend 3s", "hold"}


def test_who_cannot_exceed_can_only_yield() -> None:
    state = play(met(["7s", "3s 4s 9h"]), "attack 1", "spend 7s", "hold")
    assert offered(state) == {"yield"}


def test_totals_add_up_over_the_rounds() -> None:
    state = play(met(["3s 5s", "4s 2s"]), "attack 1", "spend 3s", "hold", "spend 4s", "hold")
    assert state.owing == (0,)
    assert offered(state) == {"yield", "spend 5s"}
    state = play(state, "spend 5s", "hold")
    # 4 and 2 are not above 8.
    assert offered(state) == {"yield"}
    assert state.owing == (1,)


def test_loser_is_exiled_and_the_attacker_draws_one_card_blindly() -> None:
    state = play(met(["7s", "3h Kc"]), "attack 1", "spend 7s", "hold", "yield")
    assert rabbit(state, 1) == "exile"
    assert stage(state) == "theft"
    assert len(state.chance) == 2
    assert len({weight for _, weight in state.chance}) == 1
    state = falls(state, "3h")
    assert hand(state, 0) == {"3h"}
    assert hand(state, 1) == {"Kc"}


def test_jokers_can_be_stolen() -> None:
    state = play(met(["7s", "red"]), "attack 1", "spend 7s", "hold", "yield")
    assert hand(falls(state, "red"), 0) == {"red"}


def test_nothing_is_stolen_from_an_empty_hand() -> None:
    state = play(met(["7s", ""], "plaza-of-clubs"), "attack 1", "spend 7s", "hold", "yield")
    assert rabbit(state, 1) == "exile"
    assert stage(state) == "phase"


def test_attacker_who_loses_ends_the_turn_in_exile_and_nobody_steals() -> None:
    state = met(["7s 2c", "8s 3h"])
    state = play(state, "attack 1", "spend 7s", "hold", "spend 8s", "hold", "yield")
    assert rabbit(state, 0) == "exile"
    assert rabbit(state, 1) == "citadel"
    assert hand(state, 0) == {"2c"}
    assert hand(state, 1) == {"3h"}
    assert state.record.active == 1


def test_royal_spades_fight_with_ten_and_go_to_the_court() -> None:
    state = play(met(["10s", "Ks 2s"]), "attack 1", "spend 10s", "hold")
    # The king alone is not above 10.
    assert offered(state) == {"yield", "spend Ks"}
    state = play(state, "spend Ks")
    assert "Ks" in court(state)
    assert offered(state) == {"spend 2s"}


def test_royal_stolen_leads_straight_to_the_increment() -> None:
    state = play(
        met(["7s 6s", "Kc", "4h"], "plaza-of-clubs"), "attack 1", "spend 7s", "hold, yield"
    )
    state = falls(state, "Kc")
    assert stage(state) == "draw"
    assert hand(state, 0) == {"6s", "Kc"}
    assert falls(state, "2h").record.active == 1


def test_any_number_of_fights_one_victim_after_another() -> None:
    state = play(met(["7s 6s", "2h", "4h"]), "attack 1", "spend 7s", "hold", "yield")
    state = falls(state, "2h")
    assert offers(state, "attack") == {"2"}
    state = falls(play(state, "attack 2", "spend 6s", "hold", "yield"), "4h")
    assert hand(state, 0) == {"2h", "4h"}
    assert [rabbit(state, seat) for seat in range(3)] == ["citadel", "exile", "exile"]


def test_fourth_royal_is_given_to_the_court() -> None:
    state = met(["7s Jc Qc Kc", "Jh"], "plaza-of-spades")
    state = falls(play(state, "attack 1", "spend 7s", "hold", "yield"), "Jh")
    assert stage(state) == "crowd"
    assert offers(state, "discard") == {"Jc", "Qc", "Kc", "Jh"}
    state = play(state, "discard Qc")
    assert hand(state, 0) == {"Jc", "Kc", "Jh"}
    assert "Qc" in court(state)
    assert stage(state) == "draw"


def test_rabbit_that_stayed_may_fight() -> None:
    state = play(placed(["plaza-of-spades"] * 2, ["7s"]), "stay")
    assert offers(state, "attack") == {"1"}


def test_ambivalent_ace_is_high_or_low_in_a_fight() -> None:
    state = play(met(["9s", "As 2s"], ambivalent_aces=True), "attack 1", "spend 9s", "hold")
    assert offered(state) == {"yield", "spend high As"}


def test_capital_ace_is_high_in_the_first_fight_and_lies_before_its_owner() -> None:
    state = play(met(["9s", "As 2s"], capital_aces=True), "attack 1", "spend 9s", "hold")
    state = play(state, "spend As")
    assert tuple(state.record.strength) == (9, 11)
    assert state.record.capital[1] == 13
    assert discards(state) == {"9s"}


def test_later_ace_is_one_in_a_fight_with_capital_aces() -> None:
    state = met(["9s", "As"], capital=[None, "Ad"], capital_aces=True)
    state = play(state, "attack 1", "spend 9s", "hold")
    assert offered(state) == {"yield"}


def test_patriarchal_values_count_in_fights() -> None:
    state = play(met(["Qs", "Ks 10s"], patriarchal_values=True), "attack 1", "spend Qs", "hold")
    assert offered(state) == {"yield", "spend Ks"}


def test_introductory_game_has_no_fights() -> None:
    state = met(["7s 10d"], "plaza-of-diamonds", complete=False)
    assert offered(state) == {"no more", "acquire"}


def test_victim_plays_its_next_turn_as_an_exile() -> None:
    state = play(met(["7s", "3h"]), "attack 1", "spend 7s", "hold", "yield")
    state = ended(falls(state, "3h"), "2c")
    state = play(falls(state, (5, 5)), "no card")
    assert rabbit(state, 1) == "underground"
