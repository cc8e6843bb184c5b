"""`reino arena`: tournaments of bots against bots, with ratings."""

from collections.abc import Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING

from reino.bots.imported import is_own
from reino.cli.balance import make_ready, pieces_of, prepare
from reino.cli.cross_table import CrossTable, lost_in_words
from reino.cli.files import check_folder, check_results, kept, save_picture
from reino.cli.lookup import chosen_bot, chosen_game, chosen_options
from reino.cli.plots import check_svg
from reino.cli.progress import games_bar, processors
from reino.terminal.console import Misuse, Terminal

if TYPE_CHECKING:
    from reino.arena.executor import Executor
    from reino.arena.journal import Journal, Result
    from reino.arena.schedule import Fixture
    from reino.arena.tournament import Tournament

FEWEST = 2  # the default bots
SEED_BITS = 40  # bits of a random seed


def arena(
    terminal: Terminal,
    name: str,
    bots: Sequence[str],
    *,
    players: int | None,
    options: Sequence[str],
    games: int,
    seconds: float | None,
    iterations: int | None,
    workers: int | None,
    engine: str,
    seed: int | None,
    out: str | None,
    keep: str | None,
    save: str | None,
    plot: str | None,
) -> int:
    from reino.arena.duel import Player
    from reino.arena.journal import Journal, seed_in
    from reino.arena.schedule import Setup
    from reino.arena.standings import Standings, skill_model
    from reino.arena.tournament import Tournament
    from reino.core.game import load

    say = terminal.say
    spec = chosen_game(terminal, name)
    values = chosen_options(terminal, spec, options)
    check_svg(terminal, plot)
    check_results(terminal, out, save, plot)
    if keep is not None:
        check_folder(terminal, Path(keep))
    with terminal.preparing(pieces_of(spec, bots)):
        with terminal.blaming_the_line():
            game = load(name, players, values)
            if game.players > 2:
                skill_model()
        names = tuple(chosen_bot(terminal, game, bot) for bot in bots)
        _check(terminal, names)
        with terminal.blaming_the_line():
            prepare(game, names)
    for bot in names:
        with terminal.blaming_the_line():
            make_ready(terminal, game, Player(bot, seconds, iterations))
    if seed is None:
        # A random seed, so that no bot can know the cards before the game.
        begun = None if out is None else seed_in(Path(out))
        seed = randbits(SEED_BITS) if begun is None else begun
    setup = Setup.of(game, names, seconds, iterations, seed)
    tournament = Tournament(setup, games, _folder(keep))
    with terminal.blaming_the_line():
        journal = None if out is None else Journal(Path(out), setup)
    with closing(journal) if journal is not None else nullcontext():
        run = Run(terminal, tournament, journal)
        run.play(_executor(engine, workers, apart=any(map(is_own, names))))
    if not run.results:
        if run.ended is not None:
            raise run.ended
        terminal.complain(lost_in_words(terminal, run.lost))
        return 1
    cross_table = CrossTable(
        terminal, game, Standings(setup, run.results), run.ended is None, run.lost
    )
    with kept(terminal, save, cross_table.as_dict):
        cross_table.show()
    save_picture(terminal, plot, cross_table.picture)
    if out is not None and (run.ended is not None or run.lost):
        terminal.tell(say("cli-arena-resume", file=out), "yellow")
    if run.ended is not None:
        raise run.ended
    return 1 if run.lost else 0


def _check(terminal: Terminal, names: Sequence[str]) -> None:
    if len(names) < FEWEST:
        raise Misuse(terminal.say("cli-arena-alone", given=len(names)))
    twice = [bot for place, bot in enumerate(names) if bot in names[:place]]
    if twice:
        raise Misuse(terminal.say("cli-arena-twice", bot=twice[0]))


def _folder(path: str | None) -> Path | None:
    """The folder for records; created if it does not exist."""
    if path is None:
        return None
    folder = Path(path).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _executor(name: str, workers: int | None, apart: bool) -> "Executor":
    if name == "ray":
        from reino.arena.cluster import Cluster

        return Cluster(workers)
    from reino.arena.executor import Processes

    return Processes(workers or processors(), apart)


class Run:
    """A running tournament: its results so far, and its lost games."""

    def __init__(
        self, terminal: Terminal, tournament: "Tournament", journal: "Journal | None"
    ) -> None:
        self.terminal = terminal
        self.tournament = tournament
        self.journal = journal
        self.results: list[Result] = tournament.before(journal)
        self.lost: list[Fixture] = []
        self.ended: BaseException | None = None  # the error or interruption that ended it early

    def play(self, executor: "Executor") -> None:
        """Play until all games are over, or Ctrl-C, or an error: the games before it count."""
        from reino.arena.schedule import size

        say = self.terminal.say
        total = size(self.tournament.setup, self.tournament.games)
        if self.results:
            count = len(self.results)
            self.terminal.tell(say("cli-arena-resumed", count=count, total=total), "dim")
        with games_bar(self.terminal) as bar:
            task = bar.add_task(say("cli-games-playing"), total=total - len(self.results))
            try:
                for result in self.tournament.play(executor, self.journal, self.lost.append):
                    self.results.append(result)
                    bar.advance(task)
            except (KeyboardInterrupt, Exception) as ended:
                self.ended = ended
