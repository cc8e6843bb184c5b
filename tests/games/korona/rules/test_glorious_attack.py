"""Glorious attack: one full pile, whole."""

import pytest

from games.korona.positions import offered, offers, piles, placed, play, unshielded, zone
from reino import State

GUARD = "stable knight knight, tower archer archer archer"


def storming(own: str, theirs: str) -> State:
    return play(placed([own, theirs], ["glorious-attack field"]), "storm 1")


def may_storm(own: str, theirs: str) -> bool:
    return "storm 1" in offered(placed([own, theirs], ["glorious-attack field"]))


def prizes(own: str, theirs: str) -> set[str]:
    return offers(storming(own, theirs), "whole")


@pytest.mark.parametrize(
    "pile",
    [
        "monarch monarch",
        "healer healer",
        "stable knight knight",
        "tower archer archer archer",
        "field peasant peasant peasant",
        "field villain jester peasant",
    ],
)
def test_full_pile_is_stolen_whole(pile: str) -> None:
    state = unshielded(storming("knight", f"{pile}, archer"), f"whole {pile}")
    assert zone(state, 0) == piles(f"knight, {pile}")
    assert zone(state, 1) == ["archer"]
    assert "end turn" in offered(state)


def test_only_full_piles_are_stolen() -> None:
    assert not may_storm("", "monarch, stable knight, tower archer archer, field, knight, villain")


def test_pair_guarded_by_a_full_stable_and_a_full_tower_cannot_be_stolen() -> None:
    assert prizes("", f"monarch monarch, {GUARD}") == {*GUARD.split(", ")}
    assert prizes("", f"monarch jester, {GUARD}") == {*GUARD.split(", ")}


@pytest.mark.parametrize("half", GUARD.split(", "))
def test_one_full_set_is_no_guard(half: str) -> None:
    assert "monarch monarch" in prizes("", f"monarch monarch, {half}")


@pytest.mark.parametrize(
    "guard",
    [
        GUARD.replace("knight knight", "knight villain"),
        GUARD.replace("archer archer archer", "archer villain archer"),
        "stable knight, tower archer archer archer",
        "stable knight knight, tower archer archer",
    ],
)
def test_guard_is_full_and_without_villains(guard: str) -> None:
    assert "monarch monarch" in prizes("", f"monarch monarch, {guard}")


def test_jester_counts_as_the_role_it_plays_in_the_guard() -> None:
    guard = "stable jester knight, tower archer jester archer"
    assert "monarch monarch" not in prizes("", f"monarch monarch, {guard}")


def test_guard_is_of_the_same_owner() -> None:
    state = placed(["", "monarch monarch", GUARD], ["glorious-attack field"])
    assert offers(play(state, "storm 1"), "whole") == {"monarch monarch"}


def test_monarch_and_villain_are_never_guarded() -> None:
    assert "monarch villain" in prizes("", f"monarch villain, {GUARD}")


def test_guard_stops_nothing_but_this_card() -> None:
    state = placed(["", f"monarch jester, {GUARD}"], ["donation field"])
    assert "monarch jester" not in offers(unshielded(state, "ask zone 1"), "top")  # no place for it
    state = placed(["tower", f"monarch jester, {GUARD}"], ["donation field"])
    assert "monarch jester" in offers(unshielded(state, "ask zone 1"), "top")


def test_pair_comes_to_no_zone_with_a_monarch() -> None:
    for own in ("monarch", "monarch monarch", "monarch villain"):
        for pair in ("monarch monarch", "monarch jester", "monarch villain"):
            assert prizes(own, f"{pair}, healer jester") == {"healer jester"}


def test_pair_with_a_jester_joins_a_lone_monarch_if_the_jester_has_another_place() -> None:
    own = "monarch, stable, tower archer archer archer, field peasant, knight"
    state = unshielded(storming(own, "monarch jester, archer"), "whole monarch jester")
    assert state.owing == (0,)
    assert zone(state, 0) == piles(own.replace("monarch", "monarch monarch"))
    assert zone(state, 1) == ["archer"]
    # It must move: there is no staying, and the monarchs are full.
    assert offered(state) == {"place jester on stable", "place jester on field peasant"}
    moved = play(state, "place jester on field peasant")
    assert zone(moved, 0) == piles(
        "monarch monarch, stable, tower archer archer archer, field peasant jester, knight"
    )
    assert "end turn" in offered(moved)


@pytest.mark.parametrize(
    "own",
    [
        "monarch",  # on which the stolen monarch would lie
        "monarch, knight, villain",
        "monarch, tower archer archer archer, healer healer",
        "monarch monarch, stable",
        "monarch villain, stable",
    ],
)
def test_jester_that_has_no_other_place_keeps_its_pair_from_a_monarch(own: str) -> None:
    assert not may_storm(own, "monarch jester")


