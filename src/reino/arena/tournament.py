"""Tournaments: fixtures given to an executor, and results written to the journal."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from reino.arena.duel import play_duel
from reino.arena.executor import Executor
from reino.arena.journal import Journal, Result
from reino.arena.schedule import Fixture, Setup, fixtures


@dataclass(frozen=True)
class Tournament:
    """A tournament of all groups of bots, with a number of games for each group."""

    setup: Setup
    games: int
    keep: Path | None = None  # a folder for the records

    def play(
        self, executor: Executor, journal: Journal | None, lost: Callable[[Fixture], None]
    ) -> Iterator[Result]:
        """The results of the games that are not over yet, as they end, each of them once.

        A game whose process has died in every retry goes to `lost`; it stays to be played.
        """
        over = set() if journal is None else set(journal.results)
        work = (f for f in fixtures(self.setup, self.games) if f.number not in over)
        task = partial(played, self.setup, self.keep)
        for result in executor.run(task, work, lost):
            if result.number in over:
                continue
            over.add(result.number)
            if journal is not None:
                journal.add(result)
            yield result

    def before(self, journal: Journal | None) -> list[Result]:
        """The results that the journal already has."""
        if journal is None:
            return []
        numbers = (fixture.number for fixture in fixtures(self.setup, self.games))
        return [journal.results[n] for n in numbers if n in journal.results]


def played(setup: Setup, keep: Path | None, fixture: Fixture) -> Result:
    """One game, and its record where records are kept."""
    path = None if keep is None else keep / f"{setup.game}-{setup.mark}-{fixture.number:06}.json"
    over = play_duel(fixture.duel(setup), keep=path)
    return Result(
        fixture.number, fixture.seats, over.returns, over.reason, over.turns, over.forfeits
    )
