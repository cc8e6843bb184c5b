"""The record of a Korona state: named fields, and the integers that stand in them."""

import numpy as np

from reino.games.korona.rules import cards, piles

PUBLIC = cards.SEATS  # in `known`: the cards that are public

i1, i8 = np.int8, np.int64
STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # Which piles a zone has at all, as bits; `zone` says how many of each.
                ("present", i8, (cards.SEATS, piles.WORDS)),
                ("zone", i1, (cards.SEATS, len(piles.PILES))),
                ("hand", i1, (cards.SEATS, cards.CARDS)),  # in a view: the cards known to be in it
                ("hand_size", i1, (cards.SEATS,)),
                # At least so many of a card are in a hand, as far as a seat or the public knows:
                # [knower, holder, card]. A seat's own row about itself stays 0.
                ("known", i1, (cards.SEATS + 1, cards.SEATS, cards.CARDS)),
                ("deck", i1, (cards.CARDS,)),  # in a view: deck or unknown hands
                ("deck_size", i1),
                ("market", i1, (cards.CARDS,)),
                ("market_size", i1),
                ("discards", i1, (cards.CARDS,)),
                ("players", i1),
                ("rules_version", i1),  # in force: records and tables keep the rules they began by
                ("stage", i1),
                ("active", i1),  # the seat whose turn it is
                ("first", i1),  # the seat that began
                ("turns", i1),  # finished
                ("actions", i1),  # left in this turn
                ("draws", i1),  # cards still to come from the deck
                ("second", i1),  # 1 while a second card of the market is to follow the first
                # The action card in use.
                ("used", i1),  # a card, or NONE
                ("target", i1),  # the seat it is used on, or NONE
                ("from_hand", i1),  # donation: 1 hand, 0 zone
                # Declared, and lifted from where it lay; piles as they were before. A shield that
                # stands lays everything back.
                ("to_steal", i1),  # cards still to name
                ("stolen", i1, (2,)),
                ("repaid", i1),
                ("sent", i1),  # the pile a villain was sent from
                ("lodged", i1),  # the pile it is on now
                ("seized", i1),  # glorious attack: a pile that still lies where it did
                # The shield window.
                ("asked", i1),
                ("struck", i1),  # the seat whose shield is asked for, or answered
                # Cards to be placed, or to be moved, lowest first.
                ("held", i1, (2,)),
                ("placer", i1),  # the seat that places them
                ("ground", i1),  # the seat in whose zone
                ("source", i1),  # internal affairs: the pile the card comes from
                ("remainder", i1),  # and the rest of that pile
                # The revolt.
                ("passes", i1),  # made or skipped
                ("fresh", i1, (2,)),  # piles of the next seat to pass that hold a received card
                # The end.
                ("winners", i1),  # bit mask of seats
                ("reason", i1),
            ],
            align=True,
        ),
    )
)
