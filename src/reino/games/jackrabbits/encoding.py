"""The encoding of Jack Rabbits as numbers for a learner, seats clockwise from the observing one.

Empty seats are all 0, and so are facts that a view does not know, such as hand sizes where a hidden
surplus is allowed. The map is told tile by tile, in the order of tile numbers of the action ids.
"""

import numpy as np

from reino.core.encoding import Encoding, Part, clear, mark, mark_bits, seen_from, size_of
from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, stage, tiles
from reino.games.jackrabbits.rules.contract import owing
from reino.games.jackrabbits.rules.options import OPTIONS
from reino.games.jackrabbits.rules.tolls import FIRST_CARD

PLAYER_COUNTS = 3  # two to four
STAGES = stage.STAGES
PURPOSES = stage.FOR_PALACE + 1
STEPS = stage.TO_NEXT + 1
PLACES = tiles.TILES + 2  # every tile, underground and exile
DIE = 6
TENS = 10.0  # payments are counted in tens of pips
NINES = float(cards.HAND_LIMIT)  # and cards in full hands
STRETCH = 16.0  # steps of the lattice that count 1
TRIANGLES, HINTS = 3, 7  # kinds of triangles, and sets of them
STACK = 6.0  # tiles of a shape that a seat can be dealt

# The part `suits` tells the other two.
OPTIONS_PART = Part.of_options("options", OPTIONS, without=("tight_suits", "suits"))
PARTS = (
    Part("players", (PLAYER_COUNTS,)),
    Part("seat", (cards.SEATS,)),
    OPTIONS_PART,
    Part("suits", (cards.SUITS,)),
    Part("stage", (STAGES,)),
    Part("turn", (cards.SEATS,)),
    Part("active", (cards.SEATS,)),
    Part("turns", (1,)),
    Part("hands", (cards.SEATS, cards.CARDS)),
    Part("shown", (cards.SEATS, cards.SUITED)),
    Part("told", (cards.SEATS - 1, cards.SUITED)),
    Part("hand_sizes", (cards.SEATS,), 0.0, 6.0),
    Part("capital", (cards.SEATS, cards.SUITS)),
    Part("laid_open", (cards.SEATS, cards.RANKS)),
    Part("backed", (cards.SEATS,)),
    Part("discards", (cards.SUITED,)),
    Part("paid", (cards.SUITED,)),
    Part("pile_size", (1,)),
    Part("rabbits", (cards.SEATS, PLACES)),
    Part("dice", (2, DIE)),
    Part("club", (cards.RANKS,)),
    Part("matched", (cards.SUITED,)),
    Part("came", (tiles.WAYS,)),
    Part("served", (1,)),
    Part("draws", (1,), 0.0, 6.0),
    Part("resume", (STEPS,)),
    Part("tiles", (tiles.TILES,)),
    Part("turned", (tiles.TILES, tiles.WAYS)),
    Part("place", (tiles.TILES, 2), -8.0, 8.0),
    Part("island", (tiles.TILES,)),
    Part("beside", (tiles.TILES, tiles.WAYS)),
    Part("sea", (tiles.TILES, tiles.WAYS)),
    Part("roads", (tiles.TILES, tiles.WAYS)),
    Part("crossed", (tiles.TILES, tiles.WAYS)),
    Part("purpose", (PURPOSES,)),
    Part("due_suits", (cards.SUITS,)),
    Part("due", (1,), -12.8, 12.8),
    Part("last", (1,)),
    Part("laid", (cards.SUITED,)),
    Part("goal_way", (tiles.WAYS,)),
    Part("goal_burrow", (tiles.SETS,)),
    Part("goal_card", (cards.SUITED,)),
    Part("opponent", (cards.SEATS,)),
    Part("strength", (2,), 0.0, 12.8),
    Part("backing", (2,)),
    Part("challenger", (cards.SEATS,)),
    Part("proof", (cards.SUITED,)),
    Part("partner", (cards.SEATS,)),
    Part("partners", (cards.SEATS,)),
    Part("seller", (cards.SEATS,)),
    Part("goods", (cards.CARDS,)),
    Part("price", (cards.RANKS,)),
    Part("given", (cards.CARDS,)),
    Part("given_sizes", (cards.SEATS,), 0.0, 6.0),
    Part("stacks", (cards.SEATS, tiles.SHAPES)),
    Part("stack_of", (tiles.TILES, cards.SEATS)),
    Part("tried", (tiles.TILES,)),
    Part("form", (tiles.SHAPES,)),
    Part("tile", (tiles.TILES,)),
    Part("against", (tiles.TILES,)),
    Part("against_way", (tiles.WAYS,)),
    Part("passes", (1,)),
    Part("dealt", (1,)),
    Part("held", (tiles.TILES,)),
    Part("builders", (cards.SEATS,)),
    Part("picked", (tiles.TILES,)),
    Part("picked_tile", (tiles.TILES,)),
    Part("picked_way", (tiles.WAYS,)),
    Part("lacks", (cards.SEATS, TRIANGLES)),
    Part("hints", (cards.SEATS, HINTS)),
    Part("marks", (tiles.HEXES, cards.SEATS)),
    Part("unseen", (tiles.HEXES,)),
)
SIZE = size_of(PARTS)
N_OPTIONS = OPTIONS_PART.size  # numbers that the core writes


