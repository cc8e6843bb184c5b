"""Message catalogues in Fluent: every sentence that people read.

The words of a game are in its folder, one file for each language; those that games share are in
`reino/locale`, one file for each language and subject. The same files serve Python and the browser.
A missing message is a bug, so it is an error here; only for a game of another package it is looked
up in the other languages, so that its table can be played on.
"""

import locale
import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from threading import Lock

from reino.core.errors import UnknownLanguage
from reino.core.phrase import listed, quoted

LANGUAGES = ("en", "es")
LONGEST = 500  # letters of one argument; Fluent refuses a thousand
REINO = Path(__file__).parent.parent
SHARED_LOCALE = REINO / "locale"

# An entry begins with its name at the start of a line, a term's with a hyphen.
ENTRY = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Catalogue:
    """The messages of one language from one or more folders; the first folder that has a message
    wins.

    There are thousands of entries, and Fluent takes a second to read them all; so each is read when
    it is first wanted.
    """

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = checked_language(lang)
        self._folders = folders
        # Imported late: a program that only steps through a game needs no messages.
        from fluent.runtime import FluentBundle

        # Fluent's isolation marks are for mixed writing directions; a terminal shows them as dirt.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        for folder in reversed(folders):
            self._unread.update(entries(lang, folder))
        self.names = frozenset(name for name in self._unread if not name.startswith("-"))

    def _read(self, key: str) -> None:
        """Give Fluent this entry and all entries that it refers to, unless it has them."""
        from fluent.runtime import FluentResource

        with self._reading:
            wanted = [key]
            while wanted:
                entry = self._unread.pop(wanted.pop(), "")
                if entry:
                    self._bundle.add_resource(FluentResource(entry))
                    wanted += NAME.findall(entry)

    def __call__(self, key: str, **args: str | int | float) -> str:
        if key not in self:
            return self._translation(key)(key, **args)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"no words for {key!r} in {self.lang!r}: the entry has no text")
        shown = {name: _cut(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise KeyError(f"bad words for {key!r} in {self.lang!r}: {errors}")
        return str(text)

    def _translation(self, key: str) -> "Catalogue":
        """The message in another language that has it."""
        if not all(folder.is_relative_to(REINO) for folder in self._folders):
            for lang in LANGUAGES:
                other = _catalogue(lang, *self._folders)
                if key in other:
                    return other
        expected = ", ".join(map(str, self._folders))
        raise KeyError(f"no words for {key!r} in {self.lang!r}: expected in {expected}")

    def __contains__(self, key: str) -> bool:
        self._read(key)
        return bool(self._bundle.has_message(key))


def _cut(value: str | int | float) -> str | int | float:
    """A value shortened for a sentence: typed text and the contents of a file may be long."""
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    return value


@cache
def entries(lang: str, folder: Path) -> Mapping[str, str]:
    """The messages of a folder in one language: the source of each entry, by its name.

    They are in `<lang>.ftl`, or in the files of a folder `<lang>`, as games written for 0.1 have
    them.
    """
    found: dict[str, str] = {}
    for source in (folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))):
        if source.is_file():
            for entry in ENTRY.split(source.read_text("utf-8")):
                if name := NAME.match(entry):
                    found.setdefault(name[0], entry)
    return found


_catalogue = cache(Catalogue)


def catalogue(lang: str, folder: Path | None = None) -> Catalogue:
    """The catalogue in `lang` of the messages that games share, behind those of a game's own
    folder."""
    if folder is None:
        return _catalogue(lang, SHARED_LOCALE)
    return _catalogue(lang, folder, SHARED_LOCALE)


def catalogue_with(key: str, lang: str) -> Catalogue | None:
    """The catalogue that has this message: the shared one, or one with all games of Reino's own.

    An error message may be written where its game is not known: in a log, or by another process.
    """
    shared = catalogue(lang)
    if key in shared:
        return shared
    whole = _catalogue(lang, SHARED_LOCALE, *_games_folders())
    return whole if key in whole else None


@cache
def _games_folders() -> tuple[Path, ...]:
    return tuple(sorted(REINO.glob("games/*/locale")))


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        known = listed("error-and", LANGUAGES)
        raise UnknownLanguage("error-no-language", known=known, given=quoted(lang))
    return lang


def preferred_language() -> str:
    """The language that the environment variables of the process ask for; English where Reino does
    not have it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(variable)
        if asked:
            return "es" if asked.lower().startswith("es") else "en"
    asked = locale.getlocale()[0] or ""
    return "es" if asked.lower().startswith(("es", "spanish")) else "en"
