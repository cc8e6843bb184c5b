"""Search at tables of two to four, with guidance: in Korona, where hands and deck are hidden."""

from random import Random
from types import ModuleType

import numpy as np
import pytest

import reino
from games.korona.positions import ID, position
from reino.core.kernel import JIT, interpreted
from reino.core.kernel.rng import seeded
from reino.errors import BadAmount
from reino.games.korona.bot import guidance
from reino.games.korona.bot.weights import SIZE
from reino.search import ismcts, ismcts_kernel
from reino.search.ismcts import guide_of, search

FEW = 300 if JIT else 6
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])

# One archer short of the Military combo.
NEARLY = position(
    [
        "monarch monarch, stable knight knight, tower archer archer archer, tower archer archer",
        "tower archer, field peasant",
    ],
    ["archer shield donation field", "shield peasant peasant"],
)


def middle_of(players: int, seed: int = 3) -> reino.State:
    """A game some way on, at a choice among several actions, with cards in every hand."""
    rng = Random(seed)
    state = reino.load("korona", players).start(seed=seed)
    choices = 0
    while choices < 10 or len(state.legal(state.owing[0])) == 1 or min(sizes(state)) < 3:
        (seat,) = state.owing
        state = state.play(seat, rng.choice(state.legal(seat)))
        choices += 1
    return state


def sizes(state: reino.State) -> list[int]:
    return state.record.hand_size[: state.game.players].tolist()


@PLAYERS
@pytest.mark.parametrize("guided", [True, False])
def test_visits_add_up_for_two_to_four(players: int, guided: bool) -> None:
    state = middle_of(players)
    (seat,) = state.owing
    found = search(state.view(seat), iterations=FEW, guided=guided)
    assert found.actions == state.legal(seat)
    assert found.alone
    assert sum(found.visits) == found.iterations == FEW
    least, most = state.game.spec.returns
    assert all(value is None or least <= value <= most for value in found.values)


@PLAYERS
def test_the_same_seed_finds_the_same(players: int) -> None:
    state = middle_of(players)
    view = state.view(state.owing[0])
    found = search(view, iterations=FEW, seed=5)
    assert search(view, iterations=FEW, seed=5) == found
    assert search(view, iterations=FEW, seed=6) != found


@PLAYERS
def test_another_truth_behind_the_same_view_changes_nothing(players: int) -> None:
    state = middle_of(players)
    (seat,) = state.owing
    other = next(t for t in map(state.view(seat).guess, range(20)) if bytes(t) != bytes(state))
    expected = search(state.view(seat), iterations=FEW, seed=1)
    assert search(other.view(seat), iterations=FEW, seed=1) == expected


@pytest.mark.parametrize("guided", [True, False])
def test_a_combo_is_completed_at_once(guided: bool) -> None:
    found = search(NEARLY.state().view(0), iterations=8 * FEW if JIT else 150, guided=guided)
    best = found.actions[found.visits.index(max(found.visits))]
    assert best == ID["place archer on tower archer archer"]
    assert found.values[found.actions.index(best)] == 1.0


def test_threads_share_the_iterations_and_find_the_same_each_time() -> None:
    view = NEARLY.state().view(0)
    found = search(view, iterations=FEW + 1, threads=2, seed=4)
    assert found.iterations == sum(found.visits) == FEW + 1
    assert search(view, iterations=FEW + 1, threads=2, seed=4) == found
    alone = search(view, iterations=FEW + 1, seed=4)
    assert alone.visits != found.visits
    assert search(view, iterations=1, threads=8).iterations == 1


def test_the_trees_of_two_threads_are_added_up() -> None:
    view = NEARLY.state().view(0)
    both = search(view, iterations=2 * FEW, threads=2, seed=4)
    parts = [search(view, iterations=FEW, seed=seed) for seed in (4, 4 + ismcts.OTHER_SEED)]
    assert both.visits == tuple(a + b for a, b in zip(*(p.visits for p in parts), strict=True))


def test_threads_by_the_clock_all_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ismcts, "CHUNK", 4)
    found = search(NEARLY.state().view(0), seconds=1e-9, threads=2)
    assert found.iterations == 2 * 4


@pytest.mark.parametrize("threads", [0, -1, 1.5, "two"])
def test_threads_are_a_whole_number_above_zero(threads: int) -> None:
    with pytest.raises(BadAmount, match="thread"):
        search(NEARLY.state().view(0), iterations=1, threads=threads)


def test_guidance_is_the_games_own_or_none() -> None:
    assert guide_of(reino.load("korona", 2)) is guidance
    assert not guide_of(reino.load("korona", 2), guided=False).GUIDED
    assert not guide_of(reino.load("braverats")).GUIDED


def test_what_guidance_knows_can_be_replaced() -> None:
    view = NEARLY.state().view(0)
    found = search(view, iterations=FEW)
    assert search(view, iterations=FEW, knowledge=guidance.knowledge(view.record)) == found
    assert search(view, iterations=FEW, knowledge=np.zeros(SIZE)) != found


def test_guided_and_plain_python_grow_the_same_tree() -> None:
    view = NEARLY.state().view(0)
    spec = view.game.spec
    plain = interpreted(ismcts_kernel)
    guided = interpreted(guidance)
    bindings = spec.compiled.bindings(interpreted(spec.rules))
    bindings |= {name: getattr(guided, name) for name in ismcts.GUIDANCE}
    for name, value in bindings.items():
        if hasattr(plain, name):
            setattr(plain, name, value)
    compiled, read = (_grown(kernel, view) for kernel in (ismcts.prepare(view.game), plain))
    for field in ("key", "visits", "first", "actions", "alone"):
        assert compiled[field].tolist() == read[field].tolist()
    assert compiled["total"].tolist() == pytest.approx(read["total"].tolist())


def _grown(kernel: ModuleType, view: reino.View) -> np.ndarray:
    nodes = np.zeros(60, ismcts_kernel.NODE)
    kernel.iterate(
        np.frombuffer(bytes(view), np.uint8).copy(),
        view.seat,
        view.game.players,
        25,
        -1.0,
        1.0,
        seeded(9),
        guidance.knowledge(view.record).copy(),
        np.full(128, ismcts_kernel.NONE, np.int32),
        nodes,
        np.zeros(4000, ismcts_kernel.SLOT),
        np.zeros(2, np.int64),
        np.zeros(view.game.spec.max_steps, ismcts_kernel.STEP),
    )
    return nodes


def test_a_decided_search_rests_and_chooses_the_same() -> None:
    view = NEARLY.state().view(0)
    whole = search(view, iterations=40 * FEW if JIT else 200)
    rested = search(view, iterations=40 * FEW if JIT else 200, until_decided=True)
    assert rested.iterations < whole.iterations
    assert sum(rested.visits) == rested.iterations
    assert rested.mix == whole.mix
