"""TypeScript: the client's types are the server's and the games' structs, all of them and no
others."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Annotated, Any, Literal

import pytest
from msgspec import Struct

from reino.core.registry import find, installed
from reino.core.view import one_of
from reino.play.clock import Days
from reino.play.commands import COMMANDS
from reino.server import messages
from reino.server.http import schemas
from reino.server.http.dispatch import all_endpoints
from reino.server.typescript import game_typescript, typescript


@pytest.fixture(scope="module")
def source() -> str:
    return typescript()


def block(source: str, name: str) -> str:
    found = re.search(rf"^export interface {name} {{\n(.*?)\n}}$", source, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def test_every_name_that_is_used_is_defined_once(source: str) -> None:
    check_names(source)


@pytest.mark.parametrize("game", installed())
def test_the_view_and_the_previews_of_each_game_are_typed(game: str) -> None:
    source = game_typescript(find(game))
    check_names(source)
    assert block(source, "View")
    assert re.search(r"^export (interface|type) Preview ", source, re.MULTILINE)
    assert "unknown" not in source


def check_names(source: str) -> None:
    defined = re.findall(r"^export (?:interface|type) (\w+)", source, re.MULTILINE)
    assert len(set(defined)) == len(defined)
    code = re.sub(r'/\*\*.*?\*/|//.*|"[^"]*"', "", source)
    used = set(re.findall(r"\b[A-Z]\w+", code))
    assert used == set(defined)


def test_a_table_leaves_as_a_projection_only(source: str) -> None:
    """A table has secrets, and msgspec could encode its fields."""
    assert block(source, "Seen")
    assert not re.search(r"^export interface Table(State)? ", source, re.MULTILINE)


def test_every_message_of_the_socket_is_there(source: str) -> None:
    kinds = {
        "Command": COMMANDS,
        "FromPage": messages.FromPage.__args__,
        "ToPage": messages.ToPage.__args__,
    }
    for name, parts in kinds.items():
        union = re.search(rf"^export type {name} = (.*);$", source, re.MULTILINE)
        assert union is not None
        assert union[1].split(" | ") == [kind.__name__ for kind in parts]


def test_a_tag_is_a_constant_and_a_union_goes_by_its_name(source: str) -> None:
    lines = block(source, "Do").splitlines()
    assert lines == [
        '  type: "do";',
        "  id: string;",
        "  table: string;",
        "  command: Command;",
    ]
    assert '  do: "sit";' in block(source, "Sit").splitlines()


def test_what_may_be_left_out_is_marked(source: str) -> None:
    wanted = block(source, "TableWanted")
    assert "  game: string;" in wanted
    assert "  players?: number | null;" in wanted
    assert "  options?: { [key: string]: boolean | string };" in wanted
    assert "  bots?: { [key: number]: string };" in wanted
    assert "  clock?: Live | Days | null;" in wanted
    assert '  timeout?: "bot" | "loss";' in wanted
    # Fields that the server sends are always there, unless the struct leaves out defaults.
    assert "  stand_in: string;" in block(source, "Setup")
    assert "  clock: Live | Days | null;" in block(source, "Setup")
    assert "  legal?: number[];" in block(source, "Seen")
    assert "  name?: string;" in block(source, "PersonChanged")
    assert "  before: string | null;" in block(source, "TablesListed")


def test_structs_that_are_lists_are_tuples(source: str) -> None:
    assert "export type Quiet = [begin: number, end: number, zone: string];" in source
    assert "  given: [number, number][];" in block(source, "Setup")


def test_every_endpoint_is_typed(source: str) -> None:
    lines = block(source, "Endpoints").splitlines()
    assert len(lines) == len(all_endpoints())
    expected = '  "POST /api/me": { body: PersonWanted; query: undefined; answer: PersonMade };'
    assert expected in lines
    assert '  "DELETE /api/me": { body: undefined; query: undefined; answer: undefined };' in lines


def test_the_struct_explains_itself(source: str) -> None:
    assert f"/** {schemas.PersonMade.__doc__} */\nexport interface PersonMade" in source
    assert f"/** {Days.__doc__} */\nexport interface Days" in source
    assert "A base class" not in source
    assert str(messages.Given.__doc__) not in source  # an inherited docstring is left out


def test_the_files_are_written_by_a_command_one_for_each_game_that_is_drawn(
    source: str, tmp_path: Path
) -> None:
    (tmp_path / "games" / "sparta").mkdir(parents=True)
    command = [sys.executable, "-m", "reino.server.typescript", str(tmp_path)]
    subprocess.run(command, check=True, timeout=120)
    written = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.ts")}
    assert written == {"wire.ts", "games/sparta/wire.ts"}
    assert (tmp_path / "wire.ts").read_text() == source
    printed = subprocess.run(command[:-1], capture_output=True, check=True, text=True, timeout=120)
    assert printed.stdout == source
    drawn = (tmp_path / "games" / "sparta" / "wire.ts").read_text()
    assert drawn == game_typescript(find("sparta"))


class Tide(Struct, frozen=True):
    """A view
    of the sea."""

    height: int | None
    """How high
    it is."""
    turn: Literal["ebb", "flow"]
    wind: Annotated[str, one_of(("east", "west"))]


class Dive(Struct, frozen=True, omit_defaults=True, tag="dive", tag_field="do"):
    depth: int | None = None


class Rest(Struct, frozen=True, omit_defaults=True, tag="rest", tag_field="do"):
    wet: bool = False


def made(described: Any, offered: Any) -> str:
    """The file of a game whose functions return these."""

    def describe(record: Any, viewer: int) -> Any: ...
    def offers(view: Any) -> Any: ...

    describe.__annotations__["return"] = described
    offers.__annotations__["return"] = offered
    spec: Any = SimpleNamespace(words=SimpleNamespace(describe=describe), previews=offers)
    return game_typescript(spec)


def test_a_game_tells_its_types_by_what_its_functions_return() -> None:
    source = made(Tide, Sequence[Dive | Rest])
    assert "/** A view of the sea. */\nexport interface Tide {\n" in source
    assert block(source, "Tide").splitlines() == [
        "  /** How high it is. */",
        "  height: number | null;",
        '  turn: "ebb" | "flow";',
        '  wind: "east" | "west";',
    ]
    # A default that is left out is no null.
    assert block(source, "Dive").splitlines() == ['  do: "dive";', "  depth?: number;"]
    assert "export type View = Tide;\n" in source
    assert "export type Preview = Dive | Rest;\n" in source


def test_a_game_that_returns_plain_data_has_unknown_types() -> None:
    assert "export type View = { [key: string]: unknown };\n" in made(dict[str, Any], Any)
    assert "export type Preview = unknown;\n" in made(Any, Any)
