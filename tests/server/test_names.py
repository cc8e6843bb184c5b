"""A new name is the same everywhere at once: on websockets that were open before, at seats that
were taken before, and in other processes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from reino.server import messages as m
from reino.server.turn_notices import TurnLookup
from server.bare_server import Ear, bare_server, choose_first
from server.redis_service import RedisServer
from server.test_processes import heard, neighbours
from server.test_websocket_session import Page
from server.web import NONCE, Site, ask, begun, opened, serving


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("names")) as running:
        yield running


def rename(client: httpx.Client, name: str) -> None:
    assert client.patch("/api/me", json={"name": name}).status_code == 200


def seats(client: httpx.Client, table: str) -> list[str]:
    return [seat.get("name", "") for seat in client.get(f"/api/tables/{table}").json()["seats"]]


def test_who_takes_a_name_talks_under_it_at_once(site: Site) -> None:
    """A friend opens the link, which opens a websocket, and is asked her name when she sits
    down."""
    ana, friend = site.person("Ana"), site.person("Guest")
    table = opened(ana, chat=True)
    with Page(site, ana) as near, Page(site, friend) as page:
        for one in (near, page):
            one.say("follow", table=table)
            one.hear("now")
        page.say("say", id="1", table=table, text="hello")
        assert near.hear("said")["name"] == page.hear("said")["name"] == "Guest"
        rename(friend, "Eva")
        page.say("say", id="2", table=table, text="it is me")
        assert near.hear("said")["name"] == page.hear("said")["name"] == "Eva"
        page.hear("done")
        assert page.ask(table, "sit", do="sit", seat=1, nonce=NONCE)["type"] == "done"
        assert near.hear("update")["chapters"][0]["notes"] == [
            {"kind": "sat", "data": {"seat": 1, "name": "Eva"}}
        ]
    # Earlier lines were written by a guest.
    said = ana.get(f"/api/tables/{table}/chat").json()["lines"]
    assert [line["name"] for line in said] == ["Guest", "Eva"]


def test_seats_are_called_what_their_people_are_called_now(site: Site) -> None:
    ana, friend = site.person("Ana"), site.person("Guest")
    waiting, playing, over = opened(ana), begun(ana, friend), begun(ana, friend)
    ask(friend, waiting, "sit", do="sit", seat=0, nonce=NONCE)
    ask(ana, over, "over", do="resign", seat=0)
    with Page(site, ana) as near:
        near.say("follow", table=playing, seat=0)
        before = near.hear("now")["seen"]
        rename(friend, "Eva")
        update = near.hear("update")
        assert update["chapters"] == [
            {
                "number": before["number"] + 1,
                "notes": [{"kind": "renamed", "data": {"seat": 1, "name": "Eva"}}],
            }
        ]
        # Nothing but the name is different, and a choice answers the question of before.
        assert update["seen"]["seats"] == [
            {"name": "Ana", "owes": True},
            {"name": "Eva", "owes": True},
        ]
        assert update["seen"]["asked"] == before["asked"]
        assert near.choose(playing, before, "mine")["type"] == "done"
    assert seats(ana, waiting) == ["Eva", ""]
    assert seats(ana, over) == ["Ana", "Guest"]  # as it was played
    listed = {line["table"]: line for line in ana.get("/api/me/tables").json()["tables"]}
    assert [seat["name"] for seat in listed[playing]["seats"]] == ["Ana", "Eva"]
    ask(ana, playing, "over", do="resign", seat=0)
    record = ana.get(f"/api/tables/{playing}/record").json()
    assert record["seats"] == ["Ana", "Eva"]


def test_the_same_name_again_is_no_news(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    number = ana.get(f"/api/tables/{table}").json()["number"]
    rename(luis, "Luis")
    assert luis.patch("/api/me", json={"lang": "es"}).status_code == 200
    assert ana.get(f"/api/tables/{table}").json()["number"] == number


def test_a_new_name_moves_no_table_in_a_list(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    old = begun(ana, luis)
    site.clock.time += 10
    new = begun(ana, luis, game="sparta")
    site.clock.time += 10
    ask(luis, new, "over", do="resign", seat=1)
    rename(luis, "Ludovico")
    listed = ana.get("/api/me/tables").json()["tables"]
    assert [line["table"] for line in listed] == [new, old]


def test_a_name_of_before_goes_with_whoever_is_forgotten(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    rename(luis, "Ludovico")
    assert luis.delete("/api/me").status_code == 204
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/story", "/api/me/tables"):
        told = ana.get(path).text
        assert "Luis" not in told
        assert "Ludovico" not in told


def test_a_page_is_refused_in_the_language_it_reads_now(site: Site) -> None:
    eva = site.person("Eva", lang="en")
    table = opened(site.person("Ana"))
    with Page(site, eva) as page:
        page.hear("hello")
        english = page.ask(table, "x", do="begin")["text"]
        page.say("follow", table=table, words="es")
        spanish = page.ask(table, "y", do="begin")["text"]
        assert english == "this is for the players of the table, and you have no seat at it"
        assert spanish == "eso es para quienes juegan en la mesa, y tú no tienes asiento en ella"


def test_a_rematch_waits_for_people_by_the_names_they_have_now(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    ask(ana, table, "over", do="resign", seat=0)
    rename(luis, "Ludovico")
    again = ana.post(f"/api/tables/{table}/rematch", json={"id": "1"}).json()["table"]
    assert seats(ana, again) == ["Ludovico", "Ana"]


def test_notices_call_people_by_the_names_they_have_now(tmp_path: Path) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            table = await home.table(ana, luis)
            home.store.change_person(luis.id, name="Ludovico")
            await home.tables.rename(await home.tables.known(luis))
            number = (await home.tables.viewing.seen(table, ana.id, 0)).asked
            turn = await TurnLookup(home.tables.live)(table, ana.id, number)
            assert turn is not None
            assert turn.names == ("Ludovico",)

    asyncio.run(scene())


def test_a_name_that_is_taken_in_one_process_is_heard_in_the_other(tmp_path: Path) -> None:
    async def scene() -> None:
        with RedisServer() as redis:
            async with neighbours(tmp_path, redis) as (here, there):
                ana, friend = here.person("Ana"), here.person("Guest")
                table = await here.table(ana, friend)
                ear = Ear()
                await there.tables.viewing.follow(table, ana, 0, 0, ear)
                ear.heard()
                here.store.change_person(friend.id, name="Eva")
                await here.tables.rename(await here.tables.known(friend))
                (update,) = await heard(ear, 1)
                assert isinstance(update, m.Update)
                assert [seat.name for seat in update.seen.seats] == ["Ana", "Eva"]
                # A client of hers there connected under her old name.
                said = await there.tables.say(table, await there.tables.known(friend), "hola")
                assert said.name == "Eva"
                await choose_first(there, table, friend, 1)

    asyncio.run(scene())
