"""The board of Sparta with its side panel: counts, calm turns, the last turns, a legend."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from reino.core.catalogue import Catalogue
from reino.core.spec import Event
from reino.games.sparta.rules import actions, reasons
from reino.games.sparta.rules.notation import write_move
from reino.games.sparta.table.events import remark
from reino.games.sparta.table.view import View
from reino.games.sparta.terminal.board import SIDE_STYLES, WIDE, Board, width_of
from reino.terminal.screen import Story

GAP = 2
SIDE_BY_SIDE = width_of(WIDE) + GAP + 28
TURNS = 3  # of the last turns that are shown
POINTERS = {False: "▶", True: ">"}


@dataclass(frozen=True)
class Look:
    """A board with a panel beside it, or below it in a narrow window."""

    board: Board
    beside: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        board = self.board.drawn(options.ascii_only, options.max_width < width_of(WIDE))
        if options.max_width < SIDE_BY_SIDE:
            yield board
            yield Padding(self.beside, (0, 1))
            return
        row = Table.grid(padding=(0, GAP, 0, 0))
        row.add_column(no_wrap=True)
        row.add_column()
        row.add_row(board, self.beside)
        yield row


@dataclass(frozen=True)
class BoardWithFacts:
    """A board and its facts."""

    say: Catalogue
    board: Board
    facts: View
    owing: Sequence[int]
    players: Sequence[str]
    story: Story

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Text()
        yield Rule(Text(self.say("sparta"), "bold"), align="left", style="dim")
        yield Look(self.board, self._facts(options.ascii_only))

    def _facts(self, ascii_only: bool) -> RenderableType:
        lines: list[RenderableType] = [*self._sides(ascii_only), Text(), self.counts()]
        if self.story:
            lines.append(Text())
        lines += [self._turn(turn) for turn in self.story[-TURNS:]]
        if self.board.danger:
            lines += [Text(), Text(f"! {self.say('cli-sparta-danger')}", "dim")]
        return Group(*lines)

    def _sides(self, ascii_only: bool) -> Iterator[Text]:
        """The player of each side, and the side to move."""
        for seat in (0, 1):
            moves = seat in self.owing
            yield Text.assemble(
                (POINTERS[ascii_only] if moves else " ", "bold"),
                " ",
                (f" {seat_name(self.say, seat)} ", SIDE_STYLES[seat]),
                (f" {self.players[seat]}", "" if moves else "dim"),
                no_wrap=True,
                overflow="ellipsis",
            )

    def counts(self) -> RenderableType:
        """The cities and pieces of each side, and the calm turns."""
        say, facts = self.say, self.facts
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        for _ in actions.SEAT_KEYS:
            table.add_column(no_wrap=True, justify="center", min_width=3)
        table.add_row("", *[self._chip(seat) for seat in (0, 1)])
        rows = {
            "cli-sparta-cities": map(len, facts.cities),
            "cli-sparta-warriors": map(len, facts.warriors),
            "cli-sparta-heroes": map(len, facts.heroes),
            "cli-sparta-reserve": facts.reserve,
        }
        for key, numbers in rows.items():
            table.add_row(Text(say(key), "dim"), *[Text(str(n), "bold") for n in numbers])
        calm = say("cli-sparta-calm", calm=facts.calm, most=reasons.CALM_TURNS)
        return Group(table, Text(calm, "dim"))

    def _chip(self, seat: int) -> Text:
        return Text(f" {seat_name(self.say, seat)[0]} ", SIDE_STYLES[seat])

    def _turn(self, turn: Sequence[Event]) -> RenderableType:
        """A turn as it is written down, with its remark."""
        said = remark(turn, self.say.lang)
        return hanging(
            self._chip(turn[0].data["seat"]), Text(f"{written(turn[0])} {said}".rstrip())
        )


def hanging(sign: Text, text: Text) -> Table:
    """A sign and a text whose further lines begin below its first one, not below the sign."""
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_column(no_wrap=True)
    row.add_row(sign, text)
    return row


def seat_name(say: Catalogue, seat: int) -> str:
    return say("sparta-seat", seat=actions.SEAT_KEYS[seat])


def written(event: Event) -> str:
    """The first event of a turn as a move."""
    if event.kind == "pass":
        return write_move(actions.PASS)
    return actions.written({"from": event.data["to"], **event.data})
