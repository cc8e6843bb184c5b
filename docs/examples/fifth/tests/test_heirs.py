"""Heirs keeps every law, for every number of players and option, and does what its rules say."""

import pytest
from heirs.rules.state import COURTIER_KEYS, RINGS, STAYS_SILENT

import reino
from reino.testing import all_games, laws

SMITH, BAKER, KNIGHT, JESTER, NUN = range(5)


@pytest.mark.parametrize("game", list(all_games("heirs")), ids=repr)
@pytest.mark.parametrize("law", laws.ALL, ids=str)
def test_law(law, game):
    law(game, seed=1)


@pytest.fixture
def state():
    """Two houses: Rose backs the knight and Oak the nun."""
    return reino.load("heirs").start(dealer=None).fall(KNIGHT).fall(NUN)


def test_the_two_who_changed_places_rest_for_a_turn(state):
    state = state.play(0, KNIGHT)
    assert state.view(None).as_dict()["line"] == ["smith", "knight", "baker", "jester", "nun"]
    assert [COURTIER_KEYS[action] for action in state.legal(1)] == ["jester", "nun"]


def test_the_bell_may_ring_from_the_second_round_on(state):
    state = state.play(0, KNIGHT).play(1, NUN)
    assert state.owing == (0,)
    state = state.play(0, KNIGHT).play(1, NUN)
    assert state.chance == ((RINGS, 1), (STAYS_SILENT, 2))
    assert state.fall(STAYS_SILENT).owing == (0,)
    rung = state.fall(RINGS)
    assert (rung.reason, rung.returns) == ("bell", (1.0, -1.0))
    assert rung.view(1).as_dict()["heirs"] == {"rose": "knight", "oak": "nun"}


def test_whom_a_house_backs_is_its_secret(state):
    assert state.view(0).as_dict()["heirs"] == {"rose": "knight", "oak": None}
    assert state.view(None).as_dict()["heirs"] == {"rose": None, "oak": None}
