"""A turn: its parts in their order, drawing, and the limit of hands."""

import pytest

from games.jackrabbits.positions import (
    court,
    discards,
    ended,
    falls,
    hand,
    offered,
    offers,
    pile,
    placed,
    play,
    rabbit,
    stage,
    walk,
)
from reino import State

NINE = "2c 3c 4c 5c 6c 7c 8c 9c 10c"


def test_turn_is_lottery_journey_acquisition_increment() -> None:
    state = placed(["citadel", "citadel"], ["5s 10d"], at="turn")
    assert stage(state) == "roll"
    state = falls(state, (3, 4))
    assert stage(state) == "lottery"
    state = play(state, "no card")
    assert stage(state) == "set out"
    state = walk(state, "river-1", "forest-3", "tavern-2", "plaza-of-diamonds")
    assert stage(state) == "phase"
    state = play(state, "acquire", "spend 10d")
    assert stage(state) == "draw"
    state = falls(state, "2h")
    assert hand(state, 0) == {"5s", "Jd", "2h"}
    assert (stage(state), state.record.active) == ("roll", 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    for seat in range(players):
        state = placed(["citadel"] * players, at="phase", active=seat)
        assert ended(state, "2h").record.active == (seat + 1) % players


def test_journey_is_optional_and_a_rabbit_that_stays_rests() -> None:
    state = placed(["plaza-of-spades", "citadel"], ["5s"])
    assert "stay" in offered(state)
    state = ended(play(state, "stay"), "2h")
    assert rabbit(state, 0) == "plaza-of-spades"
    assert hand(state, 0) == {"5s", "2h"}


def test_increment_is_one_card_of_the_pile() -> None:
    state = ended(placed(["citadel", "citadel"], ["5s"], at="phase", pile="2h 3h"))
    assert stage(state) == "draw"
    assert len(state.chance) == 2
    state = falls(state, "3h")
    assert hand(state, 0) == {"5s", "3h"}
    assert pile(state) == {"2h"}


def test_increment_is_drawn_underground_too() -> None:
    state = ended(placed(["underground", "citadel"], ["5s"]), "2h")
    assert hand(state, 0) == {"5s", "2h"}


def test_discards_are_shuffled_only_when_a_card_must_be_drawn_from_an_empty_pile() -> None:
    state = ended(placed(["citadel", "citadel"], at="phase", pile="2h"), "2h")
    assert pile(state) == set()
    assert "5s" in discards(state)
    state = play(falls(state, (1, 2)), "no card", "stay")
    assert pile(state) == set()
    state = ended(state)
    assert stage(state) == "draw"
    assert len(state.chance) == 39
    state = falls(state, "5s")
    assert discards(state) == set()
    assert len(pile(state)) == 38


def test_royals_are_never_in_the_pile() -> None:
    state = ended(placed(["citadel", "citadel"], ["Kc"], at="phase", pile=""))
    assert len(state.chance) == 40
    assert len(pile(falls(state, "2c"))) == 39


def test_no_card_is_drawn_if_pile_and_discards_are_empty() -> None:
    # All forty numbers are in two hands.
    numbers = [f"{rank}{suit}" for suit in "cshd" for rank in ("A", *range(2, 11))]
    hands = [" ".join(numbers[:20]), " ".join(numbers[20:])]
    state = placed(["citadel", "citadel"], hands, at="phase", seized_surplus=True)
    state = play(state, "no more")
    assert stage(state) == "quiet"
    assert len(hand(state, 0)) == 20


def test_hand_limit_is_nine_after_a_whole_draw() -> None:
    eight = NINE.removesuffix(" 10c")
    assert stage(ended(placed(["citadel", "citadel"], [eight], at="phase"), "2h")) == "roll"
    state = ended(placed(["citadel", "citadel"], [NINE], at="phase"), "2h")
    assert stage(state) == "limit"
    assert state.owing == (0,)


def over_the_limit() -> State:
    return ended(placed(["citadel", "citadel"], [f"Kc red {NINE[:-7]}"], at="phase"), "2h")


def test_owner_chooses_what_to_discard() -> None:
    state = ended(placed(["citadel", "citadel"], [NINE], at="phase"), "2h")
    assert offers(state, "discard") == {*NINE.split(), "2h"}
    state = play(state, "discard 7c")
    assert hand(state, 0) == {*NINE.split(), "2h"} - {"7c"}
    assert discards(state) == {"7c"}
    assert stage(state) == "roll"


def test_royals_and_jokers_count_for_the_limit_and_go_to_the_court() -> None:
    state = over_the_limit()
    assert stage(state) == "limit"
    for card in ("Kc", "red"):
        after = play(state, f"discard {card}")
        assert card in court(after)
        assert discards(after) == set()
        assert card not in hand(after, 0)


def test_limit_is_kept_on_another_players_turn_too() -> None:
    # Seat 1 gets two cards for one in a deal, at the full limit.
    state = placed(
        ["citadel", "citadel"],
        ["2d 3h 4h", "5d 2c 3c 4c 5c 6c 7c 8c 9c"],
        at="phase",
        interpersonal_trade=True,
    )
    state = play(state, "deal with 1", "i sell", "name 3h", "name 4h", "named", "name 5d", "named")
    state = play(state, "accept", "give 3h", "give 4h", "give 5d")
    assert stage(state) == "limit"
    assert state.owing == (1,)
    state = play(state, "discard 2c")
    assert len(hand(state, 1)) == 9
    assert stage(state) == "phase"
