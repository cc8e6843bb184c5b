"""The screen of Korona: the table drawn, choices read, events told."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from reino.core.catalogue import catalogue
from reino.core.game import Game
from reino.core.spec import Event
from reino.core.view import View
from reino.games.korona import LOCALE
from reino.games.korona.rules import stage
from reino.games.korona.table import rulings
from reino.games.korona.table.events import tell
from reino.games.korona.table.names import joined
from reino.games.korona.terminal.board import Board
from reino.games.korona.terminal.cards import TAG_WIDTH, Words
from reino.games.korona.terminal.hint import hint
from reino.games.korona.terminal.menu import menu, spoken
from reino.games.korona.terminal.pages import card_table, discards_page, help_page
from reino.games.korona.terminal.pending import kingdoms
from reino.games.korona.terminal.reading import asked_card, asks_for, read
from reino.games.korona.terminal.scores import Scores
from reino.terminal.console import Terminal
from reino.terminal.screen import Shown, Story

ANSWER = 8  # columns to type an answer in
HEADLINES = frozenset({"shield", "cancelled", "end"})


class KoronaScreen:
    """Draws the table, reads choices by number or words, and tells the others' deeds."""

    sealed = False

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.lang = terminal.lang
        self.say = catalogue(terminal.lang, LOCALE)
        self.words = Words(self.say)

    def seat_name(self, seat: int) -> str:
        return self.words.seat(seat)

    def board(self, view: View, players: Sequence[str], story: Story = ()) -> RenderableType:
        choices = menu(view, self.say)
        zones = kingdoms(view.record)
        return Board(self.words, view.facts, zones, view.seat, players, choices)

    def prompt(self, view: View) -> str:
        question = self.say("korona-screen-question", question=view.question(self.lang).text or "")
        beside = len(question) + ANSWER <= self.terminal.console.width
        return question if beside else question.replace(". ", ".\n", 1)

    def parse(self, view: View, text: str) -> int:
        if asks_for(text, "cli-korona-words-score"):
            raise Shown(Padding(Scores(self.words, kingdoms(view.record)), (0, 1)))
        if asks_for(text, "cli-korona-words-discards"):
            raise Shown(Padding(discards_page(self.words, view.facts), (0, 1)))
        card = asked_card(text)
        if card is not None:
            raise Shown(Padding(card_table(self.words, card), (0, 1)))
        return read(self.say, view, text)

    def spared(self, view: View) -> int | None:
        """The only choice there is. Not of shields: a player who is asked about one takes the same
        time with a shield in hand and without."""
        if len(view.legal) != 1 or view.record.stage == stage.ASK:
            return None
        return view.legal[0]

    def remark(self, view: View, action: int) -> str | None:
        return None

    def laid(self, view: View, action: int) -> str:
        """A choice by its name; one that is made for the player at once says why it must be."""
        name = spoken(action, self.say)
        now = rulings.fields(view.record)
        if now.stage == stage.ACT and not rulings.may_end(now):
            return self.say("korona-screen-forced", choice=name)
        return name

    def happened(self, events: Sequence[Event]) -> RenderableType:
        return Group(*self._told(events))

    def _told(self, events: Sequence[Event]) -> Iterator[RenderableType]:
        """A line for each event, behind the colour of the seat it is about."""
        for event in events:
            if event.kind == "turn":
                yield Text()
                continue
            if event.kind == "draw" and event.data["card"] is None:
                continue  # how many were taken has been said
            seat = event.data.get("seat")
            style = "bold" if event.kind in HEADLINES else ""
            row = Table.grid(padding=(0, 1, 0, 0))
            row.add_column(no_wrap=True, width=TAG_WIDTH)
            row.add_column()
            chip = Text() if seat is None else self.words.chip(seat)
            row.add_row(chip, Text(tell(event, self.lang), style))
            yield Padding(row, (0, 1))

    def help(self, view: View) -> RenderableType:
        return help_page(self.words)

    def hint(self, view: View) -> RenderableType:
        return hint(self.terminal, view)

    def result(self, view: View) -> RenderableType:
        return Scores(self.words, kingdoms(view.record), view.facts.winners)

    def verdict(self, view: View) -> str:
        facts = view.facts
        winners, me = facts.winners, view.seat
        if me is None:
            result = "seat" if len(winners) == 1 else "seats"
        elif len(winners) == 1:
            result = "won" if me in winners else "lost"
        else:
            result = "shared" if me in winners else "shared-lost"
        return self.say(
            "cli-korona-verdict",
            result=result,
            reason=facts.reason,
            winners=joined([self.words.seat(seat) for seat in winners], self.say),
            points=self.say("cli-korona-points", n=max(facts.scores)),
            mine=0 if me is None else facts.scores[me],
        )


def make_screen(game: Game, terminal: Terminal) -> KoronaScreen:
    return KoronaScreen(terminal)
