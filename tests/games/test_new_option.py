"""A new option is two edits: its place in the table, and the rule that asks for it.

The record, the facade, records of games, the encoding, the command line and the page of a new table
have it from the table. What it is called is a message of each catalogue.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import reino

pytestmark = pytest.mark.plain

PROOF = """
import reino
from reino.play.record import Record
from reino.server.http.games import described

game = reino.load("braverats", options={"blitz": "two"})
state = game.start(seed=1)
print(state.record.blitz, state.record.target)
print(Record.from_json(Record.of(state).to_json()).options["blitz"])

(part,) = (part for part in game.encoding.parts if part.options)
print(part.names[-3:], game.encoding.split(state.view(0).tensor())["options"][-3:].tolist())

offered = described(game.spec, "en")
print(offered.options[-1].title, [value.value for value in offered.options[-1].values])
print(offered.groups[-1].key, offered.groups[-1].options)
"""


def edited(path: Path, old: str, new: str) -> None:
    source = path.read_text("utf-8")
    assert source.count(old) == 1
    path.unlink()
    path.write_text(source.replace(old, new), "utf-8")


def test_an_option_and_its_rule_are_two_edits(tmp_path: Path) -> None:
    package = tmp_path / "reino"
    shutil.copytree(
        Path(reino.__file__).parent,
        package,
        copy_function=os.symlink,
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    rules = package / "games/braverats/rules"
    last = '        Option("musician_mutes"),\n'
    edited(
        rules / "options.py",
        last,
        f'{last}        Option("blitz", "off", ("off", "one", "two")),\n',
    )
    edited(rules / "contract.py", "TARGETS[s.fast_rat]", "TARGETS[s.fast_rat] - s.blitz")
    done = subprocess.run(
        [sys.executable, "-c", PROOF],
        env=os.environ | {"PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "2 2",
        "two",
        "('blitz=off', 'blitz=one', 'blitz=two') [0.0, 0.0, 1.0]",
        "Blitz ['off', 'one', 'two']",
        "other ('blitz',)",
    ]
