"""The positions of a game and their values: forward to collect them, back to solve them."""

from collections.abc import Callable
from functools import cache

import numpy as np
from numba import typeof, types
from numpy.typing import NDArray

from reino.core.compiled import warm_up
from reino.core.errors import NotSolvable
from reino.games.braverats.bot import induction
from reino.games.braverats.bot.induction import EMPTY, Work
from reino.games.braverats.bot.packing import Packing
from reino.games.braverats.bot.position import Ends, Position, Ruling

Progress = Callable[[int, int], None]  # steps done, of how many
Keys = NDArray[np.int64]
Worths = NDArray[np.float64]

SMALLEST_TABLE = 1 << 10

_NO_KEYS: Keys = np.full(2, EMPTY, np.int64)
_NO_VALUES: Worths = np.zeros(2)


def part(progress: Progress | None, before: int, after: int) -> Progress | None:
    """Progress of one part of the work, with so many steps before it and after it."""
    if progress is None:
        return None
    return lambda done, total: progress(before + done, before + total + after)


class Layers:
    """The positions that a root leads to, a hash table for each round, and their values.

    Values are Yarg's, from -1 (a loss) to 1 (a win).
    """

    def __init__(
        self, ruling: Ruling, root: Position, ends: Ends, progress: Progress | None = None
    ) -> None:
        warm_solver()
        rounds = len(root.hands[0])
        self._rounds = rounds
        self.packing = Packing(ruling, root.hands, ends.scaled_draw)
        self.keys, self.positions = _reach(self.packing, root, part(progress, 0, rounds))
        self.values: list[Worths] = [np.zeros(len(keys)) for keys in self.keys]
        self._evaluate(part(progress, rounds, 0))
        self.value = float(self.values[0][induction.place(self.keys[0], self.find(root)[1])])

    @staticmethod
    def steps(root: Position) -> int:
        """How many steps of progress it takes to solve from here."""
        return 2 * len(root.hands[0])

    @property
    def nbytes(self) -> int:
        return self.packing.nbytes + sum(table.nbytes for table in (*self.keys, *self.values))

    def find(self, position: Position) -> tuple[int, int]:
        """The layer and the key of a position."""
        key = self.packing.pack(position)
        layer = self._rounds - len(position.hands[0])
        if self.keys[layer][induction.place(self.keys[layer], key)] != key:
            raise NotSolvable("error-out-of-reach")
        return layer, key

    def after(self, layer: int) -> tuple[Keys, Worths]:
        """The positions one round later, and their values."""
        if layer + 1 < self._rounds:
            return self.keys[layer + 1], self.values[layer + 1]
        return _NO_KEYS, _NO_VALUES

    def opened(self, layer: int, key: int) -> tuple[float, Work]:
        """One position's value, with its matrix and both mixes in the work space."""
        work = Work.space()
        value = induction.open_position(self.packing.tables, key, *self.after(layer), work)
        return float(value), work

    def largest_gain(self) -> float:
        """The most that a best response gains against the solution, over all positions."""
        largest = 0.0
        work = Work.space()
        after = np.zeros((2, len(_NO_KEYS)))
        for layer in reversed(range(self._rounds)):
            keys = self.keys[layer]
            best = np.zeros((2, len(keys)))
            gain = induction.respond(
                self.packing.tables, keys, best, *self.after(layer), after, work
            )
            largest = max(largest, float(gain))
            after = best
        return largest

    def _evaluate(self, progress: Progress | None) -> None:
        """The values of all layers, the last one first."""
        work = Work.space()
        for layer in reversed(range(self._rounds)):
            induction.evaluate(
                self.packing.tables,
                self.keys[layer],
                self.values[layer],
                *self.after(layer),
                work,
            )
            if progress:
                progress(self._rounds - layer, self._rounds)


def _reach(packing: Packing, root: Position, progress: Progress | None) -> tuple[list[Keys], int]:
    """Every position the root leads to: a hash table for each round."""
    first = np.full(2, EMPTY, np.int64)
    key = packing.pack(root)
    first[induction.place(first, key)] = key
    layers, count, total = [first], 1, 1
    rounds = len(root.hands[0])
    for done in range(1, rounds):
        if progress:
            progress(done, rounds)
        table = np.full(max(SMALLEST_TABLE, 1 << (3 * count).bit_length()), EMPTY, np.int64)
        at, count = 0, 0
        while True:
            at, count = induction.expand(packing.tables, layers[-1], at, table, count)
            if at == len(layers[-1]):
                break
            larger = np.full(2 * len(table), EMPTY, np.int64)
            induction.rehash(table, larger)
            table = larger
        layers.append(table)
        total += count
    if progress:
        progress(rounds, rounds)
    return layers, total


@cache
def warm_solver() -> None:
    """Load or compile the solver, saying so the first time."""
    hand = (0,)
    tables = typeof(Packing(Ruling(4, True, False), (hand, hand), 0.0).tables)
    work = typeof(Work.space())
    keys, values, one = types.int64[::1], types.float64[::1], types.int64
    warm_up(
        "solver",
        "braverats",
        [
            (induction.place, (keys, one)),
            (induction.expand, (tables, keys, one, keys, one)),
            (induction.rehash, (keys, keys)),
            (induction.evaluate, (tables, keys, values, keys, values, work)),
            (induction.open_position, (tables, one, keys, values, work)),
        ],
    )
