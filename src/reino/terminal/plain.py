"""The plain screen, for games that have none of their own: the view as data, the actions by
name."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from reino.core.game import Game
from reino.core.names import seat_names, title_of, words_of
from reino.core.spec import Event
from reino.core.view import View
from reino.terminal.advice import searched
from reino.terminal.console import Terminal
from reino.terminal.screen import Ambiguous, NotUnderstood, Story

UNKNOWN = "?"  # the placeholder for a value that is hidden from this seat, or not set yet
YES, NO = "✓", "–"


class PlainScreen:
    """A screen that lists the data of a view. All its words come from the game's catalogue."""

    sealed = True

    def __init__(self, game: Game, terminal: Terminal) -> None:
        self.game = game
        self.terminal = terminal
        self.say = terminal.say

    def seat_name(self, seat: int) -> str:
        return seat_names(self.game.spec, self.terminal.lang)[seat]

    def board(self, view: View, players: Sequence[str], story: Story = ()) -> RenderableType:
        title = Rule(Text(self._title(view, players)), align="left")
        return Group(title, self._facts(view), Text(), self._menu(view))

    def prompt(self, view: View) -> str:
        if self.game.spec.question is None:
            return self.say("cli-plain-prompt")
        return view.question(self.terminal.lang).text or ""

    def parse(self, view: View, text: str) -> int:
        numbers = {str(action): action for action in view.legal}
        if text in numbers:
            return numbers[text]
        lexicon = self.game.spec.lexicon
        exact = lexicon.among(text, view.legal)
        found = lexicon.meant(text, view.legal, self.terminal.lang) if exact is None else [exact]
        if len(found) == 1:
            return found[0]
        possible = found or view.legal
        choices = ", ".join(f"{a} {self.game.name(a, self.terminal.lang)}" for a in possible)
        if found:
            raise Ambiguous(self.say("cli-ambiguous", line=text, choices=choices))
        raise NotUnderstood(self.say("cli-unknown-line", line=text, choices=choices))

    def laid(self, view: View, action: int) -> str:
        return self.game.name(action, self.terminal.lang)

    def happened(self, events: Sequence[Event]) -> RenderableType:
        tell = self.game.spec.words.tell
        return Text("\n".join(tell(event, self.terminal.lang) for event in events))

    def help(self, view: View) -> RenderableType:
        words, rules = words_of(self.game.spec, self.terminal.lang), f"{self.game.key}-rules"
        told = [Text(words(rules)), Text()] if rules in words else []
        return Group(*told, self._menu(view))

    def hint(self, view: View) -> RenderableType:
        names = {action: self.game.name(action, self.terminal.lang) for action in view.legal}
        return searched(self.terminal, view, names)

    def result(self, view: View) -> RenderableType:
        return self._facts(view)

    def verdict(self, view: View) -> str:
        return ""

    def _title(self, view: View, players: Sequence[str]) -> str:
        """The title: the game, and the seat of the reader."""
        title = title_of(self.game.spec, self.terminal.lang)
        # The reader of a saved game has no seat in it.
        if view.seat is None or not players[view.seat]:
            return title
        return f"{title} · {self.say('cli-plain-you', seat=self.seat_name(view.seat))}"

    def _facts(self, view: View) -> RenderableType:
        facts = Table.grid(padding=(0, 2, 0, 0))
        for key, value in view.as_dict().items():
            if value not in (None, [], {}):
                facts.add_row(Text(self._word(key), "dim"), Text(self._fact(value)))
        return facts

    def _menu(self, view: View) -> RenderableType:
        menu = Table.grid(padding=(0, 2, 0, 0))
        for action in view.legal:
            menu.add_row(
                Text(str(action), "bold"), Text(self.game.name(action, self.terminal.lang))
            )
        return menu

    def _word(self, key: str) -> str:
        return self.game.spec.word(key, self.terminal.lang)

    def _fact(self, value: Any) -> str:
        """A value in words; where it is made of lists or mappings, a line for each."""
        if isinstance(value, list) and any(map(_has_parts, value)):
            return "\n".join(map(self._shown, value))
        if isinstance(value, dict) and any(map(_has_parts, value.values())):
            return "\n".join(self._named(key, self._shown(part)) for key, part in value.items())
        return self._shown(value)

    def _shown(self, value: Any) -> str:
        if value is None:
            return UNKNOWN
        if isinstance(value, bool):
            return YES if value else NO
        if isinstance(value, list):
            return ", ".join(map(self._within, value))
        if isinstance(value, dict):
            return ", ".join(self._named(key, self._within(part)) for key, part in value.items())
        return self._word(value) if isinstance(value, str) and not _is_board(value) else str(value)

    def _within(self, part: Any) -> str:
        """A part of a line, in brackets where its end would not be clear."""
        return f"({self._shown(part)})" if _has_parts(part) else self._shown(part)

    def _named(self, key: str, shown: str) -> str:
        apart = "\n" if _is_board(shown) else " "
        return f"{self._word(key)}:{apart}{shown}"


def _has_parts(value: Any) -> bool:
    return isinstance(value, list | dict) or _is_board(value)


def _is_board(value: Any) -> bool:
    """Whether a text is a board: several lines, in which letters stand below each other."""
    return isinstance(value, str) and "\n" in value
