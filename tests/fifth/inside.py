"""What every game gets, had by one that Reino knows by its entry point alone.

These tests run in a process in which the package is installed: `test_example.py` starts it.
"""

import asyncio
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

import reino
import reino.adapters.openspiel  # registers the games
from reino.adapters.pettingzoo import aec_env
from reino.arena.executor import Processes
from reino.arena.journal import Result
from reino.arena.schedule import Fixture, Setup
from reino.arena.tournament import Tournament
from reino.bots import make_bot
from reino.play.table import loaded
from reino.search.ismcts import guide_of
from reino.server.bot_client import BotClient, new_account
from server.running import Running


def test_it_is_a_game_among_the_others() -> None:
    assert reino.installed() == ("braverats", "heirs", "jackrabbits", "korona", "sparta")
    assert guide_of(reino.load("heirs")).__name__ == "heirs.bot.guidance"


def test_bots_meet_in_the_arena() -> None:
    def lost(fixture: Fixture) -> None:
        raise AssertionError(fixture)

    setup = Setup.of(reino.load("heirs", 3), ("random", "search", "best"), iterations=3)
    played: list[Result] = list(Tournament(setup, 6).play(Processes(1), None, lost))
    assert len(played) == 6
    assert {result.reason for result in played} <= {"bell", "dusk"}


def test_choices_are_analysed() -> None:
    state = reino.load("heirs").start(seed=3)
    found = reino.analyse(state.view(0), iterations=40)
    assert tuple(judged.action for judged in found.actions) == state.legal(0)
    assert found.as_dict("es")["actions"][0]["name"] == "Panadera se adelanta"


def test_a_record_replays_and_proves_its_dice() -> None:
    state = reino.load("heirs", 4, {"short_day": True}).start(seed=8)
    while not state.over:
        state = state.play(state.owing[0], state.legal(state.owing[0])[0])
    record = reino.Record.from_json(reino.Record.of(state).to_json())
    *_, last = record.states()
    assert bytes(last) == bytes(state)
    assert record.verify().dice == "proven"


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_pettingzoo_plays_it() -> None:
    api_test(aec_env("heirs", 3), 4)


def test_openspiel_plays_it() -> None:
    game = pyspiel.load_game("reino_heirs(players=3,short_day=True)")
    assert game.get_type().long_name == "Heirs"
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_batch_plays_it() -> None:
    batch = reino.batch("heirs", 4, players=3, seed=7)
    ended = 0
    for _ in range(30):
        batch.step(batch.mask.argmax(axis=-1).astype(np.int32))
        ended += int(batch.done.sum())
    assert ended >= 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("data")) as running:
        yield running
        assert running.traces() == ""


def test_the_server_offers_it_in_its_own_words(server: Running) -> None:
    offered = server.ask("GET", "/api/games?lang=es").json()["games"]
    (game,) = (game for game in offered if game["key"] == "heirs")
    assert game["title"] == "Herederos"
    assert game["seats"] == ["Rosa", "Encina", "Cisne", "Jabalí"]
    assert game["bots"] == ["best", "chancellor", "page", "search", "random"]
    (short,) = game["options"]
    assert short["title"] == "Día corto"
    assert "cuatro rondas" in short["text"]
    assert game["groups"] == [{"key": "length", "title": "Duración", "options": ["short_day"]}]
    quick, classic = game["presets"]
    assert (quick["key"], quick["options"]) == ("quick", {"short_day": True})
    assert (quick["title"], quick["text"]) == ("Rápida", "Cae la noche tras cuatro rondas.")
    assert (classic["key"], classic["options"]) == ("classic", {})
    words = server.ask("GET", "/words/es/web-new.ftl").text
    assert "web-new-preset-heirs-quick = Cae la noche" in words


def test_pages_get_its_words_and_its_rules(server: Running) -> None:
    assert "heirs-word-smith = Herrero" in server.ask("GET", "/words/es/heirs.ftl").text
    rules = server.ask("GET", "/texts/heirs.es.html")
    assert rules.headers["content-type"].startswith("text/html")
    assert rules.text.startswith("<p>Cinco cortesanos")
    assert rules.text.count("<p>") == 4
    assert 'id="shield-swan"' in server.ask("GET", "/art/heirs.svg").text
    for none in ("/texts/heirs.fr.html", "/texts/nothing.es.html", "/art/nothing.svg"):
        assert server.ask("GET", none).status_code == 404


def test_a_game_is_played_over_the_socket(server: Running) -> None:
    async def scene() -> str:
        host = await new_account(server.url, "host")
        table = server.open(host, game="heirs", players=3)
        tokens = [await new_account(server.url, f"player {seat}") for seat in range(3)]
        playing = [
            asyncio.create_task(
                BotClient(
                    server.url, token, table, seat, lambda at: make_bot(loaded(at), "random", 1)
                ).play()
            )
            for seat, token in enumerate(tokens)
        ]
        for attempt in range(1000):
            if server.command(host, table, f"begin {attempt}", do="begin").status_code == 200:
                break
            await asyncio.sleep(0.02)
        await asyncio.gather(*playing)
        return server.ask("GET", f"/api/tables/{table}/record").text

    record = reino.Record.from_json(asyncio.run(scene()))
    assert record.game == "heirs"
    assert record.verify().over
