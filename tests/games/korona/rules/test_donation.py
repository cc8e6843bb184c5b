"""Donation: a card of the target's hand or zone, which the target chooses."""

import pytest

from games.korona.positions import hand, offered, offers, piles, placed, play, unshielded, zone


def test_player_named_chooses_any_card_of_the_hand_and_it_goes_to_the_hand() -> None:
    state = placed(["", ""], ["donation peasant", "shield monarch knight"])
    state = unshielded(state, "ask hand 1")
    assert state.owing == (1,)
    assert offered(state) == {"give shield", "give monarch", "give knight"}
    state = play(state, "give monarch")
    assert hand(state, 0) == ["monarch", "peasant"]
    assert hand(state, 1) == ["knight", "shield"]
    assert state.owing == (0,)


def test_player_named_chooses_a_single_or_top_card_of_any_pile_of_the_zone() -> None:
    theirs = "knight, tower archer archer archer, field peasant villain, monarch, stable"
    state = unshielded(placed(["", theirs], ["donation peasant"]), "ask zone 1")
    assert state.owing == (1,)
    # From full piles too, and only from the top.
    assert offers(state, "top") == {
        "knight",
        "tower archer archer archer",
        "field peasant villain",
        "monarch",
        "stable",
    }


def test_card_from_the_zone_is_placed_where_the_player_of_the_donation_likes() -> None:
    state = placed(["tower, tower archer", "archer"], ["donation peasant"])
    state = unshielded(state, "ask zone 1", "top archer")
    assert state.owing == (0,)
    assert offered(state) == {
        "place archer",
        "place archer on tower",
        "place archer on tower archer",
    }
    state = play(state, "place archer on tower archer")
    assert zone(state, 0) == piles("tower, tower archer archer")
    assert zone(state, 1) == []


def test_donated_villain_is_placed_by_who_asked() -> None:
    state = placed(["tower", "field villain"], ["donation peasant"])
    state = unshielded(state, "ask zone 1", "top field villain")
    assert state.owing == (0,)
    assert offered(state) == {"place villain", "place villain on tower"}


def test_donation_names_only_a_hand_with_a_card() -> None:
    state = placed(["", "", "knight"], ["donation peasant", "", "shield"])
    assert offers(state, "ask hand") == {"2"}


def test_donation_names_only_a_zone_with_a_card_that_could_be_placed() -> None:
    own = "monarch monarch"
    state = placed([own, "", "monarch", "monarch, knight"], ["donation peasant"])
    assert offers(state, "ask zone") == {"3"}
    # And a card that could not be placed is not given.
    assert offers(unshielded(state, "ask zone 3"), "top") == {"knight"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_donation_names_another_player(players: int) -> None:
    state = placed(["knight"] * players, ["donation peasant"] * players)
    others = {str(seat) for seat in range(1, players)}
    assert offers(state, "ask hand") == offers(state, "ask zone") == others


def test_donation_yields_nothing_if_shields_have_emptied_the_hand() -> None:
    state = placed(["", ""], ["donation shield peasant", "shield"])
    # Shielded, shielded back, and no shield more.
    state = play(state, "ask hand 1", "shield", "shield", "let pass")
    assert state.owing == (0,)
    assert hand(state, 0) == ["peasant"]
    assert hand(state, 1) == []
    assert "end turn" in offered(state)


def test_jester_given_needs_a_pile() -> None:
    assert offers(placed(["knight", "stable jester"], ["donation"]), "ask zone") == set()
    state = unshielded(placed(["tower", "stable jester"], ["donation"]), "ask zone 1")
    assert offers(state, "top") == {"stable jester"}
