"""The command line parser: commands and their arguments, with help in the reader's language."""

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from reino.core.catalogue import (
    LANGUAGES,
    Catalogue,
    catalogue,
    checked_language,
    preferred_language,
)
from reino.core.errors import BadSeed, ReinoError
from reino.core.phrase import nearest, quoted

MOST_SECONDS = 86_400.0  # a day, in seconds
ENGINES = ("processes", "ray")  # the engines of the arena

# Messages of argparse, and the keys of Reino's messages for them.
COMPLAINTS = (
    (r"the following arguments are required: (?P<names>.*)", "cli-usage-required"),
    (r"unrecognized arguments: (?P<names>.*)", "cli-usage-unrecognized"),
    (
        r"argument .*: invalid choice: (?P<names>'[^']*') \(choose from (?P<known>.*)\)",
        "cli-usage-no-command",
    ),
    (r"argument (?P<names>[^:]*): expected one argument", "cli-usage-expected"),
    (r"argument (?P<names>[^:]*): ignored explicit argument.*", "cli-usage-no-value"),
    (r"argument [^:]*: (?P<message>.*)", None),
)


class Formatter(argparse.HelpFormatter):
    def __init__(self, prog: str, say: Catalogue) -> None:
        super().__init__(prog, max_help_position=26)
        self.say = say

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        # An empty prefix asks for the bare words: argparse names a subcommand so.
        ours = f"{self.say('cli-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, ours)


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the reader's language."""

    def __init__(self, say: Catalogue, **settings: Any) -> None:
        settings.setdefault("formatter_class", lambda prog: Formatter(prog, say))
        super().__init__(add_help=False, allow_abbrev=False, **settings)
        self.say = say
        self._positionals.title = say("cli-arguments")
        self._optionals.title = say("cli-options")
        self.add_argument("-h", "--help", action="help", help=say("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.format_usage()}reino: {self._in_our_words(message)}\n")

    def _in_our_words(self, message: str) -> str:
        for pattern, key in COMPLAINTS:
            found = re.fullmatch(pattern, message, re.DOTALL)
            if not found:
                continue
            facts = found.groupdict()
            if key == "cli-usage-no-command":
                known = facts["known"].replace("'", "").split(", ")
                hint = nearest(facts["names"].strip("'"), known)
                facts["hint"] = hint if isinstance(hint, str) else hint.tell(self.say.lang)
                facts["known"] = ", ".join(known)
            return self.say(key, **facts) if key else found["message"]
        return message


def asked_language(arguments: Sequence[str]) -> str:
    """The language of the output, read before the other arguments so that errors in them use it."""
    lang = preferred_language()
    for position, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(arguments[position + 1 : position + 2])
            lang = value if value in LANGUAGES else lang
    return lang


def make_parser(lang: str, version: str) -> Parser:
    say = catalogue(lang)
    parser = Parser(say, prog="reino", description=say("cli-about"))
    parser.add_argument(
        "--version", action="version", version=f"reino {version}", help=say("cli-help-version")
    )
    _add_language(parser, say)
    commands = parser.add_subparsers(
        title=say("cli-commands"),
        dest="command",
        metavar=say("cli-metavar-command"),
        required=True,
    )

    def command(name: str, about: str) -> Parser:
        made: Parser = commands.add_parser(name, say=say, help=about, description=about)
        _add_language(made, say)
        return made

    play = command("play", say("cli-about-play"))
    play.add_argument("game", nargs="?", metavar=say("cli-metavar-game"), help=say("cli-help-game"))
    play.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar=say("cli-metavar-name"),
        help=say("cli-help-bot"),
    )
    play.add_argument("--seat", metavar=say("cli-metavar-seat"), help=say("cli-help-seat"))
    _add_number(play, say, "--players", "cli-help-players")
    _add_options(play, say)
    play.add_argument(
        "--position", metavar=say("cli-metavar-position"), help=say("cli-help-position")
    )
    play.add_argument(
        "--seed",
        type=_read(_seed, say),
        metavar=say("cli-metavar-number"),
        help=say("cli-help-seed"),
    )
    play.add_argument("--save", metavar=say("cli-metavar-file"), help=say("cli-help-save"))
    play.add_argument("--resume", metavar=say("cli-metavar-file"), help=say("cli-help-resume"))

    for name, about in (("replay", "cli-about-replay"), ("verify", "cli-about-verify")):
        made = command(name, say(about))
        made.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-help-file"))

    export = command("export", say("cli-about-export"))
    export.add_argument(
        "file", nargs="?", metavar=say("cli-metavar-file"), help=say("cli-help-record")
    )
    export.add_argument("--to", metavar=say("cli-metavar-file"), help=say("cli-help-export-to"))
    taken = command("import", say("cli-about-import"))
    taken.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-help-movelist"))
    taken.add_argument("--to", metavar=say("cli-metavar-file"), help=say("cli-help-import-to"))
    for made, about in ((export, "cli-help-export-all"), (taken, "cli-help-import-all")):
        made.add_argument("--everything", action="store_true", help=say(about))
        _add_store(made, say)

    command("games", say("cli-about-games"))
    _add_game(command("options", say("cli-about-options")), say)

    solve = command("solve", say("cli-about-solve"))
    _add_game(solve, say)
    _add_options(solve, say)
    solve.add_argument("--json", action="store_true", help=say("cli-help-json"))
    solve.add_argument("--hands", metavar=say("cli-metavar-hands"), help=say("cli-help-hands"))

    _add_analysis(command("analyse", say("cli-about-analyse")), say)
    _add_balance(command("balance", say("cli-about-balance")), say)
    _add_arena(command("arena", say("cli-about-arena")), say)
    _add_stats(command("stats", say("cli-about-stats")), say)
    _add_serve(command("serve", say("cli-about-serve")), say)
    backup = command("backup", say("cli-about-backup"))
    backup.add_argument("file", metavar=say("cli-metavar-file"), help=say("cli-help-backup"))
    _add_store(backup, say)
    reports = command("reports", say("cli-about-reports"))
    _add_store(reports, say)
    _add_number(reports, say, "--hide", "cli-help-hide")
    _add_number(reports, say, "--show", "cli-help-show")
    _add_bot(command("bot", say("cli-about-bot")), say)
    return parser


