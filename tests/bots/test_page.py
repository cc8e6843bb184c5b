"""The bots that the documentation shows, file by file, play."""

import sys
from pathlib import Path

import pytest

from commands import Command
from docs.test_pages import ROOT, blocks

PAGES = [ROOT / "docs/bots.md", ROOT / "docs/bots.es.md"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_bots_of_the_page_play(
    page: Path, run: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {block.title: block.body for block in blocks(page) if block.title is not None}
    for name, body in files.items():
        (tmp_path / name).write_text(body, "utf-8")
    monkeypatch.chdir(tmp_path)
    own, shell, python = files
    (function,) = (line[4:].split("(")[0] for line in files[own].splitlines() if line[:4] == "def ")
    assert len([line for line in files[own].splitlines() if line]) <= 10
    bots = (f"{own}:{function}", f"program:sh {shell}", f"program:{sys.executable} {python}")
    ran = run("arena", "braverats", *bots, "--games", "4", "--workers", "1", "--seconds", "60")
    assert ran.returncode == 0, ran.stderr
    assert "3 bots, 12 games" in ran.stdout
    assert "Forfeits" not in ran.stdout
