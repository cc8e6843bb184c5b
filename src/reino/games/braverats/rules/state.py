"""The record of a BraveRats state: named fields, and the integers that stand in them."""

import numpy as np

from reino.games.braverats.rules import cards
from reino.games.braverats.rules.options import OPTIONS

NOT_CHOSEN = -1
UNKNOWN = cards.CARDS  # a choice that was made, but is sealed for the viewer

ATTACK_OFF, ATTACK_RANDOM, ATTACK_YARG, ATTACK_APPLEWOOD = range(4)

i1, i4 = np.int8, np.int32
STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # The options, and what follows from them.
                *OPTIONS.fields,
                ("target", i1),  # rounds that win the game
                # The match (emperor): games won, and which game this is, from 1.
                ("games", i1, (2,)),
                ("game", i1),
                ("stage", i1),
                # Where the cards are, as packed sets. A card laid for this round is in `chosen`.
                ("hand", i4, (2,)),
                ("pile", i4, (2,)),  # lucky_draw: not yet drawn. In a view: hand or pile
                ("deck", i4),  # draft, random_deal: not yet dealt. In a view: or hidden
                ("packet", i4),  # draft: going round
                ("secret", i4, (2,)),  # draft: kept first from a packet, never seen by the other
                ("in_hand", i1, (2,)),  # cards in each hand; public
                ("gift", i1, (2,)),  # traitor: the card on its way to the other clan
                # The draft.
                ("packet_size", i1),
                ("packets", i1),  # opened before this one
                ("opener", i1),
                ("picks", i1),  # cards kept from this packet so far
                # The round.
                ("rounds", i1),  # rounds finished
                ("chosen", i1, (2,)),
                ("bonus", i1, (2,)),  # +2 earned by the General of the round before
                ("look", i1),  # the seat whose Spy lets it choose second, or NOBODY
                ("last", i1, (2,)),  # faces of the round before, for the Mime
                ("wins", i1, (2,)),
                ("held", i1),  # rounds on hold
                ("held_extra", i1, (2,)),  # held rounds in which this seat's Ambassador is active
                ("played", i1, (2, cards.ROUNDS)),
                ("result", i1, (cards.ROUNDS,)),  # seat, HOLD, PRINCESS_WINS + seat, or UNPLAYED
                # The end.
                ("winner", i1),
                ("reason", i1),  # how the game, or the last game of the match, ended
            ],
            align=True,
        ),
    )
)
