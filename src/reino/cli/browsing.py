"""Opening a browser on the machine that serves, in a thread of its own."""

import webbrowser
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import PurePath
from threading import Thread
from urllib.parse import urlsplit

# Text browsers: they would take the terminal away from the server, and none of them can show the
# app.
TEXT_ONLY = ("elinks", "links", "links2", "lynx", "w3m", "www-browser")


def open_once_ready(url: str, here: str) -> None:
    """Open `url` when the server at `here` answers. Some browsers only return when they are closed,
    so a daemon thread waits for them, which does not delay the end of the server."""
    Thread(target=_open, args=(url, here), daemon=True).start()


def _open(url: str, here: str) -> None:
    if _answers(here) and _has_window():
        webbrowser.open(url)


def _answers(here: str) -> bool:
    """Whether the server answers: waits for its first response, because the port is open before it.
    None comes if the start fails."""
    asking = HTTPConnection(urlsplit(here).netloc)
    with suppress(OSError, HTTPException):
        asking.request("GET", "/healthz")
        asking.getresponse().close()
        return True
    return False


def _has_window() -> bool:
    with suppress(webbrowser.Error):
        return PurePath(webbrowser.get().name).name not in TEXT_ONLY
    return False
