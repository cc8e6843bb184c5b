"""Answers of bots that are not ours, checked: what is no choice forfeits the game."""

from operator import index
from pathlib import Path
from traceback import extract_tb

from reino.core.errors import Forfeit
from reino.core.phrase import Phrase, quoted
from reino.core.refusal import Menu
from reino.core.view import View

LARGEST = 10**18  # numbers that a report shows; Python refuses to write the very large ones


def forfeit(bot: str, view: View, why: Phrase, last: str = "") -> Forfeit:
    """The report of who failed, at which seat, and why; `last` is what it said to nobody."""
    told = Phrase("error-forfeit-last", lines=last) if last else ""
    return Forfeit("error-forfeit", bot=bot, seat=str(view.seat), why=why, last=told)


def checked(bot: str, view: View, said: object) -> int:
    """A legal action, or a forfeit."""
    menu = menu_of(view)
    try:
        if isinstance(said, bool):
            raise TypeError
        action = index(said)  # type: ignore[arg-type]
    except Exception:  # whatever a type of its own makes of being asked for a number
        raise forfeit(bot, view, unread(view, _shown(said))) from None
    if action not in menu.actions:
        why = Phrase("error-forfeit-illegal", said=_named(view, action), menu=menu)
        raise forfeit(bot, view, why)
    return action


def unread(view: View, said: object) -> Phrase:
    """Why an answer is none."""
    return Phrase("error-forfeit-unread", said=said, menu=menu_of(view))


def menu_of(view: View) -> Menu:
    return Menu(view.game, view.legal)


def raised(error: BaseException) -> Phrase:
    """What a bot written in Python raised, and where."""
    *_, place = extract_tb(error.__traceback__)
    where = f"{Path(place.filename).name}:{place.lineno}"
    return Phrase("error-forfeit-raised", error=told(error), where=where)


def told(error: BaseException) -> str:
    """An error of somebody else's in words that can be written anywhere."""
    name = type(error).__name__
    try:
        words = str(error)
    except Exception:  # it cannot even say what it is
        words = ""
    return writable(f"{name}: {words}" if words else name)


def _shown(said: object) -> object:
    try:
        return quoted(said)
    except Exception:  # it cannot be shown
        return type(said).__name__


def writable(text: str) -> str:
    """Without half characters, as odd file names have them."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _named(view: View, action: int) -> object:
    known = 0 <= action < view.game.spec.actions
    if known:
        return Menu(view.game, (action,))
    return str(action) if abs(action) < LARGEST else "..."
