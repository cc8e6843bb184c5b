"""Positions of BraveRats between two rounds: as people have them, and as the solver packs them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import numpy as np

from reino.core.errors import NotSolvable
from reino.core.options import Values
from reino.games.braverats.duel import NOBODY, ROUND
from reino.games.braverats.options import OPTIONS
from reino.games.braverats.state import BETWEEN, CHOOSE, NOT_CHOSEN, OVER, UNKNOWN
from reino.games.braverats.tables import (
    BLANK,
    CARD_KEYS,
    CARDS,
    GENERAL_BONUS,
    MIME,
    PRINCE,
    PRINCESS,
)
from reino.games.braverats.words import card_keys
from reino.search.braverats.kernel import (
    EFFECT,
    LAST_0,
    LAST_1,
    NEVER_COPIED,
    SCORE_0,
    SCORE_1,
    SLOTS,
    Tables,
)

MOST_ROUNDS = 4

Hand = tuple[int, ...]  # cards, ascending
Hands = tuple[Hand, Hand]


@dataclass(frozen=True)
class Ruling:
    """The part of the options that matters once the cards are dealt."""

    target: int
    held_ambassador: bool
    musician_mutes: bool

    @classmethod
    def of(cls, options: Values) -> "Ruling":
        return cls(
            3 if options["fast_rat"] else 4,
            bool(options["held_ambassador"]),
            bool(options["musician_mutes"]),
        )


@dataclass(frozen=True)
class Position:
    """Before a round: hands, score and what the round before left behind."""

    hands: Hands
    wins: tuple[int, int] = (0, 0)
    held_worth: tuple[int, int] = (0, 0)  # what the rounds on hold are worth to each clan
    bonus: tuple[int, int] = (0, 0)
    look: int = NOBODY
    last: tuple[int, int] = (BLANK, BLANK)  # faces of the round before
    shown: int | None = None  # the card already shown to a Spy

    @classmethod
    def of(cls, record: Any) -> "Position":
        """The position of a state's or view's record, with sealed choices back in hand."""
        if record.stage in (OVER, BETWEEN):
            raise NotSolvable("the game is over; there is nothing left to choose")
        if record.stage != CHOOSE:
            raise NotSolvable("the cards are not dealt yet; the solver needs both hands")
        if record.lucky_draw:
            raise NotSolvable("lucky_draw hides the hands; the solver needs both of them")
        look = int(record.look)
        hands = [list(card_keys(record.hand[seat])) for seat in (0, 1)]
        shown = None
        for seat, card in enumerate(record.chosen.tolist()):
            if card in (NOT_CHOSEN, UNKNOWN):
                continue
            hands[seat].append(CARD_KEYS[card])
            if look != NOBODY:
                shown = int(card)
        return cls(
            hands=parse_hands(hands),
            wins=_pair(record.wins),
            held_worth=_pair(record.held + record.held_extra),
            bonus=_pair(record.bonus),
            look=look,
            last=_pair(record.last),
            shown=shown,
        )


def parse_hands(hands: Sequence[Iterable[str | int]]) -> Hands:
    """Two hands of card names or numbers, checked and put in order."""
    if len(hands) != 2:
        raise NotSolvable(f"two hands are needed, Yarg's and Applewood's; got {len(hands)}")
    first, second = (_parse_hand(hand) for hand in hands)
    if len(first) != len(second) or not first:
        raise NotSolvable(f"both hands need equally many cards; got {len(first)} and {len(second)}")
    for card, times in Counter((*first, *second)).items():
        if times > 2:
            raise NotSolvable(f"there are two of each card; got {times} of {CARD_KEYS[card]}")
    return first, second


def _parse_hand(hand: Iterable[str | int]) -> Hand:
    cards = []
    for card in hand:
        if isinstance(card, str) and card.strip().lower() in CARD_KEYS:
            cards.append(CARD_KEYS.index(card.strip().lower()))
        elif isinstance(card, int) and 0 <= card < CARDS:
            cards.append(card)
        else:
            raise NotSolvable(f"a card is one of {', '.join(CARD_KEYS)}; got {card!r}")
    return tuple(sorted(cards))


def starting_hands(options: Values) -> Hands:
    """What both clans begin with, where the options leave nothing to chance."""
    for key in ("lucky_draw", "draft", "random_deal", "traitor"):
        if options[key]:
            why = "hides the hands" if key == "lucky_draw" else "deals at random: pass the hands"
            raise NotSolvable(f"{key} {why}")
    kinds = range(CARDS if options["mime"] else CARDS - 1)
    attack = options["princess_attack"]
    if attack == "off":
        return tuple(kinds), tuple(kinds)
    if attack == "random":
        raise NotSolvable("princess_attack=random is decided by lot: choose yarg or applewood")
    princes = tuple(sorted([card for card in kinds if card != PRINCESS] + [PRINCE]))
    princesses = tuple(sorted([card for card in kinds if card != PRINCE] + [PRINCESS]))
    return (princes, princesses) if attack == "yarg" else (princesses, princes)


def complete_options(options: Mapping[str, object] | None) -> Values:
    return OPTIONS.complete(options)


class Packing:
    """How the positions of one game, from these hands on, become integers."""

    def __init__(self, ruling: Ruling, hands: Hands, draw_value: float) -> None:
        if max(len(hand) for hand in hands) > SLOTS:
            raise NotSolvable(f"a hand has at most {SLOTS} cards; got {len(hands[0])}")
        self.ruling = ruling
        self.hands = hands
        effects = [
            (GENERAL_BONUS * up0, GENERAL_BONUS * up1, look)
            for up0, up1, look in product((0, 1), (0, 1), (NOBODY, 0, 1))
            if not (up0 and look == 0) and not (up1 and look == 1)
        ]
        scores = [(n, pending) for n in range(1, MOST_ROUNDS + 1) for pending in range(n)]
        self._effect = {effect: code for code, effect in enumerate(effects)}
        self._score = {score: code for code, score in enumerate(scores)}
        self.tables = Tables(
            rank=np.array([(*hand, *[-1] * (SLOTS - len(hand))) for hand in hands], np.int8),
            moves=np.array([_moves(hand) for hand in hands], np.int8),
            n_moves=np.array([_move_counts(hand) for hand in hands], np.int8),
            mime=np.array([_mask(hand, [MIME] * hand.count(MIME)) for hand in hands], np.int16),
            meeting=np.ascontiguousarray(ROUND[int(ruling.musician_mutes)]),
            effect=_lookup(self._effect, (2, 2, 3), lambda e: (e[0] >> 1, e[1] >> 1, e[2] + 1)),
            effects=np.array(effects, np.int8),
            score=_lookup(self._score, (MOST_ROUNDS + 1, MOST_ROUNDS), lambda s: s),
            scores=np.array(scores, np.int8),
            held_ambassador=int(ruling.held_ambassador),
            draw_value=float(draw_value),
        )

    def pack(self, position: Position) -> int:
        """The position as an integer; raises where it is not one of this game."""
        key = 0
        for side, (hand, whole) in enumerate(zip(position.hands, self.hands, strict=True)):
            if Counter(hand) - Counter(whole):
                raise NotSolvable("this position has cards that the solved game does not have")
            key |= _mask(whole, hand) << (SLOTS * side)
            needed = self.ruling.target - position.wins[side]
            if needed <= 0:
                raise NotSolvable(f"{position.wins[side]} rounds won: this game is over")
            pending = min(needed - 1, position.held_worth[side])
            key |= self._score[needed, pending] << (SCORE_0, SCORE_1)[side]
            copied = MIME in position.hands[1 - side]
            last = position.last[side] if copied else NEVER_COPIED
            key |= last << (LAST_0, LAST_1)[side]
        effect = (*position.bonus, position.look)
        if effect not in self._effect:
            raise NotSolvable(f"one card cannot leave behind both +2 and a look; got {effect}")
        return key | self._effect[effect] << EFFECT

    def cards(self, side: int, key: int) -> Hand:
        """The cards this side can choose from, in the order of the matrix."""
        mask = key >> (SLOTS * side) & ((1 << SLOTS) - 1)
        n = int(self.tables.n_moves[side, mask])
        return tuple(self.hands[side][slot] for slot in self.tables.moves[side, mask, :n].tolist())


def _mask(whole: Hand, part: Iterable[int]) -> int:
    """Slots of these cards; of two equal cards the first slot stays longest."""
    mask: int = 0
    for card, times in Counter(part).items():
        mask |= ((1 << times) - 1) << whole.index(card)
    return mask


def _playable(hand: Hand, mask: int) -> list[int]:
    return [
        slot
        for slot in range(len(hand))
        if mask >> slot & 1 and not (mask >> (slot + 1) & 1 and hand[slot] == hand[slot + 1])
    ]


def _moves(hand: Hand) -> list[list[int]]:
    rows = [_playable(hand, mask) if mask < 1 << len(hand) else [] for mask in range(1 << SLOTS)]
    return [(row + [0] * SLOTS)[:SLOTS] for row in rows]


def _move_counts(hand: Hand) -> list[int]:
    return [
        len(_playable(hand, mask)) if mask < 1 << len(hand) else 0 for mask in range(1 << SLOTS)
    ]


def _lookup(codes: Mapping[Any, int], shape: tuple[int, ...], index: Any) -> Any:
    table = np.zeros(shape, np.int8)
    for value, code in codes.items():
        table[index(value)] = code
    return table


def _pair(values: Any) -> tuple[int, int]:
    return int(values[0]), int(values[1])
