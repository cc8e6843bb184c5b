"""A package that is no good takes no other game away, and what is wrong with it is told."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifth.broken import BOOM, FAULTS, environment, install, install_faults
from server.running import Running

OURS = ("braverats", "jackrabbits", "korona", "sparta")
# A fault of each kind that is found in another way.
FOUND = ("deadly", "firstless", "garbled", "raises", "ruleless", "screenless", "unmade")
CHATTY = 'print("what a package prints is in no report\'s way")'
TRIED = """
import sys
from reino.cli.trial import try_out
from reino.core.errors import BrokenGame
for name in sys.argv[1:]:
    try:
        try_out(name)
    except BrokenGame as error:
        print(error)
"""
SILENT = """
from reino.cli import compiling
from reino.core.registry import left_out
compiling.PATIENCE = 5.0
compiling.compile_apart(["silent"], print)
print(*left_out())
"""
NOT_COMPILED = """
@kernel
def owing(s):
    if s.turns:
        return "nobody"
    return 0


GAME = replace(GAME, rules=HERE)
"""
SHARED = """
import os
import msgspec
from reino.core.registry import find
from reino.server import run
from reino.server.http.games import offered
from reino.server.settings import Settings
settings = Settings(database="sqlite:///reino.db", left_out=("whole",))
os.environ[run.SETTINGS] = msgspec.json.encode(settings).decode()
run.from_environment()
print(*(game.key for game in offered("en").games))
find("whole")
"""


def run(folder: Path, *arguments: str, plain: bool = True) -> "subprocess.CompletedProcess[str]":
    """Python where these packages are installed."""
    return subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | environment(folder, plain=plain),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=600,
    )


def reino(folder: Path, *command: str) -> "subprocess.CompletedProcess[str]":
    return run(folder, "-m", "reino.cli", *command, "--lang", "en")


def named(name: str) -> str:
    """How a sentence about a game begins."""
    return f"the game {name} of the package {name} 0.1.0 cannot be played: "


def without_part(said: str) -> str:
    """What is wrong, without the part of the game: commands may not know what they were using."""
    return said.partition(": ")[2] or said


@pytest.mark.plain
def test_whatever_is_wrong_with_a_package_is_found_when_its_game_is_tried(tmp_path: Path) -> None:
    in_one_process = [name for name in FAULTS if name not in ("deadly", "silent")]
    install_faults(tmp_path, *in_one_process)
    tried = run(tmp_path, "-c", TRIED, *in_one_process)
    assert tried.returncode == 0, tried.stderr
    for name, line in zip(in_one_process, tried.stdout.splitlines(), strict=True):
        assert line.startswith(named(name))
        assert FAULTS[name].said in line
        assert line.endswith(f"(all of it: python -m reino.cli.trial {name})")


@pytest.mark.compiled
def test_nothing_is_wrong_with_the_games_of_the_house(tmp_path: Path) -> None:
    tried = run(tmp_path, "-c", TRIED, *OURS, plain=False)
    assert (tried.returncode, tried.stdout) == (0, ""), tried.stdout + tried.stderr


@pytest.mark.plain
def test_all_that_python_says_of_a_fault_can_be_seen(tmp_path: Path) -> None:
    install_faults(tmp_path, "unmade")
    install(tmp_path, "whole", "")
    tried = run(tmp_path, "-m", "reino.cli.trial", "unmade")
    assert tried.returncode == 1
    assert f'unmade.py", line {BOOM}, in boom' in tried.stderr
    assert run(tmp_path, "-m", "reino.cli.trial", "whole").returncode == 0


@pytest.mark.plain
def test_the_list_of_games_names_what_is_broken_and_leaves_it_out(tmp_path: Path) -> None:
    broken = ("raises", "ruleless", "unmade")
    install_faults(tmp_path, *broken)
    install(tmp_path, "whole", CHATTY)
    listed = reino(tmp_path, "games")
    assert listed.returncode == 0
    assert all(f" {name} " in listed.stdout for name in (*OURS, "whole"))
    told = [line for line in listed.stderr.splitlines() if line.startswith("reino: ")]
    for name, line in zip(broken, told, strict=True):
        assert f" {name} " not in listed.stdout
        assert line.startswith(f"reino: left out: {named(name)}")
        assert FAULTS[name].said in line
    assert "Traceback" not in listed.stderr


@pytest.mark.plain
def test_a_game_that_never_answers_is_given_up(tmp_path: Path) -> None:
    install_faults(tmp_path, "silent")
    given_up = run(tmp_path, "-c", SILENT)
    assert named("silent") + FAULTS["silent"].said in given_up.stdout, given_up.stderr


@pytest.mark.plain
@pytest.mark.parametrize(
    ("name", "command"),
    [
        ("raises", ("options", "raises")),
        ("number", ("play", "number")),
        ("ruleless", ("play", "ruleless")),
        ("ruleless", ("arena", "ruleless", "random", "random", "--games", "2")),
        ("contradicting", ("play", "contradicting", "--option", "short_day=yes")),
        ("unleveled", ("play", "unleveled")),
        ("unprepared", ("play", "unprepared", "--bot", "page")),
        ("unmade", ("arena", "unmade", "page", "random", "--games", "2")),
        ("unthinking", ("arena", "unthinking", "page", "random", "--games", "2", "--workers", "2")),
        ("screenless", ("play", "screenless")),
        ("unaccounted", ("balance", "unaccounted", "--games", "2")),
    ],
    ids=lambda given: given if isinstance(given, str) else given[0],
)
def test_who_asks_for_a_broken_game_is_told_what_is_wrong_with_it(
    tmp_path: Path, name: str, command: tuple[str, ...]
) -> None:
    install_faults(tmp_path, name)
    asked = reino(tmp_path, *command)
    assert (asked.returncode, "Traceback" in asked.stderr) == (1, False), asked.stderr
    assert f"reino: {named(name)}" in asked.stderr
    assert without_part(FAULTS[name].said) in asked.stderr


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """One where packages are installed; the test starts it."""
    (tmp_path / "installed").mkdir()
    for name, value in environment(tmp_path / "installed").items():
        monkeypatch.setenv(name, value)
    running = Running(tmp_path / "data")
    yield running
    running.kill()


def offered(server: Running) -> set[str]:
    english, spanish = (
        server.ask("GET", f"/api/games?lang={lang}").json()["games"] for lang in ("en", "es")
    )
    assert english != spanish
    keys = {game["key"] for game in english}
    assert keys == {game["key"] for game in spanish}
    return keys


@pytest.mark.plain
def test_a_server_names_broken_games_and_serves_the_others(tmp_path: Path, server: Running) -> None:
    install_faults(tmp_path / "installed", *FOUND)
    install(tmp_path / "installed", "whole", CHATTY)
    server.start()
    told = [line for line in server.log if line.startswith("reino: left out: ")]
    for name, line in zip(FOUND, told, strict=True):
        assert line.startswith(f"reino: left out: {named(name)}")
        assert FAULTS[name].said in line
    # The log has the rest.
    assert any(f'unmade.py", line {BOOM}, in boom' in line for line in server.log)
    assert offered(server) == {*OURS, "whole"}
    person = server.account("ana")
    assert server.open(person, game="whole", players=2)
    for name in FOUND:
        refused = server.ask("POST", "/api/tables", person, {"game": name, "players": 2})
        assert refused.status_code == 422
        told = refused.json()["text"]
        assert told.startswith(f"the game {name} cannot be played on this server")
        assert "boom" not in refused.text


@pytest.mark.compiled
def test_a_server_names_rules_that_cannot_be_compiled_and_serves_the_others(
    tmp_path: Path, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NUMBA_DISABLE_JIT")
    install(tmp_path / "installed", "uncompiled", NOT_COMPILED)
    server.start()
    (told,) = (line for line in server.log if line.startswith("reino: left out: "))
    wrong = "something is wrong with its rules: TypingError: Can't unify return type"
    assert told.startswith(f"reino: left out: {named('uncompiled')}{wrong}")
    assert "(uncompiled.py, line " in told
    assert offered(server) == set(OURS)


@pytest.mark.plain
def test_processes_that_share_a_port_are_told_which_games_are_left_out(tmp_path: Path) -> None:
    install(tmp_path, "whole", "")
    shared = run(tmp_path, "-c", SHARED)
    assert shared.stdout.split() == list(OURS)
    assert "BrokenGame: the game whole cannot be played on this server" in shared.stderr


@pytest.mark.plain
def test_a_game_of_the_house_is_not_replaced(tmp_path: Path) -> None:
    source = "GAME = replace(GAME, key='korona')"
    install(tmp_path, "shards", source, games="korona = shards:GAME")
    listed = reino(tmp_path, "games")
    assert listed.returncode == 0
    assert "korona        2, 3, 4" in listed.stdout
    assert listed.stderr == (
        "reino: korona of reino.games is reino.games.korona:GAME; shards:GAME is left out\n"
    )


@pytest.mark.plain
def test_a_package_brings_nothing_for_a_game_that_is_not_its_own(tmp_path: Path) -> None:
    install(tmp_path, "shards", "", tallies="sparta = nowhere")
    balance = reino(tmp_path, "balance", "sparta", "--games", "1", "--bot", "random")
    assert balance.returncode == 0, balance.stderr
    assert balance.stderr.splitlines()[0] == (
        "reino: sparta of reino.tallies is for a game of reino 0.1.0; nowhere is left out"
    )
