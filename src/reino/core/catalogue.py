"""The catalogues: every sentence people read, in Fluent, one file per language and subject.

The same files serve Python and the browser. A missing word is a bug, so it is an error here; only
of a game from elsewhere it is looked up in the other languages, so that its table can be played on.
"""

import locale
import os
import re
from functools import cache
from pathlib import Path
from threading import Lock

from reino.core.errors import UnknownLanguage
from reino.core.phrase import listed, quoted

LANGUAGES = ("en", "es")
LONGEST = 500  # letters of one argument; Fluent refuses a thousand
OWN_LOCALE = Path(__file__).parent.parent / "locale"


# An entry begins with its name at the start of a line, a term's with a hyphen.
ENTRY = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Catalogue:
    """The words of one language from one or more folders.

    There are thousands of entries, and Fluent takes a second to read them all; so each is read when
    it is first wanted.
    """

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = checked_language(lang)
        self._folders = folders
        # Imported late: who loads a game to step through it needs no sentences.
        from fluent.runtime import FluentBundle

        # Fluent's isolation marks are for mixed writing directions; a terminal shows them as dirt.
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        for folder in folders:
            for source in sorted((folder / lang).glob("*.ftl")):
                for entry in ENTRY.split(source.read_text("utf-8")):
                    if name := NAME.match(entry):
                        self._unread.setdefault(name[0], entry)
        self.names = frozenset(name for name in self._unread if not name.startswith("-"))

    def _read(self, key: str) -> None:
        """Give Fluent this entry and all that it refers to, unless it has them."""
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
            raise KeyError(f"no words for {key!r} in {self.lang!r}")
        shown = {name: _cut(value) for name, value in args.items()}
        text, errors = self._bundle.format_pattern(pattern, shown)
        if errors:
            raise KeyError(f"bad words for {key!r} in {self.lang!r}: {errors}")
        return str(text)

    def _translation(self, key: str) -> "Catalogue":
        """The words of another language that has this one."""
        if OWN_LOCALE not in self._folders:
            for lang in LANGUAGES:
                other = _catalogue(lang, *self._folders)
                if key in other:
                    return other
        raise KeyError(f"no words for {key!r} in {self.lang!r}")

    def __contains__(self, key: str) -> bool:
        self._read(key)
        return bool(self._bundle.has_message(key))


def _cut(value: str | int | float) -> str | int | float:
    """What people typed, or a file holds, may be long; a sentence about it is not."""
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    return value


_catalogue = cache(Catalogue)


def catalogue(lang: str, folder: Path = OWN_LOCALE) -> Catalogue:
    """The words in `lang`; ours, or those of a game's own folder."""
    return _catalogue(lang, folder)


def checked_language(lang: str) -> str:
    if lang not in LANGUAGES:
        known = listed("error-and", LANGUAGES)
        raise UnknownLanguage("error-no-language", known=known, given=quoted(lang))
    return lang


def preferred_language() -> str:
    """What the person's environment asks for; English where it asks for something else."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(variable)
        if asked:
            return "es" if asked.lower().startswith("es") else "en"
    asked = locale.getlocale()[0] or ""
    return "es" if asked.lower().startswith(("es", "spanish")) else "en"
