"""The packing of one game's positions into integers; `induction` draws the encoding."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

import numpy as np

from reino.core.errors import NotSolvable
from reino.games.braverats.bot import induction
from reino.games.braverats.bot.induction import InductionTables
from reino.games.braverats.bot.position import MOST_ROUNDS, Hand, Hands, Position, Ruling
from reino.games.braverats.rules import cards
from reino.games.braverats.rules.round import NOBODY, ROUND


class Packing:
    """The packing of the positions of one game, from these hands on, into integers."""

    def __init__(self, ruling: Ruling, hands: Hands, draw_value: float) -> None:
        self.ruling = ruling
        self.hands = hands
        effects = [
            (cards.GENERAL_BONUS * up0, cards.GENERAL_BONUS * up1, look)
            for up0, up1, look in product((0, 1), (0, 1), (NOBODY, 0, 1))
            if not (up0 and look == 0) and not (up1 and look == 1)
        ]
        scores = [(n, pending) for n in range(1, MOST_ROUNDS + 1) for pending in range(n)]
        self._effect = {effect: code for code, effect in enumerate(effects)}
        self._score = {score: code for code, score in enumerate(scores)}
        self.tables = InductionTables(
            rank=np.array(
                [(*hand, *[-1] * (induction.SLOTS - len(hand))) for hand in hands], np.int8
            ),
            moves=np.array([_moves(hand) for hand in hands], np.int8),
            n_moves=np.array([_move_counts(hand) for hand in hands], np.int8),
            mime=np.array(
                [_mask(hand, [cards.MIME] * hand.count(cards.MIME)) for hand in hands], np.int16
            ),
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
                raise NotSolvable("error-foreign-cards")
            key |= _mask(whole, hand) << (induction.SLOTS * side)
            needed = self.ruling.target - position.wins[side]
            if needed <= 0:
                raise NotSolvable("error-rounds-won", wins=position.wins[side])
            pending = min(needed - 1, position.held_worth[side])
            key |= self._score[needed, pending] << (induction.SCORE_0, induction.SCORE_1)[side]
            copied = cards.MIME in position.hands[1 - side]
            last = position.last[side] if copied else induction.NEVER_COPIED
            key |= last << (induction.LAST_0, induction.LAST_1)[side]
        return key | self._effect[(*position.bonus, position.look)] << induction.EFFECT

    @property
    def nbytes(self) -> int:
        return sum(table.nbytes for table in self.tables if isinstance(table, np.ndarray))

    def cards(self, side: int, key: int) -> Hand:
        """The cards this side can choose from, in the order of the matrix."""
        mask = key >> (induction.SLOTS * side) & ((1 << induction.SLOTS) - 1)
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
    rows = [
        _playable(hand, mask) if mask < 1 << len(hand) else []
        for mask in range(1 << induction.SLOTS)
    ]
    return [(row + [0] * induction.SLOTS)[: induction.SLOTS] for row in rows]


def _move_counts(hand: Hand) -> list[int]:
    return [
        len(_playable(hand, mask)) if mask < 1 << len(hand) else 0
        for mask in range(1 << induction.SLOTS)
    ]


def _lookup(codes: Mapping[Any, int], shape: tuple[int, ...], index: Any) -> Any:
    table = np.zeros(shape, np.int8)
    for value, code in codes.items():
        table[index(value)] = code
    return table
