"""The tree search from views: it finds the best choice, the same each time, and uses no hidden
card."""

from itertools import product
from types import ModuleType

import numpy as np
import pytest

import reino
from games.braverats.positions import CARDS, after, card
from reino.core.kernel import JIT, interpreted
from reino.core.kernel.rng import seeded
from reino.errors import BadAmount, GameOver, OutOfTurn, ReinoError
from reino.search import guidance, ismcts, ismcts_kernel
from reino.search.ismcts import search

FEW = 400 if JIT else 40

# Yarg's Spy looks, Applewood has shown the Prince, and Yarg still has the Princess.
SHOWN_PRINCE = after("spy musician").play(1, card("prince"))


def view_of(game: reino.Game, seed: int = 3) -> reino.View:
    state = game.start(seed=seed)
    return state.view(state.owing[-1])


@pytest.mark.parametrize("options", [{}, {"lucky_draw": True}, {"draft": True}], ids=str)
def test_visits_add_up_and_shares_are_a_mix(options: dict[str, object]) -> None:
    view = view_of(reino.load("braverats", options=options))
    found = search(view, iterations=FEW)
    assert found.actions == view.legal
    assert found.iterations == sum(found.visits) == FEW
    assert sum(found.shares) == pytest.approx(1)
    assert sum(found.mix.values()) == pytest.approx(1)
    assert all(value is None or -1 <= value <= 1 for value in found.values)
    assert found.alone == (len(view.owing) == 1)


def test_the_same_seed_finds_the_same_and_another_something_else(lucky: reino.Game) -> None:
    view = view_of(lucky)
    assert search(view, iterations=FEW, seed=5) == search(view, iterations=FEW, seed=5)
    assert search(view, iterations=FEW, seed=5) != search(view, iterations=FEW, seed=6)


@pytest.mark.parametrize("options", [{"lucky_draw": True}, {"draft": True}], ids=str)
def test_another_truth_behind_the_same_view_changes_nothing(options: dict[str, object]) -> None:
    state = reino.load("braverats", options=options).start(seed=3)
    seat = state.owing[-1]
    if options == {"draft": True}:
        state = state.play(seat, state.legal(seat)[0])
        seat = 1 - seat
    view = state.view(seat)
    other = next(t for t in map(view.guess, range(20)) if bytes(t) != bytes(state))
    expected = search(view, iterations=FEW, seed=1)
    assert search(other.view(seat), iterations=FEW, seed=1) == expected


def test_a_choice_that_wins_at_once_is_taken() -> None:
    found = search(SHOWN_PRINCE.view(0), iterations=FEW)
    assert found.alone
    princess = found.actions.index(card("princess"))
    assert found.values[princess] == 1.0
    assert found.mix == {action: float(action == card("princess")) for action in found.actions}


@pytest.mark.compiled
def test_simultaneous_choices_approach_the_equilibrium() -> None:
    state = after("ambassador wizard", "prince general", "general prince", "wizard musician")
    analysis = reino.braverats.solution_for(state).at(state)

    def loss(seat: int, iterations: int) -> float:
        """The gain of the best answer to the found mix over the value of the game."""
        found = search(state.view(seat), iterations=iterations, seed=1)
        cards = {CARDS[a]: p for a, p in found.mix.items()}
        response = analysis.best_response(1 - seat, cards)
        return response.value - (analysis.value if seat == 1 else 1 - analysis.value)

    for seat in (0, 1):
        assert sum(p > 0.1 for p in analysis.mix[seat].values()) == 3
        assert -1e-9 <= loss(seat, 400_000) < 0.011 < loss(seat, 100)


@pytest.mark.compiled
def test_chance_draws_by_its_weights() -> None:
    # Two of one card in Yarg's pile come twice as often as any other: the next views tell.
    game = reino.load("braverats", options={"random_deal": True, "lucky_draw": True})
    view = game.start(seed=3).view(0)
    tree = ismcts._Tree(view, ismcts.prepare(game), guidance.knowledge(view.record), 1, 20_000)
    tree.grow(20_000)
    visits = dict(zip(tree._nodes["key"].tolist(), tree._nodes["visits"].tolist(), strict=True))

    following: dict[int, set[reino.View]] = {}
    for truth in map(view.guess, range(40)):
        for yarg, applewood in product(truth.legal(0), truth.legal(1)):
            played = truth.play({0: yarg, 1: applewood})
            for outcome, _ in played.chance:
                drawn = played.fall(outcome)
                drawn = drawn.fall(drawn.chance[0][0])
                following.setdefault(outcome, set()).add(drawn.view(0))
    drawn_so_often = {
        CARDS[outcome]: sum(visits.get(_key(view), 0) for view in views)
        for outcome, views in following.items()
    }
    piled = view.as_dict()["piles"][0]
    assert max(map(piled.count, piled)) == 2
    total = sum(drawn_so_often.values())
    assert total > 5_000
    for name, times in drawn_so_often.items():
        assert times / total == pytest.approx(piled.count(name) / len(piled), abs=0.02)


