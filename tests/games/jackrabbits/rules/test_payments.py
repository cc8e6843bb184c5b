"""Payments: all sets of the allowed suits that are enough and have no card too many."""

import pytest

from games.jackrabbits.positions import (
    court,
    discards,
    falls,
    hand,
    lay,
    offered,
    offers,
    payments,
    pile,
    placed,
    play,
    sets,
    stage,
    walk,
)
from games.jackrabbits.reference_cards import in_order, minimal_sets, spent_values
from reino import State

OFF = dict.fromkeys(("ambivalent_aces", "capital_aces", "patriarchal_values"), False)


def toll(hand: str, dice: tuple[int, int], **where: object) -> State:
    """The price of a change at a river, in clubs, spades and hearts."""
    options = {"capital": where.pop("capital", ())}
    state = placed(["plaza-of-spades", "citadel"], [hand], dice=dice, **options, **where)
    return walk(state, "river-2", "forest-2")


def test_payment_reaches_the_price_and_none_of_its_cards_could_be_left_out() -> None:
    assert payments(toll("2c 3s 4h 7h 9c", (3, 4))) == sets("7h", "9c", "3s 4h")
    assert payments(toll("2c 3s 4h 6h", (3, 4))) == sets("2c 6h", "3s 4h", "3s 6h", "4h 6h")


def test_suits_mix_and_others_do_not_count() -> None:
    assert payments(toll("2c 2s 3h 10d 9d", (3, 4))) == sets("2c 2s 3h")


def test_overpay_is_lost() -> None:
    state = lay(toll("9c 2s", (1, 1)), "9c")
    assert hand(state, 0) == {"2s"}
    assert discards(state) == {"9c"}
    assert stage(state) == "on way"


def test_ace_is_one_numbers_as_printed_and_royals_ten() -> None:
    assert payments(toll("Ac 10s 9h", (5, 6))) == sets("10s Ac", "10s 9h")
    assert payments(toll("As Jc Qs Kh", (5, 6))) == sets(
        "Jc As", "Qs As", "Kh As", "Jc Qs", "Jc Kh", "Qs Kh"
    )


def test_spent_royal_goes_to_the_court_and_its_carrot_comes_off() -> None:
    state = toll("Kc", (5, 5))
    assert "Kc" not in court(state)
    state = lay(state, "Kc")
    assert "Kc" in court(state)
    assert discards(state) == set()
    assert hand(state, 0) == set()


def test_jokers_have_no_pips() -> None:
    state = placed(["plaza-of-spades", "citadel"], ["red black"], dice=(1, 1))
    assert len(offers(walk(state, "river-2"), "move")) == 1


def test_cards_are_laid_from_the_greatest_down_and_only_if_the_rest_is_there() -> None:
    state = toll("2c 3s 4h 6h", (3, 4))
    assert offered(state) == {"spend 6h", "spend 4h"}
    assert offered(play(state, "spend 6h")) == {"spend 4h", "spend 3s", "spend 2c"}
    assert offered(play(state, "spend 4h")) == {"spend 3s"}


def test_ambivalent_ace_counts_one_or_eleven() -> None:
    found = payments(toll("Ac 6h 9s", (3, 4), ambivalent_aces=True))
    assert found == sets("Ac!", "6h Ac", "9s")


def test_patriarchal_values_and_ace_fourteen() -> None:
    found = payments(toll("Ac Js Qs Kh", (6, 6), patriarchal_values=True))
    assert found == sets("Ac", "Qs", "Kh")
    found = payments(toll("Js Qs 2c", (6, 6), patriarchal_values=True))
    assert found == sets("Qs", "Js 2c")


def test_ambivalent_ace_with_patriarchal_values_is_one_or_fourteen() -> None:
    options = {"ambivalent_aces": True, "patriarchal_values": True}
    assert payments(toll("Ac Kh", (6, 6), **options)) == sets("Ac!", "Kh")
    state = placed(["tower-of-spades", "citadel"], ["Ac Kc 4h"], dice=(6, 6), at="turn", **options)
    assert "show Ac" in offered(state)


def test_first_ace_with_capital_aces_is_high_and_lies_before_you() -> None:
    state = toll("Ac As 2h", (5, 6), capital_aces=True)
    assert payments(state) == sets("Ac", "As")
    state = lay(state, "As")
    assert state.record.capital[0] == 13
    assert hand(state, 0) == {"Ac", "2h"}
    assert state.record.hand_size[0] == 2
    assert discards(state) == set()


def test_later_aces_with_capital_aces_count_one() -> None:
    assert payments(toll("Ac As", (6, 6), capital_aces=True)) == sets("Ac As")
    found = payments(toll("Ac As 9h 10h", (5, 6), capital_aces=True, capital=["Ad"]))
    assert found == sets("10h Ac", "10h As", "10h 9h", "9h Ac As")


