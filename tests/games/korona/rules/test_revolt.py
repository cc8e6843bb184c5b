"""Revolt: a card or pile goes from every seat to the next, clockwise."""

import pytest

from games.korona.positions import discards, offered, offers, piles, placed, play, unshielded, zone
from reino import State

SIX = "peasant, peasant, field peasant, field peasant peasant peasant"


def revolting(zones: list[str], active: int = 0) -> State:
    """A revolt that no seat has shielded, before the first choice."""
    hands = ["revolt knight" if seat == active else "" for seat in range(len(zones))]
    return unshielded(placed(zones, hands, active=active), "revolt")


def may_revolt(own: str) -> bool:
    return "revolt" in offered(placed([own, "knight"], ["revolt knight"]))


@pytest.mark.parametrize(
    ("own", "enough"),
    [
        (SIX, True),
        ("peasant, peasant, peasant, peasant, peasant, peasant", True),
        ("field peasant peasant peasant, field peasant peasant peasant", True),
        ("peasant, peasant, peasant, peasant, peasant", False),
        ("field peasant peasant peasant, field peasant peasant", False),
        ("field peasant peasant jester, field peasant jester jester", True),
        ("field peasant villain peasant, peasant, peasant, peasant, peasant", True),
        ("peasant, peasant, peasant, peasant, peasant, tower jester", False),
    ],
)
def test_revolt_needs_six_peasants_alone_or_on_fields_jesters_in_that_role_too(
    own: str, enough: bool
) -> None:
    assert may_revolt(own) == enough


def test_peasants_are_counted_when_the_card_is_played() -> None:
    own = "peasant, peasant, peasant, peasant, peasant"
    state = placed([own, "knight"], ["revolt peasant archer"])
    assert "revolt" not in offered(state)
    state = play(state, "place peasant")
    assert "revolt" in offered(state)
    # Passing one of the six on does not end it.
    state = play(unshielded(state, "revolt"), "top peasant", "place peasant")
    assert offers(state, "top") == {"knight"}


def test_each_passes_one_single_one_top_card_or_one_whole_pile() -> None:
    state = revolting([f"{SIX}, tower archer", ""])
    assert offered(state) == {
        "top peasant",
        "top field peasant",
        "top field peasant peasant peasant",
        "top tower archer",
        "whole field peasant",
        "whole field peasant peasant peasant",
        "whole tower archer",
    }


def test_initiator_chooses_what_they_pass_and_the_player_before_chooses_for_each_other() -> None:
    state = revolting([SIX, "knight", "archer", "tower"], active=0)
    choosers = []
    for card in ("peasant", "knight", "archer", "tower"):
        choosers.append(state.owing[0])
        state = play(state, f"top {card}")
        state = play(state, f"place {card}")
    assert choosers == [0, 0, 1, 2]
    assert zone(state, 0) == piles(SIX.removeprefix("peasant, ") + ", tower")
    assert zone(state, 1) == ["peasant"]
    assert zone(state, 2) == ["knight"]
    assert zone(state, 3) == ["archer"]
    assert state.owing == (0,)


def test_passing_goes_clockwise_from_the_initiator() -> None:
    state = revolting(["knight", SIX, "archer"], active=1)
    assert state.owing == (1,)
    state = play(state, "top peasant")
    assert state.owing == (2,)
    state = play(state, "place peasant")
    assert state.owing == (1,)
    state = play(state, "top archer")
    assert state.owing == (0,)
    state = play(state, "place archer")
    assert state.owing == (2,)
    state = play(state, "top knight")
    assert state.owing == (1,)
    assert zone(play(state, "place knight"), 0) == ["archer"]


def test_what_was_just_received_cannot_be_passed_on() -> None:
    state = revolting([SIX, "knight"])
    state = play(state, "top peasant", "place peasant")
    assert offered(state) == {"top knight"}


def test_equal_single_that_was_there_before_may_be_passed() -> None:
    state = revolting([SIX, "peasant"])
    state = play(state, "top peasant", "place peasant")
    assert offered(state) == {"top peasant"}


def test_pile_holding_a_received_card_passes_neither_whole_nor_in_part() -> None:
    state = play(revolting([SIX, "field peasant, knight"]), "top peasant")
    state = play(state, "place peasant on field peasant")
    assert offered(state) == {"top knight"}


def test_received_pile_passes_neither_whole_nor_in_part() -> None:
    state = play(revolting([SIX, "knight"]), "whole field peasant")
    assert zone(state, 1) == piles("field peasant, knight")
    assert offered(state) == {"top knight"}


def test_pile_that_holds_the_moved_jester_or_its_pair_does_not_pass() -> None:
    state = play(revolting([f"{SIX}, monarch jester", "stable, knight"]), "whole monarch jester")
    moved = play(state, "place jester on stable")
    assert offered(moved) == {"top knight"}
    stayed = play(state, "stay")
    assert offered(stayed) == {"top knight", "top stable"}


def test_pass_that_is_skipped_leaves_the_next_zone_free_to_pass() -> None:
    # Seat 1 has only the peasant it got; that of seat 2 is another.
    state = play(revolting([SIX, "", "peasant"]), "top peasant", "place peasant")
    assert state.owing == (1,)
    assert offered(state) == {"top peasant"}


