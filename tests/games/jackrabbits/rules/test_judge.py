"""Hearts: newcomers at palaces are judged."""

from typing import Any

import pytest

from games.jackrabbits.positions import (
    bits,
    court,
    discards,
    ended,
    falls,
    hand,
    known,
    lay,
    offered,
    payments,
    placed,
    play,
    rabbit,
    sets,
    stage,
    walk,
)
from reino import State


def newcomer(hands: list[str], rabbits: list[str] | None = None, **options: bool) -> State:
    """Seat 0 comes to the palace of spades from its burrow."""
    others = rabbits or ["citadel"] * (len(hands) - 1)
    state = placed(["underground", *others], hands, **options)
    return play(state, "emerge burrow-2")


def test_newcomer_at_a_palace_may_be_challenged_by_any_player() -> None:
    state = newcomer(["", "9h", "", "Qc"], ["citadel", "underground", "tower-of-clubs"])
    assert stage(state) == "challenge"
    assert state.owing == (1,)
    state = play(state, "no challenge")
    assert state.owing == (2,)
    state = play(state, "no challenge")
    assert state.owing == (3,)
    assert stage(play(state, "no challenge")) == "phase"


def test_exiles_are_not_asked() -> None:
    state = newcomer(["", "9h", "", ""], ["exile", "citadel", "exile"])
    assert state.owing == (2,)
    assert stage(play(state, "no challenge")) == "phase"


def test_first_challenge_counts() -> None:
    state = newcomer(["", "9h", "8h"])
    state = lay(play(state, "challenge hearts"), "9h")
    assert stage(state) == "answer"
    assert state.owing == (0,)


def test_challenger_shows_that_queen_or_hearts_worth_six() -> None:
    assert offered(newcomer(["", "Qs 9h"])) == {
        "no challenge",
        "challenge queen",
        "challenge hearts",
    }
    assert offered(newcomer(["", "Qc 5h"])) == {"no challenge"}
    assert offered(newcomer(["", "2h 3h Ah"])) == {"no challenge", "challenge hearts"}


def test_royal_of_hearts_is_worth_ten_hearts() -> None:
    state = play(newcomer(["", "Kh"]), "challenge hearts")
    assert payments(state) == sets("Kh")


def test_cards_shown_are_a_set_none_of_which_could_be_left_out() -> None:
    state = play(newcomer(["", "2h 3h 4h 9h"]), "challenge hearts")
    assert payments(state) == sets("9h", "2h 4h", "3h 4h")


def test_newcomer_must_show_as_much_or_is_exiled() -> None:
    state = play(newcomer(["9s 5h", "Qs"]), "challenge queen")
    assert offered(state) == {"refuse"}
    state = play(state, "refuse")
    assert rabbit(state, 0) == "exile"
    assert hand(state, 0) == {"9s", "5h"}
    assert state.record.active == 1
    # The challenger keeps the cards it showed.
    assert hand(state, 1) == {"Qs"}


def test_newcomer_may_refuse() -> None:
    state = play(newcomer(["9h", "Qs"]), "challenge queen")
    assert offered(state) == {"refuse", "answer hearts"}
    assert rabbit(play(state, "refuse"), 0) == "exile"


def test_newcomer_who_shows_keeps_the_cards_and_the_challenger_loses_theirs() -> None:
    state = lay(play(newcomer(["4h 2h", "9h 3h 8c"]), "challenge hearts"), "9h")
    state = lay(play(state, "answer hearts"), "4h 2h")
    assert hand(state, 0) == {"4h", "2h"}
    assert hand(state, 1) == {"3h", "8c"}
    assert discards(state) == {"9h"}
    assert rabbit(state, 1) == "exile"
    assert rabbit(state, 0) == "palace-of-spades"
    assert stage(state) == "phase"


def test_queen_that_is_lost_goes_to_the_court_and_may_be_acquired_this_turn() -> None:
    state = lay(play(newcomer(["9h 10s", "Qs"]), "challenge queen, answer hearts"), "9h")
    assert "Qs" in court(state)
    assert "acquire" in offered(state)
    state = lay(play(state, "acquire"), "10s")
    assert hand(state, 0) == {"9h", "Qs"}


def test_newcomer_may_answer_with_the_queen() -> None:
    state = lay(play(newcomer(["Qs", "9h"]), "challenge hearts"), "9h")
    assert offered(state) == {"refuse", "answer queen"}
    state = play(state, "answer queen")
    assert hand(state, 0) == {"Qs"}
    assert rabbit(state, 1) == "exile"
    assert discards(state) == {"9h"}


def test_cards_shown_are_known_to_all() -> None:
    state = lay(play(newcomer(["4h 2h 9c", "9h 8c", ""]), "challenge hearts"), "9h")
    assert known(state, 2, 1) == known(state, None, 1) == {"9h"}
    state = lay(play(state, "answer hearts"), "4h 2h")
    assert known(state, 2, 0) == known(state, 1, 0) == {"4h", "2h"}


