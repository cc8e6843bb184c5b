"""The scores of all kingdoms, entry by entry."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from reino.games.korona.table.scoring import label
from reino.games.korona.terminal.cards import SEAT_STYLES, Words
from reino.games.korona.terminal.pending import Kingdom

GAP = 4
NARROW = 26  # columns that are enough for a kingdom; a longer entry takes two lines then


@dataclass(frozen=True)
class Scores:
    """The kingdoms next to each other, as many as fit; the winners' are marked."""

    words: Words
    kingdoms: Sequence[Kingdom]
    winners: Sequence[int] = ()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = [self._kingdom(seat) for seat in range(len(self.kingdoms))]
        needed = [min(NARROW, console.measure(kingdom).maximum) for kingdom in drawn]
        across = self._across(needed, options.max_width)
        for first in range(0, len(drawn), across):
            if first:
                yield Text()
            table = Table.grid(padding=(0, GAP, 0, 0))
            for _ in range(across):
                table.add_column()
            table.add_row(*drawn[first : first + across])
            yield table

    def _across(self, needed: Sequence[int], width: int) -> int:
        """How many kingdoms fit next to each other, in rows as even as can be."""
        for rows in range(1, len(needed)):
            across = -(-len(needed) // rows)
            columns = [max(needed[column::across]) for column in range(across)]
            if sum(columns) + GAP * (across - 1) <= width:
                return across
        return 1

    def _kingdom(self, seat: int) -> Table:
        worth = self.kingdoms[seat].counted
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column()
        table.add_column(justify="right", no_wrap=True)
        won = f" {self.words.say('korona-screen-wins')}" if seat in self.winners else ""
        name = Text.assemble((f" {self.words.seat(seat)} ", SEAT_STYLES[seat]), (won, "bold"))
        table.add_row(name, Text(str(worth.score), "bold"))
        for entry in worth.entries:
            table.add_row(Text(label(entry, self.words.lang)), Text(str(entry.points)))
        if not worth.entries:
            table.add_row(Text(self.words.say("cli-korona-empty-zone"), "dim"), "")
        return table
