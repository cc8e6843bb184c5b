"""A solved game of BraveRats: the value and an optimal mix in every position it can reach."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import typeof, types
from numpy.typing import NDArray

from reino.core.compiled import warm_up
from reino.core.errors import NotSolvable
from reino.games.braverats.duel import NOBODY
from reino.games.braverats.tables import CARD_KEYS
from reino.search.braverats import kernel
from reino.search.braverats.kernel import EMPTY, SLOTS
from reino.search.braverats.position import Packing, Position, Ruling

Mix = Mapping[str, float]
Progress = Callable[[int, int], None]  # layers done, of how many

NEGLIGIBLE = 1e-12  # less than this in a mix is rounding
SMALLEST_TABLE = 1 << 10


@dataclass(frozen=True)
class Response:
    """The best against a given mix: its value, the cards that reach it, and every card's value."""

    value: float
    cards: tuple[str, ...]
    worth: Mix


@dataclass(frozen=True)
class Analysis:
    """A position laid open. Every value is the chance to win plus half the chance to draw."""

    value: float  # Yarg's
    seats: tuple[int, ...]  # who chooses now; one seat after a Spy
    mix: tuple[Mix, Mix]  # optimal play, by card; empty for a seat that does not choose now
    worth: tuple[Mix, Mix]  # what each card is worth to its own clan against the optimum
    matrix: tuple[tuple[float, ...], ...]  # Yarg's value for each pair of cards
    cards: tuple[tuple[str, ...], tuple[str, ...]]  # of the rows and the columns
    look: int | None = None  # the seat that sees the other's card first

    def best_response(self, seat: int, mix: Mix) -> Response:
        """What `seat` should do if the other clan plays this mix now, and optimally later.

        Where `seat` looks first it answers each card as it comes, so no single card is best.
        """
        other = 1 - seat
        unknown = set(mix) - set(self.cards[other])
        if unknown:
            raise NotSolvable(f"the other clan cannot play {', '.join(sorted(unknown))}")
        if any(p < 0 for p in mix.values()) or abs(sum(mix.values()) - 1) > 1e-9:
            raise NotSolvable(f"a mix adds up to 1; got {sum(mix.values())}")
        weights = [mix.get(card, 0.0) for card in self.cards[other]]
        table = self._table_of(seat)
        if self.look == seat:
            value = sum(p * max(row[j] for row in table) for j, p in enumerate(weights))
            return Response(value, (), {})
        worth = {
            card: sum(p * row[j] for j, p in enumerate(weights))
            for card, row in zip(self.cards[seat], table, strict=True)
        }
        value = max(worth.values())
        cards = tuple(card for card, v in worth.items() if value - v < NEGLIGIBLE)
        return Response(value, cards, worth)

    def _table_of(self, seat: int) -> list[list[float]]:
        """Rows: this seat's cards; columns: the other's; its own value in each."""
        if seat == 0:
            return [list(row) for row in self.matrix]
        return [[1 - row[j] for row in self.matrix] for j in range(len(self.cards[1]))]


