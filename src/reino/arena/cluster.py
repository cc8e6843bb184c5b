"""The executor on a Ray cluster: many machines, or the processes of a local Ray.

Every machine needs Reino, and the files of users' bots at the same paths. Ray's own retries are
off: the work of a dead worker comes back to this executor, which retries it because it knows which
games are finished.
"""

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from reino.arena.executor import Done, Piece, Remaining, Work
from reino.core.errors import ReinoError

AHEAD = 2  # queued tasks for each worker, so that no worker waits for the next


class Cluster:
    """The cluster at the address in `RAY_ADDRESS`, or a local one with a number of workers."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers
        try:
            import ray
        except ImportError as error:
            raise ReinoError("error-needs-extra", extra="ray") from error
        self._ray: Any = ray

    def run(
        self,
        task: Callable[[Work], Done],
        work: Iterable[Work],
        lost: Callable[[Work], None] | None = None,
    ) -> Iterator[Done]:
        ray = self._ray
        ours = not ray.is_initialized()
        if ours:
            self._join()
        remote = ray.remote(max_retries=0)(_at_home)
        remaining = Remaining(work, lost)
        waiting: dict[Any, Piece[Work]] = {}
        most = AHEAD * (self.workers or int(ray.cluster_resources().get("CPU", 1)))
        try:
            while True:
                while len(waiting) < most and (piece := remaining.take()) is not None:
                    waiting[remote.remote(str(Path.cwd()), task, piece.work)] = piece
                if not waiting:
                    return
                [ready], _ = ray.wait(list(waiting), num_returns=1)
                piece = waiting.pop(ready)
                try:
                    result: Done = ray.get(ready)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except ray.exceptions.RayError:
                    remaining.give_back(piece)
                    continue
                yield result
        finally:
            for task_left in waiting:
                with suppress(ray.exceptions.RayError, ValueError):
                    ray.cancel(task_left, force=True)
            if ours:
                ray.shutdown()

    def _join(self) -> None:
        elsewhere = bool(os.environ.get("RAY_ADDRESS"))
        self._ray.init(
            num_cpus=None if elsewhere else self.workers,
            include_dashboard=False if not elsewhere else None,
            configure_logging=True,
            logging_level=logging.ERROR,
            log_to_driver=False,
        )


def _at_home(folder: str, task: Callable[[Any], Any], work: Any) -> Any:
    """Change to the working directory of the command, if this machine has it."""
    with suppress(OSError):
        os.chdir(folder)
    return task(work)
