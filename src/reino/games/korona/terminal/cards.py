"""Cards and piles of Korona as coloured words.

Colours come in pairs of their own, so that they read the same on a light terminal and a dark one.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.games.korona.rules.cards import CARD_KEYS
from reino.games.korona.table.names import seat_name
from reino.games.korona.table.view import SHOWN
from reino.games.korona.terminal.pending import Lying

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
LEAVING = "!"  # behind a card that is to leave its zone
TAG = 2  # letters that tell the seats apart in either language
TAG_WIDTH = TAG + 2


class Words:
    """Names of cards, piles and seats in one language."""

    def __init__(self, say: Catalogue) -> None:
        self.say = say
        self.lang = say.lang

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.say)

    def chip(self, seat: int) -> Text:
        """The beginning of a seat's name in its colour."""
        return Text(f" {self.seat(seat)[:TAG]} ", SEAT_STYLES[seat])

    def title(self, card: str) -> str:
        return self.say("korona-card", card=card)

    def cards(self, keys: Iterable[str]) -> list[Text]:
        """Cards by their titles, equal ones together."""
        ordered = sorted(keys, key=CARD_KEYS.index)
        return [self._card(card, len([*same])) for card, same in groupby(ordered)]

    def _card(self, card: str, n: int) -> Text:
        name = Text(f" {self.title(card)} ", CARD_STYLES.get(card, ACTION_STYLE))
        return _times(n, name)

    def piles(self, zone: Sequence[Lying]) -> list[Text]:
        """Piles, full ones in brackets, equal ones together."""
        return [self._pile(pile, len([*same])) for pile, same in groupby(zone)]

    def _pile(self, pile: Lying, n: int) -> Text:
        names = []
        staying = len(pile.staying)
        for (key, leaving), same in groupby(
            (card, at >= staying) for at, card in enumerate(pile.cards)
        ):
            name = self.say("korona-count", card=key, n=len([*same])) + LEAVING * leaving
            names.append(Text(f" {name} ", CARD_STYLES[key]))
        drawn = Text("+").join(names)
        if SHOWN[pile.number].full:
            drawn = Text.assemble(("[", "bold"), drawn, ("]", "bold"))
        elif n > 1 and len(pile.cards) > 1:
            drawn = Text.assemble("(", drawn, ")")
        return _times(n, drawn)


def _times(n: int, thing: Text) -> Text:
    blank = "" if thing.plain.startswith(" ") else " "
    return thing if n == 1 else Text.assemble(f"{n} ×{blank}", thing)
