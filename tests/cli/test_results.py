"""Results of many games are on the disk before they are shown, so that no interruption loses
them."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import reino
from commands import Command

BOTS = '''
import shutil
from pathlib import Path

HERE = Path(__file__).parent


def first(view):
    return view.legal[0]


class Begun:
    """Counts how often it was made: once to get ready, and then for each of its seats."""

    def __init__(self, seed):
        begun = HERE / "begun"
        with begun.open("a") as file:
            file.write(".")
        self.seats = begun.stat().st_size - 1

    def choose(self, view):
        return view.legal[0]


class Removing(Begun):
    """From its third seat on takes away the folder that results go to."""

    def choose(self, view):
        if self.seats > 2:
            shutil.rmtree(HERE / "results", ignore_errors=True)
        return view.legal[0]


class Failing(Begun):
    """Plays two games, on both seats, and no more."""

    def choose(self, view):
        return view.legal[0] if self.seats <= 4 else 1 / 0
'''


@pytest.fixture
def bots(tmp_path: Path) -> str:
    reino.load("braverats")
    path = tmp_path / "mine.py"
    path.write_text(BOTS, "utf-8")
    (tmp_path / "results").mkdir()
    return str(path)


def read(path: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return told


QUICK = ("--games", "2", "--workers", "1")


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "braverats", "random", "{bots}:first", *QUICK),
        ("balance", "braverats", "--bot", "{bots}:first", *QUICK),
        ("stats", "{folder}"),
    ],
    ids=lambda command: command[0],
)
def test_results_are_on_the_disk_when_nobody_reads_the_table(
    bots: str, tmp_path: Path, command: tuple[str, ...]
) -> None:
    """As with `reino arena ... | head -1`."""
    state = reino.load("braverats").start(seed=1)
    reino.Record.of(state).save(tmp_path / "results" / "begun.json")
    made = tmp_path / "found.json"
    asked = [word.format(bots=bots, folder=tmp_path / "results") for word in command]
    reader, writer = os.pipe()
    os.close(reader)
    ran = subprocess.run(
        [sys.executable, "-m", "reino.cli", *asked, "--json", str(made)],
        stdout=writer,
        stderr=subprocess.PIPE,
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        text=True,
    )
    os.close(writer)
    assert (ran.returncode, ran.stderr) == (141, "")
    assert read(made)


@pytest.mark.parametrize(
    ("command", "heading"),
    [
        (("arena", "braverats", "{bots}:first", "{bots}:Removing"), "2 bots, 4 games"),
        (("balance", "braverats", "--bot", "{bots}:Removing"), "how fair is it?"),
    ],
    ids=["arena", "balance"],
)
def test_a_result_that_cannot_be_written_is_shown_all_the_same(
    run: Command, bots: str, tmp_path: Path, command: tuple[str, ...], heading: str
) -> None:
    made = tmp_path / "results" / "found.json"
    asked = [word.format(bots=bots) for word in command]
    ran = run(*asked, "--games", "4", "--workers", "1", "--json", str(made))
    assert ran.returncode == 1
    assert heading in ran.stdout
    assert f"“{made}” could not be written: there is no folder" in ran.stderr


def test_games_of_an_arena_that_ends_in_an_error_count(
    run: Command, bots: str, tmp_path: Path
) -> None:
    """Here the folder of the records goes away; it could be a full disk."""
    made = tmp_path / "found.json"
    keep = str(tmp_path / "results")
    ran = run(
        *("arena", "braverats", f"{bots}:first", f"{bots}:Removing", "--games", "8"),
        *("--workers", "1", "--keep-records", keep, "--json", str(made)),
    )
    assert ran.returncode == 1
    assert "2 bots, 2 games" in ran.stdout
    assert "this is what had been played" in ran.stdout
    assert "results" in ran.stderr
    told = read(made)
    assert (told["games"], told["finished"]) == (2, False)


def test_games_of_a_balance_that_ends_in_a_forfeit_count(
    run: Command, bots: str, tmp_path: Path
) -> None:
    made, plot = tmp_path / "found.json", tmp_path / "plot.svg"
    ran = run(
        *("balance", "braverats", "--bot", f"{bots}:Failing", "--games", "8"),
        *("--workers", "1", "--json", str(made), "--plot", str(plot)),
    )
    assert ran.returncode == 1
    assert "this is what had been played" in ran.stdout
    assert "the measurement ends here" in ran.stderr
    told = read(made)
    assert not told["finished"]
    assert [setting["games"] for setting in told["settings"]] == [2]
    assert plot.exists()
