"""Combos, and the end of the cards."""

import pytest

from games.korona.positions import falls, offered, placed, play, score, unshielded, zone
from reino import State

NEAR = {  # a zone one card short of its combo, the card and where it goes
    "healer": (
        "monarch monarch, healer, stable, knight, tower, archer, field jester, peasant",
        "place villain",
    ),
    "military": (
        "monarch monarch, stable knight knight, tower archer archer archer, tower archer archer",
        "place archer on tower archer archer",
    ),
    "production": (
        "monarch monarch, field peasant, field peasant, field peasant peasant, field",
        "place peasant on field",
    ),
}
PAIR = "monarch monarch"
combos = pytest.mark.parametrize("combo", NEAR)


def placing(own: str, choice: str, other: str = "") -> State:
    return play(placed([own, other], [f"{choice.split()[1]} shield"]), choice)


@combos
def test_combo_ends_the_game_at_once(combo: str) -> None:
    state = placing(*NEAR[combo])
    assert state.over
    assert state.reason == combo
    assert state.returns == (1.0, -1.0)


def test_combo_wins_whatever_the_score() -> None:
    rich = "stable knight knight, stable knight knight, tower, tower, tower, tower, tower, tower"
    state = placing(*NEAR["production"], other=rich)
    assert score(state, 1) > score(state, 0)
    assert state.returns == (1.0, -1.0)


@combos
def test_monarch_and_jester_are_a_pair(combo: str) -> None:
    own, choice = NEAR[combo]
    state = placing(own.replace(PAIR, "monarch jester"), choice)
    assert state.reason == combo


@combos
@pytest.mark.parametrize("no_pair", ["monarch", "monarch villain"])
def test_one_monarch_or_one_with_a_villain_is_no_pair(combo: str, no_pair: str) -> None:
    own, choice = NEAR[combo]
    assert not placing(own.replace(PAIR, no_pair), choice).over


def test_healer_combo_needs_ten_colours() -> None:
    own, choice = NEAR["healer"]
    assert not placing(own.replace("field jester", "field"), choice).over


def test_healer_combo_needs_a_healer() -> None:
    own, _ = NEAR["healer"]
    state = placing(own.replace("healer, ", "") + ", villain", "place field")
    assert not state.over


def test_villain_on_the_healer_does_not_hinder_her_combo() -> None:
    own, _ = NEAR["healer"]
    assert placing(own, "place villain on healer").reason == "healer"


@pytest.mark.parametrize(
    ("stable", "tower", "won"),
    [
        ("stable knight jester", "tower archer archer archer", True),
        ("stable knight knight", "tower jester archer jester", True),
        ("stable knight villain", "tower archer archer archer", False),
        ("stable knight knight", "tower villain archer archer", False),
        ("stable knight", "tower archer archer archer", False),
    ],
)
def test_military_is_one_full_stable_and_two_full_towers_jesters_count_villains_do_not(
    stable: str, tower: str, won: bool
) -> None:
    own = f"{PAIR}, {stable}, {tower}, tower archer archer"
    assert placing(own, "place archer on tower archer archer").over == won


@pytest.mark.parametrize(
    ("field", "won"),
    [
        ("field peasant", True),
        ("field jester", True),
        ("field peasant villain", False),
        ("field villain peasant", False),
        ("field", False),
    ],
)
def test_production_is_four_fields_with_a_peasant_each_jesters_count_villains_do_not(
    field: str, won: bool
) -> None:
    own = f"{PAIR}, field peasant, field peasant peasant, {field}, field"
    assert placing(own, "place peasant on field").over == won


def test_single_peasants_till_no_field() -> None:
    own = f"{PAIR}, field peasant, field peasant, field peasant, field"
    assert not placing(own, "place peasant").over
    assert placing(own, "place peasant on field").over


def test_combo_of_another_player_is_checked_too() -> None:
    # A swap gives the archer that completes the other's second tower.
    theirs, _ = NEAR["military"]
    state = placed(["archer", f"{theirs}, peasant, peasant"], ["tactical-swap shield"])
    state = play(state, "swap 1", "top peasant", "top peasant", "top archer", "let pass")
    state = play(state, "place peasant", "place peasant", "place archer on tower archer archer")
    assert state.reason == "military"
    assert state.returns == (-1.0, 1.0)


def test_active_player_is_checked_first_then_clockwise() -> None:
    # One swap completes both: the peasant taken and the archer given.
    mine, theirs = NEAR["production"][0], NEAR["military"][0]
    zones = [f"{mine}, archer", f"{theirs}, peasant, knight"]
    choices = ("top peasant", "top knight", "top archer", "let pass", "place knight")
    for active, returns in ((0, (1.0, -1.0)), (1, (-1.0, 1.0))):
        seats = zones if active == 0 else zones[::-1]
        hands = ["tactical-swap field", "field"]
        state = placed(seats, hands if active == 0 else hands[::-1], active=active)
        state = play(state, f"swap {1 - active}", *choices, "place peasant on field")
        assert not state.over
        state = play(state, "place archer on tower archer archer")
        assert (state.reason, state.returns) == ("production", returns)


def test_nothing_is_checked_inside_a_step() -> None:
    # The taken peasant completes the combo, but the archer given is still to be placed.
    own, _ = NEAR["production"]
    state = placed([f"{own}, archer", "peasant, knight"], ["tactical-swap shield"])
    state = play(state, "swap 1", "top peasant", "top knight", "top archer", "let pass")
    state = play(state, "place peasant on field", "place knight")
    assert not state.over
    assert play(state, "place archer").reason == "production"


