"""Take the pictures of the web app for the READMEs, in English and in Spanish: home, and each game
on a desk and on a phone.

python scripts/web_screenshots.py
"""

import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

import reino
from reino.bots import make_bot
from reino.core.state import CHANCE, State
from reino.play.setup import Setup
from reino.server import table_storage
from reino.server.store.store import Store

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))

from machine import browser, free_port  # noqa: E402

FOLDER = ROOT / "docs/img/web"
ENDINGS = {"en": ".png", "es": ".es.png"}
DESK, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}
SETTLED = 2500  # ms until all animations have ended
ASK = """async ([path, body]) => {
  const headers = { 'Content-Type': 'application/json' };
  await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}"""


class Scene(NamedTuple):
    """A game that bots have played up to a position for a picture."""

    level: str
    players: int
    steps: int
    seed: int
    stage: str | None = None  # the question to the first seat, where that is shown
    press: str | None = None  # the piece that is taken up, to show its moves and their results


SCENES = {
    "braverats": Scene("random", 2, 6, 3, press="[data-actions]"),
    "sparta": Scene("casual", 2, 30, 5, press="[data-square=g5]"),
    "korona": Scene("greedy", 3, 130, 2, "act", press="[data-hand=field]"),
    "jackrabbits": Scene("greedy", 3, 60, 4, "set-out"),
}


def played(game: str) -> State:
    """The scene of a game: the first moment after its steps at which the first seat is to
    choose."""
    level, players, steps, seed, stage, _ = SCENES[game]
    loaded = reino.load(game, players)
    bots = [make_bot(loaded, level, seed=seed + seat) for seat in range(players)]
    state = loaded.start(seed)
    while not state.over:
        at = state.view(0).as_dict().get("stage")
        if len(state.history) >= steps and 0 in state.owing and stage in (None, at):
            return state
        state = state.play({seat: bots[seat].choose(state.view(seat)) for seat in state.owing})
    sys.exit(f"{game} was over before step {steps}")


def opened(store: Store, game: str) -> str:
    """A table that begins in the position where the bots have stopped."""
    print(f"{game} ...", flush=True)
    state, scene = played(game), SCENES[game]
    given = list(state.history)
    while given[-1][0] == CHANCE:  # the next dice are not shown beforehand
        given.pop()
    setup = Setup(
        game=game,
        rules=state.game.spec.rules_version,
        players=scene.players,
        options=dict(state.game.options),
        position=None,
        given=tuple(given),
        stand_in=scene.level,
    )
    others = dict.fromkeys(range(1, scene.players), scene.level)
    row, lines, _ = table_storage.new_table(secrets.token_hex(8), setup, others, time.time())
    store.create_table(row, lines)
    return row.id


@contextmanager
def serving(database: str, data: str) -> Iterator[str]:
    """A server of its own, without other tables."""
    port = free_port()
    command = [sys.executable, "-m", "reino.cli", "serve", "--lang", "en", "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--data", data, "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        for line in server.stdout:
            if "Reino is at" in line:
                break
        yield f"http://localhost:{port}"
    finally:
        server.terminate()
        server.wait()


def begin(page: Page, table: str) -> None:
    for command in ({"do": "sit", "seat": 0, "nonce": secrets.token_hex(16)}, {"do": "begin"}):
        body = {"id": secrets.token_hex(8), "command": command}
        page.evaluate(ASK, [f"/api/tables/{table}/commands", body])


def switch(page: Page, lang: str) -> None:
    page.evaluate(f"localStorage.setItem('reino-lang', '{lang}')")
    page.reload()


def take(page: Page, name: str, lang: str) -> None:
    page.wait_for_timeout(SETTLED)
    page.evaluate("scrollTo(0, 0)")
    page.screenshot(path=FOLDER / f"{name}{ENDINGS[lang]}")


def take_table(page: Page, game: str, lang: str) -> None:
    switch(page, lang)
    page.locator("[data-turn=mine]").wait_for()
    if press := SCENES[game].press:
        page.locator(f"[data-board] {press}").last.click()
        page.mouse.move(0, 0)
    for name, size in (("desk", DESK), ("phone", PHONE)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        take(page, f"{game}-{name}", lang)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        database = f"sqlite:///{data}/pictures.db"
        store = Store.open(database)
        tables = {game: opened(store, game) for game in SCENES}
        store.close()
        with browser(driver) as launched, serving(database, data) as site:
            context = launched.new_context(viewport=DESK, reduced_motion="reduce")  # type: ignore[arg-type]
            context.add_init_script("localStorage.setItem('reino-theme', 'light')")
            page = context.new_page()
            page.goto(site)
            for lang in ENDINGS:
                switch(page, lang)
                take(page, "home", lang)
            page.evaluate(ASK, ["/api/me", {"name": "Ana", "lang": "en"}])
            for game, table in tables.items():
                begin(page, table)
                page.goto(f"{site}/table/{table}")
                for lang in ENDINGS:
                    take_table(page, game, lang)


if __name__ == "__main__":
    main()
