"""The hint of Korona: the choices the search looked at most, and the return it expects of them."""

from rich.console import RenderableType

from reino.core.catalogue import catalogue
from reino.core.view import View
from reino.games.korona import LOCALE
from reino.games.korona.terminal.menu import menu, spoken
from reino.terminal.advice import looked
from reino.terminal.console import Terminal


def hint(terminal: Terminal, view: View) -> RenderableType:
    say = catalogue(terminal.lang, LOCALE)
    numbers = {choice.action: choice.number for choice in menu(view, say)}
    # A group's head says in the menu the deed with a card; here it has to be said.
    return looked(terminal, view, numbers, lambda action: spoken(action, say))
