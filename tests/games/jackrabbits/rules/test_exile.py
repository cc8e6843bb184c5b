"""Exile and the underground."""

from games.jackrabbits.positions import (
    ended,
    falls,
    hand,
    offered,
    offers,
    placed,
    play,
    rabbit,
    stage,
    walk,
)
from reino import State


def test_exile_draws_no_card_and_the_turn_ends() -> None:
    state = walk(placed(["palace-of-diamonds", "citadel"], ["5s"]), "sea")
    assert hand(state, 0) == {"5s"}
    assert (stage(state), state.record.active) == ("roll", 1)


def back(hands: list[str], **options: bool | int) -> State:
    """The turn after exile: the lottery is over, and another rabbit rests underground."""
    state = placed(["exile", "underground"], hands, at="turn", **options)
    return play(falls(state, (5, 5)), "no card")


def test_next_turn_the_exile_plays_the_lottery_goes_underground_and_draws() -> None:
    state = placed(["exile", "citadel"], ["3s 6s"], at="turn")
    state = falls(state, (3, 5))
    assert stage(state) == "lottery"
    state = falls(play(state, "show 3s"), "2h")
    assert rabbit(state, 0) == "underground"
    assert stage(state) == "draw"
    state = falls(state, "4h")
    assert hand(state, 0) == {"3s", "6s", "2h", "4h"}
    assert state.record.active == 1


def test_turn_after_exile_is_a_rest_underground_with_fights() -> None:
    state = back(["9s", "2h"])
    assert (stage(state), rabbit(state, 0)) == ("phase", "underground")
    assert offered(state) == {"no more", "attack 1"}
    state = falls(play(state, "attack 1", "spend 9s", "hold", "yield"), "2h")
    # Then the increment.
    assert rabbit(state, 1) == "exile"
    assert hand(falls(state, "4h"), 0) == {"2h", "4h"}


def test_turn_after_exile_is_a_rest_underground_with_deals() -> None:
    state = back(["3d", "2h"], interpersonal_trade=True)
    assert offers(state, "deal with") == {"1"}


def test_turn_after_exile_has_no_journey() -> None:
    assert offers(back(["9s red black", "2h"]), "mount") == set()
    assert offers(back(["9s", "2h"]), "emerge") == set()


def test_by_rules_1_the_exile_only_draws_underground() -> None:
    state = back(["9s 3d", "2h"], rules=1, interpersonal_trade=True)
    assert (stage(state), rabbit(state, 0)) == ("draw", "underground")
    assert falls(state, "4h").record.active == 1


def test_turn_after_the_next_the_rabbit_may_leave_the_underground() -> None:
    state = placed(["exile", "citadel"], ["3s"], at="turn")
    state = falls(play(falls(state, (5, 5)), "no card"), "4h")
    state = ended(play(falls(state, (5, 5)), "no card"), "5h")
    state = play(falls(state, (5, 5)), "no card")
    assert rabbit(state, 0) == "underground"
    assert "emerge burrow-1" in offered(state)
    assert "stay" in offered(state)


def test_exile_keeps_hand_and_carrots() -> None:
    state = walk(placed(["palace-of-diamonds", "citadel"], ["5s Kc red"]), "sea")
    assert hand(state, 0) == {"5s", "Kc", "red"}


def test_exile_does_not_mount() -> None:
    state = placed(["exile", "citadel"], ["red black"], at="turn")
    state = play(falls(state, (5, 5)), "no card")
    assert rabbit(state, 0) == "underground"
    assert stage(state) == "draw"


def test_exile_cannot_be_attacked() -> None:
    state = placed(["exile", "citadel", "citadel"], ["", "5s"], at="phase", active=1)
    assert offers(state, "attack") == {"2"}


def test_exile_does_not_challenge() -> None:
    state = placed(["exile", "citadel", "palace-of-spades"], ["Qs 9h"], active=1)
    state = walk(state, "mountain-2", "crossing-2", "palace-of-spades")
    assert stage(state) == "challenge"
    assert state.owing == (2,)


def test_exile_does_not_trade() -> None:
    state = placed(
        ["citadel", "exile", "citadel"],
        ["5s", "6d", "7d"],
        at="phase",
        interpersonal_trade=True,
    )
    assert offers(state, "deal with") == {"2"}


def underground(hands: list[str], **options: bool) -> State:
    return play(placed(["underground", "underground"], hands, **options), "stay")


def test_one_may_stay_underground_and_draws() -> None:
    state = play(placed(["underground", "citadel"], ["5s"]), "stay")
    assert hand(falls(state, "2h"), 0) == {"5s", "2h"}


def test_underground_is_a_hex_for_fights() -> None:
    assert offers(underground(["5s", "6s"]), "attack") == {"1"}


def test_underground_is_a_hex_for_deals_between_players() -> None:
    state = underground(["5s", "6s"], interpersonal_trade=True)
    assert offers(state, "deal with") == {"1"}


def test_underground_nobody_is_judged() -> None:
    state = placed(["palace-of-spades", "citadel", "underground"], ["", "Qs 9h", "9s"])
    state = play(walk(state, "burrow-2"), "go under")
    assert stage(state) == "phase"
    assert state.owing == (0,)


def test_red_joker_leads_out_of_the_underground() -> None:
    state = play(placed(["underground", "citadel"], ["red"]), "mount red", "goal plaza-of-clubs")
    assert rabbit(state, 0) == "plaza-of-clubs"
