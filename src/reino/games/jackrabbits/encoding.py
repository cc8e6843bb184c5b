"""Jack Rabbits as numbers for a learner. Seats are counted clockwise from the observing one.

Seats that nobody takes are all 0, and so is what a view does not know, such as hand sizes with
seized_surplus. The map is told tile by tile, in the order of tile numbers, as action ids have it.
"""

import numpy as np

from reino.core.encoding import Encoding, Group, Part, clear, mark, mark_bits, seen_from, size_of
from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions
from reino.games.jackrabbits.rules.actions import NONE, TURNS_EACH
from reino.games.jackrabbits.rules.cards import (
    CARDS,
    DIAMONDS,
    HAND_LIMIT,
    HEARTS,
    JOKERS,
    RANKS,
    SEATS,
    SUIT_CARDS,
    SUITED,
    SUITS,
    TAXED_LIMIT,
)
from reino.games.jackrabbits.rules.legal import decider
from reino.games.jackrabbits.rules.options import ENDINGS, MAPS
from reino.games.jackrabbits.rules.stage import (
    FOR_BURROW,
    FOR_CHANGE,
    FOR_FIGHT,
    FOR_GOODS,
    FOR_PALACE,
    FOR_ROYAL,
    OVER,
    TO_NEXT,
)
from reino.games.jackrabbits.rules.tiles import (
    BURROWS,
    HEXES,
    ROAD_WAYS,
    SETS,
    SHAPES,
    SIDES,
    TILES,
    WAYS,
)
from reino.games.jackrabbits.rules.tolls import FIRST_CARD

PLAYER_COUNTS = 3  # two to four
STAGES = OVER + 1
PURPOSES = FOR_PALACE + 1
STEPS = TO_NEXT + 1
PLACES = TILES + 2  # every tile, underground and exile
DIE = 6
N_ENDINGS, N_MAPS = len(ENDINGS), len(MAPS)
SWITCHES = 13
TENS = 10.0  # payments are counted in tens of pips
NINES = float(HAND_LIMIT)  # and cards in full hands
STRETCH = 16.0  # steps of the lattice that count 1
STACK = 6.0  # tiles of a shape that a seat can be dealt

PARTS = (
    Part("players", (PLAYER_COUNTS,)),
    Part("seat", (SEATS,)),
    Part("options", (SWITCHES + N_ENDINGS + N_MAPS,)),
    Part("suits", (SUITS,)),
    Part("stage", (STAGES,)),
    Part("turn", (SEATS,)),
    Part("active", (SEATS,)),
    Part("turns", (1,)),
    Part("hands", (SEATS, CARDS)),
    Part("shown", (SEATS, SUITED)),
    Part("told", (SEATS - 1, SUITED)),
    Part("hand_sizes", (SEATS,), 0.0, 6.0),
    Part("capital", (SEATS, SUITS)),
    Part("laid_open", (SEATS, RANKS)),
    Part("discards", (SUITED,)),
    Part("paid", (SUITED,)),
    Part("pile_size", (1,)),
    Part("rabbits", (SEATS, PLACES)),
    Part("dice", (2, DIE)),
    Part("club", (RANKS,)),
    Part("matched", (SUITED,)),
    Part("came", (WAYS,)),
    Part("served", (1,)),
    Part("draws", (1,), 0.0, 6.0),
    Part("resume", (STEPS,)),
    Part("tiles", (TILES,)),
    Part("turned", (TILES, WAYS)),
    Part("place", (TILES, 2), -8.0, 8.0),
    Part("island", (TILES,)),
    Part("beside", (TILES, WAYS)),
    Part("roads", (TILES, WAYS)),
    Part("crossed", (TILES, WAYS)),
    Part("purpose", (PURPOSES,)),
    Part("due_suits", (SUITS,)),
    Part("due", (1,), -12.8, 12.8),
    Part("last", (1,)),
    Part("laid", (SUITED,)),
    Part("goal_way", (WAYS,)),
    Part("goal_burrow", (SETS,)),
    Part("goal_card", (SUITED,)),
    Part("opponent", (SEATS,)),
    Part("strength", (2,), 0.0, 12.8),
    Part("challenger", (SEATS,)),
    Part("proof", (SUITED,)),
    Part("partner", (SEATS,)),
    Part("partners", (SEATS,)),
    Part("seller", (SEATS,)),
    Part("goods", (CARDS,)),
    Part("price", (RANKS,)),
    Part("given", (CARDS,)),
    Part("given_sizes", (SEATS,), 0.0, 6.0),
    Part("stacks", (SEATS, SHAPES)),
    Part("stack_of", (TILES, SEATS)),
    Part("tried", (TILES,)),
    Part("form", (SHAPES,)),
    Part("tile", (TILES,)),
    Part("against", (TILES,)),
    Part("against_way", (WAYS,)),
    Part("passes", (1,)),
)
SIZE = size_of(PARTS)


