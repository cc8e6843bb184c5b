"""The cache of the solutions asked for last, so that the rest of a game needs no new one."""

from threading import Lock
from weakref import WeakValueDictionary

from reino.games.braverats.bot.layers import Progress
from reino.games.braverats.bot.position import Ends, Position, Ruling
from reino.games.braverats.bot.solution import Solution

MEGABYTE = 1 << 20


class SolutionCache:
    """A cache of solutions within a limit of memory; the least recently asked for leave first.

    Any thread may ask. Two threads that need the same solution share it: the second waits.
    """

    def __init__(self, most_bytes: int = 512 * MEGABYTE, most: int = 64) -> None:
        """`most` keeps the look-up short where solutions are small. The newest always stays."""
        self._most_bytes = most_bytes
        self._most = most
        self._solutions: list[Solution] = []  # the one asked for last at the end
        self._lock = Lock()
        self._turns: WeakValueDictionary[tuple[Ruling, Position, Ends], Lock] = (
            WeakValueDictionary()
        )

    def solution(
        self, ruling: Ruling, position: Position, ends: Ends, progress: Progress | None = None
    ) -> Solution:
        """A solution that covers this position, solved now where the cache has none."""
        with self._lock:
            turn = self._turns.setdefault((ruling, position, ends), Lock())
        with turn:
            known = self._find(ruling, position, ends)
            if known is None:
                known = Solution(ruling, position, ends=ends, progress=progress)
                self._keep(known)
        return known

    def _find(self, ruling: Ruling, position: Position, ends: Ends) -> Solution | None:
        with self._lock:
            for at, known in enumerate(self._solutions):
                if (known.ruling, known.ends) == (ruling, ends) and known.covers(position):
                    self._solutions.append(self._solutions.pop(at))
                    return known
        return None

    def _keep(self, solution: Solution) -> None:
        with self._lock:
            self._solutions.append(solution)
            while len(self._solutions) > 1 and (
                len(self._solutions) > self._most
                or sum(kept.nbytes for kept in self._solutions) > self._most_bytes
            ):
                del self._solutions[0]
