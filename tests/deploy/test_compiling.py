"""At a server's first start the rules are compiled in processes of their own, with progress."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from reino.core.registry import find

pytestmark = pytest.mark.compiled
COMPILE = """
from reino.cli.compiling import compile_apart, on_disk
from reino.core.registry import find
assert not on_disk(find("braverats").compiled)
compile_apart(["braverats"], lambda what, done, total: print(done, total))
assert on_disk(find("braverats").compiled)
"""


def test_what_a_process_compiles_is_there_for_the_others(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", COMPILE],
        env=os.environ | {"REINO_CACHE_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    lines = dict.fromkeys(ran.stdout.splitlines())  # here, and by the process: nothing is done yet
    steps = [tuple(map(int, line.split())) for line in lines]
    total = len(find("braverats").compiled.entries)
    assert steps == [(done, total) for done in range(total + 1)]


def test_the_second_start_compiles_nothing_and_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from reino.cli import compiling
    from reino.terminal.console import Terminal

    monkeypatch.setattr(compiling, "sound_games", lambda: (find("braverats"),))
    compiling.compile_all(Terminal("en"))  # if it was not there yet, it is now
    capsys.readouterr()
    monkeypatch.setattr(compiling, "compile_apart", None)
    compiling.compile_all(Terminal("en"))
    assert capsys.readouterr() == ("", "")
