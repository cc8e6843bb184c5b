"""The tree search from a view, in games with secrets, chance and simultaneous choices.

Information-set Monte Carlo tree search; the method is described in `reino.search.ismcts_kernel`. It
sees a view and nothing else, so its findings depend on no secret of another seat.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from numba import from_dtype, types
from numpy.typing import NDArray

from reino.core.checks import check_limits
from reino.core.compiled import Progress, warm_up
from reino.core.errors import BadAmount, ReinoError
from reino.core.game import Game
from reino.core.kernel import bind
from reino.core.kernel.rng import seeded
from reino.core.packages import blamed
from reino.core.phrase import quoted
from reino.core.refusal import check_asked
from reino.core.view import View
from reino.search import guidance, ismcts_kernel
from reino.search.ismcts_kernel import NODE, NONE, SLOT, STEP

# Some 240 MB a thread when full, which takes seconds; a full tree gets no more nodes, and only
# updates those it has.
MOST_NODES = 1 << 19
MOST_SLOTS = 1 << 22
CHUNK = 64  # iterations between two looks at the clock
OTHER_SEED = 1_000_003  # the step between the seeds of two threads

# The argument types of `iterate`, written out so that it can be compiled before the time limit
# starts.
ENTRY = (
    types.uint8[::1],
    types.int64,
    types.int64,
    types.int64,
    types.float64,
    types.float64,
    types.uint64[::1],
    types.float64[::1],
    types.int32[::1],
    from_dtype(NODE)[::1],
    from_dtype(SLOT)[::1],
    types.int64[::1],
    from_dtype(STEP)[::1],
)

# The names that a game's guidance provides to the kernel.
GUIDANCE = ("GUIDED", "HORIZON", "weigh", "roll", "quiet", "appraise")
_prepared: dict[tuple[str, bool], ModuleType] = {}  # cache of bound kernels


@dataclass(frozen=True)
class Findings:
    """The results of a search for the actions of its view."""

    actions: tuple[int, ...]
    """All legal actions, ascending."""
    visits: tuple[int, ...]
    """How often each was tried."""
    values: tuple[float | None, ...]
    """The mean return of each; None where it was never tried."""
    shares: tuple[float, ...]
    """The average mix, or the part of the visits where the seat decides `alone`."""
    alone: bool
    """Whether no other seat decides at the same time."""
    iterations: int
    """How many random games were played: the iterations."""

    @property
    def mix(self) -> dict[int, float]:
        """The mix to play: the shares where choices are simultaneous, else the action visited
        most."""
        if not self.alone:
            return dict(zip(self.actions, self.shares, strict=True))
        most = self.visits.index(max(self.visits))
        return {action: float(i == most) for i, action in enumerate(self.actions)}


def search(
    view: View,
    *,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    threads: int = 1,
    until_decided: bool = False,
    guided: bool = True,
    knowledge: NDArray[np.float64] | None = None,
) -> Findings:
    """Search for a number of iterations, which always finds the same, or within a time limit in
    seconds.

    Each thread grows a tree of its own, and their findings are merged. `until_decided` lets a
    search in one thread stop early, once no other action could still be tried more often than the
    first. Without `guided` a game's own guidance is ignored; `knowledge` replaces the data of that
    guidance. A choice that another seat has already sealed is taken to be any of its actions, all
    equally likely.
    """
    _check(view, iterations, seconds, threads)
    until_decided = until_decided and threads == 1
    kernel = prepare(view.game, guided=guided)
    if iterations is not None:
        threads = min(threads, iterations)
    known = guide_of(view.game, guided).knowledge(view.record)
    if knowledge is None:
        knowledge = known
    elif knowledge.shape != known.shape or knowledge.dtype != known.dtype:
        given = f"{knowledge.dtype} {knowledge.shape}"
        raise ReinoError("error-search-knowledge", wanted=len(known), given=given)
    trees = [
        _Tree(view, kernel, knowledge, seed + OTHER_SEED * i, iterations) for i in range(threads)
    ]
    if iterations is not None:
        parts = [iterations // threads + (i < iterations % threads) for i in range(threads)]
        rests = CHUNK if until_decided else iterations
        _at_once(
            [partial(tree.grow_by, part, rests) for tree, part in zip(trees, parts, strict=True)]
        )
    else:
        assert seconds is not None
        end = time.perf_counter() + seconds
        _at_once([partial(tree.grow_until, end, seconds, until_decided) for tree in trees])
    return _findings(view, trees)


def guide_of(game: Game, guided: bool = True) -> ModuleType:
    """The game's own guidance, or the default of searches without."""
    found = game.spec.guidance if guided else None
    return guidance if found is None else found


def _at_once(tasks: Sequence[Callable[[], None]]) -> None:
    """One thread for each task; compiled code lets them run side by side."""
    if len(tasks) == 1:
        tasks[0]()
        return
    with ThreadPoolExecutor(len(tasks)) as pool:
        for done in [pool.submit(task) for task in tasks]:
            done.result()


