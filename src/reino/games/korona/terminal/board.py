"""The table of Korona: all zones, the market, the action card in use, the own hand, the menu."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from reino.games.korona.table.names import a_pile_name, cards_name, pile_name, small, tops_name
from reino.games.korona.table.view import View
from reino.games.korona.terminal.cards import SEAT_STYLES, Words
from reino.games.korona.terminal.menu import Choice, by_group
from reino.games.korona.terminal.pending import Kingdom
from reino.terminal.wrapping import Row, in_words

POINTERS = {False: "▶", True: ">"}
INDENT = 3
BELOW = 5  # columns before the rest that does not fit on a player's line
HEAD = 13  # columns of the heads of market, hand and menu


@dataclass(frozen=True)
class Board:
    """One seat's view (`facts`), drawn for a window of any width."""

    words: Words
    facts: View
    kingdoms: Sequence[Kingdom]
    me: int | None
    players: Sequence[str]
    choices: Sequence[Choice]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        say, facts = self.words.say, self.facts
        yield Text()
        title = f"{say('korona')} · {say('cli-korona-turn', n=facts.turns + 1)}"
        yield Rule(Text(title, "bold"), align="left", style="dim")
        for seat in self._order():
            yield self._head(seat, options.ascii_only)
            yield self._zone(seat)
        yield Text()
        yield Padding(self._market(), (0, 1))
        if facts.used and facts.used != "draw-again":
            yield Padding(self._in_use(facts.used), (0, 1))
        if facts.placing:
            things = self.words.cards(facts.placing)
            yield Padding(Row(Text(say("cli-korona-held"), "dim"), things, HEAD), (0, 1))
        if self.me is not None:
            for row in self._hand():
                yield Padding(row, (0, 1))
        if self.choices:
            yield Text()
            for row in self._menu():
                yield Padding(row, (0, 1))

    def _order(self) -> list[int]:
        """Clockwise from the next seat, the own zone last and nearest to the hand."""
        n = self.facts.players
        first = 0 if self.me is None else self.me + 1
        return [(first + i) % n for i in range(n)]

    def _head(self, seat: int, ascii_only: bool) -> RenderableType:
        """The head of a seat: its name, the score of its zone, and the known cards of its hand."""
        say, facts = self.words.say, self.facts
        active = facts.active == seat
        line = Text.assemble(
            (POINTERS[ascii_only] if active else " ", "bold"),
            " ",
            (f" {self.words.seat(seat)} ", SEAT_STYLES[seat]),
            (f" {self.players[seat]}", "" if active else "dim"),
        )
        names = [self.words.seat(other) + self.players[other] for other in range(facts.players)]
        line.append(" " * (max(map(len, names)) - len(names[seat]) + 1))
        worth = self.kingdoms[seat].counted.score
        things = in_words(say("cli-korona-points", n=worth), "bold")
        size, known = facts.hand_sizes[seat], facts.known[seat]
        named = bool(known) and seat != self.me
        things += in_words(f"· {say('cli-korona-cards', n=size)}{',' * named}")
        if named:
            cards = cards_name(known, say)
            all_of_them = len(known) == size
            things += in_words(
                cards if all_of_them else say("cli-korona-known", cards=cards), "dim"
            )
        if active and facts.stage == "act":
            things += in_words(f"· {say('cli-korona-actions', n=facts.actions)}")
        return Row(line, things, BELOW)

    def _zone(self, seat: int) -> RenderableType:
        things = self.words.piles(self.kingdoms[seat].zone)
        if not things:
            things = [Text(self.words.say("cli-korona-empty-zone"), "dim")]
        return Row(Text(), things, INDENT)

    def _market(self) -> RenderableType:
        say, facts = self.words.say, self.facts
        things = self.words.cards(facts.market) or [Text(say("cli-korona-none"), "dim")]
        left = say("cli-korona-deck", deck=facts.deck_size, discards=len(facts.discards))
        return Row(Text(say("cli-korona-market"), "dim"), [*things, Text(f"· {left}", "dim")], HEAD)

    def _in_use(self, used: str) -> RenderableType:
        """The action card that is being carried out, as far as it has been declared."""
        say, facts = self.words.say, self.facts
        title = self.words.title(used)
        parts = [title]
        if facts.target is not None:
            seat = self.words.seat(facts.target)
            key = "cli-korona-label-seat"
            if used == "donation":
                key = "cli-korona-label-hand" if facts.from_hand else "cli-korona-label-zone"
            parts = [say(key, card=title, seat=seat)]
        if facts.lodged:
            on = facts.lodged[:-1]
            parts.append(say("korona-screen-sends", on=a_pile_name(on, say) if on else "none"))
        if facts.stolen:
            wanted = tops_name(facts.stolen, say)
            parts.append(say("cli-korona-wants", cards=wanted))
        if facts.seized:
            whole = say("korona-action-whole", pile=pile_name(facts.seized, say))
            parts.append(say("cli-korona-wants", cards=small(whole)))
        if facts.repaid:
            parts.append(say("cli-korona-gives", cards=tops_name([facts.repaid], say)))
        things = in_words("; ".join(parts))
        if any(pile.leaving for kingdom in self.kingdoms for pile in kingdom.zone):
            things.append(Text(say("korona-screen-leaving"), "dim"))
        return Row(Text(say("cli-korona-in-use"), "dim"), things, HEAD)

    def _hand(self) -> Iterator[RenderableType]:
        say, facts = self.words.say, self.facts
        things = self.words.cards(facts.hand or ()) or [Text(say("cli-korona-none"), "dim")]
        yield Row(Text(say("cli-korona-hand"), "dim"), things, HEAD)
        assert self.me is not None
        if shown := facts.shown[self.me]:
            note = say("cli-korona-shown-of-yours", cards=cards_name(shown, say))
            yield Padding(Text(note, "dim"), (0, 0, 0, HEAD))

    def _menu(self) -> Iterator[RenderableType]:
        for group, choices in by_group([*self.choices]):
            head = Text(self.words.say("cli-korona-group", group=group), "dim")
            yield Row(head, [choice.drawn() for choice in choices], HEAD, gap=3)
