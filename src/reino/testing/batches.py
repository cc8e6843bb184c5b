"""All that a batch is, to compare one device with another."""

from typing import Any

from numpy.typing import NDArray

from reino.batches import Batch

SHOWN = ("observations", "mask", "owing", "actor", "rewards", "reasons", "done", "illegal")


def contents(batch: Batch) -> dict[str, NDArray[Any]]:
    """Every array that a batch shows, and its games, as bytes in the memory of the CPU."""
    arrays = {name: getattr(batch, name) for name in SHOWN} | {"states": batch._states}
    return {name: batch._device.read(array).view("u1") for name, array in arrays.items()}
