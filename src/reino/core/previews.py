"""Previews: what each legal action is about, as data: where a page shows it, what it would bring.

A page knows no rule. It draws a view, and offers what the view's seat may choose where it is: on a
square, on a card, on a hex. Which place that is, and what would follow, the game's `previews` says,
from the view alone. A game without them is offered by the names of its actions.
"""

from typing import Any

from reino.core.view import View

Offer = dict[str, Any]  # plain data, ready for JSON


def offers(view: View) -> tuple[Offer, ...]:
    """One for each legal action, in their order; none where the game has no previews."""
    previews = view.game.spec.previews
    return () if previews is None or not view.legal else tuple(previews(view))
