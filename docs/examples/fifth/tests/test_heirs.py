"""Heirs keeps every law, for every number of players and option, and does what its rules say."""

import pytest
from heirs.rules.actions import RINGS, STAYS_SILENT

import reino
from reino.core.previews import offers
from reino.testing import all_games, laws

SMITH, BAKER, KNIGHT, JESTER, NUN = range(5)  # outcomes of the deal


@pytest.mark.parametrize("game", list(all_games("heirs")), ids=repr)
@pytest.mark.parametrize("law", laws.ALL, ids=str)
def test_law(law, game):
    law(game, seed=1)


@pytest.fixture
def state():
    """Two houses: Rose backs the knight and Oak the nun."""
    return reino.load("heirs").start(dealer=None).fall(KNIGHT).fall(NUN)


def test_the_two_who_changed_places_rest_for_a_turn(state):
    state = state.play(0, "knight")
    assert state.view(None).facts.line == ["smith", "knight", "baker", "jester", "nun"]
    assert [state.game.describe(action).courtier for action in state.legal(1)] == ["jester", "nun"]


def test_the_bell_may_ring_from_the_second_round_on(state):
    state = state.play(0, "knight").play(1, "nun")
    assert state.owing == (0,)
    state = state.play(0, "knight").play(1, "nun")
    assert state.chance == ((RINGS, 1), (STAYS_SILENT, 2))
    assert state.fall(STAYS_SILENT).owing == (0,)
    rung = state.fall(RINGS)
    assert (rung.reason, rung.returns) == ("bell", (1.0, -1.0))
    assert rung.view(1).facts.heirs == {"rose": "knight", "oak": "nun"}


def test_whom_a_house_backs_is_its_secret(state):
    assert state.view(0).facts.heirs == {"rose": "knight", "oak": None}
    assert state.view(None).facts.heirs == {"rose": None, "oak": None}


def test_the_house_that_is_asked_is_asked_in_person(state):
    asked, waiting = (state.view(seat).question("en") for seat in (0, 1))
    assert (asked.kind, asked.asked, asked.text) == ("step", (0,), "Who steps ahead?")
    assert waiting.text == "Rose lets a courtier step ahead."


def test_a_preview_shows_the_line_as_it_would_stand(state):
    for preview, action in zip(offers(state.view(0)), state.legal(0), strict=True):
        assert preview.line == state.play(0, action).view(0).facts.line
