"""What the server writes while it runs.

A service has a log: a line of JSON for each request, and lines about what goes wrong. A person who
has started it in a terminal reads sentences about what goes wrong, and nothing else.
"""

import logging
import sys

from reino.core.catalogue import catalogue

LONGEST = 300  # letters of a sentence's middle


def is_watched() -> bool:
    """Whether a person at a terminal reads what is written."""
    return sys.stdout.isatty() and sys.stderr.isatty()


def write_log(*, verbose: bool, lang: str) -> None:
    """To standard error: the whole log, or sentences in this language."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s") if verbose else Sentences(lang))
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING, handlers=[handler])
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


class Sentences(logging.Formatter):
    """An entry of the log as one line for a person: what happened, without its traceback."""

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
    """Text from the network must not send control codes to the terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
