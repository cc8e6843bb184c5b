"""A solved game of BraveRats: the value and an optimal mix in every position it can reach."""

import time
from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reino.core.errors import NotSolvable
from reino.games.braverats.bot.analysis import Analysis, Mix, laid_open
from reino.games.braverats.bot.induction import EMPTY, MASK
from reino.games.braverats.bot.layers import Layers, Progress, warm_solver
from reino.games.braverats.bot.match import ends_at
from reino.games.braverats.bot.position import Ends, Position, Ruling, check_game


class Solution:
    """All positions of a game from `root` on, solved."""

    def __init__(
        self,
        ruling: Ruling,
        root: Position,
        *,
        ends: Iterable[float] = Ends(),
        progress: Progress | None = None,
    ) -> None:
        """`ends`: the worth to Yarg of winning, drawing and losing this game, from -1 to 1."""
        warm_solver()
        begun = time.perf_counter()
        self.ruling = ruling
        """The part of the options that the game was solved by."""
        self.root = root
        """The position the game begins with."""
        self.ends = Ends.of(ends)
        """The worth to Yarg of winning, drawing and losing the game."""
        self._layers = Layers(ruling, root, self.ends, progress)
        self.seconds = time.perf_counter() - begun
        """How long solving took."""

    @property
    def positions(self) -> int:
        """The number of positions."""
        return self._layers.positions

    @property
    def nbytes(self) -> int:
        """The memory that the positions take, in bytes."""
        return self._layers.nbytes

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
            self._layers.find(position)
        except NotSolvable:
            return False
        return True

    def at(self, where: Any) -> Analysis:
        """The analysis of a state, a view, or a Position of this game.

        A state or view of another ruling, or of a game of a match with other stakes, is refused.
        """
        position = where if isinstance(where, Position) else self._position_of(where)
        if not self.covers(position):
            # Out of this game's reach, but a position all the same: solve from there.
            return Solution(self.ruling, position, ends=self.ends).at(position)
        layer, key = self._layers.find(position)
        value, work = self._layers.opened(layer, key)
        cards = self._cards(key)
        matrix = self.ends.chance(work.a[: len(cards[0]), : len(cards[1])])
        return laid_open(position, self.ends.chance(value), matrix, cards, (work.x, work.y))

    def keys_of_layers(self) -> list[NDArray[np.int64]]:
        """The packed positions, a list for each round."""
        return [keys[keys != EMPTY] for keys in self._layers.keys]

    def matrix_of(self, key: int) -> list[list[float]]:
        """Yarg's value, -1 to 1, for each pair of cards in a packed position."""
        layer = len(self.root.hands[0]) - (key & MASK).bit_count()
        _, work = self._layers.opened(layer, key)
        cards = self._cards(key)
        return work.a[: len(cards[0]), : len(cards[1])].tolist()  # type: ignore[no-any-return]

    def exploitability(self) -> float:
        """The most that a best response gains against the solution, over all positions.

        0 for a perfect solution. Both sides are tried, with any deviation in any later round.
        """
        return self.ends.share(self._layers.largest_gain())

    def _position_of(self, where: Any) -> Position:
        check_game(where)
        position = Position.of(where.record)
        ruling = Ruling.of(where.game.options)
        if ruling != self.ruling:
            raise NotSolvable("error-other-ruling", own=str(self.ruling), given=str(ruling))
        ends = ends_at(where)
        if ends != self.ends:
            raise NotSolvable(
                "error-other-stakes", own=str(tuple(self.ends)), given=str(tuple(ends))
            )
        return position

    def _cards(self, key: int) -> Any:
        packing = self._layers.packing
        return packing.cards(0, key), packing.cards(1, key)
