"""A batch: n games of one kind side by side, as arrays."""

from collections.abc import Mapping
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types
from numpy.typing import ArrayLike, NDArray

from reino.batches import cpu, loops
from reino.core.compiled import warm_up
from reino.core.errors import BadAmount, ReinoError
from reino.core.game import Game, load
from reino.core.kernel import bind
from reino.core.numbers import whole
from reino.core.phrase import nearest, quoted
from reino.core.rng import seeded
from reino.core.spec import GameSpec

DEVICES = ("cpu",)

Words = NDArray[np.uint64]


class Run(NamedTuple):
    """What random play came to."""

    steps: int  # choices, and outcomes of chance
    games: int  # that ended


def make_batch(
    game: str | Game,
    n: int,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    device: str = "cpu",
) -> "Batch":
    """n games at once, at their first decisions. The same seed gives the same games."""
    if device not in DEVICES:
        raise ReinoError(
            "error-no-device",
            given=quoted(device),
            hint=nearest(str(device), DEVICES),
            known=", ".join(DEVICES),
        )
    if not isinstance(game, Game):
        game = load(game, players, options)
    return Batch(game, n, seed)


class Batch:
    """n games, stepped together. Its arrays are written in place, and never replaced.

    Where choices are simultaneous every seat has a row: `mask`, `observations` and actions have an
    axis for the seats, and whoever owes nothing has an empty mask. Elsewhere a game has one row,
    that of the seat in `actor`.
    """

    def __init__(self, game: Game, n: int, seed: int = 0) -> None:
        count = whole(n, "n", BadAmount, least=1)
        spec, players = game.spec, game.players
        asked = players if spec.simultaneous else 1
        self.game = game
        self.n = count
        self._kernels = _kernels(spec)
        self._states = np.zeros(count, spec.rules.STATE)
        self._hidden = np.zeros(1, spec.rules.STATE)
        self._first = np.zeros(1, spec.rules.STATE)
        spec.rules.new(self._first[0], players, spec.options.encode(game.options))
        self._mask = np.zeros((count, asked, spec.actions), np.uint8)
        self._rows = np.zeros((count, asked, game.encoding.size), np.float32)
        self._actions = np.zeros((count, asked), np.int32)
        self._owes = np.zeros((count, players), np.uint8)
        self._rngs: Words = np.zeros(count, np.uint64)
        self.actor = np.zeros(count, np.int8)  # the first seat that owes a decision
        self.rewards = np.zeros((count, players), np.float32)  # of the game that ended in this step
        self.reasons = np.zeros(count, np.uint8)  # why it ended; 0 where none did
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere."""
        self._rngs[:] = random_words(seed, self.n)
        self.rewards[:] = 0
        self.reasons[:] = 0
        self._kernels.begin_all(self._states, self._first, self._rngs, self.game.players)
        self._look()

    @property
    def observations(self) -> NDArray[np.float32]:
        """What the seats that are asked see: `game.encoding` tells its parts."""
        return self._of_asked(self._rows)

    @property
    def mask(self) -> NDArray[np.bool_]:
        """The actions that may be chosen."""
        allowed: NDArray[np.bool_] = self._of_asked(self._mask).view(np.bool_)
        return allowed

    @property
    def owing(self) -> NDArray[np.bool_]:
        """Which seats owe a decision."""
        return self._owes.view(np.bool_)

    @property
    def done(self) -> NDArray[np.bool_]:
        """Which games ended in this step; others have begun in their places."""
        return np.not_equal(self.reasons, 0)

    @property
    def illegal(self) -> NDArray[np.bool_]:
        """Which games ended because somebody chose what is not legal, and lost by it."""
        return np.equal(self.reasons, loops.ILLEGAL)

    def step(self, actions: ArrayLike) -> tuple[NDArray[np.float32], NDArray[np.bool_]]:
        """One decision in each game; gives rewards, and which games ended."""
        chosen = np.asarray(actions)
        if chosen.dtype.kind not in "iu" or chosen.size != self._actions.size:
            raise BadAmount(
                "error-batch-actions",
                shape=str(self._of_asked(self._actions).shape),
                given=f"{chosen.dtype} {chosen.shape}",
            )
        self._actions[:] = chosen.reshape(self._actions.shape)
        self._kernels.step_all(
            self._states,
            self._first,
            self._rngs,
            self._actions,
            self.game.players,
            self.game.spec.returns[0],
            self.rewards,
            self.reasons,
        )
        self._look()
        return self.rewards, self.done

    def random_actions(self) -> NDArray[np.int32]:
        """A random legal action for every seat that owes one."""
        actions = np.zeros_like(self._actions)
        self._kernels.pick_for_all(self._states, self._rngs, actions, self.game.players)
        return self._of_asked(actions)

    def run(self, steps: int) -> Run:
        """Random play, so many steps of each game, without a look at masks and observations."""
        counts = np.zeros((self.n, 2), np.int64)
        rounds = whole(steps, "steps", BadAmount, least=0)
        self._kernels.run_all(
            self._states, self._first, self._rngs, self.game.players, rounds, counts
        )
        self._look()
        return Run(*map(int, counts.sum(axis=0)))

    def states(self) -> NDArray[np.void]:
        """The games as they are, whole: a copy, with all secrets."""
        # Copied as bytes, so that padding stays zero.
        return self._states.view(np.uint8).copy().view(self._states.dtype)

    def _look(self) -> None:
        self._kernels.look_all(
            self._states,
            self._hidden,
            self.game.players,
            self.actor,
            self._owes,
            self._mask,
            self._rows,
        )

    def _of_asked(self, array: NDArray[Any]) -> NDArray[Any]:
        return array if self.game.spec.simultaneous else array[:, 0]


def random_words(seed: int, n: int) -> Words:
    """A word of random numbers for each game, from one seed: SplitMix64, which never gives two
    games the same."""
    x = seeded(seed) + np.arange(n, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    x ^= x >> np.uint64(30)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    x ^= x >> np.uint64(27)
    x *= np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    x[x == 0] = 1  # where xorshift would stay for ever
    return x


@cache
def _kernels(spec: GameSpec) -> ModuleType:
    """The loops of this game, compiled."""
    bound = bound_loops(spec)
    shared = {name: getattr(bound, name) for name in ("begin", "look", "pick_all", "run", "step")}
    limits = {"MAX_LEGAL": spec.max_legal, "MAX_OUTCOMES": spec.max_outcomes}
    kernels = bind(cpu, spec.key, shared | limits, spec.rules)
    states = numba.from_dtype(spec.rules.STATE)[::1]
    words, bytes_, signed = types.uint64[::1], types.uint8[::1], types.int8[::1]
    number, part = types.int64, types.float64
    actions, table, cube = types.int32[:, ::1], types.uint8[:, ::1], types.uint8[:, :, ::1]
    rows, rewards = types.float32[:, :, ::1], types.float32[:, ::1]
    entries = {
        "begin_all": (states, states, words, number),
        "look_all": (states, states, number, signed, table, cube, rows),
        "step_all": (states, states, words, actions, number, part, rewards, bytes_),
        "pick_for_all": (states, words, actions, number),
        "run_all": (states, states, words, number, number, types.int64[:, ::1]),
    }
    warm_up(
        f"batches of {spec.key}",
        [(getattr(kernels, name), entry) for name, entry in entries.items()],
    )
    return kernels


@cache
def bound_loops(spec: GameSpec) -> ModuleType:
    """One step of one game of a batch, of this kind."""
    assert spec.encoding is not None
    bindings = spec.compiled.bindings(spec.rules) | {"encode": spec.encoding.encode}
    needed = {name: value for name, value in bindings.items() if hasattr(loops, name)}
    return bind(loops, spec.key, needed, spec.rules)
