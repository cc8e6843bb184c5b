"""How far compiling is, as people see it: one bar on a terminal, a plain line a piece elsewhere.

A command opens one `CompileBar` over all that it is about to prepare, so that the bar fills once.
Without one, as in a script or a notebook, each piece that has to be compiled opens its own.
"""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Any, Self

from reino.core.catalogue import catalogue, preferred_language
from reino.core.errors import ReinoError

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress as RichProgress

WIDEST = 40  # columns of a bar
BESIDE = 15  # columns that its percentage and its time take


@dataclass(frozen=True)
class Preparation:
    """What is compiled in one go: a part of a game, such as its rules."""

    part: str
    game: str

    def tell(self, lang: str) -> str:
        """As a sentence for the person who waits: "Preparing the rules of Korona"."""
        # Both import what compiles.
        from reino.core.names import title_of
        from reino.core.registry import find

        try:
            title = title_of(find(self.game), lang)
        except ReinoError:  # of a game that is not installed, or broken: compiling goes on
            title = self.game
        return catalogue(lang)("cli-preparing", part=self.part, game=title)

    def __str__(self) -> str:
        return f"the {self.part} of {self.game}"


# Told what is compiled, how many of its entry points are done, and of how many.
Progress = Callable[[Preparation, int, int], None]

_current: list[Progress] = []  # told where no progress is asked for: the last one


class CompileBar:
    """A `Progress` for all that a command compiles; nothing is shown before there is something.

    Of the `pieces` that a command may have to compile some may be on disk already: each has the
    same share of the bar, which ends early then, but never goes back.
    """

    def __init__(self, lang: str, console: "Console | None" = None, pieces: int = 1) -> None:
        self._lang = lang
        self._console = console
        self._expected = pieces
        self._shares: dict[Preparation, float] = {}
        self._under_way: dict[Preparation, None] = {}
        self._filled = 0.0
        self._bar: RichProgress | None = None
        self._closed = False
        self._telling = Lock()  # games are compiled side by side

    def __enter__(self) -> Self:
        _current.append(self)
        return self

    def __exit__(self, *error: object) -> None:
        _current.remove(self)
        with self._telling:
            self._closed = True
            if self._bar is not None:
                self._bar.stop()
                self._bar = None

    def __call__(self, what: Preparation, done: int, total: int) -> None:
        with self._telling:
            if self._closed:  # a thread that still compiles opens no second bar
                return
            is_new = what not in self._shares
            self._shares[what] = done / total if total else 1.0
            self._under_way.pop(what, None)
            if done < total:
                self._under_way[what] = None
            share = sum(self._shares.values()) / max(self._expected, len(self._shares))
            self._filled = max(self._filled, share)
            if self._is_watched():
                self._fill(what)
            elif is_new:
                line = catalogue(self._lang)("cli-preparing-once", what=what.tell(self._lang))
                print(line, file=sys.stderr, flush=True)

    def _is_watched(self) -> bool:
        """Whether a terminal can show a bar. A pipe cannot, even where colours are forced."""
        stream = sys.stderr if self._console is None else self._console.file
        if self._bar is not None:
            return True
        return stream is not None and stream.isatty() and not self._opened().is_dumb_terminal

    def _opened(self) -> "Console":
        # Imported late: where all is compiled already nothing is shown.
        from rich.console import Console

        if self._console is None:
            self._console = Console(stderr=True)
        return self._console

    def _fill(self, what: Preparation) -> None:
        """Name the game that reported last, of those that are compiled side by side."""
        named = next(reversed(self._under_way), what).tell(self._lang)
        words = catalogue(self._lang)("cli-preparing-once", what=named)
        if self._bar is None:
            self._bar = _rich_bar(self._opened())
            self._bar.add_task(words, total=1.0)
            self._bar.start()
        self._bar.update(self._bar.task_ids[0], description=words, completed=self._filled)


def _rich_bar(console: "Console") -> "RichProgress":
    """Words above a bar, so that both have room in a narrow window; gone when it is done."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeElapsedColumn
    from rich.text import Text

    class Bar(Progress):
        def get_renderables(self) -> Iterator[Any]:
            for task in self.tasks:
                yield Text(task.description)
            yield self.make_tasks_table(self.tasks)

    width = max(1, min(WIDEST, console.width - BESIDE))
    columns = BarColumn(width), TaskProgressColumn(), TimeElapsedColumn()
    return Bar(*columns, console=console, transient=True)


@contextmanager
def reporting(progress: Progress) -> Iterator[None]:
    """What is compiled in here is told to this one, unless another one is asked for."""
    _current.append(progress)
    try:
        yield
    finally:
        _current.remove(progress)


@contextmanager
def told(progress: Progress | None) -> Iterator[Progress]:
    """The one to tell: that which was asked for, or the current one, or a bar of its own."""
    with ExitStack() as stack:
        if progress is None and _current:
            progress = _current[-1]
        yield progress or stack.enter_context(CompileBar(preferred_language()))


def untold(what: Preparation, done: int, total: int) -> None:
    """A `Progress` for processes that own no terminal."""
