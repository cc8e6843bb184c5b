"""Bars for shares, because a bar is read faster than a number."""

from collections.abc import Mapping

from rich.table import Table
from rich.text import Text

from reino.core.catalogue import Catalogue

EIGHTHS = " ▏▎▍▌▋▊▉█"


def bar(share: float, width: int) -> str:
    """A bar that is `width` long for a share of one, to an eighth of a character."""
    eighths = round(max(0.0, min(1.0, share)) * width * 8)
    if share > 0 and eighths == 0:
        eighths = 1
    whole, rest = divmod(eighths, 8)
    return EIGHTHS[8] * whole + (EIGHTHS[rest] if rest else "")


def plain_bar(share: float, width: int) -> str:
    """The same bar for a terminal that has only ASCII."""
    length = round(max(0.0, min(1.0, share)) * width)
    return "#" * (max(1, length) if share > 0 else 0)


def percent(say: Catalogue, share: float) -> str:
    return say("cli-percent", share=share)


def mix_table(
    say: Catalogue,
    shares: Mapping[str, float],
    *,
    title: Text | None,
    style: str,
    names: Mapping[str, str],
    worths: Mapping[str, float] | None = None,
    width: int = 10,
    ascii_only: bool = False,
) -> Table:
    """The table of one side's mix: each choice, a bar, its share, and its value where that is
    known."""
    draw = plain_bar if ascii_only else bar
    most = max(shares.values(), default=0.0) or 1.0
    table = Table.grid(padding=(0, 1, 0, 0))
    table.title = title
    table.title_justify = "left"
    table.add_column()
    table.add_column(min_width=width, no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    if worths is not None:
        table.add_column(justify="right", no_wrap=True)
        worth_head = Text(say("cli-hint-worth"), "dim")
        table.add_row("", "", Text(say("cli-hint-share"), "dim"), worth_head)
    for key, share in shares.items():
        faint = "" if share > 0 else "dim"
        row = [
            Text(names[key], faint),
            Text(draw(share / most, width), style),
            Text(percent(say, share), faint or "bold"),
        ]
        if worths is not None:
            row.append(Text(percent(say, worths[key]), faint))
        table.add_row(*row)
    return table