@kernel
def observe(s, seat, out):
    clear(out, SIZE)
    at = mark(out, 0, PLAYER_COUNTS, s.players - 2)
    at = mark(out, at, cards.SEATS, seat)
    at = write_suits(s, out, at + N_OPTIONS)
    at = mark(out, at, STAGES, s.stage)
    at = write_owing(s, seat, out, at)
    at = mark(out, at, cards.SEATS, seen_from(seat, s.active, s.players))
    most = actions.EXPLORING_TURNS_EACH if s.explore else actions.TURNS_EACH
    out[at] = s.turns / (most * np.int64(s.players))
    at = write_hands(s, seat, out, at + 1)
    at = write_turn(s, seat, out, at)
    at = write_map(s, out, at)
    at = write_toll(s, seat, out, at)
    at = write_deal(s, seat, out, at)
    at = write_building(s, seat, out, at)
    return write_marks(s, seat, out, at)


@kernel(inline=False)
def write_suits(s, out, at):
    for suit in range(cards.SUITS):
        out[at + suit] = s.deck & cards.SUIT_CARDS[suit] != 0
    return at + cards.SUITS


@kernel(inline=False)
def write_hands(s, seat, out, at):
    """The known cards of every hand and the cards before a seat; discards and pile."""
    for k in range(s.players):
        who = (seat + k) % s.players
        here = mark_bits(out, at + k * cards.CARDS, cards.SUITED, s.hand[who])
        for colour in range(cards.JOKERS):
            out[here + colour] = s.joker[colour] == who
    at += cards.SEATS * cards.CARDS
    for k in range(s.players):
        mark_bits(out, at + k * cards.SUITED, cards.SUITED, s.shown[(seat + k) % s.players])
    at += cards.SEATS * cards.SUITED
    for k in range(1, s.players):
        mark_bits(
            out, at + (k - 1) * cards.SUITED, cards.SUITED, s.told[seat, (seat + k) % s.players]
        )
    at += (cards.SEATS - 1) * cards.SUITED
    for k in range(s.players):
        who = (seat + k) % s.players
        out[at + k] = max(s.hand_size[who], 0) / NINES
        if s.capital[who] != actions.NONE:
            mark(
                out, at + cards.SEATS + k * cards.SUITS, cards.SUITS, s.capital[who] // cards.RANKS
            )
    at += cards.SEATS + cards.SEATS * cards.SUITS
    for k in range(s.players):
        hearts = s.laid_open[(seat + k) % s.players] >> (cards.HEARTS * cards.RANKS)
        mark_bits(out, at + k * cards.RANKS, cards.RANKS, hearts)
    at += cards.SEATS * cards.RANKS
    for k in range(s.players):
        out[at + k] = (s.backed >> ((seat + k) % s.players)) & 1
    at += cards.SEATS
    at = mark_bits(out, at, cards.SUITED, s.discards)
    at = mark_bits(out, at, cards.SUITED, s.paid)
    out[at] = max(s.pile_size, 0) / cards.SUITED
    return at + 1


