"""A client outlives its server: it says that the connection is gone, and reconnects when it is
back."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from server.running import Running
from web.driver import SOON
from web.test_play import begin, sit

Visit = Callable[..., Page]


def test_the_server_is_killed_and_back_while_a_page_is_open(tmp_path: Path, visit: Visit) -> None:
    with Running(tmp_path) as server:
        host = server.account("host")
        id = server.open(host, game="braverats", players=2, bots={"1": "random"})
        page = visit(f"/table/{id}", url=server.url)
        sit(page)
        begin(page)
        page.wait_for_load_state("networkidle")  # nothing is cut off on its way
        server.kill()
        expect(page.get_by_text("The connection is gone").first).to_be_visible(timeout=SOON)
        card = page.locator("[data-board] [data-actions]").first
        action = card.get_attribute("data-actions")
        card.click()
        page.locator(f'[data-board] [data-action="{action}"]').click()
        server.start()
        # A choice made without a connection is played once the server is back.
        expect(page.get_by_text("The connection is gone")).to_have_count(0, timeout=2 * SOON)
        expect(page.get_by_text("Round 1").first).to_be_visible(timeout=2 * SOON)
        story = server.ask("GET", f"/api/tables/{id}/story").json()
        notes = [note for part in story["chapters"] for note in part.get("notes", ())]
        mine = [note for note in notes if note["kind"] == "chose" and note["data"]["seat"] == 0]
        assert len(mine) == 1


def test_a_server_that_hangs_is_noticed_though_no_socket_is_closed(
    tmp_path: Path, visit: Visit
) -> None:
    with Running(tmp_path) as server:
        id = server.open(server.account("host"), game="braverats", players=2, bots={"1": "random"})
        page = visit(f"/table/{id}", url=server.url)
        sit(page)
        begin(page)
        page.wait_for_load_state("networkidle")  # nothing is cut off on its way
        server.pause()
        expect(page.get_by_text("The connection is gone").first).to_be_visible(timeout=SOON)
        server.resume()
        expect(page.get_by_text("The connection is gone")).to_have_count(0, timeout=SOON)
