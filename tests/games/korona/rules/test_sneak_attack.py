"""Sneak attack: a villain sent and one card stolen, or two cards stolen."""

from games.korona.positions import offered, offers, piles, placed, play, unshielded, zone
from reino import State


def sneaking(own: str, theirs: str) -> State:
    return play(placed([own, theirs], ["sneak-attack field"]), "sneak 1")


def may_sneak(own: str, theirs: str) -> bool:
    return "sneak 1" in offered(placed([own, theirs], ["sneak-attack field"]))


def test_villain_is_sent_and_placed_by_the_attacker_then_one_card_is_stolen() -> None:
    state = play(sneaking("villain, stable", "knight, tower"), "top villain")
    assert state.owing == (0,)
    assert offered(state) == {"place villain", "place villain on tower"}
    state = play(state, "place villain on tower")
    assert offered(state) == {"top knight"}
    state = unshielded(play(state, "top knight"))
    assert state.owing == (0,)
    assert offered(state) == {"place knight", "place knight on stable"}
    state = play(state, "place knight on stable")
    assert zone(state, 0) == piles("stable knight")
    assert zone(state, 1) == piles("tower villain")
    assert "end turn" in offered(state)


def test_villain_is_sent_from_the_top_of_any_pile_full_ones_too() -> None:
    own = "villain, monarch villain, tower"
    assert offers(sneaking(own, "knight"), "top") == {"villain", "monarch villain"}
    state = play(sneaking(own, "knight"), "top monarch villain", "place villain", "top knight")
    assert zone(state, 0) == piles("villain, monarch, tower")


def test_villain_under_other_cards_is_not_sent() -> None:
    state = sneaking("field villain peasant", "knight, archer")
    assert offered(state) == {"top knight", "top archer"}


def test_without_a_villain_two_are_stolen_even_having_one() -> None:
    state = play(sneaking("villain", "knight, archer, peasant"), "without villain")
    state = unshielded(play(state, "top knight", "top archer"))
    assert offered(state) == {"place knight", "place archer"}
    state = play(state, "place archer", "place knight")
    assert zone(state, 0) == piles("villain, archer, knight")
    assert zone(state, 1) == piles("peasant")


def test_stolen_cards_never_come_from_full_piles() -> None:
    state = sneaking("", "stable knight knight, monarch villain, archer, peasant")
    assert offers(state, "top") == {"archer", "peasant"}


def test_cards_are_stolen_from_the_top_down() -> None:
    state = sneaking("", "tower archer villain, field")
    assert offers(state, "top") == {"tower archer villain", "field"}
    state = play(state, "top tower archer villain")
    assert offers(state, "top") == {"tower archer", "field"}


def test_two_cards_from_one_pile_may_be_placed_in_either_order() -> None:
    state = sneaking("tower", "tower archer jester")
    state = unshielded(play(state, "top tower archer jester", "top tower archer"))
    one = play(state, "place jester on tower", "place archer on tower jester")
    other = play(state, "place archer on tower", "place jester on tower archer")
    assert zone(one, 0) == piles("tower jester archer")
    assert zone(other, 0) == piles("tower archer jester")


def test_villain_is_placed_before_full_is_judged() -> None:
    # With the villain the stable is full; without it, it could be robbed.
    assert offers(sneaking("villain", "stable knight, archer"), "without") != set()
    state = play(sneaking("villain", "stable knight, archer"), "top villain")
    state = play(state, "place villain on stable knight")
    assert offers(state, "top") == {"archer"}


def test_sent_villain_makes_room_before_placeable_is_judged() -> None:
    # The place the villain leaves is one for the jester.
    own, theirs = "monarch villain", "field jester"
    state = play(sneaking(own, theirs), "top monarch villain", "place villain")
    assert offers(state, "top") == {"field jester"}


def test_sent_villain_cannot_itself_be_stolen() -> None:
    state = play(sneaking("villain", "knight"), "top villain", "place villain")
    assert offers(state, "top") == {"knight"}


def test_card_under_the_sent_villain_is_out_of_reach() -> None:
    state = play(sneaking("villain", "field peasant, archer"), "top villain")
    state = play(state, "place villain on field peasant")
    assert offers(state, "top") == {"archer"}


def test_another_villain_may_be_stolen() -> None:
    state = play(sneaking("villain", "villain"), "top villain", "place villain")
    assert offers(state, "top") == {"villain"}
    state = play(unshielded(play(state, "top villain")), "place villain")
    assert (zone(state, 0), zone(state, 1)) == (["villain"], ["villain"])
    # Also from a pile of the same cards as the one it was lodged on.
    state = play(sneaking("villain", "field villain, field"), "top villain")
    state = play(state, "place villain on field")
    assert offers(state, "top") == {"field villain"}


def test_with_nothing_left_to_steal_the_villain_is_sent_all_the_same() -> None:
    state = play(sneaking("villain", ""), "top villain", "place villain")
    # Nothing to name: the answer comes next.
    assert state.owing == (1,)
    state = unshielded(state)
    assert zone(state, 0) == []
    assert zone(state, 1) == ["villain"]
    assert state.owing == (0,)


def test_without_villain_is_offered_only_with_something_to_steal() -> None:
    assert offered(sneaking("villain", "stable knight knight")) == {"top villain"}
    assert "without villain" in offered(sneaking("villain", "knight"))


def test_two_must_be_stolen_where_some_two_can_both_be_placed() -> None:
    state = play(sneaking("", "knight, archer"), "top knight")
    assert offered(state) == {"top archer"}


def test_only_cards_of_such_a_pair_are_offered() -> None:
    # A monarch has no place beside the pair; knight and archer have.
    state = sneaking("monarch monarch", "monarch, knight, archer")
    assert offers(state, "top") == {"knight", "archer"}


def test_one_is_stolen_where_no_two_can_be_placed() -> None:
    state = sneaking("monarch monarch", "monarch, knight")
    assert offered(state) == {"top knight"}
    state = unshielded(play(state, "top knight"))
    assert zone(play(state, "place knight"), 0) == piles("monarch monarch, knight")


def test_jester_is_stolen_with_the_base_it_lies_on() -> None:
    assert may_sneak("", "stable jester")
    state = sneaking("", "stable jester")
    assert offered(state) == {"top stable jester"}
    assert offered(play(state, "top stable jester")) == {"top stable"}


def test_sneak_attack_with_nothing_to_do_cannot_be_used() -> None:
    assert not may_sneak("", "")
    assert not may_sneak("monarch monarch", "monarch")
    assert not may_sneak("knight", "tower archer archer archer")


def test_sneak_attack_is_declared_in_full_before_anyone_answers() -> None:
    state = placed(["villain", "knight"], ["sneak-attack field", "shield"])
    state = play(state, "sneak 1", "top villain", "place villain")
    assert state.owing == (0,)
    state = play(state, "top knight")
    assert state.owing == (1,)
    state = play(state, "shield", "let pass")
    assert zone(state, 0) == ["villain"]
    assert zone(state, 1) == ["knight"]
