"""The pages around the tables: home, new table, replay, lessons, rules; in both languages."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from server.web import Site
from web.driver import SOON, by_mouse, comes_to_fit, play_to_the_end
from web.site import opened, table
from web.test_play import GAMES, is_over, named, sat

Visit = Callable[..., Page]


MET = {"en": ("Play a bot", "beginner"), "es": ("Jugar ya con un bot", "principiante")}
RATS = {
    "en": ["Strongest", "Perfect", "Expert", "Casual", "Beginner", "Searcher", "Random"],
    "es": [
        "El más fuerte",
        "Perfecto",
        "Experto",
        "Aficionado",
        "Principiante",
        "Buscador",
        "Aleatorio",
    ],
}


@pytest.mark.parametrize("lang", MET)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_for_newcomers_is_met_within_two_clicks(visit: Visit, game: str, lang: str) -> None:
    button, level = MET[lang]
    page = visit("/", lang=lang)
    page.locator(f'[data-game="{game}"]').get_by_role("button", name=button).click()
    expect(page.locator(f'[data-board="{game}"]')).to_be_visible(timeout=SOON)
    expect(page.locator(".name.bot")).to_have_text(level)


LADDER = {
    "en": ["Explore", "Introductory", "Complete"],
    "es": ["Explorar", "Introductoria", "Completa"],
}


@pytest.mark.parametrize("lang", LADDER)
def test_jack_rabbits_is_offered_step_by_step(visit: Visit, lang: str) -> None:
    page = visit("/new/jackrabbits", lang=lang)
    rungs = page.locator(".ladder").get_by_role("button")
    expect(rungs.locator("strong")).to_have_text(LADDER[lang])
    expect(rungs.last).to_have_attribute("aria-pressed", "true")
    for rung, title in zip(rungs.all(), LADDER[lang], strict=True):
        rung.click()
        expect(rung).to_have_attribute("aria-pressed", "true")
        expect(page.locator("aside li").nth(1)).to_have_text(title)
    page.set_viewport_size({"width": 320, "height": 700})
    comes_to_fit(page)


def test_the_first_game_of_jack_rabbits_is_introductory_until_one_is_finished(
    site: Site, visit: Visit
) -> None:
    page = visit("/")

    def begun() -> str:
        page.locator('[data-play="jackrabbits"]').click()
        expect(page.locator('[data-board="jackrabbits"]')).to_be_visible(timeout=SOON)
        return page.url.rsplit("/", 1)[1]

    first = begun()
    assert table(site, first).setup.options["complete"] is False
    command = {"id": "end", "command": {"do": "resign", "seat": 0}}
    ended = page.evaluate(
        """([table, body]) => fetch(`/api/tables/${table}/commands`, { method: 'POST',
            headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
            .then((answer) => answer.status)""",
        [first, command],
    )
    assert ended == 200
    is_over(page)
    page.goto(f"{site.url}/")
    assert table(site, begun()).setup.options["complete"] is True


@pytest.mark.parametrize("lang", RATS)
def test_levels_of_braverats_are_named_and_the_lowest_is_proposed(visit: Visit, lang: str) -> None:
    page = visit("/new/braverats", lang=lang)
    seat = page.locator("[aria-labelledby=seats] li").nth(1)
    seat.locator("select").select_option("bot")
    level = seat.locator("select").nth(1)
    expect(level).to_have_value("beginner")
    expect(level.locator("option")).to_have_text(RATS[lang])


SEALS = {
    "en": "Advanced citadel. Seal of the ending: Tribal (three of one suit)",
    "es": "Ciudadela avanzada. Sello del final: Tribal (tres del mismo palo)",
}


@pytest.mark.parametrize("lang", SEALS)
def test_the_seal_of_the_ending_and_the_face_of_the_citadel_are_seen_and_named(
    visit: Visit, lang: str
) -> None:
    page = visit("/new/jackrabbits?ending=tribal&advanced_citadel=true", lang=lang)
    seat = page.locator("[aria-labelledby=seats] li").nth(1)
    seat.locator("select").first.select_option("bot")
    page.locator("aside button[type=submit]").click()
    expect(page.locator('[data-seal="tribal"]')).to_be_visible(timeout=SOON)
    expect(page.locator('use[href$="#advanced-citadel"]')).to_be_visible()
    citadel = page.locator('[data-spot="citadel"]')
    expect(citadel).to_have_attribute("aria-label", re.compile(f"^{re.escape(SEALS[lang])}"))
    expect(citadel.locator("title")).to_have_text(SEALS[lang])


@pytest.mark.parametrize("game", GAMES)
def test_options_and_seats_are_chosen_and_a_table_is_opened(
    site: Site, visit: Visit, game: str
) -> None:
    page = visit(f"/new/{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=SOON)
    if game != "korona":  # which has one set of rules
        page.get_by_text("Everything", exact=True).first.click()
    page.get_by_role("button", name="Open the table").click()
    named(page, "Open the table")
    page.wait_for_url("**/table/*", timeout=SOON)
    id = page.url.rsplit("/", 1)[1].split("?")[0]
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible(timeout=SOON)
    chosen = table(site, id).setup
    assert chosen.game == game


def test_a_finished_game_is_replayed_shared_and_analysed(site: Site, visit: Visit) -> None:
    id = opened(site, "braverats", bots={1: "random"}, late=False)
    page = visit(f"/table/{id}")
    seat = sat(site, page, id)
    play_to_the_end(site, page, id, seat, by_mouse)
    is_over(page)
    page.goto(f"{site.url}/table/{id}/replay?step=2")
    expect(page.get_by_text("Step 2 of")).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text("Step 3 of")).to_be_visible(timeout=SOON)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="One step back").click()
    expect(page.get_by_text("Step 2 of")).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="What were the choices worth?").click()
    expect(page.get_by_text("Worked out exactly").first).to_be_visible(timeout=SOON)
    page.get_by_role("button", name="Work out the whole game").click()
    expect(page.get_by_text("Luck and skill")).to_be_visible(timeout=SOON)
    page.set_viewport_size({"width": 320, "height": 700})
    comes_to_fit(page)
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: id not in url, timeout=SOON)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_to_its_end(visit: Visit, game: str) -> None:
    lessons = Path(__file__).parents[2] / "web" / "src" / "lessons"
    steps = json.loads((lessons / f"{game}.json").read_text())["steps"]
    page = visit(f"/learn/{game}")
    for number, step in enumerate(steps):
        text = page.locator(f'[data-step="{number}"].text')
        expect(text).to_be_visible(timeout=SOON)
        assert not re.search(r"[{}]|NaN", text.inner_text()), "a number of the text is missing"
        if "do" not in step:
            page.get_by_role("button", name="Go on").click()
            continue
        if step["do"]:
            by_mouse(page, step["do"][0])
        else:
            page.get_by_text("What you can do now").click()
            page.locator(".choices button").first.click()
    expect(page.get_by_text("That is all you need")).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_there_and_can_be_searched(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/rules/{game}", lang=lang)
    expect(page.locator("article h2").first).to_be_visible(timeout=SOON)
    assert page.locator("article").inner_text().count("\n") > 40
    page.get_by_role("searchbox").fill("gana" if lang == "es" else "win")
    expect(page.locator(".hits li").first).to_be_visible(timeout=SOON)


@pytest.mark.parametrize("tool", ["equilibrium", "positions", "maps"])
def test_the_tools_for_study_open(visit: Visit, tool: str) -> None:
    page = visit(f"/study/{tool}")
    expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=SOON)
    expect(page.locator("svg").nth(1)).to_be_visible(timeout=SOON)


def test_the_language_is_switched_in_the_middle_of_a_game(site: Site, visit: Visit) -> None:
    id = opened(site, "sparta", bots={1: "random"})
    page = visit(f"/table/{id}")
    seat = sat(site, page, id)
    state = table(site, id).state
    assert state is not None
    asked = page.locator("[data-board]")
    expect(asked).to_contain_text(state.view(seat).question("en").text or "", timeout=SOON)
    page.get_by_label("Language").select_option("es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(asked).to_contain_text(state.view(seat).question("es").text or "", timeout=SOON)


def test_a_replay_of_nothing_shows_the_way_home_in_the_readers_language(
    site: Site, browser: Browser
) -> None:
    page = browser.new_page(locale="es", service_workers="block")
    page.goto(f"{site.url}/table/xyz/replay")
    expect(page.get_by_text("Puede que la dirección esté mal escrita")).to_be_visible(timeout=SOON)
    assert page.locator("main a").count() == 1
    page.get_by_role("link", name="A los juegos").click()
    page.wait_for_url("**/", timeout=SOON)
    page.close()


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/", "Reino"),
        ("/learn", "Learn · Reino"),
        ("/rules/sparta", "Rules · Sparta · Reino"),
        ("/study/equilibrium", "Study · Reino"),
        ("/settings/", "Settings · Reino"),
        ("/nowhere", "There is nothing here · Reino"),
    ],
)
def test_every_page_says_in_its_title_what_it_is(visit: Visit, path: str, title: str) -> None:
    expect(visit(path)).to_have_title(title, timeout=SOON)


def test_who_speaks_another_language_here_than_before_is_answered_in_it(
    site: Site, visit: Visit
) -> None:
    page = visit("/new/sparta")
    page.evaluate(
        "fetch('/api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' },"
        " body: JSON.stringify({ name: 'Ana', lang: 'es' }) })"
    )
    page.goto(f"{site.url}/settings")
    expect(page.get_by_role("link", name="Ana")).to_be_visible(timeout=SOON)
    assert page.evaluate("fetch('/api/me').then(told => told.json())")["lang"] == "en"


def test_a_way_back_where_there_is_nothing(visit: Visit) -> None:
    page = visit("/nowhere")
    page.get_by_role("link", name="To the games").click()
    page.wait_for_url("**/", timeout=SOON)
