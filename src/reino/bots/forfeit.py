"""Answers of bots that are not ours, checked: what is no choice forfeits the game."""

from operator import index
from pathlib import Path
from traceback import extract_tb

from reino.core.errors import Forfeit
from reino.core.phrase import Phrase, quoted
from reino.core.refusal import Menu
from reino.core.view import View


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
    except TypeError:
        raise forfeit(bot, view, unread(view, quoted(said))) from None
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
    told = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    *_, place = extract_tb(error.__traceback__)
    where = f"{Path(place.filename).name}:{place.lineno}"
    return Phrase("error-forfeit-raised", error=told, where=where)


def _named(view: View, action: int) -> object:
    known = 0 <= action < view.game.spec.actions
    return Menu(view.game, (action,)) if known else str(action)
