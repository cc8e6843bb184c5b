"""`reino serve` and its keepers: run the server, take everything out of it, put everything back."""

import os
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from platformdirs import user_data_path

from reino.cli.browsing import open_once_ready
from reino.cli.files import check_writable
from reino.cli.progress import processors
from reino.core.errors import ReinoError
from reino.core.registry import left_out
from reino.terminal.console import Misuse, Terminal

if TYPE_CHECKING:
    from reino.server.store import Store

DATABASE = "reino.db"


def serve(
    terminal: Terminal,
    *,
    data: str | None,
    database: str | None,
    bus: str | None,
    host: str,
    port: int,
    workers: int,
    origin: str | None,
    proxies: int,
    bots: int | None,
    browse: bool = False,
    verbose: bool = False,
) -> int:
    from reino.cli.compiling import compile_all
    from reino.server.addresses import addresses_of
    from reino.server.bus import bus_for
    from reino.server.notices import check_settings, read_settings
    from reino.server.process_log import is_watched, write_log
    from reino.server.run import bound, kept_key, serve
    from reino.server.settings import Settings
    from reino.server.store import serving_alone

    say = terminal.say
    # Where others can read command lines, a password does not belong into one.
    database = database or os.environ.get("REINO_DATABASE")
    bus = bus or os.environ.get("REINO_BUS")
    if workers > 1 and (database is None or database.startswith("sqlite")):
        raise Misuse(say("cli-serve-sqlite"))
    if workers > 1 and bus is None:
        raise Misuse(say("cli-serve-bus"))
    with ExitStack() as stack:
        with terminal.blaming_the_line():
            check_settings(read_settings(os.environ))  # refuses notices that could not be sent
            bus_for(bus)  # refuses what is no bus
            folder = data_folder(terminal, data)
            kept_in = database or _sqlite(folder)
            stack.enter_context(serving_alone(kept_in))
            listening = stack.enter_context(bound(host, port))
            found = addresses_of(listening, host)
            settings = Settings(
                database=kept_in,
                bus=bus,
                address=found.guests,
                origin=origin,
                proxies=proxies,
                bot_workers=bots or max(1, (processors() - 1) // workers),
                key=kept_key(folder),
                verbose=verbose or not is_watched(),
                lang=terminal.lang,
            )
        _prepare(kept_in)
        write_log(verbose=settings.verbose, lang=settings.lang)
        is_first = compile_all(terminal)  # nobody waits for it once the address is told
        settings = replace(settings, left_out=tuple(str(e.facts["game"]) for e in left_out()))
        terminal.write(say("cli-serve-ready", url=origin or found.guests))
        if origin is None and found.here != found.guests:
            terminal.write(say("cli-serve-here", url=found.here))
        if database is None:
            terminal.write(say("cli-serve-data", folder=str(folder)))
        if is_first and not settings.verbose:
            terminal.tell(say("cli-serve-bots"))
        terminal.tell(say("cli-serve-stop"), "dim")
        sys.stdout.flush()
        if browse:
            open_once_ready(origin or found.here, found.here)
        with suppress(KeyboardInterrupt):
            serve(settings, listening, workers)
    return 0


def _prepare(database: str) -> None:
    """Bring the database to this version, and say at once if it cannot be used."""
    from reino.server.store import Store

    Store.open(database).close()


def data_folder(terminal: Terminal, given: str | None) -> Path:
    """Where everything is kept on one machine; made if it is not there."""
    folder = _folder(terminal, given)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
    except OSError as error:
        raise Misuse(terminal.say("cli-serve-folder", folder=str(folder))) from error
    return folder


def _folder(terminal: Terminal, given: str | None) -> Path:
    try:
        return user_data_path("reino") / "server" if given is None else Path(given)
    except RuntimeError as error:  # a user without a home
        raise Misuse(terminal.say("cli-serve-no-home")) from error


def _sqlite(folder: Path) -> str:
    return f"sqlite:///{folder.absolute() / DATABASE}"


def open_store(terminal: Terminal, data: str | None, database: str | None, create: bool) -> "Store":
    """A store as it is: only a server brings one to a later version, when it is started."""
    from reino.server.store import Store

    url = database or os.environ.get("REINO_DATABASE")
    if url is None:
        url = _sqlite(data_folder(terminal, data) if create else _folder(terminal, data))
    return Store.open(url, create=create, migrate=False)


def export_everything(
    terminal: Terminal, target: str | None, data: str | None, database: str | None
) -> int:
    """All tables, people and ratings, as lines of JSON. It holds every secret there is."""
    from reino.server.store.export_import import export_all

    if target is None:
        raise Misuse(terminal.say("cli-everything-to"))
    path = Path(target)
    check_writable(terminal, path, replaced=True)
    part = path.with_name(path.name + ".part")
    with open_store(terminal, data, database, create=False) as store:
        with part.open("wb") as file:
            part.chmod(0o600)
            lines = export_all(store, file)
        part.replace(path)
    terminal.tell(terminal.say("cli-everything-out", lines=str(lines), file=str(path)))
    return 0


def import_everything(
    terminal: Terminal, source: str, data: str | None, database: str | None
) -> int:
    from reino.server.store.export_import import import_all

    with (
        Path(source).open("rb") as file,
        open_store(terminal, data, database, create=True) as store,
    ):
        lines = import_all(store, file)
    terminal.tell(terminal.say("cli-everything-in", lines=str(lines), file=source))
    return 0


def back_up(terminal: Terminal, target: str, data: str | None, database: str | None) -> int:
    """A copy of the database, while the server runs."""
    from reino.server.store.export_import import backup

    path = Path(target)
    check_writable(terminal, path, replaced=True)
    if path.exists():
        raise ReinoError("error-backup-there", file=str(path))
    with open_store(terminal, data, database, create=False) as store:
        backup(store, path)
    terminal.tell(terminal.say("cli-backup-made", file=str(path)))
    return 0
