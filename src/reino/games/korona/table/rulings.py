"""What the rules say about a hidden record: their own kernels, run as plain Python.

Words look at most fields of a record and ask a kernel or two. So a record is read once, as plain
numbers; a compiled kernel could not be asked about those, and unpacking a record for it would take
longer than the kernel does.
"""

from collections import namedtuple
from typing import Any

from reino.core.plain_kernel import plain
from reino.games.korona.rules import attacks, declaring, market, revolt, seats, turn, zone
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
_lay_back = plain(declaring.lay_back)


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
