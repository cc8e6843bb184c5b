"""Cards and piles of Korona as coloured words, and rows of them that break between two.

Colours come in pairs of their own, so that they read the same on a light terminal and a dark one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from reino.core.language import Catalogue
from reino.games.korona.cards import CARD_KEYS
from reino.games.korona.tables import SEAT_KEYS

SEAT_STYLES = (
    "bold color(231) on color(124)",
    "bold color(16) on color(178)",
    "bold color(231) on color(29)",
    "bold color(231) on color(25)",
)
CARD_STYLES = {
    "monarch": "bold color(231) on color(124)",
    "stable": "color(231) on color(94)",
    "knight": "color(231) on color(25)",
    "tower": "color(231) on color(241)",
    "archer": "color(231) on color(22)",
    "field": "color(16) on color(220)",
    "peasant": "color(16) on color(208)",
    "healer": "color(16) on color(37)",
    "jester": "color(231) on color(91)",
    "villain": "bold color(231) on color(16)",
}
ACTION_STYLE = "color(16) on color(252)"


class Words:
    """Names of cards, piles and seats in one language."""

    def __init__(self, say: Catalogue) -> None:
        self.say = say
        self.lang = say.lang

    def seat(self, seat: int) -> str:
        return self.say("korona-seat", seat=SEAT_KEYS[seat])

    def chip(self, seat: int) -> Text:
        """A seat's initial in its colour."""
        return Text(f" {self.seat(seat)[0]} ", SEAT_STYLES[seat])

    def title(self, card: str) -> str:
        return self.say("korona-card", card=card)

    def cards(self, keys: Iterable[str]) -> list[Text]:
        """Cards by their titles, equal ones together."""
        ordered = sorted(keys, key=CARD_KEYS.index)
        return [self._card(card, len([*same])) for card, same in groupby(ordered)]

    def _card(self, card: str, n: int) -> Text:
        name = Text(f" {self.title(card)} ", CARD_STYLES.get(card, ACTION_STYLE))
        return name if n == 1 else name.append(f"×{n} ")

    def piles(self, piles: Sequence[tuple[Sequence[str], bool]]) -> list[Text]:
        """Piles with whether they are full, equal ones together."""
        return [self._pile(*pile, len([*same])) for pile, same in groupby(piles)]

    def _pile(self, cards: Sequence[str], full: bool, n: int) -> Text:
        runs = [(card, len([*same])) for card, same in groupby(cards)]
        names = [
            Text(f" {self.say('korona-count', card=card, n=count)} ", CARD_STYLES[card])
            for card, count in runs
        ]
        pile = Text("+").join(names)
        if full:
            pile = Text.assemble(("[", "bold"), pile, ("]", "bold"))
        return pile if n == 1 else pile.append(f"×{n}")


@dataclass(frozen=True)
class Row:
    """A head and the things that belong to it; a line breaks between things, never inside one."""

    head: Text
    things: Sequence[Text]
    indent: int
    gap: int = 1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = self.head.copy()
        line.append(" " * max(1, self.indent - line.cell_len))
        fresh = True
        for thing in self.things:
            gap = 0 if fresh else self.gap
            if not fresh and line.cell_len + gap + thing.cell_len > options.max_width:
                yield line
                line, gap = Text(" " * self.indent), 0
            line = Text.assemble(line, " " * gap, thing)
            fresh = False
        yield line
