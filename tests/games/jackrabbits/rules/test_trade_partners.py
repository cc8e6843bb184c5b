"""The option interpersonal_trade: deals between two players, kept or not."""

from typing import Any

import pytest

from games.jackrabbits.positions import (
    court,
    ended,
    falls,
    game,
    hand,
    known,
    offered,
    offers,
    placed,
    play,
    rabbit,
    stage,
)
from reino import State

PLACE = "plaza-of-clubs"


def meeting(hands: list[str], place: str = PLACE, **where: object) -> State:
    options: dict[str, Any] = {"interpersonal_trade": True, **where}
    return placed([place] * len(hands), hands, at="phase", **options)


def proposed(state: State, goods: str, price: str, how: str = "i sell", partner: int = 1) -> State:
    state = play(state, f"deal with {partner}", how)
    for side in (goods, price):
        state = play(state, *(f"name {card}" for card in side.split()), "named")
    return state


def kept(state: State, *sides: str) -> State:
    """Both hand over these cards, the seller first."""
    for cards in sides:
        state = play(state, *(f"give {card}" for card in cards.split()))
    return state


def test_deal_is_proposed_to_a_player_on_the_same_hex() -> None:
    state = placed(
        [PLACE, PLACE, "citadel", PLACE],
        ["2c", "2d", "3d", "4d"],
        at="phase",
        interpersonal_trade=True,
    )
    assert offers(state, "deal with") == {"1", "3"}


def test_no_deals_without_the_option() -> None:
    state = placed([PLACE] * 2, ["2c", "2d"], at="phase")
    assert offers(state, "deal with") == set()


def test_proposer_says_who_sells() -> None:
    state = play(meeting(["2c", "2d"]), "deal with 1")
    assert offered(state) == {"i sell", "i buy"}


def test_goods_are_any_cards_and_the_price_is_diamonds() -> None:
    state = play(meeting(["2c", "2d"]), "deal with 1", "i sell")
    assert len(offers(state, "name")) == 54
    assert {"name Kc", "name red", "name black", "name Ad"} <= offered(state)
    state = play(state, "name 2c", "named")
    assert {card[-1] for card in offers(state, "name ")} == {"d"}
    assert len(offers(state, "name ")) == 13


def test_sides_have_one_or_more_cards() -> None:
    state = play(meeting(["2c 3c", "2d"]), "deal with 1", "i sell")
    assert "named" not in offered(state)
    assert "named" in offered(play(state, "name 2c"))


def test_sides_are_not_above_the_givers_hand() -> None:
    state = play(meeting(["2c 3c", "2d"]), "deal with 1", "i sell", "name 2c", "name 3c")
    assert offered(state) == {"named"}
    state = play(state, "named", "name 2d")
    assert offered(state) == {"named"}
    # The other way round the proposer gives the diamonds.
    state = play(meeting(["2c 3c", "2d"]), "deal with 1", "i buy", "name 2d")
    assert offered(state) == {"named"}
    state = play(state, "named", "name 3d")
    assert "name 4d" in offered(state)


def test_nobody_without_cards_deals() -> None:
    assert offers(meeting(["2c", ""]), "deal with") == set()


def test_partner_accepts_or_refuses() -> None:
    state = proposed(meeting(["2c", "2d"]), "2c", "2d")
    assert state.owing == (1,)
    assert offered(state) == {"accept", "decline"}
    state = play(state, "decline")
    assert stage(state) == "phase"
    assert hand(state, 0) == {"2c"}


def test_deal_is_proposed_once_per_partner() -> None:
    state = meeting(["2c", "2d", "3d"])
    state = play(proposed(state, "2c", "2d"), "decline")
    assert offers(state, "deal with") == {"2"}
    state = play(proposed(state, "2c", "3d", partner=2), "decline")
    assert offers(state, "deal with") == set()


def test_true_sides_change_hands() -> None:
    state = play(proposed(meeting(["2c 3c", "2d 3d"]), "2c", "2d 3d"), "accept")
    assert stage(state) == "hand over"
    state = kept(state, "2c", "2d 3d")
    assert hand(state, 0) == {"3c", "2d", "3d"}
    assert hand(state, 1) == {"2c"}
    assert [rabbit(state, seat) for seat in (0, 1)] == [PLACE, PLACE]
    assert stage(state) == "phase"


