"""Tactical swap: two cards of the target's zone for one of one's own."""

from games.korona.positions import discards, offered, offers, piles, placed, play, unshielded, zone
from reino import State


def swapping(own: str, theirs: str) -> State:
    return play(placed([own, theirs], ["tactical-swap peasant"]), "swap 1")


def may_swap(own: str, theirs: str) -> bool:
    return "swap 1" in offered(placed([own, theirs], ["tactical-swap peasant"]))


def test_two_are_taken_and_one_is_given() -> None:
    state = swapping("peasant, stable", "archer, field")
    state = unshielded(play(state, "top archer", "top field", "top stable"))
    # The player of the swap places first, two cards in either order.
    assert state.owing == (0,)
    assert offered(state) == {"place archer", "place field"}
    state = play(state, "place field", "place archer")
    assert state.owing == (1,)
    assert offered(state) == {"place stable"}
    state = play(state, "place stable")
    assert zone(state, 0) == piles("peasant, field, archer")
    assert zone(state, 1) == piles("stable")
    assert discards(state) == ["tactical-swap"]
    assert "end turn" in offered(state)


def test_none_of_the_three_comes_from_a_full_pile() -> None:
    full = "stable knight knight"
    state = swapping(f"{full}, archer", f"{full}, field, tower")
    assert offers(state, "top") == {"field", "tower"}
    state = play(state, "top field", "top tower")
    assert offers(state, "top") == {"archer"}


def test_villain_on_a_full_pile_does_not_leave_it_by_a_swap() -> None:
    state = play(swapping("monarch villain, archer", "field, tower"), "top field", "top tower")
    assert offers(state, "top") == {"archer"}


def test_cards_leave_a_pile_from_the_top_down() -> None:
    state = swapping("archer", "tower archer villain, field")
    assert offers(state, "top") == {"tower archer villain", "field"}


def test_both_may_come_from_one_pile() -> None:
    state = play(swapping("archer", "field peasant, knight"), "top field peasant")
    assert offers(state, "top") == {"field", "knight"}
    state = unshielded(play(state, "top field", "top archer"))
    state = play(state, "place field", "place peasant on field", "place archer")
    assert zone(state, 0) == piles("field peasant")
    assert zone(state, 1) == piles("archer, knight")


def test_both_place_what_they_got_where_they_like() -> None:
    state = swapping("archer, stable", "knight, peasant, tower")
    state = unshielded(play(state, "top knight", "top peasant", "top archer"))
    assert offered(state) == {"place knight", "place knight on stable", "place peasant"}
    state = play(state, "place knight on stable", "place peasant")
    assert state.owing == (1,)
    assert offered(state) == {"place archer", "place archer on tower"}


def test_given_villain_is_placed_by_the_player_of_the_swap() -> None:
    state = swapping("villain", "knight, peasant, tower")
    state = unshielded(play(state, "top knight", "top peasant", "top villain"))
    state = play(state, "place knight", "place peasant")
    assert state.owing == (0,)
    assert offered(state) == {"place villain", "place villain on tower"}
    state = play(state, "place villain on tower")
    assert zone(state, 1) == piles("tower villain")


def test_taken_villain_is_placed_by_the_player_of_the_swap() -> None:
    state = swapping("field, archer", "villain, peasant")
    state = unshielded(play(state, "top villain", "top peasant", "top archer"))
    assert state.owing == (0,)
    assert "place villain on field" in offered(state)


def test_exactly_two_are_taken() -> None:
    assert not may_swap("archer", "knight")
    assert may_swap("archer", "knight, knight")
    assert may_swap("archer", "stable knight")
    assert not may_swap("archer", "knight, stable knight knight")


def test_without_a_legal_card_to_give_the_swap_cannot_be_used() -> None:
    assert not may_swap("", "knight, archer")
    assert not may_swap("stable knight knight", "knight, archer")
    # The monarch finds no place in the target's zone.
    assert not may_swap("monarch", "knight, archer, monarch monarch")


def test_card_just_taken_cannot_be_given() -> None:
    state = play(swapping("archer", "knight, peasant"), "top knight", "top peasant")
    assert offered(state) == {"top archer"}


def test_all_three_leave_first_so_monarch_for_monarch_is_possible() -> None:
    state = play(swapping("monarch, archer", "monarch, knight"), "top monarch", "top knight")
    assert offers(state, "top") == {"monarch", "archer"}
    state = unshielded(play(state, "top monarch"))
    state = play(state, "place monarch", "place knight", "place monarch")
    assert zone(state, 0) == piles("archer, monarch, knight")
    assert zone(state, 1) == piles("monarch")


def test_all_three_leave_first_so_what_a_taken_card_needs_cannot_be_given() -> None:
    # The stable is the only place for the jester.
    zones = "stable, archer", "field jester, knight"
    state = play(swapping(*zones), "top field jester", "top knight")
    assert offers(state, "top") == {"archer"}
    assert not may_swap("stable", "monarch jester")
    # The field that comes along is another.
    state = play(swapping(*zones), "top field jester", "top field")
    assert offers(state, "top") == {"archer", "stable"}


def test_one_taken_card_may_be_placed_on_the_other() -> None:
    state = swapping("archer", "tower jester, knight")
    state = unshielded(play(state, "top tower jester", "top tower", "top archer"))
    # The jester has no place until the tower lies.
    assert offered(state) == {"place tower"}
    state = play(state, "place tower")
    assert offered(state) == {"place jester on tower"}


def test_placement_is_offered_only_if_the_other_card_can_follow() -> None:
    # One place is left for a jester: the archer may not take it.
    state = swapping("tower archer archer, knight", "stable jester, archer")
    state = unshielded(play(state, "top stable jester", "top archer", "top knight"))
    assert offered(state) == {"place archer", "place jester on tower archer archer"}


def test_existing_piles_are_not_rearranged() -> None:
    state = swapping("tower, archer, peasant", "knight, knight")
    state = unshielded(play(state, "top knight", "top knight", "top peasant"))
    assert offered(state) == {"place knight"}


def test_swap_is_declared_in_full_before_anyone_answers() -> None:
    state = placed(["archer", "knight, peasant"], ["tactical-swap peasant", "shield"])
    state = play(state, "swap 1", "top knight", "top peasant")
    assert state.owing == (0,)
    state = play(state, "top archer")
    assert state.owing == (1,)
    assert offered(state) == {"let pass", "shield"}
    # Everything lies where it lay, once the shield stands.
    state = play(state, "shield", "let pass")
    assert zone(state, 0) == piles("archer")
    assert zone(state, 1) == piles("knight, peasant")
