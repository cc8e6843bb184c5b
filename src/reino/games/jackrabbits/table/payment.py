"""Payments for people and bots: every set of cards that pays the sum due, and the cheapest."""

from collections.abc import Iterator

from reino.core.state import State
from reino.core.view import View
from reino.games.jackrabbits.rules import actions, cards, stage
from reino.games.jackrabbits.rules.tolls import card_of, worth_of

Cards = tuple[int, ...]  # actions, in the order they are to be played


def payments(view: View) -> Iterator[Cards]:
    """Every way to lay the cards that are due now: a payment, a show, or the next stand in a fight.

    Nothing, if the viewer owes no cards.
    """
    return (laid for laid, _ in _counted(view))


def cheapest(view: View) -> Cards:
    """The payment that loses no royal if it can be helped, then the fewest pips, then the fewest
    cards; empty if there is none."""

    def cost(counted: tuple[Cards, int]) -> tuple[int, int, int]:
        laid, pips = counted
        spent = [action for action in laid if action != actions.HOLD]
        royals = sum(int(card_of(action)) % cards.RANKS >= cards.JACK for action in spent)
        return royals, pips, len(spent)

    laid, _ = min(_counted(view), key=cost, default=((), 0))
    return laid


def _counted(view: View) -> Iterator[tuple[Cards, int]]:
    """Every way with its pips."""
    seat = view.seat
    if seat is None or view.record.stage not in (stage.TOLL, stage.FIGHT) or seat not in view.owing:
        return
    # The own hand is all that matters, and in every guess it is the same.
    yield from _ways(view.guess(0), seat, (), 0)


def _ways(state: State, seat: int, laid: Cards, pips: int) -> Iterator[tuple[Cards, int]]:
    record = state.record
    if record.stage not in (stage.TOLL, stage.FIGHT) or record.payer != seat:
        yield laid, pips
        return
    menu = state.legal(seat)
    if actions.HOLD in menu:
        yield (*laid, actions.HOLD), pips
        return
    for action in menu:
        if action >= actions.SHOW:
            # The pips of an ace may depend on those laid before it.
            worth = int(worth_of(record, seat, action))
            yield from _ways(state.play(seat, action), seat, (*laid, action), pips + worth)
