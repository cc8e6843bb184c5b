"""What tests, scripts and benchmarks want of the machine they run on."""

import os
import shutil
import socket

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Where the system's Chromium is."""
    given = os.environ.get("REINO_CHROMIUM")
    found = given or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        raise RuntimeError("there is no Chromium: apt-get install chromium")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
