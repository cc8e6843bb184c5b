"""Bots play over the network, by the protocol of all clients."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from reino.bots import make_bot
from reino.play.record import Record
from reino.play.table import loaded
from reino.server.bot_client import BotClient, NoServer, new_account
from server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data")) as running:
        yield running
        assert running.traces() == ""


def player(server: Running, token: str, table: str, seat: int | None) -> BotClient:
    return BotClient(
        server.url, token, table, seat, lambda setup: make_bot(loaded(setup), "random", seed=seat)
    )


@pytest.mark.parametrize(("game", "players"), [("braverats", 2), ("sparta", 2), ("korona", 3)])
def test_accounts_play_a_whole_game_against_each_other(
    server: Running, game: str, players: int
) -> None:
    async def scene() -> Record:
        host = await new_account(server.url, "host")
        table = server.open(host, game=game, players=players)
        tokens = [await new_account(server.url, f"player {n}") for n in range(players)]
        games = [
            asyncio.create_task(player(server, token, table, n).play())
            for n, token in enumerate(tokens)
        ]
        for attempt in range(1000):
            begun = server.command(host, table, f"begin {attempt}", do="begin")
            if begun.status_code == 200:
                break
            await asyncio.sleep(0.02)
        ends = await asyncio.gather(*games)
        assert {seen.result.reason for seen in ends if seen.result} != set()
        assert len({seen.seed for seen in ends}) == 1
        return Record.from_json(server.ask("GET", f"/api/tables/{table}/record").text)

    assert asyncio.run(scene()).verify().dice == "proven"


@pytest.mark.parametrize(
    ("bot", "seat", "told"),
    [("nosuch", [], "there is no bot 'nosuch'"), ("random", ["--seat", "9"], "2 seats")],
)
def test_a_bot_or_a_seat_that_there_is_not_is_told_before_it_sits(
    server: Running, tmp_path: Path, bot: str, seat: list[str], told: str
) -> None:
    table = server.open(server.account("host"), game="braverats")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "reino.cli", "bot", bot, *seat, "--lang", "en"),
            *("--server", server.url, "--table", table, "--data", str(tmp_path)),
        ],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 1
    assert told in done.stderr
    assert "Sits at" not in done.stdout + done.stderr


def test_the_command_plays_to_the_end(server: Running, tmp_path: Path) -> None:
    host = server.account("host")
    table = server.open(host, game="braverats", bots={"0": "random"})
    playing = subprocess.Popen(
        [
            *(sys.executable, "-m", "reino.cli", "bot", "random", "--lang", "es"),
            *("--server", server.url, "--table", f"{server.url}/table/{table}"),
            *("--data", str(tmp_path)),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    for attempt in range(2000):
        if server.command(host, table, f"begin {attempt}", do="begin").status_code == 200:
            break
        assert playing.poll() is None
    told, _ = playing.communicate(timeout=120)
    assert playing.returncode == 0
    assert "Ocupa el asiento 1." in told
    assert "La partida ha terminado" in told
    (token,) = tmp_path.glob("bot-*")
    assert token.stat().st_mode & 0o077 == 0


def test_who_is_no_server_is_told(tmp_path: Path) -> None:
    with pytest.raises(NoServer):
        asyncio.run(new_account("http://127.0.0.1:9", "Eva"))
    with pytest.raises(NoServer):
        asyncio.run(new_account("ftp://example.org", "Eva"))
