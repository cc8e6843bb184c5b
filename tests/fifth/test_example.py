"""A game that Reino knows by its entry point alone is played wherever the others are: the example
of the documentation, as its page shows it."""

import re
import shlex
from collections import defaultdict
from pathlib import Path

import pytest

from fifth.package import EXAMPLE, ROOT, Package, installed
from reino.core.registry import OLD_GROUPS
from reino.core.spec import GameSpec, Part
from reino.moved import MOVED

PAGE = ROOT / "docs/add-a-game.md"
PROTOCOL = ROOT / "docs/protocol.md"
BLOCK = re.compile(
    r"^```(?P<lang>\w+)(?: title=\"(?P<title>[^\"]+)\")?\n(?P<body>.*?)^```$", re.S | re.M
)
# The page shows the whole of every file but these.
IN_PART = {"heirs/locale/en.ftl", "heirs/locale/es.ftl"}

# Everything is tried in plain Python, which needs no compiling, and then once is enough.
once = pytest.mark.plain


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Package:
    environment = installed(tmp_path_factory.mktemp("installed"))
    return Package(tmp_path_factory.mktemp("work"), environment)


def lines(text: str) -> list[str]:
    """Without the empty ones, which a page leaves out between two pieces of a file."""
    return [line for line in text.splitlines() if line.strip()]


def shown() -> dict[str, list[list[str]]]:
    """The pieces of each file that the page shows."""
    pieces = defaultdict(list)
    for found in BLOCK.finditer(PAGE.read_text("utf-8")):
        if found["title"]:
            pieces[found["title"]].append(lines(found["body"]))
    return pieces


@once
@pytest.mark.parametrize("name", sorted(shown()))
def test_the_page_shows_what_is_in_the_file(name: str) -> None:
    whole = lines((EXAMPLE / name).read_text("utf-8"))
    at = 0
    for piece in shown()[name]:
        found = [i for i in range(at, len(whole)) if whole[i : i + len(piece)] == piece]
        assert found, "\n".join(("not in the file, or not in this order:", *piece))
        at = found[0] + len(piece)
    if name not in IN_PART:
        assert [line for piece in shown()[name] for line in piece] == whole


@once
def test_the_page_leaves_no_file_out() -> None:
    files = {
        path.relative_to(EXAMPLE).as_posix()
        for path in EXAMPLE.rglob("*.*")
        if path.is_file() and path.parent.name != "__pycache__"
    }
    left_out = {
        name
        for name in files
        if name.endswith("/__init__.py")
        and len((EXAMPLE / name).read_text("utf-8").split("\n")) == 2
    }
    assert left_out == {f"heirs/{room}/__init__.py" for room in ("art", "bot", "terminal")}
    assert set(shown()) == files - left_out
    assert files >= IN_PART


@once
def test_the_page_says_what_to_write_for_each_name_of_0_1() -> None:
    text = PAGE.read_text("utf-8")
    for old, new in MOVED.items():
        assert f"| `{old}` | `{new}` |" in text
    for group, part in OLD_GROUPS.items():
        assert re.search(rf"^\| entry point of `reino\.{group}` \| `{part}=", text, re.M)


