"""Shields: the seats asked, the seats that answer, and the effect of a shield that stands."""

import pytest

from games.korona.positions import discards, hand, offered, piles, placed, play, zone
from reino import State

SIX = "peasant, peasant, peasant, peasant, peasant, peasant"
FULL = "stable knight knight"

# An attack on seat 1 as far as its declaration goes: own zone, target's zone, card, choices.
ATTACKS = {
    "donation of the hand": ("archer", "", "donation", ["ask hand 1"]),
    "donation of the zone": ("archer", "tower", "donation", ["ask zone 1"]),
    "tactical swap": (
        "archer",
        "tower, field",
        "tactical-swap",
        ["swap 1", "top tower", "top field", "top archer"],
    ),
    "sneak attack": ("", "tower, field", "sneak-attack", ["sneak 1", "top tower", "top field"]),
    "glorious attack": ("", FULL, "glorious-attack", ["storm 1", f"whole {FULL}"]),
    "revolt": (SIX, "knight", "revolt", ["revolt"]),
}
attacks = pytest.mark.parametrize("attack", ATTACKS)


def declared(attack: str, mine: int = 0, theirs: int = 0, discarded: int = 0) -> State:
    """An attack with so many shields in the two hands and in the discards."""
    own, other, card, choices = ATTACKS[attack]
    hands = [f"{card} knight" + " shield" * mine, "peasant" + " shield" * theirs]
    state = placed([own, other], hands, discards="shield " * discarded)
    return play(state, *choices)


@attacks
def test_shield_answers_the_attack_and_cancels_it(attack: str) -> None:
    own, other, card, _ = ATTACKS[attack]
    state = declared(attack, theirs=1)
    assert state.owing == (1,)
    assert offered(state) == {"let pass", "shield"}
    state = play(state, "shield", "let pass")
    assert zone(state, 0) == piles(own)
    assert zone(state, 1) == piles(other)
    assert hand(state, 0) == ["knight"]
    assert hand(state, 1) == ["peasant"]
    # Both cards are discarded, and the action is spent.
    assert discards(state) == [card, "shield"]
    assert state.record.actions == 2
    assert "end turn" in offered(state)


@attacks
def test_who_could_be_asked_is_asked_also_without_a_shield(attack: str) -> None:
    state = declared(attack)
    assert state.owing == (1,)
    assert offered(state) == {"let pass"}


@attacks
def test_attacker_may_shield_that_shield(attack: str) -> None:
    state = play(declared(attack, mine=1, theirs=1), "shield")
    assert state.owing == (0,)
    assert offered(state) == {"let pass", "shield"}
    state = play(state, "shield")
    # Back to the struck seat, which has none left but is asked.
    assert state.owing == (1,)
    assert offered(state) == {"let pass"}
    state = play(state, "let pass")
    assert "let pass" not in offered(state)
    assert discards(state).count("shield") == 2


@attacks
def test_shields_go_on_in_turn_while_they_last(attack: str) -> None:
    state = declared(attack, mine=2, theirs=2)
    asked = []
    for _ in range(4):
        asked.append(state.owing[0])
        state = play(state, "shield")
    assert asked == [1, 0, 1, 0]
    # The attacker's was the last of four: no seat is left to ask, and the attack goes on.
    assert "let pass" not in offered(state)
    assert discards(state).count("shield") == 4
    if attack == "glorious attack":
        assert zone(state, 0) == [FULL]
    else:
        assert "end turn" not in offered(state)


@attacks
def test_shields_go_on_until_one_side_declines(attack: str) -> None:
    own, other, *_ = ATTACKS[attack]
    state = play(declared(attack, mine=1, theirs=3), "shield", "shield", "shield")
    assert state.owing == (0,)
    state = play(state, "let pass")
    assert zone(state, 0) == piles(own)
    assert zone(state, 1) == piles(other)
    assert hand(state, 1) == ["peasant", "shield"]


@attacks
def test_with_all_four_shields_in_the_discards_nobody_is_asked(attack: str) -> None:
    assert "let pass" not in offered(declared(attack, discarded=4))
    assert offered(declared(attack, discarded=3)) == {"let pass"}


@attacks
def test_last_shield_of_all_is_not_answered(attack: str) -> None:
    own, other, *_ = ATTACKS[attack]
    state = play(declared(attack, theirs=1, discarded=3), "shield")
    assert "end turn" in offered(state)
    assert zone(state, 0) == piles(own)
    assert zone(state, 1) == piles(other)


