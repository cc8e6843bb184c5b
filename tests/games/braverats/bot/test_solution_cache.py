"""The cache of solutions: in any thread, the last ones asked for, within a limit of memory."""

import sys
from threading import Barrier, Thread

import pytest

from games.braverats.bot.endgames import endgame, open_endgame
from reino.braverats import Ends, Position, Ruling, Solution, solution_for
from reino.core.kernel import JIT
from reino.games.braverats.bot.solution_cache import SolutionCache

RULING = Ruling(4, held_ambassador=True, musician_mutes=False)
FIRST = Position([["spy", "prince"], ["princess", "general"]])
SECOND = Position([["wizard", "prince"], ["princess", "general"]])
THIRD = Position([["spy", "wizard"], ["princess", "general"]])


@pytest.fixture
def impatient_threads():
    """Threads take turns as often as they can."""
    patience = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(patience)


def run_together(tasks):
    """Calls all at once; their results or exceptions, in order."""
    barrier = Barrier(len(tasks))
    results = [None] * len(tasks)

    def run(at):
        barrier.wait()
        try:
            results[at] = tasks[at]()
        except Exception as error:
            results[at] = error

    threads = [Thread(target=run, args=(at,)) for at in range(len(tasks))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


@pytest.mark.usefixtures("impatient_threads")
def test_many_threads_may_ask_at_once():
    wanted = 40 if JIT else 8
    found = (endgame({}, 3 if JIT else 2, seed) for seed in range(4000))
    states = [s for _, s in zip(range(4 * wanted), found, strict=False) if s is not None][:wanted]
    expected = [Solution(RULING, Position.of(s.record)).at(s).value for s in states]

    def ask():
        return [solution_for(state).at(state).value for state in states]

    assert run_together([ask] * 8) == [expected] * 8


def test_threads_that_need_the_same_solution_share_it():
    cache = SolutionCache()
    begun = []

    def ask():
        return cache.solution(
            RULING, FIRST, Ends(), progress=lambda done, total: begun.append(done == 1)
        )

    solutions = run_together([ask] * 8)
    assert len(set(solutions)) == 1
    assert sum(begun) == 1


def test_the_rest_of_a_game_needs_no_new_solution():
    state = open_endgame(4)
    first = solution_for(state)
    later = state.play({0: state.legal(0)[0], 1: state.legal(1)[0]})
    assert not later.over
    assert solution_for(later) is first


def test_a_solution_is_found_only_for_its_ruling_and_its_ends():
    cache = SolutionCache()
    first = cache.solution(RULING, FIRST, Ends())
    assert cache.solution(RULING, FIRST, Ends()) is first
    assert cache.solution(Ruling(3, True, False), FIRST, Ends()) is not first
    assert cache.solution(RULING, FIRST, Ends(1.0, 1.0, 0.0)) is not first


def test_the_solution_not_asked_for_longest_leaves_first():
    cache = SolutionCache(most=2)
    first = cache.solution(RULING, FIRST, Ends())
    second = cache.solution(RULING, SECOND, Ends())
    assert cache.solution(RULING, FIRST, Ends()) is first
    cache.solution(RULING, THIRD, Ends())
    assert cache.solution(RULING, FIRST, Ends()) is first
    assert cache.solution(RULING, SECOND, Ends()) is not second


def test_the_cache_keeps_to_its_memory_but_never_drops_the_newest():
    size = Solution(RULING, FIRST).nbytes
    cache = SolutionCache(most_bytes=2 * size)
    first = cache.solution(RULING, FIRST, Ends())
    second = cache.solution(RULING, SECOND, Ends())
    assert second.nbytes == size
    third = cache.solution(RULING, THIRD, Ends())
    assert cache.solution(RULING, SECOND, Ends()) is second
    assert cache.solution(RULING, THIRD, Ends()) is third
    assert cache.solution(RULING, FIRST, Ends()) is not first
    tiny = SolutionCache(most_bytes=1)
    only = tiny.solution(RULING, FIRST, Ends())
    assert tiny.solution(RULING, FIRST, Ends()) is only


def test_the_size_of_a_solution_counts_its_positions():
    small = Solution(RULING, FIRST)
    large = Solution(RULING, Position([["spy", "prince", "wizard"], ["princess", "general", 0]]))
    assert 16 * small.positions < small.nbytes < large.nbytes
