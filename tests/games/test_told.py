"""What viewers are told is made of hidden records and tables, without input or output."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import reino

pytestmark = pytest.mark.plain

SOURCES = Path(reino.__file__).parent
# Modules that open nothing, wait for nothing and draw nothing at random.
HARMLESS = {
    *(
        "abc",
        "bisect",
        "collections",
        "dataclasses",
        "difflib",
        "enum",
        "functools",
        "importlib",
        "itertools",
        "keyword",
        "math",
    ),
    *("msgspec", "numpy", "operator", "re", "types", "typing", "unicodedata"),
}
TOLD_BY_CORE = (
    "actions",
    "ahead",
    "folding",
    "lexicon",
    "phrase",
    "plain_kernel",
    "previews",
    "question",
)
INPUT_AND_OUTPUT = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}


def told() -> list[Path]:
    rooms = sorted(SOURCES.glob("games/*/table/*.py"))
    return [*rooms, *(SOURCES / "core" / f"{name}.py" for name in TOLD_BY_CORE)]


def imports(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def harmless(module: str, game: str | None) -> bool:
    if module.startswith("reino.core."):
        return True
    if module.startswith("reino."):
        return game is not None and module.startswith(f"reino.games.{game}")
    return module.split(".")[0] in HARMLESS


@pytest.mark.parametrize("path", told(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_what_is_told_needs_no_input_and_no_output(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    game = path.parts[-3] if path.parent.name == "table" else None
    assert not [module for module in imports(tree) if not harmless(module, game)]
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & INPUT_AND_OUTPUT


def test_the_rooms_are_found() -> None:
    assert len(told()) > 4 * 5