@kernel
def write_owing(s, seat, out, at):
    """The seats that owe a decision: several, while all build at once."""
    asked = owing(s)
    for other in range(s.players):
        if (asked >> other) & 1:
            out[at + seen_from(seat, other, s.players)] = 1.0
    return at + cards.SEATS


@kernel(inline=False)
def write_turn(s, seat, out, at):
    """The places of the rabbits, and how far the turn has come."""
    for k in range(s.players):
        mark(out, at + k * PLACES, PLACES, s.rabbit[(seat + k) % s.players])
    at += cards.SEATS * PLACES
    for i in range(2):
        at = mark(out, at, DIE, s.dice[i] - 1)
    at = mark(out, at, cards.RANKS, s.club)
    at = mark_bits(out, at, cards.SUITED, s.matched)
    at = mark(out, at, tiles.WAYS, s.came)
    out[at] = s.served
    out[at + 1] = s.draws / NINES
    return mark(out, at + 2, STEPS, s.resume)


@kernel(inline=False)
def write_map(s, out, at):
    """The tiles in play; of laid tiles their turns, places, neighbours and roads."""
    turned = mark_bits(out, at, tiles.TILES, s.tiles)
    place = turned + tiles.TILES * tiles.WAYS
    island = place + tiles.TILES * 2
    beside = island + tiles.TILES
    sea = beside + tiles.TILES * tiles.WAYS
    roads = sea + tiles.TILES * tiles.WAYS
    crossed = roads + tiles.TILES * tiles.WAYS
    for tile in range(tiles.TILES):
        turn = s.turned[tile]
        if turn == actions.NONE:
            continue
        mark(out, turned + tile * tiles.WAYS, tiles.WAYS, turn)
        out[place + tile * 2] = s.q[tile] / STRETCH
        out[place + tile * 2 + 1] = s.r[tile] / STRETCH
        out[island + tile] = s.island[tile] / tiles.HEXES
        for way in range(tiles.WAYS):
            out[beside + tile * tiles.WAYS + way] = (s.beside[tile, way] + 1) / tiles.TILES
        mark_bits(out, sea + tile * tiles.WAYS, tiles.WAYS, s.sea[tile])
        mark_bits(out, roads + tile * tiles.WAYS, tiles.WAYS, tiles.ROAD_WAYS[tile, turn])
        mark_bits(out, crossed + tile * tiles.WAYS, tiles.WAYS, s.crossed[tile])
    return crossed + tiles.TILES * tiles.WAYS


@kernel(inline=False)
def write_toll(s, seat, out, at):
    """The toll that is paid or shown and its purpose; fights and judgement."""
    at = mark(out, at, PURPOSES, s.purpose)
    at = mark_bits(out, at, cards.SUITS, s.suits)
    out[at] = s.due / TENS
    out[at + 1] = s.last / FIRST_CARD
    at = mark_bits(out, at + 2, cards.SUITED, s.laid)
    goal = np.int64(s.goal)
    if s.purpose == stage.FOR_CHANGE:
        mark(out, at, tiles.WAYS, goal % tiles.WAYS)
    at += tiles.WAYS
    if s.purpose == stage.FOR_BURROW:
        mark(out, at, tiles.SETS, goal - tiles.BURROWS)
    at += tiles.SETS
    if s.purpose == stage.FOR_ROYAL or s.purpose == stage.FOR_GOODS:
        mark(out, at, cards.SUITED, goal)
    at += cards.SUITED
    if s.purpose == stage.FOR_FIGHT:
        mark(out, at, cards.SEATS, seen_from(seat, goal, s.players))
    at += cards.SEATS
    out[at] = s.strength[0] / TENS
    out[at + 1] = s.strength[1] / TENS
    out[at + 2] = s.backing[0]
    out[at + 3] = s.backing[1]
    at = mark(out, at + 4, cards.SEATS, seen_from(seat, s.challenger, s.players))
    return mark_bits(out, at, cards.SUITED, s.proof)


