"""Engines: every piece of work is done once, even if worker processes die."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import count
from multiprocessing import active_children
from pathlib import Path

import pytest

from arena.tasks import (
    asked,
    begun_and_ended,
    fatal_at_three,
    fatal_once,
    halved,
    halved_or_long,
    unsent,
)
from bots.programs import ends, program
from reino.arena.executor import TRIES, Processes
from reino.errors import ReinoError


@pytest.mark.parametrize("workers", [1, 2])
def test_all_work_is_done_whoever_does_it(workers: int) -> None:
    assert sorted(Processes(workers).run(halved, range(0, 20, 2))) == list(range(10))
    assert active_children() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_a_task_reaches_the_caller(workers: int) -> None:
    with pytest.raises(ArithmeticError, match="3 is odd"):
        list(Processes(workers).run(halved, [2, 3, 4]))


def test_an_error_ends_the_other_processes(tmp_path: Path) -> None:
    with pytest.raises(ArithmeticError, match="3 is odd"):
        list(Processes(2).run(halved_or_long, [tmp_path, 3, tmp_path]))
    assert active_children() == []
    assert not (tmp_path / "ended").exists()


def test_a_caller_who_has_had_enough_ends_the_processes(tmp_path: Path) -> None:
    results = Processes(2).run(halved_or_long, [4, tmp_path, tmp_path, tmp_path])
    assert next(results) == 2
    results.close()  # type: ignore[attr-defined]
    assert active_children() == []
    assert not (tmp_path / "ended").exists()


def test_ctrl_c_ends_the_processes_and_reaches_the_caller(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(connections: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("reino.arena.executor.wait", interrupted)
    with pytest.raises(KeyboardInterrupt):
        list(Processes(2).run(begun_and_ended, [tmp_path, tmp_path]))
    assert active_children() == []
    assert not (tmp_path / "ended").exists()


def test_processes_are_deaf_to_ctrl_c_and_their_caller_is_not() -> None:
    blocked = partial(signal.pthread_sigmask, signal.SIG_BLOCK)
    [deaf] = Processes(2).run(blocked, [set()])
    assert signal.SIGINT in deaf
    assert signal.SIGINT not in blocked(set())


def test_the_very_first_process_is_deaf_to_ctrl_c() -> None:
    """In a new Python process: this one has started its resource tracker long ago."""
    source = """
import signal
from functools import partial
from reino.arena.executor import Processes

blocked = partial(signal.pthread_sigmask, signal.SIG_BLOCK)
[deaf] = Processes(2).run(blocked, [set()])
print(signal.SIGINT in deaf, signal.SIGINT in blocked(set()))
"""
    ran = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True", "False"]


def test_work_is_handed_out_as_it_is_needed() -> None:
    taken = []

    def endless() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    results = Processes(2).run(abs, endless())
    assert next(results) >= 0
    results.close()  # type: ignore[attr-defined]
    assert len(taken) <= 4


def test_work_whose_process_is_killed_is_done_again(tmp_path: Path) -> None:
    work = [(tmp_path, number) for number in range(8)]
    assert sorted(Processes(2).run(fatal_once, work)) == list(range(8))
    killed = {int(mark.name) for mark in tmp_path.iterdir()}
    assert killed == {3, 6}


def test_work_that_kills_every_process_is_given_up_and_the_rest_is_done() -> None:
    lost: list[int] = []
    done = list(Processes(2).run(fatal_at_three, range(6), lost.append))
    assert sorted(done) == [0, 1, 2, 4, 5]
    assert lost == [3]
    with pytest.raises(ReinoError, match=f"ended unexpectedly {TRIES} times"):
        list(Processes(2).run(fatal_at_three, range(6)))
    assert active_children() == []


def test_a_program_ends_with_the_process_that_asked_it(tmp_path: Path) -> None:
    """Even one that never reads: the first piece of work is done, the second is a program's."""
    fifo = tmp_path / "started"
    os.mkfifo(fifo)
    source = f"import os\nopen({str(fifo)!r}, 'w').write(str(os.getpid()))\nwhile True: pass"
    results = Processes(2).run(asked, ["random", program(tmp_path, source)])
    assert next(results) == "random"
    started = int(fifo.read_text())  # waits for the program
    results.close()  # type: ignore[attr-defined]
    assert ends(started)


def test_what_cannot_be_sent_back_is_an_error() -> None:
    with pytest.raises(RuntimeError, match="lambda"):
        list(Processes(2).run(unsent, [1]))
