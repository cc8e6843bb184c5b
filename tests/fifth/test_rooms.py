"""A package brings the rooms of its game by one GameSpec, and nothing else has to know of them."""

import json
from pathlib import Path

import pytest

from fifth.package import Package, installed

pytestmark = pytest.mark.plain

ASKED = """
import json, sys
import reino
from reino.bots import bot_names, first_bot
from reino.search.ismcts import guide_of, search

game = reino.load("heirs")
early = [name for name in sys.modules if name.startswith("heirs.")]
view = game.start(seed=1).view(0)
visits = {guided: search(view, iterations=20, guided=guided).visits for guided in (True, False)}
print(json.dumps({
    "early": sorted(early),
    "bots": [*bot_names(game), first_bot(game)],
    "guide": guide_of(game).__name__,
    "guided": visits[True] != visits[False],
    "legal": reino.bot("heirs", "page", seed=1).choose(view) in view.legal,
    "drawn": view.svg().count("<rect"),
}))
"""


@pytest.fixture
def package(tmp_path: Path) -> Package:
    (tmp_path / "installed").mkdir()
    return Package(tmp_path, installed(tmp_path / "installed"))


def test_a_package_brings_levels_guidance_and_a_picture(package: Package) -> None:
    told = json.loads(package.python("-c", ASKED))
    assert told["early"] == [
        "heirs.rules",
        "heirs.rules.actions",
        "heirs.rules.contract",
        "heirs.rules.state",
    ]
    assert told["bots"] == ["best", "chancellor", "page", "search", "random", "page"]
    assert told["guide"] == "heirs.bot.guidance"
    assert told["guided"]
    assert told["legal"]
    assert told["drawn"] >= 5


def test_what_a_game_names_itself_holds_against_an_old_entry_point(package: Package) -> None:
    (points,) = package.folder.glob("installed/*.dist-info/entry_points.txt")
    points.write_text(points.read_text() + "[reino.levels]\nheirs = no.such.module\n")
    told = package.run("-W", "error", "-c", 'import reino; reino.bot("heirs", "page")')
    assert (told.returncode, told.stderr) == (0, "")


def test_a_package_brings_a_screen_and_refusals(package: Package) -> None:
    typed = "smith\n" + "baker!\nknight!\njester!\nnun!\nsmith!\n" * 30
    told = package.reino("play", "heirs", "--seed", "3", "--lang", "en", typed=typed)
    assert "Who steps ahead?" in told
    assert " takes the throne, for " in told
