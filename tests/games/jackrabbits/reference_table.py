"""The table the reference plays at: where cards are, the seat asked, the cards that seats know.

Hands, pile, discards and court are lists of cards. Actions are the words of `positions.TEXTS`. An
outcome is a card, a seat, or a pair of dice.
"""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .reference_cards import (
    JOKERS,
    SUITED,
    Laid,
    Rules,
    Values,
    best,
    in_order,
    is_ace,
    is_public,
    is_royal,
    minimal_sets,
    shown_values,
    spent_values,
    suit,
)
from .reference_land import EXILE, Land, royal_of

PUBLIC = "public"
T = TypeVar("T")


class Finished(Exception):
    """The game is over."""


class Exiled(Exception):
    """The rabbit of the active seat is exiled, and that is its turn."""


@dataclass
class Question:
    """The decision due now: a choice of a seat, or an outcome of chance with its weight."""

    stage: str
    seat: int | None = None
    actions: set[str] = field(default_factory=set)
    outcomes: dict[Any, int] = field(default_factory=dict)


Told = Generator[Question, Any, T]


def satisfies(three: Sequence[str], ending: str) -> bool:
    """Whether three royals satisfy the ending."""
    suits, ranks = {suit(card) for card in three}, {card[0] for card in three}
    return {
        "simple": True,
        "diverse": len(suits) == 3,
        "monarchic": len(ranks) == 3,
        "diverse_monarchic": len(suits) == len(ranks) == 3,
        "tribal": len(suits) == 1,
    }[ending]


