"""Fixtures of the client's tests: a server, a browser, and pages of several people."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

import machine
from server.web import Site
from web.site import playing

Visit = Callable[..., Page]
LOST = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "WebSocket")


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with playing(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver, machine.browser(driver) as launched:
        yield launched


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """A page of a new visitor: `visit("/", lang="es", theme="dark", phone=True)`. An error on it,
    in the console or elsewhere, fails the test."""
    contexts = []
    wrong: list[str] = []

    def open_page(
        path: str = "/",
        *,
        lang: str = "en",
        theme: str = "light",
        phone: bool = False,
        motion: bool = False,
        url: str | None = None,
        **settings: Any,
    ) -> Page:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 860}
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            has_touch=phone,
            locale=lang,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="block",
            **settings,
        )
        contexts.append(context)
        context.add_init_script(
            f"localStorage.setItem('reino-theme', '{theme}');"
            f"localStorage.setItem('reino-lang', '{lang}');"
            "localStorage.setItem('reino-sound', 'off');"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda told: wrong.append(_told(told)))
        page.goto((url or site.url) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert [line for line in wrong if line] == []


def _told(told: ConsoleMessage) -> str:
    """The errors of a page, without those of a killed server: that it is gone, gives no answer, or
    has opened no websocket."""
    if told.type != "error" or any(lost in told.text for lost in LOST):
        return ""
    return f"{told.text} {told.location.get('url', '')}"
