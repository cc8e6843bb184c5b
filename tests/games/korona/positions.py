"""Hand-made positions: cards by key, piles as their cards from bottom to top.

Actions are written as the action table does, with seats by number: "place archer on tower archer",
"place knight" (alone), "top field peasant" (its top card), "swap 1", "take market shield".
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import reino
from reino import Game, State
from reino.games.korona.rules import piles as korona_piles
from reino.games.korona.rules.actions import TABLE
from reino.games.korona.rules.cards import CARD_KEYS
from reino.games.korona.rules.stage import ACT, TAKE
from reino.games.korona.rules.zone import score as kernel_score

from .reference import Reference
from .reference_table import COPIES, Action

KEYS = [tuple(CARD_KEYS[card] for card in pile) for pile in korona_piles.PILES]
NUMBER = {keys: number for number, keys in enumerate(KEYS)}
CARD = {key: number for number, key in enumerate(CARD_KEYS)}


NEWEST = 2  # rules


@cache
def by_rules(players: int, rules: int) -> Game:
    """Korona as these rules have it."""
    return reino.load("korona", players, rules_version=rules)


class Games(dict[int, Game]):
    """Korona of the newest rules by number of players, loaded when first asked for."""

    def __missing__(self, players: int) -> Game:
        self[players] = by_rules(players, NEWEST)
        return self[players]


GAMES = Games()


TEXTS = [
    # A seat by its number, as tests count them.
    TABLE.text(action.id).replace(str(action.fields["seat"]), str(action.numbers["seat"]))
    if "seat" in action.fields
    else TABLE.text(action.id)
    for action in TABLE
]
ID = {text: number for number, text in enumerate(TEXTS)}


@cache
def text(action: Action) -> str:
    """An action of the reference, in the words of `TEXTS`."""
    match action:
        case ("place", card, None):
            return f"place {card}"
        case ("place", card, on):
            return f"place {card} on {' '.join(on)}"
        case (("top" | "whole" | "inner") as kind, pile):
            return f"{kind} {' '.join(pile)}"
    return " ".join(map(str, action))


@dataclass
class Position:
    """Where every one of the ninety cards lies; it is the turn of `active`, to take or to act."""

    zones: list[list[list[str]]]
    hands: list[list[str]]
    market: list[str]
    deck: list[str]
    discards: list[str]
    active: int = 0
    actions: int = 3
    at: str = "act"
    rules: int = NEWEST

    def state(self) -> State:
        """The kernel's state of it, with chance left to the test."""
        runtime = by_rules(len(self.zones), self.rules).runtime
        buf = runtime.first.copy()
        s = runtime.record(buf)
        for seat, zone in enumerate(self.zones):
            for pile in zone:
                number = NUMBER[tuple(pile)]
                s.zone[seat, number] += 1
                s.present[seat, number // korona_piles.WORD] |= 1 << number % korona_piles.WORD
            s.hand[seat] = counted(self.hands[seat])
            s.hand_size[seat] = len(self.hands[seat])
        s.market[:], s.market_size = counted(self.market), len(self.market)
        s.deck[:], s.deck_size = counted(self.deck), len(self.deck)
        s.discards[:] = counted(self.discards)
        s.stage = {"take": TAKE, "act": ACT}[self.at]
        s.active = s.first = self.active
        s.actions = self.actions
        return State(runtime, buf, runtime.review(buf))

    def reference(self) -> Reference:
        reference = Reference(len(self.zones), self.rules)
        reference.zones = [[list(pile) for pile in zone] for zone in self.zones]
        reference.hands = [list(hand) for hand in self.hands]
        reference.market, reference.deck = list(self.market), list(self.deck)
        reference.discards = list(self.discards)
        reference.active, reference.actions = self.active, self.actions
        reference.begin(self.at)
        return reference


def counted(cards: Iterable[str]) -> list[int]:
    counts = [0] * len(CARD_KEYS)
    for card in cards:
        counts[CARD[card]] += 1
    return counts


def zone_of(piles: str) -> list[list[str]]:
    """A zone as "tower archer, knight": piles and singles, apart by commas."""
    return [pile.split() for pile in piles.split(",") if pile.strip()]


def position(
    zones: Sequence[str],
    hands: Sequence[str],
    market: str = "draw-again draw-again draw-again",
    deck: str | None = None,
    discards: str = "",
    active: int = 0,
    actions: int = 3,
    at: str = "act",
    rules: int = NEWEST,
) -> Position:
    """A position from words. Cards that are named nowhere are in the deck; where the deck is
    given, in the discards."""
    laid = [zone_of(piles) for piles in zones]
    held = [hand.split() for hand in hands]
    held += [[] for _ in range(len(laid) - len(held))]
    shown, out = market.split(), discards.split()
    left = Counter(COPIES)
    for pile in [*(pile for zone in laid for pile in zone), *held, shown, out]:
        left.subtract(pile)
    if deck is not None:
        left.subtract(deck.split())
    assert min(left.values()) >= 0, f"too many of {left}"
    rest = list(left.elements())
    if deck is None:
        return Position(laid, held, shown, rest, out, active, actions, at, rules)
    return Position(laid, held, shown, deck.split(), out + rest, active, actions, at, rules)


def placed(zones: Sequence[str], hands: Sequence[str], **where: Any) -> State:
    """The kernel's state of a position: see `position`."""
    return position(zones, hands, **where).state()


def fresh(players: int = 2) -> State:
    """A game before the deal."""
    return GAMES[players].start(dealer=None)


def offered(state: State) -> set[str]:
    """The legal actions of the seat that owes, in words."""
    (seat,) = state.owing
    return {TEXTS[action] for action in state.legal(seat)}


def offers(state: State, start: str) -> set[str]:
    """The legal actions that begin with these words; without them."""
    return {o.removeprefix(start).strip() for o in offered(state) if o.startswith(start)}


def play(state: State, *choices: str) -> State:
    """Choices one after the other, each of the seat that owes it."""
    for choice in choices:
        (seat,) = state.owing
        state = state.play(seat, ID[choice])
    return state


def falls(state: State, *cards: str) -> State:
    """These cards come up, one after the other."""
    for card in cards:
        state = state.fall(CARD[card])
    return state


def unshielded(state: State, *choices: str) -> State:
    """Choices as `play` makes them, with no seat raising a shield."""
    for choice in choices:
        state = play(let_pass(state), choice)
    return let_pass(state)


def let_pass(state: State) -> State:
    while state.owing and "let pass" in offered(state):
        state = play(state, "let pass")
    return state


def cards_of(counts: Sequence[int]) -> list[str]:
    return [key for key, n in zip(CARD_KEYS, counts, strict=True) for _ in range(n)]


def zone(state: State, seat: int) -> list[str]:
    """The piles of a zone, sorted."""
    counts = state.record.zone[seat].tolist()
    return sorted(" ".join(KEYS[number]) for number, n in enumerate(counts) for _ in range(n))


def piles(text: str) -> list[str]:
    """Piles as `zone` gives them, from "tower archer, knight"."""
    return sorted(" ".join(pile) for pile in zone_of(text))


def hand(state: State, seat: int) -> list[str]:
    return cards_of(state.record.hand[seat].tolist())


def market(state: State) -> list[str]:
    return cards_of(state.record.market.tolist())


def discards(state: State) -> list[str]:
    return cards_of(state.record.discards.tolist())


def deck_size(state: State) -> int:
    return int(state.record.deck_size)


def known(state: State, viewer: int | None, owner: int) -> list[str]:
    """The cards that a seat, or the public, knows to be in a hand."""
    return cards_of(state.view(viewer).record.hand[owner].tolist())


def active(state: State) -> int:
    return int(state.record.active)


def score(state: State, seat: int = 0) -> int:
    return int(kernel_score(state.record, seat))


def worth(piles: str) -> int:
    """The score of a zone."""
    return score(placed([piles, ""], ["peasant"]))
