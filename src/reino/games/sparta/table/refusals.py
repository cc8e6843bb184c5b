"""Refusals of Sparta: the rule that forbids a move, the first that a player would name."""

from typing import Any

from reino.core.phrase import Phrase
from reino.games.sparta.rules import actions, squares
from reino.games.sparta.rules.notation import square_name, squares_of


def why_not(view: Any, action: int) -> Phrase:
    """The reason why an action is not legal here, the first that a player would give."""
    seat = int(view.mover)
    if action == actions.PASS:
        return Phrase("error-sparta-no-pass")
    origin, target = divmod(action, squares.SQUARES)
    armies = [squares_of(view.piece[owner]) for owner in (0, 1)]
    if origin in armies[1 - seat]:
        side = Phrase("error-sparta-seat", seat=actions.SEAT_KEYS[1 - seat])
        return Phrase("error-sparta-other-piece", square=square_name(origin), side=side)
    if origin not in armies[seat]:
        return Phrase("error-sparta-no-piece", square=square_name(origin))
    hero = origin in squares_of(view.hero)
    if origin == target:
        return _no_promotion(view, seat, origin, hero)
    where = square_name(target)
    if target in armies[0] + armies[1]:
        return Phrase("error-sparta-not-free", square=where)
    steps = max(
        abs(origin // squares.SIDE - target // squares.SIDE),
        abs(origin % squares.SIDE - target % squares.SIDE),
    )
    if steps > (squares.HERO_STEPS if hero else squares.WARRIOR_STEPS):
        return Phrase("error-sparta-far", square=where, piece="hero" if hero else "warrior")
    return Phrase("error-sparta-blocked", square=where)


def _no_promotion(view: Any, seat: int, square: int, hero: bool) -> Phrase:
    name = square_name(square)
    if hero:
        return Phrase("error-sparta-hero-already", square=name)
    if square not in squares_of(view.city[seat]):
        side = Phrase("error-sparta-seat", seat=actions.SEAT_KEYS[seat])
        return Phrase("error-sparta-no-own-city", square=name, side=side)
    return Phrase("error-sparta-no-reserve")
