"""The console: output and input of one person's terminal, or of a pipe."""

import sys
import threading
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from rich.console import Console, RenderableType
from rich.text import Text

from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.compile_progress import CompileBar, Preparation, reporting
from reino.core.errors import BrokenGame, ReinoError
from reino.terminal.matching import folded

NO_BREAK = "\N{NO-BREAK SPACE}"
STAND_IN = "\ue000"  # a private-use letter, as wide as a space, that occurs in no message
PATIENCE = 0.3  # delay in seconds before a spinner shows that work is going on


class Misuse(Exception):
    """An error in the command line. The message is for its writer."""


class DeadPipe(Exception):
    """The pipe of the output is closed."""


class _Console(Console):
    def on_broken_pipe(self) -> None:
        raise DeadPipe


class Terminal:
    """A console in one language that can also ask for a line."""

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
            # Importing readline gives `input` its line editing; not every system has it.
            with suppress(ImportError):
                import readline  # noqa: F401

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing)

    def tell(self, text: str, style: str = "") -> None:
        self.console.print(unbroken(Text(harmless(text), style), self.console))

    def write(self, text: str) -> None:
        """Write a line to be copied: it is not wrapped at the edge of the window."""
        self.console.print(Text(harmless(text)), soft_wrap=True)

    def complain(self, text: str) -> None:
        self.errors.print(Text(harmless(text)), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line of input, stripped. EOFError at the end of the input."""
        if self.interactive:
            self.console.file.flush()
            return input(f"{prompt} ").strip()
        line = self.peek()
        if line is None:
            raise EOFError
        self._next = None
        # A pipe has no echo, so the line is echoed here: a transcript should read like a game.
        self.tell(f"{prompt} {line}")
        return line

    def peek(self) -> str | None:
        """The next line of a pipe, left there for `ask`; None at the end of the input."""
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
        """Report errors of Reino in here as errors in the command line."""
        try:
            yield
        except BrokenGame:
            raise  # the argument is valid; the fault is in the game's package
        except ReinoError as error:
            raise Misuse(error.tell(self.lang)) from error

    @contextmanager
    def waiting(self, text: str) -> Iterator[Callable[[int, int], None]]:
        """A spinner, shown after a delay; it yields a function that takes the progress."""
        if not self.errors.is_terminal:
            yield lambda done, total: None
            return
        status = self.errors.status(Text(text))

        def compiling(what: Preparation, done: int, total: int) -> None:
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
    """A text wrapped without breaking at no-break spaces, which Rich takes for ordinary ones."""
    text.plain = text.plain.replace(NO_BREAK, STAND_IN)
    lines = text.wrap(console, console.width)
    for line in lines:
        line.plain = line.plain.replace(STAND_IN, NO_BREAK)
    return Text("\n").join(lines)


def harmless(text: str) -> str:
    """The text without control characters: a file must not be able to send commands to the
    terminal."""
    return "".join("\N{REPLACEMENT CHARACTER}" if _controls(c) else c for c in text)


def _controls(character: str) -> bool:
    return character != "\n" and unicodedata.category(character) == "Cc"


def _is_one_of(line: str, key: str) -> bool:
    words = [word for lang in LANGUAGES for word in catalogue(lang)(key).split()]
    return folded(line) in {folded(word) for word in words}
