"""The middleware: the origin of a request, how often it comes, and the headers of every answer."""

import asyncio
import json
import logging
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from reino.core.errors import ReinoError
from reino.server.http.responses import Foreign
from reino.server.limits import Buckets, Rate, Rates
from reino.server.middleware import HEADERS, address_of, check_origin, check_reading, is_own
from reino.server.settings import Settings
from server.bare_server import until
from server.web import FREE, Clock, Site, opened, serving


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with serving(tmp_path) as running:
        yield running


@pytest.mark.parametrize(
    ("origin", "host", "own", "same"),
    [
        ("http://a.test", "a.test", None, True),
        ("https://a.test", "a.test:443", None, True),
        ("http://a.test:80", "a.test", None, True),
        ("http://A.test", "a.TEST", None, True),
        ("http://a.test:8000", "a.test:8000", None, True),
        ("http://a.test:8001", "a.test:8000", None, False),
        ("http://b.test", "a.test", None, False),
        ("http://a.test.evil", "a.test", None, False),
        ("null", "a.test", None, False),
        ("", "", None, False),
        ("file://", "", None, False),
        ("https://a.test", "inside:8000", "https://a.test", True),
        ("http://a.test", "a.test", "https://a.test", False),
    ],
)
def test_our_pages_are_at_the_address_we_are_known_by(
    origin: str, host: str, own: str | None, same: bool
) -> None:
    assert is_own(origin, host, own) is same


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "http://a.test"},
        {"sec-fetch-site": "none"},
        {},
    ],
)
def test_what_another_page_sent_is_refused(headers: dict[str, str]) -> None:
    with pytest.raises(Foreign):
        check_origin(Headers({"host": "a.test", **headers}), None, must=True)


