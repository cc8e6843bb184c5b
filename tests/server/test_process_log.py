"""The log of a server: sentences for a person at a terminal, the whole log for a service."""

import json
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pexpect
import pytest

from machine import free_port
from reino.core.catalogue import catalogue
from reino.server.process_log import Sentences
from server.running import SOON, Running
from server.worker_stubs import Confidant, asked, question, told

# Python 3.12 warns about the fork under a pseudo-terminal once any library has started a thread.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")

ROUTE = "/api/games"

Serve = Callable[..., "pexpect.spawn[str]"]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts `reino serve` in a terminal, and returns when it has printed how to stop it."""
    started: list[pexpect.spawn[str]] = []

    def spawn(*arguments: str, port: int, lang: str = "en") -> "pexpect.spawn[str]":
        child = pexpect.spawn(
            sys.executable,
            [
                *("-m", "reino.cli", "serve", "--lang", lang, "--data", str(tmp_path / "data")),
                *("--port", str(port), "--bots", "1", *arguments),
            ],
            encoding="utf-8",
            timeout=SOON,
            dimensions=(40, 200),
            env={**os.environ, "TERM": "dumb"},
        )
        started.append(child)
        child.expect_exact(f"http://localhost:{port}")
        child.expect_exact(catalogue(lang)("cli-serve-stop"))
        return child

    yield spawn
    for child in started:
        child.close(force=True)


def ask(port: int) -> None:
    """A request, and another that is refused."""
    with closing(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=SOON)) as client:
        assert client.get(ROUTE).status_code == 200
        assert client.get("/api/tables/nowhere").status_code >= 400


def written_until_stopped(child: "pexpect.spawn[str]") -> str:
    child.sendintr()
    child.expect(pexpect.EOF)
    child.wait()
    assert child.exitstatus == 0
    return str(child.before)


def test_requests_write_nothing_into_a_terminal(serve: Serve) -> None:
    port = free_port()
    child = serve(port=port)
    ask(port)
    assert written_until_stopped(child).replace("^C", "").strip() == ""


def test_a_terminal_has_the_whole_log_if_it_is_asked_for(serve: Serve) -> None:
    port = free_port()
    child = serve("--verbose", port=port)
    ask(port)
    child.expect_exact(f'"route":"{ROUTE}"')


def test_a_service_writes_a_line_of_json_for_each_request(tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        ask(server.port)
        server.stop()
    lines = [json.loads(line) for line in server.log if line.startswith("{")]
    (line,) = (line for line in lines if line["route"] == ROUTE)
    assert (line["method"], line["status"]) == ("GET", 200)
    assert {"at", "ms"} <= set(line)


@pytest.mark.parametrize(("lang", "begins"), [("en", "Warning: "), ("es", "Aviso: ")])
def test_what_goes_wrong_is_a_sentence_in_a_terminal(serve: Serve, lang: str, begins: str) -> None:
    nowhere = f"redis://127.0.0.1:{free_port()}"
    child = serve("--bus", nowhere, port=free_port(), lang=lang)
    child.expect(rf"{begins}the bus [^\r\n{{}}]+\.\r\n")


def entry(level: int, text: str, error: BaseException | None = None) -> logging.LogRecord:
    info = None if error is None else (type(error), error, None)
    return logging.LogRecord("reino.server", level, __file__, 1, text, (), info)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        (
            "en",
            "Something went wrong: a request failed (KeyError: 'asked')."
            " Started with --verbose, the server tells more.",
        ),
        (
            "es",
            "Algo ha fallado: a request failed (KeyError: 'asked')."
            " Con --verbose el servidor cuenta más.",
        ),
    ],
)
def test_a_sentence_has_the_reason_and_no_traceback(lang: str, sentence: str) -> None:
    failed = entry(logging.ERROR, "a request failed", KeyError("asked"))
    assert Sentences(lang).format(failed) == sentence


def test_a_sentence_is_one_line_that_cannot_play_with_the_terminal() -> None:
    told = Sentences("en").format(entry(logging.WARNING, "a \x1b[2Jname\nTraceback\n  File x"))
    assert told == "Warning: a \N{REPLACEMENT CHARACTER}[2Jname."


@pytest.mark.parametrize(("silent", "shown"), [(True, ""), (False, "I have it!")])
def test_what_bots_print_is_not_shown_where_they_are_silent(
    silent: bool, shown: str, capfd: pytest.CaptureFixture[str]
) -> None:
    @told
    async def chatter() -> None:
        async with Confidant() as confidant, confidant.pool(silent=silent) as pool:
            answer = asked(pool.choose(question()))
            thought = await confidant.next()
            await thought.does("chatter 3")
            assert await answer == 3
            await thought.end()

    chatter()
    assert capfd.readouterr().err.startswith(shown)
    assert shown or capfd.readouterr().err == ""
