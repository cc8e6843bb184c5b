"""The waiting time of a newcomer: from a fresh clone, with nothing installed but Python, until a
board is in the browser; and the same at the second start.

python scripts/first_minutes.py
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))

from machine import browser, free_port  # noqa: E402

PATIENCE = 1800  # timeout in seconds
OWN = ("PYTHON", "REINO_", "VIRTUAL_ENV", "XDG_")  # variables that a fresh machine lacks


def start(clone: Path, home: Path, port: int) -> float:
    """Seconds from `make play` to a board; the server is stopped again."""
    address = f"http://localhost:{port}"
    began = time.monotonic()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(OWN)}
    server = subprocess.Popen(
        ["make", "play", f"PORT={port}"],
        cwd=clone,
        env={**kept, "HOME": str(home), "BROWSER": "true"},
        start_new_session=True,
    )
    try:
        while not answers(address):
            if server.poll() is not None or time.monotonic() - began > PATIENCE:
                raise SystemExit("make play has not come up")
            time.sleep(0.2)
        show_board(address)
        return time.monotonic() - began
    finally:
        os.killpg(server.pid, signal.SIGINT)  # as Ctrl-C does
        server.wait()
        while answers(address):  # make may have exited before its children
            time.sleep(0.2)


def answers(address: str) -> bool:
    try:
        with urlopen(f"{address}/version", timeout=PATIENCE):
            return True
    except OSError:
        return False


def show_board(address: str) -> None:
    """Open a board as a person does: the page, and the first of its buttons."""
    with sync_playwright() as driver, browser(driver) as launched:
        page = launched.new_page(locale="en")
        page.goto(address)
        page.get_by_role("button", name="Play a bot now").first.click()
        expect(page.locator("[data-board]")).to_be_visible(timeout=120_000)


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with tempfile.TemporaryDirectory() as folder:
        clone, home = Path(folder, "reino"), Path(folder, "home")
        home.mkdir()
        subprocess.run(["git", "clone", "--quiet", ROOT, clone], check=True)
        port = free_port()
        for which_start in ("the first", "the second"):
            seconds = start(clone, home, port)
            load = os.getloadavg()[0]
            told = f"{which_start} start: {seconds:.0f} s until there is a board"
            print(f"{told} ({os.cpu_count()} processors, load {load:.1f})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
