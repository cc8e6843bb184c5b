"""TypeScript: the client's types are the server's structs, all of them and no others."""

import re
import subprocess
import sys

import pytest

from reino.play.clock import Days
from reino.play.commands import COMMANDS
from reino.server import messages
from reino.server.http import schemas
from reino.server.http.dispatch import all_endpoints
from reino.server.typescript import typescript


@pytest.fixture(scope="module")
def source() -> str:
    return typescript()


def block(source: str, name: str) -> str:
    found = re.search(rf"^export interface {name} {{\n(.*?)\n}}$", source, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


def test_every_name_that_is_used_is_defined_once(source: str) -> None:
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


def test_the_file_is_written_by_a_command(source: str) -> None:
    command = [sys.executable, "-m", "reino.server.typescript"]
    done = subprocess.run(command, capture_output=True, check=True, text=True, timeout=120)
    assert done.stdout == source
