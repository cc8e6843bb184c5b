"""The script that a page loads stays small: so much for the shell, so much for each game."""

import gzip
import json
from pathlib import Path

import pytest

from reino.server.static import BUILT
from web.test_play import GAMES

SHELL, GAME = 35_000, 30_000  # bytes, gzipped


def manifest() -> dict[str, dict[str, object]]:
    read: dict[str, dict[str, object]] = json.loads((BUILT / "manifest.json").read_text())
    return read


def loaded(start: str, chunks: dict[str, dict[str, object]]) -> set[str]:
    """The files that come with an entry, without those loaded later."""
    files: set[str] = set()
    waiting = [start]
    while waiting:
        chunk = chunks[waiting.pop()]
        file = str(chunk["file"])
        if file not in files:
            files.add(file)
            imports = chunk.get("imports", [])
            assert isinstance(imports, list)
            waiting += imports
    return files


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / file).read_bytes())) for file in files)


def test_the_shell_is_small() -> None:
    assert weight(loaded("index.html", manifest())) <= SHELL


@pytest.mark.parametrize("game", GAMES)
def test_each_game_is_small(game: str) -> None:
    chunks = manifest()
    shell = loaded("index.html", chunks)
    board = loaded(f"src/games/{game}/Board.svelte", chunks) - shell
    assert weight(board) <= GAME


def test_nothing_is_asked_of_anybody_else() -> None:
    """No page reaches for a font, a script or a picture elsewhere."""
    for path in Path(BUILT).rglob("*.css"):
        assert "http" not in path.read_text()
