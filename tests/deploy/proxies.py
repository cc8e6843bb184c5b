"""The proxies of the hosting page, as its files have them, but on loopback and with a certificate
of the tests' own."""

import os
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import which

import httpx
import trustme

from deploy.conftest import ROOT
from machine import free_port

UNPACKED = Path(sys.prefix) / "proxies"  # where scripts/services puts them
AROUND_NGINX = """
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""


def program(name: str) -> str | None:
    places = [UNPACKED / name / folder / name for folder in ("usr/sbin", "usr/bin")]
    return which(name) or next((str(place) for place in places if place.exists()), None)


@dataclass(frozen=True)
class Proxy:
    """A proxy before a server of Reino, and the certificate to trust."""

    url: str
    plain: str  # its address without TLS
    authority: Path

    def client(self) -> httpx.Client:
        trusting = ssl.create_default_context(cafile=self.authority)
        return httpx.Client(base_url=self.url, verify=trusting, timeout=30)


class Ground:
    """Ports and a certificate for a proxy."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server, self.port, self.plain = free_port(), free_port(), free_port()
        self.certificate, self.key = folder / "pem", folder / "key"
        self.authority = folder / "authority"
        authority = trustme.CA()
        issued = authority.issue_cert("localhost")
        issued.private_key_pem.write_to_path(self.key)
        for number, blob in enumerate(issued.cert_chain_pems):
            blob.write_to_path(self.certificate, append=number > 0)
        authority.cert_pem.write_to_path(self.authority)

    @property
    def proxy(self) -> Proxy:
        return Proxy(
            f"https://localhost:{self.port}", f"http://localhost:{self.plain}", self.authority
        )


def nginx(ground: Ground) -> list[str]:
    """The command that runs nginx."""
    site = (ROOT / "deploy/nginx.conf").read_text("utf-8")
    site = re.sub(r"^ +listen \[::\].*\n", "", site, flags=re.MULTILINE)  # not every machine has it
    site = replaced(
        site,
        {
            "listen 443": f"listen 127.0.0.1:{ground.port}",
            "listen 80;": f"listen 127.0.0.1:{ground.plain};",
            "reino.example;": "localhost;",
            "/etc/ssl/reino.example.pem": str(ground.certificate),
            "/etc/ssl/reino.example.key": str(ground.key),
            "127.0.0.1:8000": f"127.0.0.1:{ground.server}",
        },
    )
    whole = AROUND_NGINX.format(folder=ground.folder, site=site)
    if os.geteuid() == 0:
        whole = f"user root;\n{whole}"
    (ground.folder / "nginx.conf").write_text(whole, "utf-8")
    found = program("nginx")
    assert found
    return [
        found,
        "-e",
        "stderr",
        "-p",
        str(ground.folder),
        "-c",
        str(ground.folder / "nginx.conf"),
    ]


def caddy(ground: Ground) -> list[str]:
    site = replaced(
        (ROOT / "deploy/Caddyfile").read_text("utf-8"),
        {
            "reino.example {": f"localhost {{\n    tls {ground.certificate} {ground.key}",
            "127.0.0.1:8000": f"127.0.0.1:{ground.server}",
        },
    )
    ports = f"https_port {ground.port}\n    http_port {ground.plain}"
    settings = f"{{\n    admin off\n    skip_install_trust\n    {ports}\n}}\n"
    (ground.folder / "Caddyfile").write_text(settings + site, "utf-8")
    found = program("caddy")
    assert found
    return [found, "run", "--adapter", "caddyfile", "--config", str(ground.folder / "Caddyfile")]


def replaced(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        assert old in text, f"{old} is not there any more"
        text = text.replace(old, new)
    return text


@contextmanager
def running(command: list[str], proxy: Proxy, folder: Path) -> Iterator[Proxy]:
    log = folder / "log"
    with log.open("w") as told:
        process = subprocess.Popen(
            command,
            stdout=told,
            stderr=told,
            env=os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder)},
        )
        try:
            for _ in range(300):
                try:
                    with proxy.client() as http:
                        http.get("/version")
                    break
                except httpx.TransportError:
                    assert process.poll() is None, log.read_text()
                    time.sleep(0.1)
            else:
                raise AssertionError(log.read_text())
            yield proxy
        finally:
            process.terminate()
            process.wait(30)
