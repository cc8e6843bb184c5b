"""Effects on the next round: the General's +2, the Spy's look, and the cards that cancel them."""

import pytest

from games.braverats.positions import after, card, names, result, shown
from reino.core.errors import OutOfTurn


def bonus(*pairs: str, **options: object) -> list[int]:
    strength: list[int] = shown(after(*pairs, **options))["bonus"]
    return strength


def look(*pairs: str, **options: object) -> int | None:
    seat: int | None = shown(after(*pairs, **options))["look"]
    return seat


@pytest.mark.parametrize("other", ["princess", "spy", "assassin", "ambassador", "prince"])
def test_general_gives_its_own_clan_two_whether_it_wins_or_loses(other: str) -> None:
    assert bonus(f"general {other}") == [2, 0]
    assert bonus(f"{other} general") == [0, 2]


def test_two_generals_give_both_two() -> None:
    assert bonus("general general") == [2, 2]


def test_wizard_opposite_cancels_the_general() -> None:
    assert bonus("general wizard") == [0, 0]
    assert bonus("wizard general") == [0, 0]


def test_musician_opposite_does_not_cancel_the_general() -> None:
    assert bonus("general musician") == [2, 0]
    assert result(after("general musician", "ambassador wizard")) == "Y"


def test_musician_mutes_cancels_the_general() -> None:
    assert bonus("general musician", musician_mutes=True) == [0, 0]
    assert bonus("musician general", musician_mutes=True) == [0, 0]
    assert result(after("general musician", "ambassador wizard", musician_mutes=True)) == "A"


def test_musician_mutes_only_opposite_the_musician() -> None:
    assert bonus("general princess", "musician spy", musician_mutes=True) == [0, 0]
    assert bonus("musician spy", "general princess", musician_mutes=True) == [2, 0]


@pytest.mark.parametrize(
    "other", ["princess", "assassin", "ambassador", "general", "prince", "musician"]
)
def test_spy_gives_the_look_whether_it_wins_or_loses(other: str) -> None:
    assert look(f"spy {other}") == 0
    assert look(f"{other} spy") == 1


def test_wizard_opposite_cancels_the_spy() -> None:
    assert look("spy wizard") is None
    assert look("wizard spy") is None


def test_two_spies_cancel_each_other() -> None:
    state = after("spy spy")
    assert shown(state)["look"] is None
    assert state.owing == (0, 1)


def test_musician_mutes_cancels_the_spy() -> None:
    assert look("spy musician", musician_mutes=True) is None
    assert look("musician spy", musician_mutes=True) is None
    assert look("spy prince", musician_mutes=True) == 0


@pytest.mark.parametrize(("pair", "spying"), [("spy prince", 0), ("prince spy", 1)])
def test_after_a_spy_the_opponent_chooses_first(pair: str, spying: int) -> None:
    state = after(pair)
    assert state.owing == (1 - spying,)
    assert state.legal(spying) == ()
    with pytest.raises(OutOfTurn):
        state.play(spying, card("wizard"))
    state = state.play(1 - spying, card("wizard"))
    assert state.owing == (spying,)
    assert "general" in names(state.legal(spying))


@pytest.mark.parametrize(("pair", "spying"), [("spy prince", 0), ("prince spy", 1)])
def test_card_shown_to_a_spy_is_public_at_once(pair: str, spying: int) -> None:
    state = after(pair).play(1 - spying, card("wizard"))
    for viewer in (0, 1, None):
        told = shown(state, viewer)
        assert told["cards"][1 - spying] == "wizard"
        assert told["cards"][spying] is None
        assert "wizard" not in told["hands"][1 - spying]
        assert [event.kind for event in state.events(viewer)] == ["shown"]


def test_look_lasts_one_round_only() -> None:
    state = after("spy prince", "general wizard")
    assert shown(state)["look"] is None
    assert state.owing == (0, 1)


def test_spy_played_while_the_other_looks_earns_the_next_look() -> None:
    assert look("spy prince", "general spy") == 1


def test_general_and_spy_are_announced_where_a_round_follows() -> None:
    told = [event.kind for event in after("general spy").events(None)]
    assert told == ["sealed", "round", "general", "spy"]


def test_nothing_is_announced_for_a_next_round_that_does_not_come() -> None:
    state = after(
        "prince musician",
        "musician prince",
        "wizard wizard",
        "assassin assassin",
        "princess princess",
        "ambassador ambassador",
        "spy general",
    )
    assert (state.reason, shown(state)["wins"]) == ("target", [0, 8])
    assert [event.kind for event in state.events(None)] == ["sealed", "round", "end"]
