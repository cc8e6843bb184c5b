"""The best variations of an engine, as a table or as lines of text."""

from collections.abc import Iterator, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.spinner import Spinner
from rich.table import Table
from rich.text import Text

from reino.core.actions import ActionTable
from reino.core.analysis import Line, Lines
from reino.core.catalogue import Catalogue
from reino.terminal.bars import percent


class BestLines:
    """The sheet of the best variations found so far."""

    def __init__(self, say: Catalogue, actions: ActionTable) -> None:
        self.say = say
        self.actions = actions
        self.last: Lines | None = None

    def add(self, found: Lines) -> None:
        self.last = found

    def written(self, line: Line) -> str:
        return " ".join(map(self.actions.text, line.moves))

    def score(self, line: Line) -> str:
        """The score in rating points, or the number of moves to the end of a decided game."""
        turns = line.ends_in
        if turns is None:
            return f"{line.score:+d}" if line.score else "0"
        key = "cli-analyse-wins" if turns > 0 else "cli-analyse-loses"
        return self.say(key, turns=abs(turns))

    def effort(self) -> Sequence[str]:
        """Depth, nodes, nodes a second and time."""
        if self.last is None:
            return ()
        last, say = self.last, self.say
        rate = round(last.nodes / last.seconds) if last.seconds else 0
        return (
            say("cli-analyse-depth", depth=last.depth),
            say("cli-analyse-nodes", nodes=last.nodes),
            say("cli-analyse-rate", rate=rate),
            say("cli-seconds", seconds=last.seconds),
        )

    def drawn(self, busy: bool) -> RenderableType:
        """The table for a terminal, with a spinner while the engine runs."""
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for key in ("cli-analyse-column-score", "cli-analyse-share"):
            table.add_column(self.say(key), justify="right", no_wrap=True)
        table.add_column(self.say("cli-analyse-column-line"), overflow="fold")
        lines = () if self.last is None else self.last.lines
        for place, line in enumerate(lines):
            best = "" if place else "bold"
            table.add_row(
                Text(self.score(line), f"{best} {tone(line)}"),
                percent(self.say, line.chance),
                Text(self.written(line), best),
            )
        parts: list[RenderableType] = [Text(" · ".join(self.effort()), "dim"), table]
        if busy:
            deeper = 1 if self.last is None else self.last.depth + 1
            words = Text(self.say("cli-analyse-busy", depth=deeper), "dim")
            parts.append(Spinner("dots", words))
        return Group(*parts)

    def listed(self) -> Iterator[str]:
        """The lines for a pipe: one for each variation of this depth, with all its numbers."""
        assert self.last is not None
        depth, nodes, _, seconds = self.effort()
        for place, line in enumerate(self.last.lines, 1):
            share = percent(self.say, line.chance)
            yield (
                f"{depth:<8}  {place}.  {self.score(line):>5}  {share:>6}  "
                f"{nodes}, {seconds}:  {self.written(line)}"
            )


def tone(line: Line) -> str:
    """The colour of a decided game."""
    if line.ends_in is None:
        return ""
    return "green" if line.ends_in > 0 else "red"
