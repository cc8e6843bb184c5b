"""The table of Jack Rabbits: the rabbits and their hands, open cards, the own hand, the menu."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from reino.games.jackrabbits.table.names import (
    SPOT_KEYS,
    cards_list,
    suits_list,
    tile_name,
)
from reino.games.jackrabbits.table.view import Trade
from reino.games.jackrabbits.table.view import View as Facts
from reino.games.jackrabbits.terminal.menu import LISTED, Choice
from reino.games.jackrabbits.terminal.pages import short_map
from reino.games.jackrabbits.terminal.signs import SEAT_STYLES, Signs
from reino.terminal.wrapping import Row, in_words

POINTERS = {False: "▶", True: ">"}
BELOW = 5  # columns before the rest that does not fit on a player's line
HEAD = 13  # columns of the heads of court, hand and menu
# Stages in which a rabbit looks at the whole map before it sets out.
MAP_STAGES = ("take-off", "flight", "set-out", "ride", "sail", "lay", "build")


@dataclass(frozen=True)
class Board:
    """One seat's view, drawn for a window of any width."""

    signs: Signs
    facts: Facts
    record: Any
    me: int | None
    players: Sequence[str]
    choices: Sequence[Choice]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        say, facts = self.signs.say, self.facts
        yield Text()
        title = say("jackrabbits-screen-title", turn=facts.turns + 1)
        yield Rule(Text(title, "bold"), align="left", style="dim")
        for seat in self._order():
            yield self._seat(seat, options.ascii_only)
        # The map is long: hand, dice and menu stay in sight below it.
        if facts.stage in MAP_STAGES:
            yield Text()
            yield Padding(short_map(self.signs, facts, self.record), (0, 1))
        yield Text()
        for head, things in self._rows():
            yield Padding(Row(Text(head, "dim"), things, HEAD), (0, 1))
        if self.choices:
            yield Text()
            yield from self._menu()

    def _order(self) -> list[int]:
        """Clockwise from the next seat, the own one last and nearest to the hand."""
        n = self.facts.players
        first = 0 if self.me is None else self.me + 1
        return [(first + i) % n for i in range(n)]

    def _seat(self, seat: int, ascii_only: bool) -> RenderableType:
        """A seat: its name, the place of its rabbit, and the known cards of its hand."""
        say, facts, signs = self.signs.say, self.facts, self.signs
        active = facts.active == seat
        seats = range(facts.players)
        name_width = max(len(signs.seat(other)) for other in seats)
        player_width = max(len(self.players[other]) for other in seats)
        line = Text.assemble(
            (POINTERS[ascii_only] if active else " ", "bold"),
            " ",
            (f" {signs.seat(seat)} ", SEAT_STYLES[seat]),
            " " * (name_width - len(signs.seat(seat)) + 1),
            (f"{self.players[seat]:<{player_width}}", "" if active else "dim"),
            " ",
        )
        place = SPOT_KEYS.index(facts.rabbits[seat])
        things = [Text(signs.place(place))]
        size = facts.hand_sizes[seat]
        if facts.exploring:
            n = list(facts.exploring.marks.values()).count(seat)
            things += in_words(f"· {say('jackrabbits-picture-marks', n=n)}")
        elif size is not None:
            things += in_words(f"· {say('jackrabbits-screen-cards', n=size)}")
        if seat != self.me:
            things += signs.cards(facts.known[seat])
        elif facts.royals[seat]:
            things += signs.cards(facts.royals[seat])
        if ace := facts.capital[seat]:
            capital = say("jackrabbits-screen-capital", card=ace)
            things += in_words(f"· {capital}")
        if facts.palaces[seat]:
            cards = cards_list(facts.palaces[seat], say)
            things += in_words(f"· {say('jackrabbits-screen-palace', cards=cards)}")
        return Row(line, things, BELOW)

    def _rows(self) -> Iterator[tuple[str, Sequence[Text]]]:
        say, facts, signs = self.signs.say, self.facts, self.signs
        nothing = [Text(say("jackrabbits-screen-none"), "dim")]
        if facts.dice:
            one, two = facts.dice
            dice = say("jackrabbits-screen-rolled", one=one, two=two, price=facts.price)
            yield say("jackrabbits-screen-dice"), in_words(dice)
        if facts.exploring:
            yield from self._exploring()
            return
        yield say("jackrabbits-screen-court"), signs.cards(facts.court) or nothing
        yield say("jackrabbits-screen-discards"), signs.cards(facts.discards) or nothing
        if facts.building and self.me is not None:
            stack = facts.building.stacks[self.me]
            yield (
                say("jackrabbits-screen-stack"),
                in_words(say("jackrabbits-screen-tiles", **stack)),
            )
            own = [tile_name(SPOT_KEYS.index(key), say) for key in facts.building.tiles or ()]
            if own:
                yield "", in_words(", ".join(own), "dim")
        for line in self._pending():
            yield say("jackrabbits-screen-now"), in_words(line)
        if self.me is not None and facts.hand is not None:
            yield say("jackrabbits-screen-hand"), signs.cards(facts.hand) or nothing
            if facts.exposed:
                known = say("jackrabbits-screen-shown", cards=cards_list(facts.exposed, say))
                yield "", in_words(known, "dim")

    def _exploring(self) -> Iterator[tuple[str, Sequence[Text]]]:
        """What the children have still to find, and the time that is left."""
        say, exploring = self.signs.say, self.facts.exploring
        assert exploring is not None
        left = [Text(self.signs.hex(SPOT_KEYS.index(key))) for key in exploring.unmarked]
        nothing = [Text(say("jackrabbits-screen-none"), "dim")]
        yield say("jackrabbits-screen-unmarked"), left or nothing
        turns = say("jackrabbits-picture-turns-left", n=exploring.turns_left)
        yield say("jackrabbits-screen-now"), in_words(turns)

    def _pending(self) -> Iterator[str]:
        """The toll, fight or deal that is pending."""
        say, facts, signs = self.signs.say, self.facts, self.signs
        if facts.fight:
            fight = facts.fight
            own, other = fight.strength
            yield say(
                "jackrabbits-screen-fight",
                seat=signs.seat(fight.attacker),
                target=signs.seat(fight.attacked),
                own=own,
                other=other,
            )
        elif facts.toll:
            toll = facts.toll
            suits = suits_list(toll.suits, say)
            seat = signs.seat(toll.payer)
            yield say("jackrabbits-screen-owed", seat=seat, due=toll.due, suits=suits)
            if toll.goods:
                cards = cards_list(toll.goods, say)
                yield say("jackrabbits-screen-bought", seat=seat, cards=cards)
        judged = facts.judgement
        if judged and judged.challenger is not None:
            cards = cards_list(judged.proof, say)
            seat = signs.seat(judged.challenger)
            yield say("jackrabbits-screen-proof", seat=seat, cards=cards)
        if facts.deal and facts.deal.seller is not None:
            yield self._deal(facts.deal)
        if facts.building and facts.building.tile:
            tile = SPOT_KEYS.index(facts.building.tile)
            yield say("jackrabbits-screen-tile", tile=tile_name(tile, say))

    def _deal(self, deal: Trade) -> str:
        say, nothing = self.signs.say, self.signs.say("jackrabbits-screen-none")
        assert deal.seller is not None
        assert deal.buyer is not None
        return say(
            "jackrabbits-screen-deal",
            seller=self.signs.seat(deal.seller),
            buyer=self.signs.seat(deal.buyer),
            cards=cards_list(deal.goods, say) or nothing,
            price=cards_list(deal.price, say) or nothing,
        )

    def _menu(self) -> Iterator[RenderableType]:
        if self.record.stage in LISTED:
            width = len(str(len(self.choices)))
            for choice in self.choices:
                yield Padding(Row(Text(), [choice.drawn(width)], 1), (0, 1))
        else:
            drawn = [choice.drawn() for choice in self.choices]
            yield Padding(Row(Text(), drawn, 1, gap=3), (0, 1))
