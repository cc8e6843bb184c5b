"""The table the reference plays at: where cards are, the seat asked, the cards that seats know.

Hands, market, deck and discards are lists of card keys, zones are lists of piles. An action is a
tuple of words, as ("place", "archer", ("tower",)); alone is None. An outcome is a card, or a seat.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from .reference_zone import Pile, Where, Zone, can_place, takes, ways, with_card

COPIES = {
    "monarch": 4,
    "stable": 4,
    "knight": 5,
    "tower": 6,
    "archer": 10,
    "field": 6,
    "peasant": 12,
    "healer": 2,
    "jester": 3,
    "villain": 2,
    "donation": 4,
    "draw-again": 10,
    "internal-affairs": 8,
    "tactical-swap": 4,
    "sneak-attack": 3,
    "glorious-attack": 2,
    "revolt": 1,
    "shield": 4,
}
KINGDOM = list(COPIES)[:10]
PUBLIC = "public"

Action = tuple[Any, ...]
Answer = Any
T = TypeVar("T")


@dataclass
class Question:
    """The decision due now: a choice of a seat, or an outcome of chance with its ways."""

    stage: str
    seat: int | None = None
    actions: set[Action] = field(default_factory=set)
    outcomes: dict[Any, int] = field(default_factory=dict)


Told = Generator[Question, Answer, T]


class Table:
    """Everything that lies on it."""

    def __init__(self, players: int, rules: int = 2) -> None:
        self.players = players
        self.rules = rules
        self.deck = [card for card, n in COPIES.items() for _ in range(n)]
        self.market: list[str] = []
        self.discards: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.zones: list[Zone] = [[] for _ in range(players)]
        # At least so many of each card: by the seat that knows it, then by the holder.
        self.known: dict[int | str, list[Counter[str]]] = {
            viewer: [Counter() for _ in range(players)] for viewer in (*range(players), PUBLIC)
        }
        self.active = -1  # no seat yet
        self.actions = 0
        self.reason: str | None = None
        self.winners: list[int] = []
        self.met: Counter[str] = Counter()  # events that came up, for tests to be sure of them

    def after(self, seat: int) -> int:
        return (seat + 1) % self.players

    def others(self) -> list[int]:
        """The seats but the active one, clockwise from it."""
        return [(self.active + n) % self.players for n in range(1, self.players)]

    @property
    def hand(self) -> list[str]:
        return self.hands[self.active]

    @property
    def zone(self) -> Zone:
        return self.zones[self.active]

    def asked(self, seat: int, stage: str, actions: Iterable[Action]) -> Told[Action]:
        offered = set(actions)
        assert offered, stage
        answer: Action = yield Question(stage, seat, offered)
        return answer

    def drawn(self, stage: str) -> Told[str]:
        """A card from the deck, as chance will have it."""
        card: str = yield Question(stage, outcomes=dict(Counter(self.deck)))
        self.deck.remove(card)
        return card

    def learn(self, owner: int, card: str, viewers: Iterable[int | str]) -> None:
        for viewer in viewers:
            if viewer != owner:
                self.known[viewer][owner][card] += 1

    def leaves_hand(self, owner: int, card: str) -> None:
        """Played or discarded, for all to see."""
        self.hands[owner].remove(card)
        for hands in self.known.values():
            hands[owner] -= Counter([card])

    def discard(self, owner: int, card: str) -> None:
        self.leaves_hand(owner, card)
        self.discards.append(card)

    def shielded(self, struck: int) -> Told[bool]:
        """Ask for shields in turn until one side declines; whether the last stands for `struck`."""
        raised = 0
        while self.discards.count("shield") < 4:
            asked = struck if raised % 2 == 0 else self.active
            offered: set[Action] = {("let pass",)}
            if "shield" in self.hands[asked]:
                offered.add(("shield",))
            if (yield from self.asked(asked, "ask", offered)) == ("let pass",):
                break
            self.discard(asked, "shield")
            raised += 1
        self.met[f"shields: {raised}"] += 1
        used = next(card for card in reversed(self.discards) if card != "shield")
        if raised % 2:
            self.met[f"{used} cancelled"] += 1
        return raised % 2 == 1

    def settle(self, placer: int, ground: Zone, cards: list[str]) -> Told[list[Pile]]:
        """Cards are placed in any order that leaves a place for all; gives where they lie."""
        piles = []
        while cards:
            offered: set[Action] = set()
            for card in cards:
                others = list(cards)
                others.remove(card)
                offered |= {
                    ("place", card, named(ground, where))
                    for where in ways(ground, card)
                    if can_place(with_card(ground, card, where), others)
                }
            _, card, on = yield from self.asked(placer, "settle", offered)
            cards.remove(card)
            piles.append(lay(ground, card, on))
        return piles

    def jest(self, owner: int, pair: Pile) -> Told[list[Pile]]:
        """The jester of a monarch pair that changed hands may move; gives where it went."""
        if pair != ["monarch", "jester"]:
            return []
        zone = self.zones[owner]
        offered: set[Action] = {
            ("place", "jester", tuple(pile))
            for pile in zone
            if pile is not pair and takes(pile, "jester")
        }
        if not offered:
            self.met["jester with nowhere to go"] += 1
            return []
        chosen = yield from self.asked(owner, "jest", {*offered, ("stay",)})
        if chosen == ("stay",):
            return []
        self.met["jester moved"] += 1
        pair.pop()
        return [lay(zone, "jester", chosen[2], barred=[pair])]


def named(zone: Zone, where: Where) -> tuple[str, ...] | None:
    return None if where is None else tuple(zone[where])


def placements(zone: Zone, card: str) -> set[Action]:
    return {("place", card, named(zone, where)) for where in ways(zone, card)}


def tops(zone: Zone, indices: Iterable[int]) -> set[Action]:
    return {("top", tuple(zone[index])) for index in indices}


def found(zone: Zone, content: tuple[str, ...], barred: Iterable[Pile] = ()) -> Pile:
    """A pile of these very cards, none of those barred."""
    kept_out = list(barred)
    return next(
        pile
        for pile in zone
        if tuple(pile) == content and not any(pile is other for other in kept_out)
    )


def lay(zone: Zone, card: str, on: tuple[str, ...] | None, barred: Iterable[Pile] = ()) -> Pile:
    """Place a card; gives the pile it lies in."""
    if on is None:
        pile: Pile = []
        zone.append(pile)
    else:
        pile = found(zone, on, barred)
    pile.append(card)
    return pile


def lift(zone: Zone, content: tuple[str, ...], barred: Iterable[Pile] = ()) -> str:
    """Take the top card of a pile."""
    pile = found(zone, content, barred)
    card = pile.pop()
    zone[:] = [other for other in zone if other]
    return card


def remove(zone: Zone, content: tuple[str, ...], barred: Iterable[Pile] = ()) -> Pile:
    """Take a whole pile."""
    pile = found(zone, content, barred)
    zone[:] = [other for other in zone if other is not pile]
    return pile
