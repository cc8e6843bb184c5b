"""`reino play`: one person against bots. The loop knows no game; screens do."""

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from reino.cli.choices import changed, chosen_bot, chosen_game, chosen_options, chosen_seat
from reino.cli.matching import folded, matches
from reino.cli.records import result_panel
from reino.cli.screens import Ambiguous, NotUnderstood, Screen, Shown, screen_of
from reino.cli.shelf import Shelf
from reino.cli.terminal import Terminal
from reino.core.language import LANGUAGES, catalogue

if TYPE_CHECKING:
    from reino.bots import Bot
    from reino.core.game import Game
    from reino.core.spec import Event
    from reino.core.state import State
    from reino.core.view import View

# Commands in the order the help lists them; each message holds the word and its synonyms.
COMMANDS = {
    "help": ("cli-command-help", "cli-about-help"),
    "hint": ("cli-command-hint", "cli-about-hint"),
    "history": ("cli-command-history", "cli-about-history"),
    "undo": ("cli-command-undo", "cli-about-undo"),
    "save": ("cli-command-save", "cli-about-save"),
    "quit": ("cli-command-quit", "cli-about-quit"),
}
# What they do where nothing is sealed.
OPEN_ABOUTS = {"hint": "cli-about-advice", "undo": "cli-about-take-back"}
AT_ONCE = "!"  # after a choice: reveal it without asking


class Quit(Exception):
    """The person leaves the game."""


class TakenBack(Exception):
    """The person wants to choose again, from an earlier state."""

    def __init__(self, state: "State") -> None:
        super().__init__()
        self.state = state


class TerminalTable:
    """A game being played here: the person's seat, the bots at the others, and the story so far."""

    def __init__(
        self,
        terminal: Terminal,
        game: "Game",
        seat: int,
        bots: "Mapping[int, Bot]",
        names: Sequence[str],
        shelf: Shelf,
        position: str | None = None,
    ) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.game = game
        self.seat = seat
        self.bots = bots
        self.names = names
        self.shelf = shelf
        self.screen: Screen = screen_of(game, terminal)
        self.position = position
        self.story: list[tuple[int, Sequence[Event]]] = []  # after how many steps, and what
        self.state: State | None = None

    def play(self, seed: int | None) -> "State":
        """From the first deal to the end."""
        clock = time.monotonic
        begun = clock()
        state = self.game.start(seed, position=self.position)
        times: list[float] = [0.0] * len(state.history)
        self.shelf.keep(state, times)
        self._tell(state)
        while not state.over:
            self.state = state
            choices = {}
            if self.seat in state.owing:
                try:
                    choices[self.seat] = self._decide(state.view(self.seat))
                except TakenBack as back:
                    state = back.state
                    times = times[: len(state.history)]
                    self.story = [told for told in self.story if told[0] <= len(times)]
                    self.shelf.keep(state, times)
                    continue
            for seat in state.owing:
                if seat != self.seat:
                    with self.terminal.waiting(self.say("cli-thinking", bot=self.names[seat])):
                        choices[seat] = self.bots[seat].choose(state.view(seat))
            state = state.play(choices)
            times += [round(clock() - begun, 1)] * (len(state.history) - len(times))
            self.shelf.keep(state, times)
            self._tell(state)
        return state

    def _tell(self, state: "State") -> None:
        events = state.events(self.seat)
        if events:
            self.story.append((len(state.history), events))
            self.terminal.show(self.screen.happened(events))

    def _decide(self, view: "View") -> int:
        """The person's choice. One that is sealed is not revealed until it is confirmed."""
        self._draw(view)
        laid: int | None = None
        while True:
            line = self._line(view, laid)
            if line is None:
                assert laid is not None
                return laid
            if not line:
                self._draw(view)
                continue
            try:
                choice = self._obey(view, line, laid)
            except NotUnderstood as error:
                self.terminal.tell(str(error), "yellow")
                continue
            if choice is UNDONE:
                laid = None
            elif isinstance(choice, int):
                laid = choice
                if line.endswith(AT_ONCE) or not self.screen.sealed:
                    return laid

    def _line(self, view: "View", laid: int | None) -> str | None:
        """The next line to obey, or None when the choice that is laid stands."""
        if laid is None:
            return self.terminal.ask(f"{self.screen.prompt(view)} ›")
        question = self.say("cli-confirm", choice=self.screen.laid(view, laid))
        if self.terminal.interactive:
            return self.terminal.ask(f"{question} ›") or None
        # A script need not confirm: whatever follows but an undo lets the choice stand.
        line = self.terminal.peek()
        if line and self._command(line) == "undo":
            return self.terminal.ask(f"{question} ›")
        if line == "":
            self.terminal.ask(f"{question} ›")
        return None

    def _obey(self, view: "View", line: str, laid: int | None) -> "int | _Undone | None":
        """A choice, an undo, or a command that was carried out."""
        command = self._command(line)
        if command is None:
            try:
                return self.screen.parse(view, line.removesuffix(AT_ONCE).strip())
            except Shown as shown:
                self.terminal.show(Padding(shown.thing, (1, 0)))
                return None
            except Ambiguous:
                raise
            except NotUnderstood:
                command = self._command(line, whole=False)
                if command is None:
                    raise
        if command == "undo":
            return self._undo(laid)
        if command == "save":
            _, _, name = line.partition(" ")
            self.shelf.save(name.strip())
        elif command == "quit":
            raise Quit
        else:
            pages: dict[str, Callable[[View], RenderableType]] = {
                "help": self._help,
                "hint": self.screen.hint,
                "history": self._history,
            }
            self.terminal.show(Padding(pages[command](view), (1, 1)))
        return None

    def _undo(self, laid: int | None) -> "_Undone":
        """Take back a choice that is laid or, where nothing is sealed, the last turn."""
        earlier = None if self.screen.sealed or self.state is None else self.state.parent
        while earlier is not None and self.seat not in earlier.owing:
            earlier = earlier.parent
        if laid is None and earlier is None:
            raise NotUnderstood(self.say("cli-nothing-to-undo"))
        self.terminal.tell(self.say("cli-undone"))
        if earlier is not None:
            raise TakenBack(earlier)
        return UNDONE

    def _command(self, line: str, *, whole: bool = True) -> str | None:
        """The command a line begins with; with `whole` off an unambiguous beginning will do."""
        word = line.split()[0]
        if word == "?":
            return "help"
        names = [
            (name, command)
            for lang in LANGUAGES
            for command, (key, _) in COMMANDS.items()
            for name in catalogue(lang)(key).split()
        ]
        if whole:
            names = [(name, command) for name, command in names if folded(name) == folded(word)]
        found = matches(word, names)
        return found[0] if len(found) == 1 else None

    def _draw(self, view: "View") -> None:
        players = [f"({name})" for name in self.names]
        story = [events for _, events in self.story]
        self.terminal.show(self.screen.board(view, players, story))

    def _help(self, view: "View") -> RenderableType:
        commands = Table.grid(padding=(0, 2, 0, 0))
        commands.add_column(no_wrap=True)
        for command, (name, about) in COMMANDS.items():
            if not self.screen.sealed:
                about = OPEN_ABOUTS.get(command, about)
            commands.add_row(Text(self.say(name).split()[0], "bold"), Text(self.say(about)))
        choice = "cli-help-choice" if self.screen.sealed else "cli-help-enter"
        return Group(self.screen.help(view), Text(), Text(self.say(choice)), Text(), commands)

    def _history(self, view: "View") -> RenderableType:
        if not self.story:
            return Text(self.say("cli-history-empty"))
        tell = self.game.spec.words.tell
        lines = [tell(event, self.terminal.lang) for _, events in self.story for event in events]
        return Text("\n".join(lines))


