"""A rematch is for its players: the server tells them alone of its table, and keeps their seats."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from reino.play.commands import PATIENCE, Resign
from server.bare_server import bare_server
from server.web import NONCE, Site, ask, begun, serving


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path) as running:
        yield running


def again(client: httpx.Client, table: str) -> httpx.Response:
    return client.post(f"/api/tables/{table}/rematch", json={"id": "again"})


def sit(client: httpx.Client, table: str, seat: int) -> tuple[int, str]:
    answer = ask(client, table, f"sit {seat}", do="sit", seat=seat, nonce=NONCE)
    return answer.status_code, answer.json().get("key", "")


def leave(client: httpx.Client, table: str, seat: int, id: str = "leave") -> tuple[int, str]:
    answer = ask(client, table, id, do="leave", seat=seat)
    return answer.status_code, answer.json().get("key", "")


def finished(ana: httpx.Client, luis: httpx.Client, **wanted: object) -> str:
    table = begun(ana, luis, **wanted)
    # The id of the rematch that is asked for below: these are different requests all the same.
    assert ask(ana, table, "again", do="resign", seat=0).status_code == 200
    return table


def test_the_table_of_a_rematch_is_told_to_those_who_played_alone(site: Site) -> None:
    ana, luis, eve = (site.person(name) for name in ("Ana", "Luis", "Eve"))
    closed, watched = finished(ana, luis, watching=False), finished(ana, luis)
    for key, status, table in (
        ("error-table-no-watching", 403, closed),
        ("error-table-not-yours", 409, watched),
    ):
        early = again(eve, table)
        new = again(ana, table).json()["table"]
        late = again(eve, table)
        for refused in (early, late):
            assert (refused.status_code, refused.json()["key"]) == (status, key)
            assert new not in refused.text
        assert again(luis, table).json()["table"] == new


def test_nobody_else_sits_in_a_seat_that_is_kept_for_a_player(site: Site) -> None:
    ana, luis, eve = (site.person(name) for name in ("Ana", "Luis", "Eve"))
    new = again(ana, finished(ana, luis)).json()["table"]
    seen = eve.get(f"/api/tables/{new}").json()
    assert seen["seats"] == [
        {"name": "Luis", "open": True, "kept": True},
        {"name": "Ana", "open": True, "kept": True},
    ]
    for seat in (0, 1):
        assert sit(eve, new, seat) == (409, "error-table-kept")
        assert leave(eve, new, seat) == (409, "error-table-not-host")
    assert sit(ana, new, 0) == (409, "error-table-kept")
    assert [one.get(f"/api/tables/{new}/mine").json() for one in (ana, luis, eve)] == [
        {"seats": [], "host": True, "kept": [1]},
        {"seats": [], "host": False, "kept": [0]},
        {"seats": [], "host": False, "kept": []},
    ]
    assert sit(luis, new, 0) == sit(ana, new, 1) == (200, "")
    assert ask(luis, new, "begin", do="begin").status_code == 200


def test_a_seat_whose_player_does_not_come_is_freed_by_the_host(site: Site) -> None:
    ana, luis, eve = (site.person(name) for name in ("Ana", "Luis", "Eve"))
    old = finished(ana, luis, public=True)
    new = again(ana, old).json()["table"]
    assert eve.get("/api/tables").json()["tables"] == []  # kept seats are not offered in the list
    assert leave(ana, new, 0) == (200, "")
    (listed,) = eve.get("/api/tables").json()["tables"]
    assert listed["seats"] == [{"open": True}, {"name": "Ana", "open": True, "kept": True}]
    assert sit(eve, new, 0) == (200, "")
    assert sit(luis, new, 0) == (409, "error-table-taken")
    other = again(luis, finished(ana, luis)).json()["table"]
    assert ask(luis, other, "bot", do="seat_bot", seat=1, bot="random").status_code == 200
    assert luis.get(f"/api/tables/{other}").json()["seats"][1] == {"bot": "random"}


def test_a_player_who_has_sat_down_frees_the_others_seats_after_five_minutes(site: Site) -> None:
    ana, luis, eve = (site.person(name) for name in ("Ana", "Luis", "Eve"))
    new = again(ana, finished(ana, luis)).json()["table"]
    assert leave(luis, new, 1, "not sitting") == (409, "error-table-not-host")
    assert sit(luis, new, 0) == (200, "")
    site.clock.time += PATIENCE - 1
    early = ask(luis, new, "early", do="leave", seat=1)
    assert (early.status_code, early.json()["key"]) == (409, "error-table-kept-early")
    assert "300 s" in early.json()["text"]
    site.clock.time += 1
    assert leave(luis, new, 1, "in time") == (200, "")
    assert sit(eve, new, 1) == (200, "")


def test_who_does_not_want_to_play_again_gives_the_seat_up(site: Site) -> None:
    ana, luis, eve = (site.person(name) for name in ("Ana", "Luis", "Eve"))
    new = again(ana, finished(ana, luis)).json()["table"]
    assert leave(luis, new, 0) == (200, "")
    assert sit(eve, new, 0) == (200, "")


def test_a_player_who_is_forgotten_is_waited_for_by_no_name(site: Site) -> None:
    ana, luis, eve = (site.person(name) for name in ("Ana", "Luis", "Eve"))
    old, older = (finished(ana, luis) for _ in range(2))
    new = again(ana, old).json()["table"]
    assert sit(ana, new, 1) == (200, "")
    assert luis.delete("/api/me").status_code == 204
    for path in (f"/api/tables/{new}", f"/api/tables/{new}/story", "/api/me/tables"):
        assert "Luis" not in ana.get(path).text
    assert again(eve, older).status_code == 409
    later = again(ana, older).json()["table"]
    assert ana.get(f"/api/tables/{later}").json()["seats"] == [
        {"open": True},
        {"name": "Ana", "open": True, "kept": True},
    ]


def test_two_who_ask_at_once_get_one_table_and_leave_none_behind(tmp_path: Path) -> None:
    async def scene() -> None:
        async with bare_server(tmp_path) as home:
            ana, luis = home.person("Ana"), home.person("Luis")
            old = await home.table(ana, luis, public=True)
            await home.do(old, ana, Resign(0))
            one, other = await asyncio.gather(
                home.tables.rematch(old, ana, "mine"), home.tables.rematch(old, luis, "mine")
            )
            assert one == other
            assert [row.id for row in home.store.open_tables()] == [one.table]

    asyncio.run(scene())
