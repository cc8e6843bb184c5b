"""The encoding of BraveRats as numbers for a learner, seen from one clan: own first, then other."""

from reino.core.encoding import Encoding, Part, clear, mark, seen_from, size_of
from reino.core.kernel import kernel
from reino.games.braverats.rules import actions, cards, stage
from reino.games.braverats.rules.contract import owing
from reino.games.braverats.rules.hands import count
from reino.games.braverats.rules.options import OPTIONS

SEATS = 2
STAGES = stage.OVER + 1
COPIES = 2.0  # of a card, at most
FACES = cards.CARDS  # 0..7, or blank
MOST_PACKETS = 5  # eighteen cards, four at a time
MOST_EXTRA = 4.0  # rounds that own Ambassadors, and Mimes as such, can hold

OPTIONS_PART = Part.of_options("options", OPTIONS)
PARTS = (
    Part("seat", (SEATS,)),
    OPTIONS_PART,
    Part("stage", (STAGES,)),
    Part("turn", (SEATS,)),
    Part("games", (SEATS,)),
    Part("game", (1,)),
    Part("rounds", (1,)),
    Part("wins", (SEATS,)),
    Part("held", (1,)),
    Part("held_extra", (SEATS,)),
    Part("hands", (SEATS, cards.CARDS)),
    Part("hand_sizes", (SEATS,)),
    Part("piles", (SEATS, cards.CARDS)),
    Part("chosen", (SEATS, cards.CARDS + 1)),
    Part("look", (SEATS,)),
    Part("bonus", (SEATS,)),
    Part("last", (SEATS, FACES)),
    Part("played", (SEATS, cards.ROUNDS, cards.CARDS)),
    Part("deck", (cards.CARDS,)),
    Part("packet", (cards.CARDS,)),
    Part("packet_size", (1,)),
    Part("secret", (SEATS, cards.CARDS)),
    Part("opener", (SEATS,)),
    Part("picks", (1,)),
    Part("packets", (1,)),
)
SIZE = size_of(PARTS)
N_OPTIONS = OPTIONS_PART.size  # numbers that the core writes


@kernel
def observe(s, seat, out):
    clear(out, SIZE)
    at = mark(out, 0, SEATS, seat)
    at += N_OPTIONS
    at = mark(out, at, STAGES, s.stage)
    at = write_score(s, seat, out, at)
    at = write_round(s, seat, out, at)
    return write_draft(s, seat, out, at)


@kernel
def write_score(s, seat, out, at):
    """The seats asked, the match, the rounds won and on hold."""
    asked = owing(s)
    for k in range(SEATS):
        who = (seat + k) % SEATS
        out[at + k] = (asked >> who) & 1
        out[at + SEATS + k] = s.games[who] / cards.MATCH_WINS
    at += 2 * SEATS
    out[at] = s.game / cards.MATCH_GAMES
    out[at + 1] = s.rounds / cards.ROUNDS
    at += 2
    for k in range(SEATS):
        # More than the target ends the game as the target does.
        out[at + k] = min(s.wins[(seat + k) % SEATS], s.target) / s.target
    at += SEATS
    out[at] = s.held / cards.ROUNDS
    at += 1
    for k in range(SEATS):
        out[at + k] = s.held_extra[(seat + k) % SEATS] / MOST_EXTRA
    return at + SEATS


@kernel
def write_round(s, seat, out, at):
    """Hands and piles, the cards laid for this round, and those of the rounds before."""
    for k in range(SEATS):
        at = write_cards(s.hand[(seat + k) % SEATS], out, at)
    for k in range(SEATS):
        out[at + k] = s.in_hand[(seat + k) % SEATS] / cards.CARDS
    at += SEATS
    for k in range(SEATS):
        at = write_cards(s.pile[(seat + k) % SEATS], out, at)
    for k in range(SEATS):
        at = mark(out, at, cards.CARDS + 1, s.chosen[(seat + k) % SEATS])
    at = mark(out, at, SEATS, seen_from(seat, s.look, SEATS))
    for k in range(SEATS):
        out[at + k] = s.bonus[(seat + k) % SEATS] / cards.GENERAL_BONUS
    at += SEATS
    for k in range(SEATS):
        at = mark(out, at, FACES, s.last[(seat + k) % SEATS])
    for k in range(SEATS):
        for i in range(cards.ROUNDS):
            at = mark(out, at, cards.CARDS, s.played[(seat + k) % SEATS, i])
    return at


@kernel
def write_draft(s, seat, out, at):
    at = write_cards(s.deck, out, at)
    at = write_cards(s.packet, out, at)
    out[at] = s.packet_size / cards.PACKET_SIZE
    at += 1
    for k in range(SEATS):
        at = write_cards(s.secret[(seat + k) % SEATS], out, at)
    at = mark(out, at, SEATS, seen_from(seat, s.opener, SEATS))
    out[at] = s.picks / cards.PACKET_SIZE
    out[at + 1] = s.packets / MOST_PACKETS
    return at + 2


@kernel
def write_cards(held, out, at):
    """How many of each card a set has, of the two there can be."""
    for card in range(cards.CARDS):
        out[at + card] = count(held, card) / COPIES
    return at + cards.CARDS


ENCODING = Encoding(PARTS, observe, actions.TABLE)