class Solution:
    """All positions of a game from `root` on, solved."""

    def __init__(
        self,
        ruling: Ruling,
        root: Position,
        *,
        ends: tuple[float, float, float] = (1.0, 0.0, -1.0),
        progress: Progress | None = None,
    ) -> None:
        """`ends`: what winning, drawing and losing this game is worth to Yarg, from -1 to 1.

        In a match that differs from 1, 0, -1; the solver scales it to a game of that kind.
        """
        _warm_up()
        begun = time.perf_counter()
        win, draw, loss = ends
        self.ends = ends
        self._middle, self._half = (win + loss) / 2, (win - loss) / 2
        self.ruling = ruling
        self.root = root
        self._packing = Packing(ruling, root.hands, (draw - self._middle) / self._half)
        self._keys, self.positions = _reach(self._packing, root, progress)
        self._values = _evaluate(self._packing, self._keys, progress)
        self.seconds = time.perf_counter() - begun

    @property
    def value(self) -> float:
        """Yarg's chance to win plus half the chance to draw, with best play on both sides."""
        return self.at(self.root).value

    @property
    def strategy(self) -> Mix:
        """Yarg's optimal first choice."""
        return self.at(self.root).mix[0]

    def covers(self, position: Position) -> bool:
        """Whether this position can arise from the root."""
        try:
            self._find(position)
        except NotSolvable:
            return False
        return True

    def at(self, where: Any) -> Analysis:
        """The analysis of a state, a view, or a Position of this game."""
        position = where if isinstance(where, Position) else Position.of(where.record)
        if not self.covers(position):
            # Out of this game's reach, but a position all the same: solve from there.
            return Solution(self.ruling, position, ends=self.ends).at(position)
        layer, key = self._find(position)
        a = np.zeros((SLOTS, SLOTS))
        mixes = np.zeros(SLOTS), np.zeros(SLOTS)
        after = _next_layer(self._keys, self._values, layer)
        value = kernel.open_position(self._packing.tables, key, *after, a, *mixes)
        cards = tuple(self._packing.cards(side, key) for side in (0, 1))
        matrix = self._chance(a[: len(cards[0]), : len(cards[1])])
        return _analysis(position, self._chance(value), matrix, cards, mixes)

    def keys_of_layers(self) -> list[NDArray[np.int64]]:
        """The packed positions, a list for each round."""
        return [keys[keys != EMPTY] for keys in self._keys]

    def matrix_of(self, key: int) -> list[list[float]]:
        """Yarg's value, -1 to 1, for each pair of cards in a packed position."""
        counts = [len(self._packing.cards(side, key)) for side in (0, 1)]
        layer = len(self.root.hands[0]) - (key & ((1 << SLOTS) - 1)).bit_count()
        a = np.zeros((SLOTS, SLOTS))
        after = _next_layer(self._keys, self._values, layer)
        kernel.open_position(self._packing.tables, key, *after, a, np.zeros(SLOTS), np.zeros(SLOTS))
        return a[: counts[0], : counts[1]].tolist()  # type: ignore[no-any-return]

    def exploitability(self) -> float:
        """The most that a best response gains against the solution, over all positions.

        0 for a perfect solution. Both sides are tried, with any deviation in any later round.
        """
        largest = 0.0
        after = np.zeros((2, len(_NO_KEYS)))
        for layer in reversed(range(len(self._keys))):
            keys = self._keys[layer]
            best = np.zeros((2, len(keys)))
            next_keys, next_values = _next_layer(self._keys, self._values, layer)
            gain = kernel.respond(self._packing.tables, keys, best, next_keys, next_values, after)
            largest = max(largest, gain)
            after = best
        return float(largest * self._half / 2)

    def _find(self, position: Position) -> tuple[int, int]:
        """The layer and the key of a position."""
        key = self._packing.pack(position)
        layer = len(self.root.hands[0]) - len(position.hands[0])
        if layer < 0 or self._keys[layer][kernel.place(self._keys[layer], key)] != key:
            raise NotSolvable("this position cannot arise in the solved game")
        return layer, key

    def _chance(self, value: Any) -> Any:
        """From the scaled game's -1..1 to the chance to win plus half the chance to draw."""
        return (self._middle + self._half * value + 1) / 2


@cache
def _warm_up() -> None:
    """Load or compile the solver, saying so the first time."""
    hand = (0,)
    tables = typeof(Packing(Ruling(4, True, False), (hand, hand), 0.0).tables)
    keys, values, one, two = (
        types.int64[::1],
        types.float64[::1],
        types.int64,
        types.float64[:, ::1],
    )
    warm_up(
        "the solver of braverats",
        [
            (kernel.place, (keys, one)),
            (kernel.expand, (tables, keys, one, keys, one)),
            (kernel.rehash, (keys, keys)),
            (kernel.evaluate, (tables, keys, values, keys, values)),
            (kernel.open_position, (tables, one, keys, values, two, values, values)),
        ],
    )


_NO_KEYS: NDArray[np.int64] = np.full(2, EMPTY, np.int64)
_NO_VALUES: NDArray[np.float64] = np.zeros(2)