def _key(view: reino.View) -> int:
    kernel = ismcts.prepare(view.game)
    padded = bytes(view).ljust(view.game.spec.compiled.padded_size, b"\0")
    return int(kernel.key_of(np.frombuffer(padded, np.uint32), view.seat))


def test_a_full_pool_ends_the_growth_but_not_the_search(
    game: reino.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = search(view_of(game), iterations=FEW)
    with monkeypatch.context() as patch:
        patch.setattr(ismcts, "MOST_NODES", 5)
        by_nodes = search(view_of(game), iterations=FEW)
    with monkeypatch.context() as patch:
        patch.setattr(ismcts, "MOST_SLOTS", 20)
        by_slots = search(view_of(game), iterations=FEW)
    for limited in (by_nodes, by_slots):
        assert sum(limited.visits) == FEW
        assert limited != free


def test_a_search_by_time_looks_at_the_clock_between_chunks(
    game: reino.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = iter(range(100))
    monkeypatch.setattr("reino.search.ismcts.time.perf_counter", lambda: next(ticks))
    monkeypatch.setattr(ismcts, "CHUNK", 4)
    found = search(view_of(game), seconds=3)
    assert found.iterations == 3 * 4
    assert found == search(view_of(game), iterations=3 * 4)


@pytest.mark.parametrize(
    "budget",
    [
        {},
        {"iterations": 10, "seconds": 1.0},
        {"iterations": 0},
        {"iterations": 1.5},
        {"seconds": -1.0},
        {"seconds": float("nan")},
        {"iterations": "many"},
    ],
    ids=str,
)
def test_a_budget_is_one_number_above_zero(game: reino.Game, budget: dict[str, float]) -> None:
    with pytest.raises(BadAmount, match="iterations"):
        search(view_of(game), **budget)  # type: ignore[arg-type]


def test_what_is_no_view_is_refused(game: reino.Game) -> None:
    with pytest.raises(ReinoError, match="a view was expected"):
        search(game.start(), iterations=1)  # type: ignore[arg-type]


def test_a_view_that_owes_nothing_is_refused(game: reino.Game) -> None:
    with pytest.raises(OutOfTurn, match="the public"):
        search(game.start().view(None), iterations=1)
    with pytest.raises(OutOfTurn, match="seat 1"):
        search(SHOWN_PRINCE.view(1), iterations=1)
    with pytest.raises(GameOver, match="princess"):
        search(SHOWN_PRINCE.play(0, card("princess")).view(0), iterations=1)


def test_compiled_and_plain_python_grow_the_same_tree(lucky: reino.Game) -> None:
    spec = lucky.spec
    plain = interpreted(ismcts_kernel)
    for name, value in spec.compiled.bindings(interpreted(spec.rules)).items():
        if hasattr(plain, name):
            setattr(plain, name, value)
    for view in (view_of(lucky), SHOWN_PRINCE.view(0)):
        trees = [_grown(kernel, view) for kernel in (ismcts.prepare(lucky), plain)]
        for field in ("key", "visits", "first", "actions", "alone"):
            assert trees[0][field].tolist() == trees[1][field].tolist()
        assert trees[0]["total"].tolist() == pytest.approx(trees[1]["total"].tolist())


def _grown(kernel: ModuleType, view: reino.View) -> np.ndarray:
    nodes = np.zeros(60, ismcts_kernel.NODE)
    kernel.iterate(
        np.frombuffer(bytes(view), np.uint8).copy(),
        view.seat,
        view.game.players,
        40,
        -1.0,
        1.0,
        seeded(9),
        guidance.knowledge(view.record),
        np.full(128, ismcts_kernel.NONE, np.int32),
        nodes,
        np.zeros(400, ismcts_kernel.SLOT),
        np.zeros(2, np.int64),
        np.zeros(view.game.spec.max_steps, ismcts_kernel.STEP),
    )
    return nodes
