"""Variant G, the emperor: a match of games."""

from itertools import cycle

import pytest

from games.braverats.positions import (
    DRAWN_SEAT,
    NEXT_GAME,
    after,
    card,
    falls,
    fresh,
    rounds,
    shown,
)
from reino import State

YARG_WINS = ("princess prince",)
APPLEWOOD_WINS = ("prince princess",)
MIRROR = tuple(
    f"{name} {name}"
    for name in (
        "musician",
        "princess",
        "spy",
        "assassin",
        "ambassador",
        "wizard",
        "general",
        "prince",
    )
)


def match(*games: tuple[str, ...]) -> State:
    """A match after these games, each but the last followed by the next one's set-up."""
    state = fresh(emperor=True)
    for number, game in enumerate(games):
        if number:
            state = state.fall(NEXT_GAME)
        state = rounds(state, *game)
    return state


def test_first_to_win_two_games_takes_the_match() -> None:
    state = match(YARG_WINS, YARG_WINS)
    assert (state.reason, state.returns) == ("match", (1.0, -1.0))
    state = match(APPLEWOOD_WINS, YARG_WINS)
    assert (state.over, shown(state)["games"]) == (False, [1, 1])
    state = match(APPLEWOOD_WINS, YARG_WINS, APPLEWOOD_WINS)
    assert (state.reason, state.returns) == ("match", (-1.0, 1.0))


def test_one_game_does_not_end_the_match() -> None:
    state = match(YARG_WINS)
    assert not state.over
    assert state.returns is None
    assert state.chance == ((NEXT_GAME, 1),)
    assert shown(state)["game_winner"] == 0
    assert shown(state)["game_reason"] == "princess"


def test_view_shows_both_scores() -> None:
    state = rounds(match(YARG_WINS).fall(NEXT_GAME), "spy ambassador")
    told = shown(state)
    assert (told["games"], told["wins"], told["game"]) == ([1, 0], [0, 2], 2)


def test_drawn_games_are_replayed() -> None:
    state = match(YARG_WINS, MIRROR)
    assert (state.over, shown(state)["games"]) == (False, [1, 0])
    state = match(YARG_WINS, MIRROR, MIRROR, MIRROR, YARG_WINS)
    assert (state.reason, shown(state)["games"]) == ("match", [2, 0])


@pytest.mark.parametrize(
    ("won", "reason", "returns"),
    [
        ((), "nine_games", (0.0, 0.0)),
        ((YARG_WINS,), "nine_games", (1.0, -1.0)),
        ((APPLEWOOD_WINS,), "nine_games", (-1.0, 1.0)),
        ((YARG_WINS, APPLEWOOD_WINS), "nine_games", (0.0, 0.0)),
    ],
)
def test_after_nine_games_the_one_with_more_wins_has_it(
    won: tuple[tuple[str, ...], ...], reason: str, returns: tuple[float, float]
) -> None:
    games = won + (MIRROR,) * (9 - len(won))
    assert not match(*games[:8]).over
    state = match(*games)
    assert (state.reason, state.returns) == (reason, returns)


def test_second_win_in_the_ninth_game_takes_the_match() -> None:
    state = match(YARG_WINS, *(MIRROR,) * 7, YARG_WINS)
    assert (state.reason, state.returns) == ("match", (1.0, -1.0))


def test_first_win_in_the_ninth_game_has_it() -> None:
    state = match(*(MIRROR,) * 8, APPLEWOOD_WINS)
    assert (state.reason, state.returns) == ("nine_games", (-1.0, 1.0))


def test_bonus_look_and_held_rounds_do_not_carry_over() -> None:
    state = after(
        "ambassador musician", "general spy", "princess prince", emperor=True, mime="ninth"
    )
    state = state.fall(NEXT_GAME)
    first, second = shown(fresh(emperor=True, mime="ninth")), shown(state)
    assert second.pop("game") == first.pop("game") + 1
    assert second.pop("games") == [1, 0]
    assert first.pop("games") == [0, 0]
    assert second == first


def test_general_and_spy_of_a_games_last_round_are_forgotten() -> None:
    # Yarg's General and Applewood's Spy end the first game.
    state = after("ambassador princess", "prince assassin", "general spy", emperor=True)
    assert shown(state)["stage"] == "between"
    state = state.fall(NEXT_GAME)
    assert state.owing == (0, 1)
    assert (shown(state)["bonus"], shown(state)["look"]) == ([0, 0], None)


def test_mime_copies_nothing_from_the_game_before() -> None:
    state = after("princess prince", emperor=True, mime="ninth").fall(NEXT_GAME)
    assert shown(state)["copies"] == ["blank", "blank"]
    assert shown(rounds(state, "mime wizard"))["held"] == 1


def test_each_game_is_set_up_anew_with_all_random_choices() -> None:
    first = fresh(emperor=True, princess_attack="random", traitor=True, lucky_draw=True)
    state = falls(first, [DRAWN_SEAT, card("general"), card("wizard")])
    state = falls(state, map(card, ["prince", "spy", "wizard", "princess", "spy", "general"]))
    state = rounds(state, "prince princess").fall(NEXT_GAME)
    assert state.chance == first.chance
    assert shown(state)["games"] == [0, 1]
    anew = falls(state, [DRAWN_SEAT + 1, card("princess"), card("prince")])
    assert dict(anew.chance)[card("prince")] == 1
    assert dict(anew.chance)[card("princess")] == 1


def test_draft_opener_is_drawn_anew_each_game() -> None:
    first = fresh(emperor=True, draft=True, fast_rat=True)
    state = first.fall(DRAWN_SEAT)
    pick = cycle((0, -1))
    while shown(state)["stage"] != "between":
        if state.chance:
            state = state.fall(state.chance[0][0])
        else:
            state = state.play({seat: state.legal(seat)[next(pick)] for seat in state.owing})
    assert state.fall(NEXT_GAME).chance == first.chance
