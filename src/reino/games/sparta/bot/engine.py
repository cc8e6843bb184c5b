"""The engine as Python calls it: deepening searches that can be watched, bounded and stopped.

A search runs in a thread of its own, outside Python's lock, while its caller waits for findings:
so a clock or Ctrl-C can stop it at any time, with the last finished depth in hand.
"""

import json
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
from numba import from_dtype, types
from numpy.typing import NDArray

from reino.core.compiled import Progress, warm_up
from reino.core.errors import BadAmount, IllegalChoice, ReinoError
from reino.core.phrase import quoted
from reino.core.refusal import check_asked
from reino.core.view import View
from reino.games.sparta.bot import pvs, workspace
from reino.games.sparta.rules.state import BOARD

ENDLESS = 1 << 60
DEEPEST = workspace.MOST_PLIES - 1
LONGEST_SECONDS = 1e6  # more than a week
TABLE_ENTRIES = 1 << 20  # 16 MB, when the budget is time
BOARD_NAMES: tuple[str, ...] = tuple(BOARD.names or ())

ROOT_ENTRY = (
    from_dtype(BOARD)[::1],
    from_dtype(workspace.WORKSPACE),
    types.int64[::1],
    types.int64,
    types.int64[::1],
    types.int64[::1],
)


@dataclass(frozen=True)
class Line:
    """A way the game may go on, and its score for the side to move."""

    score: int
    """Like rating points: 0 is even, 400 is ten to one. A sure win has a far greater one, which
    `ends_in` tells."""
    moves: tuple[int, ...]
    """The actions to expect, from the side to move on."""

    @property
    def ends_in(self) -> int | None:
        """Turns until a win that cannot be stopped, negative if it is the other side's."""
        if abs(self.score) <= workspace.SURE_WIN:
            return None
        turns = workspace.WIN - abs(self.score)
        return turns if self.score > 0 else -turns

    @property
    def chance(self) -> float:
        """The share of the point to expect: wins and half the draws."""
        return float(1 / (1 + 10 ** (-self.score / 400)))


@dataclass(frozen=True)
class Analysis:
    """The findings of a search after a depth, the best line first."""

    depth: int
    """How deep the search was."""
    nodes: int
    """How many positions it has seen."""
    seconds: float
    """How long it has taken."""
    lines: tuple[Line, ...]
    """As many as were asked for, each with another first move."""

    @property
    def best(self) -> int:
        """The first move of the best line."""
        return self.lines[0].moves[0]


def prepare(progress: Progress | None = None) -> None:
    """Load the engine; the first time ever it is compiled."""
    warm_up("engine", "sparta", [(pvs.search_root, ROOT_ENTRY)], progress)


def analyse(
    view: View,
    *,
    seconds: float | None = None,
    nodes: int | None = None,
    depth: int | None = None,
    lines: int = 1,
    moves: Sequence[int] | None = None,
    weights: NDArray[np.int32] | None = None,
) -> Generator[Analysis, None, None]:
    """Search ever deeper, one analysis a depth, until a budget is spent or the end is certain.

    With `nodes` or `depth` alone the findings are always the same. Without any budget it goes on
    until its caller has had enough. `moves` narrows the choice.
    """
    _check(view, seconds, nodes, depth, lines)
    chosen = _checked_moves(view, moves)
    prepare()
    search = _Search(view, nodes, lines, chosen, weights)
    return _watched(search, seconds, depth)


def _watched(
    search: "_Search", seconds: float | None, depth: int | None
) -> Generator[Analysis, None, None]:
    """The findings of a search in a thread of its own, until its time is up."""
    findings: SimpleQueue[Analysis | BaseException | None] = SimpleQueue()
    worker = Thread(
        target=search.deepen, args=(min(depth or DEEPEST, DEEPEST), findings), daemon=True
    )
    end = None if seconds is None else time.monotonic() + seconds
    worker.start()
    try:
        while True:
            left = None if end is None else max(0.0, end - time.monotonic())
            try:
                found = findings.get(timeout=left)
            except Empty:
                search.stop()
                end = None
                continue
            if found is None:
                return
            if isinstance(found, BaseException):
                raise found
            yield found
    finally:
        search.stop()
        worker.join()


def analysis(view: View, **budget: Any) -> Analysis:
    """The last and deepest analysis of `analyse`."""
    *_, last = analyse(view, **budget)
    return last


