"""The page for authors of clients agrees with the server, and its client plays."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from docs.test_pages import ROOT, Block, blocks
from reino.play.commands import AnyCommand
from reino.play.record import Record
from reino.server import messages
from reino.server.http.dispatch import all_endpoints
from server.running import Running

PAGE = ROOT / "docs/client.md"
CLIENT = "random_client.py"
HEAD = "| ask | what it is |\n|---|---|\n"


def endpoints() -> str:
    """The table of the page, as the endpoints make it."""
    lines = (
        f"| `{one.method} {one.path}`{' ●' if one.person else ''} | {one.does} |\n"
        for one in sorted(all_endpoints(), key=lambda each: each.path.split("/")[:3])
    )
    return HEAD + "".join(lines)


def test_the_page_has_every_endpoint() -> None:
    """If not: put the result of `endpoints()` between its marks."""
    _, _, rest = PAGE.read_text("utf-8").partition("<!-- endpoints -->\n")
    assert rest.partition("<!-- end -->")[0] == f"\n{endpoints()}\n"


def examples() -> Iterator[dict[str, Any]]:
    """Every JSON value of the page."""
    for block in blocks(PAGE):
        text = block.body.strip() if block.lang == "json" else ""
        while text:
            value, end = json.JSONDecoder().raw_decode(text)
            yield value
            text = text[end:].strip()


def tags(union: Any) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


# The first message and every update describe a table in the same format.
TOLD_ALIKE = {"now"}


def test_every_message_has_an_example_and_every_example_is_a_message() -> None:
    said, heard, asked = set(), set(), set()
    for example in examples():
        body = json.dumps(example).encode()
        if example.get("type") in tags(messages.FromPage):
            msgspec.json.decode(body, type=messages.FromPage)
            said.add(example["type"])
        elif "type" in example:
            message = msgspec.json.decode(body, type=messages.ToPage)
            told = json.loads(msgspec.json.encode(message))
            assert only_what_is_known(example, told) == []
            heard.add(example["type"])
        elif "do" in example:
            msgspec.json.decode(body, type=AnyCommand)
            asked.add(example["do"])
        else:
            msgspec.json.decode(body, type=messages.TableWanted)
    assert said == tags(messages.FromPage)
    assert heard == tags(messages.ToPage) - TOLD_ALIKE
    assert asked == tags(AnyCommand)


def only_what_is_known(shown: Any, told: Any) -> list[str]:
    """Fields of an example that the server would not send."""
    if isinstance(shown, list) and isinstance(told, list):
        pairs = zip(shown, told, strict=True)
        return [name for one, other in pairs for name in only_what_is_known(one, other)]
    if not isinstance(shown, dict):
        return []
    inner = (only_what_is_known(shown[name], told[name]) for name in shown if name in told)
    return [
        *(name for name in shown if name not in told),
        *(name for part in inner for name in part),
    ]


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (found,) = (block for block in blocks(PAGE) if block.title == CLIENT)
    assert isinstance(found, Block)
    path = tmp_path / CLIENT
    path.write_text(found.body, "utf-8")
    return path


def started(client: Path, *arguments: str) -> "subprocess.Popen[str]":
    command = [sys.executable, str(client), *arguments]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    )


def ended(playing: "subprocess.Popen[str]") -> list[str]:
    told, _ = playing.communicate(timeout=120)
    assert playing.returncode == 0, told
    return told.splitlines()


def record(server: Running, table: str) -> Record:
    return Record.from_json(server.ask("GET", f"/api/tables/{table}/record").text)


def test_the_client_of_the_page_plays_to_the_end(client: Path, tmp_path: Path) -> None:
    with Running(tmp_path / "data") as server:
        table, over = ended(started(client, server.url))
        assert over.startswith("over ")
        kept = record(server, table.removeprefix("table "))
        assert kept.verify().over
        assert kept.seats == ("Random client", "bot random")


def test_the_client_of_the_page_comes_back_when_the_server_was_killed(
    client: Path, tmp_path: Path
) -> None:
    """It retries under the same id, and no choice is lost or made twice."""
    with Running(tmp_path / "data") as server:
        table = server.open(server.account("host"), game="korona", players=3)
        playing = [started(client, server.url, table) for _ in range(3)]
        try:
            while server.ask("GET", f"/api/tables/{table}").json()["number"] < 40:
                threading.Event().wait(0.1)
            server.kill()
            server.start()
            told = [ended(each) for each in playing]
        finally:
            for each in playing:
                each.kill()
        assert len({lines[-1] for lines in told}) == 1
        assert any("the connection broke; again" in lines for lines in told)
        kept = record(server, table)
        assert kept.verify().dice == "proven"
        assert not server.traces()
