"""Search from a view, in games with secrets, chance and simultaneous choices.

Information-set Monte Carlo tree search; the method is told in `reino.search.ismcts_kernel`. It sees
a view and nothing else, so its findings depend on nothing that the viewer may not know.
"""

import time
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import numpy as np
from numba import from_dtype, types

from reino.core.compiled import Progress, warm_up
from reino.core.errors import ReinoError
from reino.core.game import Game
from reino.core.kernel import bind
from reino.core.phrase import quoted
from reino.core.refusal import check_asked
from reino.core.rng import seeded
from reino.core.view import View
from reino.search import ismcts_kernel
from reino.search.ismcts_kernel import NODE, NONE, SLOT, STEP

# About 100 MB when full, which takes a second or so; after that the tree stands and only learns.
MOST_NODES = 1 << 19
MOST_SLOTS = 1 << 22
CHUNK = 64  # iterations between two looks at the clock

# What `iterate` is called with; drawn out so that it can be compiled before the clock runs.
ENTRY = (
    types.uint8[::1],
    types.int64,
    types.int64,
    types.int64,
    types.float64,
    types.float64,
    types.uint64[::1],
    types.int32[::1],
    from_dtype(NODE)[::1],
    from_dtype(SLOT)[::1],
    types.int64[::1],
    from_dtype(STEP)[::1],
)

_prepared: dict[str, ModuleType] = {}  # the kernel bound to each game, by its key


@dataclass(frozen=True)
class Findings:
    """What a search found out about the actions of its view."""

    actions: tuple[int, ...]
    visits: tuple[int, ...]
    values: tuple[float | None, ...]  # mean return of each; None where it was never tried
    shares: tuple[float, ...]  # the average mix, or the part of the visits where `alone`
    alone: bool  # no other seat decides at the same time
    iterations: int

    @property
    def mix(self) -> dict[int, float]:
        """How to play: by shares where choices are simultaneous, else what was visited most."""
        if not self.alone:
            return dict(zip(self.actions, self.shares, strict=True))
        most = self.visits.index(max(self.visits))
        return {action: float(i == most) for i, action in enumerate(self.actions)}


def search(
    view: View, *, iterations: int | None = None, seconds: float | None = None, seed: int = 0
) -> Findings:
    """Search for so many iterations, which always finds the same, or for so many seconds.

    A choice that another seat has already sealed is taken to be any of its actions, all alike.
    """
    _check(view, iterations, seconds)
    prepare(view.game)
    tree = _Tree(view, iterations, seed)
    if iterations is not None:
        tree.grow(iterations)
    else:
        assert seconds is not None
        end = time.perf_counter() + seconds
        tree.grow(CHUNK)
        while time.perf_counter() < end:
            tree.grow(CHUNK)
    return tree.findings()


def prepare(game: Game, progress: Progress | None = None) -> ModuleType:
    """The search bound to this game and loaded; the first time ever it is compiled."""
    spec = game.spec
    if spec.key not in _prepared:
        needed = {
            name: value
            for name, value in spec.compiled.bindings(spec.rules).items()
            if hasattr(ismcts_kernel, name)
        }
        kernel = bind(ismcts_kernel, spec.key, needed, spec.rules)
        warm_up(f"the search for {spec.key}", [(kernel.iterate, ENTRY)], progress)
        _prepared[spec.key] = kernel
    return _prepared[spec.key]


def _check(view: View, iterations: int | None, seconds: float | None) -> None:
    if (iterations is None) == (seconds is None):
        raise ReinoError(
            "error-search-limits", iterations=quoted(iterations), seconds=quoted(seconds)
        )
    budget = seconds if iterations is None else iterations
    if not isinstance(budget, int if seconds is None else (int, float)) or not budget > 0:
        raise ReinoError("error-search-limit", given=quoted(budget))
    check_asked(view)


class _Tree:
    """The pool of nodes of one search, and how far it has come."""

    def __init__(self, view: View, iterations: int | None, seed: int) -> None:
        game = view.game
        self._view = view
        self._kernel = prepare(game)
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
        self._iterations = 0

    def grow(self, iterations: int) -> None:
        view, game = self._view, self._view.game
        self._root = self._kernel.iterate(
            np.frombuffer(bytes(view), np.uint8).copy(),
            view.seat,
            game.players,
            iterations,
            *game.spec.returns,
            self._rng,
            self._table,
            self._nodes,
            self._slots,
            self._used,
            self._path,
        )
        self._iterations += iterations

    def findings(self) -> Findings:
        node = self._nodes[self._root]
        slots = self._slots[node.first : node.first + node.actions]
        low, high = self._view.game.spec.returns
        weights = slots["visits" if node.alone else "share"]
        return Findings(
            actions=tuple(slots["action"].tolist()),
            visits=tuple(slots["visits"].tolist()),
            values=tuple(
                low + (high - low) * total / visits if visits else None
                for total, visits in zip(
                    slots["total"].tolist(), slots["visits"].tolist(), strict=True
                )
            ),
            shares=tuple((weights / weights.sum()).tolist()),
            alone=bool(node.alone),
            iterations=self._iterations,
        )
