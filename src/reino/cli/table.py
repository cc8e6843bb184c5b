"""The table of `reino play`: asks the person, lets the bots choose, shows events, takes choices
back.

It knows no game: drawing and reading are left to the game's screen.
"""

import re
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from reino.cli.commands import AT_ONCE, WITH_WORDS, command_in, commands_table, secretive
from reino.cli.record_file import RecordFile
from reino.cli.seating import Seating
from reino.cli.unfinished import Unfinished
from reino.core.names import bot_name
from reino.terminal.console import Terminal
from reino.terminal.screen import Ambiguous, NotUnderstood, Screen, Shown, Sparing, screen_of

if TYPE_CHECKING:
    from reino.bots import Bot
    from reino.core.game import Game
    from reino.core.spec import Event
    from reino.core.state import State
    from reino.core.view import View


class Quit(Exception):
    """Raised where the person leaves the game."""


class TakenBack(Exception):
    """Raised where the person wants to choose again, from an earlier state."""

    def __init__(self, state: "State") -> None:
        super().__init__()
        self.state = state


class TerminalTable:
    """A running game in the terminal: the person's seat, the bots at the others, and the events so
    far."""

    def __init__(
        self,
        terminal: Terminal,
        game: "Game",
        seating: Seating,
        bots: "Mapping[int, Bot]",
        record_file: RecordFile,
        position: str | None = None,
    ) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.game = game
        self.seating = seating
        self.seat = seating.me
        self.bots = bots
        self.record_file = record_file
        self.screen: Screen = screen_of(game, terminal)
        self.position = position
        self.story: list[tuple[int, Sequence[Event]]] = []  # after how many steps, and which events
        self.state: State | None = None

    def play(self, seed: int | None) -> "State":
        """Play from the first deal to the end."""
        state = self.game.start(seed, position=self.position)
        times: list[float | None] = [0.0] * len(state.history)
        self._tell(state)
        return self._play_on(state, times)

    def resume(self, left: "Unfinished") -> "State":
        """Play from the last state of a saved game to the end."""
        for state in left.decisions:
            if events := state.events(self.seat):
                self.story.append((len(state.history), events))
        return self._play_on(left.state, left.times)

    def _play_on(self, state: "State", times: list[float | None]) -> "State":
        clock = time.monotonic
        begun = clock() - max((moment for moment in times if moment is not None), default=0.0)
        self.record_file.keep(state, times)
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
                    self.record_file.keep(state, times)
                    continue
            for seat in state.owing:
                if seat != self.seat:
                    with self.terminal.waiting(self._thinking(seat)):
                        choices[seat] = self.bots[seat].choose(state.view(seat))
            state = state.play(choices)
            times += [round(clock() - begun, 1)] * (len(state.history) - len(times))
            self.record_file.keep(state, times)
            self._tell(state)
        return state

    def _thinking(self, seat: int) -> str:
        bot = bot_name(self.say, self.seating.bots[seat])
        return self.say("cli-thinking", seat=self.screen.seat_name(seat), bot=bot)

    def _tell(self, state: "State") -> None:
        events = state.events(self.seat)
        if events:
            self.story.append((len(state.history), events))
            self.terminal.show(self.screen.happened(events))

    def _decide(self, view: "View") -> int:
        """The person's choice. A choice that is laid is not revealed or played until it is
        confirmed."""
        only = self._spared(view)
        if only is not None:
            self.terminal.tell(self._remark(view, only), "dim")
            return only
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

    def _spared(self, view: "View") -> int | None:
        return self.screen.spared(view) if isinstance(self.screen, Sparing) else None

    def _remark(self, view: "View", only: int) -> str:
        """Show the remark on a choice that is made without asking."""
        told = self.screen.remark(view, only) if isinstance(self.screen, Sparing) else None
        return told or self.say("cli-spared", choice=self.screen.laid(view, only))

    def _line(self, view: "View", laid: int | None) -> str | None:
        """The next line of input, or None when the choice that is laid stands."""
        if laid is None:
            return self.terminal.ask(f"{self.screen.prompt(view)} ›")
        confirm = "cli-confirm" if self.game.simultaneous else "cli-confirm-open"
        question = self.say(confirm, choice=self.screen.laid(view, laid))
        if self.terminal.interactive:
            return self.terminal.ask(f"{question} ›") or None
        # A script need not confirm: any line but an undo lets the choice stand.
        line = self.terminal.peek()
        if line and command_in(line) == "undo":
            return self.terminal.ask(f"{question} ›")
        if line == "":
            self.terminal.ask(f"{question} ›")
        return None

    def _obey(self, view: "View", line: str, laid: int | None) -> "int | _Undone | None":
        """Obey a line: a choice, an undo, or a command."""
        command = command_in(line)
        if command is None:
            try:
                return self.screen.parse(view, line.removesuffix(AT_ONCE).strip())
            except Shown as shown:
                self.terminal.show(Padding(shown.thing, (1, 0)))
                return None
            except Ambiguous:
                raise
            except NotUnderstood:
                command = command_in(line, whole=False)
                if command is None:
                    raise
        name, _, rest = line.partition(" ")
        rest = rest.strip()
        if rest and command not in WITH_WORDS:
            raise NotUnderstood(self.say("cli-command-alone", command=name, rest=rest))
        if command == "undo":
            return self._undo(laid, self._turns(rest))
        if command == "save":
            self.record_file.save(rest)
        elif command == "quit":
            raise Quit
        elif command == "position":
            self._tell_position(view)
        else:
            pages: dict[str, Callable[[View], RenderableType]] = {
                "help": self._help,
                "hint": self.screen.hint,
                "history": self._history,
            }
            self.terminal.show(Padding(pages[command](view), (1, 1)))
        return None

    @property
    def _unit(self) -> str:
        """The word for the unit of an undo: turns or choices."""
        return "choices" if self._secretive else "turns"

    def _turns(self, text: str) -> int:
        """How many turns, or choices, to take back: one, or the number given."""
        if not text:
            return 1
        if self.screen.sealed:
            raise NotUnderstood(self.say("cli-undo-one", given=text))
        if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) or int(text) == 0:
            raise NotUnderstood(self.say("cli-undo-number", unit=self._unit, given=text))
        return int(text)

    def _undo(self, laid: int | None, turns: int) -> "_Undone":
        """Take back a choice that is laid or, where nothing is sealed, the last turns."""
        earlier = [] if self.screen.sealed else self._own_turns()
        if laid is None and not earlier:
            open_secret = self._secretive and not self.screen.sealed
            raise NotUnderstood(self.say("cli-undo-seen" if open_secret else "cli-nothing-to-undo"))
        if earlier and turns > len(earlier):
            raise NotUnderstood(self.say("cli-undo-most", unit=self._unit, most=len(earlier)))
        self.terminal.tell(self.say("cli-undone"))
        if earlier:
            raise TakenBack(earlier[turns - 1])
        return UNDONE

    def _own_turns(self) -> "Sequence[State]":
        """States before this one in which the person was to choose, the last one first.

        In a game with secrets only back to the last revealed card, which cannot be forgotten.
        """
        found: list[State] = []
        state = self.state
        while state is not None and state.parent is not None:
            if self._secretive and self._others_moved(state):
                break
            state = state.parent
            if self.seat in state.owing and self._spared(state.view(self.seat)) is None:
                found.append(state)
        return found

    @property
    def _secretive(self) -> bool:
        return secretive(self.game.spec)

    def _others_moved(self, state: "State") -> bool:
        """Whether another seat, or chance, made the step to a state."""
        assert state.parent is not None
        made = state.history[len(state.parent.history) :]
        return any(actor != self.seat for actor, _ in made)

    def _tell_position(self, view: "View") -> None:
        """Show the position, or only its board, as a text whose lines are not wrapped."""
        placing = self.game.spec.placing
        if placing is None:
            self.terminal.tell(self.say("cli-position-none"))
        else:
            self.terminal.write(placing.write_position(view.record))

    def _draw(self, view: "View") -> None:
        players = [f"({name})" for name in self.seating.shown(self.say)]
        story = [events for _, events in self.story]
        self.terminal.show(self.screen.board(view, players, story))

    def _help(self, view: "View") -> RenderableType:
        commands = commands_table(self.say, self.game.spec, self.screen.sealed)
        typing = Text(self.say(self._about_typing))
        return Group(self.screen.help(view), Text(), typing, Text(), commands)

    @property
    def _about_typing(self) -> str:
        """The message on how to type a choice."""
        if not self.screen.sealed:
            return "cli-help-enter"
        return "cli-help-choice" if self.game.simultaneous else "cli-help-choice-open"

    def _history(self, view: "View") -> RenderableType:
        if not self.story:
            return Text(self.say("cli-history-empty"))
        tell = self.game.spec.words.tell
        lines = [tell(event, self.terminal.lang) for _, events in self.story for event in events]
        return Text("\n".join(lines))


class _Undone:
    """Marks that the choice was taken back."""


UNDONE = _Undone()