def test_rabbit_that_stayed_is_not_judged() -> None:
    state = play(placed(["palace-of-spades", "citadel"], ["", "Qs"]), "stay")
    assert stage(state) != "challenge"
    assert state.record.rabbit[0] == placed(["palace-of-spades", "citadel"]).record.rabbit[0]


def test_rabbit_that_comes_back_to_its_palace_is_judged() -> None:
    state = play(placed(["palace-of-hearts", "citadel"], ["black"]), "mount black")
    state = play(state, "land palace-of-hearts se")
    assert stage(state) == "challenge"


@pytest.mark.parametrize("place", ["plaza-of-clubs", "tower-of-clubs", "citadel"])
def test_nobody_is_judged_elsewhere(place: str) -> None:
    state = placed(["underground", "citadel"], ["red", "9h Qc"])
    assert stage(play(state, "mount red", f"goal {place}")) != "challenge"


def test_introductory_game_has_no_judgement() -> None:
    state = newcomer(["", "9h"], complete=False)
    assert stage(state) == "phase"


def test_judgement_comes_before_fights_and_trades() -> None:
    state = newcomer(["9s", "9h"], ["palace-of-spades"])
    assert stage(state) == "challenge"
    assert "attack 1" in offered(play(state, "no challenge"))


def test_at_the_advanced_citadel_hearts_alone_count() -> None:
    state = placed(["underground", "tower-of-clubs"], ["red 9h", "Qs 6h"], advanced_citadel=True)
    state = play(state, "mount red", "goal citadel")
    assert offered(state) == {"no challenge", "challenge hearts"}
    state = lay(play(state, "challenge hearts"), "6h")
    assert offered(state) == {"refuse", "answer hearts"}
    state = lay(play(state, "answer hearts"), "9h")
    assert rabbit(state, 1) == "exile"
    assert rabbit(state, 0) == "citadel"


@pytest.mark.parametrize(
    ("options", "enough"),
    [
        ({}, sets("5h Ah")),
        ({"ambivalent_aces": True}, sets("Ah!", "5h Ah")),
        ({"patriarchal_values": True}, sets("Ah")),
        ({"capital_aces": True}, sets("5h Ah")),
        ({"capital_aces": True, "ambivalent_aces": True}, sets("Ah!", "5h Ah")),
        ({"capital_aces": True, "patriarchal_values": True}, sets("5h Ah")),
    ],
)
def test_shown_ace_of_hearts_counts_by_the_options(
    options: dict[str, Any], enough: set[frozenset[str]]
) -> None:
    state = play(newcomer(["", "5h Ah"], **options), "challenge hearts")
    assert payments(state) == enough


def test_shown_ace_is_not_the_first_ace_spent() -> None:
    state = lay(play(newcomer(["", "5h Ah"], capital_aces=True), "challenge hearts"), "5h Ah")
    assert state.record.capital[1] == -1
    assert hand(state, 1) == {"5h", "Ah"}


PALACE = {"provisional_palaces": True}


def resting(hands: list[str], place: str = "tower-of-clubs", **where: object) -> State:
    """Seat 0 ends its turn, alone."""
    others = ["underground"] * (len(hands) - 1)
    state = placed([place, *others], hands, at="phase", **PALACE, **where)
    return falls(play(state, "no more"), "2c")


@pytest.mark.parametrize("place", ["tower-of-clubs", "plaza-of-spades", "citadel"])
def test_hearts_worth_six_may_be_laid_open_on_a_tower_a_plaza_or_the_citadel(place: str) -> None:
    state = resting(["9h 4h 3h", ""], place)
    assert stage(state) == "palace"
    assert offered(state) == {"no palace", "open palace"}
    state = play(state, "open palace")
    assert payments(state) == sets("9h", "4h 3h")
    state = lay(state, "4h 3h")
    assert state.record.active == 1
    assert known(state, 1, 0) == {"4h", "3h"}
    # They still belong to the hand.
    assert hand(state, 0) == {"9h", "4h", "3h", "2c"}
    assert state.record.hand_size[0] == 4


def test_no_palace_is_opened_elsewhere() -> None:
    for place in ("palace-of-spades", "underground"):
        state = ended(placed([place, "exile"], ["9h"], at="set out", **PALACE), "2c")
        assert state.record.active == 1


def test_advanced_citadel_is_a_palace_already() -> None:
    options = {**PALACE, "advanced_citadel": True}
    state = falls(play(placed(["citadel", "exile"], ["9h"], **options), "stay"), "2c")
    assert state.record.active == 1


def test_by_rules_1_no_palace_is_opened_on_the_citadel() -> None:
    state = play(placed(["citadel", "exile"], ["9h"], rules=1, **PALACE), "stay")
    assert falls(state, "2c").record.active == 1