@pytest.mark.parametrize("pair", ["monarch monarch", "monarch villain"])
def test_pair_without_a_jester_is_judged_as_it_stands(pair: str) -> None:
    assert not may_storm("monarch, stable", pair)


def test_guard_keeps_a_pair_with_a_jester_from_a_lone_monarch_too() -> None:
    assert prizes("monarch, field", f"monarch jester, {GUARD}") == {*GUARD.split(", ")}


def test_shield_stops_a_pair_from_joining_a_monarch() -> None:
    state = placed(["monarch, field", "monarch jester"], ["glorious-attack field", "shield"])
    state = play(state, "storm 1", "whole monarch jester", "shield", "let pass")
    assert (zone(state, 0), zone(state, 1)) == (["field", "monarch"], ["monarch jester"])


def test_pair_joins_a_monarch_at_once_when_all_shields_are_spent() -> None:
    spent = " ".join(["shield"] * 4)
    hands = ["glorious-attack field"]
    state = placed(["monarch, field", "monarch jester"], hands, discards=spent)
    state = play(state, "storm 1", "whole monarch jester")
    assert offered(state) == {"place jester on field"}


def test_combo_is_looked_for_when_the_jester_has_its_place() -> None:
    own = "monarch, stable knight knight, tower archer archer archer, tower archer archer"
    state = unshielded(storming(own, "monarch jester"), "whole monarch jester")
    assert not state.over
    state = play(state, "place jester on tower archer archer")
    assert (state.over, state.reason) == (True, "military")


def test_pair_that_joins_a_monarch_counts_for_a_combo_only_after_the_jester_has_moved() -> None:
    tilled = "monarch, field peasant, field peasant, field peasant, field peasant"
    state = unshielded(storming(tilled, "monarch jester"), "whole monarch jester")
    assert not state.over
    assert play(state, "place jester on field peasant").reason == "production"


def test_revolt_passes_no_pair_to_a_lone_monarch() -> None:
    six = "peasant, peasant, peasant, peasant, peasant, peasant, monarch jester"
    state = unshielded(placed([six, "monarch, stable"], ["revolt field"]), "revolt")
    assert offers(state, "whole") == set()


def test_rules_1_judge_every_pair_before_its_jester_moves() -> None:
    # With the jester gone to the stable, the two monarchs would make a pair.
    zones, hands = ["monarch, stable", "monarch jester"], ["glorious-attack field"]
    assert "storm 1" not in offered(placed(zones, hands, rules=1))
    assert "storm 1" in offered(placed(zones, hands, rules=2))
    assert "storm 1" in offered(placed(["stable", "monarch jester"], hands, rules=1))


def test_healers_come_to_no_zone_with_a_healer() -> None:
    assert not may_storm("healer", "healer jester")
    assert prizes("", "healer jester") == {"healer jester"}


def test_thief_may_at_once_move_the_jester_of_a_pair_anywhere_legal() -> None:
    own = "stable, tower archer archer archer, field peasant, knight"
    state = unshielded(storming(own, "monarch jester"), "whole monarch jester")
    assert state.owing == (0,)
    assert offered(state) == {"place jester on stable", "place jester on field peasant", "stay"}
    moved = play(state, "place jester on field peasant")
    assert zone(moved, 0) == piles(
        "stable, tower archer archer archer, field peasant jester, knight, monarch"
    )
    stayed = play(state, "stay")
    assert zone(stayed, 0) == piles(f"{own}, monarch jester")
    assert moved.owing == stayed.owing == (0,)


def test_jester_with_nowhere_to_go_stays_unasked() -> None:
    state = unshielded(storming("knight", "monarch jester"), "whole monarch jester")
    assert zone(state, 0) == piles("knight, monarch jester")
    assert "end turn" in offered(state)


def test_jester_of_another_pile_does_not_move() -> None:
    state = unshielded(
        storming("stable", "field jester jester jester"), "whole field jester jester jester"
    )
    assert zone(state, 0) == piles("stable, field jester jester jester")
    assert "end turn" in offered(state)


def test_glorious_attack_is_declared_in_full_before_anyone_answers() -> None:
    state = placed(["stable", "monarch jester"], ["glorious-attack field", "shield"])
    state = play(state, "storm 1")
    assert state.owing == (0,)
    state = play(state, "whole monarch jester")
    assert state.owing == (1,)
    state = play(state, "shield", "let pass")
    assert zone(state, 0) == ["stable"]
    assert zone(state, 1) == ["monarch jester"]