class Table:
    """Everything that lies on it."""

    def __init__(
        self, players: int, rules: Rules, suits: str, land: Land, version: int = 2
    ) -> None:
        self.players, self.rules, self.land = players, rules, land
        self.version = version  # of the rules
        self.deck = [card for card in SUITED if suit(card) in suits]
        self.pile = [card for card in self.deck if not is_royal(card)]
        self.court = [card for card in self.deck if is_royal(card)] + list(JOKERS)
        self.discards: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.capital: list[str | None] = [None] * players
        self.laid_open: list[set[str]] = [set() for _ in range(players)]
        # What the ace before a seat added to its hearts as they were laid open.
        self.palace_adds = [0] * players
        self.rabbits = ["citadel"] * players
        self.marks: dict[str, int] = {}  # residences by the seat that came first, exploring
        # Cards known to be in a hand, by knower and holder; royals and jokers aside.
        self.known: dict[int | str, list[set[str]]] = {
            viewer: [set() for _ in range(players)] for viewer in (*range(players), PUBLIC)
        }
        self.active = -1  # no seat yet
        self.turns = 0
        self.dice = (0, 0)
        self.paid: set[str] = set()  # in trades of this turn
        self.basket: set[str] = set()  # discards that are being bought
        self.partners: set[int] = set()
        self.named: dict[int, set[str]] = {}  # in a deal, by the giver
        self.strength = (0, 0)
        self.reason: str | None = None
        self.winners: list[int] = []
        self.met: Counter[str] = Counter()  # events that came up, for tests to be sure of them

    @property
    def price(self) -> int:
        return sum(self.dice)

    @property
    def hand(self) -> list[str]:
        return self.hands[self.active]

    @property
    def rabbit(self) -> str:
        return self.rabbits[self.active]

    @property
    def limit(self) -> int:
        return 6 if self.rules["overtaxed_hands"] else 9

    @property
    def secret(self) -> bool:
        """Whether a hand above the limit is for others to notice, and hand sizes are hidden."""
        return bool(self.rules["seized_surplus"] or self.rules["unnoticed_surplus"])

    def others(self) -> list[int]:
        """The seats but the active one, clockwise from it."""
        return [(self.active + n) % self.players for n in range(1, self.players)]

    def royals(self, seat: int) -> list[str]:
        return [card for card in self.hands[seat] if is_royal(card)]

    def has_carrot(self, seat: int, hexagon: str) -> bool:
        return royal_of(hexagon) in self.hands[seat]

    def asked(self, seat: int, stage: str, actions: Iterable[str]) -> Told[str]:
        offered = set(actions)
        assert offered, stage
        answer: str = yield Question(stage, seat, offered)
        return answer

    def learn(self, owner: int, cards: Iterable[str], viewers: Iterable[int | str] = ()) -> None:
        """These viewers, or all of them, know that cards are in a hand."""
        for viewer in viewers or self.known:
            if viewer != owner:
                self.known[viewer][owner] |= {card for card in cards if not is_public(card)}

    def leaves_hand(self, owner: int, card: str) -> None:
        """For all to see."""
        self.hands[owner].remove(card)
        for hands in self.known.values():
            hands[owner].discard(card)
        self.tend_palace(owner)

    def tend_palace(self, seat: int) -> None:
        """A provisional palace ends when its hearts fall below 6."""
        hearts = self.laid_open[seat] & set(self.hands[seat])
        if hearts != self.laid_open[seat]:
            worth = best(in_order(hearts), shown_values(self.rules)) + self.palace_adds[seat]
            whole = worth >= 6
            self.met["palace fell" if not whole else "palace stood with less"] += 1
            self.laid_open[seat] = hearts if whole else set()

    def discard(self, owner: int, card: str) -> None:
        """A royal's carrot comes off with it; see `has_carrot`."""
        self.leaves_hand(owner, card)
        (self.court if is_public(card) else self.discards).append(card)

    def spend(self, owner: int, card: str) -> None:
        """As a discard; but the first ace may be kept before its owner."""
        if is_ace(card) and self.rules["capital_aces"] and self.capital[owner] is None:
            self.leaves_hand(owner, card)
            self.capital[owner] = card
            self.met["capital"] += 1
        else:
            self.discard(owner, card)

    def exile(self, seat: int) -> None:
        self.rabbits[seat] = EXILE
        self.laid_open[seat] = set()

    def chance(self, stage: str, cards: Iterable[str]) -> Question:
        """Each of these cards as likely as the others."""
        return Question(stage, outcomes=dict.fromkeys(cards, 1))

    def drawn(self, stage: str) -> Told[str | None]:
        """A card of the pile, as chance will have it; the discards make a new pile if need be."""
        if not self.pile and not self.discards:
            self.met["nothing to draw"] += 1
            return None
        card: str = yield self.chance(stage, self.pile or self.discards)
        if not self.pile:
            self.met["reshuffled"] += 1
            if self.players == 2:
                for owner, hand in enumerate(self.hands):
                    self.learn(owner, hand, [1 - owner])
            self.pile, self.discards = self.discards, []
        self.pile.remove(card)
        return card

    def draw(self, seat: int, number: int) -> Told[None]:
        for _ in range(number):
            card = yield from self.drawn("draw")
            if card is not None:
                self.hands[seat].append(card)
        yield from self.keep_limit(seat)

    def keep_limit(self, seat: int) -> Told[None]:
        """The owner chooses the cards to discard."""
        while len(self.hands[seat]) > self.limit and not self.secret:
            self.met["over the limit"] += 1
            yield from self.lay_off(seat)

    def lay_off(self, seat: int) -> Told[None]:
        answer = yield from self.asked(
            seat, "limit", {f"discard {card}" for card in self.hands[seat]}
        )
        self.discard(seat, answer.split()[1])

    def keep_three(self, seat: int) -> Told[None]:
        """There are three carrots: a fourth royal goes to the court."""
        while len(self.royals(seat)) > 3:
            self.met["fourth royal"] += 1
            answer = yield from self.asked(
                seat, "crowd", {f"discard {card}" for card in self.royals(seat)}
            )
            self.discard(seat, answer.split()[1])

    def part_with(
        self, giver: int, receiver: int, cards: Iterable[str], *, openly: bool
    ) -> tuple[set[str], set[str]]:
        """Cards leave a hand for another. Open cards go in public, and so do royals and jokers; the
        rest only giver and receiver know, so that no other seat is sure of the other cards of that
        hand. Gives the cards that were seen and those that were not."""
        moved = set(cards)
        seen = {c for c in moved if openly or is_public(c) or c in self.laid_open[giver]}
        for viewer, hands in self.known.items():
            if moved - seen and viewer not in (giver, receiver):
                hands[giver] &= self.laid_open[giver]
            hands[giver] -= moved
        for card in moved:
            self.hands[giver].remove(card)
        self.tend_palace(giver)
        return seen, moved - seen

    def receive(self, receiver: int, giver: int, cards: tuple[set[str], set[str]]) -> None:
        seen, unseen = cards
        self.hands[receiver] += seen | unseen
        self.learn(receiver, seen)
        self.learn(receiver, unseen, [giver])

    def victor(self) -> int | None:
        """The seat at the citadel with three royals that satisfy the ending; a fourth is given up
        first. The active seat comes before the others."""
        for seat in [self.active, *self.others()]:
            royals = self.royals(seat)
            enough = len(royals) == 3 and satisfies(royals, str(self.rules["ending"]))
            if enough and self.rabbits[seat] == "citadel":
                return seat
        return None

    def look_for_victory(self) -> None:
        seat = self.victor()
        if seat is not None:
            self.met[f"won with {self.rules['ending']}"] += 1
            self.met["won on another's turn"] += seat != self.active
            self.finish("home", [seat])

    def finish(self, reason: str, winners: list[int]) -> None:
        self.reason, self.winners = reason, winners
        raise Finished

    def payable(self, seat: int, suits: str, price: int) -> tuple[Laid, ...]:
        """All payments of a seat in these suits."""
        adds = self.addition(seat, suits)
        cards = in_order(card for card in self.hands[seat] if suit(card) and suit(card) in suits)
        if price <= adds:
            # At least one card is laid; by rules 1 none had to be.
            return minimal_sets(cards, 1, self.spent_values(seat)) if self.version >= 2 else ((),)
        return minimal_sets(cards, price - adds, self.spent_values(seat))

    def addition(self, seat: int, suits: str) -> int:
        """The pips that the ace before a seat adds to a payment."""
        ace = self.capital[seat]
        adds = self.rules["additional_capital"] and ace is not None and suit(ace) in suits
        return 1 if adds else 0

    def addition_shown(self, seat: int, letter: str) -> int:
        """The pips it adds to cards of a suit that are shown or fought with; none by rules 1."""
        return self.addition(seat, letter) if self.version >= 2 else 0

    def hearts(self, seat: int) -> tuple[Laid, ...]:
        """The hearts a seat may show: worth 6, and none of them for nothing."""
        held = in_order(card for card in self.hands[seat] if suit(card) == "h")
        return minimal_sets(held, 6 - self.addition_shown(seat, "h"), shown_values(self.rules))

    def spent_values(self, seat: int) -> Values:
        return spent_values(self.rules, self.capital[seat])

    def lay(
        self,
        seat: int,
        sets: Iterable[Laid],
        verb: str,
        done: Callable[[int, str], None],
        stage: str = "toll",
    ) -> Told[Laid]:
        """Cards are laid one by one from the greatest down, until they are one of these sets."""
        left = list(sets)
        laid: Laid = ()
        while laid not in left:
            n = len(laid)
            answer = yield from self.asked(
                seat, stage, {self.laying(verb, *each[n]) for each in left}
            )
            left = [each for each in left if self.laying(verb, *each[n]) == answer]
            laid = left[0][: n + 1]
            done(seat, laid[n][0])
        return laid

    def laying(self, verb: str, card: str, pips: int) -> str:
        """The words for a card and its pips, where they are a choice."""
        high = self.rules["ambivalent_aces"] and is_ace(card) and pips > 1
        return f"{verb} high {card}" if high else f"{verb} {card}"

    def pay(self, seat: int, sets: Iterable[Laid]) -> Told[Laid]:
        laid = yield from self.lay(seat, sets, "spend", self.spend)
        self.met["paid"] += 1
        return laid
