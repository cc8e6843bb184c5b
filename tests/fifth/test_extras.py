"""A package brings more than rules for its game by entry points, and nothing else has to know."""

from pathlib import Path

import pytest

from fifth.package import Package, installed

EXTRAS = {
    "levels": "fifth.extras",
    "guides": "fifth.extras",
    "screens": "fifth.extras:Throne",
}
ASKED = """
import reino
from reino.bots import bot_names, first_bot
from reino.search.ismcts import guide_of, search

game = reino.load("heirs")
print(*bot_names(game), first_bot(game), guide_of(game).__name__)
view = game.start(seed=1).view(0)
print(search(view, iterations=20).visits != search(view, iterations=20, guided=False).visits)
print(reino.bot("heirs", "page", seed=1).choose(view) in view.legal)
"""


@pytest.mark.plain
def test_a_package_brings_levels_guidance_and_a_screen(tmp_path: Path) -> None:
    (tmp_path / "installed").mkdir()
    package = Package(tmp_path, installed(tmp_path / "installed", **EXTRAS))
    bots, differs, legal = package.python("-c", ASKED).splitlines()
    assert bots == "best chancellor page search random page fifth.extras"
    assert (differs, legal) == ("True", "True")
    told = package.reino("play", "heirs", "--seed", "3", "--lang", "en", typed="knight\n")
    assert "Whom will you let pass?" in told
