"""Websocket sessions: a client follows tables, sends commands, receives every update in order, and
is disconnected if it does not read."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from reino.server.services import Services
from reino.server.store import Unreachable
from reino.server.websocket import protocol, session
from reino.server.websocket.frames import FINAL, LONG, MASKED, TEXT
from reino.server.websocket.outbox import MOST_BYTES, Outbox
from reino.server.websocket.session import MOST_FOLLOWED
from server.bare_server import until
from server.web import Site, ask, begun, opened, serving

Message = dict[str, Any]
SOON = 60  # timeout in seconds, on a slow machine
MOST_PAGES = 12
MANY = 3000  # messages, far more than any buffer in between holds


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(tmp_path_factory.mktemp("sockets")) as running:
        yield running


class Page:
    """The client of a person."""

    def __init__(self, site: Site, browser: httpx.Client, **settings: Any) -> None:
        self._opening = connect(
            site.url.replace("http", "ws") + "/api/socket",
            origin=Origin(site.url),
            additional_headers={"Cookie": f"reino={browser.cookies['reino']}"},
            proxy=None,
            **settings,
        )

    def __enter__(self) -> "Page":
        self.socket: ClientConnection = self._opening.__enter__()
        return self

    def __exit__(self, *how: Any) -> None:
        self._opening.__exit__(*how)

    def say(self, type: str, **message: object) -> None:
        self.socket.send(json.dumps({"type": type, **message}))

    def hear(self, *types: str) -> Message:
        """The next message of one of these types; others are skipped."""
        while True:
            message: Message = json.loads(self.socket.recv(SOON))
            if not types or message["type"] in types:
                return message

    def ask(self, table: str, id: str, **command: object) -> Message:
        self.say("do", id=id, table=table, command=command)
        return self.hear("done", "refused")

    def choose(self, table: str, seen: Message, id: str) -> Message:
        first, number = seen["legal"][0], seen["number"]
        return self.ask(table, id, do="choose", seat=seen["viewer"], action=first, answers=number)


def test_a_page_is_greeted_and_answered(site: Site) -> None:
    with Page(site, site.person("Ana")) as page:
        hello = page.hear()
        assert (hello["type"], hello["name"]) == ("hello", "Ana")
        page.say("ping")
        assert page.hear() == {"type": "pong"}


def test_a_page_that_follows_hears_of_every_entry_in_order(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    with Page(site, ana) as page, Page(site, luis) as other:
        page.say("follow", table=table, seat=0)
        other.say("follow", table=table, seat=1)
        seen, theirs = page.hear("now")["seen"], other.hear("now")["seen"]
        assert page.choose(table, seen, "a") == {
            "type": "done",
            "id": "a",
            "table": table,
            "number": seen["number"] + 1,
        }
        other.choose(table, theirs, "b")
        page.say("ping")
        heard = []
        while (message := page.hear("update", "pong"))["type"] == "update":
            heard += [part["number"] for part in message["chapters"]]
        # Updates before the answer to the first choice were skipped above.
        assert heard == [seen["number"] + 2]


def test_who_comes_back_is_told_what_they_missed_or_everything(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis, game="sparta")
    with Page(site, ana) as page:
        page.say("follow", table=table, seat=0)
        seen = page.hear("now")["seen"]
        page.choose(table, seen, "a")
    with Page(site, ana) as page:
        page.say("follow", table=table, seat=0, number=seen["number"])
        missed = page.hear("update", "now")
        assert missed["type"] == "update"
        assert [part["number"] for part in missed["chapters"]] == [seen["number"] + 1]
        page.say("follow", table=table, seat=0, number=missed["seen"]["number"])
        assert page.hear("update", "now")["type"] == "now"
        page.say("follow", table=table, seat=0, number=10**6)
        assert page.hear("update", "now")["type"] == "now"


def test_a_resend_is_harmless(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis, game="sparta")
    with Page(site, ana) as page:
        page.say("follow", table=table, seat=0)
        seen = page.hear("now")["seen"]
        first = page.choose(table, seen, "once")
        assert page.choose(table, seen, "once") == first
        assert page.choose(table, seen, "twice")["type"] == "refused"
    with Page(site, ana) as page:
        assert page.choose(table, seen, "once") == first


def test_who_no_longer_follows_hears_nothing(site: Site) -> None:
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    with Page(site, ana) as page:
        page.say("follow", table=table, seat=0)
        page.hear("now")
        page.say("unfollow", table=table)
        page.say("ping")
        page.hear("pong")
        ask(ana, table, "r", do="resign", seat=0)
        page.say("ping")
        assert page.hear()["type"] == "pong"


def test_a_refusal_names_what_it_is_about_in_the_persons_language(site: Site) -> None:
    eva = site.person("Eva", lang="es")
    table = opened(site.person("Ana"))
    with Page(site, eva) as page:
        page.hear("hello")
        told = page.ask(table, "x", do="begin")
        assert (told["type"], told["id"], told["table"]) == ("refused", "x", table)
        assert told["key"] == "error-table-not-yours"
        english = site.person("Bob").post(
            f"/api/tables/{table}/commands", json={"id": "x", "command": {"do": "begin"}}
        )
        assert english.json()["key"] == told["key"]
        assert english.json()["text"] != told["text"]


def test_what_cannot_be_read_is_refused_under_its_id(site: Site) -> None:
    with Page(site, site.person("Ana")) as page:
        page.hear("hello")
        for message in (
            {"type": "do", "id": "7", "table": "abcdefgh23", "command": {"do": "dance"}},
            {"type": "unheard of", "id": "7"},
            {"type": "say", "id": "7", "table": "?", "text": ""},
        ):
            page.socket.send(json.dumps(message))
            told = page.hear()
            assert (told["type"], told["id"]) == ("refused", "7")
        page.socket.send(b"\x00\xff")
        assert "id" not in page.hear("refused")


def test_a_page_follows_so_many_tables_and_no_more(site: Site) -> None:
    ana = site.person("Ana")
    tables = [opened(ana) for _ in range(MOST_FOLLOWED + 1)]
    with Page(site, ana) as page:
        for table in tables:
            page.say("follow", table=table)
        kinds = [page.hear("now", "refused")["type"] for _ in tables]
        assert kinds == ["now"] * MOST_FOLLOWED + ["refused"]
        page.say("follow", table=tables[0])
        assert page.hear("now", "refused")["type"] == "now"
        page.say("unfollow", table=tables[0])
        page.say("follow", table=tables[-1])
        assert page.hear("now", "refused")["type"] == "now"


def test_a_refused_follow_does_not_count(site: Site) -> None:
    ana = site.person("Ana")
    table = opened(ana)
    with Page(site, ana) as page:
        for _ in range(MOST_FOLLOWED + 1):
            page.say("follow", table="2222222222")
            assert page.hear("refused")["key"] == "error-no-table"
        page.say("follow", table=table)
        assert page.hear("now", "refused")["type"] == "now"


def test_a_follow_that_fails_half_way_leaves_no_follower_behind(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else its table would stay in memory for ever, with a follower that is gone."""
    ana, luis = site.person("Ana"), site.person("Luis")
    table = begun(ana, luis)
    services: Services = site.app.state.services
    with Page(site, ana) as page:
        with monkeypatch.context() as broken:
            broken.setattr(services.store, "entries", out_of_reach)
            page.say("follow", table=table, seat=0, number=1)
            assert page.hear("now", "update", "refused")["type"] == "refused"
        assert services.tables.live[table].followers == {}
        page.say("follow", table=table, seat=0, number=1)
        assert page.hear("now", "update", "refused")["type"] == "update"
        with monkeypatch.context() as broken:
            broken.setattr(services.store, "entries", out_of_reach)
            page.say("follow", table=table, seat=0, number=1)
            assert page.hear("refused")["type"] == "refused"
        # An earlier follower still follows.
        assert len(services.tables.live[table].followers) == 1