def assert_laid_back(own: str, card: str, *choices: str) -> None:
    """Against a tower with an archer and a jester on it: the zones come to be as they were."""
    state = placed([own, "tower archer jester, stable"], [f"{card} knight", "peasant shield"])
    after = play(state, *choices, "shield", "let pass")
    for field in ("zone", "present"):
        assert (after.record[field] == state.record[field]).all()


def test_two_cards_of_one_pile_are_laid_back_in_their_order() -> None:
    two = ("top tower archer jester", "top tower archer")
    assert_laid_back("archer, field", "tactical-swap", "swap 1", *two, "top archer")
    assert_laid_back("field", "sneak-attack", "sneak 1", *two)


def test_sent_villain_and_what_was_stolen_after_it_are_laid_back() -> None:
    sent = ("top field villain", "place villain on stable")
    assert_laid_back(
        "tower, field villain", "sneak-attack", "sneak 1", *sent, "top tower archer jester"
    )


def test_being_asked_shows_nobody_what_is_held() -> None:
    with_shield = declared("tactical swap", theirs=1)
    without = placed(["archer", "tower, field"], ["tactical-swap knight", "peasant villain"])
    without = play(without, "swap 1", "top tower", "top field", "top archer")
    for viewer in (0, None):
        assert with_shield.view(viewer) == without.view(viewer)


def test_shield_is_not_an_action() -> None:
    # One action left of the attacker's three, and none spent by shields.
    own, other, *_ = ATTACKS["donation of the zone"]
    state = placed([own, other], ["donation shield knight", "shield"], actions=2)
    state = play(state, "ask zone 1", "shield", "shield", "let pass", "top tower", "place tower")
    assert state.record.actions == 1


def test_only_the_struck_player_is_asked_outside_a_revolt() -> None:
    state = placed(["", "", "tower"], ["donation knight", "shield", "shield"])
    state = play(state, "ask zone 2")
    assert state.owing == (2,)
    state = play(state, "let pass")
    assert state.owing == (2,)
    assert offered(state) == {"top tower"}


def revolt(*shields: int) -> State:
    """A revolt of seat 0 among seats with so many shields."""
    hands = ["peasant" + " shield" * n for n in shields]
    hands[0] += " revolt"
    zones = [SIX, *["knight"] * (len(shields) - 1)]
    return play(placed(zones, hands), "revolt")


def test_in_a_revolt_every_other_player_is_asked_clockwise() -> None:
    state = revolt(0, 0, 0, 0)
    for seat in (1, 2, 3):
        assert state.owing == (seat,)
        state = play(state, "let pass")
    assert state.owing == (0,)
    assert "top peasant" in offered(state)


def test_one_shield_that_stands_cancels_the_revolt_whole() -> None:
    state = play(revolt(0, 0, 1, 1), "let pass", "shield", "let pass")
    # Once a shield stands no other seat is asked.
    assert state.owing == (0,)
    assert "end turn" in offered(state)
    assert zone(state, 0) == piles(SIX)
    assert hand(state, 3) == ["peasant", "shield"]


def test_if_a_shield_was_beaten_the_next_player_is_asked() -> None:
    state = play(revolt(1, 1, 1), "shield", "shield")
    assert state.owing == (1,)
    state = play(state, "let pass")
    assert state.owing == (2,)
    state = play(state, "shield")
    # The attacker answers it, though no shield is left to do so with.
    assert state.owing == (0,)
    state = play(state, "let pass")
    assert "end turn" in offered(state)


def test_shield_in_a_revolt_is_answered_only_by_the_attacker_and_theirs_by_the_struck() -> None:
    state = play(revolt(1, 0, 1, 1), "let pass", "shield")
    assert state.owing == (0,)
    state = play(state, "shield")
    assert state.owing == (2,)
    assert offered(state) == {"let pass"}
    assert play(state, "let pass").owing == (3,)


def test_cancelled_attack_that_was_the_last_card_ends_the_turn() -> None:
    state = placed(["", "tower"], ["donation", "shield peasant"])
    state = play(state, "ask zone 1", "shield", "let pass")
    assert state.owing == (1,)
    assert "take deck" in offered(state)


def test_draw_again_and_internal_affairs_are_not_answered() -> None:
    state = placed(["stable, knight", ""], ["draw-again internal-affairs", "shield"])
    assert play(state, "draw again").owing == (0,)
    assert play(state, "internal affairs").owing == (0,)
