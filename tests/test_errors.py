"""Everything that can go wrong has a class of its own and says what was expected and what came."""

import inspect
from collections.abc import Callable
from typing import Any

import pytest

import reino
from reino import errors
from reino.errors import (
    ChoiceError,
    GameOver,
    IllegalChoice,
    MalformedChoice,
    OutOfTurn,
    ReinoError,
    UnknownGame,
    UnknownLanguage,
)
from reino.games.braverats.tables import GENERAL, PRINCE, PRINCESS, SPY


def test_every_error_is_a_reino_error_and_a_value_error() -> None:
    classes = [c for _, c in inspect.getmembers(errors, inspect.isclass)]
    assert len(classes) >= 15
    assert all(issubclass(c, ReinoError) and issubclass(c, ValueError) for c in classes)
    assert all(c.__doc__ for c in classes)


def test_an_unknown_game_is_named_with_the_nearest_one() -> None:
    with pytest.raises(
        UnknownGame, match=r"no game 'bravrats'; did you mean 'braverats'\? Known: "
    ):
        reino.load("bravrats")
    with pytest.raises(UnknownGame, match=r"no game 'chess'\. Known: braverats"):
        reino.load("chess")


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_malformed(game: reino.Game, seat: int) -> None:
    state = game.start(seed=1)
    attempts: tuple[Callable[[], Any], ...] = (
        lambda: state.play(seat, SPY),
        lambda: state.play({0: SPY, seat: SPY}),
        lambda: state.play({seat: SPY, 0: SPY}),
        lambda: state.legal(seat),
        lambda: state.view(seat),
        lambda: state.events(seat),
    )
    for attempt in attempts:
        with pytest.raises(MalformedChoice, match=f"seats are 0 to 1; got {seat}"):
            attempt()


@pytest.mark.parametrize("number", [2**63, 10**30, -(10**30)])
def test_a_number_too_large_for_the_machine_is_malformed(game: reino.Game, number: int) -> None:
    state = game.start(seed=1)
    attempts: tuple[Callable[[], Any], ...] = (
        lambda: state.play(0, number),
        lambda: state.play(number, SPY),
        lambda: state.play({0: SPY, 1: number}),
        lambda: state.play({0: SPY, number: SPY}),
        lambda: state.legal(number),
        lambda: game.name(number),
    )
    for attempt in attempts:
        with pytest.raises(MalformedChoice, match=str(number)):
            attempt()


@pytest.mark.parametrize("action", [-1, 18])
def test_an_action_that_is_not_there_is_malformed(game: reino.Game, action: int) -> None:
    state = game.start(seed=1)
    told = f"actions of braverats are 0 to 17; got {action}"
    with pytest.raises(MalformedChoice, match=told):
        state.play(0, action)
    with pytest.raises(MalformedChoice, match=told):
        state.play({0: SPY, 1: action})
    with pytest.raises(MalformedChoice, match=told):
        game.name(action)


@pytest.mark.parametrize("wrong", ["spy", 1.5, None, [1], b"1"])
def test_what_is_no_number_is_malformed(game: reino.Game, lucky: reino.Game, wrong: Any) -> None:
    state = game.start(seed=1)
    attempts: tuple[Callable[[], Any], ...] = (
        lambda: state.play(0, wrong),
        lambda: state.play({0: SPY, 1: wrong}),
        lambda: lucky.start(dealer=None).fall(wrong),
    )
    for attempt in attempts:
        with pytest.raises(MalformedChoice, match="whole numbers; got"):
            attempt()


@pytest.mark.parametrize("wrong", ["spy", 1.5, None])
def test_words_for_what_is_no_number_are_refused(game: reino.Game, wrong: Any) -> None:
    with pytest.raises(MalformedChoice, match="actions of braverats are 0 to 17; got"):
        game.name(wrong)
    with pytest.raises(MalformedChoice, match="outcomes of braverats are 0 to 11; got"):
        game.outcome_name(wrong)


def test_no_choice_at_all_is_malformed(game: reino.Game) -> None:
    with pytest.raises(MalformedChoice, match="at least one"):
        game.start(seed=1).play({})


def test_three_choices_of_two_seats_are_malformed(game: reino.Game) -> None:
    with pytest.raises(MalformedChoice, match="seats are 0 to 1; got 2"):
        game.start(seed=1).play({0: SPY, 1: SPY, 2: SPY})


def test_an_illegal_choice_is_told_with_the_menu(game: reino.Game) -> None:
    state = game.start(seed=1).play({0: GENERAL, 1: GENERAL})
    with pytest.raises(IllegalChoice) as caught:
        state.play(0, GENERAL)
    told = str(caught.value)
    assert told.startswith("seat 0 may choose 0 (Play the Musician), 1 (Play the Princess), ")
    assert told.endswith("; got 6 (Play the General)")


def test_a_joint_choice_is_refused_whole(game: reino.Game) -> None:
    state = game.start(seed=1).play({0: GENERAL, 1: GENERAL})
    before = bytes(state)
    with pytest.raises(IllegalChoice, match="seat 1 may choose"):
        state.play({0: SPY, 1: GENERAL})
    assert bytes(state) == before
    assert state.owing == (0, 1)


def test_choosing_twice_is_out_of_turn(game: reino.Game) -> None:
    with pytest.raises(OutOfTurn, match="seat 0 owes no decision now; waiting for seat 1"):
        game.start(seed=1).play(0, SPY).play(0, GENERAL)


def test_choosing_before_the_cards_are_dealt_is_out_of_turn(lucky: reino.Game) -> None:
    with pytest.raises(OutOfTurn, match="chance's turn; seat 0 owes no decision"):
        lucky.start(dealer=None).play(0, SPY)


def test_an_outcome_when_seats_choose_is_out_of_turn(game: reino.Game) -> None:
    with pytest.raises(OutOfTurn, match="not chance's turn"):
        game.start(dealer=None).fall(0)


def test_an_outcome_that_cannot_come_is_illegal(lucky: reino.Game) -> None:
    state = lucky.start(dealer=None).fall(PRINCE)
    with pytest.raises(IllegalChoice, match=r"one of \[0, 1, 2, 3, 4, 5, 6\] now; got 7"):
        state.fall(PRINCE)


def test_nothing_is_chosen_after_the_end(game: reino.Game) -> None:
    state = game.start(seed=1).play({0: PRINCESS, 1: PRINCE})
    with pytest.raises(GameOver, match=r"the game is over \(princess\); seat 0 has nothing"):
        state.play(0, SPY)
    with pytest.raises(GameOver, match="the game is over"):
        state.play({0: SPY, 1: SPY})


def test_the_four_refusals_are_told_apart() -> None:
    kinds = (MalformedChoice, IllegalChoice, OutOfTurn, GameOver)
    assert all(issubclass(kind, ChoiceError) for kind in kinds)
    assert not any(issubclass(a, b) for a in kinds for b in kinds if a is not b)


def test_an_unknown_language_is_refused(game: reino.Game) -> None:
    with pytest.raises(UnknownLanguage, match="Reino speaks en and es; got 'fr'"):
        game.name(SPY, lang="fr")
