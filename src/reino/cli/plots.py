"""The picture of the results of `reino balance`, in the reader's language."""

from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

from reino.cli.strategies import used_in_words
from reino.terminal.bars import percent
from reino.terminal.console import Misuse, Terminal

if TYPE_CHECKING:
    from reino.arena.balance import Balance
    from reino.arena.plot import Panel
    from reino.cli.balance import Run


def check_svg(terminal: Terminal, path: str | None) -> None:
    """Refuse a plot with another suffix than `.svg`."""
    if path is not None and Path(path).suffix.lower() != ".svg":
        raise Misuse(terminal.say("cli-not-svg", file=path))


def picture(run: "Run") -> str:
    """An SVG document: wins, lengths of games and, where the game has a tally, strategies."""
    from reino.arena.plot import TICKS, Words, drawn

    say = run.say
    others = run.seats[1] if len(run.seats) == 2 else say("cli-balance-others")
    told = Words(
        lang=run.terminal.lang,
        title=run.title(),
        about=run.about(),
        desc=" ".join(_sentence(run, balance) for balance in run.played),
        first=say("cli-balance-wins", seat=run.seats[0]),
        draws=say("cli-balance-column-draws"),
        others=say("cli-balance-wins", seat=others),
        score=say("cli-balance-whisker", first=run.seats[0]),
        note=say("cli-balance-column-fairness"),
        ticks=[say("cli-balance-tick", share=share) for share in TICKS],
    )
    notes = [percent(say, balance.fairness) for balance in run.played]
    return drawn(told, run.played, notes, _panels(run))


def _panels(run: "Run") -> "list[Panel]":
    from reino.arena.panels import lengths, parts_brought, strategies

    say, played, columns = run.say, run.played, run.columns
    means = [say("cli-balance-turns", turns=fmean(balance.turns)) for balance in played]
    unit = "turns" if run.in_turns else "choices"
    panels = [lengths(say("cli-balance-panel-length", unit=unit), played, means)]
    if not columns:
        return panels
    shares = [[_lift(run, balance, column.key) for column in columns] for balance in played]
    legend = say("cli-balance-by-winners"), say("cli-balance-by-seats")
    games = [say("cli-count", count=balance.usage.brought.total()) for balance in played]
    return [
        *panels,
        strategies(say("cli-balance-panel-used"), legend, columns, played, shares),
        parts_brought(say("cli-balance-brought", game=run.game.key), columns, played, games),
    ]


def _lift(run: "Run", balance: "Balance", key: str) -> str:
    """The ratio of how often it worked for winners to how often for all seats."""
    usage = balance.usage
    seats = usage.of_seats(key)
    return run.say("cli-balance-times", n=usage.of_winners(key) / seats) if seats else ""


def _sentence(run: "Run", balance: "Balance") -> str:
    n, score, say = balance.games, balance.score, run.say
    told = say(
        "cli-balance-sentence",
        setting=balance.setting.name,
        wins=percent(say, score.wins / n),
        draws=percent(say, score.draws / n),
        losses=percent(say, score.losses / n),
    )
    return f"{told} {used_in_words(say, run.columns, balance)}" if run.columns else told