class _Search:
    """One search: its memory, and the loop over depths."""

    def __init__(
        self,
        view: View,
        nodes: int | None,
        lines: int,
        moves: tuple[int, ...],
        weights: NDArray[np.int32] | None,
    ) -> None:
        record = view.record
        self._nodes: Any = np.zeros(workspace.MOST_PLIES + 1, BOARD)
        for name in BOARD_NAMES:
            self._nodes[0][name] = record[name]
        work: Any = np.zeros(1, workspace.WORKSPACE)
        self._work = work[0]
        self._work.weights[:] = tuned_weights() if weights is None else weights
        self._work.most_nodes = ENDLESS if nodes is None else nodes
        self._work.killers[:] = -1
        self._work.behind = record.kept
        self._work.path[: record.kept] = record.past[: record.kept]
        entries = TABLE_ENTRIES
        if nodes is not None:
            entries = min(entries, 1 << max(10, nodes.bit_length()))
        self._table = np.zeros(2 * entries, np.int64)
        self._moves = np.array(moves, np.int64)
        self._lines = min(lines, len(moves))
        self._begun = time.monotonic()

    def stop(self) -> None:
        self._work.stop = 1

    def deepen(self, most: int, findings: "SimpleQueue[Analysis | BaseException | None]") -> None:
        try:
            for depth in range(1, most + 1):
                lines = self._lines_at(depth)
                if lines:
                    nodes, seconds = int(self._work.nodes), time.monotonic() - self._begun
                    findings.put(Analysis(depth, nodes, seconds, lines))
                if self._work.stopped or all(line.ends_in is not None for line in lines):
                    break
            findings.put(None)
        except BaseException as error:
            findings.put(error)

    def _lines_at(self, depth: int) -> tuple[Line, ...]:
        """The best lines at this depth; each is searched without the first moves of those before.

        A depth that was cut off counts, for a single line, from the first move on, which was the
        best of the depth before; at depth 1 the moves that were finished have to do.
        """
        lines: list[Line] = []
        for place in range(self._lines):
            moves = self._moves[place:]
            scores = np.full(len(moves), -workspace.WIN, np.int64)
            done = pvs.search_root(self._nodes, self._work, self._table, depth, moves, scores)
            if done == 0:
                break
            best = int(np.argmax(scores))
            if self._work.stopped and done < len(moves) and scores[best] < -workspace.SURE_WIN:
                # All moves looked at lose: the next move is no worse, and nothing is certain.
                lines.append(Line(-workspace.SURE_WIN, (int(moves[done]),)))
                break
            lines.append(Line(int(scores[best]), self._line()))
            self._moves[place : place + best + 1] = np.roll(moves[: best + 1], 1)
            if self._work.stopped:
                break
        if depth == 1 and not lines:
            lines.append(Line(0, (int(self._moves[0]),)))
        if depth > 1 and len(lines) < self._lines:
            return ()
        return tuple(lines)

    def _line(self) -> tuple[int, ...]:
        return tuple(self._work.line[0, : self._work.length[0]].tolist())


@cache
def tuned_weights() -> NDArray[np.int32]:
    """The weights of the evaluation, as `scripts/tune_sparta.py` left them."""
    text = files("reino.games.sparta.bot").joinpath("weights.json").read_text(encoding="utf-8")
    table = json.loads(text)
    return np.array([table[name] for name in workspace.FEATURES], np.int32)


def _check(
    view: View, seconds: float | None, nodes: int | None, depth: int | None, lines: int
) -> None:
    if not isinstance(view, View):
        raise ReinoError("error-engine-view", given=quoted(view))
    if view.game.key != "sparta":
        raise ReinoError("error-engine-game", given=quoted(view.game.key))
    for amount in (nodes, depth, lines):
        if amount is not None and not (type(amount) is int and 0 < amount <= ENDLESS):
            raise BadAmount("error-engine-budget", given=quoted(amount))
    if seconds is not None and not (
        isinstance(seconds, int | float) and 0 < seconds <= LONGEST_SECONDS
    ):
        raise BadAmount("error-engine-budget", given=quoted(seconds))
    check_asked(view)


def _checked_moves(view: View, moves: Sequence[int] | None) -> tuple[int, ...]:
    if moves is None:
        return view.legal
    chosen = tuple(moves)
    if not chosen or any(move not in view.legal for move in chosen):
        raise IllegalChoice("error-engine-moves", given=quoted(moves))
    return chosen
