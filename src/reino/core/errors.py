"""Error classes: one class for each fault that a caller may want to tell apart.

Every message says what was expected and what came, in the language of its reader.
"""

from collections.abc import Mapping as _Mapping
from functools import partial as _partial
from typing import Any as _Any

from reino.core.phrase import Phrase as _Phrase


class ReinoError(ValueError):
    """The base class of all errors that Reino raises on purpose. Catch this to catch them all.

    Raised with the key of a sentence in the catalogues and the facts it speaks of, so that it can
    be told in any language: `error.tell("es")`. `str(error)` is English. A game of another package
    may raise with a sentence of its own.
    """

    def __init__(self, key: str, /, **facts: object) -> None:
        super().__init__(key)
        self._phrase = _Phrase(key, **facts)

    @property
    def key(self) -> str:
        """The key of its message in the catalogues; a key that they do not have is itself the
        message."""
        return self._phrase.key

    @property
    def facts(self) -> _Mapping[str, object]:
        """The arguments of the message, by name."""
        return self._phrase.facts

    def tell(self, lang: str = "en") -> str:
        """The message in this language."""
        return self._phrase.tell(lang)

    def __str__(self) -> str:
        return self.tell("en")

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> _Any:
        return _partial(type(self), self.key, **self.facts), (), self.__dict__


class UnknownGame(ReinoError):
    """No game of that name is installed."""


class BrokenGame(UnknownGame):
    """A package registers a game that cannot be loaded or has a fault."""


class UnknownLanguage(ReinoError):
    """No catalogue exists in that language."""


class OptionError(ReinoError):
    """The base class of errors in options: they do not make a game."""


class UnknownOption(OptionError):
    """The game has no option of that name."""


class BadOptionValue(OptionError):
    """The option does not take that value."""


class ContradictoryOptions(OptionError):
    """Each option is fine, together they are not."""


class BadPlayers(ReinoError):
    """The game is not for that many players."""


class BadRulesVersion(ReinoError):
    """The game is not played by rules of that version."""


class BadSeed(ReinoError):
    """A seed is a whole number, bytes, or None."""


class BadAmount(ReinoError):
    """A number of games, a depth or a limit out of range."""


class BadStart(ReinoError):
    """Not a state of this game."""


class ChoiceError(ReinoError):
    """The base class of errors in choices."""


class MalformedChoice(ChoiceError):
    """Not a choice at all: no such seat, no such action, or not a number."""


class IllegalChoice(ChoiceError):
    """The seat is asked, but may not choose this."""


class OutOfTurn(ChoiceError):
    """The seat owes no decision now, or it is not chance's turn."""


class GameOver(ChoiceError):
    """The game has ended; nothing can be chosen any more."""


class Forfeit(ReinoError):
    """A bot has not chosen: it failed, was silent for too long, or gave no legal answer."""

    @property
    def kind(self) -> str:
        """The kind of failure, in a word: raised, illegal, unread, silent, ended or unstarted."""
        why = self.facts["why"]
        assert isinstance(why, _Phrase)
        return why.key.rpartition("-")[2]


class RecordError(ReinoError):
    """The base class of errors in records."""


class BrokenRecord(RecordError):
    """Not a record, or one whose steps do not follow the rules."""


class WrongRecordVersion(RecordError):
    """Written in a format, or under rules, that this version does not know."""


class UnverifiedRecord(RecordError):
    """The record replays, but its dice, seed or result are not what it says."""


class NotSolvable(ReinoError):
    """The exact solver does not cover this game or position."""


class BadPosition(ReinoError):
    """A position or mix that is impossible."""
