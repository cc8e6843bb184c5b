"""The set-up: cards and tiles in play, the source of the map, and rabbits on the citadel."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules import actions, cards, options, stage, tiles
from reino.games.jackrabbits.rules.building import begin_building
from reino.games.jackrabbits.rules.free_building import begin_free_building
from reino.games.jackrabbits.rules.sample_map import LETTERS, is_designers, lay_sample, suit_bits
from reino.games.jackrabbits.rules.tiling import clear_map, lay
from reino.games.jackrabbits.rules.tolls import count, end_toll
from reino.games.jackrabbits.rules.turn import after_map

# The suits in play with tight_suits, as bits, by the number of players and by the option `suits`.
KEPT = np.array(
    [
        [
            suit_bits(options.USUAL.get(players, LETTERS) if kept == "usual" else kept)
            for kept in options.SUITS_KEPT
        ]
        for players in range(cards.SEATS + 1)
    ],
    np.int64,
)


@kernel
def new(s, players):
    s.players = players
    s.hand_limit = cards.TAXED_LIMIT if s.overtaxed_hands else cards.HAND_LIMIT

    suits = (1 << cards.SUITS) - 1
    if s.tight_suits:
        suits = KEPT[players, s.suits_kept]
    s.deck = cards.CARDS_OF_SUITS[suits]
    all_rhombi = s.map_kind == options.SAMPLE and is_designers(suits, s.rules_version)
    s.tiles = tiles_in_play(suits, all_rhombi)
    s.pile = s.deck & cards.NUMBERS
    s.pile_size = count(s.pile)
    for seat in range(cards.SEATS):
        s.capital[seat] = actions.NONE
        s.rabbit[seat] = tiles.CITADEL
    s.joker[:] = actions.NONE
    s.active = actions.NONE
    s.starter = actions.NONE
    s.club = actions.NONE
    s.came = actions.NONE
    s.receiver = actions.NONE
    s.victim = actions.NONE
    s.asked = actions.NONE
    s.challenger = actions.NONE
    s.partner = actions.NONE
    s.seller = actions.NONE
    end_toll(s)
    s.mark[:] = actions.NONE

    clear_map(s)
    if s.map_kind == options.SAMPLE:
        lay_sample(s, suits)
        after_map(s)
    elif s.map_kind == options.BUILD:
        lay(s, tiles.CITADEL, 0, 0, 0, 0)
        if s.free_building:
            begin_free_building(s)
        else:
            begin_building(s)
    else:
        s.stage = stage.MAP


@kernel
def tiles_in_play(suits, all_rhombi):
    """The hexes of the suits and as many road sets, or all rhombi of those that there are."""
    sets = 0
    for suit in range(cards.SUITS):
        sets += (suits >> suit) & 1
    in_play = np.int64(1) << tiles.CITADEL
    for tile in range(tiles.TILES):
        if tile >= tiles.ROADS:
            kept = (tile - tiles.ROADS) % tiles.SETS < sets
            kept |= all_rhombi and tiles.SHAPE_OF[tile] == tiles.RHOMBUS
        else:
            kept = tile != tiles.CITADEL and (suits >> tiles.SUIT_OF[tile]) & 1 != 0
        if kept:
            in_play |= np.int64(1) << tile
    return in_play
