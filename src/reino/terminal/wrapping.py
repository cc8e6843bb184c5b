"""Rows of items that wrap between two items."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

HANGING = 2  # indent of the further lines of an item


def in_words(text: str, style: str = "") -> list[Text]:
    """A sentence as items of a row; a dot between two parts begins the second."""
    words = text.replace("· ", "·_").split()
    return [Text(word.replace("·_", "· "), style) for word in words]


@dataclass(frozen=True)
class Row:
    """A head and the items that belong to it. Lines wrap between items; an item that is wider than
    the window is wrapped inside, on lines of its own."""

    head: Text
    things: Sequence[Text]
    indent: int
    gap: int = 1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = max(1 + HANGING, options.max_width - self.indent)
        line = self.head.copy()
        line.append(" " * max(1, self.indent - line.cell_len))
        fresh, broken = True, False
        for thing in self.things:
            wide = thing.cell_len > room
            full = line.cell_len + self.gap + thing.cell_len > options.max_width
            if not fresh and (full or broken):
                yield line
                line, fresh = Text(" " * self.indent), True
            first, *more = thing.wrap(console, room - HANGING) if wide else [thing]
            line = Text.assemble(line, "" if fresh else " " * self.gap, first)
            for part in more:
                yield line
                line = Text.assemble(" " * (self.indent + HANGING), part)
            fresh, broken = False, wide
        yield line
