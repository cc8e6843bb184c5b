"""A GPU runs the same rules: here a simulated one, `scripts/cuda_proof.py` asks a real one."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import reino
from batches import simulated
from reino.core.errors import ReinoError

pytestmark = pytest.mark.compiled  # a simulator has plain rules either way: once is enough

TABLES = [
    ("braverats", 2, {}),
    ("braverats", 2, {"random_deal": True}),
    ("sparta", 2, {}),
    ("korona", 3, {}),
    ("jackrabbits", 2, {}),
]
SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


def run_simulated(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | SIMULATOR | changes,
        capture_output=True,
        text=True,
        check=False,
    )


def test_cpu_and_gpu_are_equal_byte_for_byte(tmp_path: Path) -> None:
    target = tmp_path / "arrays.npz"
    done = run_simulated(simulated.__file__, json.dumps(TABLES), str(target))
    assert done.returncode == 0, done.stderr
    with np.load(target) as arrays:
        found = dict(arrays)
    compared = 0
    for number, (key, players, options) in enumerate(TABLES):
        for name, array in simulated.played(key, players, options, "cpu").items():
            other = found[f"{number} {name}"]
            assert array.dtype == other.dtype
            assert array.shape == other.shape
            assert array.tobytes() == other.tobytes(), (key, name)
            compared += 1
    assert compared == len(found)


ASK = 'import reino; reino.batch("braverats", 2, device="cuda").step({actions})'


@pytest.mark.parametrize("actions", ["[[0.5, 1.0]] * 2", "[0, 0]", "'ab'", "[[0], [0, 0]]"])
def test_actions_that_are_none_are_refused_on_a_gpu_too(actions: str) -> None:
    done = run_simulated("-c", ASK.format(actions=actions))
    assert "a batch wants whole numbers of shape (2, 2)" in done.stderr


def test_a_simulated_gpu_wants_plain_rules() -> None:
    done = run_simulated("-c", ASK.format(actions="[[0, 0]]"), NUMBA_DISABLE_JIT="0")
    assert "set NUMBA_DISABLE_JIT=1 too" in done.stderr


def test_without_a_gpu_there_is_a_word_about_it() -> None:
    done = run_simulated(
        "-c", ASK.format(actions="[[0, 0]]"), NUMBA_ENABLE_CUDASIM="0", CUDA_VISIBLE_DEVICES="-1"
    )
    assert "no NVIDIA GPU can be used here" in done.stderr


def test_without_numba_cuda_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    monkeypatch.delitem(sys.modules, "reino.batches.cuda", raising=False)
    with pytest.raises(ReinoError, match=r"reino\[cuda\]"):
        reino.batch("braverats", 1, device="cuda")
