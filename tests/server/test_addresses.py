"""The printed address can be opened, by guests and on the machine itself."""

import socket
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from reino.server import addresses
from reino.server.addresses import addresses_of, own_address
from reino.server.run import bound
from server.running import Running

V4, V6 = socket.AF_INET, socket.AF_INET6


def told(host: str) -> tuple[str, str]:
    """The addresses for guests and for this machine, with PORT instead of the port."""
    with bound(host, 0) as listening:
        port = listening.getsockname()[1]
        found = addresses_of(listening, host)
    assert {urlsplit(url).port for url in found} == {port}
    guests, here = (url.replace(str(port), "PORT") for url in found)
    return guests, here


def has_ipv6() -> bool:
    try:
        bound("::1", 0).close()
    except Exception:
        return False
    return True


needs_ipv6 = pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://localhost:PORT"),
        ("localhost", "http://localhost:PORT"),
        pytest.param("::1", "http://localhost:PORT", marks=needs_ipv6),
        ("127.0.0.2", "http://127.0.0.2:PORT"),  # `localhost` does not lead there
    ],
)
def test_one_address_is_told_for_everybody(host: str, url: str) -> None:
    assert told(host) == (url, url)


@pytest.mark.parametrize(
    ("host", "own", "url"),
    [
        ("0.0.0.0", "192.168.7.20", "http://192.168.7.20:PORT"),
        ("", "192.168.7.20", "http://192.168.7.20:PORT"),
        ("0.0.0.0", None, "http://localhost:PORT"),
        pytest.param("::", "2001:db8::20", "http://[2001:db8::20]:PORT", marks=needs_ipv6),
        pytest.param("::", None, "http://localhost:PORT", marks=needs_ipv6),
    ],
)
def test_who_listens_everywhere_tells_what_guests_open(
    monkeypatch: pytest.MonkeyPatch, host: str, own: str | None, url: str
) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda family: own)
    assert told(host) == (url, "http://localhost:PORT")


class Probe:
    """A socket whose route has this local address, or none."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def __call__(self, *_: object) -> "Probe":
        return self

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _to: object) -> None:
        if self.address is None:
            raise OSError("network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        assert self.address is not None
        return self.address, 40_000


@pytest.mark.parametrize(
    ("family", "outgoing", "named", "own"),
    [
        (V4, "10.1.2.3", ["10.9.9.9"], "10.1.2.3"),
        (V4, None, ["127.0.1.1", "10.9.9.9"], "10.9.9.9"),
        (V4, "127.0.0.1", ["10.9.9.9"], "10.9.9.9"),
        (V4, None, ["127.0.1.1"], None),
        (V4, None, [], None),
        (V6, "fe80::1", ["::1", "fd00::5"], "fd00::5"),
    ],
)
def test_the_way_out_and_then_the_name_tell_the_address(
    monkeypatch: pytest.MonkeyPatch, family: int, outgoing: str, named: list[str], own: str | None
) -> None:
    def known(*_: object) -> list[tuple[object, ...]]:
        if not named:
            raise socket.gaierror
        return [(family, 1, 6, "", (address, 0)) for address in named]

    monkeypatch.setattr(addresses.socket, "socket", Probe(outgoing))
    monkeypatch.setattr(addresses.socket, "getaddrinfo", known)
    assert own_address(family) == own


def test_of_this_machine_something_is_found_or_nothing() -> None:
    for family in (V4, V6):
        found = own_address(family)
        assert found is None or not ip_address(found).is_loopback


def test_a_server_for_everybody_answers_at_both_addresses(tmp_path: Path) -> None:
    with Running(tmp_path, "--host", "0.0.0.0") as server:
        urls = [word for line in server.log[:3] for word in line.split() if "://" in word]
        assert f"http://localhost:{server.port}" in urls
        for url in urls:
            assert "0.0.0.0" not in url
            assert httpx.get(f"{url}/healthz", timeout=30, trust_env=False).status_code == 200
        assert server.stop() == 0
