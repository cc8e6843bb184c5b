"""The zones as they lie until a declared attack has been carried out.

The record lifts every card that is named, so that the rest is judged without it. On the table the
cards stay where they are, and count for their owner, until no seat raises a shield any more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from reino.games.korona.rules import piles, stage
from reino.games.korona.rules.piles import Pile, is_single
from reino.games.korona.table.scoring import zone_piles

# An attack has been declared, in part or in full, and may still be called off.
DECLARED = (stage.STEAL, stage.REPAY, stage.SEIZE, stage.ASK)


@dataclass(frozen=True)
class Lying:
    """A pile, and which of its cards are to leave the zone."""

    cards: Pile
    leaving: tuple[bool, ...]


Zone = list[Lying]


@dataclass(frozen=True)
class Kingdom:
    """A zone as it is drawn, and as it counts: a card that is lifted still counts."""

    zone: Sequence[Lying]
    counted: Sequence[Pile]


def kingdoms(record: Any) -> list[Kingdom]:
    """The zone of every seat of a view."""
    drawn = [
        [Lying(pile, (False,) * len(pile)) for pile in zone_piles(record.zone[seat])]
        for seat in range(int(record.players))
    ]
    if record.stage in DECLARED:
        _lay_back(record, drawn)
    counted = [[*zone] for zone in drawn]
    if record.stage == stage.LODGE:
        _lay(counted[record.active], record.sent)
    elif record.stage == stage.MOVE_TO:
        if record.remainder != piles.NO_PILE:
            _pick(counted[record.active], piles.PILES[record.remainder])
        source = piles.PILES[record.source]
        counted[record.active].append(Lying(source, (False,) * len(source)))
    return [
        Kingdom(sorted(zone, key=_order), [pile.cards for pile in sorted(worth, key=_order)])
        for zone, worth in zip(drawn, counted, strict=True)
    ]


def _lay_back(record: Any, zones: Sequence[Zone]) -> None:
    """Lay back everything that is declared, the last first, as a shield that stands would do."""
    own = zones[record.active]
    if record.target == piles.NO_PILE:
        return  # a revolt: nothing is chosen before the shields
    theirs = zones[record.target]
    if record.repaid != piles.NO_PILE:
        _lay(own, record.repaid)
    for number in reversed(record.stolen.tolist()):
        if number != piles.NO_PILE:
            _lay(theirs, number)
    if record.lodged != piles.NO_PILE:
        lodged = _pick(theirs, piles.PILES[record.lodged])
        if len(lodged.cards) > 1:
            theirs.append(Lying(lodged.cards[:-1], lodged.leaving[:-1]))
        _lay(own, record.sent)
    if record.seized != piles.NO_PILE:
        pile = _pick(theirs, piles.PILES[record.seized])
        theirs.append(Lying(pile.cards, (True,) * len(pile.cards)))


def _lay(zone: Zone, number: int) -> None:
    """Put the top card of a pile back on the rest of it."""
    cards = piles.PILES[number]
    below = _pick(zone, cards[:-1]).leaving if len(cards) > 1 else ()
    zone.append(Lying(cards, (*below, True)))


def _pick(zone: Zone, cards: Pile) -> Lying:
    """Take a pile out of a zone: of equal ones that which loses most already."""
    found = max((pile for pile in zone if pile.cards == cards), key=lambda pile: sum(pile.leaving))
    zone.remove(found)
    return found


def _order(pile: Lying) -> tuple[bool, int, int, tuple[bool, ...]]:
    """Monarchs first and singles last."""
    return is_single(pile.cards), pile.cards[0], piles.NUMBER[pile.cards], pile.leaving
