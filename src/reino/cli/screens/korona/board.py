"""The table of Korona: the zones of all, the market, what is in use, the own hand, the menu."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from reino.cli.screens.korona.cards import SEAT_STYLES, Row, Words
from reino.cli.screens.korona.menu import Choice, by_group
from reino.games.korona.cards import CARD_KEYS
from reino.games.korona.names import cards_name, top_name

POINTERS = {False: "▶", True: ">"}
INDENT = 3
HEAD = 13  # columns of the heads of market, hand and menu


@dataclass(frozen=True)
class Board:
    """One seat's view (`facts` is its `as_dict`), drawn for a window of any width."""

    words: Words
    facts: dict[str, Any]
    me: int | None
    players: Sequence[str]
    choices: Sequence[Choice]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        say, facts = self.words.say, self.facts
        yield Text()
        title = f"{say('korona')} · {say('cli-korona-turn', n=facts['turns'] + 1)}"
        yield Rule(Text(title, "bold"), align="left", style="dim")
        for seat in self._order():
            yield self._head(seat, options.ascii_only)
            yield self._zone(seat)
        yield Text()
        yield Padding(self._market(), (0, 1))
        if facts["used"] and facts["used"] != "draw-again":
            yield Padding(self._in_use(), (0, 1))
        if facts["held"] and facts["stage"] in ("settle", "move-to"):
            held = Row(Text(say("cli-korona-held"), "dim"), self.words.cards(facts["held"]), HEAD)
            yield Padding(held, (0, 1))
        if self.me is not None:
            for row in self._hand():
                yield Padding(row, (0, 1))
        if self.choices:
            yield Text()
            for row in self._menu():
                yield Padding(row, (0, 1))

    def _order(self) -> list[int]:
        """Clockwise from the next seat, the own zone last and nearest to the hand."""
        n = self.facts["players"]
        first = 0 if self.me is None else self.me + 1
        return [(first + i) % n for i in range(n)]

    def _head(self, seat: int, ascii_only: bool) -> Text:
        """Who it is, what the zone is worth, and what is known of the hand."""
        say, facts = self.words.say, self.facts
        active = facts["active"] == seat
        line = Text.assemble(
            (POINTERS[ascii_only] if active else " ", "bold"),
            " ",
            (f" {self.words.seat(seat)} ", SEAT_STYLES[seat]),
            (f" {self.players[seat]}", "" if active else "dim"),
        )
        names = [self.words.seat(other) + self.players[other] for other in range(facts["players"])]
        line.append(" " * (max(map(len, names)) - len(names[seat]) + 2))
        line.append(say("cli-korona-points", n=facts["scores"][seat]), "bold")
        line.append(f" · {say('cli-korona-cards', n=facts['hand_sizes'][seat])}")
        known = facts["known"][seat]
        if known and seat != self.me:
            line.append(f", {say('cli-korona-known', cards=cards_name(known, say))}", "dim")
        return line

    def _zone(self, seat: int) -> RenderableType:
        piles = [(tuple(pile["cards"]), pile["full"]) for pile in self.facts["zones"][seat]]
        things = self.words.piles(piles)
        if not things:
            things = [Text(self.words.say("cli-korona-empty-zone"), "dim")]
        return Row(Text(), things, INDENT)

    def _market(self) -> RenderableType:
        say, facts = self.words.say, self.facts
        things = self.words.cards(facts["market"]) or [Text(say("cli-korona-none"), "dim")]
        left = say("cli-korona-deck", deck=facts["deck_size"], discards=len(facts["discards"]))
        return Row(Text(say("cli-korona-market"), "dim"), [*things, Text(left, "dim")], HEAD)

    def _in_use(self) -> RenderableType:
        """The action card that is being carried out, as far as it has been declared."""
        say, facts = self.words.say, self.facts
        title = self.words.title(facts["used"])
        parts = [title]
        if facts["target"] is not None:
            seat = self.words.seat(facts["target"])
            key = "cli-korona-label-seat"
            if facts["used"] == "donation":
                key = "cli-korona-label-hand" if facts["from_hand"] else "cli-korona-label-zone"
            parts = [say(key, card=title, seat=seat)]
        if facts["lodged"]:
            parts.append(say("cli-korona-sends"))
        wanted = [_top(pile, self.words) for pile in facts["stolen"]]
        if facts["seized"]:
            wanted.append(" + ".join(self.words.title(card) for card in facts["seized"]))
        if wanted:
            parts.append(say("cli-korona-wants", cards=", ".join(wanted)))
        if facts["repaid"]:
            parts.append(say("cli-korona-gives", cards=_top(facts["repaid"], self.words)))
        things = [Text(part + (";" if part != parts[-1] else "")) for part in parts]
        return Row(Text(say("cli-korona-in-use"), "dim"), things, HEAD)

    def _hand(self) -> Iterator[RenderableType]:
        say, facts = self.words.say, self.facts
        things = self.words.cards(facts["hand"]) or [Text(say("cli-korona-none"), "dim")]
        if facts["active"] == self.me and facts["stage"] == "act":
            things.append(Text(say("cli-korona-actions", n=facts["actions"]), "dim"))
        yield Row(Text(say("cli-korona-hand"), "dim"), things, HEAD)
        assert self.me is not None
        if shown := facts["shown"][self.me]:
            note = say("cli-korona-shown-of-yours", cards=cards_name(shown, say))
            yield Padding(Text(note, "dim"), (0, 0, 0, HEAD))

    def _menu(self) -> Iterator[RenderableType]:
        for group, choices in by_group([*self.choices]):
            head = Text(self.words.say("cli-korona-group", group=group), "dim")
            yield Row(head, [choice.drawn() for choice in choices], HEAD, gap=3)


def _top(pile: Sequence[str], words: Words) -> str:
    return top_name(tuple(CARD_KEYS.index(card) for card in pile), words.say)
