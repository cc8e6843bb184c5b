"""Take the pictures of the web app for the READMEs: home, and each game on a desk and on a phone.

python scripts/web_screenshots.py
"""

import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).parent.parent / "docs/img/web"
PORT = 8765
DESK, PHONE = {"width": 1280, "height": 860}, {"width": 390, "height": 844}
# How many choices are made before the picture is taken, and who plays the other seats.
GAMES = {
    "braverats": (3, {"1": "random"}),
    "sparta": (6, {"1": "casual"}),
    "korona": (24, {"1": "greedy", "2": "greedy"}),
    "jackrabbits": (16, {"1": "greedy", "2": "greedy"}),
}
SETTLED = 2500  # ms until everything has moved to its place
ASK = """async ([method, path, body]) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method, headers, body: body ? JSON.stringify(body) : null });
  return answer.status === 204 ? null : await answer.json();
}"""


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own, with nobody's tables."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "reino.cli", "serve", "--lang", "en"]
        server = subprocess.Popen(
            [*command, "--data", data, "--port", str(PORT)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert server.stdout is not None
        try:
            for line in server.stdout:
                if "Reino is at" in line:
                    break
            yield f"http://localhost:{PORT}"
        finally:
            server.terminate()
            server.wait()


def played(page: Page, game: str) -> str:
    """A table at which some choices have been made."""
    print(f"{game} ...", flush=True)
    choices, bots = GAMES[game]

    def ask(method: str, path: str, body: object = None) -> Any:
        return page.evaluate(ASK, [method, path, body])

    def do(**command: object) -> None:
        body = {"id": secrets.token_hex(8), "command": command}
        ask("POST", f"/api/tables/{table}/commands", body)

    wanted = {"game": game, "players": len(bots) + 1, "bots": bots}
    table: str = ask("POST", "/api/tables", wanted)["table"]
    do(do="sit", seat=0, nonce=secrets.token_hex(16))
    do(do="begin")
    chance = random.Random(game)
    while choices:
        seen = ask("GET", f"/api/tables/{table}?seat=0")
        if seen["status"] == "over":
            return played(page, game)
        if not seen.get("legal"):
            time.sleep(0.1)
            continue
        action = chance.choice(seen["legal"])
        do(do="choose", seat=0, action=action, answers=seen["number"])
        choices -= 1
    while True:
        seen = ask("GET", f"/api/tables/{table}?seat=0")
        if seen["status"] == "over":
            return played(page, game)
        if seen.get("legal"):
            return table
        time.sleep(0.1)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with serving() as site, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(viewport=DESK, reduced_motion="reduce")  # type: ignore[arg-type]
        context.add_init_script("localStorage.setItem('reino-theme', 'light')")
        page = context.new_page()
        page.goto(site)
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=FOLDER / "home.png")
        page.evaluate(ASK, ["POST", "/api/me", {"name": "Ana", "lang": "en"}])
        for game in GAMES:
            table = played(page, game)
            for name, size in (("desk", DESK), ("phone", PHONE)):
                page.set_viewport_size(size)  # type: ignore[arg-type]
                page.goto(f"{site}/table/{table}")
                page.wait_for_timeout(SETTLED)
                for read in page.get_by_role("button", name="Got it").all():
                    read.click()
                page.screenshot(path=FOLDER / f"{game}-{name}.png")
            page.set_viewport_size(DESK)  # type: ignore[arg-type]
        browser.close()


if __name__ == "__main__":
    main()
