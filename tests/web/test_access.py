"""For everyone: axe finds nothing serious on any page, in any theme and language."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.web import Site
from web.driver import SOON, overflow
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
)
LOOKS = (("light", "en"), ("dark", "es"), ("contrast", "en"), ("contrast", "es"))


@cache
def axe() -> str:
    return AXE.read_text("utf-8")


def faults(page: Page) -> list[str]:
    """What is wrong with a page and stays so: what is just fading in has less contrast."""
    for _ in range(3):
        found = looked_for(page)
        if not found:
            return []
        page.wait_for_timeout(700)
    return found


def looked_for(page: Page) -> list[str]:
    page.evaluate(axe())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
@pytest.mark.parametrize("path", PAGES)
def test_pages_can_be_used_by_everyone(visit: Visit, path: str, theme: str, lang: str) -> None:
    page = visit(path, theme=theme, lang=lang, bypass_csp=True)
    expect(page.get_by_role("heading", level=1).first).to_be_visible(timeout=SOON)
    page.wait_for_timeout(200)
    assert faults(page) == []


@pytest.mark.parametrize(("theme", "lang"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_tables_can_be_used_by_everyone(
    site: Site, visit: Visit, game: str, theme: str, lang: str
) -> None:
    id = opened(site, game, bots={1: "random"})
    page = visit(f"/table/{id}", theme=theme, lang="en", bypass_csp=True)
    sat(site, page, id)
    page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
    if lang == "es":
        page.get_by_label("Language").select_option("es")
        expect(page.locator("html")).to_have_attribute("lang", "es")
    page.wait_for_timeout(200)
    assert faults(page) == []


def test_a_fault_would_be_found(visit: Visit) -> None:
    page = visit("/learn", bypass_csp=True)
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=SOON)
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<button></button>')")
    assert any("button-name" in fault for fault in faults(page))


@pytest.mark.parametrize("path", ["/", "/new/korona", "/settings"])
def test_text_of_twice_the_size_still_fits(visit: Visit, path: str) -> None:
    page = visit(path, phone=True)
    expect(page.get_by_role("heading", level=1).first).to_be_visible(timeout=SOON)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(200)
    assert overflow(page) <= 0
