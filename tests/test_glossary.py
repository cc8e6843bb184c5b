"""One sense a word: module and class names keep to docs/glossary.md."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import reino

pytestmark = pytest.mark.plain

SOURCES = Path(reino.__file__).parent
DOCS = Path(__file__).parents[1] / "docs"
ENGLISH, SPANISH = DOCS / "glossary.md", DOCS / "glossary.es.md"
ROW = re.compile(r"^\| (?P<term>\S.*?) \| (?P<sense>\S.*?) \| (?P<places>`.+`) \|$")
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
# Every module of these packages is under a word.
COVERED = ("reino.core", "reino.play", "reino.server")
# But these are called after the paths they serve, and after versions.
UNCOVERED = ("reino.server.http", "reino.server.store.migrations")
SHARED_MODULES, SHARED_CLASSES, RETIRED = -3, -2, -1  # sections, counted from the end


class Row(NamedTuple):
    term: str
    sense: str
    places: tuple[str, ...]


def rows(page: Path, section: int | None = None) -> list[Row]:
    """The rows of the table of a section, or of all tables."""
    sections = page.read_text("utf-8").split("\n## ")[1:]
    chosen = sections if section is None else [sections[section]]
    found = [ROW.match(line) for text in chosen for line in text.split("\n")]
    return [
        Row(row["term"], row["sense"], tuple(re.findall(r"`([^`]+)`", row["places"])))
        for row in found
        if row
    ]


def words(page: Path) -> list[Row]:
    return [row for row in rows(page) if row.term.startswith("**")]


@cache
def modules() -> dict[str, Path]:
    """Every module and package by its dotted name."""
    found = {}
    for path in sorted(SOURCES.rglob("*.py")):
        parts = ("reino", *path.relative_to(SOURCES).with_suffix("").parts)
        found[".".join(parts[:-1] if path.stem == "__init__" else parts)] = path
    return found


@cache
def classes() -> tuple[tuple[str, str], ...]:
    """Every class with its module; names that begin with a line are their module's own."""
    return tuple(
        (node.name, module)
        for module, path in modules().items()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )


def any_game(name: str) -> str:
    """The same name for what all games have."""
    return re.sub(r"^reino\.games\.\w+", "reino.games.*", name)


def shared(found: dict[str, set[str]]) -> dict[str, set[str]]:
    return {name: homes for name, homes in found.items() if len(homes) > 1}


def listed(section: int) -> dict[str, set[str]]:
    return {row.term.strip("`"): set(row.places) for row in rows(ENGLISH, section)}


def words_of(name: str) -> set[str]:
    """The words of a name, each in the singular too."""
    found = {word.lower() for word in WORD.findall(name.rpartition(".")[2])}
    return found | {word.removesuffix("s") for word in found}


def test_every_place_in_the_glossary_exists() -> None:
    known = set(modules()) | {f"{module}.{name}" for name, module in classes()}
    known |= set(map(any_game, known))
    places = {place for row in rows(ENGLISH) for place in row.places}
    assert places
    assert not places - known


def test_every_module_of_the_core_the_tables_and_the_server_is_under_a_word() -> None:
    placed = {place for row in words(ENGLISH) for place in row.places}
    placed |= {module for name, module in classes() if f"{module}.{name}" in placed}
    wanted = {
        module
        for module, path in modules().items()
        if module.startswith(COVERED)
        and not module.startswith(UNCOVERED)
        and path.stem != "__init__"
    }
    assert wanted
    assert not wanted - placed


def test_no_two_packages_give_one_module_name_to_two_things() -> None:
    homes = defaultdict(set)
    for module in modules():
        home, _, name = any_game(module).rpartition(".")
        homes[name].add(home)
    homes.pop("*")  # the games
    assert shared(homes) == listed(SHARED_MODULES)


def test_no_two_modules_give_one_class_name_to_two_things() -> None:
    homes = defaultdict(set)
    for name, module in classes():
        homes[name].add(any_game(module))
    assert shared(homes) == listed(SHARED_CLASSES)


@pytest.mark.parametrize("row", rows(ENGLISH, RETIRED), ids=lambda row: row.term)
def test_a_retired_word_does_not_come_back(row: Row) -> None:
    names = [*modules(), *(f"{module}.{name}" for name, module in classes())]
    inside = tuple(f"{place}." for place in row.places)
    found = [n for n in names if n.startswith(inside) and words_of(row.term) & words_of(n)]
    assert not found, f"say {row.sense}"


def test_no_word_is_explained_twice() -> None:
    terms = [row.term for row in words(ENGLISH)]
    assert len(terms) == len(set(terms))


def test_the_spanish_page_explains_the_same_words() -> None:
    """Beside the Spanish word, where there is one, stands the one of the code."""
    english, spanish = (
        [(row.term.split("**")[1], row.places) for row in words(page)]
        for page in (ENGLISH, SPANISH)
    )
    assert english == spanish
