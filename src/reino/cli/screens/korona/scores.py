"""What every kingdom is worth, entry by entry."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from reino.cli.screens.korona.cards import SEAT_STYLES, Words
from reino.games.korona.scoring import breakdown, label, zone_piles

GAP = 4
COLUMN = 34  # columns of a kingdom


@dataclass(frozen=True)
class Scores:
    """The kingdoms next to each other, as many as fit; the winners' are marked."""

    words: Words
    record: Any
    winners: Sequence[int] = ()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seats = [*range(int(self.record.players))]
        most = max(1, (options.max_width + GAP) // (COLUMN + GAP))
        # Four in two rows of two rather than three and one.
        rows = -(-len(seats) // most)
        width = -(-len(seats) // rows)
        for row in range(rows):
            if row:
                yield Text()
            table = Table.grid(padding=(0, GAP, 0, 0))
            for _ in range(width):
                table.add_column()
            table.add_row(*(self._kingdom(seat) for seat in seats[row * width : (row + 1) * width]))
            yield table

    def _kingdom(self, seat: int) -> Table:
        entries = breakdown(zone_piles(self.record.zone[seat]))
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(max_width=COLUMN - 6)
        table.add_column(justify="right", no_wrap=True)
        won = " *" if seat in self.winners else ""
        name = Text.assemble((f" {self.words.seat(seat)} ", SEAT_STYLES[seat]), (won, "bold"))
        table.add_row(name, Text(str(sum(entry.points for entry in entries)), "bold"))
        for entry in entries:
            table.add_row(Text(label(entry, self.words.lang)), Text(str(entry.points)))
        if not entries:
            table.add_row(Text(self.words.say("cli-korona-empty-zone"), "dim"), "")
        return table
