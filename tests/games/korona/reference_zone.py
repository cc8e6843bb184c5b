"""Zones of the reference: a zone is a list of piles, a pile a list of cards, bottom to top.

Slow and obvious, written from the rules page alone. Whether a deed is legal is found by doing it
to a copy.
"""

from collections import Counter
from itertools import permutations

Pile = list[str]
Zone = list[Pile]
Where = int | None  # the index of a pile in a zone, or None for lying alone

# The base of each pile: the cards that may lie on it, how many make it full.
PEOPLE = {
    "monarch": "monarch",
    "healer": "healer",
    "stable": "knight",
    "tower": "archer",
    "field": "peasant",
}
FULL_SIZE = {"monarch": 2, "healer": 2, "stable": 3, "tower": 4, "field": 4}
ONE_PILE_ONLY = ("monarch", "healer")
ANYWHERE = ("jester", "villain")


def is_pile(pile: Pile) -> bool:
    """A lone base, monarch or healer is a pile of one; anything else alone is a single."""
    return pile[0] in PEOPLE


def is_full(pile: Pile) -> bool:
    return is_pile(pile) and len(pile) == FULL_SIZE[pile[0]]


def takes(pile: Pile, card: str) -> bool:
    """Whether a card may be laid on top."""
    if not is_pile(pile) or is_full(pile):
        return False
    return card == PEOPLE[pile[0]] or card in ANYWHERE


def may_lie_alone(zone: Zone, card: str) -> bool:
    if card == "jester":
        return False
    return not (card in ONE_PILE_ONLY and has_pile(zone, card))


def has_pile(zone: Zone, base: str) -> bool:
    return any(pile[0] == base for pile in zone)


def ways(zone: Zone, card: str) -> list[Where]:
    """Every way to place a card."""
    found: list[Where] = [index for index, pile in enumerate(zone) if takes(pile, card)]
    if may_lie_alone(zone, card):
        found.append(None)
    return found


def copied(zone: Zone) -> Zone:
    return [list(pile) for pile in zone]


def with_card(zone: Zone, card: str, where: Where) -> Zone:
    zone = copied(zone)
    if where is None:
        zone.append([card])
    else:
        zone[where].append(card)
    return zone


def without_top(zone: Zone, index: int) -> Zone:
    zone = copied(zone)
    zone[index].pop()
    return [pile for pile in zone if pile]


def can_place(zone: Zone, cards: list[str]) -> bool:
    """Whether all of them find a place, in some order, one on the other if need be."""
    return any(can_place_in_order(zone, list(order)) for order in permutations(cards))


def can_place_in_order(zone: Zone, cards: list[str]) -> bool:
    if not cards:
        return True
    first, *others = cards
    return any(
        can_place_in_order(with_card(zone, first, where), others) for where in ways(zone, first)
    )


def can_hold(zone: Zone, pile: Pile) -> bool:
    """Whether a whole pile may come to a zone."""
    return not (pile[0] in ONE_PILE_ONLY and has_pile(zone, pile[0]))


def is_pair(pile: Pile) -> bool:
    return pile in (["monarch", "monarch"], ["monarch", "jester"])


def full_sets(zone: Zone, base: str) -> int:
    """Full piles of a kind without a villain."""
    return sum(pile[0] == base and is_full(pile) and "villain" not in pile for pile in zone)


def guarded(zone: Zone) -> bool:
    return full_sets(zone, "stable") >= 1 and full_sets(zone, "tower") >= 1


def peasants(zone: Zone) -> int:
    """Alone or on fields, jesters in that role among them."""
    alone = sum(pile == ["peasant"] for pile in zone)
    on_fields = sum(
        card in ("peasant", "jester") for pile in zone if pile[0] == "field" for card in pile
    )
    return alone + on_fields


def colours(zone: Zone) -> int:
    return len({card for pile in zone for card in pile})


def healer_points(zone: Zone) -> int:
    """The points of the first healer of a zone."""
    return {8: 8, 9: 15, 10: 40}.get(colours(zone), 3)


def breakdown(zone: Zone) -> dict[str, int]:
    """The points of a zone by the rule that gives them, called after its card: a base counts with
    its people, a card alone by itself, a villain apart wherever it lies."""
    points: Counter[str] = Counter()
    for pile in zone:
        base, upon = pile[0], pile[1:]
        played = len(upon) - upon.count("villain")  # a jester is worth its role
        if base == "monarch":
            points["monarch"] += 10 + 10 * played
        elif base == "stable":
            points["stable"] += 3 + 6 * played
        elif base == "tower":
            points["tower"] += 5 + 2 * played
        elif base == "field":
            points["field"] += played
        elif base == "healer":
            points["healer"] += healer_points(zone)
            points["second-healer"] += 3 * played
        elif base != "villain":
            points[base] += 1
        points["villain"] -= 10 * pile.count("villain")
    fields = sum(pile[0] == "field" for pile in zone)
    points["field"] += 10 * max(0, fields - 1)
    return {rule: amount for rule, amount in points.items() if amount}


def score(zone: Zone) -> int:
    return sum(breakdown(zone).values())


def combo(zone: Zone) -> str | None:
    """The combo a zone completes."""
    if not any(is_pair(pile) for pile in zone):
        return None
    if has_pile(zone, "healer") and healer_points(zone) == 40:
        return "healer"
    if full_sets(zone, "stable") >= 1 and full_sets(zone, "tower") >= 2:
        return "military"
    tilled = [
        pile
        for pile in zone
        if pile[0] == "field" and "villain" not in pile and ("peasant" in pile or "jester" in pile)
    ]
    return "production" if len(tilled) >= 4 else None
