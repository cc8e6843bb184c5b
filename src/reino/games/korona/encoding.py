"""The encoding of Korona as numbers for a learner, seats clockwise from the observing one.

Cards are counted in shares of the copies there are, piles in shares of the copies of their lowest
card. Empty seats are all 0.
"""

import numpy as np

from reino.core.encoding import Encoding, Part, clear, mark, seen_from, size_of
from reino.core.kernel import kernel
from reino.games.korona.rules import actions, cards, piles, stage
from reino.games.korona.rules.actions import ACTIONS_A_TURN
from reino.games.korona.rules.seats import decider
from reino.games.korona.rules.state import PUBLIC

PLAYER_COUNTS = 3  # two to four
STAGES = stage.OVER + 1
PILES = len(piles.PILES)
USES = cards.REVOLT - cards.DONATION + 1  # action cards other than the shield
ALL_CARDS = int(cards.COPIES.sum())
FULL_HAND = 10.0  # seven cards, and as many more as a turn has actions
PILE_COPIES = cards.COPIES[piles.BASE]

PARTS = (
    Part("players", (PLAYER_COUNTS,)),
    Part("seat", (cards.SEATS,)),
    Part("stage", (STAGES,)),
    Part("turn", (cards.SEATS,)),
    Part("active", (cards.SEATS,)),
    Part("actions", (1,)),
    Part("hands", (cards.SEATS, cards.CARDS)),
    Part("hand_sizes", (cards.SEATS,)),
    Part("public", (cards.SEATS, cards.CARDS)),
    Part("told", (cards.SEATS - 1, cards.CARDS)),
    Part("market", (cards.CARDS,)),
    Part("discards", (cards.CARDS,)),
    Part("deck", (cards.CARDS,)),
    Part("deck_size", (1,)),
    Part("zones", (cards.SEATS, PILES)),
    Part("used", (USES,)),
    Part("target", (cards.SEATS,)),
    Part("from_hand", (1,)),
    Part("struck", (cards.SEATS,)),
    Part("to_steal", (1,)),
    Part("stolen", (PILES,)),
    Part("repaid", (PILES,)),
    Part("sent", (PILES,)),
    Part("lodged", (PILES,)),
    Part("seized", (PILES,)),
    Part("held", (cards.COLOURS,)),
    Part("ground", (cards.SEATS,)),
    Part("remainder", (PILES,)),
    Part("passes", (1,)),
    Part("fresh", (PILES,)),
)
SIZE = size_of(PARTS)


@kernel
def observe(s, seat, out):
    clear(out, SIZE)
    at = mark(out, 0, PLAYER_COUNTS, s.players - 2)
    at = mark(out, at, cards.SEATS, seat)
    at = mark(out, at, STAGES, s.stage)
    at = mark(out, at, cards.SEATS, seen_from(seat, decider(s), s.players))
    at = mark(out, at, cards.SEATS, seen_from(seat, s.active, s.players))
    out[at] = s.actions / ACTIONS_A_TURN
    at = write_hands(s, seat, out, at + 1)
    at = write_cards(s.market, out, at)
    at = write_cards(s.discards, out, at)
    at = write_cards(s.deck, out, at)
    out[at] = s.deck_size / ALL_CARDS
    at = write_zones(s, seat, out, at + 1)
    at = write_declaration(s, seat, out, at)
    return write_placing(s, seat, out, at)


@kernel
def write_hands(s, seat, out, at):
    """The cards of every hand that the observer knows, those that are public, and the cards of the
    observer's hand that the others know."""
    for k in range(s.players):
        who = (seat + k) % s.players
        write_cards(s.hand[who], out, at + k * cards.CARDS)
        out[at + cards.SEATS * cards.CARDS + k] = s.hand_size[who] / FULL_HAND
    at += cards.SEATS * cards.CARDS + cards.SEATS
    for k in range(s.players):
        write_cards(s.known[PUBLIC, (seat + k) % s.players], out, at + k * cards.CARDS)
    at += cards.SEATS * cards.CARDS
    for k in range(1, s.players):
        write_cards(s.known[(seat + k) % s.players, seat], out, at + (k - 1) * cards.CARDS)
    return at + (cards.SEATS - 1) * cards.CARDS


@kernel
def write_cards(held, out, at):
    for card in range(cards.CARDS):
        out[at + card] = held[card] / cards.COPIES[card]
    return at + cards.CARDS


@kernel
def write_zones(s, seat, out, at):
    for k in range(s.players):
        who = (seat + k) % s.players
        for pile in range(PILES):
            out[at + k * PILES + pile] = s.zone[who, pile] / PILE_COPIES[pile]
    return at + cards.SEATS * PILES


@kernel
def write_declaration(s, seat, out, at):
    """The action card in use, its target, and the declaration so far."""
    at = mark(out, at, USES, s.used - cards.DONATION)
    at = mark(out, at, cards.SEATS, seen_from(seat, s.target, s.players))
    out[at] = s.from_hand
    at = mark(out, at + 1, cards.SEATS, seen_from(seat, s.struck, s.players))
    out[at] = s.to_steal / 2.0
    at = write_two(s.stolen, PILES, out, at + 1)
    at = mark(out, at, PILES, s.repaid)
    at = mark(out, at, PILES, s.sent)
    at = mark(out, at, PILES, s.lodged)
    return mark(out, at, PILES, s.seized)


@kernel
def write_placing(s, seat, out, at):
    """Cards that wait for a place, and the revolt."""
    at = write_two(s.held, cards.COLOURS, out, at)
    at = mark(out, at, cards.SEATS, seen_from(seat, s.ground, s.players))
    at = mark(out, at, PILES, s.remainder)
    out[at] = s.passes / cards.SEATS
    return write_two(s.fresh, PILES, out, at + 1)


@kernel
def write_two(pair, n, out, at):
    """Two of n things, or one, or none, in any order: a half for each."""
    for i in range(2):
        if pair[i] >= 0:
            out[at + np.int64(pair[i])] += 0.5
    return at + n


ENCODING = Encoding(PARTS, observe, actions.TABLE)
