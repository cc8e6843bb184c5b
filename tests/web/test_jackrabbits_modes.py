"""Jack Rabbits in the browser without turns and without cards: free building, and the children's
game."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

import reino
from reino.games.jackrabbits.rules import actions, tiles
from server.web import Site
from web.driver import SOON, by_mouse
from web.site import opened, table
from web.test_play import begin, both_sit, sat

Visit = Callable[..., Page]

FREE = {"map": "build", "building": "free"}
NORTH = actions.TABLE.id("against", tile="citadel", way="n")


def picks(page: Page) -> list[str]:
    """The tiles that may be taken."""
    enabled = page.locator("[data-pick]:enabled")
    expect(enabled.first).to_be_visible(timeout=SOON)
    return [str(button.get_attribute("data-pick")) for button in enabled.all()]


def is_rhombus(key: str) -> bool:
    return key.startswith(("forest", "river", "mountain"))


def test_two_people_build_a_map_at_once(site: Site, visit: Visit) -> None:
    id = opened(site, "jackrabbits", bots={}, rules=FREE)
    ana, luis = visit(f"/table/{id}"), visit(f"/table/{id}")
    both_sit(ana, luis)
    begin(ana)
    # Both are asked, and each sees tiles of their own.
    own = {page: picks(page) for page in (ana, luis)}
    assert not set(own[ana]) & set(own[luis])
    assert table(site, id).owing == (0, 1)
    # Both want the same place, and Luis is quicker.
    for page in (ana, luis):
        page.locator(f"[data-pick={next(filter(is_rhombus, own[page]))}]").click()
        by_mouse(page, NORTH)
        turns = page.locator(f'[data-board] [data-action="{actions.TURN}"]').first
        expect(turns.or_(page.get_by_text("How do you turn it?")).first).to_be_visible(timeout=SOON)
    state = table(site, id).state
    assert state is not None
    seat = next(n for n, held in enumerate(table(site, id).seats) if held.name == "Luis")
    by_mouse(luis, state.legal(seat)[0])
    laid = next(filter(is_rhombus, own[luis]))
    for page in (ana, luis):
        expect(page.locator(f'[data-spot="{laid}"]').first).to_be_attached(timeout=SOON)
    # Ana's place is gone: she takes a tile again, and still has all of hers.
    assert picks(ana) == own[ana]
    assert set(picks(luis)) == set(own[luis]) - {laid}
    assert table(site, id).owing == (0, 1)


def test_children_explore_with_marks_and_without_cards(site: Site, visit: Visit) -> None:
    id = opened(site, "jackrabbits", bots={1: "greedy"}, rules={"explore": True})
    page = visit(f"/table/{id}")
    seat = sat(site, page, id)
    board = page.locator("[data-board]")
    expect(page.get_by_text("residences have no mark yet")).to_be_visible(timeout=SOON)
    assert not board.locator(".hand").count()
    assert not board.get_by_text("Court").count()
    guide = reino.bot("jackrabbits", "greedy")  # it knows the way to the nearest residence
    for _ in range(300):
        live = table(site, id)
        state = live.state
        assert state is not None
        if seat in state.record.mark:
            break
        if live.owing == (seat,):
            wanted = guide.choose(state.view(seat))
            by_mouse(page, wanted, lambda old=state: table(site, id).state is not old)  # type: ignore[misc]
        page.wait_for_timeout(100)
    marks = table(site, id).state.record.mark.tolist()  # type: ignore[union-attr]
    found = [tiles.HEX_KEYS[i] for i, who in enumerate(marks) if who == seat]
    assert found
    expect(
        board.locator('use[href$="#mark-brown"], use[href$="#mark-white"]').first
    ).to_be_attached(timeout=SOON)
