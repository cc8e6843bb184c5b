"""The conditions of an undo: the information that a choice has revealed, and the seats whose
consent is missing."""

from collections.abc import Collection

from reino.core.view import View
from reino.play.table import Table

TRIES = 32  # guesses by which it is tested whether a choice has revealed anything


def missing_consent(table: Table, asker: int, agreed: Collection[int]) -> list[int]:
    """The seats that have not agreed yet. Bots are not asked, nor the seats that share a person
    with the asker."""
    person = table.seats[asker].person
    return [n for n in table.people() if n not in agreed and table.seats[n].person != person]


def revealed(table: Table, seat: int, last: int) -> bool:
    """Whether the choice of a seat, the last of all steps, has told any viewer something new."""
    _, action, _ = table.steps[last]
    before = table.state_after(last)
    after = table.state
    assert after is not None
    return any(
        _may_surprise(before.view(viewer), after.view(viewer), seat, action)
        for viewer in (None, *range(table.setup.players))
    )


def _may_surprise(before: View, after: View, seat: int, action: int) -> bool:
    """Whether the view after the choice may be a surprise to a viewer who knew the view before.

    The seat alone knows which action it was: to the others another action will do, if it looks the
    same.
    """
    for number in range(TRIES):
        guess = before.guess(number)
        menu = guess.legal(seat)
        same = (action,) if before.seat == seat else (action, *menu)
        if not any(
            other in menu and guess.play(seat, other).view(before.seat) == after for other in same
        ):
            return True
    return False
