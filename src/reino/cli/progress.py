"""Many games at once: how far they are, and how many processors there are for them."""

import os

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from reino.terminal.console import Terminal


def games_bar(terminal: Terminal) -> Progress:
    """A bar with the time that has passed and the time that is left; a pipe gets none."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn(terminal.say("cli-games-left")),
        TimeRemainingColumn(),
        console=terminal.errors,
        disable=not terminal.errors.is_terminal,
        transient=True,
    )


def processors() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