def homecoming(hands: list[str]) -> State:
    """Seat 0 comes home with three royals; seat 1 has a provisional palace on the citadel."""
    rabbits = ["plaza-of-clubs", "citadel"]
    state = placed(rabbits, hands, laid_open=["", "8h"], **PALACE)
    return play(state, "mount red", "goal citadel")


def test_newcomer_is_judged_at_a_provisional_palace_on_the_citadel_before_winning() -> None:
    state = homecoming(["red Kc Kd Ks", "8h"])
    assert (stage(state), state.owing) == ("challenge", (1,))
    exiled = play(state, "challenge hearts", "refuse")
    assert (rabbit(exiled, 0), exiled.over) == ("exile", False)
    assert play(state, "no challenge").reason == "home"


def test_newcomer_who_answers_on_the_citadel_wins_if_still_there() -> None:
    state = homecoming(["red Kc Kd Ks 7h", "8h"])
    state = play(state, "challenge hearts", "answer hearts", "show 7h")
    assert state.reason == "home"
    assert rabbit(state, 1) == "exile"


def test_no_palace_without_hearts_worth_six() -> None:
    assert offered(resting(["5h", ""])) == {"no palace"}


def visited(hands: list[str], laid_open: str, **where: object) -> State:
    """Seat 0 comes to the tower of clubs, where seat 1 has its palace."""
    rabbits = ["underground", "tower-of-clubs", *["citadel"] * (len(hands) - 2)]
    state = placed(rabbits, hands, laid_open=["", laid_open], **PALACE, **where)
    return play(state, "mount red", "goal tower-of-clubs")


def test_only_the_owner_challenges_with_the_hearts_that_lie_there() -> None:
    state = visited(["red 9h", "8h 5h", "10h"], "8h")
    assert state.owing == (1,)
    assert offered(state) == {"no challenge", "challenge hearts"}
    state = play(state, "challenge hearts")
    assert stage(state) == "answer"
    assert state.owing == (0,)
    assert offered(state) == {"refuse", "answer hearts"}


def test_newcomer_who_shows_exiles_the_owner_who_discards_theirs() -> None:
    state = play(visited(["red 9h", "8h 5h"], "8h"), "challenge hearts", "answer hearts")
    state = lay(state, "9h")
    assert rabbit(state, 1) == "exile"
    assert hand(state, 1) == {"5h"}
    assert discards(state) == {"8h"}
    assert rabbit(state, 0) == "tower-of-clubs"


def test_royal_of_the_place_is_no_queen_at_a_provisional_palace() -> None:
    state = visited(["red 9h", "8h Kc"], "8h")
    assert offered(state) == {"no challenge", "challenge hearts"}
    state = visited(["red Kc", "8h"], "8h")
    assert offered(play(state, "challenge hearts")) == {"refuse"}


def test_newcomer_who_does_not_show_is_exiled_from_a_provisional_palace() -> None:
    state = play(visited(["red", "8h"], "8h"), "challenge hearts", "refuse")
    assert rabbit(state, 0) == "exile"
    assert hand(state, 1) == {"8h"}


def test_provisional_palace_ends_when_its_owner_leaves() -> None:
    state = placed(["plaza-of-spades", "exile"], ["8h"], laid_open=["8h"], **PALACE)
    assert walk(state, "river-2").record.laid_open[0] == 0
    assert play(state, "stay").record.laid_open[0] != 0


def full(**options: bool) -> State:
    """Seat 0 has a palace and a card too many at the end of its turn."""
    state = placed(
        ["plaza-of-spades", "exile"],
        ["5h Ah 2c 3c 4c 5c 6c 7c 8c"],
        laid_open=["5h Ah"],
        at="phase",
        **PALACE,
        **options,
    )
    return falls(play(state, "no more"), "2d")


def test_provisional_palace_ends_when_its_hearts_fall_below_six() -> None:
    state = play(full(), "discard 5h")
    assert state.record.laid_open[0] == 0
    assert play(full(), "discard 2c").record.laid_open[0] == bits(["5h", "Ah"])


def test_provisional_palace_stands_while_an_ambivalent_ace_alone_is_worth_six() -> None:
    state = play(full(ambivalent_aces=True), "discard 5h")
    assert state.record.laid_open[0] == bits(["Ah"])


def test_open_hearts_may_be_spent() -> None:
    state = placed(["tower-of-hearts", "exile"], ["10h"], laid_open=["10h"], at="phase", **PALACE)
    state = lay(play(state, "acquire"), "10h")
    assert state.record.laid_open[0] == 0
    assert hand(state, 0) == {"Kh"}


def test_who_stays_is_not_judged_in_a_provisional_palace() -> None:
    state = placed(["tower-of-clubs"] * 2, ["", "8h"], laid_open=["", "8h"], **PALACE)
    assert stage(play(state, "stay")) == "phase"
