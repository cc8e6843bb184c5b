"""`reino balance`: bots against themselves, to see which setting of a game is the fairest."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich import box
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from reino.cli.analyse import ENGINES
from reino.cli.bars import percent
from reino.cli.choices import (
    bot_name,
    changed,
    chosen_bot,
    chosen_game,
    chosen_options,
    title_of,
    words_of,
)
from reino.cli.files import check_writable
from reino.cli.screens import screen_of
from reino.cli.terminal import Misuse, Terminal
from reino.core.options import Value, Values

if TYPE_CHECKING:
    from reino.arena.balance import Balance, Setting
    from reino.arena.match import Player
    from reino.arena.rating import Interval
    from reino.core.game import Game
    from reino.core.spec import GameSpec

AXIS = "layout"  # the option that is varied, in games that have it
USUAL_BOT, ANY_BOT = "skilled", "best"


def balance(
    terminal: Terminal,
    name: str,
    *,
    players: int | None,
    options: Sequence[str],
    layouts: Sequence[str],
    games: int,
    bot: str | None,
    nodes: int | None,
    workers: int | None,
    seed: int,
    plot: str | None,
    save: str | None,
) -> int:
    from reino.arena.match import Player
    from reino.bots import bot_names
    from reino.core.game import load

    spec = chosen_game(terminal, name)
    values = chosen_options(terminal, spec, options)
    fixed = {pair.partition("=")[0].strip() for pair in options}
    settings = chosen_settings(terminal, spec, values, layouts, AXIS in fixed)
    if plot is not None and Path(plot).suffix.lower() != ".svg":
        raise Misuse(terminal.say("cli-balance-not-svg", file=plot))
    for path in (plot, save):
        if path is not None:
            check_writable(terminal, Path(path))
    with terminal.blaming_the_line():
        game = load(name, players, values, progress=terminal.compiling())
    if bot is None:
        bot = USUAL_BOT if USUAL_BOT in bot_names(game) else ANY_BOT
    player = Player(chosen_bot(terminal, game, bot), iterations=nodes)
    make_ready(terminal, game, player)
    run = Run(terminal, game, settings, player, games, seed)
    run.play(workers or processors())
    if not run.played:
        raise KeyboardInterrupt
    run.show()
    if save is not None:
        Path(save).write_text(json.dumps(run.as_dict(), indent=1) + "\n", "utf-8")
        terminal.tell(terminal.say("cli-saved", file=save), "green")
    if plot is not None:
        Path(plot).write_text(run.picture(), "utf-8")
        terminal.tell(terminal.say("cli-saved", file=plot), "green")
    if run.interrupted:
        raise KeyboardInterrupt
    return 0


def chosen_settings(
    terminal: Terminal, spec: "GameSpec", values: Values, layouts: Sequence[str], fixed: bool
) -> "Sequence[Setting]":
    """Every layout, or those that are named; one setting where the game has no layouts."""
    from reino.arena.balance import Setting, settings_over

    names = [name.strip() for given in layouts for name in given.split(",")]
    if names and fixed:
        raise Misuse(terminal.say("cli-balance-twice", option=AXIS))
    with terminal.blaming_the_line():
        if names:
            axis = spec.options[AXIS]
            chosen: list[Value] = [axis.parse(name) for name in names]
        elif any(option.key == AXIS for option in spec.options.options):
            chosen = [values[AXIS]] if fixed else list(spec.options[AXIS].values)
        else:
            return [Setting(title_of(spec, terminal.lang), values)]
        return settings_over(values, AXIS, list(dict.fromkeys(chosen)))


def make_ready(terminal: Terminal, game: "Game", player: "Player") -> None:
    """Compile here, once and with progress, what every process is going to need."""
    if game.key in ENGINES:
        from reino.search import sparta

        sparta.prepare(terminal.compiling())
    with terminal.waiting(terminal.say("cli-getting-ready")):
        player.bot(game, 0)


def processors() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Run:
    """One measurement: what is played, what has come of it, and how that is told."""

    def __init__(
        self,
        terminal: Terminal,
        game: "Game",
        settings: "Sequence[Setting]",
        player: "Player",
        games: int,
        seed: int,
    ) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.game = game
        self.settings = settings
        self.player = player
        self.games = games
        self.seed = seed
        self.interrupted = False
        self._balances: Sequence[Balance] = ()
        screen = screen_of(game, terminal)
        self.seats = [screen.seat_name(seat) for seat in range(game.players)]

    @property
    def played(self) -> "Sequence[Balance]":
        """Settings of which a game has been played; all of them unless it was interrupted."""
        return [balance for balance in self._balances if balance.games]

    def play(self, workers: int) -> None:
        """Until all games are played, or Ctrl-C."""
        from reino.arena.balance import measure

        bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TextColumn(self.say("cli-balance-left")),
            TimeRemainingColumn(),
            console=self.terminal.errors,
            disable=not self.terminal.errors.is_terminal,
            transient=True,
        )
        total = self.games * len(self.settings)
        with bar:
            task = bar.add_task(self.say("cli-balance-playing"), total=total)
            games = measure(self.game, self.settings, self.player, self.games, self.seed, workers)
            try:
                for self._balances in games:
                    bar.advance(task)
            except KeyboardInterrupt:
                self.interrupted = True

    def show(self) -> None:
        tell, say = self.terminal.tell, self.say
        self.terminal.show(Text(self.title(), "bold"), Text(self.about(), "dim"))
        if self.interrupted:
            tell(say("cli-balance-interrupted"), "yellow")
        self.terminal.show(self.results(), self.ends())
        if self.is_duel:
            tell(say("cli-balance-intervals"), "dim")
        else:
            tell(say("cli-balance-intervals-many"), "dim")
        tell(say("cli-balance-fairness", seats=len(self.seats)), "dim")
        if verdict := self.verdict():
            tell(f"\n{verdict}")

    def title(self) -> str:
        return self.say("cli-balance-title", game=title_of(self.game.spec, self.terminal.lang))

    def about(self) -> str:
        """Who played, who begins by the rules, and with which options."""
        key = "cli-balance-bot-each" if len(self.settings) > 1 else "cli-balance-bot"
        parts = [self.say(key, bot=bot_name(self.say, self.player.name), games=self.games)]
        if len(self.game.spec.players) > 1:
            parts.append(self.say("cli-balance-players", players=self.game.players))
        if self.player.iterations is not None:
            parts.append(self.say("cli-analyse-nodes", nodes=self.player.iterations))
        # Where chance comes first, it may be chance that draws who begins.
        begins = self.game.start(dealer=None).owing
        if len(begins) == 1:
            parts.append(self.say("cli-balance-begins", seat=self.seats[begins[0]]))
        parts += [o for o in changed(self.game.spec, self.game.options) if not self._varied(o)]
        return " · ".join(parts)

    def _varied(self, option: str) -> bool:
        return option.startswith(f"{AXIS}=")

    def results(self) -> Table:
        say = self.say
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        layouts = AXIS in self.game.options
        head = "cli-balance-column-layout" if layouts else "cli-balance-column-setting"
        table.add_column(say(head), no_wrap=True)
        wins = [say("cli-balance-wins", seat=name) for name in self.seats]
        length = "cli-balance-column-turns" if self.in_turns else "cli-balance-column-choices"
        for head in (
            say("cli-balance-column-games"),
            *self._around(say("cli-balance-column-draws"), wins),
            *([say("cli-balance-column-score", first=self.seats[0])] if self.is_duel else []),
            say(length),
            say("cli-balance-column-fairness"),
        ):
            table.add_column(head, justify="right", min_width=max(map(len, head.split())))
        for balance in self.played:
            n, score = balance.games, balance.score
            shares = [percent(say, wins / n) for wins in balance.wins]
            table.add_row(
                Text(balance.setting.name, "bold"),
                say("cli-count", count=n),
                *self._around(percent(say, balance.draws / n), shares),
                *([self._with_interval(score.share, score.share_interval)] if self.is_duel else []),
                self._length(balance.turns),
                self._with_interval(balance.fairness, balance.fairness_interval),
            )
        return table

    @property
    def is_duel(self) -> bool:
        """Whether one side's score says it all: what it does not get, the other does."""
        return len(self.seats) == 2

    @property
    def in_turns(self) -> bool:
        """Whether a choice is a turn, as in games written down move by move."""
        return self.game.spec.notation is not None

    def _around(self, draws: str, wins: Sequence[str]) -> list[str]:
        """Draws between two sides, or after all of them."""
        return [wins[0], draws, wins[1]] if self.is_duel else [*wins, draws]

    def _with_interval(self, share: float, interval: "Interval") -> str:
        low, high = (round(100 * end) for end in interval)
        return f"{percent(self.say, share)}\n" + self.say("cli-balance-range", low=low, high=high)

    def _length(self, turns: Sequence[int]) -> str:
        from statistics import fmean

        from reino.arena.rating import mean_interval

        mean, interval = fmean(turns), mean_interval(turns)
        told = self.say("cli-balance-turns", turns=mean)
        if interval is None:
            return told
        return f"{told}\n" + self.say("cli-balance-margin", margin=mean - interval[0])

    def ends(self) -> Table:
        """How often each end came about."""
        words = words_of(self.game.spec, self.terminal.lang)
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        table.add_column(self.say("cli-balance-column-ends"))
        for balance in self.played:
            table.add_column(balance.setting.name, justify="right", no_wrap=True)
        for reason in filter(None, self.game.spec.reasons):
            counts = [balance.reasons[reason] for balance in self.played]
            if any(counts):
                key = f"{self.game.key}-reason-{reason}"
                told = words(key) if key in words else reason
                table.add_row(told, *[self.say("cli-count", count=n) for n in counts])
        return table

    def verdict(self) -> str:
        """Which is the fairest, if any is fair, and which others cannot be told from it."""
        from reino.arena.balance import fairest

        if len(self.played) < 2:
            return ""
        best, rivals = fairest(self.played)
        if best.fairness == 0:
            return self.say("cli-balance-none-fair")
        equals = [balance for balance in self.played if balance.fairness == best.fairness]
        told = self.say(
            "cli-balance-fairest",
            count=len(equals),
            settings=_names(equals),
            fairness=percent(self.say, best.fairness),
        )
        if others := [rival for rival in rivals if rival not in equals]:
            names = _names(others)
            told += " " + self.say("cli-balance-close", count=len(equals), names=names)
        return told

    def picture(self) -> str:
        from reino.arena.plot import TICKS, Words, drawn

        say = self.say
        others = self.seats[1] if len(self.seats) == 2 else say("cli-balance-others")
        told = Words(
            lang=self.terminal.lang,
            title=self.title(),
            about=self.about(),
            desc=" ".join(map(self._sentence, self.played)),
            first=say("cli-balance-wins", seat=self.seats[0]),
            draws=say("cli-balance-column-draws"),
            others=say("cli-balance-wins", seat=others),
            score=say("cli-balance-whisker", first=self.seats[0]),
            note=say("cli-balance-column-fairness"),
            ticks=[say("cli-balance-tick", share=share) for share in TICKS],
        )
        notes = [percent(say, balance.fairness) for balance in self.played]
        return drawn(told, self.played, notes)

    def _sentence(self, balance: "Balance") -> str:
        n, score = balance.games, balance.score
        return self.say(
            "cli-balance-sentence",
            setting=balance.setting.name,
            wins=percent(self.say, score.wins / n),
            draws=percent(self.say, score.draws / n),
            losses=percent(self.say, score.losses / n),
        )

    def as_dict(self) -> dict[str, object]:
        """Everything measured, for programs."""
        from reino.arena.balance import fairest, opening_of

        best, _ = fairest(self.played)
        several = len(self.game.spec.players) > 1
        return {
            "game": self.game.key,
            **({"players": self.game.players} if several else {}),
            "bot": self.player.name,
            "nodes": self.player.iterations,
            "games": self.games,
            "seed": self.seed,
            "opening": opening_of(self.game),
            "finished": not self.interrupted,
            "settings": [
                _as_dict(balance, "turns" if self.in_turns else "choices")
                for balance in self.played
            ],
            "fairest": best.setting.name if best.fairness else None,
        }


def _names(balances: "Sequence[Balance]") -> str:
    return ", ".join(balance.setting.name for balance in balances)


def _as_dict(balance: "Balance", length: str) -> dict[str, object]:
    from statistics import fmean

    from reino.arena.rating import mean_interval

    return {
        "name": balance.setting.name,
        "options": dict(balance.setting.options),
        "games": balance.games,
        "wins": balance.wins,
        "draws": balance.draws,
        "score": balance.score.share,
        "score_interval": balance.score.share_interval,
        length: fmean(balance.turns),
        f"{length}_interval": mean_interval(balance.turns),
        "reasons": dict(balance.reasons),
        "fairness": balance.fairness,
        "fairness_interval": balance.fairness_interval,
    }
