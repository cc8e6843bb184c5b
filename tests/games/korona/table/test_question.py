"""The question of Korona: one for each stage, to the seat that owes and to those who watch."""

from collections import defaultdict

import pytest

from games.korona.positions import falls, placed, play, unshielded
from games.korona.scatter import played
from reino import State
from reino.core.catalogue import LANGUAGES
from reino.core.kernel import JIT
from reino.games.korona.rules.stage import STAGE_KEYS
from soak import often

POSITIONS = often(20, 60) if JIT else 6


def asked(state: State, viewer: int | None = None, lang: str = "en") -> str:
    return state.view(viewer).question(lang).text or ""


def test_every_question_has_a_sentence_of_its_own_for_the_asked_and_for_the_others() -> None:
    told: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    # The jester of a monarch pair seldom changes hands.
    changed = [
        unshielded(
            placed([own, "monarch jester"], ["glorious-attack field", ""]),
            *("storm 1", "whole monarch jester"),
        )
        for own in ("tower", "monarch, tower")
    ]
    for states in (changed, *map(played, range(POSITIONS))):
        for state in states:
            for viewer in (*range(state.game.players), None):
                question = state.view(viewer).question()
                assert question.asked == state.owing
                for lang in LANGUAGES:
                    mine = "asked" if viewer in state.owing else "others"
                    text = asked(state, viewer, lang)
                    told[f"{lang} {mine}"][question.kind].add(text)
                    assert text
                    assert "none" not in text
    if JIT:
        kinds = {"counter", *STAGE_KEYS} - {"deal", "first"}
        assert {*told["en others"]} == kinds
    for kinds_told in told.values():
        # Whether a shield is asked of the struck seat or of the attacker, the others hear the same.
        kinds_told.pop("counter", None)
        every = [text for texts in kinds_told.values() for text in texts]
        shared = {text for text in every if every.count(text) > 1}
        assert shared <= {"Where does it go?", "¿Adónde va?"}
        assert not any("$" in text for text in every)


def test_the_asked_is_spoken_to_and_the_others_hear_its_name() -> None:
    state = placed(["knight", "field", ""], ["donation field", "shield field", ""])
    state = play(state, "ask zone 1")
    assert asked(state, 1) == "The Lion uses Donation against you. Do you raise a shield?"
    assert asked(state, 2) == asked(state) == "The Eagle is asked whether to raise a shield"
    countered = play(state, "shield")
    assert countered.view(0).question().kind == "counter"
    assert asked(countered, 0) == (
        "The Eagle raises a shield against your Donation. Do you raise one too?"
    )
    assert asked(countered, 0, "es") == (
        "El Águila alza un escudo contra tu Donación. ¿Alzas tú otro?"
    )
    given = play(state, "let pass")
    assert asked(given, 1) == "Which card do you give the Lion?"
    assert given.view(1).question().to == 0


def test_a_revolt_is_countered_against_the_seat_that_shields_itself() -> None:
    six = "field peasant peasant peasant, peasant, peasant, peasant"
    state = placed([six, "tower", "field"], ["revolt shield", "", "shield shield"])
    state = play(state, "revolt", "let pass")
    assert asked(state, 2) == "The Lion uses Revolt against you. Do you raise a shield?"
    state = play(state, "shield")
    assert state.view(0).question().to == 2
    assert asked(state, 0) == "The Bear raises a shield against your Revolt. Do you raise one too?"


def test_the_seat_whose_pass_is_chosen_is_named() -> None:
    six = "field peasant peasant peasant, peasant, peasant, peasant"
    state = unshielded(placed([six, "tower", "field"], ["revolt field", "", ""]), "revolt")
    assert asked(state, 0) == "What do you pass to the Eagle?"
    assert asked(state, 1) == "The Lion chooses what to pass on"
    state = play(state, "top peasant", "place peasant")
    assert state.view(0).question().about["of"] == 1
    assert asked(state, 0) == "What must the Eagle pass to the Bear?"
    assert asked(state, 2) == "The Lion chooses what the Eagle must pass on"


@pytest.mark.parametrize(("actions", "says"), [(3, "Your turn:"), (2, "Another card")])
def test_a_turn_says_whether_it_may_be_ended(actions: int, says: str) -> None:
    state = placed(["", ""], ["archer field", ""], actions=actions)
    assert asked(state, 0).startswith(says)
    assert state.view(0).question().due == actions


def test_a_villain_given_in_a_swap_is_placed_in_the_others_zone() -> None:
    state = placed(["villain", "tower, field"], ["tactical-swap field", ""])
    state = unshielded(state, "swap 1", "top tower", "top field", "top villain")
    assert asked(state, 0) == "Where does it go?"
    state = play(state, "place tower", "place field")
    assert state.view(0).question().to == 1
    assert asked(state, 0) == "Where in the Eagle's zone does it go?"


def test_a_jester_that_must_move_is_named() -> None:
    state = placed(["monarch, field", "monarch jester"], ["glorious-attack field", ""])
    state = unshielded(state, "storm 1", "whole monarch jester")
    assert asked(state, 0) == "Your monarchs are a pair now. Where does the jester go?"
    assert asked(state, 1) == "The Lion places what has come"
    assert state.view(0).question().about["cards"] == ("jester",)


def test_a_question_says_how_many_cards_are_to_be_named() -> None:
    state = play(placed(["", "tower, field, knight"], ["sneak-attack field", ""]), "sneak 1")
    assert state.view(0).question().due == 2
    assert play(state, "top tower").view(0).question().due == 1


def test_the_deck_is_told_how_many_cards_it_owes() -> None:
    state = play(placed(["", ""], ["field", ""], at="take"), "take deck")
    assert asked(state, 0) == "The Lion draws from the deck"
    assert state.view(1).question().due == 2
    assert falls(state, "field").view(1).question().due == 1


def test_the_end_names_the_winners() -> None:
    fields = "field peasant, field peasant, field peasant"
    state = placed([f"monarch monarch, {fields}, field", ""], ["peasant"])
    state = play(state, "place peasant on field")
    assert asked(state, 1) == "The Lion wins by the harvest"
    assert state.view(1).question().asked == ()
