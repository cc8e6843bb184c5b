"""Variants A, B, C, E and F, their order, and which of them exclude each other."""

from itertools import combinations, product

import pytest

import reino
from games.braverats.positions import (
    DRAWN_SEAT,
    after,
    card,
    falls,
    fresh,
    names,
    result,
    rounds,
    shown,
    wins,
)
from reino import State
from reino.core.errors import BadOptionValue, ContradictoryOptions, UnknownOption

ALL = ["musician", "princess", "spy", "assassin", "ambassador", "wizard", "general", "prince"]


def hands(state: State) -> list[list[str]]:
    both: list[list[str]] = shown(state)["hands"]
    return both


def without(*gone: str) -> list[str]:
    return [name for name in ALL if name not in gone]


def stages(state: State) -> list[str]:
    """The stages of a set-up in which the first outcome comes and the first action is taken."""
    passed: list[str] = []
    while True:
        stage = shown(state)["stage"]
        if not passed or passed[-1] != stage:
            passed.append(stage)
        if stage == "choose":
            return passed
        if state.owing:
            (seat,) = state.owing
            state = state.play(seat, state.legal(seat)[0])
        else:
            state = state.fall(state.chance[0][0])


def test_defaults_are_the_base_game() -> None:
    options = reino.load("braverats").options
    assert options == {
        "traitor": False,
        "lucky_draw": False,
        "fast_rat": False,
        "draft": False,
        "random_deal": False,
        "princess_attack": "off",
        "emperor": False,
        "mime": "off",
        "held_ambassador": True,
        "musician_mutes": False,
    }


def test_base_game_has_no_chance_and_eight_cards_each() -> None:
    state = fresh()
    assert state.chance == ()
    assert hands(state) == [ALL, ALL]


def test_fast_rat_needs_three_wins() -> None:
    state = after("ambassador spy", fast_rat=True)
    assert (state.over, shown(state)["target"]) == (False, 3)
    state = after("ambassador spy", "prince wizard", fast_rat=True)
    assert (wins(state), state.reason) == ((3, 0), "target")


def test_traitors_exchange_one_card_each() -> None:
    state = falls(fresh(traitor=True), [card("prince"), card("princess")])
    assert hands(state)[0] == sorted([*without("prince"), "princess"], key=ALL.index)
    assert hands(state)[1] == sorted([*without("princess"), "prince"], key=ALL.index)
    assert state.owing == (0, 1)


def test_traitor_gives_from_the_hand_held_before_the_exchange() -> None:
    state = fresh(traitor=True).fall(card("wizard"))
    assert names(outcome for outcome, _ in state.chance) == ALL
    assert {weight for _, weight in state.chance} == {1}


def test_traitors_may_give_the_same_card() -> None:
    state = falls(fresh(traitor=True), [card("wizard")] * 2)
    assert hands(state) == [ALL, ALL]


def test_traitor_gives_of_nine_with_the_mime() -> None:
    state = fresh(traitor=True, mime="ninth")
    assert names(outcome for outcome, _ in state.chance) == [*ALL, "mime"]
    state = falls(state, [card("mime"), card("spy")])
    assert hands(state)[0] == ["musician", "princess", "spy", "spy", *ALL[3:]]
    assert hands(state)[1] == [*without("spy"), "mime", "mime"]


def test_two_cards_of_one_rank_can_both_be_played() -> None:
    state = falls(fresh(traitor=True), [card("musician"), card("prince")])
    state = rounds(state, "prince wizard", "prince general")
    assert wins(state) == (2, 0)
    assert "prince" not in hands(state)[0]


def test_clan_colour_has_no_effect() -> None:
    state = falls(fresh(traitor=True), [card("prince"), card("princess")])
    # Applewood's Princess in Yarg's hand meets Yarg's Prince in Applewood's.
    state = rounds(state, "princess prince")
    assert (result(state), state.reason) == ("Y!", "princess")


