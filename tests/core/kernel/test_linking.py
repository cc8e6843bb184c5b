"""Kernels that kernels call: linked in where they are used, once for all widths of integers."""

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import reino
from reino.core.kernel import cache, contract
from reino.core.kernel.compile import Kernel
from reino.core.kernel.linking import calls_itself

pytestmark = pytest.mark.compiled

SOURCE = """
import numpy as np
from reino.core.kernel import kernel

@kernel
def half(x, by=2):
    return x // by

@kernel(inline=False)
def halves(x, y):
    return half(x) + half(y, by=np.uint8(2))

@kernel
def total(numbers):
    out = 0
    for i in range(len(numbers)):
        out += halves(numbers[i], 7) + halves(np.int64(numbers[i]), np.int16(7))
    return out

@kernel(inline=False)
def faculty(n):
    return n * faculty(n - 1) if n > 1 else n

@kernel
def faculties(n):
    return faculty(n) + faculty(n + 1)
"""


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Kernels in no cache, not of an earlier run of the tests either."""
    kept = tmp_path / "cache"
    monkeypatch.setenv("REINO_CACHE_DIR", str(kept))  # for processes that are started
    monkeypatch.setattr(cache, "cache_root", lambda: kept / "kernels")
    name = f"written_{tmp_path.name}"
    (tmp_path / f"{name}.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    return importlib.import_module(name)


def test_a_helper_is_compiled_once_whatever_the_width(written: ModuleType) -> None:
    assert written.total(np.array([3, 8], np.uint8)) == 2 * (1 + 3 + 4 + 3)
    assert written.total(np.array([3, 8], np.int32)) == 22
    assert len(written.halves.helper.signatures) == 1
    assert len(written.half.helper.signatures) == 2  # with its default, and without


def test_a_helper_can_be_called_by_python_as_well(written: ModuleType) -> None:
    assert written.total(np.array([3], np.uint8)) == 8
    assert written.half.overloads == {}
    assert written.half(9) == 4
    assert written.half(9, 3) == 3


def test_widths_that_differ_do_not_mix_signs(written: ModuleType) -> None:
    """Of unsigned and signed integers Numba makes floats."""
    assert isinstance(written.total(np.array([200, 255], np.uint8)), int)
    assert written.total(np.array([-5], np.int8)) == 2 * (-5 // 2 + 3)


def test_a_kernel_that_calls_itself_is_its_own_helper(written: ModuleType) -> None:
    assert calls_itself(written.faculty.py_func)
    assert not calls_itself(written.total.py_func)
    assert written.faculties(5) == 120 + 720
    assert written.faculty(4) == 24


def test_what_is_on_disk_needs_no_compiling(tmp_path: Path) -> None:
    """In a second process everything is loaded; in a third, a new entry point uses the helpers."""
    (tmp_path / "kept.py").write_text(SOURCE)
    environment = os.environ | {
        "REINO_CACHE_DIR": str(tmp_path / "cache"),
        "PYTHONPATH": str(tmp_path),
    }

    def run(call: str) -> list[str]:
        script = (
            "import kept, numpy as np\n"
            f"print(int(kept.{call}))\n"
            "kernels = (kept.total, kept.faculties, kept.halves.helper, kept.half.helper)\n"
            "print(*(sum(k.stats.cache_misses.values()) for k in kernels))\n"
        )
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.splitlines()

    call = "total(np.array([3, 8], np.uint8))"
    assert run(call) == ["22", "1 0 1 2"]
    assert run(call) == ["22", "0 0 0 0"]
    assert run("total(np.array([3, 8], np.uint16))") == ["22", "1 0 0 0"]
    assert run("faculties(5)") == ["840", "0 1 0 0"]
    assert run("faculties(5)") == ["840", "0 0 0 0"]


def test_code_is_kept_under_the_sources_that_were_read(written: ModuleType, tmp_path: Path) -> None:
    """An edit after the import would else get the code compiled before it."""
    source = Path(str(written.__file__))
    source.write_text(SOURCE.replace("x // by", "x * by"))
    assert written.total(np.array([3], np.uint8)) == 8
    script = f"import {source.stem} as w, numpy as np; print(w.total(np.array([3], np.uint8)))"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    told = subprocess.check_output([sys.executable, "-c", script], env=environment, text=True)
    assert told == "40\n"


def test_damaged_helpers_are_compiled_again(tmp_path: Path) -> None:
    (tmp_path / "damaged.py").write_text(SOURCE)
    environment = os.environ | {
        "REINO_CACHE_DIR": str(tmp_path / "cache"),
        "PYTHONPATH": str(tmp_path),
    }

    def run(kind: str) -> str:
        script = f"import damaged, numpy as np; print(damaged.total(np.array([3], np.{kind})))"
        command = [sys.executable, "-c", script]
        return subprocess.check_output(command, env=environment, text=True)

    assert run("uint8") == "8\n"
    kept = list(tmp_path.rglob("*-helper*.nbc"))
    assert len(kept) == 3
    for file in kept:
        file.write_bytes(file.read_bytes()[:50])
    assert run("uint16") == "8\n"


@pytest.mark.parametrize("game", reino.installed())
def test_every_question_of_the_contract_is_answered_by_a_kernel(game: str) -> None:
    rules = reino.load(game).spec.rules
    assert all(isinstance(getattr(rules, name), Kernel) for name in contract.FUNCTIONS)
