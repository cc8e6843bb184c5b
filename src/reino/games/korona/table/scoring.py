"""The score of a zone in entries, one for each rule, whose points add up to it.

Data for screens and pages, and a sentence for each entry: "3 fields and 4 peasants: 24".
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

import msgspec
import numpy as np

from reino.core.catalogue import catalogue
from reino.games.korona import LOCALE
from reino.games.korona.rules import cards, piles
from reino.games.korona.rules.piles import Pile, is_full, is_single
from reino.games.korona.rules.state import STATE
from reino.games.korona.rules.zone import score
from reino.games.korona.table.names import PILE_KEYS, joined

KNOWN_ZONES = 2000  # of tables that are played at once; a zone is looked at by every viewer

# Piles as a zone shows them: monarchs first and singles last.
ORDER = sorted(
    range(len(piles.PILES)), key=lambda n: (is_single(piles.PILES[n]), piles.PILES[n][0])
)
# Rules in the order of their entries: the most courtly first, then people who lie alone.
RULES = (
    *("monarch", "healer", piles.SECOND_HEALER, "stable", "tower", "field"),
    *("knight", "archer", "peasant", "villain"),
)
PILE_BY_PILE = ("stable", "tower")  # rules with an entry for each pile
PEOPLE = {cards.CARD_KEYS[base]: cards.CARD_KEYS[kinds[0]] for base, kinds in piles.KINDS.items()}


class ScoredCards(msgspec.Struct, frozen=True):
    """Cards that an entry is for, as a message of the catalogues: terminal and page say it."""

    message: str
    """Its key."""
    facts: dict[str, int | str]
    """What the message is about: a card, a number."""


class Entry(msgspec.Struct, frozen=True):
    """The points of some piles by one rule. Villains have their own entry, wherever they lie."""

    rule: str
    """The card it is about, or `second-healer`."""
    piles: tuple[tuple[str, ...], ...]
    """The piles concerned, each from the bottom up."""
    counts: dict[str, int]
    """The cards that score here."""
    points: int
    """What they bring."""
    full: bool = False
    """Whether it is a full stable or tower of its own people and jesters only."""
    colours: int = 0
    """The colours of the zone, where they decide."""
    parts: tuple[ScoredCards, ...] = ()
    """The cards it is for, in words: "3 fields" and "4 peasants"."""


class Zone(msgspec.Struct, frozen=True):
    """The piles of a zone in the order they are shown, by number, and their worth."""

    piles: tuple[int, ...]
    score: int
    entries: tuple[Entry, ...]


@lru_cache(maxsize=KNOWN_ZONES)
def zone_of(counts: bytes) -> Zone:
    """A zone by how many it has of each pile, as a record has it."""
    found = tuple([number for number in ORDER for _ in range(counts[number])])
    return Zone(found, _score(counts, found), tuple(_entries([piles.PILES[n] for n in found])))


def zone_piles(counts: Sequence[int]) -> list[Pile]:
    """The piles of a zone in the order they are shown, by how many it has of each."""
    return [piles.PILES[number] for number in ORDER for _ in range(counts[number])]


def breakdown(zone: Sequence[Pile]) -> list[Entry]:
    """The score of a zone, entry by entry."""
    return [*_entries(zone)]


def _score(counts: bytes, found: Sequence[int]) -> int:
    """What the rules count, in a record that has this zone alone."""
    record = np.zeros(1, STATE)[0]
    record.zone[0] = np.frombuffer(counts, np.int8)
    present = record.present
    for number in found:
        present[0, number // piles.WORD] |= piles.BIT[number]
    return int(score(record, 0))


def _entries(zone: Sequence[Pile]) -> Iterator[Entry]:
    """The score, rule by rule, out of the tables that the rules add up."""
    colours = len({card for pile in zone for card in pile})
    for rule in RULES:
        scoring = [pile for pile in zone if rule in points_by_rule(pile)]
        groups = [[pile] for pile in scoring] if rule in PILE_BY_PILE else [scoring]
        for group in filter(None, groups):
            points = sum(points_by_rule(pile)[rule] for pile in group)
            if rule == "field":
                points += int(cards.FIELDS_POINTS[len(group)])
            elif rule == "healer":
                points += int(cards.HEALER_POINTS[colours])
            counts = _counts(rule, group)
            full = rule in PILE_BY_PILE and is_full(_loyal(group[0]))
            yield Entry(
                rule,
                tuple([PILE_KEYS[piles.NUMBER[pile]] for pile in group]),
                counts,
                points,
                full=full,
                colours=colours if rule == "healer" else 0,
                parts=tuple(_parts(rule, counts, full, colours)),
            )


def points_by_rule(pile: Pile) -> Mapping[str, int]:
    return piles.POINTS_BY_RULE[piles.NUMBER[pile]]


def _loyal(pile: Pile) -> Pile:
    return tuple(card for card in pile if card != cards.VILLAIN)


def _counts(rule: str, concerned: Sequence[Pile]) -> dict[str, int]:
    """The cards of some piles that a rule is about."""
    about: dict[str, slice] = {"healer": slice(1), piles.SECOND_HEALER: slice(1, None)}
    if rule == "villain":
        return {rule: sum(pile.count(cards.VILLAIN) for pile in concerned)}
    part = about.get(rule, slice(None))
    found = Counter(card for pile in concerned for card in _loyal(pile)[part])
    return {cards.CARD_KEYS[card]: n for card, n in sorted(found.items())}


def _parts(rule: str, counts: Mapping[str, int], full: bool, colours: int) -> Iterator[ScoredCards]:
    """The cards an entry is for."""
    jesters = counts.get("jester", 0)
    if rule == "monarch":
        yield ScoredCards("korona-score-monarch", {"n": counts[rule], "jesters": jesters})
    elif rule == "healer":
        yield ScoredCards("korona-score-healer", {"colours": colours})
    elif rule == piles.SECOND_HEALER:
        yield ScoredCards("korona-score-second-healer", {"jesters": jesters})
    elif rule == "villain":
        yield ScoredCards("korona-count", {"card": rule, "n": counts[rule]})
    elif full and not jesters:
        yield ScoredCards("korona-score-full", {"card": rule})
    elif full:
        yield ScoredCards("korona-score-full-jesters", {"card": rule, "n": jesters})
    elif rule not in PEOPLE:
        yield ScoredCards("korona-score-lone", {"card": rule, "n": counts[rule]})
    else:
        for card in (rule, PEOPLE[rule]):
            if card in counts:
                yield ScoredCards("korona-count", {"card": card, "n": counts[card]})
        if jesters:
            yield ScoredCards("korona-score-jesters", {"card": PEOPLE[rule], "n": jesters})


def label(entry: Entry, lang: str) -> str:
    """The cards an entry is for: "3 fields and 4 peasants"."""
    say = catalogue(lang, LOCALE)
    return joined([say(part.message, **part.facts) for part in entry.parts], say)


def sentence(entry: Entry, lang: str) -> str:
    """An entry with its points: "3 fields and 4 peasants: 24"."""
    return catalogue(lang, LOCALE)("korona-score", what=label(entry, lang), points=entry.points)