def test_random_deal_deals_evenly_from_all_sixteen() -> None:
    state = fresh(random_deal=True)
    assert state.chance == tuple((rank, 2) for rank in range(8))
    twice = ["wizard", "general", "prince", "spy"]
    state = falls(state, [card(name) for name in twice for _ in range(2)])
    assert hands(state)[0] == sorted(twice * 2, key=ALL.index)
    assert hands(state)[1] == sorted(without(*twice) * 2, key=ALL.index)
    assert state.owing == (0, 1)


def test_random_deal_with_the_mime_deals_nine_of_eighteen() -> None:
    state = fresh(random_deal=True, mime="ninth")
    assert state.chance == tuple((rank, 2) for rank in range(9))
    state = falls(state, [card("mime"), card("mime"), *range(7)])
    assert hands(state) == [[*ALL[:7], "mime", "mime"], [*ALL, "prince"]]


@pytest.mark.parametrize(("holder", "seat"), [("yarg", 0), ("applewood", 1)])
def test_princess_attack_gives_one_clan_both_princes(holder: str, seat: int) -> None:
    state = fresh(princess_attack=holder)
    assert state.chance == ()
    assert hands(state)[seat] == [*without("princess"), "prince"]
    assert hands(state)[1 - seat] == ["musician", "princess", "princess", *ALL[2:7]]


@pytest.mark.parametrize("seat", [0, 1])
def test_random_princess_attack_draws_the_clan_with_equal_chances(seat: int) -> None:
    state = fresh(princess_attack="random")
    assert state.chance == ((DRAWN_SEAT, 1), (DRAWN_SEAT + 1, 1))
    state = state.fall(DRAWN_SEAT + seat)
    assert hands(state) == hands(fresh(princess_attack=("yarg", "applewood")[seat]))


def test_random_deal_with_the_mime_instead_deals_eight_of_sixteen() -> None:
    state = fresh(random_deal=True, mime="instead")
    assert names(outcome for outcome, _ in state.chance) == [*without("wizard"), "mime"]
    low = [card(name) for name in ALL[:3]]
    state = falls(state, [card("mime"), card("mime"), *low, *low])
    assert hands(state) == [
        [*(name for name in ALL[:3] for _ in range(2)), "mime", "mime"],
        [name for name in ALL[3:] if name != "wizard" for _ in range(2)],
    ]


def test_traitors_card_comes_from_eight_with_the_mime_instead() -> None:
    state = fresh(traitor=True, mime="instead")
    assert names(outcome for outcome, _ in state.chance) == [*without("wizard"), "mime"]


def test_draft_with_the_mime_instead_has_four_packets_of_four() -> None:
    state = falls(fresh(draft=True, mime="instead"), [9])
    opened = 0
    while shown(state)["stage"] in ("packet", "keep"):
        if state.chance:
            assert sum(weight for _, weight in state.chance) == 16 - opened
            state = state.fall(state.chance[-1][0])
            opened += 1
        else:
            state = state.play(state.owing[0], state.legal(state.owing[0])[0])
    assert opened == 16
    assert sorted(hands(state)[0] + hands(state)[1]) == sorted([*without("wizard"), "mime"] * 2)


def test_princess_attack_keeps_the_mime() -> None:
    state = fresh(princess_attack="yarg", mime="ninth")
    assert hands(state)[0] == [*without("princess"), "prince", "mime"]


def test_lucky_draw_deals_three_to_each_hand() -> None:
    state = fresh(lucky_draw=True)
    assert state.chance == tuple((rank, 1) for rank in range(8))
    state = falls(state, [0, 1, 2])
    assert shown(state, 0)["hand"] == ["musician", "princess", "spy"]
    state = falls(state, [5, 6, 7])
    assert shown(state, 1)["hand"] == ["wizard", "general", "prince"]
    assert state.owing == (0, 1)
    assert names(state.legal(0)) == ["musician", "princess", "spy"]


def test_lucky_draw_draws_one_after_each_play() -> None:
    state = falls(fresh(lucky_draw=True), [0, 1, 2, 5, 6, 7])
    state = rounds(state, "princess wizard")
    assert names(outcome for outcome, _ in state.chance) == ALL[3:]
    state = state.fall(card("prince"))
    assert names(outcome for outcome, _ in state.chance) == ALL[:5]
    state = state.fall(card("princess"))
    assert shown(state, 0)["hand"] == ["musician", "spy", "prince"]
    assert shown(state, 1)["hand"] == ["princess", "general", "prince"]


