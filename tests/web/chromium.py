"""Where the system's Chromium is."""

import os
import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    given = os.environ.get("REINO_CHROMIUM")
    found = given or next(filter(None, map(shutil.which, NAMES)), None)
    assert found, "there is no Chromium: apt-get install chromium"
    return found