def test_free_jester_move_belongs_to_the_step() -> None:
    # The stolen pair makes the combo, unless its jester is moved away.
    own = "stable knight knight, tower archer archer archer, tower archer archer archer, field"
    state = placed([own, "monarch jester"], ["glorious-attack shield"])
    state = unshielded(state, "storm 1", "whole monarch jester")
    assert not state.over
    assert play(state, "stay").reason == "military"
    assert not play(state, "place jester on field").over


def test_every_pass_of_a_revolt_belongs_to_the_step() -> None:
    six = "peasant, peasant, peasant, peasant, peasant, peasant"
    theirs = NEAR["production"][0]
    state = unshielded(placed([six, theirs], ["revolt shield"]), "revolt")
    state = play(state, "top peasant", "place peasant on field")
    # Complete for a moment; the next pass takes a field away.
    assert not state.over
    gone = play(state, "whole field peasant peasant")
    assert not gone.over
    assert "end turn" in offered(gone)
    stays = play(state, "top field peasant peasant")
    assert play(stays, "place peasant").reason == "production"


def test_combo_by_internal_affairs() -> None:
    own = f"{PAIR}, field peasant, field peasant, field peasant, field, peasant"
    state = placed([own, ""], ["internal-affairs shield"])
    state = play(state, "internal affairs", "top peasant", "place peasant on field")
    assert state.reason == "production"


def test_combo_by_a_donation() -> None:
    own, _ = NEAR["military"]
    state = placed([own, "archer"], ["donation shield"])
    state = unshielded(state, "ask zone 1", "top archer")
    assert play(state, "place archer on tower archer archer").reason == "military"


def test_winner_of_more_than_two_takes_all() -> None:
    own, choice = NEAR["military"]
    for players in (3, 4):
        state = placed([own, *[""] * (players - 1)], ["archer shield"])
        returns = play(state, choice).returns
        assert returns is not None
        assert returns[0] == 1.0
        assert returns[1:] == pytest.approx([-1 / (players - 1)] * (players - 1))


def last_turn(zones: list[str], choice: str = "discard shield", active: int = 0) -> State:
    """The active seat has taken the last card, and does one thing more."""
    hands = ["shield" if seat == active else "" for seat in range(len(zones))]
    state = placed(zones, hands, market="", deck="", active=active)
    return play(state, choice)


def test_whoever_takes_the_last_card_finishes_the_turn() -> None:
    state = placed(["", ""], ["field", "knight"], market="tower", deck="", at="take")
    state = play(state, "take market tower")
    assert not state.over
    state = play(state, "place tower")
    assert not state.over
    state = play(state, "place field")
    assert state.reason == "cards"
    assert zone(state, 0) == ["field", "tower"]


def test_deck_alone_running_out_ends_nothing() -> None:
    state = placed(["", ""], ["field", "knight"], deck="tower", at="take")
    state = falls(play(state, "take deck"), "tower")
    state = play(state, "place tower", "end turn")
    assert not state.over
    assert state.owing == (1,)
    # The market is taken card by card, a turn each.
    for seat in (1, 0, 1):
        assert state.owing == (seat,)
        assert not state.over
        state = play(state, "take market draw-again")
        state = play(state, "discard draw-again")
        if not state.over:
            state = play(state, "end turn")
    assert state.reason == "cards"


def test_highest_total_wins() -> None:
    state = last_turn(["knight", "tower"])
    assert (score(state, 0), score(state, 1)) == (1, 5)
    assert state.returns == (-1.0, 1.0)
    assert last_turn(["monarch", "tower"]).returns == (1.0, -1.0)
    assert last_turn(["villain", ""]).returns == (-1.0, 1.0)


def test_one_point_more_wins_against_all_the_peasants_there_are() -> None:
    peasants = ", ".join(["field jester jester jester", *["peasant"] * 12])
    state = last_turn([peasants, "tower, tower, tower, knight"])
    assert (score(state, 0), score(state, 1)) == (15, 16)
    assert state.returns == (-1.0, 1.0)


def test_ties_go_to_more_peasants_among_the_tied() -> None:
    assert last_turn(["knight", "peasant"]).returns == (-1.0, 1.0)
    assert last_turn(["field peasant", "archer"]).returns == (1.0, -1.0)
    # Three peasants of a third player with fewer points count for nothing.
    zones = ["stable, stable, knight", "stable, stable, peasant", "peasant, peasant, peasant"]
    returns = last_turn(zones).returns
    assert returns == pytest.approx((-0.5, 1.0, -0.5))


def test_jesters_as_peasants_count_in_a_tie() -> None:
    assert last_turn(["knight", "field jester"]).returns == (-1.0, 1.0)
    # In another role they do not.
    assert last_turn(["tower jester, peasant", "tower archer, peasant"]).returns == (0.0, 0.0)


def test_still_tied_is_a_shared_win() -> None:
    assert last_turn(["knight", "archer"]).returns == (0.0, 0.0)
    assert last_turn(["", "", ""]).returns == pytest.approx((0.0, 0.0, 0.0))
    returns = last_turn(["knight", "archer", ""]).returns
    assert returns == pytest.approx((0.25, 0.25, -0.5))


def test_combo_comes_before_the_end_of_the_cards() -> None:
    own, choice = NEAR["military"]
    state = placed([own, "tower"], ["archer"], market="", deck="")
    assert play(state, choice).reason == "military"
