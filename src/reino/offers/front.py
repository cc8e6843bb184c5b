"""The front door: finds who speaks for a game."""

from collections.abc import Callable, Sequence
from typing import Any

from reino.core.plugins import Plugins
from reino.core.view import View

Offer = dict[str, Any]  # plain data, ready for JSON
Offering = Callable[[View], Sequence[Offer]]  # one for each legal action of a view, in their order

OFFERINGS: Plugins[Offering] = Plugins("reino.offers")


def offers(view: View) -> tuple[Offer, ...]:
    """One for each legal action, in their order; none where nobody speaks for the game."""
    offering = OFFERINGS.get(view.game.key)
    return () if offering is None or not view.legal else tuple(offering(view))
