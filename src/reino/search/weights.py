"""Weights by name: the storage of the numbers that self-play has taught the guidance of a game.

They lie in one array, each with a value for the end of the game and a term added at its beginning:

    | worth: now, early | promise: now, early | gains |
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class WeightNames:
    """The names of a game's weights: its features, and its kinds of choice with their sizes."""

    features: Sequence[str]
    kinds: Sequence[tuple[str, int]]
    size: int  # the length of the whole array, with the data that the game keeps behind the weights

    def read(self, text: str) -> NDArray[np.float64]:
        """The array of weights from a JSON text, with room for the game's own data."""
        table = json.loads(text)
        worth, promise, gains = table["worth"], table["promise"], table["gains"]
        features = np.array([worth.get(name, (0, 0)) for name in self.features], np.float64)
        rows = [row for kind, size in self.kinds for row in promise.get(kind, [(0, 0)] * size)]
        weights = [
            *features.T.ravel(),
            *np.array(rows, np.float64).T.ravel(),
            *(gains.get(kind, 0) for kind, _ in self.kinds),
        ]
        array = np.zeros(self.size)
        array[: len(weights)] = weights
        return array

    def write(self, array: NDArray[np.float64]) -> str:
        """The JSON text of an array of weights."""
        values = [round(value, 4) for value in array.tolist()]
        n, m = len(self.features), sum(size for _, size in self.kinds)
        worth, promise = values[: 2 * n], values[2 * n : 2 * (n + m)]
        gains = values[2 * (n + m) :]
        rows = iter(zip(promise[:m], promise[m:], strict=True))
        table = {
            "worth": {name: [worth[i], worth[n + i]] for i, name in enumerate(self.features)},
            "promise": {kind: [list(next(rows)) for _ in range(size)] for kind, size in self.kinds},
            "gains": {kind: gains[i] for i, (kind, _) in enumerate(self.kinds)},
        }
        return json.dumps(table) + "\n"
