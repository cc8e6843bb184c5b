"""`reino balance`: a bot against itself, to find the fairest setting of a game."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from rich import box
from rich.table import Table
from rich.text import Text

from reino.cli.comparison import chosen_comparison
from reino.cli.figures import as_dict
from reino.cli.files import check_results, kept, save_picture
from reino.cli.lookup import changed, chosen_bot, chosen_game, chosen_options
from reino.cli.plots import check_svg, picture
from reino.cli.progress import games_bar, processors
from reino.cli.strategies import brought_table, columns_of, named, used_table
from reino.core.names import bot_name, title_of, words_of
from reino.core.spec import GameSpec
from reino.terminal.bars import percent
from reino.terminal.console import Terminal
from reino.terminal.screen import screen_of

if TYPE_CHECKING:
    from reino.arena.balance import Balance, Setting
    from reino.arena.duel import Player
    from reino.arena.rating import Interval
    from reino.core.game import Game

USUAL_BOT, ANY_BOT = "skilled", "best"


def balance(
    terminal: Terminal,
    name: str,
    *,
    players: int | None,
    options: Sequence[str],
    layouts: Sequence[str],
    compared: str | None,
    games: int,
    bot: str | None,
    nodes: int | None,
    workers: int | None,
    seed: int,
    plot: str | None,
    save: str | None,
) -> int:
    from reino.arena.duel import Player
    from reino.bots import bot_names
    from reino.core.game import load

    spec = chosen_game(terminal, name)
    values = chosen_options(terminal, spec, options)
    fixed = {pair.partition("=")[0].strip() for pair in options}
    axis, settings = chosen_comparison(
        terminal, spec, values, players, fixed=fixed, layouts=layouts, compared=compared
    )
    check_svg(terminal, plot)
    check_results(terminal, plot, save)
    with terminal.preparing(pieces_of(spec, [bot])):
        with terminal.blaming_the_line():
            game = load(name, players, settings[0].options)
        if bot is None:
            bot = USUAL_BOT if USUAL_BOT in bot_names(game) else ANY_BOT
        player = Player(chosen_bot(terminal, game, bot), iterations=nodes)
        prepare(game, [player.name])
    make_ready(terminal, game, player)
    run = Run(terminal, game, settings, player, games, seed, axis)
    run.play(workers or processors())
    if run.played:
        with kept(terminal, save, partial(as_dict, run)):
            run.show()
        save_picture(terminal, plot, partial(picture, run))
    if run.ended is not None:
        raise run.ended
    return 0


def pieces_of(spec: GameSpec, bots: Sequence[object]) -> int:
    """How many pieces there may be to compile: rules, an engine, what each bot thinks with."""
    return 1 + (len(set(bots)) if spec.engine is None else 1)


def prepare(game: "Game", bots: Sequence[str]) -> None:
    """Compile here, once and with progress, what every process is going to need."""
    from reino.bots import prepare_bot

    if game.spec.engine is not None:
        game.spec.engine.prepare()
    for bot in bots:
        prepare_bot(game, bot)


def make_ready(terminal: Terminal, game: "Game", player: "Player") -> None:
    """Solve here, once, what every process is going to read from disk."""
    with terminal.waiting(terminal.say("cli-getting-ready")):
        player.bot(game, 0)


class Run:
    """One measurement: its settings, its results, and their report."""

    def __init__(
        self,
        terminal: Terminal,
        game: "Game",
        settings: "Sequence[Setting]",
        player: "Player",
        games: int,
        seed: int,
        axis: str | None = None,
    ) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.game = game
        self.settings = settings
        self.player = player
        self.games = games
        self.seed = seed
        self.axis = axis
        self.ended: BaseException | None = None  # the error or interruption that ended it early
        self._balances: Sequence[Balance] = ()
        self.columns = columns_of(self.say, game.spec)
        screen = screen_of(game, terminal)
        # Wins by seat or, in games that tell who began, by the order of play.
        self.seats = [
            self.say("cli-balance-place", place=seat) if self.by_order else screen.seat_name(seat)
            for seat in range(game.players)
        ]

    @property
    def by_order(self) -> bool:
        return self.game.spec.tally is not None

    @property
    def played(self) -> "Sequence[Balance]":
        """Settings with at least one finished game; all of them unless the run was interrupted."""
        return [balance for balance in self._balances if balance.games]

    def play(self, workers: int) -> None:
        """Play until all games are over, or Ctrl-C, or an error: the games before it count."""
        from reino.arena.balance import measure

        bar = games_bar(self.terminal)
        total = self.games * len(self.settings)
        with bar:
            task = bar.add_task(self.say("cli-games-playing"), total=total)
            games = measure(self.game, self.settings, self.player, self.games, self.seed, workers)
            try:
                for self._balances in games:
                    bar.advance(task)
            except (KeyboardInterrupt, Exception) as ended:
                self.ended = ended

    def show(self) -> None:
        tell, say = self.terminal.tell, self.say
        self.terminal.show(Text(self.title(), "bold"), Text(self.about(), "dim"))
        if self.ended is not None:
            tell(say("cli-balance-interrupted"), "yellow")
        self.terminal.show(self.results(), self.ends())
        if self.is_duel:
            tell(say("cli-balance-intervals"), "dim")
        else:
            tell(say("cli-balance-intervals-many"), "dim")
        tell(say("cli-balance-fairness", seats=len(self.seats)), "dim")
        if self.columns:
            self._show_strategies()
        if verdict := self.verdict():
            tell(f"\n{verdict}")

    def _show_strategies(self) -> None:
        """Show the table of strategies, in games that have a tally."""
        say, show, tell = self.say, self.terminal.show, self.terminal.tell
        played, columns = self.played, self.columns
        show(Text(), Text(say("cli-balance-panel-used"), "bold"))
        show(used_table(say, self.head, columns, played))
        tell(say("cli-balance-used-note"), "dim")
        show(Text(), Text(say("cli-balance-brought", game=self.game.key), "bold"))
        show(brought_table(say, self.head, columns, played))

    def title(self) -> str:
        return self.say("cli-balance-title", game=title_of(self.game.spec, self.terminal.lang))

    def about(self) -> str:
        """The header: the bot, the first player by the rules, and the options."""
        key = "cli-balance-bot-each" if len(self.settings) > 1 else "cli-balance-bot"
        parts = [self.say(key, bot=bot_name(self.say, self.player.name), games=self.games)]
        if len(self.game.spec.players) > 1:
            parts.append(self.say("cli-balance-players", players=self.game.players))
        if self.player.iterations is not None:
            parts.append(self.say("cli-analyse-nodes", nodes=self.player.iterations))
        if self.by_order:
            parts.append(self.say("cli-balance-order"))
        # Where chance comes first, it may draw the first player.
        begins = self.game.start(dealer=None).owing
        if len(begins) == 1 and not self.by_order:
            parts.append(self.say("cli-balance-begins", seat=self.seats[begins[0]]))
        parts += [o for o in changed(self.game.spec, self.game.options) if not self._varied(o)]
        return " · ".join(parts)

    def _varied(self, option: str) -> bool:
        return self.axis is not None and option.startswith(f"{self.axis}=")

    @property
    def head(self) -> str:
        """The heading of the column of settings."""
        if self.axis is None:
            return self.say("cli-balance-column-setting")
        return self.say("cli-balance-column-option", option=self.axis)

    def results(self) -> Table:
        say = self.say
        beside = 1 if self.is_duel else 0  # more than two seats need the whole width
        table = Table(
            box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True, padding=(0, beside)
        )
        table.add_column(self.head, no_wrap=True)
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
            shares = [self._wins(wins, n) for wins in balance.wins]
            table.add_row(
                named(balance),
                say("cli-count", count=n),
                *self._around(percent(say, balance.draws / n), shares),
                *([self._with_interval(score.share, score.share_interval)] if self.is_duel else []),
                self._length(balance.turns),
                self._with_interval(balance.fairness, balance.fairness_interval),
            )
        return table

    @property
    def is_duel(self) -> bool:
        """Whether one side's score is enough: the other side gets the rest."""
        return len(self.seats) == 2

    @property
    def in_turns(self) -> bool:
        """Whether lengths are in turns: in games with a notation, where a choice is a turn, and in
        games whose tally counts turns."""
        return self.game.spec.notation is not None or self.by_order

    def _around(self, draws: str, wins: Sequence[str]) -> list[str]:
        """The column of draws between the two sides, or after all of them; left out where there are
        no draws."""
        if not any(balance.draws for balance in self.played):
            return [*wins]
        return [wins[0], draws, wins[1]] if self.is_duel else [*wins, draws]

    def _wins(self, wins: int, games: int) -> str:
        """A share of games. Of two sides the score already has the interval."""
        from reino.arena.rating import share_interval

        if self.is_duel:
            return percent(self.say, wins / games)
        return self._with_interval(wins / games, share_interval(wins, games))

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
        """How often each end reason occurred."""
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
        """The fairest setting, whether it is fair, and the settings that may be as fair."""
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


def _names(balances: "Sequence[Balance]") -> str:
    return ", ".join(balance.setting.name for balance in balances)
