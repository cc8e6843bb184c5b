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


def both_sit(first: Page, second: Page) -> None:
    """Ana on one page and Luis on the other, as soon as that shows that her seat is taken."""
    sit(first, "Ana")
    expect(second.get_by_role("button", name="Sit here")).to_have_count(1, timeout=SOON)
    sit(second, "Luis")


def named(page: Page, deed: str, name: str = "Ana") -> None:
    """Enter a name, which a new visitor is asked for before others see them."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill(name)
    dialog.get_by_role("button", name=deed).click()
    expect(dialog).to_have_count(0)


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin", exact=True).click()
    expect(page.locator("[data-board]")).to_be_visible(timeout=SOON)


def sat(site: Site, page: Page, id: str) -> int:
    """The seat of a person who sits down alone among bots, once the game has begun."""
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
    both_sit(*pages)
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


def resign(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()


def test_two_people_meet_again_while_a_third_watches(site: Site, visit: Visit) -> None:
    id = opened(site, "sparta", bots={}, chat=True)
    ana, luis = visit(f"/table/{id}"), visit(f"/table/{id}", phone=True)
    both_sit(ana, luis)
    begin(ana)
    watcher = visit(f"/table/{id}", lang="es")
    expect(watcher.locator("[data-board]")).to_be_visible(timeout=SOON)
    luis.get_by_role("tab", name="Chat").click()
    luis.get_by_role("tab", name="Chat").scroll_into_view_if_needed()
    resign(ana)
    expect(ana.get_by_text("Luis wins. You resigned.")).to_be_visible(timeout=SOON)
    expect(luis.get_by_text("Ana has resigned.")).to_be_in_viewport(timeout=SOON)
    expect(watcher.get_by_text("Ana se ha rendido.")).to_be_visible(timeout=SOON)

    luis.get_by_role("textbox", name="Say something").scroll_into_view_if_needed()
    ana.get_by_role("button", name="Rematch").click()
    ana.wait_for_url(lambda url: id not in url, timeout=SOON)
    again = ana.url.rsplit("/", 1)[1]
    stranger = visit(f"/table/{again}")
    expect(stranger.get_by_text("this seat is kept")).to_be_visible(timeout=SOON)
    expect(stranger.get_by_role("button", name="Sit here")).to_have_count(0)
    asked = luis.get_by_role("status").get_by_role("button", name="To the rematch")
    expect(asked).to_be_in_viewport(timeout=SOON)
    asked.click()
    for page in (ana, luis):  # no person has to sit down or to begin
        page.wait_for_url(f"**/table/{again}", timeout=SOON)
        expect(page.locator("[data-board]")).to_be_visible(timeout=SOON)
    before = [seat.name for seat in table(site, id).seats]
    assert [seat.name for seat in table(site, again).seats] == before[::-1]
    watcher.get_by_role("link", name="Ver la revancha").click()
    expect(watcher.get_by_text("Estás mirando").first).to_be_visible(timeout=SOON)


def test_a_seat_that_is_kept_in_vain_is_freed_by_the_host(site: Site, visit: Visit) -> None:
    id = opened(site, "sparta", bots={})
    ana, luis = visit(f"/table/{id}"), visit(f"/table/{id}", phone=True)
    both_sit(ana, luis)
    begin(ana)
    resign(luis)
    ana.get_by_role("button", name="Rematch").click()
    ana.wait_for_url(lambda url: id not in url, timeout=SOON)
    stranger = visit(f"/table/{ana.url.rsplit('/', 1)[1]}", lang="es")
    expect(stranger.get_by_text("asiento reservado")).to_be_visible(timeout=SOON)
    ana.get_by_role("button", name="Free this seat").click()
    stranger.get_by_role("button", name="Sentarme aquí").click(timeout=SOON)
    named(stranger, "Sentarme aquí", "Eva")
    begin(ana)
    expect(ana.get_by_text("Eva").first).to_be_visible(timeout=SOON)


def test_what_is_asked_is_in_sight_and_what_is_taken_back_is_marked(
    site: Site, visit: Visit
) -> None:
    id = opened(site, "sparta", bots={}, chat=True)
    ana, luis = visit(f"/table/{id}"), visit(f"/table/{id}", phone=True)
    both_sit(ana, luis)
    begin(ana)
    for page, seat in ((ana, 0), (luis, 1)):
        choose_once(site, page, id, seat, by_mouse)
    luis.get_by_role("tab", name="Chat").click()
    luis.get_by_role("textbox", name="Say something").scroll_into_view_if_needed()
    ana.get_by_role("tab", name="Table").click()
    ana.get_by_role("button", name="Take back").click()
    agree = luis.get_by_role("button", name="Agree")
    expect(agree).to_be_in_viewport(timeout=SOON)
    agree.click()
    expect(agree).to_have_count(0, timeout=SOON)
    ana.get_by_role("tab", name="Log").click()
    expect(ana.locator(".log s")).not_to_have_count(0, timeout=SOON)
    expect(ana.locator(".log").get_by_text("taken back").first).to_be_visible(timeout=SOON)


def test_who_watches_is_marked_in_the_chat_and_nobody_misses_a_line(
    site: Site, visit: Visit
) -> None:
    id = opened(site, "sparta", bots={1: "random"}, chat=True)
    page = visit(f"/table/{id}")
    sat(site, page, id)
    page.get_by_role("tab", name="Table").click()
    watcher = visit(f"/table/{id}", lang="es")
    watcher.get_by_role("textbox", name="Di algo").fill("hola")
    watcher.keyboard.press("Enter")
    log = page.get_by_role("tab", name="one new line")
    expect(log).to_be_visible(timeout=SOON)
    log.click()
    # A default name is shown in the language of its reader.
    line = page.locator(".chat p", has_text="hola")
    expect(line).to_contain_text("Guest", timeout=SOON)
    expect(line).to_contain_text("watching")
    expect(watcher.locator(".chat p", has_text="hola")).to_contain_text("Invitado")
    expect(page.get_by_role("tab", name="one new line")).to_have_count(0)


def test_a_friend_who_takes_a_name_has_it_everywhere_without_a_reload(
    site: Site, visit: Visit
) -> None:
    id = opened(site, "sparta", bots={}, chat=True)
    ana, friend = visit(f"/table/{id}"), visit(f"/table/{id}")
    both_sit(ana, friend)
    begin(ana)
    friend.get_by_role("textbox", name="Say something").fill("here I am")
    friend.keyboard.press("Enter")
    for page in (ana, friend):
        line = page.locator(".chat p", has_text="here I am")
        expect(line).to_contain_text("Luis", timeout=SOON)
    settings = friend.context.new_page()
    settings.goto(f"{site.url}/settings")
    settings.get_by_role("textbox", name="Name", exact=True).fill("Ludovico")
    settings.get_by_role("button", name="Save").first.click()
    for page in (ana, friend):
        expect(page.locator(".name", has_text="Ludovico").first).to_be_visible(timeout=SOON)
    friend.get_by_role("textbox", name="Say something").fill("and now?")
    friend.keyboard.press("Enter")
    line = ana.locator(".chat p", has_text="and now?")
    expect(line).to_contain_text("Ludovico", timeout=SOON)


def test_who_is_forgotten_in_a_game_has_left_it(site: Site, visit: Visit) -> None:
    id = opened(site, "sparta", bots={})
    ana, luis = visit(f"/table/{id}"), visit(f"/table/{id}")
    both_sit(ana, luis)
    begin(ana)
    luis.evaluate("fetch('/api/me', { method: 'DELETE' })")
    ana.reload()
    expect(ana.get_by_text("somebody who left").first).to_be_visible(timeout=SOON)
    expect(ana.get_by_text("open seat")).to_have_count(0)


def test_all_games_are_played_here() -> None:
    assert set(GAMES) == set(reino.installed())