@kernel(inline=False)
def write_deal(s, seat, out, at):
    """A deal between two seats: the cards named, and the cards that the observer gives."""
    at = mark(out, at, cards.SEATS, seen_from(seat, s.partner, s.players))
    for k in range(s.players):
        out[at + k] = (s.partners >> ((seat + k) % s.players)) & 1
    at = mark(out, at + cards.SEATS, cards.SEATS, seen_from(seat, s.seller, s.players))
    at = mark_bits(out, at, cards.SUITED, s.goods)
    at = mark_bits(out, at, cards.JOKERS, s.goods_jokers)
    at = mark_bits(out, at, cards.RANKS, s.price >> (cards.DIAMONDS * cards.RANKS))
    at = mark_bits(out, at, cards.SUITED, s.given[seat])
    at = mark_bits(out, at, cards.JOKERS, s.given_jokers[seat])
    for k in range(s.players):
        out[at + k] = s.given_size[(seat + k) % s.players] / NINES
    return at + cards.SEATS


@kernel(inline=False)
def write_building(s, seat, out, at):
    for k in range(s.players):
        for shape in range(tiles.SHAPES):
            left = s.stack[(seat + k) % s.players, shape]
            out[at + k * tiles.SHAPES + shape] = left / STACK
    at += cards.SEATS * tiles.SHAPES
    for tile in range(tiles.TILES):
        at = mark(out, at, cards.SEATS, seen_from(seat, s.stack_of[tile], s.players))
    at = mark_bits(out, at, tiles.TILES, s.tried)
    at = mark(out, at, tiles.SHAPES, s.form)
    at = mark(out, at, tiles.TILES, s.tile)
    at = mark(out, at, tiles.TILES, s.against)
    at = mark(out, at, tiles.WAYS, s.against_way)
    out[at] = s.passes / cards.SEATS
    return write_free_building(s, seat, out, at + 1)


@kernel(inline=False)
def write_free_building(s, seat, out, at):
    """The observer's own tiles and choices, and what everybody knows of the others' triangles."""
    out[at] = s.dealt / tiles.TILES
    at = mark_bits(out, at + 1, tiles.TILES, s.held[seat])
    for k in range(s.players):
        out[at + k] = (s.builders >> ((seat + k) % s.players)) & 1
    at = mark(out, at + cards.SEATS, tiles.TILES, s.picked[seat])
    side = np.int64(s.picked_side[seat])
    if side != actions.NONE:
        mark(out, at, tiles.TILES, side // tiles.WAYS)
        mark(out, at + tiles.TILES, tiles.WAYS, side % tiles.WAYS)
    at += tiles.TILES + tiles.WAYS
    for k in range(s.players):
        who = (seat + k) % s.players
        mark_bits(out, at + k * TRIANGLES, TRIANGLES, s.lacks[who])
        hints = at + cards.SEATS * TRIANGLES + k * HINTS
        mark_bits(out, hints, HINTS, s.hints[who])
    return at + cards.SEATS * (TRIANGLES + HINTS)


@kernel(inline=False)
def write_marks(s, seat, out, at):
    """The children's game: the seat whose mark is at a residence, and residences without one."""
    for tile in range(tiles.HEXES):
        at = mark(out, at, cards.SEATS, seen_from(seat, s.mark[tile], s.players))
    return mark_bits(out, at, tiles.HEXES, s.unseen)


ENCODING = Encoding(PARTS, observe, actions.TABLE)
