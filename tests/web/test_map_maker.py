"""The map maker of Jack Rabbits: tiles are dragged, turned, taken away and laid on islands."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from web.driver import SOON

Visit = Callable[..., Page]


@pytest.fixture
def maker(visit: Visit) -> Page:
    page = visit("/study/maps")
    expect(page.locator("[data-map-maker] [data-tile=citadel]")).to_be_visible(timeout=SOON)
    return page


def tile(page: Page, key: str) -> Locator:
    return page.locator(f".sea [data-tile={key}]")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def line(page: Page, sign: str) -> str:
    """The line of the map's text that begins so, once the server has seen the last change."""
    expect(page.locator(".verdict")).not_to_have_text("…", timeout=SOON)
    lines = page.locator("textarea").input_value().splitlines()
    return next((line for line in lines if line.startswith(f"{sign} ")), "")


def test_a_dragged_tile_lies_on_the_nearest_place_of_the_lattice(maker: Page) -> None:
    # A hex is 100 wide from its middle to a corner: the way from one to the next is 1.5 of that
    # across and 86.6 down.
    tower, plaza = tile(maker, "tower-of-spades"), tile(maker, "plaza-of-spades")
    before, (x, y) = line(maker, "K♠"), middle(tower)
    row = (y - middle(plaza)[1]) / 2
    maker.mouse.move(x, y)
    maker.mouse.down()
    maker.mouse.move(x - 40, y + row, steps=4)
    maker.mouse.move(x + 3, y + 2 * row + 4, steps=4)
    expect(maker.locator(".ghost")).to_be_visible()
    maker.mouse.up()
    expect(maker.locator(".ghost")).to_be_hidden()
    assert before.startswith("K♠ (-2.5,1) ")
    assert line(maker, "K♠") == before.replace("(-2.5,1)", "(-2.5,3)")


def test_keys_move_turn_and_take_away_the_tile_that_is_held(maker: Page) -> None:
    tile(maker, "tower-of-diamonds").click()
    assert line(maker, "K♦") == "K♦ (0,-4) N S"
    maker.keyboard.press("r")
    assert line(maker, "K♦") == "K♦ (0,-4) NE SW"
    maker.keyboard.press("ArrowLeft")
    assert line(maker, "K♦") == "K♦ (-1,-4) NE SW"
    maker.keyboard.press("Delete")
    assert line(maker, "K♦") == ""
    for _ in range(3):
        maker.get_by_role("button", name="Undo").click()
    assert line(maker, "K♦") == "K♦ (0,-4) N S"
    expect(maker.locator(".verdict.fair")).to_be_visible(timeout=SOON)


def test_a_dead_end_is_allowed_once_advice_is_only_advice(maker: Page) -> None:
    maker.get_by_text("The map as text").click()
    text = maker.locator("textarea")
    text.fill(text.input_value().replace("top-left", "top-right"))  # the roads of the second tavern
    maker.get_by_role("button", name="Read this text").click()
    expect(maker.locator(".verdict")).to_contain_text("Not yet", timeout=SOON)
    maker.get_by_label("Advice is only advice").check()
    expect(maker.locator(".verdict.fair")).to_be_visible(timeout=SOON)
    maker.get_by_role("button", name="Play on this map").click()
    maker.wait_for_url("**/new/jackrabbits?map=build&free_map=true&position=*")


def test_a_new_island_lies_apart_from_all_other_land(maker: Page) -> None:
    tile(maker, "tower-of-diamonds").click()
    maker.keyboard.press("Delete")
    maker.locator(".palette button").click()
    lattice = maker.get_by_label("Lattice")
    lattice.select_option(index=lattice.locator("option").count() - 1)
    x, y = middle(tile(maker, "citadel"))
    maker.locator(".sea > svg").click(position={"x": 30, "y": 30})
    line(maker, "K♦")
    assert maker.locator("textarea").input_value().rstrip().endswith("island\nK♦ (0,0) N S")
    land = tile(maker, "tower-of-diamonds").bounding_box()
    assert land
    for other in maker.locator(".sea [data-tile]:not([data-tile=tower-of-diamonds])").all():
        x, y = middle(other)
        inside = land["x"] < x < land["x"] + land["width"]
        assert not (inside and land["y"] < y < land["y"] + land["height"])
