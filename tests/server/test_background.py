"""Background tasks are supervised: a task that raises is logged and retried, and all of them can
end."""

import ast
import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import reino.server
from reino.core.errors import ReinoError
from reino.server.background import LONGEST, SHORTEST, Background

# Places where a task is made without `Background`, and the code that supervises it.
ELSEWHERE = {
    "background.py": "here they are made",
    "notices/sender.py": "the sender waits for its round itself",
    "websocket/protocol.py": "uvicorn keeps the task of a connection, which logs what goes wrong",
}
MAKERS = ("create_task", "ensure_future", "TaskGroup", "run_coroutine_threadsafe")


class Pauses:
    """Notes how long each pause would be, and makes none."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(0)


def dies(times: int, error: Exception, done: list[str]) -> Callable[[], Awaitable[None]]:
    """A task that raises so often before it is done."""
    left = iter(range(times))

    async def work() -> None:
        for _ in left:
            raise error
        done.append("done")

    return work


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records]


def test_work_that_dies_is_logged_with_its_traceback_and_started_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    done: list[str] = []

    async def scene() -> None:
        background = Background(Pauses())
        background.keep("the sweep", dies(1, KeyError("asked"), done))
        await background.finish()

    asyncio.run(scene())
    assert done == ["done"]
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert record.getMessage() == "the sweep has died, and is started again in 1 s"
    assert record.exc_info is not None
    assert "in work" in caplog.text
    assert "KeyError: 'asked'" in caplog.text


def test_pauses_grow_up_to_a_bound() -> None:
    pauses, done = Pauses(), list[str]()

    async def scene() -> None:
        background = Background(pauses)
        background.keep("the sweep", dies(9, ZeroDivisionError(), done))
        await background.finish()

    asyncio.run(scene())
    assert done == ["done"]
    assert pauses.seconds == [SHORTEST, 2, 4, 8, 16, 32, LONGEST, LONGEST, LONGEST]


def test_work_that_has_gone_on_for_long_is_started_again_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses, starts = Pauses(), list[float]()

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        later = [0.0]
        real = loop.time
        monkeypatch.setattr(loop, "time", lambda: real() + later[0])

        async def work() -> None:
            starts.append(loop.time())
            if len(starts) == 5:
                return
            if len(starts) == 4:
                later[0] += 2 * LONGEST
            raise ZeroDivisionError

        background = Background(pauses)
        background.keep("the sweep", work)
        await background.finish()

    asyncio.run(scene())
    assert pauses.seconds == [1, 2, 4, 1]


def test_what_the_database_refuses_is_named_without_a_traceback(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        background = Background(Pauses())
        background.keep("the sweep", dies(1, ReinoError("error-database-busy", url="x"), []))
        await background.finish()

    asyncio.run(scene())
    (record,) = caplog.records
    assert record.exc_info is None
    assert record.getMessage().endswith("in 1 s: error-database-busy")


def test_work_that_is_done_once_is_logged_when_it_dies_and_not_started_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def scene() -> None:
        background = Background(Pauses())
        for error in (ValueError("nothing"), ReinoError("error-no-table")):
            work: Any = dies(1, error, [])
            with pytest.raises(type(error)):
                await background.start("a room", work())
        assert len(background) == 0

    asyncio.run(scene())
    # A refusal is answered to the client, and is no fault.
    assert told(caplog) == ["a room has died"]
    assert "ValueError: nothing" in caplog.text


def test_all_of_it_ends_when_it_is_closed(caplog: pytest.LogCaptureFixture) -> None:
    ended: list[str] = []

    async def scene() -> None:
        background = Background()

        async def goes_on() -> None:
            try:
                await asyncio.Future()
            finally:
                ended.append("goes on")

        async def stubborn() -> None:
            """Swallows the first order to end, as a library does now and then."""
            try:
                await asyncio.Future()
            except asyncio.CancelledError:
                ended.append("stubborn")
            await asyncio.Future()

        async def fails_at_the_end() -> None:
            try:
                await asyncio.Future()
            finally:
                raise OSError("the pipe is closed")

        for work in (goes_on, stubborn, fails_at_the_end):
            background.keep(work.__name__, work)
        background.keep("pauses", dies(10**6, ZeroDivisionError(), []))
        await asyncio.sleep(0.01)
        async with asyncio.timeout(60):
            await background.close(patience=0.05)
        assert len(background) == 0

    asyncio.run(scene())
    assert sorted(ended) == ["goes on", "stubborn"]
    # A task that raises while it ends is logged, and not retried.
    assert "fails_at_the_end has died" in told(caplog)
    assert not any(line.startswith("fails_at_the_end has died, and") for line in told(caplog))


def test_all_tasks_of_the_server_are_started_where_they_are_supervised() -> None:
    root = Path(reino.server.__file__).parent
    found = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if any(makes_a_task(node) for node in ast.walk(ast.parse(path.read_text("utf-8"))))
    }
    assert found == set(ELSEWHERE)


def makes_a_task(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute | ast.Name) and (
        getattr(node, "attr", None) in MAKERS or getattr(node, "id", None) in MAKERS
    )
