"""The choices for each part of a declaration: tried to the end on copies of the zones.

A choice of a card or pile is an index into the zone it lies in. Choices come one by one, so that
a caller that only asks whether there is any need not wait for all.
"""

from collections.abc import Iterator
from typing import Any

from .reference_zone import (
    Where,
    Zone,
    can_hold,
    can_place,
    guarded,
    is_full,
    is_pair,
    may_lie_alone,
    takes,
    with_card,
    without_top,
)


def loose(zone: Zone, barred: int | None = None) -> list[int]:
    """Piles and singles whose top card may be stolen or swapped: none that is full."""
    return [i for i, pile in enumerate(zone) if not is_full(pile) and i != barred]


def some(choices: Iterator[Any]) -> bool:
    """Whether there is any."""
    return any(True for _ in choices)


def donations(own: Zone, theirs: Zone) -> Iterator[int]:
    """Top cards and singles of the other zone that find a place in one's own zone."""
    return (i for i, pile in enumerate(theirs) if can_place(own, [pile[-1]]))


def destinations(zone: Zone, index: int, at: int) -> list[Where]:
    """Where internal affairs may bring a card of a pile: another pile, or alone if it was not."""
    card = zone[index][at]
    found: list[Where] = [i for i, pile in enumerate(zone) if i != index and takes(pile, card)]
    if len(zone[index]) > 1 and may_lie_alone(zone, card):
        found.append(None)
    return found


def lifts(zone: Zone, index: int) -> dict[str, int]:
    """The cards of a pile that internal affairs may move: "top", or a jester "inner" where that
    is another card or leaves another pile than lifting the top; with their height in the pile."""
    pile = zone[index]
    top = len(pile) - 1
    heights = {"top": top}
    for at in range(top):
        same_card = pile[top] == "jester"
        same_rest = pile[:at] + pile[at + 1 :] == pile[:top]
        if pile[at] == "jester" and not (same_card and same_rest):
            heights["inner"] = at
    return {name: at for name, at in heights.items() if destinations(zone, index, at)}


def swap_steals(own: Zone, theirs: Zone, taken: list[str]) -> Iterator[int]:
    """The cards a tactical swap may take next, so that it can be completed."""
    for index in loose(theirs):
        rest = without_top(theirs, index)
        both = [*taken, theirs[index][-1]]
        completed = swap_gifts if len(both) == 2 else swap_steals
        if some(completed(own, rest, both)):
            yield index


def swap_gifts(own: Zone, theirs: Zone, taken: list[str]) -> Iterator[int]:
    """The cards that may be given for these two, all three having left."""
    for index in loose(own):
        gift = [own[index][-1]]
        if can_place(theirs, gift) and can_place(without_top(own, index), taken):
            yield index


def single_steals(own: Zone, theirs: Zone, lodged: int | None = None) -> Iterator[int]:
    """The cards that may be stolen alone; never the villain just sent, nor the card it lies on."""
    return (i for i in loose(theirs, lodged) if can_place(own, [theirs[i][-1]]))


def double_steals(own: Zone, theirs: Zone, taken: list[str]) -> Iterator[int]:
    """The cards that may be stolen next, of two that can both be placed."""
    for index in loose(theirs):
        rest = without_top(theirs, index)
        both = [*taken, theirs[index][-1]]
        if can_place(own, both) if len(both) == 2 else some(double_steals(own, rest, both)):
            yield index


def can_steal(own: Zone, theirs: Zone) -> bool:
    return some(double_steals(own, theirs, [])) or some(single_steals(own, theirs))


def villains(zone: Zone) -> list[int]:
    """Villains that can be sent: single, or on top of any pile."""
    return [i for i, pile in enumerate(zone) if pile[-1] == "villain"]


def prizes(own: Zone, theirs: Zone, rules: int) -> list[int]:
    """Full piles that a glorious attack may steal."""
    return [
        i
        for i, pile in enumerate(theirs)
        if is_full(pile)
        and (can_hold(own, pile) or (rules >= 2 and can_divide(own, pile)))
        and not (is_pair(pile) and guarded(theirs))
    ]


def can_divide(own: Zone, pair: list[str]) -> bool:
    """Whether a pair's monarch can lie on the lone one of this zone, and its jester elsewhere."""
    if pair != ["monarch", "jester"] or ["monarch"] not in own:
        return False
    return can_place(with_card(own, "monarch", own.index(["monarch"])), ["jester"])