def test_first_ace_with_capital_and_patriarchal_values_is_fourteen_and_later_ones_are_one() -> None:
    options = {"capital_aces": True, "patriarchal_values": True}
    assert payments(toll("Ac 2h", (6, 6), **options)) == sets("Ac")
    found = payments(toll("Ac Kh", (6, 6), capital=["Ad"], **options))
    assert found == sets("Kh")


def test_ambivalent_first_ace_with_capital_aces_only_lies_before_you() -> None:
    options = {"capital_aces": True, "ambivalent_aces": True}
    state = toll("Ac 6h 9c", (3, 4), **options)
    assert payments(state) == sets("Ac!", "6h Ac", "9c")
    state = lay(state, "6h Ac")
    assert state.record.capital[0] == 0
    assert discards(state) == {"6h"}
    # And the next one is as free as the first.
    found = payments(toll("Ac 6h 9c", (3, 4), capital=["Ad"], **options))
    assert found == sets("Ac!", "6h Ac", "9c")


def test_owner_chooses_which_ambivalent_ace_lies_before_them() -> None:
    state = toll("Ac As 6h", (4, 4), capital_aces=True, ambivalent_aces=True)
    both = play(state, "spend 6h")
    assert {"spend Ac", "spend As"} <= offered(both)
    assert play(both, "spend Ac", "spend As").record.capital[0] == 0
    assert play(both, "spend As", "spend Ac").record.capital[0] == 13


def test_capital_ace_is_never_shuffled() -> None:
    state = placed(["citadel", "citadel"], capital=["As"], pile="", at="phase", capital_aces=True)
    state = play(state, "no more")
    assert len(state.chance) == 39
    assert len(pile(falls(state, "Ah"))) == 38
    assert "As" not in pile(falls(state, "Ah"))


def test_additional_capital_adds_one_to_a_payment_in_its_suit() -> None:
    options = {"capital_aces": True, "additional_capital": True}
    assert payments(toll("6h 7s 2c", (3, 4), capital=["As"], **options)) == sets("6h", "7s")
    # Diamonds are not paid at a river.
    assert payments(toll("6h 7s 2c", (3, 4), capital=["Ad"], **options)) == sets("6h 2c", "7s")


def test_additional_capital_adds_from_the_next_payment_on() -> None:
    options = {"capital_aces": True, "additional_capital": True}
    assert payments(toll("As Ac", (6, 6), **options)) == sets("As Ac")


def test_additional_capital_adds_to_an_acquisition_in_its_suit() -> None:
    options = {"capital_aces": True, "additional_capital": True}
    for capital, acquires in (("As", True), ("Ah", False)):
        state = placed(
            ["tower-of-spades", "citadel"], ["9s"], capital=[capital], at="phase", **options
        )
        assert ("acquire" in offered(state)) == acquires


def test_aces_with_all_four_options_together() -> None:
    options = {
        "ambivalent_aces": True,
        "capital_aces": True,
        "additional_capital": True,
        "patriarchal_values": True,
    }
    # Before the first ace is spent nothing is added, and it may count 1 or 14.
    assert payments(toll("Ac Kh", (6, 6), **options)) == sets("Ac!", "Kh")
    # Afterwards the one before its owner adds 1, and others still count 1 or 14.
    found = payments(toll("Ac Jh Qs 10h", (6, 6), capital=["As"], **options))
    assert found == sets("Ac!", "Jh", "Qs", "10h Ac")


@pytest.mark.parametrize("ambivalent", [False, True])
@pytest.mark.parametrize("capital", [False, True])
@pytest.mark.parametrize("patriarchal", [False, True])
def test_kernel_lays_exactly_the_minimal_sets(
    ambivalent: bool, capital: bool, patriarchal: bool
) -> None:
    rules = {
        "ambivalent_aces": ambivalent,
        "capital_aces": capital,
        "patriarchal_values": patriarchal,
    }
    for text in (
        "Ac As Ah 2c 3s Kh 5h",
        "Ac 2s 3h 4c 5s 6h 7c",
        "As Ah Js Qh 9c 8s",
        "2c 2s 2h 3c",
    ):
        cards = in_order(text.split())
        for dice in ((1, 1), (2, 3), (3, 6), (6, 6)):
            found = minimal_sets(cards, sum(dice), spent_values(rules, None))
            expected = {
                frozenset(f"{c}!" if ambivalent and c[0] == "A" and n > 1 else c for c, n in laid)
                for laid in found
            }
            state = placed(["plaza-of-spades", "citadel"], [text], dice=dice, **rules)
            state = walk(state, "river-2")
            if not expected:
                assert len(offers(state, "move")) == 1
            else:
                assert payments(walk(state, "forest-2")) == expected


def test_reference_counts_as_the_page_says() -> None:
    # A few by hand, so that the reference itself is held to something.
    plain = spent_values(OFF, None)
    assert minimal_sets(("3c", "4c", "7c"), 7, plain) == ((("7c", 7),), (("4c", 4), ("3c", 3)))
    assert minimal_sets(("Ac",), 2, plain) == ()
