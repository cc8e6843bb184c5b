"""The command of all benchmarks: prints one table; exit 1 where a figure is not reached."""

import platform
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import (
    batches,
    jackrabbits,
    korona,
    moves,
    pages,
    rates,
    server_load,
    solving,
    sparta,
    starting,
)
from benchmarks.timing import Figure


def processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


def main() -> int:
    console = Console(width=None if sys.stdout.isatty() else 140)
    table = Table(title=f"Reino on {processor()}, Python {platform.python_version()}, one thread")
    for heading in ("figure", "ours", "peer", "ratio", "wanted", ""):
        table.add_column(heading, overflow="fold")
    measured: list[Figure] = []
    with console.status("Measuring ...") as status:
        for benchmark in (
            *(rates, sparta, korona, jackrabbits, batches, solving, starting),
            *(moves, server_load, pages),
        ):
            status.update(f"Measuring: {benchmark.__doc__}")
            measured.extend(benchmark.figures())
    for figure in measured:
        verdict = "[green]reached" if figure.reached else "[red]missed"
        table.add_row(
            figure.what,
            figure.ours,
            figure.peer,
            f"{figure.ratio:.2f}",
            f"{figure.wanted:g}" if figure.wanted else "for comparison",
            verdict if figure.wanted else "",
        )
    console.print(table)
    return 0 if all(figure.reached for figure in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
