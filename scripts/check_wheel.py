"""Install a wheel by itself into a bare environment, where neither Node nor a compiler is in reach,
and check that it plays: in the terminal, as a server, and in Chromium.

python scripts/check_wheel.py dist/reino-0.1.0-py3-none-any.whl
"""

import argparse
import re
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from shutil import which

import httpx
from playwright.sync_api import expect, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.append(str(ROOT / "tests"))

from machine import browser  # noqa: E402

ABSENT = ("node", "npm", "cc", "gcc", "clang", "c++")
# Every card by its number, more than once: a card that is not in the hand any more is refused, and
# asked for again.
CARDS = "".join(f"{card}!\n" for card in "01234567" * 8)
PATIENCE = 900  # timeout in seconds; the rules are compiled first
A_ROUND = 6  # entries: the table is opened, two sit down, it begins, and each plays a card
ADDRESS = re.compile(r"Reino is at (\S+)")


@dataclass(frozen=True)
class Bare:
    """A virtual environment with the wheel, and no package of the system."""

    folder: Path
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def bin(self) -> Path:
        return self.folder / "bin"

    @property
    def variables(self) -> dict[str, str]:
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        basic = {"PATH": str(self.bin), "HOME": str(home), "LC_ALL": "C.UTF-8"}
        return {**basic, **self.settings}

    def reino(self, *arguments: str, stdin: str = "") -> str:
        """The output of the command; raises if it fails."""
        return subprocess.run(
            [self.bin / "reino", *arguments],
            input=stdin,
            stdout=subprocess.PIPE,
            env=self.variables,
            cwd=self.folder,
            text=True,
            check=True,
            timeout=PATIENCE,
        ).stdout


def install(wheel: Path, folder: Path) -> Bare:
    """Install the wheel and its dependencies, from wheels alone."""
    venv.create(folder, with_pip=True)
    pip = [folder / "bin/python", "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
    subprocess.run([*pip, wheel], check=True)
    return Bare(folder)


def check(bare: Bare, version: str) -> None:
    near = [name for name in ABSENT if which(name, path=bare.variables["PATH"])]
    assert not near, f"these are in reach: {near}"
    told = bare.reino("--version").strip()
    assert told == f"reino {version}", told
    step(f"{told}, without Node and compiler")
    check_terminal(bare)
    with serving(bare) as address:
        asked = httpx.get(f"{address}/version", timeout=60).json()
        assert asked == {"version": version}, asked
        step("reino serve answers")
        check_browser(address)


def check_terminal(bare: Bare) -> None:
    """Play a game against a bot, to its end, and check its record."""
    record = bare.folder / "game.json"
    play = ("play", "braverats", "--bot", "random", "--seed", "7", "--save", str(record))
    bare.reino(*play, stdin=CARDS)
    bare.reino("verify", str(record))
    step("reino play played a game, and its record holds")


@contextmanager
def serving(bare: Bare) -> Iterator[str]:
    """The server of the wheel, once it has printed its address."""
    data, log = bare.folder / "data", bare.folder / "log"
    command = [bare.bin / "reino", "serve", "--lang", "en", "--data", data, "--port", "0"]
    with log.open("w") as errors:
        server = subprocess.Popen(
            [*command, "--bots", "1"],
            stdout=subprocess.PIPE,
            stderr=errors,
            env=bare.variables,
            cwd=bare.folder,
            text=True,
        )
    assert server.stdout is not None
    try:
        found = next(filter(None, map(ADDRESS.search, server.stdout)), None)
        assert found, f"the server did not start:\n{log.read_text()}"
        yield found[1]
    finally:
        server.terminate()
        server.wait(30)
        server.stdout.close()


def check_browser(address: str) -> None:
    """Go from the home page to a table with a bot, and play a card that is answered."""
    with sync_playwright() as driver, browser(driver) as launched:
        page = launched.new_page(locale="en")
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(address)
        page.get_by_role("button", name="Play a bot now").first.click()
        board = page.locator("[data-board]")
        expect(board).to_be_visible(timeout=60_000)
        step("the browser shows a board")
        board.locator("[data-actions]").first.click()  # takes a card up
        board.locator("[data-action]").first.click()  # and plays it
        patience = time.monotonic() + 60
        while number(page.url) < A_ROUND:
            assert time.monotonic() < patience, "a card was played, and no bot answered"
            time.sleep(0.2)
    assert not wrong, wrong
    step("a card was played there, and the bot has answered")


def number(page: str) -> int:
    """The number of the table that a page shows."""
    address, _, table = page.rpartition("/table/")
    return int(httpx.get(f"{address}/api/tables/{table}", timeout=60).json()["number"])


def step(text: str) -> None:
    print(text, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel.resolve()
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        bare = install(wheel, Path(folder))
        step(f"{wheel.name} is installed, after {time.monotonic() - began:.0f} s")
        check(bare, version=wheel.name.split("-")[1])
        step(f"all is well, after {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
