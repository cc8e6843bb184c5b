"""Compiling is told by one bar on a terminal, by a line a piece elsewhere, and never twice."""

import io
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from rich.console import Console

from reino.core import compile_progress, compiled
from reino.core.compile_progress import CompileBar, Preparation, reporting, told, untold
from reino.terminal.console import Terminal

RULES, SEARCH = Preparation("rules", "korona"), Preparation("search", "korona")
PERCENT = re.compile(r"(\d+)%")


class Screen(io.StringIO):
    """A terminal, as a program sees it."""

    def isatty(self) -> bool:
        return True


class Entry:
    """Something to compile."""

    def __init__(self, fails: bool = False) -> None:
        self.compiled = 0
        self._fails = fails

    def compile(self, signature: tuple[Any, ...]) -> None:
        if self._fails:
            raise ValueError("rules that cannot be compiled")
        self.compiled += 1


def watched(width: int = 80) -> Console:
    return Console(file=Screen(), force_terminal=True, width=width, _environ={})


def shown(console: Console) -> str:
    """What the terminal was sent, without its control codes."""
    assert isinstance(console.file, Screen)
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", console.file.getvalue())


def prepare_korona(progress: Callable[[Preparation, int, int], None]) -> None:
    for done in range(4):
        progress(RULES, done, 3)
    for done in range(2):
        progress(SEARCH, done, 1)


@contextmanager
def jitted(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is on disk, whether or not the tests run as plain Python."""
    with monkeypatch.context() as patched:
        patched.setattr(compiled, "JIT", True)
        patched.setattr(compiled, "is_cached", lambda dispatcher, signature: False)
        yield


def test_one_bar_fills_once_and_names_what_is_prepared() -> None:
    console = watched()

    def report(what: Preparation, done: int, total: int) -> None:
        bar(what, done, total)
        assert bar._bar is not None
        bar._bar.refresh()  # else ten times a second

    with CompileBar("en", console, pieces=2) as bar:
        prepare_korona(report)
    sent = shown(console)
    filled = list(dict.fromkeys(map(int, PERCENT.findall(sent))))
    assert filled == [0, 17, 33, 50, 100]
    rules = sent.index("Preparing the rules of Korona, the first time only")
    assert rules < sent.index("Preparing the bots of Korona, the first time only")


def test_more_pieces_than_were_expected_do_not_bring_a_bar_back() -> None:
    console = watched()
    with CompileBar("en", console, pieces=1) as bar:
        prepare_korona(bar)
        assert bar._filled == 1.0


def test_a_bar_leaves_nothing_behind_and_a_later_one_begins_anew() -> None:
    console = watched()
    for _ in range(2):
        with CompileBar("en", console) as bar:
            bar(RULES, 0, 1)
            bar(RULES, 1, 1)
    assert isinstance(console.file, Screen)
    assert console.file.getvalue().endswith("\x1b[2K")  # the line of the words, emptied


@pytest.mark.parametrize("lang", ["en", "es"])
def test_no_line_is_wider_than_a_narrow_window(lang: str) -> None:
    console = watched(40)
    with CompileBar(lang, console) as bar:
        bar(Preparation("rules", "jackrabbits"), 0, 7)
    assert "Jack" in shown(console)
    assert all(len(line) <= 40 for line in re.split(r"[\r\n]+", shown(console)))


def test_a_pipe_gets_a_line_a_piece_and_no_control_codes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    with Terminal("es").preparing(2) as progress:
        prepare_korona(progress)
    assert capsys.readouterr() == (
        "",
        "Preparando las reglas de Korona, solo la primera vez\n"
        "Preparando los bots de Korona, solo la primera vez\n",
    )


def test_a_dumb_terminal_gets_lines(capsys: pytest.CaptureFixture[str]) -> None:
    console = Console(file=Screen(), force_terminal=True, _environ={"TERM": "dumb"})
    with CompileBar("en", console) as bar:
        bar(RULES, 0, 1)
    assert shown(console) == ""
    assert capsys.readouterr().err == "Preparing the rules of Korona, the first time only\n"


def test_every_part_has_words_and_others_are_told_by_their_game() -> None:
    assert Preparation("solver", "braverats").tell("en") == "Preparing the solver of BraveRats"
    assert Preparation("counts", "sparta").tell("en") == "Preparing Sparta"
    assert Preparation("engine", "sparta").tell("es") == "Preparando el motor de Sparta"
    assert str(RULES) == "the rules of korona"


def test_a_game_that_is_not_installed_is_told_by_its_key(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Nor may a bar that cannot name a game end the compiling of another one."""
    gone = Preparation("rules", "unheard-of")
    assert gone.tell("en") == "Preparing the rules of unheard-of"
    console = watched()
    with CompileBar("en", console, pieces=2) as bar:
        bar(gone, 0, 2)
        bar(RULES, 1, 1)
    assert "unheard-of" in shown(console)


def test_a_bar_that_is_closed_stays_closed() -> None:
    console = watched()
    with CompileBar("en", console) as bar:
        bar(RULES, 0, 2)
    before = shown(console)
    bar(RULES, 1, 2)
    assert shown(console) == before


def test_a_script_sees_one_line_and_nothing_when_all_is_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_progress, "_current", [])
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    first, second = Entry(), Entry()
    with jitted(monkeypatch):
        compiled.warm_up("rules", "korona", [(first, ()), (second, ())])
    assert capsys.readouterr().err == "Preparing the rules of Korona, the first time only\n"
    assert (first.compiled, second.compiled) == (1, 1)
    monkeypatch.setattr(compiled, "JIT", True)
    monkeypatch.setattr(compiled, "is_cached", lambda dispatcher, signature: True)
    compiled.warm_up("rules", "korona", [(first, ()), (second, ())])
    assert capsys.readouterr().err == ""
    assert (first.compiled, second.compiled) == (2, 2)


def test_what_is_asked_for_is_told_before_what_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int, int]] = []
    opened: list[tuple[str, int, int]] = []
    with jitted(monkeypatch), reporting(lambda what, *at: opened.append((what.part, *at))):
        compiled.warm_up("rules", "korona", [(Entry(), ())])
        compiled.warm_up(
            "x", "korona", [(Entry(), ())], lambda what, *at: asked.append((what.part, *at))
        )
    assert opened == [("rules", 0, 1), ("rules", 1, 1)]
    assert asked == [("x", 0, 1), ("x", 1, 1)]


def test_a_bar_closes_where_compiling_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    console = watched()
    with (
        jitted(monkeypatch),
        pytest.raises(ValueError, match="cannot be compiled"),
        CompileBar("en", console) as bar,
    ):
        compiled.warm_up("rules", "korona", [(Entry(fails=True), ())])
    assert bar._bar is None
    assert bar not in compile_progress._current


def test_a_command_opens_one_bar_however_often_it_asks() -> None:
    terminal = Terminal("en")
    with terminal.preparing(3) as first, terminal.preparing() as second, told(None) as third:
        assert first is second is third
    with terminal.preparing() as fourth:
        assert fourth is not first


def test_a_process_without_a_terminal_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with jitted(monkeypatch), reporting(untold):
        compiled.warm_up("search", "korona", [(Entry(), ())])
    assert capsys.readouterr() == ("", "")


def test_nothing_is_imported_for_a_bar_that_is_not_shown() -> None:
    program = "import sys, reino.core.compiled; sys.exit('rich' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
