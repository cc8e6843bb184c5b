"""Programs of the machine for tests, scripts and benchmarks: Chromium."""

import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

# The first has no windows at all, and pages cost half as much in it.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
# Root has no sandbox, containers little shared memory. There is no graphics card to be imitated,
# and no page to come that a spare process should be kept for: a page costs a quarter less without.
SETTINGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-features=SpareRendererForSitePerProcess",
)


def chromium() -> str:
    """The path of the system's Chromium."""
    given = os.environ.get("REINO_CHROMIUM")
    found = given or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        raise RuntimeError("there is no Chromium: apt-get install chromium-headless-shell")
    return found


@contextmanager
def browser(driver: "Playwright") -> Iterator["Browser"]:
    """The system's Chromium, without a window."""
    launched = driver.chromium.launch(executable_path=chromium(), args=list(SETTINGS))
    try:
        yield launched
    finally:
        launched.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
