"""The command `reino` in the process of its tests."""

import re
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

import pytest

import reino
from reino.cli.main import main


@dataclass
class Ran:
    returncode: int
    stdout: str
    stderr: str


class Command:
    """The command in this process, with a pipe for a terminal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.setenv(LC_ALL="C.UTF-8", COLUMNS="80", LINES="25")

    def setenv(self, **variables: str) -> None:
        for name, value in variables.items():
            self.monkeypatch.setenv(name, value)

    def __call__(self, *arguments: str, stdin: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", StringIO(stdin))
        try:
            code = main(arguments)
        except SystemExit as exit:
            code = int(exit.code or 0)
        out, err = self.capsys.readouterr()
        return Ran(code, out, err)


def saved(record: reino.Record, folder: Path) -> str:
    path = folder / "game.json"
    record.save(path)
    return str(path)


# Words that a sentence in English can hardly do without, and one in Spanish does not have.
ENGLISH = re.compile(r"\b(the|is|are|was|it|of|at|this|that|there|got|not|and|or|with|Expected)\b")


def in_spanish(run: Command, *arguments: str) -> str:
    """The error of the command, in Spanish and nothing else."""
    ran = run("--lang", "es", *arguments)
    assert ran.returncode == 1
    told = ran.stderr.replace(arguments[-1], "")  # the name of a file has a language of its own
    assert not ENGLISH.search(told), told
    return told
