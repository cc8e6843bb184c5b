"""Standing answers: not to challenge newcomers, and not to call a surplus, in this turn."""

import random

import pytest

from games.jackrabbits.positions import ended, game, placed, play, stage
from reino import State
from reino.core.catalogue import LANGUAGES, catalogue
from reino.games.jackrabbits import GAME, LOCALE
from reino.games.jackrabbits.rules.actions import NO_CALL, NO_CHALLENGE
from reino.games.jackrabbits.table import standing_answers
from reino.games.jackrabbits.table.standing_answers import NEVER_CALL, NEVER_CHALLENGE


def answer(state: State, seat: int, name: str) -> int | None:
    return standing_answers.answer(state.view(seat).record, seat, name)


def offers(state: State, seat: int) -> tuple[str, ...]:
    return standing_answers.offers(state.view(seat).record, seat)


def newcomer() -> State:
    """Seat 0 has come to a palace; seat 1 could challenge."""
    state = placed(["underground", "citadel", "exile"], ["", "9h", "8h"])
    state = play(state, "emerge burrow-2")
    assert stage(state) == "challenge"
    return state


def surplus() -> State:
    """Seat 0 keeps quiet about its hand; seat 1 is asked."""
    state = placed(["citadel", "underground"], ["2h 3h", "4s"], at="phase", seized_surplus=True)
    while stage(state) != "quiet":
        state = ended(state) if state.owing else state.fall(state.chance[0][0])
        if stage(state) == "surplus":
            return state
    return play(state, "keep quiet")


def test_never_challenge_lets_the_newcomer_be() -> None:
    state = newcomer()
    assert answer(state, 1, NEVER_CHALLENGE) == NO_CHALLENGE
    assert answer(state, 1, NEVER_CALL) is None
    assert answer(state, 0, NEVER_CHALLENGE) is None


def test_never_call_lets_the_hand_be() -> None:
    state = surplus()
    assert stage(state) == "surplus"
    assert answer(state, 1, NEVER_CALL) == NO_CALL
    assert answer(state, 1, NEVER_CHALLENGE) is None
    assert answer(state, 0, NEVER_CALL) is None


def test_both_end_with_the_turn() -> None:
    state = surplus()
    after = play(state, "no call")
    before, now = state.view(1).record, after.view(1).record
    for name in standing_answers.names:
        assert standing_answers.lapses(before, now, 1, name)
        assert not standing_answers.lapses(before, before, 1, name)


def test_they_are_offered_in_the_turns_of_others_to_those_who_will_be_asked() -> None:
    state = newcomer()
    assert [offers(state, seat) for seat in range(3)] == [(), (NEVER_CHALLENGE,), ()]
    state = surplus()
    assert [offers(state, seat) for seat in range(2)] == [(), standing_answers.names]
    simple = placed(["citadel", "underground"], complete=False)
    assert offers(simple, 1) == ()


def test_nothing_is_offered_before_the_first_turn() -> None:
    state = game(2, map="build").start(seed=1)
    assert [offers(state, seat) for seat in range(2)] == [(), ()]


def test_standing_answers_have_words_in_both_languages() -> None:
    assert GAME.standing is standing_answers
    for lang in LANGUAGES:
        say = catalogue(lang, LOCALE)
        assert len({say(f"jackrabbits-standing-{name}") for name in standing_answers.names}) == 2


@pytest.mark.parametrize("players", [2, 4])
def test_in_random_games_they_answer_legally_and_from_what_the_seat_knows(players: int) -> None:
    chance = random.Random(players)
    answered = 0
    state = game(players, complete=True, seized_surplus=True).start(seed=players)
    for _ in range(800):
        if state.over:
            break
        (seat,) = state.owing
        view = state.view(seat)
        for name in standing_answers.names:
            said = standing_answers.answer(view.record, seat, name)
            assert said is None or said in view.legal
            if said is not None:
                # The seat that is asked could have said so in advance.
                assert name in standing_answers.offers(view.record, seat)
                assert answer(view.guess(1), seat, name) == said
                answered += 1
        state = state.play(seat, chance.choice(view.legal))
    assert answered > 0
