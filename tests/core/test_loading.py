"""A process imports the rooms of the games that it asks for, and nothing else."""

import json
import os
import subprocess
import sys

import pytest

import reino
import reino.games.korona
import reino.games.korona.rules as korona_rules

pytestmark = pytest.mark.plain  # imports do not depend on the compiler

ASK = """
import json, sys
import reino
{code}
print(json.dumps([name for name in sys.modules if name.startswith("reino.")]))
"""
SERVER = """
import pkgutil
import reino.server
for module in pkgutil.walk_packages(reino.server.__path__, "reino.server."):
    if "migrations" not in module.name:
        __import__(module.name)
from reino.server.http.games import offered
offered("en"), offered("es")
"""


def imported(code: str) -> set[str]:
    """The modules of Reino in a process after it has run this."""
    ran = subprocess.run(
        [sys.executable, "-c", ASK.format(code=code)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    return set(json.loads(ran.stdout.splitlines()[-1]))


def rooms(modules: set[str]) -> set[str]:
    """The rooms and games of these modules: `korona/rules`."""
    of_games = (name.split(".")[2:4] for name in modules if name.startswith("reino.games."))
    return {"/".join(parts) for parts in of_games if len(parts) == 2}


def test_naming_the_games_imports_none() -> None:
    modules = imported("assert len(reino.installed()) >= 4")
    assert not [name for name in modules if name.startswith("reino.games")]


def test_a_loaded_game_has_its_rules_and_its_table() -> None:
    code = 'reino.load("korona").start(seed=1).view(0).as_dict()'
    assert rooms(imported(code)) == {"korona/rules", "korona/table"}


@pytest.mark.parametrize("game", ["jackrabbits", "korona", "sparta"])
def test_a_bot_imports_nothing_of_another_game(game: str) -> None:
    modules = imported(f'reino.bot("{game}")')
    assert rooms(modules) == {f"{game}/rules", f"{game}/bot"}


def test_a_batch_imports_no_words() -> None:
    code = 'batch = reino.batch("korona", 2, seed=1)\nbatch.step(batch.random_actions())'
    assert rooms(imported(code)) == {"korona/rules", "korona/encoding"}


def test_a_server_imports_no_terminal() -> None:
    modules = imported(SERVER)
    assert {"korona/table", "sparta/bot"} <= rooms(modules)
    assert not [name for name in modules if "terminal" in name.split(".")]
    assert not [name for name in modules if name.startswith(("reino.cli", "reino.testing"))]


def test_a_game_is_a_package_that_can_be_imported() -> None:
    assert reino.games.korona.GAME.rules is korona_rules


def test_the_games_are_still_told_by_the_name_of_0_1() -> None:
    with pytest.warns(FutureWarning, match=r"reino\.games\(\) is called reino\.installed\(\)"):
        assert reino.games() == reino.installed()


def test_every_public_name_can_be_completed() -> None:
    assert set(reino.__all__) <= set(dir(reino))
    assert "import_module" not in dir(reino)