def prepare(game: Game, progress: Progress | None = None, guided: bool = True) -> ModuleType:
    """The search bound to this game and loaded; the first time ever it is compiled."""
    spec = game.spec
    if (spec.key, guided) not in _prepared:
        guide = guide_of(game, guided)
        bindings = spec.compiled.bindings(spec.rules)
        bindings |= {name: getattr(guide, name) for name in GUIDANCE}
        needed = {name: value for name, value in bindings.items() if hasattr(ismcts_kernel, name)}
        name = spec.key if guided else f"{spec.key}_unguided"
        with blamed(spec.key, "rules" if guide is guidance else "guidance"):
            kernel = bind(ismcts_kernel, name, needed, spec.rules)
            warm_up("search", spec.key, [(kernel.iterate, ENTRY)], progress)
        _prepared[spec.key, guided] = kernel
    return _prepared[spec.key, guided]


def _check(view: View, iterations: int | None, seconds: float | None, threads: int) -> None:
    if (iterations is None) == (seconds is None):
        raise BadAmount(
            "error-search-limits", iterations=quoted(iterations), seconds=quoted(seconds)
        )
    check_limits(iterations, seconds)
    if not isinstance(threads, int) or threads < 1:
        raise BadAmount("error-search-threads", given=quoted(threads))
    check_asked(view)


class _Tree:
    """The pool of nodes of one search, and the number of iterations done."""

    def __init__(
        self,
        view: View,
        kernel: ModuleType,
        knowledge: NDArray[np.float64],
        seed: int,
        iterations: int | None,
    ) -> None:
        game = view.game
        self._view = view
        self._kernel = kernel
        self._work = knowledge.copy()
        self._rng = seeded(seed)
        # An iteration adds a node for each seat that owes the first unknown decision.
        nodes = MOST_NODES
        if iterations is not None:
            nodes = min(nodes, game.players * iterations)
        slots = min(MOST_SLOTS, nodes * game.spec.max_legal)
        self._nodes: Any = np.zeros(nodes, NODE)
        self._slots: Any = np.zeros(slots, SLOT)
        self._table = np.full(1 << (2 * nodes).bit_length(), NONE, np.int32)
        self._used = np.zeros(2, np.int64)
        self._path: Any = np.zeros(game.spec.max_steps, STEP)
        self._root = NONE
        self.iterations = 0

    def grow(self, iterations: int) -> None:
        view, game = self._view, self._view.game
        self._root = self._kernel.iterate(
            np.frombuffer(bytes(view), np.uint8).copy(),
            view.seat,
            game.players,
            iterations,
            *game.spec.returns,
            self._rng,
            self._work,
            self._table,
            self._nodes,
            self._slots,
            self._used,
            self._path,
        )
        self.iterations += iterations

    def grow_by(self, iterations: int, chunk: int) -> None:
        """By a number of iterations, a chunk at a time; stops early once the choice cannot change
        any more."""
        while iterations > 0 and self.lead <= iterations:
            self.grow(min(chunk, iterations))
            iterations -= chunk

    def grow_until(self, end: float, seconds: float, until_decided: bool) -> None:
        """Until the time limit, but by one chunk in any case."""
        self.grow(CHUNK)
        while (left := end - time.perf_counter()) > 0:
            still_likely = self.iterations * left / max(seconds - left, 1e-9)
            if until_decided and self.lead > still_likely:
                break
            self.grow(CHUNK)

    @property
    def lead(self) -> int:
        """By how many visits the action tried most is ahead; 0 for simultaneous choices."""
        if self._root == NONE or not self.root.alone:
            return 0
        visits = np.sort(self.choices["visits"])
        return int(visits[-1] - visits[-2]) if len(visits) > 1 else 0

    @property
    def root(self) -> Any:
        return self._nodes[self._root]

    @property
    def choices(self) -> Any:
        """The slots of the root, in the order of the menu."""
        return self._slots[self.root.first : self.root.first + self.root.actions]


def _findings(view: View, trees: Sequence[_Tree]) -> Findings:
    low, high = view.game.spec.returns
    alone = bool(trees[0].root.alone)
    visits = sum(tree.choices["visits"].astype(int) for tree in trees)
    totals = sum(tree.choices["total"] for tree in trees)
    weights = visits if alone else sum(tree.choices["share"] for tree in trees)
    return Findings(
        actions=tuple(trees[0].choices["action"].tolist()),
        visits=tuple(visits.tolist()),
        values=tuple(
            low + (high - low) * total / n if n else None
            for total, n in zip(totals.tolist(), visits.tolist(), strict=True)
        ),
        shares=tuple((weights / weights.sum()).tolist()),
        alone=alone,
        iterations=sum(tree.iterations for tree in trees),
    )
