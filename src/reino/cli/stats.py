"""`reino stats`: statistics of the records in a folder."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from reino.cli.files import check_results, kept, save_picture
from reino.cli.lookup import changed
from reino.cli.plots import check_svg
from reino.cli.progress import games_bar
from reino.core.errors import ReinoError
from reino.core.names import seat_names, title_of, words_of
from reino.terminal.bars import percent
from reino.terminal.console import Misuse, Terminal

if TYPE_CHECKING:
    from reino.arena.rating import Interval
    from reino.arena.statistics import Damaged, Group, Told
    from reino.core.game import Game

MOST_OPENINGS = 10
DRAWN_OPENINGS = 6


def stats(terminal: Terminal, folder: str, save: str | None, plot: str | None) -> int:
    from reino.arena.statistics import grouped

    check_svg(terminal, plot)
    check_results(terminal, save, plot)
    records, damaged = _read(terminal, Path(folder))
    report = StatsReport(terminal, grouped(records, partial(title, terminal)), damaged)
    with kept(terminal, save, report.as_dict):
        report.show()
    if report.played:
        save_picture(terminal, plot, report.picture)
    return 1 if damaged else 0


def _read(terminal: Terminal, folder: Path) -> "tuple[list[Told], list[Damaged]]":
    from reino.arena.statistics import Damaged, read, records_in

    say = terminal.say
    if folder.is_file():
        raise Misuse(say("cli-folder-file", file=str(folder)))
    if not folder.is_dir():
        raise Misuse(say("cli-no-folder", folder=str(folder)))
    paths = records_in(folder)
    if not paths:
        raise Misuse(say("cli-stats-none", folder=str(folder)))
    records: list[Told] = []
    damaged: list[Damaged] = []
    with games_bar(terminal) as bar:
        task = bar.add_task(say("cli-stats-reading"), total=len(paths))
        for found in read(paths):
            if isinstance(found, Damaged):
                damaged.append(found)
            else:
                records.append(found)
            bar.advance(task)
    return records, damaged


def title(terminal: Terminal, game: "Game") -> str:
    """The name of a group of games with the same rules."""
    parts = [title_of(game.spec, terminal.lang)]
    if len(game.spec.players) > 1:
        parts.append(terminal.say("cli-balance-players", players=game.players))
    return " · ".join([*parts, *changed(game.spec, game.options)])


class StatsReport:
    """The report of the statistics, group by group."""

    def __init__(
        self, terminal: Terminal, groups: "Sequence[Group]", damaged: "Sequence[Damaged]"
    ) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.groups = groups
        self.damaged = damaged

    @property
    def played(self) -> "Sequence[Group]":
        """Groups with at least one finished game."""
        return [group for group in self.groups if group.games]

    def show(self) -> None:
        say, tell, show = self.say, self.terminal.tell, self.terminal.show
        for group in self.groups:
            show(Text(group.name, "bold"))
            about = say("cli-stats-games", games=group.games, unfinished=group.unfinished)
            tell(about, "dim")
            if group.games:
                tell(self._length(group))
                show(self.seats(group), self.ends(group), self.openings(group))
        if self.played:
            tell(say("cli-stats-intervals"), "dim")
        for file in self.damaged:
            why = self._why(file.error)
            self.terminal.complain(say("cli-stats-damaged", file=str(file.path), why=why))
        if self.damaged:
            self.terminal.complain(say("cli-stats-skipped", count=len(self.damaged)))

    def _why(self, error: Exception) -> str:
        if isinstance(error, ReinoError):
            return error.tell(self.terminal.lang)
        return getattr(error, "strerror", None) or str(error)

    def _length(self, group: "Group") -> str:
        from reino.arena.panels import quartiles

        turns = group.balance.turns
        low, middle, high = quartiles(turns)
        return self.say(
            "cli-stats-length",
            unit="turns" if self._in_turns(group) else "choices",
            mean=fmean(turns),
            least=min(turns),
            low=low,
            middle=middle,
            high=high,
            most=max(turns),
        )

    def _in_turns(self, group: "Group") -> bool:
        """Whether lengths are in turns: where a choice is a turn, or the game's tally counts
        turns."""
        return group.game.spec.notation is not None or group.by_order

    def _seat(self, group: "Group", seat: int) -> str:
        if group.by_order:
            return self.say("cli-balance-place", place=seat)
        return seat_names(group.game.spec, self.terminal.lang)[seat]

    def seats(self, group: "Group") -> Table:
        """The table of wins by seat."""
        from reino.arena.rating import share_interval

        balance, say = group.balance, self.say
        table = self._table("cli-stats-column-seat", "cli-stats-column-wins")
        for seat, wins in enumerate(balance.wins):
            interval = share_interval(wins, group.games)
            self._row(table, self._seat(group, seat), wins, wins / group.games, interval)
        if balance.draws:
            interval = share_interval(balance.draws, group.games)
            name, share = say("cli-balance-column-draws"), balance.draws / group.games
            self._row(table, name, balance.draws, share, interval)
        return table

    def ends(self, group: "Group") -> Table:
        """The table of end reasons."""
        from reino.arena.rating import share_interval

        words = words_of(group.game.spec, self.terminal.lang)
        table = self._table("cli-balance-column-ends", "cli-balance-column-games")
        for reason, count in group.balance.reasons.most_common():
            key = f"{group.game.key}-reason-{reason}"
            told = words(key) if key in words else reason
            interval = share_interval(count, group.games)
            self._row(table, told, count, count / group.games, interval)
        return table

    def openings(self, group: "Group") -> Table:
        """The table of the first choices made most often, with their scores."""
        table = self._table("cli-stats-column-opening", "cli-stats-column-chosen", scored=True)
        for action, score in group.common(MOST_OPENINGS):
            name = group.game.name(action, self.terminal.lang)
            self._row(table, name, score.games, score.share, score.share_interval)
        return table

    def _table(self, head: str, count: str, scored: bool = False) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        table.add_column(self.say(head), min_width=24)
        share = "cli-stats-column-score" if scored else "cli-stats-column-share"
        for column in (count, share, "cli-stats-column-interval"):
            table.add_column(self.say(column), justify="right", no_wrap=True)
        return table

    def _row(self, table: Table, name: str, count: int, share: float, interval: "Interval") -> None:
        low, high = (round(100 * end) for end in interval)
        table.add_row(
            Text(name),
            self.say("cli-count", count=count),
            percent(self.say, share),
            self.say("cli-balance-range", low=low, high=high),
        )

    def as_dict(self) -> dict[str, Any]:
        """All statistics as plain data, for programs."""
        return {
            "groups": [self._group(group) for group in self.groups],
            "damaged": [
                {"file": str(file.path), "why": self._why(file.error)} for file in self.damaged
            ],
        }

    def _group(self, group: "Group") -> dict[str, Any]:
        from reino.arena.panels import quartiles
        from reino.arena.rating import share_interval

        balance, turns = group.balance, group.balance.turns
        unit = "turns" if self._in_turns(group) else "choices"
        return {
            "game": group.game.key,
            "players": group.game.players,
            "options": dict(group.game.options),
            "games": group.games,
            "unfinished": group.unfinished,
            "wins_by": "order" if group.by_order else "seat",
            "wins": balance.wins,
            "wins_intervals": [share_interval(wins, group.games) for wins in balance.wins],
            "draws": balance.draws,
            unit: fmean(turns) if turns else None,
            f"{unit}_quartiles": quartiles(turns) if turns else None,
            f"{unit}_extremes": (min(turns), max(turns)) if turns else None,
            "reasons": dict(balance.reasons),
            "openings": [
                {
                    "action": action,
                    "name": group.game.name(action),
                    "games": score.games,
                    "score": score.share,
                    "score_interval": score.share_interval,
                }
                for action, score in group.common(len(group.openings))
            ],
        }

    def picture(self) -> str:
        """An SVG document: wins, lengths of games, openings."""
        from reino.arena.panels import Opening, lengths, openings
        from reino.arena.plot import TICKS, Words, drawn

        say, played = self.say, self.played
        balances = [group.balance for group in played]
        told = Words(
            lang=self.terminal.lang,
            title=say("cli-stats-title", games=sum(group.games for group in played)),
            about=say("cli-stats-intervals"),
            desc=" ".join(self._sentence(group) for group in played),
            first=say("cli-stats-first"),
            draws=say("cli-balance-column-draws"),
            others=say("cli-stats-others"),
            score=say("cli-stats-whisker"),
            note=say("cli-balance-column-games"),
            ticks=[say("cli-balance-tick", share=share) for share in TICKS],
        )
        unit = "turns" if all(map(self._in_turns, played)) else "choices"
        means = [say("cli-balance-turns", turns=fmean(balance.turns)) for balance in balances]
        panels = [lengths(say("cli-balance-panel-length", unit=unit), balances, means)]
        for group in played:
            rows = [
                Opening(
                    group.game.name(action, self.terminal.lang),
                    score,
                    say("cli-count", count=score.games),
                )
                for action, score in group.common(DRAWN_OPENINGS)
            ]
            panels.append(openings(say("cli-stats-panel", group=group.name), rows))
        return drawn(told, balances, [say("cli-count", count=b.games) for b in balances], panels)

    def _sentence(self, group: "Group") -> str:
        score, n, say = group.balance.score, group.games, self.say
        return say(
            "cli-balance-sentence",
            setting=group.name,
            wins=percent(say, score.wins / n),
            draws=percent(say, score.draws / n),
            losses=percent(say, score.losses / n),
        )
