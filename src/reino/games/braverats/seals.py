"""Sealed choices of BraveRats, opened again: for searches that begin after the other has chosen."""

from typing import Any

from reino.games.braverats.state import NOT_CHOSEN, UNKNOWN


def reopen(view: Any, viewer: int) -> None:
    """Put a card that lies face down back into its owner's hand; the viewer cannot tell."""
    sealed = view.chosen == UNKNOWN
    view.in_hand[sealed] += 1
    view.chosen[sealed] = NOT_CHOSEN