@kernel
def observe(s, seat, out):
    clear(out, SIZE)
    at = mark(out, 0, PLAYER_COUNTS, s.players - 2)
    at = mark(out, at, SEATS, seat)
    at = write_options(s, out, at)
    at = mark(out, at, STAGES, s.stage)
    at = mark(out, at, SEATS, seen_from(seat, decider(s), s.players))
    at = mark(out, at, SEATS, seen_from(seat, s.active, s.players))
    out[at] = s.turns / (TURNS_EACH * np.int64(s.players))
    at = write_hands(s, seat, out, at + 1)
    at = write_turn(s, seat, out, at)
    at = write_map(s, out, at)
    at = write_toll(s, seat, out, at)
    at = write_deal(s, seat, out, at)
    return write_building(s, seat, out, at)


@kernel(inline=False)
def write_options(s, out, at):
    out[at] = s.complete
    out[at + 1] = s.interpersonal_trade
    out[at + 2] = s.advanced_citadel
    out[at + 3] = s.ambivalent_aces
    out[at + 4] = s.capital_aces
    out[at + 5] = s.additional_capital
    out[at + 6] = s.residential_flights
    out[at + 7] = s.provisional_palaces
    out[at + 8] = s.trailing_carrots
    out[at + 9] = s.windfall_lottery
    out[at + 10] = s.hand_limit == TAXED_LIMIT
    out[at + 11] = s.seized_surplus
    out[at + 12] = s.patriarchal_values
    at = mark(out, at + SWITCHES, N_ENDINGS, s.ending)
    at = mark(out, at, N_MAPS, s.map_kind)
    for suit in range(SUITS):
        out[at + suit] = s.deck & SUIT_CARDS[suit] != 0
    return at + SUITS