class _Undone:
    """Marks that the choice was taken back."""


UNDONE = _Undone()


def play(
    terminal: Terminal,
    name: str,
    *,
    bot: str | None,
    seat: str,
    options: Sequence[str],
    position: str | None,
    seed: int | None,
    save: str | None,
) -> int:
    """Play until the person has had enough."""
    from reino.bots import make_bot, prepare_bot
    from reino.core.game import load

    say = terminal.say
    spec = chosen_game(terminal, name)
    values = chosen_options(terminal, spec, options)
    me = chosen_seat(terminal, spec, seat, spec.players[0])
    game = load(name, options=values, progress=terminal.compiling())
    if position is not None:
        with terminal.blaming_the_line():
            game.start(position=position)
    rival = chosen_bot(terminal, game, bot)
    names = [say("cli-you") if s == me else say("cli-bot", name=rival) for s in range(game.players)]
    saved_names = ["person" if s == me else f"bot {rival}" for s in range(game.players)]
    shelf = Shelf(terminal, saved_names, None if save is None else Path(save))
    terminal.tell(say("cli-welcome"), "dim")
    if others := changed(spec, values):
        terminal.tell(say("cli-replay-options", options=", ".join(others)), "dim")
    prepare_bot(game, rival, terminal.compiling())
    again = True
    while again:
        with terminal.waiting(say("cli-thinking", bot=rival)):
            bots = {s: make_bot(game, rival, seed) for s in range(game.players) if s != me}
        table = TerminalTable(terminal, game, me, bots, names, shelf, position)
        try:
            state = table.play(seed)
        except KeyboardInterrupt:
            shelf.rescue()
            raise
        except EOFError:
            terminal.tell("")
            shelf.rescue()
            break
        except Quit:
            with suppress(EOFError):
                shelf.offer()
            break
        terminal.show("", result_panel(terminal, table.screen, state, me))
        try:
            shelf.offer()
            again = terminal.agrees(terminal.ask(f"{say('cli-rematch')} ›"))
        except EOFError:
            terminal.tell("")
            again = False
        if again:
            # The same seed would deal the same game and the same bot.
            seed = None if seed is None else seed + 1
            shelf.next_game()
    terminal.tell(say("cli-goodbye"))
    return shelf.exit_code
