"""The screen of Jack Rabbits: the table drawn, choices read, events told."""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from reino.core.catalogue import catalogue
from reino.core.game import Game
from reino.core.spec import Event
from reino.core.view import View
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.table.events import tell
from reino.games.jackrabbits.table.names import (
    action_name,
    card_in,
    cards_list,
    joined,
)
from reino.games.jackrabbits.table.payment import cheapest
from reino.games.jackrabbits.terminal.board import Board
from reino.games.jackrabbits.terminal.menu import label, menu, way_on
from reino.games.jackrabbits.terminal.pages import discards_page, help_page, map_page
from reino.games.jackrabbits.terminal.reading import asks_for, goal_in, read
from reino.games.jackrabbits.terminal.signs import TAG_WIDTH, Signs
from reino.terminal.advice import looked
from reino.terminal.console import Terminal
from reino.terminal.matching import folded
from reino.terminal.screen import NotUnderstood, Shown, Story

HEADLINES = frozenset({"acquired", "attacked", "exiled", "proved", "end"})


class JackRabbitsScreen:
    """Draws the table, reads choices by number, card, way or words, and tells events."""

    sealed = False

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.lang = terminal.lang
        self.say = catalogue(terminal.lang, LOCALE)
        self.signs = Signs(self.say)
        # Choices left to the screen: the action in each view, with the words for it; and the
        # views that were planned for from each view in which the person chose.
        self.planned: dict[bytes, tuple[int, str]] = {}
        self.plans: dict[bytes, list[bytes]] = {}

    def seat_name(self, seat: int) -> str:
        return self.signs.seat(seat)

    def board(self, view: View, players: Sequence[str], story: Story = ()) -> RenderableType:
        choices = menu(view, self.signs)
        return Board(self.signs, view.facts, view.record, view.seat, players, choices)

    def prompt(self, view: View) -> str:
        return self.say("jackrabbits-screen-prompt", question=view.question(self.lang).text or "")

    def parse(self, view: View, text: str) -> int:
        record = view.record
        if asks_for(text, "jackrabbits-screen-words-map"):
            raise Shown(Padding(map_page(self.signs, view.facts, record), (0, 1)))
        if asks_for(text, "jackrabbits-screen-words-discards"):
            raise Shown(Padding(discards_page(self.signs, view.facts, record), (0, 1)))
        if asks_for(text, "jackrabbits-screen-words-pay"):
            return self._plan(view, self._cheapest(view, text), "cli-spared-payment")
        action, goal = read(self.signs, view, text), goal_in(self.signs, folded(text))
        actions = [action] if goal is None else way_on(view, action, goal)
        return self._plan(view, actions, "jackrabbits-screen-spared-road")

    def _cheapest(self, view: View, text: str) -> Sequence[int]:
        cards = cheapest(view)
        if not cards:
            why = self.say("jackrabbits-screen-nothing-due")
            raise NotUnderstood(self.say("jackrabbits-screen-refused", line=text, why=why))
        return cards

    def _plan(self, view: View, actions: Sequence[int], words: str) -> int:
        """The first of some choices; the others follow by themselves. A plan made from here before
        has been taken back."""
        for key in self.plans.pop(bytes(view), ()):
            self.planned.pop(key, None)
        first, *rest = actions
        if rest:
            assert view.seat is not None
            # Own cards and roads decide how it goes on, and in every guess they are the same.
            at, keys = view.guess(0).play(view.seat, first), self.plans.setdefault(bytes(view), [])
            for action in rest:
                keys.append(bytes(at.view(view.seat)))
                self.planned[keys[-1]] = action, words
                at = at.play(view.seat, action)
        return first

    def spared(self, view: View) -> int | None:
        """The only choice there is, or the next one of those that were left to the screen."""
        if len(view.legal) == 1:
            return view.legal[0]
        action, _ = self.planned.get(bytes(view), (None, ""))
        return action

    def remark(self, view: View, action: int) -> str | None:
        """Later cards of a payment, or tiles of a road, whether or not there was a choice left."""
        if bytes(view) not in self.planned:
            return None
        _, words = self.planned[bytes(view)]
        return self.say(words, choice=self.laid(view, action))

    def laid(self, view: View, action: int) -> str:
        return action_name(action, self.lang)

    def happened(self, events: Sequence[Event]) -> RenderableType:
        return Group(*self._told(events))

    def _told(self, events: Sequence[Event]) -> Iterator[RenderableType]:
        """A line for each event, behind the colour of the seat it is about."""
        for event in events:
            if event.kind == "turn":
                yield Text()
                continue
            seat = event.data.get("seat")
            style = "bold" if event.kind in HEADLINES else ""
            row = Table.grid(padding=(0, 1, 0, 0))
            row.add_column(no_wrap=True, width=TAG_WIDTH)
            row.add_column()
            chip = Text() if seat is None else self.signs.chip(seat)
            row.add_row(chip, Text(tell(event, self.lang), style))
            yield Padding(row, (0, 1))

    def help(self, view: View) -> RenderableType:
        return help_page(self.signs, view.game, view.record)

    def hint(self, view: View) -> RenderableType:
        numbers = {choice.action: choice.number for choice in menu(view, self.signs)}
        return looked(self.terminal, view, numbers, lambda action: self._advised(view, action))

    def _advised(self, view: View, action: int) -> str:
        """A choice as in the menu; with a card, also the deed."""
        if card_in(action) is not None:
            return action_name(action, self.lang)
        return label(view.record, action, self.signs)

    def result(self, view: View) -> RenderableType:
        """The royals of each seat; in the children's game its marks."""
        facts = view.facts
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat in range(facts.players):
            if facts.exploring:
                n = list(facts.exploring.marks.values()).count(seat)
                table.add_row(self.signs.chip(seat), self.say("jackrabbits-picture-marks", n=n))
                continue
            royals = Text(" ").join(self.signs.cards(facts.royals[seat]))
            none = Text(self.say("jackrabbits-screen-none"), "dim")
            table.add_row(self.signs.chip(seat), royals if facts.royals[seat] else none)
        return table

    def verdict(self, view: View) -> str:
        facts = view.facts
        winners, me = facts.winners, view.seat
        if facts.exploring:
            return self.say("jackrabbits-screen-shared", reason=facts.reason)
        if me is None:
            result = "seat" if len(winners) == 1 else "seats"
        elif len(winners) == 1:
            result = "won" if me in winners else "lost"
        else:
            result = "shared" if me in winners else "shared-lost"
        return self.say(
            "jackrabbits-screen-verdict",
            result=result,
            reason=facts.reason,
            winners=joined([self.signs.seat(seat) for seat in winners], self.say),
            royals=cards_list(facts.royals[winners[0]], self.say)
            or self.say("jackrabbits-screen-none"),
        )


def make_screen(game: Game, terminal: Terminal) -> JackRabbitsScreen:
    return JackRabbitsScreen(terminal)