def _next_layer(keys: list[Any], values: list[Any], layer: int) -> tuple[Any, Any]:
    if layer + 1 < len(keys):
        return keys[layer + 1], values[layer + 1]
    return _NO_KEYS, _NO_VALUES


def _reach(
    packing: Packing, root: Position, progress: Progress | None
) -> tuple[list[NDArray[np.int64]], int]:
    """Every position the root leads to: a hash table for each round."""
    first = np.full(2, EMPTY, np.int64)
    key = packing.pack(root)
    first[kernel.place(first, key)] = key
    layers, count, total = [first], 1, 1
    rounds = len(root.hands[0])
    for done in range(1, rounds):
        if progress:
            progress(done, 2 * rounds)
        table = np.full(max(SMALLEST_TABLE, 1 << (3 * count).bit_length()), EMPTY, np.int64)
        at, count = 0, 0
        while True:
            at, count = kernel.expand(packing.tables, layers[-1], at, table, count)
            if at == len(layers[-1]):
                break
            larger = np.full(2 * len(table), EMPTY, np.int64)
            kernel.rehash(table, larger)
            table = larger
        layers.append(table)
        total += count
    return layers, total


def _evaluate(
    packing: Packing, layers: list[NDArray[np.int64]], progress: Progress | None
) -> list[NDArray[np.float64]]:
    """The values of all layers, the last one first."""
    rounds = len(layers)
    values: list[NDArray[np.float64]] = [np.zeros(len(keys)) for keys in layers]
    for layer in reversed(range(rounds)):
        if progress:
            progress(2 * rounds - layer - 1, 2 * rounds)
        after = _next_layer(layers, values, layer)
        kernel.evaluate(packing.tables, layers[layer], values[layer], *after)
    if progress:
        progress(2 * rounds, 2 * rounds)
    return values


def _analysis(
    position: Position,
    value: float,
    matrix: NDArray[np.float64],
    cards: Any,
    mixes: tuple[NDArray[np.float64], NDArray[np.float64]],
) -> Analysis:
    """Put numbers and names together, for whoever chooses now."""
    names = tuple(tuple(CARD_KEYS[card] for card in side) for side in cards)
    look = position.look
    if look == NOBODY:
        x, y = mixes[0][: len(names[0])], mixes[1][: len(names[1])]
        mix = (_mix(names[0], x), _mix(names[1], y))
        worth = (_named(names[0], matrix @ y), _named(names[1], 1 - x @ matrix))
        seats: tuple[int, ...] = (0, 1)
    elif position.shown is None:
        # The other side shows a card, knowing that it will be answered as well as can be.
        shower = 1 - look
        answered = matrix.max(axis=0) if look == 0 else matrix.min(axis=1)
        own = answered if shower == 0 else 1 - answered
        seats = (shower,)
        chosen = mixes[shower][: len(names[shower])]
        mix = _for_seat(shower, _mix(names[shower], chosen))
        worth = _for_seat(shower, _named(names[shower], own))
    else:
        shown = names[1 - look].index(CARD_KEYS[position.shown])
        own = matrix[:, shown] if look == 0 else 1 - matrix[shown, :]
        value = float(own.max() if look == 0 else 1 - own.max())
        pure = np.zeros(len(own))
        pure[own.argmax()] = 1.0
        seats = (look,)
        mix = _for_seat(look, _mix(names[look], pure))
        worth = _for_seat(look, _named(names[look], own))
    return Analysis(
        value=float(value),
        seats=seats,
        mix=mix,
        worth=worth,
        matrix=tuple(tuple(row) for row in matrix.tolist()),
        cards=(names[0], names[1]),
        look=None if look == NOBODY else look,
    )


def _mix(names: tuple[str, ...], weights: NDArray[np.float64]) -> Mix:
    kept = np.where(weights < NEGLIGIBLE, 0.0, weights)
    return _named(names, kept / kept.sum())


def _named(names: tuple[str, ...], values: NDArray[np.float64]) -> Mix:
    return dict(zip(names, values.tolist(), strict=True))


def _for_seat(seat: int, named: Mix) -> tuple[Mix, Mix]:
    return (named, {}) if seat == 0 else ({}, named)
