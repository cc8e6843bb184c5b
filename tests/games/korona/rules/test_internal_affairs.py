"""Internal affairs: one card moves within the own zone."""

import pytest

from games.korona.positions import offered, offers, piles, placed, play, zone
from reino import State


def moving(own: str) -> State:
    """A seat about to say which card of its zone it moves."""
    return play(placed([own, ""], ["internal-affairs peasant"]), "internal affairs")


def goals(own: str, card: str) -> set[str]:
    """Where the chosen card may go."""
    return {where.split(maxsplit=1)[1] for where in offered(play(moving(own), card))}


@pytest.mark.parametrize(
    ("own", "card", "goal", "after"),
    [
        ("stable, knight", "top knight", "place knight on stable", "stable knight"),
        ("tower archer, field", "top tower archer", "place archer", "tower, archer, field"),
        ("tower archer, tower", "top tower archer", "place archer on tower", "tower, tower archer"),
        ("villain, field", "top villain", "place villain on field", "field villain"),
        ("field villain", "top field villain", "place villain", "field, villain"),
    ],
)
def test_single_or_top_card_moves_onto_a_pile_or_to_lie_alone(
    own: str, card: str, goal: str, after: str
) -> None:
    state = play(moving(own), card, goal)
    assert zone(state, 0) == piles(after)
    assert "end turn" in offered(state)


def test_only_the_top_card_of_a_pile_moves() -> None:
    assert offered(moving("field peasant villain, field")) == {"top field peasant villain"}
    assert goals("field peasant villain, field", "top field peasant villain") == {
        "villain",
        "villain on field",
    }


def test_jester_moves_from_anywhere_in_a_pile() -> None:
    state = moving("field jester peasant peasant, stable")
    assert "inner field jester peasant peasant" in offered(state)
    state = play(state, "inner field jester peasant peasant", "place jester on stable")
    assert zone(state, 0) == piles("field peasant peasant, stable jester")


def test_jester_under_another_jester_leaves_another_pile() -> None:
    state = moving("tower jester archer jester, field")
    assert offered(state) == {
        "top tower jester archer jester",
        "inner tower jester archer jester",
    }
    lower = play(state, "inner tower jester archer jester", "place jester on field")
    upper = play(state, "top tower jester archer jester", "place jester on field")
    assert zone(lower, 0) == piles("tower archer jester, field jester")
    assert zone(upper, 0) == piles("tower jester archer, field jester")


def test_two_jesters_on_top_are_one_choice() -> None:
    assert offered(moving("tower archer jester jester, field")) == {
        "top tower archer jester jester"
    }


def test_jester_never_comes_to_lie_alone() -> None:
    assert goals("field jester, tower", "top field jester") == {"jester on tower"}
    assert "internal affairs" not in offered(placed(["field jester", ""], ["internal-affairs"]))


def test_card_moves_from_a_full_pile() -> None:
    own = "tower archer archer archer, monarch jester, field"
    assert goals(own, "top tower archer archer archer") == {"archer"}
    assert goals(own, "top monarch jester") == {"jester on field"}


def test_card_moves_onto_no_full_pile() -> None:
    own = "field villain, tower archer archer archer, stable"
    assert goals(own, "top field villain") == {"villain", "villain on stable"}


def test_card_must_come_to_another_pile_or_change_from_stacked_to_alone_or_back() -> None:
    # A single stays no single, a top card does not go back where it lay.
    for own in ("knight", "villain", "stable", "monarch", "knight, archer, peasant, villain"):
        assert "internal affairs" not in offered(placed([own, ""], ["internal-affairs"]))
    assert goals("tower archer, stable", "top tower archer") == {"archer"}
    assert offered(play(moving("tower, archer"), "top archer")) == {"place archer on tower"}
    # Nor where it lay among others like it.
    assert goals("tower, archer, archer", "top archer") == {"archer on tower"}


def test_another_pile_of_the_same_cards_is_another_pile() -> None:
    # The rest of the one pile is like the other: that one may be meant.
    own = "tower archer archer, tower archer"
    assert goals(own, "top tower archer archer") == {"archer", "archer on tower archer"}
    state = play(moving(own), "top tower archer archer", "place archer on tower archer")
    assert zone(state, 0) == piles(own)


def test_second_monarch_or_healer_does_not_leave_the_first() -> None:
    state = placed(["monarch monarch, healer healer", ""], ["internal-affairs"])
    assert "internal affairs" not in offered(state)


def test_villain_leaves_a_full_monarch_pile() -> None:
    state = play(moving("monarch villain"), "top monarch villain", "place villain")
    assert zone(state, 0) == piles("monarch, villain")


def test_bases_do_not_move() -> None:
    own = "stable, tower, field, monarch, healer, archer"
    assert offers(moving(own), "top") == {"archer"}


def test_internal_affairs_moves_one_card_and_nobody_is_asked() -> None:
    state = placed(["stable, knight, knight", ""], ["internal-affairs peasant", "shield"])
    state = play(state, "internal affairs", "top knight", "place knight on stable")
    assert zone(state, 0) == piles("stable knight, knight")
    assert state.owing == (0,)
