"""A package that is no good takes no game away from anybody, and what is wrong with it is told."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fifth.package import PLAIN

pytestmark = pytest.mark.plain  # nothing here is compiled

SHARDS = "from dataclasses import replace\nfrom reino.games.sparta import GAME as SPARTA\n"


def reino_with(folder: Path, source: str, point: str, *command: str) -> tuple[int, str, str]:
    """Exit code and words of `reino` where a package with this source and entry point is."""
    info = folder / "shards-0.1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: shards\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[reino.games]\n{point}\n")
    (folder / "shards.py").write_text(SHARDS + source)
    ran = subprocess.run(
        [sys.executable, "-m", "reino.cli", *command, "--lang", "en"],
        env=os.environ | PLAIN | {"PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8", "COLUMNS": "200"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize(
    ("source", "point", "wrong"),
    [
        ("raise RuntimeError('boom')\n", "shards = shards:GAME", "RuntimeError: boom"),
        ("raise SystemExit('gone')\n", "shards = shards:GAME", "SystemExit: gone"),
        ("", "shards = shards:GAME", "has no attribute 'GAME'"),
        ("GAME = 7\n", "shards = shards:GAME", "its entry point is no GameSpec, but int"),
        ("GAME = SPARTA\n", "shards = shards:GAME", "its GameSpec has the key sparta"),
    ],
    ids=["raises", "leaves", "lacks", "is no game", "has another name"],
)
def test_a_game_that_cannot_be_loaded_is_named_and_left_out(
    tmp_path: Path, source: str, point: str, wrong: str
) -> None:
    code, told, errors = reino_with(tmp_path, source, point, "games")
    assert code == 0
    assert all(name in told for name in ("braverats", "jackrabbits", "korona", "sparta"))
    assert "shards" not in told
    assert errors.startswith("reino: the game shards cannot be loaded: ")
    assert wrong in errors
    assert len(errors.splitlines()) == 1


def test_who_asks_for_it_is_told_why_there_is_none(tmp_path: Path) -> None:
    point = "shards = shards:GAME"
    code, _, errors = reino_with(tmp_path, "GAME = 7\n", point, "options", "shards")
    assert (code, "Traceback" in errors) == (2, False)
    assert "the game shards cannot be loaded: its entry point is no GameSpec" in errors


def test_a_game_of_the_house_is_not_replaced(tmp_path: Path) -> None:
    source = "GAME = replace(SPARTA, key='korona')\n"
    code, told, errors = reino_with(tmp_path, source, "korona = shards:GAME", "games")
    assert code == 0
    assert re.search(r"korona +2, 3, 4 ", told)
    assert errors == (
        "reino: korona of reino.games is reino.games.korona:GAME; shards:GAME is left out\n"
    )
