"""`reino export` and `reino import`: records as move lists, and move lists as records."""

from pathlib import Path

from reino.cli.files import writing
from reino.cli.records import loaded, read_movelist
from reino.core.errors import BrokenRecord
from reino.terminal.console import Terminal


def export(terminal: Terminal, path: str, to: str | None) -> int:
    """Write the move list of a record to a file, or print it."""
    from reino.play import movelist

    text = movelist.export(loaded(terminal, path), terminal.lang)
    if to is None:
        # Not through the console, which would wrap long lines.
        print(text, end="")
    else:
        with writing(to) as target:
            target.write_text(text, "utf-8")
        terminal.tell(terminal.say("cli-saved", file=to), "green")
    return 0


def take(terminal: Terminal, path: str, to: str) -> int:
    """Write the record of a move list."""
    from reino.play import movelist

    text = Path(path).read_text("utf-8", "replace")
    if movelist.game_of(text) is None:
        loaded(terminal, path)  # a text that is neither is refused with its fault
        raise BrokenRecord("cli-import-record", file=path)
    record = read_movelist(terminal, text)
    with writing(to) as target:
        record.save(target)
    terminal.tell(terminal.say("cli-saved", file=to), "green")
    return 0