@once
def test_the_page_names_every_part_of_a_game() -> None:
    """All that is loaded when it is asked for, but for the words: those the page builds first."""
    parts = {name for name, part in vars(GameSpec).items() if isinstance(part, Part)}
    table = PAGE.read_text("utf-8").partition("## Every part")[2].partition("\n## ")[0]
    named = set(re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", table, re.M))))
    assert named == parts - {"words"}


@once
def test_the_protocol_names_every_field_of_a_game() -> None:
    table = PROTOCOL.read_text("utf-8").partition("## The spec")[2].partition("\n##")[0]
    named = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", table, re.M)))
    assert sorted(named) == sorted(GameSpec.__dataclass_fields__)


@once
def test_the_game_keeps_its_laws(package: Package) -> None:
    assert re.search(r"\d+ passed", package.pytest(EXAMPLE / "tests"))


@once
def test_the_game_is_played_wherever_the_others_are(package: Package) -> None:
    assert re.search(r"\d+ passed", package.pytest(ROOT / "tests/fifth/inside.py"))


@pytest.mark.compiled
def test_the_game_compiles_and_plays_the_same(package: Package) -> None:
    """Quick where it was compiled before: all tests share the cache on disk."""
    chosen = ("-k", "compiled_and_plain_python_agree or playouts")
    assert re.search(r"\d+ passed", package.pytest(EXAMPLE / "tests", *chosen, compiled=True))


@once
def test_the_examples_of_the_page_run(package: Package) -> None:
    found = BLOCK.finditer(PAGE.read_text("utf-8"))
    session = "".join(block["body"] for block in found if block["lang"] == "pycon")
    assert session.count(">>>") > 5
    (package.folder / "session.txt").write_text(session, "utf-8")
    package.python("-m", "doctest", "session.txt")


@pytest.mark.compiled
def test_the_commands_of_the_page_write_golden_data(package: Package) -> None:
    for line in re.findall(r"^python (-m reino\.testing.*)$", PAGE.read_text("utf-8"), re.M):
        package.python(*shlex.split(line), compiled=True)
    assert (package.folder / "tests/counts/heirs.json").exists()
    assert (package.folder / "tests/golden/heirs/seals.json").exists()


@once
def test_a_terminal_shows_it_in_its_own_words(package: Package) -> None:
    assert "Five courtiers in line" in package.reino("games")
    assert "cuatro rondas" in package.reino("options", "heirs", "--lang", "es")
    typed = "?\nknight\nx\n" + "baker\nsmith\nknight\njester\nnun\n" * 30
    told = package.reino(
        *("play", "heirs", "--bot", "random", "--seed", "3", "--lang", "en"), typed=typed
    )
    assert "the house whose courtier is nearest to the throne wins" in told.replace("\n", " ")
    assert "In line, from the throne  Smith, Baker, Knight, Jester, Nun" in told
    assert "Who backs whom            Rose: Knight, Oak: ?" in told
    assert "Rose: Knight steps ahead of Baker." in told
    assert re.search(r"Who backs whom +Rose: Knight, Oak: [^?]", told), "it comes to an end"


@once
@pytest.mark.parametrize(
    ("lang", "seat"), [("en", "Heirs · You are Swan"), ("es", "Herederos · Eres Cisne")]
)
def test_a_terminal_says_which_house_is_yours(package: Package, lang: str, seat: str) -> None:
    where = ("--players", "3", "--seat", "swan", "--bot", "random", "--seed", "3", "--lang", lang)
    assert f"{seat} ─" in package.reino("play", "heirs", *where, typed="quit\n")


@once
@pytest.mark.parametrize(
    ("lang", "asked", "typing", "undo"),
    [
        (
            "en",
            "Knight steps ahead. Enter plays it, undo takes it back › undo",
            "(“7!”) plays it at once.",
            "take back your choice before it is played",
        ),
        (
            "es",
            "Caballero se adelanta. Intro la juega, deshacer la retira › undo",
            "(«7!») se juega al momento.",
            "retirar tu elección antes de que se juegue",
        ),
    ],
)
def test_nothing_is_revealed_where_nothing_is_sealed(
    package: Package, lang: str, asked: str, typing: str, undo: str
) -> None:
    told = package.reino(
        *("play", "heirs", "--bot", "random", "--seed", "3", "--lang", lang),
        typed="?\nknight\nundo\nknight!\n",
    )
    said = " ".join(told.split())
    assert all(words in said for words in (asked, typing, undo))
    assert not re.search("reveal|descubr", said)


@once
def test_the_commands_of_the_arena_know_it(package: Package, tmp_path: Path) -> None:
    kept = tmp_path / "records"
    arguments = ("--games", "2", "--iterations", "3", "--workers", "1", "--seed", "1")
    told = package.reino("arena", "heirs", "random", "search", *arguments, "--keep-records", kept)
    assert "Heirs: 2 bots, 2 games" in told
    record = min(kept.iterdir())
    assert "The seed deals exactly these" in package.reino("verify", record)
    assert "The bell rings." in package.reino("replay", record)
    assert "Knight" in package.reino("stats", kept) + package.reino("replay", record)
