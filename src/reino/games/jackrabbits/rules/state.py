"""The record of a Jack Rabbits state: named fields, and the integers that stand in them."""

import numpy as np

from reino.games.jackrabbits.rules import cards, tiles
from reino.games.jackrabbits.rules.options import OPTIONS

i1, i2, i8 = np.int8, np.int16, np.int64
STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # Cards as bits; jokers are kept apart. In a view: the cards known to be there.
                ("hand", i8, (cards.SEATS,)),
                ("shown", i8, (cards.SEATS,)),  # of a hand, the public cards; royals aside
                # Of a hand, the cards that one other seat knows besides: [holder, knower].
                ("told", i8, (cards.SEATS, cards.SEATS)),
                ("pile", i8),  # in a view: nothing
                ("discards", i8),
                ("paid", i8),  # spent in trades of this turn
                (
                    "laid_open",
                    i8,
                    (cards.SEATS,),
                ),  # hearts of a provisional palace, still in the hand
                ("backed", i1),  # seats whose open hearts count the ace before them, as bits
                ("deck", i8),  # the cards in play
                ("tiles", i8),  # the tiles in play
                ("tried", i8),  # building: tiles turned up in vain this turn
                # Sides crossed in this journey, outwards: bits of ways for each tile. At the sea
                # no rabbit comes back from outwards, so there the bit is for landing.
                ("crossed", i1, (tiles.TILES,)),
                ("joker", i1, (cards.JOKERS,)),  # the seat that has it, or NONE: the court
                ("hand_size", i1, (cards.SEATS,)),  # with royals and jokers; in a view perhaps NONE
                ("pile_size", i1),  # in a view perhaps NONE
                ("capital", i1, (cards.SEATS,)),  # the ace that lies before a seat, or NONE
                # The map: for each tile its anchor, its turn (NONE: not on the map), the lattice
                # it is on (0 with the citadel, others are islands), and its neighbours.
                ("q", i1, (tiles.TILES,)),
                ("r", i1, (tiles.TILES,)),
                ("turned", i1, (tiles.TILES,)),
                ("island", i1, (tiles.TILES,)),
                ("islands", i1),  # begun so far
                (
                    "beside",
                    i1,
                    (tiles.TILES, tiles.WAYS),
                ),  # a tile, or NO_TILE: water, or no side at all
                ("sea", i1, (tiles.TILES,)),  # of a map that lies: the sides at the sea, as bits
                ("map_seed", i8),  # while it is being drawn
                ("map_bytes", i1),  # drawn so far
                # Building.
                ("stack", i1, (cards.SEATS, tiles.SHAPES)),  # tiles a seat still has
                ("stack_of", i1, (tiles.TILES,)),  # the seat whose stack surely holds it, or NONE
                ("form", i1),  # the shape being turned up (a record has a `shape` already)
                ("tile", i1),  # turned up
                ("against", i1),  # the tile it is laid against
                ("against_way", i1),
                ("passes", i1),  # in a row
                # Building freely.
                ("dealt", i1),  # tiles so far, while they are dealt
                ("held", i8, (cards.SEATS,)),  # tiles, as bits; in a view: the viewer's own
                ("builders", i1),  # the seats that can lay a tile, as bits
                ("picked", i1, (cards.SEATS,)),  # a tile, or NONE; in a view: the viewer's own
                ("picked_side", i2, (cards.SEATS,)),  # the side it comes to, or NONE; likewise
                ("lacks", i1, (cards.SEATS,)),  # kinds of triangles that a seat cannot have
                ("hints", i1, (cards.SEATS,)),  # sets of kinds of which it has one at least
                # The options, what follows from them, and the number of players.
                *OPTIONS.fields,
                ("rules_version", i1),  # in force: records and tables keep the rules they began by
                ("hand_limit", i1),
                ("players", i1),
                # The turn.
                ("stage", i1),
                ("active", i1),
                ("starter", i1),  # the seat that began
                ("turns", i2),  # finished by all seats together
                ("dice", i1, (2,)),
                ("rabbit", i1, (cards.SEATS,)),  # a tile, UNDERGROUND or EXILE
                ("club", i1),  # shown for a flight, or NONE
                ("matched", i8),  # cards shown in this lottery
                ("came", i1),  # the way the rabbit came into its tile from, or NONE
                ("served", i1),  # 1 once a joker was bought at this tavern
                ("draws", i1),  # cards still to be drawn or taken
                ("receiver", i1),
                ("victim", i1),
                ("resume", i1),  # where the turn goes on
                # The toll.
                ("payer", i1),
                ("purpose", i1),
                ("suits", i1),  # allowed, as bits
                ("due", i1),  # still to come
                ("last", i2),  # order of the card laid last: they come from the greatest down
                ("laid", i8),  # shown or, in a trade, spent so far
                ("goal", i2),  # a side, a tile or a card, by the purpose
                # Judgement.
                ("asked", i1),
                ("challenger", i1),
                ("proof", i8),  # the cards the challenger showed
                # The fight.
                ("strength", i1, (2,)),  # of the attacker and of the attacked
                # What the aces before them add to their totals with their first spades.
                ("backing", i1, (2,)),
                # The deal.
                ("partner", i1),
                ("partners", i1),  # dealt with this turn, as bits
                ("seller", i1),
                ("goods", i8),  # named; in a purchase, chosen
                ("goods_jokers", i1),  # as bits
                ("price", i8),
                (
                    "given",
                    i8,
                    (cards.SEATS,),
                ),  # sealed, still in the hand; in a view: the viewer's own
                ("given_jokers", i1, (cards.SEATS,)),
                ("given_size", i1, (cards.SEATS,)),
                # The children's game.
                ("mark", i1, (tiles.HEXES,)),  # the seat that came to a residence first, or NONE
                ("unseen", i8),  # residences that can be reached and have no mark, as bits
                # The end.
                ("winners", i1),  # bit mask of seats
                ("reason", i1),
            ],
            align=True,
        ),
    )
)
