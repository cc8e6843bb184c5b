"""The tests of the server use its classes as the server does: by their public names."""

import ast
from pathlib import Path

import pytest

OWN = ("self", "cls")
# Attributes of other libraries that look private, and why they are read.
ALLOWED = {
    "_mapping": "a row of SQLAlchemy as a mapping is part of its documented interface",
    "_subparsers": "argparse lists the commands of a parser nowhere else",
    "_group_actions": "the same",
    "_option_string_actions": "and its options",
}


def private_uses(source: str) -> list[tuple[int, str]]:
    """Lines that read or replace a private attribute of another object, and the attribute."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and not _is_own(node.value):
            found.append((node.lineno, node.attr))
        if isinstance(node, ast.Call) and _name(node.func) in ("setattr", "getattr", "delattr"):
            names = [arg.value for arg in node.args[1:2] if isinstance(arg, ast.Constant)]
            found += [(node.lineno, str(name)) for name in names]
    return [(line, name) for line, name in found if _is_private(name) and name not in ALLOWED]


def _is_own(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in OWN


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_private(name: str) -> bool:
    return name.startswith("_") and not (name.startswith("__") and name.endswith("__"))


TESTS = sorted(Path(__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_no_test_reads_a_private_field(path: Path) -> None:
    assert private_uses(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "home.tables._live",
        "home._tables[0] = 1",
        "del service()._tasks",
        "monkeypatch.setattr(TableService, '_write', None)",
        "getattr(bus, '_last')",
    ],
)
def test_such_a_field_is_found(source: str) -> None:
    assert len(private_uses(source)) == 1


@pytest.mark.parametrize("source", ["self._store", "row._mapping", "desk.__class__", "live.table"])
def test_what_a_test_may_read_is_left_alone(source: str) -> None:
    assert private_uses(source) == []
