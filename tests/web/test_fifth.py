"""A game without drawings of its own is played on the generic board."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from fifth.package import PLAIN, installed
from server.running import Running
from web.driver import SOON, overflow
from web.test_play import begin, both_sit, is_over

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the game of the documentation installed; plain, so that no rules are
    compiled."""
    with pytest.MonkeyPatch.context() as patched:
        for name, value in (PLAIN | installed(tmp_path_factory.mktemp("installed"))).items():
            patched.setenv(name, value)
        with Running(tmp_path_factory.mktemp("data")) as running:
            yield running


def test_it_is_on_the_first_page_and_can_be_read_about(server: Running, visit: Visit) -> None:
    page = visit("/", url=server.url, lang="es")
    tile = page.locator('[data-game="heirs"]')
    expect(tile).to_contain_text("Herederos", timeout=SOON)
    expect(tile).to_contain_text("Cinco cortesanos hacen cola ante el trono")
    page.goto(f"{server.url}/new/heirs")
    expect(page.get_by_text("Encina")).to_be_visible(timeout=SOON)
    page.goto(f"{server.url}/rules/heirs")
    expect(page.get_by_text("Cuando suena la campana, gana la casa")).to_be_visible(timeout=SOON)


def test_a_whole_game_by_mouse(server: Running, visit: Visit) -> None:
    id = server.open(server.account("host"), game="heirs", players=2)
    ana, luis = (visit(f"/table/{id}", url=server.url) for _ in range(2))
    both_sit(ana, luis)
    begin(ana)
    watcher = visit(f"/table/{id}", url=server.url, lang="es", theme="dark", phone=True)
    expect(fact(ana, "In line, from the throne").locator("li")).to_have_text(
        ["Smith", "Baker", "Knight", "Jester", "Nun"], timeout=SOON
    )
    expect(fact(ana, "Who backs whom")).to_contain_text("?")
    expect(fact(watcher, "En la cola, desde el trono").locator("li").first).to_have_text(
        "Herrero", timeout=SOON
    )
    result = ana.locator("[data-result]")
    choices = 0
    while not result.count():
        for page in (ana, luis):
            offered = page.locator("[data-board] [data-action]:enabled")
            expect(offered.or_(page.locator("[data-result]")).first).to_be_visible(timeout=SOON)
            if not offered.count():
                break
            assert offered.first.inner_text().endswith(" steps ahead")
            offered.first.click()
            choices += 1
    assert choices >= 4
    for page in (ana, luis, watcher):
        is_over(page)
    assert not watcher.locator("[data-action]").count(), "who watches may choose"
    expect(fact(ana, "Who backs whom")).not_to_contain_text("?")
    assert overflow(watcher) <= 0, "the page is wider than the phone"
    assert server.traces() == ""


def fact(page: Page, name: str) -> Locator:
    """A fact of the view, by its name."""
    return page.locator("[data-board] > dl > div").filter(has_text=name)