def test_as_many_cards_are_handed_over_as_named_any_of_the_hand() -> None:
    state = play(proposed(meeting(["2c 3c red Kh", "2d"]), "2c", "2d"), "accept")
    assert offers(state, "give") == {"2c", "3c", "red", "Kh"}
    state = play(proposed(meeting(["2c 3c", "2d"]), "2c 4c", "2d"), "accept", "give 3c")
    assert state.owing == (0,)
    assert offers(state, "give") == {"2c"}


def test_false_side_exiles_its_giver_after_the_exchange() -> None:
    state = play(proposed(meeting(["2c 3c", "2d"]), "2c", "2d"), "accept")
    state = kept(state, "3c", "2d")
    assert rabbit(state, 0) == "exile"
    assert rabbit(state, 1) == PLACE
    assert hand(state, 0) == {"2c", "2d"}
    assert hand(state, 1) == {"3c"}
    # The proposer's turn ends so.
    assert state.record.active == 1


def test_false_side_of_the_partner_exiles_the_partner() -> None:
    state = play(proposed(meeting(["2c 3c", "2d 2h"]), "2c", "2d"), "accept")
    state = kept(state, "2c", "2h")
    assert rabbit(state, 1) == "exile"
    assert rabbit(state, 0) == PLACE
    assert hand(state, 0) == {"3c", "2h"}
    assert state.record.active == 0


def test_two_false_sides_exile_both() -> None:
    state = play(proposed(meeting(["2c 3c", "2d 2h"]), "2c", "2d"), "accept")
    state = kept(state, "3c", "2h")
    assert rabbit(state, 0) == rabbit(state, 1) == "exile"


def test_cards_that_were_true_are_known_to_all() -> None:
    state = play(proposed(meeting(["2c 3c", "2d 2h", ""]), "2c", "2d"), "accept")
    state = kept(state, "2c", "2d")
    assert known(state, 2, 0) == known(state, None, 0) == {"2d"}
    assert known(state, 2, 1) == known(state, None, 1) == {"2c"}


def test_cards_that_were_false_are_known_to_the_two_only() -> None:
    state = play(proposed(meeting(["2c 3c", "2d 2h", ""]), "2c", "2d"), "accept")
    state = kept(state, "3c", "2d")
    assert known(state, 0, 1) == {"3c"}
    assert known(state, 2, 1) == known(state, None, 1) == set()
    assert known(state, 2, 0) == {"2d"}


def test_open_heart_of_a_false_side_is_known_though_the_receiver_lies_too() -> None:
    options: dict[str, Any] = {"laid_open": ["7h"], "provisional_palaces": True, "active": 1}
    state = meeting(["7h 3c", "8d 2c", ""], **options)
    state = play(proposed(state, "7h", "2d", "i buy", partner=0), "accept")
    true = kept(state, "7h", "2c")
    assert known(true, 2, 1) == {"7h"}
    state = meeting(["7h 3c", "8d 2c", ""], **options)
    state = play(proposed(state, "4h", "2d", "i buy", partner=0), "accept")
    both = kept(state, "7h", "2c")
    assert known(both, 2, 1) == known(both, None, 1) == {"7h"}


def test_open_hearts_that_stay_are_known_though_their_palace_falls() -> None:
    options: dict[str, Any] = {"laid_open": ["4h 5h"], "provisional_palaces": True}
    state = meeting(["4h 5h 10d", "2d"], **options)
    state = kept(play(proposed(state, "2c 3c", "2d"), "accept"), "4h 10d", "2d")
    assert state.record.laid_open[0] == 0
    assert known(state, None, 0) == {"5h", "2d"}
    assert known(state, None, 1) == {"4h"}


def test_cards_handed_over_are_secret_until_both_are() -> None:
    state = play(proposed(meeting(["2c 3c", "2d 2h"]), "2c", "2d"), "accept")
    one, other = play(state, "give 2c"), play(state, "give 3c")
    assert one.view(1) == other.view(1)
    assert one.view(None) == other.view(None)
    assert one.view(0) != other.view(0)


def test_royal_given_away_takes_its_carrot_to_the_new_owner() -> None:
    state = play(proposed(meeting(["Kc 3c", "2d"]), "Kc", "2d"), "accept")
    state = kept(state, "Kc", "2d")
    assert hand(state, 1) == {"Kc"}
    assert "Kc" not in court(state)