def test_lucky_draw_hands_shrink_once_the_pile_is_empty() -> None:
    state = fresh(lucky_draw=True)
    sizes: list[int] = []
    while not state.over:
        while state.chance:
            state = state.fall(state.chance[0][0])
        sizes.append(len(state.legal(0)))
        lowest = state.legal(0)[0]
        state = state.play({0: lowest, 1: lowest})
    assert sizes == [3, 3, 3, 3, 3, 3, 2, 1]
    assert state.reason == "out_of_cards"


def test_lucky_draw_spy_sees_a_card_of_the_hand_of_three() -> None:
    state = falls(fresh(lucky_draw=True), [0, 1, 2, 5, 6, 7])
    state = rounds(state, "spy prince")
    state = falls(state, [card("assassin"), card("musician")])
    assert state.owing == (1,)
    assert names(state.legal(1)) == ["musician", "wizard", "general"]
    state = state.play(1, card("general"))
    assert shown(state, 0)["cards"] == [None, "general"]


@pytest.mark.parametrize(
    ("first", "passed"),
    [
        ({}, []),
        ({"random_deal": True}, ["deal"]),
        ({"princess_attack": "random"}, ["princes"]),
        ({"draft": True}, ["opener", *["packet", "keep"] * 4]),
    ],
)
@pytest.mark.parametrize(("traitor", "lucky"), list(product([False, True], repeat=2)))
def test_set_up_order_is_deal_then_traitor_then_lucky_draw(
    first: dict[str, object], passed: list[str], traitor: bool, lucky: bool
) -> None:
    state = fresh(**first, traitor=traitor, lucky_draw=lucky)
    expected = [*passed, *["gift"] * traitor, *["draw"] * lucky, "choose"]
    assert stages(state) == expected


def test_traitor_gives_from_the_hand_the_attack_left() -> None:
    state = fresh(princess_attack="yarg", traitor=True)
    assert dict(state.chance)[card("prince")] == 2
    assert card("princess") not in dict(state.chance)


def test_lucky_draw_shuffles_the_hand_the_traitor_left() -> None:
    state = falls(fresh(lucky_draw=True, traitor=True), [card("prince"), card("spy")])
    assert dict(state.chance) == {**dict.fromkeys(range(7), 1), card("spy"): 2}


@pytest.mark.parametrize("pair", list(combinations(["draft", "random_deal", "princess_attack"], 2)))
def test_draft_deal_and_attack_exclude_each_other(pair: tuple[str, str]) -> None:
    options = {key: "random" if key == "princess_attack" else True for key in pair}
    with pytest.raises(ContradictoryOptions, match=rf"{pair[0]}.*{pair[1]}"):
        reino.load("braverats", options=options)


@pytest.mark.parametrize("holder", ["off", "random", "yarg", "applewood"])
def test_princess_attack_values(holder: str) -> None:
    assert reino.load("braverats", options={"princess_attack": holder})


def test_unknown_options_and_values_are_named() -> None:
    with pytest.raises(UnknownOption, match="fast_mouse"):
        reino.load("braverats", options={"fast_mouse": True})
    with pytest.raises(BadOptionValue, match="princess_attack"):
        reino.load("braverats", options={"princess_attack": True})


@pytest.mark.parametrize("deal", [{}, {"draft": True}, {"random_deal": True}])
@pytest.mark.parametrize("mime", ["ninth", "instead"])
def test_all_other_variants_combine(deal: dict[str, object], mime: str) -> None:
    rest = dict.fromkeys(("traitor", "lucky_draw", "fast_rat", "emperor"), True)
    tallies = reino.load("braverats", options={**deal, **rest, "mime": mime}).playouts(20)
    assert sum(tallies.reasons.values()) == 20
    assert tallies.reasons["match"] > 0
