"""A new table command is two edits: its class, and the class of its entry."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import reino
from reino.play.commands import COMMANDS, Command
from reino.play.log import ENTRIES, Opened
from reino.play.table import Entry

COMMAND = '''
class Wave(Command, frozen=True, tag="wave"):
    """A greeting to all who are at the table."""

    seat: SeatNumber

    def entries(self, request: Request) -> Entries:
        request.check_open()
        return (log.Waved(seat=self.seat, secret="left hand", **request.stamp),)


'''
ENTRY = """
class Waved(Entry, frozen=True, tag="waved"):
    seat: int
    secret: str

    shown = ("seat",)

    def fold(self, table: Table) -> None:
        table.seats[self.seat].name += " waves"


"""
PROOF = """
import msgspec
from reino.play import log, projection
from reino.play.request import Request
from reino.play.setup import Setup
from reino.server import messages
from reino.server.http.dispatch import all_endpoints
from reino.server.openapi import describe
from reino.server.typescript import typescript

setup = Setup(game="sparta", rules=1, players=2, options={}, stand_in="random")
first = log.Opened(at=0.0, setup=setup, host="ana", commitment="")
table = first.open_table("a table")

said = b'{"type":"do","id":"1","table":"2222222222","command":{"do":"wave","seat":1}}'
command = msgspec.json.decode(said, type=messages.FromPage).command
(entry,) = command.entries(Request(table, 1.0, "ana", "Ana", "1"))
stored = log.written(entry)
table.apply(log.read(stored))

print(stored.decode())
print(table.seats[1].name, table.answered("ana", "1"))
print(msgspec.json.encode(projection.recap("a table", [first, entry], None, 1)).decode())
print(typescript().count("Wave;"), typescript().count("export interface Wave {"))
print(describe(all_endpoints()).count(b"A greeting to all who are at the table."))
"""


def added(path: Path, before: str, text: str) -> None:
    source = path.read_text("utf-8")
    assert source.count(before) == 1
    path.unlink()
    path.write_text(source.replace(before, text.lstrip("\n") + before), "utf-8")


def test_a_command_and_its_entry_are_two_edits(tmp_path: Path) -> None:
    """In a copy of the package: from the wire to the log, the table, its viewers and the client."""
    package = tmp_path / "reino"
    shutil.copytree(
        Path(reino.__file__).parent,
        package,
        copy_function=os.symlink,
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    added(package / "play/commands.py", "COMMANDS = ", COMMAND)
    added(package / "play/log.py", "ENTRIES = ", ENTRY)
    done = subprocess.run(
        [sys.executable, "-c", PROOF],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        '{"type":"waved","seat":1,"secret":"left hand","at":1.0,"request":"ana 1"}',
        " waves 2",
        '[{"number":2,"notes":[{"kind":"waved","data":{"seat":1}}]}]',
        "1 1",
        "1",
    ]


def test_no_two_commands_and_no_two_entries_share_a_tag() -> None:
    for kinds in (COMMANDS, ENTRIES):
        assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("kind", COMMANDS, ids=lambda kind: kind.__name__)
def test_a_command_says_what_it_makes(kind: type[Command]) -> None:
    assert "entries" in vars(kind)


@pytest.mark.parametrize("kind", ENTRIES, ids=lambda kind: kind.__name__)
def test_an_entry_says_what_it_changes_and_what_is_shown_of_it(kind: type[Entry]) -> None:
    assert ("fold" in vars(kind)) == (kind is not Opened)
    assert "shown" in vars(kind)
    assert set(kind.shown) <= set(kind.__struct_fields__)
