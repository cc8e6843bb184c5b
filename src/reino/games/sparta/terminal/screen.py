"""The screen of Sparta: the board drawn, moves read, turns told."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from reino.core.catalogue import catalogue
from reino.core.game import Game
from reino.core.spec import Event
from reino.core.view import View
from reino.games.sparta import LOCALE
from reino.games.sparta.rules import squares
from reino.games.sparta.rules.notation import square_name, write_move
from reino.games.sparta.table.events import tell
from reino.games.sparta.table.names import last_of
from reino.games.sparta.terminal.board import ASCII, SIDE_STYLES, UNICODE, Board
from reino.games.sparta.terminal.hint import hint
from reino.games.sparta.terminal.outlook import endangered, position_of, prospects
from reino.games.sparta.terminal.pages import help_page
from reino.games.sparta.terminal.reading import looked_from, read
from reino.games.sparta.terminal.side_panel import BoardWithFacts, Look, hanging, seat_name
from reino.terminal.console import Terminal
from reino.terminal.screen import NotUnderstood, Shown, Story


class SpartaScreen:
    """Draws the board from the player's side, reads moves, and shows where a piece may go."""

    sealed = False

    def __init__(self, game: Game, terminal: Terminal) -> None:
        self.game = game
        self.terminal = terminal
        self.lang = terminal.lang
        self.say = catalogue(terminal.lang, LOCALE)

    def seat_name(self, seat: int) -> str:
        return seat_name(self.say, seat)

    def board(self, view: View, players: Sequence[str], story: Story = ()) -> RenderableType:
        last = last_of(view.record)
        board = Board(position_of(view), view.seat or 0, last, endangered(view))
        return BoardWithFacts(self.say, board, view.facts, view.owing, players, story)

    def prompt(self, view: View) -> str:
        return self.say("cli-sparta-prompt", question=view.question(self.lang).text or "")

    def parse(self, view: View, text: str) -> int:
        square = looked_from(text)
        if square != squares.NONE:
            raise Shown(self._look(view, square))
        return read(self.say, view, text)

    def _look(self, view: View, square: int) -> RenderableType:
        """Where the piece on a square may go, whether or not it is its side's turn."""
        position = position_of(view)
        piece = position.pieces.get(square)
        if piece is None:
            raise NotUnderstood(self.say("cli-sparta-empty", square=square_name(square)))
        seat = 0 if piece.isupper() else 1
        found = dict(prospects(view, seat, square, self.lang))
        notes = []
        if in_place := found.pop(square, None):
            notes.append(self.say("cli-sparta-look-promote", move=write_move(in_place.action)))
        goes = {target: prospect.going for target, prospect in found.items()}
        ordered = sorted(found.items(), key=lambda item: item[1].weight)
        notes += [f"{square_name(t)} {p.remark}" for t, p in ordered if p.remark]
        head = self.say(
            "cli-sparta-look",
            side=self.seat_name(seat),
            piece="hero" if piece in "Hh" else "warrior",
            square=square_name(square),
            count=len(goes),
        )
        board = Board(position, view.seat or 0, looked=square, goes=goes)
        listed = [hanging(Text("·"), Text(note)) for note in notes]
        return Look(board, Group(Text(head, "bold"), *listed))

    def laid(self, view: View, action: int) -> str:
        return write_move(action)

    def happened(self, events: Sequence[Event]) -> RenderableType:
        """A turn in a paragraph, behind the colour of the side that moved."""
        seat = events[0].data["seat"]
        sentences = [
            Text(tell(event, self.lang), "bold" if event.kind == "end" else "") for event in events
        ]
        chip = Text(f" {self.seat_name(seat)[0]} ", SIDE_STYLES[seat])
        return Padding(hanging(chip, Text(" ").join(sentences)), (0, 0, 0, 1))

    def help(self, view: View) -> RenderableType:
        signs = ASCII if self.terminal.console.options.ascii_only else UNICODE
        return help_page(self.say, bool(self.game.options["heroes_conquer"]), signs)

    def hint(self, view: View) -> RenderableType:
        return hint(self.terminal, view)

    def result(self, view: View) -> RenderableType:
        board = Board(position_of(view), view.seat or 0, last_of(view.record))
        facts = BoardWithFacts(self.say, board, view.facts, view.owing, ("", ""), ())
        return Look(board, facts.counts())

    def verdict(self, view: View) -> str:
        facts = view.facts
        winner = facts.winner
        result = "draw" if winner is None else "seat"
        if winner is not None and view.seat is not None:
            result = "won" if winner == view.seat else "lost"
        side = self.seat_name(winner or 0)
        return self.say("cli-sparta-verdict", result=result, side=side, reason=facts.reason)


def make_screen(game: Game, terminal: Terminal) -> SpartaScreen:
    return SpartaScreen(game, terminal)