def _add_store(parser: Parser, say: Catalogue) -> None:
    """Add the arguments for the data folder and the database of a server."""
    parser.add_argument("--data", metavar=say("cli-metavar-folder"), help=say("cli-help-data"))
    parser.add_argument("--database", metavar=say("cli-metavar-url"), help=say("cli-help-database"))


def _add_serve(serve: Parser, say: Catalogue) -> None:
    _add_store(serve, say)
    serve.add_argument("--bus", metavar=say("cli-metavar-url"), help=say("cli-help-bus"))
    _add_number(serve, say, "--workers", "cli-help-serve-workers", default=1)
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        metavar=say("cli-metavar-address"),
        help=say("cli-help-host"),
    )
    _add_number(serve, say, "--port", "cli-help-port", default=8000, least=0, most=65_535)
    serve.add_argument("--origin", metavar=say("cli-metavar-url"), help=say("cli-help-origin"))
    _add_number(serve, say, "--proxies", "cli-help-proxies", default=0, least=0)
    _add_number(serve, say, "--bots", "cli-help-serve-bots")
    serve.add_argument("--open", action="store_true", help=say("cli-help-serve-open"))
    serve.add_argument("--verbose", action="store_true", help=say("cli-help-serve-verbose"))


def _add_bot(bot: Parser, say: Catalogue) -> None:
    bot.add_argument("bot", metavar=say("cli-metavar-bot"), help=say("cli-help-network-bot"))
    for name, metavar, about in (
        ("--server", "cli-metavar-url", "cli-help-server"),
        ("--table", "cli-metavar-table", "cli-help-table"),
    ):
        bot.add_argument(name, required=True, metavar=say(metavar), help=say(about))
    _add_number(bot, say, "--seat", "cli-help-network-seat", least=0)
    bot.add_argument("--name", metavar=say("cli-metavar-name"), help=say("cli-help-network-name"))
    _add_seconds(bot, say, "cli-help-network-seconds")
    bot.add_argument("--data", metavar=say("cli-metavar-folder"), help=say("cli-help-data"))


def _add_analysis(analyse: Parser, say: Catalogue) -> None:
    _add_game(analyse, say)
    _add_options(analyse, say)
    analyse.add_argument(
        "--position", metavar=say("cli-metavar-position"), help=say("cli-help-analyse-position")
    )
    analyse.add_argument(
        "--moves", default="", metavar=say("cli-metavar-moves"), help=say("cli-help-moves")
    )
    _add_number(analyse, say, "--lines", "cli-help-lines", default=3)
    _add_seconds(analyse, say, "cli-help-seconds")
    _add_number(analyse, say, "--nodes", "cli-help-nodes")
    _add_number(analyse, say, "--depth", "cli-help-depth")
    analyse.add_argument("--no-board", action="store_true", help=say("cli-help-no-board"))


def _add_balance(balance: Parser, say: Catalogue) -> None:
    _add_game(balance, say)
    _add_number(balance, say, "--players", "cli-help-players")
    _add_options(balance, say)
    balance.add_argument(
        "--layout",
        action="append",
        default=[],
        metavar=say("cli-metavar-name"),
        help=say("cli-help-layout"),
    )
    balance.add_argument(
        "--compare", metavar=say("cli-metavar-compare"), help=say("cli-help-compare")
    )
    _add_number(balance, say, "--games", "cli-help-games", default=100)
    balance.add_argument("--bot", metavar=say("cli-metavar-name"), help=say("cli-help-balance-bot"))
    _add_number(balance, say, "--nodes", "cli-help-balance-nodes")
    _add_number(balance, say, "--workers", "cli-help-workers")
    balance.add_argument(
        "--seed",
        type=_read(_seed, say),
        default=1,
        metavar=say("cli-metavar-number"),
        help=say("cli-help-balance-seed"),
    )
    balance.add_argument("--plot", metavar=say("cli-metavar-file"), help=say("cli-help-plot"))
    balance.add_argument(
        "--json", metavar=say("cli-metavar-file"), help=say("cli-help-balance-json")
    )


