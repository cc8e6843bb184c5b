"""What can go wrong, one class for each thing a caller may want to tell apart.

Every message says what was expected and what came, in the words of the person who reads it.
"""


class ReinoError(ValueError):
    """Anything Reino refuses. Catch this to catch them all."""


class UnknownGame(ReinoError):
    """No game of that name is installed."""


class UnknownLanguage(ReinoError):
    """There are no words in that language."""


class OptionError(ReinoError):
    """The options do not make a game."""


class UnknownOption(OptionError):
    """The game has no option of that name."""


class BadOptionValue(OptionError):
    """The option does not take that value."""


class ContradictoryOptions(OptionError):
    """Each option is fine, together they are not."""


class BadPlayers(ReinoError):
    """The game is not for that many players."""


class BadSeed(ReinoError):
    """A seed is a whole number, bytes, or None."""


class ChoiceError(ReinoError):
    """A choice that cannot be made."""


class MalformedChoice(ChoiceError):
    """Not a choice at all: no such seat, no such action, or not a number."""


class IllegalChoice(ChoiceError):
    """The seat is asked, but may not choose this."""


class OutOfTurn(ChoiceError):
    """The seat owes no decision now, or it is not chance's turn."""


class GameOver(ChoiceError):
    """The game has ended; nothing can be chosen any more."""


class RecordError(ReinoError):
    """A record that cannot be used."""


class BrokenRecord(RecordError):
    """Not a record, or one whose steps do not follow the rules."""


class WrongRecordVersion(RecordError):
    """Written in a format, or under rules, that this version does not know."""


class UnverifiedRecord(RecordError):
    """The record replays, but its dice, seed or result are not what it says."""


class NotSolvable(ReinoError):
    """The exact solver does not cover this game or position."""
