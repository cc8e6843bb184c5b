"""Analyses of a seat's choices: one format for every game, exact where it can be."""

import json

import pytest

import reino
from games.braverats.positions import after, card
from reino.core.kernel import JIT
from reino.errors import BadAmount, BadSeed, GameOver, OutOfTurn
from reino.games.sparta.rules.notation import read_move

FEW = 400 if JIT else 12

# Four cards left, and both clans have to mix.
MIXED_END = after("spy princess", "ambassador general", "assassin spy", "princess wizard")


@pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in reino.installed() for players in reino.load(game).spec.players],
)
def test_every_game_is_analysed_in_the_same_shape(game: str, players: int) -> None:
    options = {"lucky_draw": True} if game == "braverats" else {}
    state = reino.load(game, players, options).start(seed=1)
    seat = state.owing[-1]
    found = state.analyse(seat, iterations=FEW)
    assert found.seat == seat
    assert found.game == state.game
    assert tuple(judged.action for judged in found.actions) == state.legal(seat)
    assert sum(judged.share for judged in found.actions) == pytest.approx(1)
    assert found.best in state.legal(seat)
    assert found.mix[found.best] == max(found.mix.values())
    assert -1 <= found.value <= 1
    assert all(-1 <= j.value <= 1 for j in found.actions if j.value is not None)
    assert not found.exact
    assert found.effort > 0
    written = json.loads(json.dumps(found.as_dict("es")))
    assert written["actions"][0]["name"] == state.game.name(state.legal(seat)[0], "es")


def test_iterations_always_find_the_same(lucky: reino.Game) -> None:
    state = lucky.start(seed=1)
    assert state.analyse(0, iterations=FEW) == state.analyse(0, iterations=FEW)
    assert state.analyse(0, iterations=FEW) == reino.analyse(state.view(0), iterations=FEW)


@pytest.mark.parametrize("seat", [0, 1])
def test_braverats_is_exact(seat: int) -> None:
    found = MIXED_END.analyse(seat)
    exact = reino.braverats.solution_for(MIXED_END).at(MIXED_END)
    assert found.exact
    assert all(judged.exact for judged in found.actions)
    yargs = (found.value + 1) / 2 if seat == 0 else (1 - found.value) / 2
    assert yargs == pytest.approx(exact.value)
    for judged in found.actions:
        name = MIXED_END.game.name(judged.action).removeprefix("Play the ").lower()
        assert judged.share == pytest.approx(exact.mix[seat][name])
        assert judged.value == pytest.approx(2 * exact.worth[seat][name] - 1)
        # No clan gains by another card than those of the mix.
        assert judged.value is not None
        assert judged.value <= found.value + 1e-9


def test_a_seat_sees_its_view_alone() -> None:
    """A card that the other clan has laid face down changes nothing."""
    laid = MIXED_END.play(1, MIXED_END.legal(1)[0])
    assert laid.analyse(0) == MIXED_END.analyse(0)
    lucky = reino.load("braverats", options={"lucky_draw": True}).start(seed=3)
    found = lucky.analyse(0, iterations=FEW)
    for seed in range(3):
        assert lucky.view(0).guess(seed).analyse(0, iterations=FEW) == found


def test_a_win_in_sight_is_exact_in_sparta() -> None:
    won = "9w/10/10/10/10/2Ww2H3/10/10/10/W9 a2 j9 S 0"
    state = reino.load("sparta").start(position=won)
    found = state.analyse(0, iterations=4_000 if JIT else 400)
    assert (found.exact, found.value, found.best) == (True, 1.0, read_move("g5-e5"))
    best = next(judged for judged in found.actions if judged.action == found.best)
    assert (best.value, best.share, best.exact) == (1.0, 1.0, True)
    assert state.play(0, found.best).returns == (1.0, -1.0)


@pytest.mark.compiled
def test_a_loss_in_sight_is_exact_for_every_move_in_sparta() -> None:
    lost = "w8w/10/10/10/10/2HHH5/10/10/9w/10 a2,b2 d4 A 0"
    state = reino.load("sparta").start(position=lost)
    found = state.analyse(1, iterations=200_000)
    assert (found.exact, found.value) == (True, -1.0)
    assert {(judged.value, judged.exact) for judged in found.actions} == {(-1.0, True)}
    assert sum(judged.share for judged in found.actions) == 1


@pytest.mark.compiled
def test_no_move_of_sparta_counts_for_more_than_the_best() -> None:
    state = reino.load("sparta").start()
    found = state.analyse(0, iterations=20_000)
    assert not found.exact
    assert all(j.value is not None and j.value <= found.value for j in found.actions)
    assert next(j for j in found.actions if j.action == found.best).value == found.value


def test_a_budget_that_cannot_be_is_refused(lucky: reino.Game) -> None:
    state = lucky.start(seed=1)
    for budget in ({"seconds": 0}, {"iterations": 1.5}, {"seconds": 1.0, "iterations": 5}):
        with pytest.raises(BadAmount):
            state.analyse(0, **budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["braverats", "sparta"])
@pytest.mark.parametrize("seed", ["x", 1.5, None])
def test_a_seed_that_is_no_whole_number_is_refused(game: str, seed: object) -> None:
    with pytest.raises(BadSeed, match="whole number"):
        reino.load(game).start().analyse(0, iterations=1, seed=seed)  # type: ignore[arg-type]


def test_a_seat_that_owes_nothing_has_nothing_to_analyse() -> None:
    shown = after("spy musician").play(1, card("prince"))
    with pytest.raises(OutOfTurn):
        shown.analyse(1)
    with pytest.raises(GameOver):
        shown.play(0, card("princess")).analyse(0)