def _add_arena(arena: Parser, say: Catalogue) -> None:
    _add_game(arena, say)
    arena.add_argument(
        "bots", nargs="+", metavar=say("cli-metavar-bot"), help=say("cli-help-arena-bots")
    )
    _add_number(arena, say, "--games", "cli-help-arena-games", default=100)
    _add_number(arena, say, "--players", "cli-help-players")
    _add_options(arena, say)
    _add_seconds(arena, say, "cli-help-arena-seconds")
    _add_number(arena, say, "--iterations", "cli-help-arena-iterations")
    _add_number(arena, say, "--workers", "cli-help-workers")
    arena.add_argument(
        "--engine",
        default=ENGINES[0],
        type=_one_of("--engine", ENGINES, say),
        metavar="|".join(ENGINES),
        help=say("cli-help-engine"),
    )
    arena.add_argument(
        "--seed",
        type=_read(_seed, say),
        metavar=say("cli-metavar-number"),
        help=say("cli-help-arena-seed"),
    )
    for name, metavar, about in (
        ("--out", "cli-metavar-file", "cli-help-arena-out"),
        ("--keep-records", "cli-metavar-folder", "cli-help-keep-records"),
        ("--json", "cli-metavar-file", "cli-help-balance-json"),
        ("--plot", "cli-metavar-file", "cli-help-plot"),
    ):
        arena.add_argument(name, metavar=say(metavar), help=say(about))


def _add_stats(stats: Parser, say: Catalogue) -> None:
    stats.add_argument("folder", metavar=say("cli-metavar-folder"), help=say("cli-help-stats"))
    stats.add_argument("--json", metavar=say("cli-metavar-file"), help=say("cli-help-balance-json"))
    stats.add_argument("--plot", metavar=say("cli-metavar-file"), help=say("cli-help-plot"))


def _one_of(name: str, known: Sequence[str], say: Catalogue) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in known:
            told = ", ".join(known)
            raise argparse.ArgumentTypeError(
                say("cli-usage-one-of", name=name, known=told, given=text)
            )
        return text

    return read


def _add_seconds(parser: Parser, say: Catalogue, about: str) -> None:
    parser.add_argument(
        "--seconds", type=_seconds(say), metavar=say("cli-metavar-number"), help=say(about)
    )


def _add_number(
    parser: Parser,
    say: Catalogue,
    name: str,
    about: str,
    default: int | None = None,
    least: int = 1,
    most: int | None = None,
) -> None:
    """Add an option that takes a whole number, above 0 unless 0 means something."""

    def read(text: str) -> int:
        is_whole = re.fullmatch(r"[0-9]{1,12}", text.strip(), re.ASCII)
        if not is_whole or int(text) < least or (most is not None and int(text) > most):
            key = "cli-usage-whole" if most is None else "cli-usage-between"
            raise argparse.ArgumentTypeError(
                say(key, name=name, least=least, most=str(most), given=text)
            )
        return int(text)

    parser.add_argument(
        name, type=read, default=default, metavar=say("cli-metavar-number"), help=say(about)
    )


def _seconds(say: Catalogue) -> Callable[[str], float]:
    def read(text: str) -> float:
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds <= MOST_SECONDS:
            most = int(MOST_SECONDS)
            raise argparse.ArgumentTypeError(say("cli-usage-seconds", most=most, given=text))
        return seconds

    return read


def _add_language(parser: Parser, say: Catalogue) -> None:
    # It may be given before the command or after it; the absence of one must not reset the other.
    parser.add_argument(
        "--lang",
        type=_read(checked_language, say),
        default=argparse.SUPPRESS,
        metavar="|".join(LANGUAGES),
        help=say("cli-help-lang"),
    )


def _add_game(parser: Parser, say: Catalogue) -> None:
    parser.add_argument("game", metavar=say("cli-metavar-game"), help=say("cli-help-game"))


def _add_options(parser: Parser, say: Catalogue) -> None:
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar=say("cli-metavar-option"),
        help=say("cli-help-option"),
    )


def _read(reader: Callable[[str], object], say: Catalogue) -> Callable[[str], object]:
    """A converter of one argument, whose errors argparse reports."""

    def read(text: str) -> object:
        try:
            return reader(text)
        except ReinoError as error:
            raise argparse.ArgumentTypeError(error.tell(say.lang)) from None

    return read


def _seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadSeed("error-not-whole", what="seed", given=quoted(text)) from None
