"""Games between bots, played in as many processes as there is work for."""

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import TypeVar

from reino.arena.tallies import Account, Tally
from reino.bots import make_bot
from reino.bots.bot import Bot
from reino.core.game import Game, load
from reino.core.rng import below, seeded
from reino.core.state import State

AHEAD = 4  # tasks handed out for each worker

Work = TypeVar("Work")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Player:
    """A bot by name, with its budget."""

    name: str
    seconds: float | None = None
    iterations: int | None = None

    def bot(self, game: Game, seed: int) -> Bot:
        return make_bot(game, self.name, seed, seconds=self.seconds, iterations=self.iterations)


@dataclass(frozen=True)
class Duel:
    """One game to play. The same opening with the players exchanged makes it fair."""

    game: str
    options: Mapping[str, bool | str]
    players: tuple[Player, ...]  # by seat
    seed: int
    opening: int = 0  # random turns before the bots begin
    opening_seed: int = 0


@dataclass(frozen=True)
class Played:
    """What came of a duel."""

    duel: Duel
    returns: tuple[float, ...]
    reason: str
    # How often somebody had to choose, in the opening too; choices made at once are one. That is
    # turns in games where a turn is one choice.
    turns: int
    account: Account | None = None


def play_duel(duel: Duel, tally: Tally | None = None) -> Played:
    """Play it; a tally adds the account of what was done."""
    seats = len(duel.players)
    game = load(duel.game, seats, duel.options)
    state = opened(game, duel.opening, duel.opening_seed)
    bots = [player.bot(game, seats * duel.seed + seat) for seat, player in enumerate(duel.players)]
    turns = duel.opening
    while not state.over:
        state = state.play({seat: bots[seat].choose(state.view(seat)) for seat in state.owing})
        turns += 1
    assert state.returns is not None
    assert state.reason is not None
    account = None if tally is None else tally.account(state)
    return Played(duel, state.returns, state.reason, turns, account)


def opened(game: Game, turns: int, seed: int) -> State:
    """A game after so many random turns, none of which ends it."""
    rng = seeded(seed)
    while True:
        state = game.start(seed=seed)
        for _ in range(turns):
            for seat in state.owing:
                menu = state.legal(seat)
                state = state.play(seat, menu[below(rng, len(menu))])
        if not state.over:
            return state


def in_processes(
    task: Callable[[Work], Done], work: Iterable[Work], workers: int
) -> Iterator[Done]:
    """Results as they come in, in no order. One worker needs no process of its own.

    If a task fails, or the caller has had enough, whatever still runs is ended there and then.
    """
    if workers <= 1:
        yield from map(task, work)
        return
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    left = iter(work)
    waiting: set[Future[Done]] = set()
    try:
        while True:
            # A little ahead of the workers, so that a million games need no memory of their own.
            with _deaf_to_ctrl_c():
                ahead = AHEAD * workers - len(waiting)
                waiting |= {pool.submit(task, part) for part in islice(left, ahead)}
            if not waiting:
                break
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for done in finished:
                yield done.result()
    except BaseException:
        # `terminate_workers` does this from Python 3.14 on.
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown()


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C: it is for whoever waits for them to act on.

    It reaches every process of a terminal, and each would die of it with a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
