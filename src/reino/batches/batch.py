"""The class `Batch`: n games of one kind side by side, as arrays."""

from collections.abc import Mapping
from reprlib import repr as shortened
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from reino.batches.devices import Array, device_named
from reino.core.checks import whole
from reino.core.errors import BadAmount
from reino.core.game import Game, loaded
from reino.core.kernel.rng import seeded
from reino.core.view import counted

Words = NDArray[np.uint64]


class Run(NamedTuple):
    """The totals of a run of random play."""

    steps: int
    """Choices, and outcomes of chance."""
    games: int
    """Games that ended."""


def make_batch(
    game: str | Game,
    n: int,
    *,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    device: str = "cpu",
) -> "Batch":
    """n games at once, at their first decisions. The same seed gives the same games, on any device.

    `device` is "cpu", or "cuda" for an NVIDIA GPU.
    """
    return Batch(loaded(game, players, options), n, seed, device)


class Batch:
    """n games, stepped together. Its arrays are written in place, and never replaced.

    Where choices are simultaneous every seat has a row: `mask`, `observations` and actions have an
    axis for the seats, and a seat that owes nothing has an empty mask. Elsewhere a game has one
    row, that of the seat in `actor`.

    On the CPU the arrays are NumPy's. On a GPU they are device arrays, which PyTorch, JAX and CuPy
    take over without a copy (`torch.as_tensor(batch.observations)`).
    """

    def __init__(self, game: Game, n: int, seed: int = 0, device: str = "cpu") -> None:
        count = whole(n, "n", BadAmount, least=1)
        spec, players, encoding = game.spec, game.players, game.encoding
        asked = (count, players if game.simultaneous else 1)
        self.game = game
        """The game that is played in all of them."""
        self.n = count
        """The number of games."""
        self.device = device
        """Where its arrays are: "cpu" or "cuda"."""
        self._device = home = device_named(device, spec, count)
        self._states = home.zeros((count,), spec.rules.STATE)
        self._first = home.zeros((1,), spec.rules.STATE)
        self._rngs = home.zeros((count,), np.uint64)
        self._actions = home.zeros(asked, np.int32)
        self._drawn = home.zeros(asked, np.int32)
        self._mask = home.empty((*asked, len(spec.actions)), np.uint8)
        self._rows = home.empty((*asked, encoding.size), np.float32)
        self._owes = home.zeros((count, players), np.uint8)
        self._done = home.zeros((count,), np.uint8)
        self._illegal = home.zeros((count,), np.uint8)
        self._totals = home.zeros((2,), np.int64)
        self.actor: Array = home.zeros((count,), np.int8)
        """The first seat that owes a decision."""
        self.rewards: Array = home.zeros((count, players), np.float32)
        """The return of each seat in the game that ended in this step; 0 where none did."""
        self.reasons: Array = home.zeros((count,), np.uint8)
        """The end reason of that game, as an index in `game.spec.reasons`; 0 where none did."""
        first = game.runtime.first[: spec.compiled.state_size]
        home.write(self._first, first.view(spec.rules.STATE))
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere."""
        self._device.write(self._rngs, random_words(seed, self.n))
        for array in (self.rewards, self.reasons, self._done, self._illegal):
            self._device.write(array, np.zeros(array.shape, array.dtype))
        self._device.begin_all(self._states, self._first, self._rngs, self.game.players)
        self._look()

    @property
    def observations(self) -> Array:
        """The observations of the seats that are asked: `game.encoding` describes their parts."""
        return self._of_asked(self._rows)

    @property
    def mask(self) -> Array:
        """The mask of legal actions."""
        return self._of_asked(self._mask).view(np.bool_)

    @property
    def owing(self) -> Array:
        """Which seats owe a decision."""
        return self._owes.view(np.bool_)

    @property
    def done(self) -> Array:
        """The mask of games that ended in this step; new games have begun in their places."""
        return self._done.view(np.bool_)

    @property
    def illegal(self) -> Array:
        """The mask of games that ended because a seat chose an illegal action, and lost by it."""
        return self._illegal.view(np.bool_)

    def step(self, actions: object) -> tuple[Array, Array]:
        """One decision in each game; gives rewards, and the mask of games that ended."""
        self._device.take(self._accepted(actions), self._actions)
        self._device.step_all(
            self._states,
            self._first,
            self._rngs,
            self._actions,
            self.game.players,
            *self.game.spec.returns,
            self.rewards,
            self.reasons,
            self._done,
            self._illegal,
        )
        self._look()
        return self.rewards, self.done

    def random_actions(self) -> Array:
        """A random legal action for every seat that owes one."""
        self._device.pick_for_all(self._states, self._rngs, self._drawn, self.game.players)
        self._device.wait()
        return self._of_asked(self._drawn)

    def run(self, steps: int) -> Run:
        """Random play for a number of steps of each game, without writing masks and
        observations."""
        rounds = whole(steps, "steps", BadAmount, least=0)
        self._device.write(self._totals, np.zeros(2, np.int64))
        self._device.run_all(
            self._states, self._first, self._rngs, self.game.players, rounds, self._totals
        )
        ran = Run(*map(int, self._device.read(self._totals)))
        self._look()
        return ran

    def states(self) -> NDArray[np.void]:
        """The whole states of the games: a copy, with all secrets."""
        return self._device.read(self._states)

    def __repr__(self) -> str:
        return f"<Batch of {counted(self.n, 'game')} of {self.game.label}, on {self.device}>"

    def _look(self) -> None:
        self._device.look_all(
            self._states, self.game.players, self.actor, self._owes, self._mask, self._rows
        )
        self._device.wait()

    def _of_asked(self, array: Array) -> Array:
        if self.game.simultaneous:
            return array
        return array.reshape((self.n, *array.shape[2:]))

    def _accepted(self, actions: object) -> Array:
        """Actions as an array, if they are whole numbers and one for each decision."""
        try:
            given = self._device.accept(actions)
        except ValueError:  # lists of different lengths
            came = shortened(actions)
        else:
            if given.dtype.kind in "iu" and given.shape in self._shapes():
                return given
            came = f"{given.dtype} {tuple(given.shape)}"
        shape = str(self._of_asked(self._actions).shape)
        raise BadAmount("error-batch-actions", shape=shape, given=came)

    def _shapes(self) -> tuple[tuple[int, ...], ...]:
        """The shapes that actions may have: a column of one a game counts as a row."""
        whole_table = tuple(self._actions.shape)
        return (whole_table,) if self.game.simultaneous else (whole_table, (self.n,))


def random_words(seed: int, n: int) -> Words:
    """A word of random numbers for each game, from one seed: SplitMix64, which never gives two
    games the same."""
    x = seeded(seed) + np.arange(n, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    x ^= x >> np.uint64(30)
    x *= np.uint64(0xBF58476D1CE4E5B9)
    x ^= x >> np.uint64(27)
    x *= np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    x[x == 0] = 1  # the state in which xorshift would stay for ever
    return x
