"""A second implementation of Jack Rabbits: slow, obvious, written from the rules page alone.

The game is told as it is played: each question it puts, to a seat or to chance, waits for the
answer. Maps are made elsewhere; the story begins with the deal, and that of the children's game
with the seat that begins.
"""

from collections.abc import Generator
from itertools import combinations_with_replacement
from typing import Any

from .reference_cards import is_royal, shown_values
from .reference_explore import explore
from .reference_journey import journey
from .reference_land import EXILE, UNDERGROUND
from .reference_strategies import (
    fly,
    is_tower,
    judgement,
    may_be_palace,
    phase,
    steal,
    take_off,
)
from .reference_table import Exiled, Finished, Question, Table, Told

FIRST_HAND = 3
TURNS_EACH = 150
DICE = {
    pair: 1 if pair[0] == pair[1] else 2 for pair in combinations_with_replacement(range(1, 7), 2)
}


class Reference(Table):
    """One game in progress."""

    story: Generator[Question, Any, None]
    question: Question | None

    def begin(self, at: str = "deal") -> None:
        """Put the first question: the deal, or the turn of the active seat from its beginning, from
        "set out" or from "phase"."""
        self.story = self.told(at)
        self.question = next(self.story)

    def answer(self, answer: Any) -> None:
        assert self.question is not None
        assert answer in self.question.actions or answer in self.question.outcomes
        try:
            self.question = self.story.send(answer)
        except StopIteration:
            self.question = None

    @property
    def returns(self) -> tuple[float, ...]:
        if self.rules["explore"]:
            return (0.0,) * self.players
        n, k = self.players, len(self.winners)
        won, lost = (n / k - 1) / (n - 1), -1 / (n - 1)
        return tuple(won if seat in self.winners else lost for seat in range(n))

    def told(self, at: str) -> Told[None]:
        try:
            if self.rules["explore"]:
                yield from explore(self)
            if at == "deal":
                yield from self.set_up()
                at = "turn"
            while True:
                yield from self.turn(at)
                at = "turn"
        except Finished:
            return

    def set_up(self) -> Told[None]:
        for hand in self.hands:
            for _ in range(FIRST_HAND):
                card = yield from self.drawn("deal")
                assert card is not None
                hand.append(card)
        named = str(self.rules["first"])
        if named != "drawn":
            self.met["the first is named"] += 1
            self.active = int(named.removeprefix("seat_")) - 1
            return
        seats = range(self.players)
        self.active = yield Question("first", outcomes=dict.fromkeys(seats, 1))

    def turn(self, at: str) -> Told[None]:
        self.paid, self.partners = set(), set()
        try:
            if at == "turn":
                came = yield from self.lottery_and_journey()
            elif at == "set out":
                came = yield from journey(self)
            else:
                came = False
            if came:
                if self.rules["complete"]:
                    yield from judgement(self)
                self.look_for_victory()
            yield from phase(self)
            self.met["increment"] += 1
            yield from self.draw(self.active, 1)
        except Exiled:
            pass
        yield from self.end_turn()

    def lottery_and_journey(self) -> Told[bool]:
        exiled = self.rabbit == EXILE
        club = None
        if self.rules["complete"] and is_tower(self, self.rabbit):
            club = yield from take_off(self)
        self.dice = yield Question("roll", outcomes=DICE)
        yield from self.lottery()
        if exiled:
            self.met["exile ended"] += 1
            self.rabbits[self.active] = UNDERGROUND
            if self.version >= 2:
                return False
            # By rules 1 a card, and that is all.
            yield from self.draw(self.active, 1)
            raise Exiled
        if club is not None:
            return (yield from fly(self, club))
        return (yield from journey(self))

    def lottery(self) -> Told[None]:
        """One card shown that equals a die; or all, with the option."""
        windfall = bool(self.rules["windfall_lottery"])
        shown: set[str] = set()
        while True:
            matches = {
                f"show {card}"
                for card in self.hand
                if card[0] not in "JQKrb" and pips(card) in self.dice and card not in shown
            }
            answer = yield from self.asked(self.active, "lottery", {"no card", *matches})
            if answer == "no card":
                break
            shown.add(answer.split()[1])
            self.learn(self.active, shown)
            if not windfall:
                break
        double = windfall and self.dice[0] == self.dice[1]
        self.met[f"lottery: {len(shown)} shown{', and a double' if double else ''}"] += 1
        if shown or double:
            yield from self.draw(self.active, len(shown) + double)

    def end_turn(self) -> Told[None]:
        if self.rules["provisional_palaces"] and may_be_palace(
            self.rules, self.version, self.rabbit
        ):
            yield from self.open_palace()
        if self.secret:
            yield from self.surplus()
        self.turns += 1
        if self.turns == self.players * TURNS_EACH:
            self.count_up()
        self.active = self.others()[0]

    def open_palace(self) -> Told[None]:
        if self.laid_open[self.active]:
            return
        sets = self.hearts(self.active)
        offered = {"no palace", "open palace"} if sets else {"no palace"}
        if (yield from self.asked(self.active, "palace", offered)) == "no palace":
            return
        self.met["palace opened"] += 1
        self.palace_adds[self.active] = self.addition_shown(self.active, "h")
        self.met["palace opened with a capital"] += self.palace_adds[self.active]
        laid = yield from self.lay(
            self.active, sets, "show", lambda seat, card: self.learn(seat, [card])
        )
        self.laid_open[self.active] = {card for card, _ in laid}

    def surplus(self) -> Told[None]:
        """Discard down to the limit, or keep quiet; then the others may call."""
        while True:
            offered = {"keep quiet"}
            if len(self.hand) > self.limit:
                offered |= {f"discard {card}" for card in self.hand}
            answer = yield from self.asked(self.active, "quiet", offered)
            if answer == "keep quiet":
                break
            self.discard(self.active, answer.split()[1])
        for caller in self.others():
            offered = {"no call", "call"} if self.hands[caller] else {"no call"}
            if (yield from self.asked(caller, "surplus", offered)) == "call":
                yield from self.called(caller)
                return

    def called(self, caller: int) -> Told[None]:
        above = len(self.hand) - self.limit
        if above > 0 and self.rules["unnoticed_surplus"]:
            self.met["surplus noticed"] += 1
            while len(self.hand) > self.limit:
                yield from self.lay_off(self.active)
            return
        if above > 0:
            self.met["surplus seized"] += 1
            for _ in range(above):
                yield from steal(self, caller, self.active)
            yield from self.keep_three(caller)
            self.look_for_victory()
            return
        self.met["called for nothing"] += 1
        answer = yield from self.asked(
            caller, "penalty", {f"discard {card}" for card in self.hands[caller]}
        )
        self.discard(caller, answer.split()[1])

    def count_up(self) -> None:
        """Most royals, then most pips in hand."""
        values = shown_values(self.rules)
        totals = [
            (
                sum(map(is_royal, hand)),
                sum(min(values.worths(card)) for card in hand),
            )
            for hand in self.hands
        ]
        winners = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        royals = [total[0] for total in totals]
        if royals.count(max(royals)) > 1:
            self.met["turns shared" if len(winners) > 1 else "turns decided by pips"] += 1
        self.finish("turns", winners)


def pips(card: str) -> int:
    """In the lottery, where an ace is 1."""
    return 1 if card[0] == "A" else int(card[:-1])
