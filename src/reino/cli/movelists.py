"""`reino export` and `reino import`: records as move lists, and move lists as records."""

from pathlib import Path

from reino.cli.records import loaded, read_movelist
from reino.cli.terminal import Terminal


def export(terminal: Terminal, path: str, to: str | None) -> int:
    """Write the move list of a record to a file, or print it."""
    from reino.play import movelist

    text = movelist.export(loaded(terminal, path), terminal.lang)
    if to is None:
        # Not through the console: its lines are as long as they are.
        print(text, end="")
    else:
        Path(to).write_text(text, "utf-8")
        terminal.tell(terminal.say("cli-saved", file=to), "green")
    return 0


def take(terminal: Terminal, path: str, to: str) -> int:
    """Make a record of a move list."""
    record = read_movelist(terminal, Path(path).read_text("utf-8", "replace"))
    record.save(to)
    terminal.tell(terminal.say("cli-saved", file=to), "green")
    return 0
