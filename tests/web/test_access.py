"""Accessibility: axe finds no serious fault on any page, in any theme and language."""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.web import Site
from web.driver import SOON, fits_twice_as_large
from web.site import opened
from web.test_play import GAMES, sat

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    "/",
    "/new/jackrabbits",
    "/learn",
    "/learn/korona",
    "/rules/sparta",
    "/settings",
    "/study/equilibrium",
    "/study/positions",
    "/study/maps",
)
THEMES = ("light", "dark", "contrast")
LANGS = ("en", "es")


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def faults(page: Page, themes: Sequence[str] = THEMES) -> list[str]:
    """The faults of a page in any of these themes, which differ in their colours alone."""
    everything: dict[str, object] = {"resultTypes": ["violations"]}
    found = []
    for theme in themes:
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        only = {} if theme == THEMES[0] else {"runOnly": ["color-contrast"]}
        found += [f"{theme}: {fault}" for fault in lasting_faults(page, everything | only)]
    return found


def lasting_faults(page: Page, looking_for: dict[str, object]) -> list[str]:
    """The lasting faults: an element that is fading in has less contrast."""
    for _ in range(3):
        found = faults_now(page, looking_for)
        if not found:
            return []
        page.wait_for_timeout(700)
    return found


def faults_now(page: Page, looking_for: dict[str, object]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = page.evaluate("looking_for => axe.run(document, looking_for)", looking_for)
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("path", PAGES)
def test_pages_can_be_used_by_everyone(visit: Visit, path: str, lang: str) -> None:
    page = visit(path, lang=lang, bypass_csp=True)
    expect(page.get_by_role("heading", level=1).first).to_be_visible(timeout=SOON)
    page.wait_for_timeout(200)
    # The words of another language are as colourful.
    assert faults(page, THEMES if lang == "en" else THEMES[:1]) == []
    assert "web-" not in page.locator("body").inner_text(), "a key that has no words"


@pytest.mark.parametrize("game", GAMES)
def test_tables_can_be_used_by_everyone(site: Site, visit: Visit, game: str) -> None:
    """Before the game, during it, and in its replay."""
    id = opened(site, game, bots={1: "random"})
    page = visit(f"/table/{id}", bypass_csp=True)
    expect(page.get_by_role("heading", level=1).first).to_be_visible(timeout=SOON)
    assert faults(page) == []
    seat = sat(site, page, id)
    assert faults(page) == []
    page.get_by_label("Language").select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert faults(page, THEMES[:1]) == []
    given_up(page, id, seat)
    page.goto(f"{site.url}/table/{id}/replay")
    expect(page.get_by_role("slider").first).to_be_visible(timeout=SOON)
    assert faults(page) == []


def given_up(page: Page, id: str, seat: int) -> None:
    """The game is over at once: the person of this page resigns."""
    origin = page.url.partition("/table")[0]
    command = {"id": "enough", "command": {"do": "resign", "seat": seat}}
    done = page.request.post(
        f"{origin}/api/tables/{id}/commands", data=command, headers={"origin": origin}
    )
    assert done.ok, done.text()


def test_a_fault_would_be_found(visit: Visit) -> None:
    page = visit("/learn", bypass_csp=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=SOON)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button></button>')")
    assert any("button-name" in fault for fault in faults(page))


@pytest.mark.parametrize("path", ["/", "/new/korona", "/settings"])
def test_text_of_twice_the_size_still_fits(visit: Visit, path: str) -> None:
    page = visit(path, phone=True)
    expect(page.get_by_role("heading", level=1).first).to_be_visible(timeout=SOON)
    assert fits_twice_as_large(page)
