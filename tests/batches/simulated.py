"""A few games on one device, and all arrays of the batch, in a file.

Run as a program, so that a test can have the GPU simulated: Numba decides that when it is imported.
"""

import json
import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

import reino
from reino.batches import Batch

GAMES = 3  # fewer than a block has threads
SHOWN = ("observations", "mask", "owing", "actor", "rewards", "reasons", "done", "illegal")


def contents(batch: Batch) -> dict[str, NDArray[Any]]:
    """Every array that a batch shows, and its games, as bytes in the memory of the CPU."""
    arrays = {name: getattr(batch, name) for name in SHOWN} | {"states": batch._states}
    return {name: batch._device.read(array).view("u1") for name, array in arrays.items()}


def played(
    key: str, players: int, options: dict[str, object], device: str
) -> dict[str, np.ndarray[Any, Any]]:
    """All arrays after each step of a short batch."""
    batch = reino.batch(key, GAMES, players=players, options=options, seed=11, device=device)
    seen: dict[str, np.ndarray[Any, Any]] = {}

    def keep(moment: str) -> None:
        for name, array in contents(batch).items():
            seen[f"{moment} {name}"] = array

    keep("begun")
    for number in range(2):
        batch.step(batch.random_actions())
        keep(f"step {number}")
    batch.step(np.full(_on_host(batch.random_actions()).shape, -1))
    keep("illegal")
    for kind, beyond in ((np.int64, -(2**32)), (np.uint64, 2**32), (np.uint64, 2**63)):
        legal = _on_host(batch.random_actions()).astype(kind)
        legal[0] += kind(beyond)
        batch.step(legal)
        keep(f"from the host, beyond by {beyond}")
        legal = _on_host(batch.random_actions()).astype(kind)
        legal.reshape(GAMES, -1)[1, -1] += kind(beyond)
        batch.step(_on_device(legal, device))
        keep(f"from the device, beyond by {beyond}")
    seen["ran"] = np.array(batch.run(10))
    keep("ran")
    batch.reset(12)
    keep("reset")
    return seen


def _on_host(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _on_device(array: Any, device: str) -> Any:
    if device == "cpu":
        return array
    from numba import cuda

    return cuda.to_device(array)


if __name__ == "__main__":
    tables, target = json.loads(sys.argv[1]), sys.argv[2]
    arrays = {}
    for number, (key, players, options) in enumerate(tables):
        for name, array in played(key, players, options, "cuda").items():
            arrays[f"{number} {name}"] = array
    np.savez(target, **arrays)
