"""What the rules say about a hidden record: their own kernels, run as plain Python.

Words look at most fields of a record and ask a kernel or two. So a record is read once, as plain
numbers; a compiled kernel could not be asked about those, and unpacking a record for it would take
longer than the kernel does.
"""

from collections import namedtuple
from functools import cache
from typing import Any

import numpy as np

from reino.core.plain_kernel import plain
from reino.games.korona.rules import (
    actions,
    attacks,
    cards,
    declaring,
    legal,
    market,
    new,
    piles,
    revolt,
    seats,
    turn,
    zone,
)
from reino.games.korona.rules.state import STATE

Fields = namedtuple("Fields", STATE.names or ())  # type: ignore[misc]


decider, giver, receiver = map(plain, (seats.decider, seats.giver, seats.receiver))
passer, undecided = plain(seats.passer), plain(seats.undecided)
cards_from_deck = plain(market.cards_from_deck)
shields_spent, to_place = plain(attacks.shields_spent), plain(attacks.to_place)
may_end, may_revolt = plain(turn.may_end), plain(revolt.may_revolt)
choosable, peasants = plain(zone.choosable), plain(zone.peasants)
fits_pile, may_lie_alone = plain(zone.fits_pile), plain(zone.may_lie_alone)
joins_monarch, meets_monarch = plain(declaring.joins_monarch), plain(declaring.meets_monarch)
_lay_back, _new, _legal = plain(declaring.lay_back), plain(new), plain(legal)
_add = plain(zone.add)


def fields(record: Any) -> Any:
    """A record, or its plain form, as plain numbers by the same names."""
    return record if hasattr(record, "_fields") else Fields(*record.item())


def laid_back(record: Any) -> Any:
    """The record with all zones as they lie until an action card is carried out.

    The rules lift every card that is named, so that the rest is judged without it. On the table the
    cards stay where they are, and count for their owner, until no seat raises a shield any more.
    """
    found = fields(record)
    if undecided(found):
        found = found._replace(zone=found.zone.copy(), present=found.present.copy())
        _lay_back(found)
    return found


@cache
def kinds_at(stage: int) -> frozenset[str]:
    """The kinds of actions that a stage asks for: those on its menu at a table that lacks nothing.

    There every zone has every pile, every hand and the market every card, and everything that a
    stage may look at is there. So an action of another kind is not refused for a want of cards.
    """
    menu = np.empty(len(actions.TABLE), np.int64)
    found: set[str] = set()
    for from_hand in (0, 1):
        s = _abundance()
        s.stage, s.from_hand = stage, from_hand
        seat = decider(s)
        n = 0 if seat == actions.NONE else int(_legal(s, seat, menu))
        found |= {actions.TABLE.kind(action).key for action in menu[:n].tolist()}
    return frozenset(found)


def _abundance() -> Any:
    """A record of two seats in the middle of an action card, with everything on the table."""
    s = np.zeros(1, STATE)[0]
    _new(s, 2)
    s.hand[:] = s.market[:] = 1
    s.hand_size[:] = actions.HAND_LIMIT
    s.actions = actions.ACTIONS_A_TURN - 1
    for seat in range(2):
        for pile in range(len(piles.PILES)):
            _add(s, seat, pile)
    s.active = s.asked = s.placer = s.ground = 0
    s.target = s.struck = 1
    s.to_steal = 1
    s.stolen[:] = s.remainder = piles.ALONE[cards.FIELD]
    s.held[0] = cards.FIELD
    return s
