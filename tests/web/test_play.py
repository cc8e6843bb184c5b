"""All four games are played in a real browser: by mouse, by keyboard alone, by touch, between two
people while a third watches, and with a reload in the middle."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import reino
from server.web import Site
from web.driver import (
    SOON,
    by_keyboard,
    by_mouse,
    by_touch,
    choose_once,
    fits_twice_as_large,
    overflow,
    play_to_the_end,
)
from web.site import opened, table

Visit = Callable[..., Page]
GAMES = ("braverats", "sparta", "korona", "jackrabbits")
WHOLE = bool(os.environ.get("REINO_SOAK"))  # else most begin near the end of a recorded game


def sit(page: Page, name: str = "Ana") -> None:
    """Take the first open seat under a name."""
    page.get_by_role("button", name="Sit here").first.click()
    named(page, "Sit here", name)


def named(page: Page, deed: str, name: str = "Ana") -> None:
    """Say how to be called, which somebody new is asked before others see them."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("button", name=deed).click()
    expect(dialog).to_have_count(0)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator("[data-board]")).to_be_visible(timeout=SOON)


def sat(site: Site, page: Page, id: str) -> int:
    """The seat of somebody who sits down alone among bots, once the game has begun."""
    sit(page)
    begin(page)
    return next(n for n, seat in enumerate(table(site, id).seats) if seat.person)


def is_over(page: Page) -> None:
    expect(page.locator("[data-result]")).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_against_a_bot_by_mouse(site: Site, visit: Visit, game: str) -> None:
    id = opened(site, game, bots={1: "random"}, late=False)
    page = visit(f"/table/{id}")
    seat = sat(site, page, id)
    assert play_to_the_end(site, page, id, seat, by_mouse) > 2
    is_over(page)
    assert services_agree(site, id)


def services_agree(site: Site, id: str) -> bool:
    """The record of what was played in the browser is a legal game to its end."""
    return table(site, id).record().verify().over


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(site: Site, visit: Visit, game: str) -> None:
    id = opened(site, game, bots={1: "random"}, late=not WHOLE)
    page = visit(f"/table/{id}")
    seat = sat(site, page, id)
    play_to_the_end(site, page, id, seat, by_keyboard)
    is_over(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_a_phone_by_touch(site: Site, visit: Visit, game: str) -> None:
    id = opened(site, game, bots={1: "random"}, late=not WHOLE)
    page = visit(f"/table/{id}", phone=True, lang="en")
    seat = sat(site, page, id)
    assert fits_twice_as_large(page)
    play_to_the_end(site, page, id, seat, by_touch)
    is_over(page)
    assert overflow(page) <= 0, "the page is wider than the phone"


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_while_a_third_watches(site: Site, visit: Visit, game: str) -> None:
    id = opened(site, game, bots={}, late=not WHOLE)
    pages = [visit(f"/table/{id}"), visit(f"/table/{id}")]
    for page, name in zip(pages, ("Ana", "Luis"), strict=True):
        sit(page, name)
    begin(pages[0])
    watcher = visit(f"/table/{id}")
    expect(watcher.locator("[data-board]")).to_be_visible(timeout=SOON)
    seats = [
        next(n for n, seat in enumerate(table(site, id).seats) if seat.name == name)
        for name in ("Ana", "Luis")
    ]
    while table(site, id).status != "over":
        seat = table(site, id).owing[0]
        choose_once(site, pages[seats.index(seat)], id, seat, by_mouse)
        assert not watcher.locator("[data-board] [data-action]").count(), "who watches may choose"
    for page in (*pages, watcher):
        is_over(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_the_middle_changes_nothing(site: Site, visit: Visit, game: str) -> None:
    id = opened(site, game, bots={1: "random"})
    page = visit(f"/table/{id}")
    seat = sat(site, page, id)
    begun = table(site, id).number

    def some(at: object) -> bool:
        return table(site, id).number > begun + 3

    play_to_the_end(site, page, id, seat, by_mouse, stop=some)
    if table(site, id).status != "over":
        page.reload()
        expect(page.locator("[data-board]")).to_be_visible(timeout=SOON)
        play_to_the_end(site, page, id, seat, by_mouse)
    is_over(page)


def test_all_games_are_played_here() -> None:
    assert set(GAMES) == set(reino.games())
