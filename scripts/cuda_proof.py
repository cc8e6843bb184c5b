"""Prove on a real GPU that it plays the same games as the CPU, and measure how fast it plays.

    python scripts/cuda_proof.py                     all four games
    python scripts/cuda_proof.py korona --seconds 0  the proof alone, for one
    python scripts/cuda_proof.py --frameworks        PyTorch and JAX, where they are installed

Every array of the batches is compared byte for byte: after each of the first steps, and after
random play in which at least so many games ended. The rates are those of random play.
"""

import argparse
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

import reino
from reino.batches import Batch

sys.path.append(str(Path(__file__).parent.parent / "tests"))

from batches.simulated import contents

LOOKED_AT = 12  # steps after which all arrays are compared
STRIDE = 200  # steps of random play between comparisons
# Games side by side when the rates are measured: as many as keep an H200 busy.
WIDE = {"braverats": 1 << 22, "sparta": 1 << 20, "korona": 1 << 18, "jackrabbits": 1 << 18}
# Steps before that, about a game long: games that began together go on together for a while.
LENGTH = {"braverats": 16, "sparta": 400, "korona": 400, "jackrabbits": 4000}
WANTED = {
    "braverats": ("games", 5e9),
    "sparta": ("steps", 0.3e9),
    "korona": ("steps", 0.3e9),
    "jackrabbits": ("steps", 0.3e9),
}


class Difference(Exception):
    """The two devices do not agree."""


def compare(ours: Batch, theirs: Batch, moment: str) -> None:
    others = contents(theirs)
    for name, array in contents(ours).items():
        if array.tobytes() != others[name].tobytes():
            rows = (array != others[name]).reshape(ours.n, -1).any(axis=1)
            raise Difference(f"{name} of {int(rows.sum())} games {moment}")


def prove(key: str, games: int) -> int:
    """The number of games that ended the same way on both devices."""
    cpu = reino.batch(key, games, seed=1)
    gpu = reino.batch(key, games, seed=1, device="cuda")
    compare(cpu, gpu, "at the start")
    for step in range(LOOKED_AT):
        actions = cpu.random_actions()
        drawn = gpu.random_actions()
        if actions.tobytes() != drawn.copy_to_host().tobytes():
            raise Difference(f"random actions at step {step}")
        cpu.step(actions)
        gpu.step(drawn)
        compare(cpu, gpu, f"after step {step}")
    ended = 0
    while ended < games:
        ran, other = cpu.run(STRIDE), gpu.run(STRIDE)
        if ran != other:
            raise Difference(f"{ran} and {other} in random play")
        compare(cpu, gpu, f"after {ended} games")
        ended += ran.games
    return ended


def agree_with_frameworks() -> list[str]:
    """The frameworks that took the arrays over without a copy, and whose actions were played."""
    agreed = []
    for name, take, choose in (
        ("torch", _taken_by_torch, _chosen_by_torch),
        ("jax", _taken_by_jax, _chosen_by_jax),
    ):
        if find_spec(name) is None:
            continue
        cpu = reino.batch("braverats", 1000, seed=7)
        gpu = reino.batch("braverats", 1000, seed=7, device="cuda")
        for step in range(LOOKED_AT):
            for array in (gpu.observations, gpu.mask, gpu.rewards):
                if take(array) != array.__cuda_array_interface__["data"][0]:
                    raise Difference(f"{name} copied an array")
            actions = choose(gpu.mask)
            gpu.step(actions)
            cpu.step(cpu.mask.argmax(axis=-1))
            compare(cpu, gpu, f"after step {step} of {name}")
        agreed.append(name)
    return agreed


def _taken_by_torch(array: Any) -> int:
    import torch

    return int(torch.as_tensor(array, device="cuda").data_ptr())


def _chosen_by_torch(mask: Any) -> Any:
    import torch

    return torch.as_tensor(mask, device="cuda").to(torch.uint8).argmax(dim=-1)


def _taken_by_jax(array: Any) -> int:
    import jax.numpy

    return int(jax.numpy.asarray(array).unsafe_buffer_pointer())


def _chosen_by_jax(mask: Any) -> Any:
    import jax.numpy

    return jax.numpy.argmax(jax.numpy.asarray(mask), axis=-1)


def rates(key: str, seconds: float) -> tuple[float, float]:
    """Steps and games a second of random play."""
    batch = reino.batch(key, WIDE[key], seed=1, device="cuda")
    batch.run(LENGTH[key])
    steps = 64
    while True:
        begun = time.perf_counter()
        ran = batch.run(steps)
        passed = time.perf_counter() - begun
        if passed >= seconds:
            return ran.steps / passed, ran.games / passed
        steps = int(steps * max(2.0, min(16.0, 1.2 * seconds / passed)))


def main() -> int:
    known = sorted(WANTED)
    parser = argparse.ArgumentParser(description="Prove and measure batches on a GPU.")
    parser.add_argument("keys", nargs="*", metavar="GAME", help=f"of {', '.join(known)}; else all")
    parser.add_argument("--games", type=int, default=10_000, help="to be proven; 0: none")
    parser.add_argument("--seconds", type=float, default=2.0, help="to be measured; 0: not at all")
    parser.add_argument("--frameworks", action="store_true", help="PyTorch and JAX instead")
    given = parser.parse_args()
    if strange := set(given.keys) - set(known):
        parser.error(f"no such game: {', '.join(sorted(strange))}")
    console = Console()
    if given.frameworks:
        agreed = agree_with_frameworks()
        if not agreed:
            console.print("[red]neither torch nor jax is installed: nothing was proven[/red]")
            return 1
        console.print(f"without a copy, and the same games: {' and '.join(agreed)}")
        return 0
    table = Table("game", "games equal on both", "G steps/s", "G games/s", "wanted")
    worked = True
    for key in given.keys or known:
        try:
            with Progress(
                SpinnerColumn(),
                TextColumn("{task.description}"),
                TimeElapsedColumn(),
                console=console,
                transient=True,
            ) as progress:
                progress.add_task(key)
                proven = f"{prove(key, given.games):,}" if given.games else "-"
                steps, games = rates(key, given.seconds) if given.seconds else (0.0, 0.0)
        except (Difference, reino.errors.ReinoError) as error:
            console.print(f"[red]{key}[/red]: {error}")
            worked = False
            continue
        unit, wanted = WANTED[key]
        table.add_row(
            key, proven, f"{steps / 1e9:.3f}", f"{games / 1e9:.4f}", f"{wanted / 1e9:g} G {unit}/s"
        )
    console.print(table)
    return 0 if worked else 1


if __name__ == "__main__":
    sys.exit(main())
