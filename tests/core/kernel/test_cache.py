"""The compile key of a kernel: all sources it may be compiled from, and no other file."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import reino
from reino.core.kernel import JIT, cache
from reino.core.registry import find
from reino.search import guidance, ismcts_kernel

SOURCES = Path(reino.__file__).parent
KERNELS = SOURCES / "core/kernel"
GAMES = ("braverats", "jackrabbits", "korona", "sparta")
# Prints the keys of all compiled functions of each game, with their names.
KEYS = """
import sys
from reino.core.kernel import cache
from reino.core.registry import find
for name in sys.argv[1:]:
    game = find(name)
    print(name, "rules", cache.stamp_of(game.compiled.drivers.advance))
    print(name, "encoding", cache.stamp_of(game.encoding.encode))
    if game.guidance is not None:
        print(name, "weigh", cache.stamp_of(game.guidance.weigh))
"""


def files(folder: Path) -> set[Path]:
    return set(folder.glob("*.py"))


def of_rules(name: str) -> set[Path]:
    # The ids of actions are constants of kernels, and follow from the action table.
    own = files(SOURCES / "games" / name / "rules")
    return files(KERNELS) | own | {SOURCES / "core/actions.py"}


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_made_from_core_kernel_the_action_table_and_their_room_alone(name: str) -> None:
    drivers = find(name).compiled.drivers
    assert cache.sources_of(drivers.advance) == of_rules(name)


@pytest.mark.parametrize("name", GAMES)
def test_an_encoding_counts_for_itself_alone(name: str) -> None:
    encoding = find(name).encoding
    assert encoding is not None
    own = {SOURCES / "games" / name / "encoding.py", SOURCES / "core/encoding.py"}
    assert cache.sources_of(encoding.encode) == of_rules(name) | own


@pytest.mark.parametrize("name", ["jackrabbits", "korona"])
def test_of_search_and_bot_only_kernels_count(name: str) -> None:
    found = cache.sources_of(find(name).guidance.weigh) - of_rules(name)
    bot = SOURCES / "games" / name / "bot"
    assert {bot / "priors.py", bot / "features.py"} <= found
    assert not found & {bot / "levels.py", bot / "guidance.py", SOURCES / "search/ismcts.py"}


def test_the_search_without_guidance_is_made_from_its_own_files() -> None:
    found = cache.sources_of(ismcts_kernel.iterate)
    assert found == files(KERNELS) | {
        Path(str(ismcts_kernel.__file__)),
        Path(str(guidance.__file__)),
    }


@pytest.mark.compiled
def test_comments_where_no_kernel_is_change_no_key(copies: "Copies") -> None:
    edited = (
        *(f"games/korona/{file}" for file in ("__init__.py", "meta.py", "locale/en.ftl")),
        *(f"games/korona/{file}" for file in ("art/palette.py", "table/view.py")),
        *(f"games/korona/{file}" for file in ("terminal/screen.py", "bot/levels.py")),
        *("draw/svg.py", "terminal/console.py", "search/ismcts.py", "core/game.py"),
    )
    assert copies.keys(*edited) == copies.keys()


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("edited", "changed"),
    [
        ("games/korona/bot/priors.py", {"korona weigh"}),
        ("games/korona/encoding.py", {"korona encoding"}),
        ("games/korona/rules/zone.py", {"korona rules", "korona encoding", "korona weigh"}),
        ("games/sparta/rules/board.py", {"sparta rules", "sparta encoding"}),
    ],
)
def test_a_comment_changes_the_keys_of_what_is_compiled_from_its_file(
    copies: "Copies", edited: str, changed: set[str]
) -> None:
    before, after = copies.keys(), copies.keys(edited)
    assert {what for what in before if before[what] != after[what]} == changed


class Copies:
    """Copies of the package whose files can be edited."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(
            SOURCES, folder / "reino", ignore=shutil.ignore_patterns("built", "__pycache__")
        )
        self._before: dict[str, str] = {}

    def keys(self, *edited: str) -> dict[str, str]:
        """The keys of the compiled functions, once a comment was added to these files."""
        if not edited:
            self._before = self._before or self._printed()
            return self._before
        files = [self.folder / "reino" / name for name in edited]
        texts = {file: file.read_text("utf-8") for file in files}
        for file, text in texts.items():
            file.write_text(f"{text}# A comment.\n", "utf-8")
        try:
            return self._printed()
        finally:
            for file, text in texts.items():
                file.write_text(text, "utf-8")

    def _printed(self) -> dict[str, str]:
        environment = os.environ | {"PYTHONPATH": str(self.folder)}
        done = subprocess.run(
            [sys.executable, "-c", KEYS, "korona", "sparta"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return dict(line.rsplit(" ", 1) for line in done.stdout.splitlines())


@pytest.fixture(scope="module")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Copies:
    assert JIT
    return Copies(tmp_path_factory.mktemp("copies"))
