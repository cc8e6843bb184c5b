"""`reino reports`: reported chat messages of a server, for its host."""

from collections import defaultdict
from datetime import datetime

from reino.cli.serve import open_store
from reino.core.errors import ReinoError
from reino.server.store.rows import Report
from reino.server.store.store import Store
from reino.terminal.console import Terminal


def reports(
    terminal: Terminal,
    data: str | None,
    database: str | None,
    *,
    hide: int | None = None,
    show: int | None = None,
) -> int:
    with open_store(terminal, data, database, create=False) as store:
        for line, hidden in ((hide, True), (show, False)):
            if line is not None:
                if store.chat(line) is None:
                    raise ReinoError("error-no-line", line=str(line))
                store.hide_chat(line, hidden)
        _list(terminal, store)
    return 0


def _list(terminal: Terminal, store: Store) -> None:
    """List the messages, those first that the most people have reported."""
    by_line: dict[int, list[Report]] = defaultdict(list)
    for report in _all(store):
        by_line[report.chat].append(report)
    if not by_line:
        terminal.tell(terminal.say("cli-reports-none"))
    for number in sorted(by_line, key=lambda line: (-len(by_line[line]), line)):
        line = store.chat(number)
        if line is None:
            continue
        told = terminal.say(
            "cli-reports-line",
            line=str(number),
            table=line.table,
            at=f"{datetime.fromtimestamp(line.at):%Y-%m-%d %H:%M}",
            name=line.name,
            reports=len(by_line[number]),
            hidden=str(line.hidden).lower(),
        )
        terminal.tell(told)
        terminal.tell(f"  {line.text}")
        for report in by_line[number]:
            if report.why:
                terminal.tell(f"  - {report.why}")


def _all(store: Store) -> list[Report]:
    found: list[Report] = []
    while more := store.reports(after=found[-1].id if found else 0):
        found += more
    return found
