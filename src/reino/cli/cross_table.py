"""The results of `reino arena`: standings, cross table, forfeits."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.table import Table
from rich.text import Text

from reino.cli.lookup import changed
from reino.core.names import bot_name, title_of
from reino.terminal.bars import percent
from reino.terminal.console import Terminal

if TYPE_CHECKING:
    from reino.arena.rating import Score
    from reino.arena.schedule import Fixture
    from reino.arena.standings import Rating, Standings
    from reino.core.game import Game

UNKNOWN = "–"  # the placeholder for the rating and the score of a bot that has met no other
TOLD = 3  # limit of forfeits that are shown in full
SHOWN = 10  # limit of lost games that are listed by number


class CrossTable:
    """The sheet of results of a tournament."""

    def __init__(
        self,
        terminal: Terminal,
        game: "Game",
        standings: "Standings",
        finished: bool,
        lost: "Sequence[Fixture]" = (),
    ) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.game = game
        self.standings = standings
        self.finished = finished
        self.lost = lost
        self.bots = standings.setup.bots

    def show(self) -> None:
        say, tell = self.say, self.terminal.tell
        self.terminal.show(Text(self.title(), "bold"), Text(self.about(), "dim"))
        if not self.finished:
            tell(say("cli-balance-interrupted"), "yellow")
        self.terminal.show(self.table())
        for note in (self._scale(), *self.notes()):
            tell(note, "dim")
        if len(self.bots) > 2:
            self.terminal.show(self.cross_table())
            tell(say("cli-arena-cross-note", players=self.game.players), "dim")
        self._tell_forfeits()
        if self.lost:
            tell(lost_in_words(self.terminal, self.lost), "yellow")

    def notes(self) -> list[str]:
        """Notes on the bots whose ratings say less than it may seem."""
        found, say = self.standings, self.say
        told = []
        if len(found.groups) > 1:
            groups = "; ".join(", ".join(map(self.named, group)) for group in found.groups)
            told.append(say("cli-arena-apart", groups=groups, scale=found.scale))
        if found.unrated:
            bots = ", ".join(map(self.named, found.unrated))
            told.append(say("cli-arena-unmet", count=len(found.unrated), bots=bots))
        return told

    def _scale(self) -> str:
        return self.say("cli-arena-rating", scale=self.standings.scale)

    def title(self) -> str:
        games = len(self.standings.results)
        game = title_of(self.game.spec, self.terminal.lang)
        return self.say("cli-arena-title", game=game, bots=len(self.bots), games=games)

    def about(self) -> str:
        setup, say = self.standings.setup, self.say
        parts = [say("cli-balance-players", players=setup.players)]
        if setup.seconds is not None:
            parts.append(say("cli-arena-seconds", seconds=setup.seconds))
        if setup.iterations is not None:
            parts.append(say("cli-arena-iterations", iterations=setup.iterations))
        return " · ".join([*parts, *changed(self.game.spec, self.game.options)])

    def named(self, bot: int) -> str:
        return bot_name(self.say, self.bots[bot])

    def table(self) -> Table:
        """The table of ratings."""
        say, found = self.say, self.standings
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        table.add_column("", justify="right")
        table.add_column(say("cli-arena-column-bot"), overflow="fold")
        heads = ["rating", "interval", "games", "wins", "score"]
        heads += ["forfeits"] if any(found.forfeits) else []
        for head in heads:
            table.add_column(say("cli-arena-column", column=head), justify="right", no_wrap=True)
        order = found.order
        for place, (bot, following) in enumerate(zip(order, [*order[1:], None], strict=True), 1):
            rating = found.ratings[bot]
            row = [
                self.rated(rating),
                self.ranged(rating),
                say("cli-count", count=found.games[bot]),
                say("cli-count", count=found.wins[bot]),
                self._cell(found.total(bot), UNKNOWN),
            ]
            row += [say("cli-count", count=found.forfeits[bot])] if any(found.forfeits) else []
            table.add_row(
                Text(str(place), "dim"),
                Text(self.named(bot), "bold"),
                *row,
                end_section=following is not None
                and found.group_of(bot) != found.group_of(following),
            )
        return table

    def rated(self, rating: "Rating | None") -> str:
        return UNKNOWN if rating is None else self._points(rating.value)

    def ranged(self, rating: "Rating | None") -> str:
        if rating is None:
            return self.say("cli-arena-unknown")
        low, high = self._points(rating.low), self._points(rating.high)
        return self.say("cli-arena-range", low=low, high=high)

    def _points(self, value: float) -> str:
        """A rating: whole points of Elo, tenths of OpenSkill."""
        if self.standings.scale == "elo":
            return f"{value:+.0f}" if round(value) else "0"
        return self.say("cli-balance-turns", turns=value)

    def cross_table(self) -> Table:
        """The cross table: the share of the points of each bot against each other."""
        found = self.standings
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        table.add_column("", justify="right")
        table.add_column(self.say("cli-arena-column-against"), overflow="fold")
        for place, _ in enumerate(found.order, 1):
            table.add_column(str(place), justify="right", no_wrap=True)
        for place, bot in enumerate(found.order, 1):
            cells = [self._cell(found.against(bot, other)) for other in found.order]
            table.add_row(Text(str(place), "dim"), Text(self.named(bot), "bold"), *cells)
        return table

    def _cell(self, score: "Score", empty: str = "·") -> str:
        return percent(self.say, score.share) if score.games else empty

    def _tell_forfeits(self) -> None:
        """Show every bot's first forfeits in full, and how many there were."""
        found = self.standings
        told = [0] * len(self.bots)
        for result in found.results:
            for forfeited in result.forfeits:
                bot = result.seats[forfeited.seat]
                told[bot] += 1
                if told[bot] <= TOLD:
                    report = forfeited.tell(self.terminal.lang)
                    text = self.say("cli-arena-forfeit", game=result.number, report=report)
                    self.terminal.tell(text, "red")
        for bot, count in enumerate(told):
            if count > TOLD:
                more = self.say("cli-arena-forfeits", bot=self.named(bot), count=count)
                self.terminal.tell(more, "red")

    def as_dict(self) -> dict[str, Any]:
        """All results as plain data, for programs."""
        found, setup = self.standings, self.standings.setup
        return {
            "game": setup.game,
            "players": setup.players,
            "options": dict(setup.options),
            "seconds": setup.seconds,
            "iterations": setup.iterations,
            "seed": setup.seed,
            "opening": setup.opening,
            "games": len(found.results),
            "finished": self.finished and not self.lost,
            "lost": [fixture.number for fixture in self.lost],
            "scale": found.scale,
            "bots": [self._bot(bot) for bot in found.order],
            "table": {
                self.bots[one]: {
                    self.bots[other]: _score(found.against(one, other))
                    for other in found.order
                    if found.against(one, other).games
                }
                for one in found.order
            },
            "reasons": dict(found.reasons),
            "forfeits": [
                {
                    "game": result.number,
                    "bot": self.bots[result.seats[forfeited.seat]],
                    "seat": forfeited.seat,
                    "kind": forfeited.kind,
                    "report": forfeited.tell(self.terminal.lang),
                }
                for result in found.results
                for forfeited in result.forfeits
            ],
        }

    def _bot(self, bot: int) -> dict[str, Any]:
        found = self.standings
        rating = found.ratings[bot]
        return {
            "name": self.bots[bot],
            "rating": None if rating is None else rating.value,
            "rating_interval": None if rating is None else (rating.low, rating.high),
            "group": found.group_of(bot),
            "games": found.games[bot],
            "wins": found.wins[bot],
            "forfeits": found.forfeits[bot],
            **_score(found.total(bot)),
        }

    def picture(self) -> str:
        """An SVG document: ratings with their intervals, and the cross table."""
        from reino.arena.chart import Cell, Chart, Row, drawn

        say, found = self.say, self.standings
        order = found.order
        rows = [
            Row(
                self.named(bot),
                found.ratings[bot],
                self.rated(found.ratings[bot]),
                found.group_of(bot) or 0,
            )
            for bot in order
        ]
        cells = [
            [
                Cell(score.share, self._cell(score))
                if (score := found.against(one, other)).games
                else None
                for other in order
            ]
            for one in order
        ]
        chart = Chart(
            lang=self.terminal.lang,
            title=self.title(),
            about=self.about(),
            desc=" ".join(f"{row.name}: {row.note}." for row in rows),
            ratings=self._scale(),
            against=say("cli-arena-cross-note", players=self.game.players),
            notes=self.notes(),
        )
        return drawn(chart, rows, cells)


def _score(score: "Score") -> dict[str, Any]:
    share, interval = (score.share, score.share_interval) if score.games else (None, None)
    return {
        "won": score.wins,
        "drawn": score.draws,
        "lost": score.losses,
        "score": share,
        "score_interval": interval,
    }


def lost_in_words(terminal: Terminal, lost: "Sequence[Fixture]") -> str:
    """The lost games in words, the first few by number."""
    numbers = [str(number) for number in sorted(fixture.number for fixture in lost)[:SHOWN]]
    more = ["..."] if len(lost) > SHOWN else []
    return terminal.say("cli-arena-lost", count=len(lost), games=", ".join(numbers + more))
