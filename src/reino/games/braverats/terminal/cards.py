"""The cards of BraveRats, drawn: a box in the clan's colour, or a line where there is no room."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.games.braverats.rules import actions, cards
from reino.games.braverats.table.names import mark

CLAN_STYLES = ("bright_blue", "bright_red")
CARD_WIDTH = 19
LEAST_IN_A_ROW = 3  # fewer cards beside each other than this take too many lines
LEAST_HEIGHT = 22  # and so do boxes in a window this low


class CardArt:
    """Draws cards in one language."""

    def __init__(self, say: Catalogue) -> None:
        self.say = say

    def name(self, card: str) -> str:
        return self.say("braverats-card", card=card)

    def clan(self, seat: int) -> str:
        return self.say("braverats-clan", clan=actions.SEAT_KEYS[seat])

    def power(self, card: str) -> str:
        return self.say("braverats-power-short", card=card)

    def _as(self, face: str) -> str:
        """The words for the card that a Mime counts as."""
        return self.say("cli-braverats-as", face=face, card=self.name(face))

    def corner(self, card: str, bonus: int) -> str:
        return f"{mark(card)} +{bonus}" if bonus else mark(card)

    def drawn(
        self,
        card: str,
        seat: int,
        *,
        bonus: int = 0,
        face: str | None = None,
        line: box.Box = box.ROUNDED,
        faint: bool = False,
    ) -> Panel:
        """A card as a box. `face` is the card that a Mime counts as."""
        style = CLAN_STYLES[seat]
        text = self._as(face) if face else self.power(card)
        return Panel(
            Text.assemble((self.name(card), "dim" if faint else "bold"), "\n", (text, "dim")),
            box=line,
            title=Text(f" {self.corner(card, bonus)} ", f"reverse {style}"),
            title_align="left",
            border_style=f"dim {style}" if faint else style,
            width=CARD_WIDTH,
            height=4,
            padding=(0, 0, 0, 1),
        )

    def line(self, card: str, seat: int, bonus: int = 0, face: str | None = None) -> Text:
        """A card as one line: strength, name, power."""
        text = self._as(face) if face else self.power(card)
        return Text.assemble(
            (f" {self.corner(card, bonus)} ", f"reverse {CLAN_STYLES[seat]}"),
            (f" {self.name(card)} ", "bold"),
            (text, "dim"),
            no_wrap=True,
            overflow="ellipsis",
        )


@dataclass(frozen=True)
class Chips:
    """Cards by strength and name only; a line breaks between cards, never inside one."""

    art: CardArt
    head: str
    cards: Sequence[str]
    seat: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(self.head, "dim", end="")
        if not self.cards:
            line.append(f" {self.art.say('cli-braverats-no-cards')}")
        for card in self.cards:
            chip = Text.assemble(
                (mark(card), f"bold {CLAN_STYLES[self.seat]}"), f" {self.art.name(card)}"
            )
            if line.cell_len + 2 + chip.cell_len > options.max_width:
                yield Text.assemble(line)
                line = Text()
            line = Text.assemble(line, "  ", chip)
        yield line


@dataclass(frozen=True)
class Spread:
    """Cards laid out side by side in even rows, or as lines where the window is too small."""

    art: CardArt
    cards: Sequence[str]
    seat: int
    bonus: int = 0
    copied: str | None = None  # the card that a Mime among them would count as

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        in_a_row = (options.max_width + 1) // (CARD_WIDTH + 1)
        if in_a_row < LEAST_IN_A_ROW or console.height < LEAST_HEIGHT:
            for card in self.cards:
                yield Padding(self.art.line(card, self.seat, self.bonus, self._face(card)), (0, 1))
            return
        rows = -(-len(self.cards) // in_a_row)
        width = -(-len(self.cards) // rows) if rows else 0
        for row in range(rows):
            yield beside(
                [
                    self.art.drawn(card, self.seat, bonus=self.bonus, face=self._face(card))
                    for card in self.cards[row * width : (row + 1) * width]
                ]
            )

    def _face(self, card: str) -> str | None:
        return self.copied if card == cards.CARD_KEYS[cards.MIME] else None


def beside(things: Sequence[RenderableType], gap: int = 1) -> Table:
    """Renderables next to each other, each as wide as it needs."""
    row = Table.grid(padding=(0, gap, 0, 0))
    for _ in things:
        row.add_column(vertical="middle")
    row.add_row(*things)
    return row
