"""The log of the server.

A service has a log: a line of JSON for each request, and lines about errors. A person who has
started the server in a terminal reads sentences about errors, and nothing else.
"""

import logging
import sys

from reino.core.catalogue import catalogue

LONGEST = 300  # limit of the middle of a sentence, in letters


def is_watched() -> bool:
    """Whether a person at a terminal reads the log."""
    return sys.stdout.isatty() and sys.stderr.isatty()


def write_log(*, verbose: bool, lang: str) -> None:
    """Write to standard error: the whole log, or sentences in this language."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s") if verbose else Sentences(lang))
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class Sentences(logging.Formatter):
    """An entry of the log as one line for a person: the error, without its traceback."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._say = catalogue(lang)

    def format(self, record: logging.LogRecord) -> str:
        what, *_ = record.getMessage().splitlines() or [""]
        if record.exc_info and (error := record.exc_info[1]) is not None:
            what = f"{what} ({type(error).__name__}: {error})"
        key = "cli-serve-error" if record.levelno >= logging.ERROR else "cli-serve-warning"
        return self._say(key, what=_harmless(what.rstrip("."))[:LONGEST])


def _harmless(text: str) -> str:
    """The text without control codes: text from the network must not send commands to the
    terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