def test_fourth_royal_of_a_deal_is_given_to_the_court_by_its_new_owner() -> None:
    state = meeting(["Kc 3c", "2d Kh Ks Kd"])
    state = kept(play(proposed(state, "Kc", "2d"), "accept"), "Kc", "2d")
    assert stage(state) == "crowd"
    assert state.owing == (1,)
    state = play(state, "discard Kh")
    assert "Kh" in court(state)
    assert hand(state, 1) == {"Kc", "Ks", "Kd"}


def test_jokers_can_be_sold() -> None:
    state = kept(play(proposed(meeting(["red 3c", "2d"]), "red", "2d"), "accept"), "red", "2d")
    assert hand(state, 1) == {"red"}


def test_other_joker_than_named_is_a_lie() -> None:
    state = play(proposed(meeting(["black 3c", "2d"]), "red", "2d"), "accept")
    state = kept(state, "black", "2d")
    assert hand(state, 1) == {"black"}
    assert rabbit(state, 0) == "exile"


def test_third_royal_bought_at_the_citadel_wins() -> None:
    state = meeting(["Kc 3c", "2d Kh Ks"], "citadel")
    state = kept(play(proposed(state, "Kc", "2d"), "accept"), "Kc", "2d")
    assert state.over
    assert state.returns == (-1, 1)


def test_false_side_exiles_before_victory_is_looked_at() -> None:
    state = meeting(["Kc 3c", "2d 3h Kh Ks"], "citadel")
    state = kept(play(proposed(state, "Kc", "2d"), "accept"), "Kc", "3h")
    assert not state.over
    assert rabbit(state, 1) == "exile"
    assert hand(state, 1) == {"2d", "Kh", "Ks", "Kc"}


def test_deal_comes_with_fights_and_trades_in_any_order() -> None:
    state = meeting(["9s 3c", "2d 3h", "5h"])
    state = play(proposed(state, "3c", "2d"), "decline")
    state = falls(play(state, "attack 1", "spend 9s", "hold", "yield"), "2d")
    assert offers(state, "deal with") == {"2"}


def without_diamonds() -> State:
    """Three players, no diamonds; the map lies, the cards are not dealt yet."""
    options: dict[str, Any] = {"map": "random", "tight_suits": True, "interpersonal_trade": True}
    state = game(3, suits="csh", **options).start(dealer=None)
    while stage(state) == "map":
        state = state.fall(state.chance[5][0])
    return state


def test_no_deals_when_no_diamonds_are_in_play() -> None:
    state = placed(["citadel"] * 3, ["2c 2s", "3c"], base=without_diamonds())
    state = play(state, "stay")
    assert offers(state, "deal with") == set()
    assert offers(state, "attack") == {"1", "2"}


HIDDEN: dict[str, Any] = {"seized_surplus": True}


def test_partners_side_is_named_up_to_the_limit_where_sizes_are_hidden() -> None:
    for theirs in ("2d", "2d 3d 4d"):
        state = play(meeting(["2c 3c", theirs], **HIDDEN), "deal with 1", "i buy")
        state = play(state, *(f"name {rank}h" for rank in range(2, 10)))
        assert "name 10h" in offered(state)
        state = play(state, "name 10h")
        assert offered(state) == {"named"}


def test_partner_with_too_few_cards_can_only_decline() -> None:
    state = proposed(meeting(["2c 3c", "2d"], **HIDDEN), "2c", "2d 3d")
    assert offered(state) == {"decline"}
    state = proposed(meeting(["2c 3c", "2d 4h"], **HIDDEN), "2c", "2d 3d")
    assert offered(state) == {"accept", "decline"}


def test_partner_with_an_empty_hand_may_be_asked_where_sizes_are_hidden() -> None:
    assert offers(meeting(["2c", ""], **HIDDEN), "deal with") == {"1"}


@pytest.mark.parametrize("place", ["citadel", "palace-of-hearts", "underground"])
def test_deals_are_on_any_hex(place: str) -> None:
    assert offers(meeting(["2c", "2d"], place), "deal with") == {"1"}


def test_exiled_partner_has_an_exiles_turn() -> None:
    state = play(proposed(meeting(["2c 3c", "2d 2h"]), "2c", "2d"), "accept")
    state = ended(kept(state, "2c", "2h"), "5s")
    state = play(falls(state, (6, 6)), "no card")
    assert rabbit(state, 1) == "underground"
