"""Tables of strategies: how often each works for winners, and their gains by each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.core.spec import GameSpec
from reino.terminal.bars import percent

if TYPE_CHECKING:
    from reino.arena.balance import Balance
    from reino.arena.panels import Column

LONG = 12  # width in letters


def columns_of(say: Catalogue, spec: GameSpec) -> "list[Column]":
    """The strategies of a game that has a tally; else none."""
    from reino.arena.panels import Column
    from reino.arena.tallies import tally_of

    tally = tally_of(spec)
    if tally is None:
        return []
    return [
        Column(
            key, say("cli-balance-strategy", strategy=key), say("cli-balance-sign", strategy=key)
        )
        for key in tally.STRATEGIES
    ]


def used_table(
    say: Catalogue, head: str, columns: "Sequence[Column]", balances: "Sequence[Balance]"
) -> Table:
    """How often each strategy worked for the winner, and below it for any seat."""
    table = _table(head, [column.name for column in columns])
    for balance in balances:
        usage = balance.usage
        cells = [
            f"{percent(say, usage.of_winners(column.key))}\n"
            + say("cli-balance-against", share=percent(say, usage.of_seats(column.key)))
            for column in columns
        ]
        table.add_row(named(balance), *cells)
    return table


def brought_table(
    say: Catalogue, head: str, columns: "Sequence[Column]", balances: "Sequence[Balance]"
) -> Table:
    """The table of the winners' gains."""
    table = _table(head, [column.sign for column in columns])
    for balance in balances:
        cells = [percent(say, balance.usage.of_brought(column.key)) for column in columns]
        table.add_row(named(balance), *cells)
    return table


def named(balance: "Balance") -> Text:
    """The name of a setting in the first column; a long name is broken, since rows have two lines
    anyway."""
    name = balance.setting.name
    return Text(name if len(name) <= LONG else name.replace("_", "_\n"), "bold")


def _table(head: str, columns: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column(head, no_wrap=True)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def used_in_words(say: Catalogue, columns: "Sequence[Column]", balance: "Balance") -> str:
    """The same table as a sentence."""
    usage = balance.usage
    uses = [
        say(
            "cli-balance-used",
            strategy=column.name,
            winners=percent(say, usage.of_winners(column.key)),
            seats=percent(say, usage.of_seats(column.key)),
        )
        for column in columns
    ]
    return say("cli-balance-sentence-used", setting=balance.setting.name, uses="; ".join(uses))
