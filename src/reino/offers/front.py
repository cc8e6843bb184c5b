"""The front door: finds who speaks for a game."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from reino.core.view import View

GROUP = "reino.offers"

Offer = dict[str, Any]  # plain data, ready for JSON
Offering = Callable[[View], Sequence[Offer]]  # one for each legal action of a view, in their order


def offers(view: View) -> tuple[Offer, ...]:
    """One for each legal action, in their order; none where nobody speaks for the game."""
    offering = _offering(view.game.key)
    return () if offering is None or not view.legal else tuple(offering(view))


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _offering(game: str) -> Offering | None:
    point = _installed().get(game)
    return None if point is None else point.load()
