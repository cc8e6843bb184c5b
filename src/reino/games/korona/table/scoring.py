"""The score of a zone in entries, one for each rule, whose points add up to it.

Plain data for screens and pages, and a sentence for each entry: "3 fields and 4 peasants: 24".
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from reino.core.catalogue import catalogue
from reino.games.korona import LOCALE
from reino.games.korona.rules import cards, piles
from reino.games.korona.rules.piles import Pile, is_full, is_single, points
from reino.games.korona.table.names import joined

SECOND_HEALER = "second-healer"  # the only rule that is not called after its card


@dataclass(frozen=True)
class ScoreItem:
    """The points of some piles by one rule. Villains have their own entry, wherever they lie."""

    rule: str  # the card it is about, or SECOND_HEALER
    piles: tuple[tuple[str, ...], ...]  # the piles concerned, each bottom to top
    counts: dict[str, int]  # the cards that score here
    points: int
    full: bool = False  # a full pile of its own people and jesters only
    colours: int = 0  # of the zone, where they decide

    def as_dict(self) -> dict[str, Any]:
        return {**asdict(self), "piles": [list(pile) for pile in self.piles]}


def zone_piles(counts: Sequence[int]) -> list[Pile]:
    """The piles of a zone, monarchs first and singles last, by how many it has of each."""
    zone = [pile for number, pile in enumerate(piles.PILES) for _ in range(int(counts[number]))]
    return sorted(zone, key=lambda pile: (is_single(pile), pile[0]))


def breakdown(zone: Sequence[Pile]) -> list[ScoreItem]:
    """The score of a zone, entry by entry, the most courtly first."""
    return [
        *_courts(zone),
        *(_manned(pile) for pile in zone if pile[0] in (cards.STABLE, cards.TOWER)),
        *_fields([pile for pile in zone if pile[0] == cards.FIELD]),
        *_lone(zone),
        *_villains([pile for pile in zone if cards.VILLAIN in pile]),
    ]


def _courts(zone: Sequence[Pile]) -> Iterator[ScoreItem]:
    """The monarchs, and the healer with her second, a healer or a jester."""
    for pile in zone:
        loyal = tuple(card for card in pile if card != cards.VILLAIN)
        if pile[0] == cards.MONARCH:
            yield ScoreItem(
                cards.CARD_KEYS[cards.MONARCH], (_keys(pile),), _counts(loyal), points(loyal)
            )
        elif pile[0] == cards.HEALER:
            colours = len({card for other in zone for card in other})
            worth = int(cards.HEALER_POINTS[colours])
            first = {cards.CARD_KEYS[cards.HEALER]: 1}
            yield ScoreItem(
                cards.CARD_KEYS[cards.HEALER], (_keys(pile),), first, worth, colours=colours
            )
            if second := loyal[1:]:
                yield ScoreItem(
                    SECOND_HEALER, (_keys(pile),), _counts(second), cards.SECOND_HEALER_POINTS
                )


def _manned(pile: Pile) -> ScoreItem:
    """A stable or a tower with its people."""
    loyal = tuple(card for card in pile if card != cards.VILLAIN)
    worth = points(loyal)
    return ScoreItem(
        cards.CARD_KEYS[pile[0]], (_keys(pile),), _counts(loyal), worth, full=is_full(loyal)
    )


def _fields(fields: Sequence[Pile]) -> Iterator[ScoreItem]:
    """All fields together: the first brings nothing, however many follow."""
    if fields:
        loyal = tuple(card for pile in fields for card in pile if card != cards.VILLAIN)
        worth = cards.FIELD_POINTS * (len(fields) - 1) + cards.PEASANT_POINTS * (
            len(loyal) - len(fields)
        )
        yield ScoreItem(
            cards.CARD_KEYS[cards.FIELD], tuple(map(_keys, fields)), _counts(loyal), worth
        )


def _lone(zone: Sequence[Pile]) -> Iterator[ScoreItem]:
    for card in sorted({pile[0] for pile in zone if is_single(pile) and pile[0] != cards.VILLAIN}):
        n = zone.count((card,))
        key = cards.CARD_KEYS[card]
        yield ScoreItem(key, ((key,),) * n, {key: n}, cards.LONE_POINTS * n)


def _villains(betrayed: Sequence[Pile]) -> Iterator[ScoreItem]:
    if betrayed:
        n = sum(pile.count(cards.VILLAIN) for pile in betrayed)
        key = cards.CARD_KEYS[cards.VILLAIN]
        yield ScoreItem(key, tuple(map(_keys, betrayed)), {key: n}, cards.VILLAIN_POINTS * n)


def _keys(pile: Pile) -> tuple[str, ...]:
    return tuple(cards.CARD_KEYS[card] for card in pile)


def _counts(loyal: Sequence[int]) -> dict[str, int]:
    return {cards.CARD_KEYS[card]: loyal.count(card) for card in sorted({*loyal})}


def label(entry: ScoreItem, lang: str) -> str:
    """The cards an entry is for: "3 fields and 4 peasants"."""
    say = catalogue(lang, LOCALE)
    jesters = entry.counts.get(cards.CARD_KEYS[cards.JESTER], 0)
    if entry.rule == cards.CARD_KEYS[cards.MONARCH]:
        return say("korona-score-monarch", n=entry.counts[entry.rule], jesters=jesters)
    if entry.rule == cards.CARD_KEYS[cards.HEALER]:
        return say("korona-score-healer", colours=entry.colours)
    if entry.rule == SECOND_HEALER:
        return say("korona-score-second-healer", jesters=jesters)
    if entry.rule == cards.CARD_KEYS[cards.VILLAIN]:
        return say("korona-count", card=entry.rule, n=entry.counts[entry.rule])
    if entry.full and not jesters:
        return say("korona-score-full", card=entry.rule)
    if entry.full:
        return say("korona-score-full-jesters", card=entry.rule, n=jesters)
    base = cards.CARD_KEYS.index(entry.rule)
    if base not in piles.KINDS:
        return say("korona-score-lone", card=entry.rule, n=entry.counts[entry.rule])
    people = cards.CARD_KEYS[piles.KINDS[base][0]]
    parts = [
        say("korona-count", card=card, n=entry.counts[card])
        for card in (entry.rule, people)
        if card in entry.counts
    ]
    if jesters:
        parts.append(say("korona-score-jesters", card=people, n=jesters))
    return joined(parts, say)


def sentence(entry: ScoreItem, lang: str) -> str:
    """An entry with its points: "3 fields and 4 peasants: 24"."""
    return catalogue(lang, LOCALE)("korona-score", what=label(entry, lang), points=entry.points)
