"""Hidden information during play; the draft's is in `test_draft`."""

import pytest

from games.braverats.positions import after, card, falls, fresh, shown
from reino import State


@pytest.mark.parametrize("seat", [0, 1])
def test_choice_is_sealed_until_both_are_made(seat: int) -> None:
    start = fresh()
    chosen = [start.play(seat, card(name)) for name in ("musician", "prince")]
    for viewer in (1 - seat, None):
        assert chosen[0].view(viewer) == chosen[1].view(viewer)
        assert chosen[0].events(viewer) == chosen[1].events(viewer)
        told = shown(chosen[0], viewer)
        assert (told["chosen"][seat], told["cards"][seat]) == (True, None)
        assert len(told["hands"][seat]) == 8
    assert shown(chosen[0], seat)["cards"][seat] == "musician"


def test_sealed_choice_leaves_the_others_menu_alone() -> None:
    start = fresh()
    assert start.play(0, card("prince")).legal(1) == start.legal(1)
    assert start.play(0, card("prince")).owing == (1,)


def test_order_of_sealed_choices_does_not_matter() -> None:
    start = fresh()
    one = start.play(0, card("spy")).play(1, card("prince"))
    other = start.play(1, card("prince")).play(0, card("spy"))
    assert one == other == start.play({0: card("spy"), 1: card("prince")})


def test_hands_are_public_without_lucky_draw() -> None:
    state = after("spy wizard")
    hands = shown(state, None)["hands"]
    assert [len(hand) for hand in hands] == [7, 7]
    assert shown(state, 0)["hands"] == shown(state, 1)["hands"] == hands


def test_exchange_is_seen_by_everybody() -> None:
    state = falls(fresh(traitor=True), [card("prince"), card("spy")])
    for viewer in (0, 1, None):
        (gifts,) = [event for event in state.events(viewer) if event.kind == "gifts"]
        assert gifts.data["cards"] == ["prince", "spy"]


def test_exchange_is_seen_before_a_lucky_draw_too() -> None:
    state = falls(fresh(traitor=True, lucky_draw=True), [card("prince"), card("spy")])
    (gifts,) = [event for event in state.events(None) if event.kind == "gifts"]
    assert gifts.data["cards"] == ["prince", "spy"]
    assert shown(state, None)["piles"][0].count("spy") == 2


def lucky(yarg: tuple[int, ...], applewood: tuple[int, ...]) -> State:
    return falls(fresh(lucky_draw=True), [*yarg, *applewood])


def test_lucky_draw_hides_hand_against_pile() -> None:
    one, other = lucky((0, 1, 2), (3, 4, 5)), lucky((0, 1, 2), (5, 6, 7))
    assert one.view(0) == other.view(0)
    assert one.events(0) == other.events(0)
    assert one.view(1) != other.view(1)
    assert one.view(None) == lucky((5, 6, 7), (1, 2, 3)).view(None)


def test_lucky_draw_owners_are_public() -> None:
    state = lucky((0, 1, 2), (3, 4, 5)).play({0: 0, 1: 3})
    state = falls(state, [7, 7])
    told = shown(state, 0)
    assert told["hands"] == [["princess", "spy", "prince"], None]
    assert told["piles"][1] == [
        "musician",
        "princess",
        "spy",
        "ambassador",
        "wizard",
        "general",
        "prince",
    ]
    assert told["hand_sizes"] == [3, 3]


def test_lucky_draw_shows_the_owner_what_is_still_in_the_pile() -> None:
    told = shown(lucky((0, 1, 2), (3, 4, 5)), 0)
    assert told["piles"][0] == ["assassin", "ambassador", "wizard", "general", "prince"]


def test_lucky_draw_names_a_card_drawn_only_to_its_owner() -> None:
    state = lucky((0, 1, 2), (3, 4, 5))
    drawn = {
        viewer: [e.data["card"] for e in state.events(viewer) if e.kind == "draw"]
        for viewer in (0, 1, None)
    }
    assert drawn[0] == ["musician", "princess", "spy", None, None, None]
    assert drawn[1] == [None, None, None, "assassin", "ambassador", "wizard"]
    assert drawn[None] == [None] * 6


def test_lucky_draw_sealed_choice_is_hidden_too() -> None:
    state = lucky((0, 1, 2), (3, 4, 5))
    one, other = state.play(0, 0), state.play(0, 2)
    for viewer in (1, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)


@pytest.mark.parametrize("options", [{"draft": True}, {"random_deal": True}])
def test_deal_is_seen_before_a_lucky_draw(options: dict[str, bool]) -> None:
    state = fresh(lucky_draw=True, **options)
    while shown(state)["stage"] != "choose":
        if state.chance:
            state = state.fall(state.chance[0][0])
        else:
            (seat,) = state.owing
            state = state.play(seat, state.legal(seat)[0])
    (dealt,) = [event for event in state.events(None) if event.kind == "dealt"]
    assert shown(state, None)["piles"] == dealt.data["hands"]
