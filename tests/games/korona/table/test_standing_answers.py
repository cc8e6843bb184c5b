"""Standing answers: shields raised or not without being asked each time."""

import random

import pytest

import reino
from games.korona.positions import placed, play
from reino import State
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.kernel import JIT
from reino.games.korona import GAME, LOCALE
from reino.games.korona.rules.actions import LET_PASS, RAISE_SHIELD
from reino.games.korona.table import standing_answers
from reino.games.korona.table.standing_answers import ALWAYS_FOR_MONARCHS, NEVER_THIS_TURN

SIX = "peasant, peasant, peasant, peasant, peasant, peasant"
PAIR = "monarch monarch"


def answer(state: State, seat: int, name: str) -> int | None:
    return standing_answers.answer(state.view(seat).record, seat, name)


def lapses(before: State, after: State, seat: int, name: str) -> bool:
    return standing_answers.lapses(before.view(seat).record, after.view(seat).record, seat, name)


def struck(own: str, theirs: str, card: str, *choices: str, shields: int = 1) -> State:
    """Seat 0 has used a card on seat 1, which holds so many shields and is asked."""
    hands = [f"{card} knight shield", "peasant" + " shield" * shields]
    state = play(placed([own, theirs], hands), *choices)
    assert state.owing == (1,)
    return state


ON_MONARCHS = {
    "a monarch is stolen": ("", "monarch, tower", "sneak-attack", "sneak 1", "top monarch"),
    "one of two cards swapped is a monarch": (
        *("archer", "tower, monarch", "tactical-swap"),
        *("swap 1", "top tower", "top monarch", "top archer"),
    ),
    "the pair is seized": ("", PAIR, "glorious-attack", "storm 1", f"whole {PAIR}"),
    "a pair with a jester is seized": (
        *("", "monarch jester", "glorious-attack"),
        *("storm 1", "whole monarch jester"),
    ),
    "a villain is lodged on a monarch": (
        *("villain", "monarch, tower", "sneak-attack"),
        *("sneak 1", "top villain", "place villain on monarch", "top tower"),
    ),
}
ON_OTHERS = {
    "other cards are stolen": ("", f"{PAIR}, tower, field", "sneak-attack", "sneak 1"),
    "another pile is seized": (
        *("", f"{PAIR}, stable knight knight", "glorious-attack"),
        *("storm 1", "whole stable knight knight"),
    ),
    "the struck seat chooses what it gives": ("archer", "monarch", "donation", "ask zone 1"),
    "the hand is asked": ("archer", "monarch", "donation", "ask hand 1"),
    "a revolt names no card": (SIX, "monarch", "revolt", "revolt"),
    "the monarch swapped is the attacker's": (
        *("monarch, archer", "tower, field", "tactical-swap"),
        *("swap 1", "top tower", "top field", "top monarch"),
    ),
}
STOLEN = ("top tower", "top field")


def attack(facts: tuple[str, ...], shields: int = 1) -> State:
    own, theirs, card, *choices = facts
    if choices == ["sneak 1"]:
        choices += STOLEN
    # A second card has to be stolen where one can be.
    if choices == ["sneak 1", "top monarch"]:
        choices.append("top tower")
    return struck(own, theirs, card, *choices, shields=shields)


@pytest.mark.parametrize("how", ON_MONARCHS)
def test_shield_is_raised_for_own_monarchs_if_one_is_held(how: str) -> None:
    assert answer(attack(ON_MONARCHS[how]), 1, ALWAYS_FOR_MONARCHS) == RAISE_SHIELD
    # Without a shield it answers nothing: to let pass is for the seat to say.
    assert answer(attack(ON_MONARCHS[how], shields=0), 1, ALWAYS_FOR_MONARCHS) is None


@pytest.mark.parametrize("how", ON_OTHERS)
def test_answer_for_monarchs_says_nothing_of_other_attacks(how: str) -> None:
    assert answer(attack(ON_OTHERS[how]), 1, ALWAYS_FOR_MONARCHS) is None


def test_shield_that_is_answered_is_followed_by_another_for_the_monarchs() -> None:
    state = attack(ON_MONARCHS["the pair is seized"], shields=2)
    state = play(state, "shield")
    # Now the attacker is asked, whose monarchs are not in danger.
    assert state.owing == (0,)
    assert answer(state, 0, ALWAYS_FOR_MONARCHS) is None
    state = play(state, "shield")
    assert answer(state, 1, ALWAYS_FOR_MONARCHS) == RAISE_SHIELD


@pytest.mark.parametrize(
    "how", ["a villain is lodged on a monarch", "the monarch swapped is the attacker's"]
)
def test_attacker_raises_no_shield_for_monarchs_it_put_in_danger_itself(how: str) -> None:
    state = play(attack((ON_MONARCHS | ON_OTHERS)[how], shields=2), "shield")
    assert state.owing == (0,)
    assert answer(state, 0, ALWAYS_FOR_MONARCHS) is None


@pytest.mark.parametrize("how", [*ON_MONARCHS, *ON_OTHERS])
def test_never_this_turn_lets_everything_pass(how: str) -> None:
    state = attack((ON_MONARCHS | ON_OTHERS)[how])
    assert answer(state, 1, NEVER_THIS_TURN) == LET_PASS
    assert answer(state, 0, NEVER_THIS_TURN) is None


def test_attacker_may_have_said_never_too() -> None:
    state = play(attack(ON_MONARCHS["the pair is seized"]), "shield")
    assert answer(state, 0, NEVER_THIS_TURN) == LET_PASS


def test_never_this_turn_ends_with_the_turn_and_the_other_stays() -> None:
    before = attack(ON_OTHERS["the hand is asked"])
    after = play(before, "let pass", "give peasant")
    assert not lapses(before, after, 1, NEVER_THIS_TURN)
    ended = play(after, "end turn")
    assert lapses(before, ended, 1, NEVER_THIS_TURN)
    assert lapses(after, ended, 0, NEVER_THIS_TURN)
    assert not lapses(before, ended, 1, ALWAYS_FOR_MONARCHS)


def test_both_are_offered_until_all_shields_are_spent() -> None:
    for spent, offered in ((0, standing_answers.names), (3, standing_answers.names), (4, ())):
        state = placed(["", "tower"], ["donation knight"], discards="shield " * spent)
        for seat in range(2):
            assert standing_answers.offers(state.view(seat).record, seat) == offered


def test_standing_answers_have_words_in_both_languages() -> None:
    assert GAME.standing is standing_answers
    for lang in LANGUAGES:
        say = catalogue(lang, LOCALE)
        assert len({say(f"korona-standing-{name}") for name in standing_answers.names}) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_random_games_they_answer_legally_and_from_what_the_seat_knows(players: int) -> None:
    chance = random.Random(players)
    answered = 0
    for seed in range(3 if JIT else 1):
        state = reino.load("korona", players).start(seed=seed)
        while not state.over:
            (seat,) = state.owing
            view = state.view(seat)
            for name in standing_answers.names:
                said = standing_answers.answer(view.record, seat, name)
                assert said is None or said in view.legal
                assert answer(view.guess(seed), seat, name) == said
                answered += said is not None
            for other in range(players):
                if other != seat:
                    assert all(
                        answer(state, other, name) is None for name in standing_answers.names
                    )
            state = state.play(seat, chance.choice(view.legal))
    assert answered > 0