@kernel(inline=False)
def write_hands(s, seat, out, at):
    """What is known of every hand and what lies before a seat; discards and pile."""
    for k in range(s.players):
        who = (seat + k) % s.players
        here = mark_bits(out, at + k * CARDS, SUITED, s.hand[who])
        for colour in range(JOKERS):
            out[here + colour] = s.joker[colour] == who
    at += SEATS * CARDS
    for k in range(s.players):
        mark_bits(out, at + k * SUITED, SUITED, s.shown[(seat + k) % s.players])
    at += SEATS * SUITED
    for k in range(1, s.players):
        mark_bits(out, at + (k - 1) * SUITED, SUITED, s.told[seat, (seat + k) % s.players])
    at += (SEATS - 1) * SUITED
    for k in range(s.players):
        who = (seat + k) % s.players
        out[at + k] = max(s.hand_size[who], 0) / NINES
        if s.capital[who] != NONE:
            mark(out, at + SEATS + k * SUITS, SUITS, s.capital[who] // RANKS)
    at += SEATS + SEATS * SUITS
    for k in range(s.players):
        hearts = s.laid_open[(seat + k) % s.players] >> (HEARTS * RANKS)
        mark_bits(out, at + k * RANKS, RANKS, hearts)
    at += SEATS * RANKS
    at = mark_bits(out, at, SUITED, s.discards)
    at = mark_bits(out, at, SUITED, s.paid)
    out[at] = max(s.pile_size, 0) / SUITED
    return at + 1


@kernel(inline=False)
def write_turn(s, seat, out, at):
    """Where the rabbits are, and how far the turn has come."""
    for k in range(s.players):
        mark(out, at + k * PLACES, PLACES, s.rabbit[(seat + k) % s.players])
    at += SEATS * PLACES
    for i in range(2):
        at = mark(out, at, DIE, s.dice[i] - 1)
    at = mark(out, at, RANKS, s.club)
    at = mark_bits(out, at, SUITED, s.matched)
    at = mark(out, at, WAYS, s.came)
    out[at] = s.served
    out[at + 1] = s.draws / NINES
    return mark(out, at + 2, STEPS, s.resume)


@kernel(inline=False)
def write_map(s, out, at):
    """The tiles in play; of those that lie, how, where, beside what, and their roads."""
    turned = mark_bits(out, at, TILES, s.tiles)
    place = turned + TILES * WAYS
    island = place + TILES * 2
    beside = island + TILES
    roads = beside + TILES * WAYS
    crossed = roads + TILES * WAYS
    for tile in range(TILES):
        turn = s.turned[tile]
        if turn == NONE:
            continue
        mark(out, turned + tile * WAYS, WAYS, turn)
        out[place + tile * 2] = s.q[tile] / STRETCH
        out[place + tile * 2 + 1] = s.r[tile] / STRETCH
        out[island + tile] = s.island[tile] / HEXES
        for way in range(WAYS):
            out[beside + tile * WAYS + way] = (s.beside[tile, way] + 1) / TILES
        mark_bits(out, roads + tile * WAYS, WAYS, ROAD_WAYS[tile, turn])
        mark_bits(out, crossed + tile * WAYS, WAYS, s.crossed[tile])
    return crossed + TILES * WAYS


@kernel(inline=False)
def write_toll(s, seat, out, at):
    """What is being paid or shown and what for; fights and judgement."""
    at = mark(out, at, PURPOSES, s.purpose)
    at = mark_bits(out, at, SUITS, s.suits)
    out[at] = s.due / TENS
    out[at + 1] = s.last / FIRST_CARD
    at = mark_bits(out, at + 2, SUITED, s.laid)
    goal = np.int64(s.goal)
    if s.purpose == FOR_CHANGE:
        mark(out, at, WAYS, goal % WAYS)
    at += WAYS
    if s.purpose == FOR_BURROW:
        mark(out, at, SETS, goal - BURROWS)
    at += SETS
    if s.purpose == FOR_ROYAL or s.purpose == FOR_GOODS:
        mark(out, at, SUITED, goal)
    at += SUITED
    if s.purpose == FOR_FIGHT:
        mark(out, at, SEATS, seen_from(seat, goal, s.players))
    at += SEATS
    out[at] = s.strength[0] / TENS
    out[at + 1] = s.strength[1] / TENS
    at = mark(out, at + 2, SEATS, seen_from(seat, s.challenger, s.players))
    return mark_bits(out, at, SUITED, s.proof)


@kernel(inline=False)
def write_deal(s, seat, out, at):
    """A deal between two seats: what was named, and what the observer gives."""
    at = mark(out, at, SEATS, seen_from(seat, s.partner, s.players))
    for k in range(s.players):
        out[at + k] = (s.partners >> ((seat + k) % s.players)) & 1
    at = mark(out, at + SEATS, SEATS, seen_from(seat, s.seller, s.players))
    at = mark_bits(out, at, SUITED, s.goods)
    at = mark_bits(out, at, JOKERS, s.goods_jokers)
    at = mark_bits(out, at, RANKS, s.price >> (DIAMONDS * RANKS))
    at = mark_bits(out, at, SUITED, s.given[seat])
    at = mark_bits(out, at, JOKERS, s.given_jokers[seat])
    for k in range(s.players):
        out[at + k] = s.given_size[(seat + k) % s.players] / NINES
    return at + SEATS


@kernel(inline=False)
def write_building(s, seat, out, at):
    for k in range(s.players):
        for shape in range(SHAPES):
            left = s.stack[(seat + k) % s.players, shape]
            out[at + k * SHAPES + shape] = left / STACK
    at += SEATS * SHAPES
    for tile in range(TILES):
        at = mark(out, at, SEATS, seen_from(seat, s.stack_of[tile], s.players))
    at = mark_bits(out, at, TILES, s.tried)
    at = mark(out, at, SHAPES, s.form)
    at = mark(out, at, TILES, s.tile)
    at = mark(out, at, TILES, s.against)
    at = mark(out, at, WAYS, s.against_way)
    out[at] = s.passes / SEATS
    return at + 1


GROUPS = (
    Group("attack", actions.ATTACK, SEATS),
    Group("deal-with", actions.DEAL_WITH, SEATS),
    Group("shape", actions.SHAPE, SHAPES),
    Group("turn", actions.TURN, WAYS),
    Group("emerge", actions.EMERGE, SETS),
    Group("goal", actions.GOAL, HEXES),
    Group("move", actions.MOVE, SIDES),
    Group("land", actions.LAND, SIDES),
    Group("against", actions.AGAINST, SIDES),
    Group("show", actions.SHOW, SUITED),
    Group("show-high", actions.SHOW_HIGH, SUITS),
    Group("spend", actions.SPEND, SUITED),
    Group("spend-high", actions.SPEND_HIGH, SUITS),
    Group("discard", actions.DISCARD, CARDS),
    Group("buy", actions.BUY, SUITED),
    Group("name", actions.NAME, CARDS),
    Group("give", actions.GIVE, CARDS),
)

ENCODING = Encoding(PARTS, observe, GROUPS)