@pytest.mark.parametrize(
    ("headers", "must"),
    [
        ({"origin": "http://a.test"}, True),
        ({"origin": "http://a.test", "sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({}, False),
    ],
)
def test_what_our_page_sent_passes(headers: dict[str, str], must: bool) -> None:
    check_origin(Headers({"host": "a.test", **headers}), None, must=must)


def test_others_may_link_to_us_but_not_embed_us() -> None:
    away = {"sec-fetch-site": "cross-site"}
    check_reading(Headers({}))
    check_reading(Headers({"sec-fetch-site": "same-origin"}))
    check_reading(Headers({**away, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}))
    for mode, dest in (("no-cors", "image"), ("navigate", "iframe"), ("cors", "empty")):
        with pytest.raises(Foreign):
            check_reading(Headers({**away, "sec-fetch-mode": mode, "sec-fetch-dest": dest}))


def test_a_page_of_somebody_else_can_change_nothing(site: Site) -> None:
    ana = site.person("Ana")
    for origin in ("http://evil.test", "null"):
        answer = ana.patch("/api/me", json={"name": "Eva"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["key"]) == (403, "error-origin")
    # Without an origin only a client without a cookie is served: it has no person to act as.
    del ana.headers["origin"]
    assert ana.patch("/api/me", json={"name": "Eva"}).status_code == 403
    assert ana.get("/api/me").json()["name"] == "Ana"
    assert site.browser(origin=None).post("/api/bots", json={"name": "B"}).status_code == 201


def test_a_socket_is_opened_only_by_our_page_and_for_somebody(site: Site) -> None:
    ana = site.person("Ana")
    cookie = {"Cookie": f"reino={ana.cookies['reino']}"}
    url = site.url.replace("http", "ws") + "/api/socket"

    def page(origin: str | None, headers: dict[str, str]) -> ClientConnection:
        shown = None if origin is None else Origin(origin)
        return connect(url, origin=shown, additional_headers=headers, proxy=None)

    def status(origin: str | None, headers: dict[str, str]) -> tuple[int, str]:
        with pytest.raises(InvalidStatus) as caught:
            page(origin, headers)
        response = caught.value.response
        return response.status_code, json.loads(response.body)["key"]

    assert status("http://evil.test", cookie) == (403, "error-origin")
    assert status(None, cookie) == (403, "error-origin")
    assert status(site.url, {}) == (401, "error-nobody")
    assert status(site.url, {"Authorization": "Bearer x"}) == (401, "error-token")
    with page(site.url, cookie) as socket:
        assert json.loads(socket.recv())["name"] == "Ana"


def test_every_answer_carries_the_headers_that_protect_it(site: Site) -> None:
    anybody = site.browser()
    for path in ("/version", "/api/me", "/nowhere", "/api/games?x=1"):
        headers = anybody.get(path).headers
        assert {name: headers.get(name) for name in HEADERS} == HEADERS
        assert "strict-transport-security" not in headers
        assert headers["cache-control"] == "no-store"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


def test_behind_https_the_cookie_and_the_browser_are_held_to_it(tmp_path: Path) -> None:
    own = "https://reino.example"
    with serving(tmp_path, origin=own) as site:
        made = site.browser(origin=own).post("/api/me", json={"name": "Ana"})
        assert "; Secure" in made.headers["set-cookie"]
        assert made.headers["strict-transport-security"].startswith("max-age=")
        assert site.browser().post("/api/me", json={"name": "Eva"}).status_code == 403


@pytest.mark.parametrize(
    "origin", ["reino.example", "https://reino.example/", "ftp://x", "https://", "https://a@b"]
)
def test_an_origin_is_a_scheme_and_a_host(origin: str) -> None:
    with pytest.raises(ReinoError, match="an origin is a scheme and a host"):
        Settings(database="sqlite:///x", origin=origin)


def scope(peer: str | None, *forwarded: str) -> dict[str, Any]:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    return {"type": "http", "headers": headers, "client": (peer, 1) if peer else None}


def test_only_our_own_proxies_say_who_called_them() -> None:
    assert address_of(scope("10.0.0.1", "1.2.3.4"), 0) == "10.0.0.1"
    assert address_of(scope("10.0.0.1", "6.6.6.6, 1.2.3.4"), 1) == "1.2.3.4"
    assert address_of(scope("10.0.0.1", "6.6.6.6", "1.2.3.4, 10.0.0.2"), 2) == "1.2.3.4"
    assert address_of(scope("10.0.0.1"), 1) == "10.0.0.1"
    assert address_of(scope("10.0.0.1", "nonsense"), 1) == "unknown"
    assert address_of(scope(None), 0) == "unknown"


def test_one_who_has_a_network_of_addresses_counts_once() -> None:
    one, other = "2001:db8:1:2::1", "2001:db8:1:2:ffff::9"
    assert address_of(scope(one), 0) == address_of(scope(other), 0)
    assert address_of(scope(one), 0) != address_of(scope("2001:db8:1:3::1"), 0)


@pytest.mark.parametrize("address", ["fe80::", "2001:db8:1:2::1", "::ffff:1.2.3.4"])
def test_what_somebody_adds_to_an_address_makes_it_no_other(address: str) -> None:
    plain = address_of(scope(address), 0)
    assert address_of(scope(f"{address}%{'x' * 5000}"), 0) == plain
    assert len(plain) < 50


def test_a_bucket_gives_a_burst_and_then_so_many_a_second() -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst=3, per_second=0.5), clock)
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") == pytest.approx(2)
    assert buckets.take("b") == 0
    clock.time += 1.5
    assert buckets.take("a") == pytest.approx(0.5)
    clock.time += 0.5
    assert buckets.take("a") == 0
    assert buckets.take("a") == pytest.approx(2)
    clock.time += 1000
    assert [buckets.take("a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("a") > 0


def test_buckets_take_no_more_memory_than_they_may() -> None:
    buckets = Buckets(Rate(burst=1, per_second=1), Clock(), most=10)
    for number in range(100):
        buckets.take(str(number))
    assert len(buckets) == 10
    assert buckets.take("99") > 0


def limited(answer: httpx.Response) -> bool:
    if answer.status_code != 429:
        return False
    assert answer.json()["key"] == "error-too-many"
    assert int(answer.headers["retry-after"]) > 0
    return True


@pytest.mark.parametrize(
    ("kind", "request_of"),
    [
        ("requests", lambda who: who.get("/version")),
        ("actions", lambda who: who.get("/api/me/tables")),
        ("tables", lambda who: who.post("/api/tables", json={"game": "braverats"})),
        ("names", lambda who: who.patch("/api/me", json={"name": secrets.token_hex(4)})),
        ("recoveries", lambda who: who.post("/api/me/recover", json={"code": "A"})),
        ("people", lambda who: who.post("/api/bots", json={"name": "B"})),
    ],
)
def test_what_is_done_too_often_is_refused_until_time_has_passed(
    tmp_path: Path, kind: str, request_of: Any
) -> None:
    first = {"requests": 1, "people": 1}.get(kind, 0)  # one was taken to create the person
    rate = Rate(burst=1 + first, per_second=0.01)
    rates = Rates(**{**dict.fromkeys(FREE.__struct_fields__), kind: rate})
    with serving(tmp_path, rates=rates) as site:
        ana = site.person()
        assert not limited(request_of(ana))
        assert limited(request_of(ana))
        site.clock.time += 101
        assert not limited(request_of(ana))


def test_the_log_has_a_line_for_each_request_and_no_secret(
    site: Site, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "reino.server.requests"):
        ana = site.person("Ana")
        table = opened(ana)
        # A line is written when its answer has gone out.
        asyncio.run(until(lambda: '"/api/tables"' in caplog.text))
        caplog.clear()
        ana.get(f"/api/tables/{table}?seat=7")
        ana.get("/nowhere/secret?x=hidden")
        asyncio.run(until(lambda: len(caplog.records) == 2))
    lines = [json.loads(record.message) for record in caplog.records]
    assert [(line["route"], line["status"]) for line in lines] == [
        ("/api/tables/{table}", 403),
        ("-", 404),
    ]
    for secret in (table, ana.cookies["reino"], "Ana", "hidden", "secret"):
        assert secret not in caplog.text


def test_what_fails_on_the_server_is_told_to_nobody(
    site: Site, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the seed is 42")

    monkeypatch.setattr(site.app.state.services.tables.viewing, "seen", broken)
    answer = site.browser(accept_language="es").get("/api/tables/abcdefghjk")
    assert (answer.status_code, answer.json()["key"]) == (500, "error-server")
    assert answer.json()["text"].startswith("algo ha fallado")
    assert "42" not in answer.text
    assert "the seed is 42" in caplog.text
