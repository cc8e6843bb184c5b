"""The start: what is in play, where the map comes from, and rabbits on the citadel."""

import numpy as np

from reino.core.kernel import kernel
from reino.games.jackrabbits.rules.actions import NONE
from reino.games.jackrabbits.rules.building import begin_building
from reino.games.jackrabbits.rules.cards import (
    CARDS_OF_SUITS,
    HAND_LIMIT,
    NUMBERS,
    SEATS,
    SUITS,
    TAXED_LIMIT,
)
from reino.games.jackrabbits.rules.options import (
    ADDITIONAL_CAPITAL,
    ADVANCED_CITADEL,
    AMBIVALENT_ACES,
    BUILD,
    CAPITAL_ACES,
    COMPLETE,
    ENDING,
    INTERPERSONAL_TRADE,
    MAP,
    OVERTAXED_HANDS,
    PATRIARCHAL_VALUES,
    PROVISIONAL_PALACES,
    RESIDENTIAL_FLIGHTS,
    SAMPLE,
    SEIZED_SURPLUS,
    SUITS_CHOSEN,
    SUITS_KEPT,
    TIGHT_SUITS,
    TRAILING_CARROTS,
    USUAL,
    WINDFALL_LOTTERY,
)
from reino.games.jackrabbits.rules.sample_map import lay_sample
from reino.games.jackrabbits.rules.stage import DEAL
from reino.games.jackrabbits.rules.stage import MAP as DRAW_MAP
from reino.games.jackrabbits.rules.tiles import (
    CITADEL,
    RHOMBUS,
    ROADS,
    SETS,
    SHAPE_OF,
    SUIT_OF,
    TILES,
)
from reino.games.jackrabbits.rules.tiling import clear_map, lay
from reino.games.jackrabbits.rules.tolls import count, end_toll

LETTERS = "cshd"


def _suits(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


# The suits in play with tight_suits, as bits, by the number of players and by the option `suits`.
KEPT = np.array(
    [
        [_suits(USUAL.get(players, LETTERS) if kept == "usual" else kept) for kept in SUITS_KEPT]
        for players in range(SEATS + 1)
    ],
    np.int64,
)


@kernel
def new(s, players, chosen):
    s.players = players
    s.ending = chosen[ENDING]
    s.map_kind = chosen[MAP]
    s.complete = chosen[COMPLETE]
    s.interpersonal_trade = chosen[INTERPERSONAL_TRADE]
    s.advanced_citadel = chosen[ADVANCED_CITADEL]
    s.ambivalent_aces = chosen[AMBIVALENT_ACES]
    s.capital_aces = chosen[CAPITAL_ACES]
    s.additional_capital = chosen[ADDITIONAL_CAPITAL]
    s.residential_flights = chosen[RESIDENTIAL_FLIGHTS]
    s.provisional_palaces = chosen[PROVISIONAL_PALACES]
    s.trailing_carrots = chosen[TRAILING_CARROTS]
    s.windfall_lottery = chosen[WINDFALL_LOTTERY]
    s.seized_surplus = chosen[SEIZED_SURPLUS]
    s.patriarchal_values = chosen[PATRIARCHAL_VALUES]
    s.hand_limit = TAXED_LIMIT if chosen[OVERTAXED_HANDS] else HAND_LIMIT

    suits = (1 << SUITS) - 1
    if chosen[TIGHT_SUITS]:
        suits = KEPT[players, chosen[SUITS_CHOSEN]]
    s.deck = CARDS_OF_SUITS[suits]
    s.tiles = tiles_in_play(suits, s.map_kind)
    s.pile = s.deck & NUMBERS
    s.pile_size = count(s.pile)
    for seat in range(SEATS):
        s.capital[seat] = NONE
        s.rabbit[seat] = CITADEL
    s.joker[:] = NONE
    s.active = NONE
    s.first = NONE
    s.club = NONE
    s.came = NONE
    s.receiver = NONE
    s.victim = NONE
    s.asked = NONE
    s.challenger = NONE
    s.partner = NONE
    s.seller = NONE
    end_toll(s)

    clear_map(s)
    s.stage = DEAL
    if s.map_kind == SAMPLE:
        lay_sample(s)
    elif s.map_kind == BUILD:
        lay(s, CITADEL, 0, 0, 0, 0)
        begin_building(s)
    else:
        s.stage = DRAW_MAP


@kernel
def tiles_in_play(suits, map_kind):
    """As many road sets as suits. (The sample map has all its rhombi even without an island.)"""
    sets = 0
    for suit in range(SUITS):
        sets += (suits >> suit) & 1
    in_play = np.int64(1) << CITADEL
    for tile in range(TILES):
        if tile >= ROADS:
            kept = (tile - ROADS) % SETS < sets
            if map_kind == SAMPLE and SHAPE_OF[tile] == RHOMBUS:
                kept = True
        else:
            kept = tile != CITADEL and (suits >> SUIT_OF[tile]) & 1 != 0
        if kept:
            in_play |= np.int64(1) << tile
    return in_play