def test_pile_like_that_of_a_moved_jester_passes_from_the_next_seat() -> None:
    zones = [f"{SIX}, monarch jester", "stable, knight", "stable jester, monarch"]
    state = play(revolting(zones), "whole monarch jester", "place jester on stable")
    state = play(state, "top knight", "place knight")
    assert state.owing == (1,)
    assert offered(state) == {"top stable jester", "whole stable jester", "top monarch"}


def test_pile_like_that_of_a_moved_jester_passes_after_a_skipped_pass() -> None:
    zones = [f"{SIX}, monarch jester", "stable", "stable jester, monarch"]
    state = play(revolting(zones), "whole monarch jester", "place jester on stable")
    assert state.owing == (1,)
    assert offered(state) == {"top stable jester", "whole stable jester", "top monarch"}


def test_receiver_places_what_comes() -> None:
    state = play(revolting([SIX, "field, field villain"]), "top peasant")
    assert state.owing == (1,)
    assert offered(state) == {
        "place peasant",
        "place peasant on field",
        "place peasant on field villain",
    }


def test_villain_is_placed_by_the_chooser() -> None:
    # The third pass is chosen by the second seat, and goes to the first.
    zones = [SIX, "knight", "villain"]
    state = play(revolting(zones), "top peasant", "place peasant", "top knight", "place knight")
    assert state.owing == (1,)
    state = play(state, "top villain")
    assert state.owing == (1,)
    assert offered(state) == {"place villain", "place villain on field peasant"}
    state = play(state, "place villain on field peasant")
    assert "field peasant villain" in zone(state, 0)


def test_villain_of_the_first_two_passes_is_placed_by_the_initiator() -> None:
    state = play(revolting([f"{SIX}, villain", "field"]), "top villain")
    assert state.owing == (0,)
    assert offered(state) == {"place villain", "place villain on field"}
    # Of three, the second pass is chosen by the first seat, and so its villain placed.
    state = play(revolting([SIX, "villain", "tower"]), "top peasant", "place peasant")
    assert state.owing == (0,)
    state = play(state, "top villain")
    assert state.owing == (0,)
    assert offered(state) == {"place villain", "place villain on tower"}


def test_receiver_of_a_pair_with_a_jester_may_move_the_jester() -> None:
    state = play(revolting([f"{SIX}, monarch jester", "stable"]), "whole monarch jester")
    assert state.owing == (1,)
    assert offered(state) == {"stay", "place jester on stable"}


def test_passing_is_compulsory() -> None:
    state = revolting([SIX, "monarch"])
    assert all(word.split()[0] in ("top", "whole") for word in offered(state))
    state = play(state, "top peasant", "place peasant")
    assert offered(state) == {"top monarch"}


def test_zone_with_nothing_legal_to_pass_passes_nothing() -> None:
    # Seat 1 has only the card it just got; seat 2 passes on a card it had.
    state = play(revolting([SIX, "", "knight"]), "top peasant", "place peasant")
    assert state.owing == (1,)
    assert offered(state) == {"top knight"}
    state = play(state, "top knight", "place knight")
    assert zone(state, 1) == ["peasant"]
    assert zone(state, 2) == []
    # A monarch cannot come to a pair.
    own = "monarch monarch, peasant, peasant, peasant, peasant, peasant, peasant"
    state = play(revolting([own, "monarch"]), "top peasant", "place peasant")
    assert "end turn" in offered(state)
    assert zone(state, 1) == piles("monarch, peasant")


def test_any_pile_may_be_passed_guarded_monarchs_too() -> None:
    guarded = "monarch monarch, stable knight knight, tower archer archer archer"
    state = play(revolting([SIX, guarded]), "top peasant", "place peasant")
    assert offers(state, "whole") == {*guarded.split(", ")}


def test_one_card_pile_passes_as_a_card() -> None:
    state = play(revolting([SIX, "monarch, stable"]), "top peasant", "place peasant")
    assert offered(state) == {"top monarch", "top stable"}


def test_larger_pile_stays_a_pile_villains_in_it_included() -> None:
    state = play(revolting([f"{SIX}, stable villain", "stable"]), "whole stable villain")
    assert zone(state, 1) == piles("stable, stable villain")


def test_pair_or_healers_pass_only_where_there_is_none() -> None:
    state = revolting([f"{SIX}, monarch monarch, healer jester", "monarch, healer"])
    # Top cards may join those of the receiver.
    assert {o for o in offered(state) if "monarch" in o or "healer" in o} == {
        "top monarch monarch",
        "top healer jester",
    }


def test_shields_are_asked_before_anything_is_chosen() -> None:
    state = placed([SIX, "knight", "archer"], ["revolt knight", "shield", ""])
    state = play(state, "revolt")
    assert state.owing == (1,)
    assert offered(state) == {"let pass", "shield"}
    state = play(state, "let pass")
    assert state.owing == (2,)
    state = play(state, "let pass")
    assert state.owing == (0,)
    assert "top peasant" in offered(state)
    assert discards(state) == ["revolt"]


def test_pass_is_placed_before_the_next_is_chosen() -> None:
    # The knight placed on the stable makes the pile a received one.
    own = f"{SIX}, knight"
    state = play(revolting([own, "stable, archer"]), "top knight", "place knight on stable")
    assert offered(state) == {"top archer"}