def out_of_reach(*_: object) -> None:
    raise Unreachable("error-database-busy", url="somewhere")


def test_a_person_has_so_many_pages_and_no_more(site: Site) -> None:
    ana = site.person("Ana")
    with ExitStack() as stack:
        pages = [stack.enter_context(Page(site, ana)) for _ in range(MOST_PAGES)]
        for page in pages:
            page.hear("hello")
        with pytest.raises(InvalidStatus) as caught:
            stack.enter_context(Page(site, ana))
        assert caught.value.response.status_code == 403
        pages.pop().socket.close()
        wait_for(site, ana, MOST_PAGES - 1)
        assert stack.enter_context(Page(site, ana)).hear()["type"] == "hello"


def of(site: Site) -> Services:
    services: Services = site.app.state.services
    return services


def wait_for(site: Site, browser: httpx.Client, most: int) -> None:
    """Wait until a person has so many sessions at most."""
    me = browser.get("/api/me").json()["id"]
    asyncio.run(until(lambda: of(site).sessions.count(me) <= most, seconds=SOON))


def test_who_does_not_read_is_let_go_and_everything_of_theirs_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither its queue nor its place among the sessions outlives the client."""
    monkeypatch.setattr(session, "SLOWEST", 0.5)
    monkeypatch.setattr(protocol, "CLOSING", 0.1)
    largest = 0
    honest = Outbox.put

    def put(outbox: Outbox, message: bytes) -> None:
        nonlocal largest
        honest(outbox, message)
        largest = max(largest, outbox.size)

    monkeypatch.setattr(Outbox, "put", put)
    with serving(tmp_path) as site:
        ana, luis = site.person("Ana"), site.person("Luis")
        table = begun(ana, luis, game="jackrabbits", players=2)
        with Page(site, ana, max_queue=1, close_timeout=0.1) as deaf:
            with suppress(ConnectionClosed):
                for _ in range(MANY):
                    deaf.say("follow", table=table, seat=0, raw=True)
            wait_for(site, ana, 0)
            assert not of(site).tables.live[table].followers
            assert MOST_BYTES // 8 < largest <= MOST_BYTES
        assert luis.get(f"/api/tables/{table}?seat=1").status_code == 200


def test_who_takes_nothing_at_all_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even to send that it is too slow: the connection itself is cut."""
    monkeypatch.setattr(session, "SLOWEST", 0.5)
    monkeypatch.setattr(protocol, "CLOSING", 0.1)
    with serving(tmp_path) as site:
        ana = site.person("Ana")
        table = opened(ana, game="jackrabbits", players=2)
        with socket.socket() as line:
            line.settimeout(SOON)
            # Before it connects: a large receive buffer would take everything.
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.connect(("127.0.0.1", site.port))
            line.sendall(request(site, ana))
            follow = {"type": "follow", "table": table}
            with suppress(ConnectionError):
                for _ in range(10 * MANY):
                    line.sendall(masked(json.dumps(follow).encode()))
            wait_for(site, ana, 0)
            with suppress(ConnectionResetError):
                while line.recv(1 << 20):
                    pass


def request(site: Site, browser: httpx.Client) -> bytes:
    """The request of a browser for a websocket."""
    lines = (
        "GET /api/socket HTTP/1.1",
        f"Host: 127.0.0.1:{site.port}",
        f"Origin: {site.url}",
        f"Cookie: reino={browser.cookies['reino']}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    return "\r\n".join((*lines, "", "")).encode()


def masked(body: bytes) -> bytes:
    """A short text message as a browser frames it, under a mask that changes nothing."""
    assert len(body) < LONG
    return bytes((FINAL | TEXT, MASKED | len(body))) + bytes(4) + body
