"""The zones as the terminal draws them: with the cards that an action card would take away marked
where they still lie."""

from dataclasses import dataclass
from typing import Any

from reino.games.korona.rules import piles
from reino.games.korona.table import rulings
from reino.games.korona.table.names import PILE_KEYS
from reino.games.korona.table.scoring import ORDER, Zone, zone_of
from reino.games.korona.table.view import placing


@dataclass(frozen=True)
class Lying:
    """A pile by its number, and how many of its cards are to leave the zone, from the top."""

    number: int
    leaving: int = 0

    @property
    def cards(self) -> tuple[str, ...]:
        return PILE_KEYS[self.number]

    @property
    def staying(self) -> tuple[str, ...]:
        return self.cards[: len(self.cards) - self.leaving]


@dataclass(frozen=True)
class Kingdom:
    """A zone as it is drawn, and as it counts: a card that is lifted still counts."""

    zone: list[Lying]
    counted: Zone


def kingdoms(record: Any) -> list[Kingdom]:
    """The zone of every seat of a view."""
    s = rulings.fields(record)
    back = rulings.laid_back(s)
    # A card that waits for its place is drawn apart, not where it came from.
    drawn = s if placing(s) else back
    zones = [
        [Lying(number) for number in zone_of(drawn.zone[seat].tobytes()).piles]
        for seat in range(int(s.players))
    ]
    if drawn is not s:
        for number in (s.sent, s.repaid):
            _mark(zones[s.active], number)
        for number in s.stolen.tolist():
            _mark(zones[s.target], number)
        _mark(zones[s.target], s.seized, whole=True)
    return [
        Kingdom(
            sorted(zone, key=lambda pile: (ORDER.index(pile.number), pile.leaving)),
            zone_of(back.zone[seat].tobytes()),
        )
        for seat, zone in enumerate(zones)
    ]


def _mark(zone: list[Lying], number: int, whole: bool = False) -> None:
    """Mark the top card of a pile, or all of it: of equal piles that which loses most already."""
    if number != piles.NO_PILE:
        alike = [pile for pile in zone if pile.staying == PILE_KEYS[number]]
        found = max(alike, key=lambda pile: pile.leaving)
        zone.remove(found)
        leaving = len(found.cards) if whole else found.leaving + 1
        zone.append(Lying(found.number, leaving))
