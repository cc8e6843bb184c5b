"""The command `reino`: reads the command line, runs one command, and answers with an exit code.

0 is success, 1 a check that failed or data that is wrong, 2 an error in the command line, 130 an
interruption from the keyboard.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from reino import __version__
from reino.cli.arguments import asked_language, make_parser
from reino.core.errors import ReinoError
from reino.core.packages import culprit
from reino.terminal.console import DeadPipe, Misuse, Terminal

FAILED, MISUSED, INTERRUPTED, UNREAD = 1, 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    _forgive_bytes()
    given = sys.argv[1:] if arguments is None else list(arguments)
    lang = asked_language(given)
    terminal = Terminal(lang)
    say = terminal.say
    try:
        try:
            asked = make_parser(lang, __version__).parse_args(given)
        except SystemExit:
            sys.stdout.flush()  # the help: its reader may have closed the pipe
            raise
        code = _run(terminal, asked)
        sys.stdout.flush()
        return code
    except (DeadPipe, BrokenPipeError):
        _drop_output()
        return UNREAD
    except KeyboardInterrupt:
        terminal.complain(f"\n{say('cli-interrupted')}")
        return INTERRUPTED
    except Misuse as error:
        terminal.complain(f"reino: {error}")
        terminal.complain(say("cli-see-help", command=asked.command))
        return MISUSED
    except OSError as error:
        terminal.complain(f"reino: {_told_by_system(terminal, error)}")
        return FAILED
    except ReinoError as error:
        terminal.complain(f"reino: {error.tell(lang)}")
        return FAILED
    except Exception as error:
        fault = culprit(error)
        if fault is None:
            raise
        terminal.complain(f"reino: {fault.tell(lang)}")
        return FAILED


def _run(terminal: Terminal, asked: argparse.Namespace) -> int:
    """Run a command. Only the modules it needs are imported, so that small commands answer at
    once."""
    if asked.command == "play":
        from reino.cli.play import play

        return play(
            terminal,
            asked.game,
            bots=asked.bot,
            seat=asked.seat,
            players=asked.players,
            options=asked.option,
            position=asked.position,
            seed=asked.seed,
            save=asked.save,
            resume=asked.resume,
        )
    if asked.command in ("replay", "verify"):
        from reino.cli import records

        command = records.replay if asked.command == "replay" else records.verify
        return command(terminal, asked.file)
    if asked.command in ("export", "import") and asked.everything:
        from reino.cli import serve as keeper

        if asked.command == "export":
            return keeper.export_everything(terminal, asked.to, asked.data, asked.database)
        return keeper.import_everything(terminal, asked.file, asked.data, asked.database)
    if asked.command in ("export", "import"):
        from reino.cli import movelists

        _check_movelist(terminal, asked)
        exchange = movelists.export if asked.command == "export" else movelists.take
        return exchange(terminal, asked.file, asked.to)
    if asked.command == "solve":
        from reino.cli.solve import solve

        return solve(terminal, asked.game, asked.option, asked.hands, asked.json)
    if asked.command == "analyse":
        from reino.cli.analyse import analyse

        return analyse(
            terminal,
            asked.game,
            options=asked.option,
            position=asked.position,
            moves=asked.moves,
            lines=asked.lines,
            seconds=asked.seconds,
            nodes=asked.nodes,
            depth=asked.depth,
            board=not asked.no_board,
        )
    if asked.command == "balance":
        from reino.cli.balance import balance

        return balance(
            terminal,
            asked.game,
            players=asked.players,
            options=asked.option,
            layouts=asked.layout,
            compared=asked.compare,
            games=asked.games,
            bot=asked.bot,
            nodes=asked.nodes,
            workers=asked.workers,
            seed=asked.seed,
            plot=asked.plot,
            save=asked.json,
        )

    if asked.command == "arena":
        from reino.cli.arena import arena

        return arena(
            terminal,
            asked.game,
            asked.bots,
            players=asked.players,
            options=asked.option,
            games=asked.games,
            seconds=asked.seconds,
            iterations=asked.iterations,
            workers=asked.workers,
            engine=asked.engine,
            seed=asked.seed,
            out=asked.out,
            keep=asked.keep_records,
            save=asked.json,
            plot=asked.plot,
        )
    if asked.command == "stats":
        from reino.cli.stats import stats

        return stats(terminal, asked.folder, asked.json, asked.plot)
    if asked.command == "serve":
        from reino.cli.serve import serve

        return serve(
            terminal,
            data=asked.data,
            database=asked.database,
            bus=asked.bus,
            host=asked.host,
            port=asked.port,
            workers=asked.workers,
            origin=asked.origin,
            proxies=asked.proxies,
            bots=asked.bots,
            browse=asked.open,
            verbose=asked.verbose,
        )
    if asked.command == "backup":
        from reino.cli.serve import back_up

        return back_up(terminal, asked.file, asked.data, asked.database)
    if asked.command == "reports":
        from reino.cli.reports import reports

        return reports(terminal, asked.data, asked.database, hide=asked.hide, show=asked.show)
    if asked.command == "bot":
        from reino.cli.bot import bot

        return bot(
            terminal,
            asked.bot,
            server=asked.server,
            table=asked.table,
            seat=asked.seat,
            called=asked.name,
            seconds=asked.seconds,
            data=asked.data,
        )

    from reino.cli import listing

    if asked.command == "options":
        return listing.list_options(terminal, asked.game)
    return listing.list_games(terminal)


def _check_movelist(terminal: Terminal, asked: argparse.Namespace) -> None:
    """Check the files of a move list, which is written or read where `--everything` is not
    given."""
    if asked.file is None:
        raise Misuse(terminal.say("cli-usage-required", names=terminal.say("cli-metavar-file")))
    if asked.command == "import" and asked.to is None:
        raise Misuse(terminal.say("cli-usage-required", names="--to"))


def _told_by_system(terminal: Terminal, error: OSError) -> str:
    known = {
        FileNotFoundError: "cli-file-missing",
        IsADirectoryError: "cli-file-folder",
        PermissionError: "cli-file-forbidden",
    }
    if error.filename is None:
        return str(error)
    if key := known.get(type(error)):
        return terminal.say(key, file=str(error.filename))
    why = error.strerror or type(error).__name__
    return terminal.say("cli-file-unusable", file=str(error.filename), why=why)


def _forgive_bytes() -> None:
    """Replace letters that the encoding of the terminal does not have: better a mark than an
    error."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _drop_output() -> None:
    """Drop the output after its pipe was closed; the rest of the buffer must not raise at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
