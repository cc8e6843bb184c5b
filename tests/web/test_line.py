"""A client without a connection to its server says why, and shows a way back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from server.web import Site
from web.driver import SOON
from web.site import opened, services
from web.test_play import sat

Visit = Callable[..., Page]


def test_who_is_forgotten_while_a_page_is_open_may_go_on_as_somebody_new(
    site: Site, visit: Visit
) -> None:
    id = opened(site, "braverats", bots={1: "random"})
    page = visit(f"/table/{id}")
    sat(site, page, id)
    page.evaluate("fetch('/api/me', { method: 'DELETE' })")
    told = page.get_by_role("alert").filter(has_text="You are signed out here")
    expect(told).to_be_visible(timeout=SOON)
    told.get_by_role("button", name="Go on as somebody new").click()
    expect(page.get_by_role("link", name="Guest")).to_be_visible(timeout=SOON)
    expect(page.locator("[data-board]")).to_be_visible(timeout=SOON)
    expect(told).to_have_count(0)


def test_a_browser_that_knows_that_it_is_offline_says_so_at_once(site: Site, visit: Visit) -> None:
    id = opened(site, "braverats", bots={1: "random"})
    page = visit(f"/table/{id}")
    sat(site, page, id)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is gone")).to_be_visible(timeout=2_000)
    page.context.set_offline(False)
    expect(page.get_by_text("The connection is gone")).to_have_count(0, timeout=SOON)


def test_a_page_too_many_says_so_and_can_be_tried_again(
    site: Site, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = opened(site, "braverats", bots={1: "random"})
    page = visit(f"/table/{id}")
    sat(site, page, id)
    monkeypatch.setattr(services(site).sessions, "most", 1)
    second = page.context.new_page()
    second.goto(page.url)
    told = second.get_by_role("alert").filter(has_text="too many pages of Reino open")
    expect(told).to_be_visible(timeout=SOON)
    page.close()
    told.get_by_role("button", name="Try again").click()
    expect(second.locator("[data-board]")).to_be_visible(timeout=SOON)
    expect(told).to_have_count(0)
