"""Checks of the answers of foreign bots, from Python code or programs: an answer that is no legal
action forfeits the game."""

from operator import index
from pathlib import Path
from traceback import extract_tb

from reino.core.errors import Forfeit
from reino.core.phrase import Phrase, quoted
from reino.core.refusal import Menu
from reino.core.view import View

LONGEST_SAID = 80  # letters of an answer that a report quotes, so that the menu fits in as well
LARGEST = 10**18  # limit of numbers in a report; Python refuses to write very large ones


def forfeit(bot: str, view: View, why: Phrase, last: str = "") -> Forfeit:
    """The report of the bot that failed, its seat, and why; `last` is its last output that answered
    no question."""
    told = Phrase("error-forfeit-last", lines=last) if last else ""
    return Forfeit("error-forfeit", bot=bot, seat=str(view.seat), why=why, last=told)


def checked(bot: str, view: View, said: object) -> int:
    """A legal action by its id or its whole name, or a forfeit."""
    menu = menu_of(view)
    try:
        meant = view.game.spec.lexicon.among(said, menu.actions) if isinstance(said, str) else said
        if isinstance(meant, bool):
            raise TypeError
        action = index(meant)  # type: ignore[arg-type]
    except Exception:  # `__index__` of a foreign type may raise any error
        raise forfeit(bot, view, unread(view, _shown(said))) from None
    if action not in menu.actions:
        why = Phrase("error-forfeit-illegal", said=_named(view, action), menu=menu)
        raise forfeit(bot, view, why)
    return action


def unread(view: View, said: object) -> Phrase:
    """Why an answer cannot be read as an action."""
    return Phrase("error-forfeit-unread", said=said, menu=menu_of(view))


def menu_of(view: View) -> Menu:
    return Menu(view.game, view.legal)


def raised(error: BaseException) -> Phrase:
    """The report of an exception in a bot written in Python, with file and line."""
    *_, place = extract_tb(error.__traceback__)
    where = f"{Path(place.filename).name}:{place.lineno}"
    return Phrase("error-forfeit-raised", error=told(error), where=where)


def told(error: BaseException) -> str:
    """The text of a foreign exception, in characters that can be written anywhere."""
    name = type(error).__name__
    try:
        words = str(error)
    except Exception:  # its `__str__` fails
        words = ""
    return writable(f"{name}: {words}" if words else name)


def _shown(said: object) -> object:
    try:
        return cut(said) if isinstance(said, str) else quoted(said)
    except Exception:  # its `__repr__` fails
        return type(said).__name__


def cut(said: str) -> object:
    """An answer in quotes, without its end where it is long."""
    return quoted(said if len(said) <= LONGEST_SAID else said[: LONGEST_SAID - 1] + "…")


def writable(text: str) -> str:
    """The text without lone surrogates, as odd file names have them."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _named(view: View, action: int) -> object:
    known = action in view.game.spec.actions
    if known:
        return Menu(view.game, (action,))
    return str(action) if abs(action) < LARGEST else "..."
