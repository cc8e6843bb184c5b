"""The pages of the client are served, with its words and its art."""

import asyncio
import re
from pathlib import Path
from typing import NoReturn

import httpx
import pytest
from starlette.applications import Starlette

from reino.core.catalogue import LANGUAGES
from reino.core.packages import failed
from reino.server import static
from reino.server.static import static_routes


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Reino</title>")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path / "assets" / "index-abc.js").write_text("1")
    return tmp_path


class Browser:
    def __init__(self, built: Path) -> None:
        self._transport = httpx.ASGITransport(Starlette(routes=static_routes(built)))

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def answer() -> httpx.Response:
            async with httpx.AsyncClient(transport=self._transport, base_url="http://x") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(answer())


@pytest.fixture
def client(built: Path) -> Browser:
    return Browser(built)


@pytest.mark.parametrize("path", ["/", "/table/abcdefghjk", "/new/korona", "/settings"])
def test_every_address_of_the_client_is_the_client(client: Browser, path: str) -> None:
    answer = client.get(path)
    assert "<title>Reino" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_what_lies_beside_the_page_is_served_as_it_is(client: Browser) -> None:
    assert client.get("/icon.svg").text == "<svg/>"
    assert "immutable" in client.get("/assets/index-abc.js").headers["cache-control"]


@pytest.mark.parametrize("path", ["/nothing.js", "/api/nothing", "/assets/nothing.js"])
def test_what_is_not_there_is_not_the_client(client: Browser, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogues_are_those_of_the_library(client: Browser, lang: str) -> None:
    assert "web-skip" in client.get(f"/words/{lang}/web.ftl").text


@pytest.mark.parametrize(
    ("subject", "key"),
    [
        ("korona", "korona-picture-title"),
        ("web-korona", "web-korona-hint"),
        ("web-lesson-korona", "web-lesson-korona-aim"),
        ("errors", "error-korona-oneself"),
        ("errors", "error-no-game"),
        ("web-new", "web-new-preset-sparta-quick"),
        ("web-new", "web-new-title"),
        ("web-learn", "web-learn-tool-maps"),
        ("jackrabbits-picture", "jackrabbits-picture-title"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_subject_has_the_words_of_all_and_those_of_games(
    client: Browser, lang: str, subject: str, key: str
) -> None:
    words = client.get(f"/words/{lang}/{subject}.ftl").text
    assert re.search(rf"^{key} =", words, re.MULTILINE)
    assert not re.search("^(cli-|korona-part-)", words, re.MULTILINE)


@pytest.mark.parametrize(
    "path",
    ["/words/fr/web.ftl", "/words/en/..%2f..%2fsecret.ftl", f"/words/en/{300 * 'a'}.ftl"],
    ids=["language", "outside", "long"],
)
def test_no_other_file_is_a_catalogue(client: Browser, path: str) -> None:
    assert client.get(path).status_code == 404


def test_art_is_drawn_for_our_games_and_no_others(client: Browser) -> None:
    drawn = client.get("/art/korona.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    assert client.get("/art/chess.svg").status_code == 404


def test_art_of_a_broken_game_is_not_there(
    client: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(name: str) -> NoReturn:
        raise failed(name, "symbols", RuntimeError("boom"))

    monkeypatch.setattr(static, "find", broken)
    assert client.get("/art/korona.svg").status_code == 404


def test_what_is_known_already_is_not_sent_again_and_the_rest_is_packed(client: Browser) -> None:
    first = client.get("/art/korona.svg", {"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = client.get("/art/korona.svg", {"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_server_whose_client_was_not_built_says_so(tmp_path: Path) -> None:
    answer = Browser(tmp_path).get("/")
    assert (answer.status_code, answer.json()["key"]) == (503, "error-no-client")
