"""A game is played through each proxy of the hosting page, with TLS, over a websocket."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from deploy import proxies
from deploy.proxies import Ground, Proxy, program, running
from server.running import Running

pytestmark = pytest.mark.compiled
KINDS = {"nginx": proxies.nginx, "caddy": proxies.caddy}


@pytest.fixture(scope="module", params=KINDS)
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Proxy]:
    kind = request.param
    assert program(kind) is not None, f"there is no {kind} here: see scripts/services"
    ground = Ground(tmp_path_factory.mktemp(kind))
    arguments = ("--origin", ground.proxy.url, "--proxies", "1")
    server = Running(tmp_path_factory.mktemp("data"), *arguments, port=ground.server)
    with server, running(KINDS[kind](ground), ground.proxy, ground.folder) as found:
        yield found
        assert server.traces() == ""


def asked(http: httpx.Client, path: str, body: object, token: str | None = None) -> httpx.Response:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return http.post(path, json=body, headers=headers)


def test_a_whole_game_goes_through(proxy: Proxy, tmp_path: Path) -> None:
    with proxy.client() as http:
        host = asked(http, "/api/bots", {"name": "host"}).json()["token"]
        wanted = {"game": "braverats", "bots": {"0": "random"}}
        table = asked(http, "/api/tables", wanted, host).json()["table"]
        bot = [sys.executable, "-m", "reino.cli", "bot", "random", "--lang", "en"]
        playing = subprocess.Popen(
            [*bot, "--server", proxy.url, "--table", table, "--data", str(tmp_path)],
            env=os.environ | {"SSL_CERT_FILE": str(proxy.authority)},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            begin(http, table, host)
            told, _ = playing.communicate(timeout=120)
        finally:
            playing.kill()
            playing.communicate()
        assert playing.returncode == 0, told
        assert http.get(f"/api/tables/{table}").json()["status"] == "over"


def begin(http: httpx.Client, table: str, host: str) -> None:
    """Begin as soon as all seats are taken."""
    for attempt in range(300):
        body = {"id": f"begin {attempt}", "command": {"do": "begin"}}
        answer = asked(http, f"/api/tables/{table}/commands", body, host)
        if answer.status_code == 200:
            return
        time.sleep(0.2)  # the proxy limits the rate of requests
    raise AssertionError(answer.text)


def test_people_are_known_by_secure_cookies_and_stay_with_tls(proxy: Proxy) -> None:
    with proxy.client() as http:
        answer = http.post(
            "/api/me", json={"name": "Ana", "lang": "en"}, headers={"Origin": proxy.url}
        )
        assert answer.is_success, answer.text
        assert "; Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


def test_pages_of_other_addresses_are_refused(proxy: Proxy) -> None:
    with proxy.client() as http:
        answer = http.post(
            "/api/me",
            json={"name": "Eva", "lang": "en"},
            headers={"Origin": "https://evil.example"},
        )
        assert answer.status_code == 403


def test_who_comes_without_tls_is_sent_to_it(proxy: Proxy) -> None:
    answer = httpx.get(f"{proxy.plain}/learn?x=1")
    assert answer.is_redirect
    assert answer.headers["location"].startswith("https://localhost")
    assert answer.headers["location"].endswith("/learn?x=1")
