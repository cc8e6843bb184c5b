"""Where words go out and lines come in: one person's terminal, or a pipe."""

import sys
import threading
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from rich.console import Console, RenderableType
from rich.text import Text

from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.compile_progress import CompileBar, Piece, reporting
from reino.core.errors import BrokenGame, ReinoError
from reino.terminal.matching import folded

NO_BREAK = "\N{NO-BREAK SPACE}"
STAND_IN = "\ue000"  # as wide, no space to anybody, and in nobody's words
PATIENCE = 0.3  # seconds a person waits before a spinner says that something is going on


class Misuse(Exception):
    """The command line asks for something there is not. The message is for its writer."""


class DeadPipe(Exception):
    """Nobody reads the output any more."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise DeadPipe


class Terminal:
    """A console that speaks one language and can be asked for a line."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.say = catalogue(lang)
        # Names of files and people may hold brackets and colons: nothing is read as markup.
        plain = {"markup": False, "highlight": False, "emoji": False}
        self.console: Console = _Console(**plain)  # type: ignore[arg-type]
        self.errors: Console = _Console(stderr=True, **plain)  # type: ignore[arg-type]
        self.interactive = sys.stdin is not None and sys.stdin.isatty()
        self._next: str | None = None  # a line of a pipe that was looked at but not taken
        self._preparing: CompileBar | None = None  # what a command has opened
        if self.interactive:
            # Importing it gives `input` its line editing; not every system has it.
            with suppress(ImportError):
                import readline  # noqa: F401

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def tell(self, text: str, style: str = "") -> None:
        self.console.print(unbroken(Text(harmless(text), style), self.console))

    def write(self, text: str) -> None:
        """A line to be copied: it is not broken at the edge of the window."""
        self.console.print(Text(harmless(text)), soft_wrap=True)

    def complain(self, text: str) -> None:
        self.errors.print(Text(harmless(text)), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line, without the blanks around it. EOFError when there are no more."""
        if self.interactive:
            self.console.file.flush()
            return input(f"{prompt} ").strip()
        line = self.peek()
        if line is None:
            raise EOFError
        self._next = None
        # A pipe echoes nothing, and what comes out should read like a game.
        self.tell(f"{prompt} {line}")
        return line

    def peek(self) -> str | None:
        """The next line of a pipe, left there for `ask`; None when there are no more."""
        if self._next is None:
            self._next = sys.stdin.readline() if sys.stdin is not None else ""
        return self._next.strip() if self._next else None

    def agrees(self, line: str) -> bool:
        """Whether an answer means yes, in either language."""
        return _is_one_of(line, "cli-yes")

    def refuses(self, line: str) -> bool:
        return _is_one_of(line, "cli-no")

    @contextmanager
    def blaming_the_line(self) -> Iterator[None]:
        """What Reino refuses in here was asked for on the command line."""
        try:
            yield
        except BrokenGame:
            raise  # what the line asks for is there; that it is no good is the fault of its package
        except ReinoError as error:
            raise Misuse(error.tell(self.lang)) from error

    @contextmanager
    def waiting(self, text: str) -> Iterator[Callable[[int, int], None]]:
        """A spinner, once the wait becomes noticeable; what it yields takes the progress made."""
        if not self.errors.is_terminal:
            yield lambda done, total: None
            return
        status = self.errors.status(Text(text))

        def compiling(what: Piece, done: int, total: int) -> None:
            status.update(Text(what.tell(self.lang) if done < total else text))

        timer = threading.Timer(PATIENCE, status.start)
        timer.daemon = True
        timer.start()
        try:
            with reporting(compiling):
                yield lambda done, total: status.update(Text(f"{text} {done}/{total}"))
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    @contextmanager
    def preparing(self, pieces: int = 1) -> Iterator[CompileBar]:
        """One bar for all that is compiled in here, of which there may be so many pieces."""
        if self._preparing is not None:
            yield self._preparing
            return
        with CompileBar(self.lang, self.errors, pieces) as self._preparing:
            try:
                yield self._preparing
            finally:
                self._preparing = None


def unbroken(text: Text, console: Console) -> Text:
    """A text in lines that fit, broken at no no-break space, which Rich takes for any other."""
    text.plain = text.plain.replace(NO_BREAK, STAND_IN)
    lines = text.wrap(console, console.width)
    for line in lines:
        line.plain = line.plain.replace(STAND_IN, NO_BREAK)
    return Text("\n").join(lines)


def harmless(text: str) -> str:
    """Without control characters: a file must not be able to play with the terminal."""
    return "".join("\N{REPLACEMENT CHARACTER}" if _controls(c) else c for c in text)


def _controls(character: str) -> bool:
    return character != "\n" and unicodedata.category(character) == "Cc"


def _is_one_of(line: str, key: str) -> bool:
    words = [word for lang in LANGUAGES for word in catalogue(lang)(key).split()]
    return folded(line) in {folded(word) for word in words}
