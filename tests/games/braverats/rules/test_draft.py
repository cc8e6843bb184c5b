"""Variant D, the draft: packets, openers, and the cards each seat sees."""

import pytest

from games.braverats.positions import DRAWN_SEAT, card, falls, fresh, keep, names, shown
from reino import State
from reino.core.errors import OutOfTurn
from reino.games.braverats.table.names import card_keys

FIRST = ["musician", "princess", "spy", "assassin"]


def opened(opener: int = 0, **options: object) -> State:
    """The first packet, Musician to Assassin, before its opener."""
    state = fresh(draft=True, **options).fall(DRAWN_SEAT + opener)
    return falls(state, [card(name) for name in FIRST])


def known(state: State, viewer: int | None, seat: int) -> list[str]:
    """The cards of a seat that a viewer knows."""
    return card_keys(state.view(viewer).record.hand[seat])


def keep_first(state: State) -> State:
    (seat,) = state.owing
    return state.play(seat, state.legal(seat)[0])


def next_packet(state: State) -> State:
    while state.chance:
        state = state.fall(state.chance[0][0])
    return state


def test_first_opener_is_drawn_with_equal_chances() -> None:
    assert fresh(draft=True).chance == ((DRAWN_SEAT, 1), (DRAWN_SEAT + 1, 1))


@pytest.mark.parametrize("opener", [0, 1])
def test_opener_looks_at_four_and_keeps_one(opener: int) -> None:
    state = opened(opener)
    assert state.owing == (opener,)
    assert names(state.legal(opener)) == FIRST
    with pytest.raises(OutOfTurn):
        state.play(1 - opener, keep("spy"))


@pytest.mark.parametrize("opener", [0, 1])
def test_everybody_learns_who_opens(opener: int) -> None:
    state = opened(opener)
    for viewer in (0, 1, None):
        told = [(event.kind, event.data["seat"]) for event in state.events(viewer)]
        assert told == [("opener", opener), ("packet", opener)]


def test_packet_goes_to_and_fro_until_the_last_card() -> None:
    state = opened()
    state = state.play(0, keep("spy"))
    assert (state.owing, names(state.legal(1))) == ((1,), ["musician", "princess", "assassin"])
    state = state.play(1, keep("princess"))
    assert (state.owing, names(state.legal(0))) == ((0,), ["musician", "assassin"])
    state = state.play(0, keep("musician"))
    # One card left is no choice: it is the other's.
    assert shown(state, 0)["hand"] == ["musician", "spy"]
    assert shown(state, 1)["hand"] == ["princess", "assassin"]


@pytest.mark.parametrize("opener", [0, 1])
def test_openers_alternate(opener: int) -> None:
    state = opened(opener)
    openers: list[int] = []
    while shown(state)["stage"] != "choose":
        openers.append(shown(state)["opener"])
        for _ in range(3):
            state = keep_first(state)
        state = next_packet(state)
    assert openers == [opener, 1 - opener, opener, 1 - opener]
    assert shown(state)["hand_sizes"] == [8, 8]


def test_all_sixteen_cards_are_dealt() -> None:
    state = opened()
    while shown(state)["stage"] != "choose":
        state = next_packet(keep_first(state))
    yarg, applewood = shown(state)["hands"]
    assert sorted(map(card, yarg + applewood)) == sorted([*range(8)] * 2)


def test_eighteen_cards_end_with_a_packet_of_two() -> None:
    state = opened(1, mime="ninth")
    sizes: list[tuple[int, int]] = []
    while shown(state)["stage"] != "choose":
        sizes.append((shown(state)["opener"], shown(state)["packet_size"]))
        state = next_packet(keep_first(state))
    of_four = [(opener, size) for opener in (1, 0, 1, 0) for size in (4, 3, 2)]
    assert sizes == [*of_four, (1, 2)]
    assert shown(state)["hand_sizes"] == [9, 9]


def test_two_cards_of_one_rank_may_lie_in_a_packet() -> None:
    state = fresh(draft=True).fall(DRAWN_SEAT)
    state = falls(state, [card("prince"), card("prince"), card("spy")])
    assert dict(state.chance)[card("spy")] == 1
    assert card("prince") not in dict(state.chance)
    state = state.fall(card("wizard"))
    assert names(state.legal(0)) == ["spy", "wizard", "prince"]
    state = state.play(0, keep("prince"))
    assert names(state.legal(1)) == ["spy", "wizard", "prince"]


def test_packet_is_seen_only_by_its_holder() -> None:
    state = opened()
    assert shown(state, 0)["packet"] == FIRST
    assert shown(state, 1)["packet"] is None
    assert shown(state, None)["packet"] is None
    assert shown(state, 1)["packet_size"] == 4


def test_packet_is_known_to_who_passed_it_on() -> None:
    state = opened().play(0, keep("spy"))
    assert shown(state, 0)["packet"] == ["musician", "princess", "assassin"]
    assert shown(state, 1)["packet"] == ["musician", "princess", "assassin"]
    assert shown(state, None)["packet"] is None


def test_first_card_kept_stays_secret() -> None:
    state = opened().play(0, keep("spy"))
    assert known(state, 1, 0) == []
    assert known(state, None, 0) == []
    other = falls(fresh(draft=True).fall(DRAWN_SEAT), map(card, ["musician", "princess"]))
    other = falls(other, [card("wizard"), card("assassin")]).play(0, keep("wizard"))
    assert state.view(1) == other.view(1)
    assert state.events(1) == other.events(1)


def test_who_sees_a_packet_again_knows_what_was_kept() -> None:
    state = opened().play(0, keep("spy")).play(1, keep("princess"))
    assert known(state, 0, 1) == ["princess"]
    state = state.play(0, keep("musician"))
    assert known(state, 1, 0) == ["musician"]
    assert known(state, 0, 1) == ["princess", "assassin"]
    assert known(state, None, 0) == known(state, None, 1) == []


def test_events_of_the_draft_name_only_what_was_seen() -> None:
    def kept(state: State) -> list[str | None]:
        return [state.events(viewer)[0].data["card"] for viewer in (0, 1, None)]

    state = opened().play(0, keep("spy"))
    assert kept(state) == ["spy", None, None]
    state = state.play(1, keep("princess"))
    assert kept(state) == ["princess", "princess", None]
    state = state.play(0, keep("assassin"))
    assert kept(state) == ["assassin", "assassin", None]


def test_the_last_card_of_a_packet_is_named_to_both_clans() -> None:
    state = opened().play(0, keep("spy")).play(1, keep("princess")).play(0, keep("assassin"))
    told = [
        (event.data["seat"], event.data["card"])
        for viewer in (0, 1, None)
        for event in state.events(viewer)
        if event.kind == "last"
    ]
    assert told == [(1, "musician"), (1, "musician"), (1, None)]


def test_hands_are_public_once_the_draft_is_over() -> None:
    state = opened()
    while shown(state)["stage"] != "choose":
        state = next_packet(keep_first(state))
    hands = shown(state, 0)["hands"]
    assert shown(state, 1)["hands"] == shown(state, None)["hands"] == hands
    dealt = [event for event in state.events(None) if event.kind == "dealt"]
    assert [event.data["hands"] for event in dealt] == [hands]
