"""Looking ahead from a view, and the question that is open in it."""

from typing import Any

import msgspec
import pytest

import reino
from reino.core.catalogue import LANGUAGES
from reino.core.question import Question, of

pytestmark = pytest.mark.plain

GAMES = reino.installed()


def walk(name: str, steps: int = 12) -> list[reino.State]:
    """Decisions of a game, one after the other."""
    state = reino.load(name).start(seed=3)
    seen = [state]
    for number in range(steps):
        if state.over:
            break
        seat = state.owing[-1]
        state = state.play(seat, state.legal(seat)[number % len(state.legal(seat))])
        seen.append(state)
    return seen


@pytest.mark.parametrize("name", GAMES)
def test_looking_ahead_is_playing_a_guess_with_chance_left_open(name: str) -> None:
    for state in walk(name):
        for seat in state.owing:
            view = state.view(seat)
            ahead, guess = view.ahead(), view.guess(0)
            assert ahead.record == guess.record
            assert (ahead.owing, ahead.over, ahead.legal(seat)) == (view.owing, False, view.legal)
            for action in view.legal[:3]:
                there, then = ahead.after(seat, action), guess.play(seat, action)
                assert there.record == then.record
                assert (there.owing, there.over) == (then.owing, then.over)
                assert there.legal(seat) == then.legal(seat)
            assert ahead.record == guess.record  # which did not change


def test_looking_ahead_changes_neither_the_view_nor_its_state(game: reino.Game) -> None:
    state = game.start(seed=1)
    view, before = state.view(0), bytes(state)
    view.ahead().after(0, 2).after(1, 7)
    assert bytes(state) == before
    assert view == state.view(0)


def test_what_is_not_legal_is_not_looked_at(game: reino.Game) -> None:
    ahead = game.start(seed=1).view(0).ahead()
    for seat, action in ((0, 9), (0, 99), (0, -1)):
        with pytest.raises(ValueError, match=f"seat {seat} may not choose {action}"):
            ahead.after(seat, action)
    with pytest.raises(ValueError, match="seat 0 may not choose 3"):
        ahead.after(0, 2).after(0, 3)


@pytest.mark.parametrize("name", GAMES)
def test_a_question_asks_the_seats_that_owe(name: str) -> None:
    for state in walk(name):
        for seat in (None, *range(state.game.players)):
            asked = state.view(seat).question()
            assert asked.asked == state.owing
            assert asked.text is None
            for lang in LANGUAGES:
                told = state.view(seat).question(lang)
                assert told.text
                assert told.text.strip() == told.text
                assert msgspec.structs.replace(told, text=None) == asked


@pytest.mark.parametrize("name", GAMES)
def test_a_question_tells_one_who_is_asked_from_one_who_waits(name: str) -> None:
    for state in walk(name):
        if len(state.owing) == 1:
            (seat,) = state.owing
            others = {state.view(other).question("en").text for other in (None, 1 - seat)}
            assert state.view(seat).question("en").text not in others


@pytest.mark.parametrize("name", GAMES)
def test_a_question_is_plain_data_that_comes_back(name: str) -> None:
    for state in walk(name):
        asked = state.view(0).question("es")
        sent = msgspec.json.encode(asked)
        assert msgspec.json.encode(msgspec.json.decode(sent, type=Question)) == sent


def test_a_game_without_questions_is_asked_to_choose_or_to_wait(game: reino.Game) -> None:
    spec: Any = game.spec.with_parts({"question": None})
    record = game.start().view(0).record
    assert of(spec, record, 0, (0, 1), None) == Question(kind="choose", asked=(0, 1))
    assert of(spec, record, 0, (), None) == Question(kind="wait")
    told = [of(spec, record, viewer, owing, "en").text for viewer, owing in ((0, (0,)), (0, (1,)))]
    assert told == ["Which choice do you make?", "Waiting for Applewood."]
    assert of(spec, record, -1, (0, 1), "es").text == "Se espera a Yarg y Applewood."
    assert of(spec, record, 0, (), "es").text == "Ahora no se pregunta nada."
