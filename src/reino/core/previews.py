"""Previews of legal actions as data: the place where a page offers each, and its result.

A page knows no rule. It draws a view, and offers what the view's seat may choose where it is: on a
square, on a card, on a hex. The place and the result come from the game's `previews`, from the view
alone. In a game without previews actions are offered by their names.
"""

from typing import Any

from reino.core.view import View

Offer = Any  # a struct of the game's own, or a mapping: ready for JSON


def offers(view: View) -> tuple[Offer, ...]:
    """One preview for each legal action, in their order; none where the game has no previews."""
    previews = view.game.spec.previews
    return () if previews is None or not view.legal else tuple(previews(view))
