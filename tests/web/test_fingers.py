"""Two fingers zoom a map of Jack Rabbits, and move nothing on it."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from server.web import Site
from web.driver import SOON
from web.site import opened, table
from web.test_play import sat

Visit = Callable[..., Page]


def scale(board: Locator) -> float:
    found = re.search(r"scale\(([\d.]+)\)", board.locator("> g").get_attribute("transform") or "")
    assert found
    return float(found[1])


def pinch(page: Page, board: Locator, begin: float, end: float) -> None:
    """Two fingers one above the other, so many pixels from the middle at first and at last."""
    board.scroll_into_view_if_needed()
    box = board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    tools = page.context.new_cdp_session(page)
    steps = 8
    for step in range(steps + 1):
        off = begin + (end - begin) * step / steps
        fingers = [{"x": x, "y": y - off, "id": 0}, {"x": x, "y": y + off, "id": 1}]
        kind = "touchMove" if step else "touchStart"
        tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)


def test_the_map_at_a_table(site: Site, visit: Visit) -> None:
    id = opened(site, "jackrabbits", bots={1: "random"})
    page = visit(f"/table/{id}", phone=True)
    sat(site, page, id)
    board = page.locator(".map > svg")
    expect(board).to_be_visible(timeout=SOON)
    expect(page.locator("[data-turn=mine]")).to_be_visible(timeout=SOON)  # no other seat moves now
    number, whole = table(site, id).number, scale(board)
    pinch(page, board, 30, 120)
    assert scale(board) > 2 * whole
    pinch(page, board, 120, 30)
    assert scale(board) < 2 * whole
    assert table(site, id).number == number


def test_the_map_maker(visit: Visit) -> None:
    page = visit("/study/maps", phone=True)
    board = page.locator(".sea > svg")
    expect(board.locator("[data-tile]").first).to_be_visible(timeout=SOON)
    text = page.locator("textarea")
    whole, before = scale(board), text.input_value()
    pinch(page, board, 30, 120)
    assert scale(board) > 2 * whole
    assert text.input_value() == before
