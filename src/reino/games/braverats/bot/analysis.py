"""The analysis of one BraveRats position: values, mixes, answers, and best responses to a mix."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from reino.core.errors import BadPosition, MalformedChoice
from reino.core.phrase import quoted
from reino.games.braverats.bot.position import Hand, Position
from reino.games.braverats.rules.cards import CARD_KEYS
from reino.games.braverats.rules.round import NOBODY

Mix = Mapping[str, float]
Mixes = tuple[NDArray[np.float64], NDArray[np.float64]]

NEGLIGIBLE = 1e-12  # less than this in a mix is rounding
SAME = 1e-9  # a mix may miss 1 by so much


@dataclass(frozen=True)
class Response:
    """The best response to a given mix."""

    value: float
    """The value of the response to its own clan."""
    cards: tuple[str, ...]
    """The cards that reach this value; none where the seat looks first, and answers each card."""
    worth: Mix
    """The value of every card; empty where the seat looks first."""


@dataclass(frozen=True)
class Analysis:
    """A position laid open. Every value is the chance to win plus half the chance to draw."""

    value: float
    """Yarg's."""
    seats: tuple[int, ...]
    """The seats that choose now; one seat after a Spy."""
    mix: tuple[Mix, Mix]
    """Optimal play, by card; empty for a seat that does not choose now."""
    worth: tuple[Mix, Mix]
    """The worth of each card to its own clan against the optimum."""
    matrix: tuple[tuple[float, ...], ...]
    """Yarg's value for each pair of cards."""
    cards: tuple[tuple[str, ...], tuple[str, ...]]
    """Of the rows and the columns of the matrix."""
    look: int | None = None
    """The seat that sees the other's card first."""
    answers: Mapping[str, str] = field(default_factory=dict)
    """The looker's best answer to each card it may be shown; empty where no seat looks, and where
    the card is shown already: then the looker chooses now, and has a mix."""

    def best_response(self, seat: int, mix: Mix) -> Response:
        """The best response of `seat` if the other clan plays this mix now, and optimally later.

        Where `seat` looks first it answers each card as it comes, so no single card is best.
        """
        if seat not in (0, 1):
            raise MalformedChoice("error-no-seat", last="1", given=quoted(seat))
        other = 1 - seat
        weights = _weights(mix, self.cards[other])
        table = self._table_of(seat)
        if self.look == seat:
            value = sum(p * max(row[j] for row in table) for j, p in enumerate(weights))
            return Response(value, (), {})
        worth = {
            card: sum(p * row[j] for j, p in enumerate(weights))
            for card, row in zip(self.cards[seat], table, strict=True)
        }
        value = max(worth.values())
        cards = tuple(card for card, v in worth.items() if value - v < NEGLIGIBLE)
        return Response(value, cards, worth)

    def _table_of(self, seat: int) -> list[list[float]]:
        """Rows: this seat's cards; columns: the other's; its own value in each."""
        if seat == 0:
            return [list(row) for row in self.matrix]
        return [[1 - row[j] for row in self.matrix] for j in range(len(self.cards[1]))]


def laid_open(
    position: Position,
    value: float,
    matrix: NDArray[np.float64],
    cards: tuple[Hand, Hand],
    mixes: Mixes,
) -> Analysis:
    """Put numbers and names together, for the seats that choose now."""
    names = _names(cards[0]), _names(cards[1])
    whole: dict[str, Any] = {
        "matrix": tuple(tuple(row) for row in matrix.tolist()),
        "cards": names,
    }
    look = position.look
    if look == NOBODY:
        x, y = mixes[0][: len(names[0])], mixes[1][: len(names[1])]
        return Analysis(
            value=value,
            seats=(0, 1),
            mix=(_mix(names[0], x), _mix(names[1], y)),
            worth=(_named(names[0], matrix @ y), _named(names[1], 1 - x @ matrix)),
            **whole,
        )
    # The looker's own value: its answers are the rows, the cards it may be shown the columns.
    table = matrix if look == 0 else 1 - matrix.T
    shower = 1 - look
    if position.shown is None:
        # The other side shows a card, knowing that it will be answered as well as can be.
        best = table.argmax(axis=0)
        return Analysis(
            value=value,
            seats=(shower,),
            mix=_for_seat(shower, _mix(names[shower], mixes[shower][: len(names[shower])])),
            worth=_for_seat(shower, _named(names[shower], 1 - table.max(axis=0))),
            look=look,
            answers={
                shown: names[look][answer]
                for shown, answer in zip(names[shower], best.tolist(), strict=True)
            },
            **whole,
        )
    own = table[:, names[shower].index(CARD_KEYS[position.shown])]
    pure = np.zeros(len(own))
    pure[own.argmax()] = 1.0
    return Analysis(
        value=float(own.max() if look == 0 else 1 - own.max()),
        seats=(look,),
        mix=_for_seat(look, _mix(names[look], pure)),
        worth=_for_seat(look, _named(names[look], own)),
        look=look,
        **whole,
    )


def _weights(mix: Mix, cards: tuple[str, ...]) -> list[float]:
    """The caller's mix, checked, as a weight for each of these cards."""
    if not isinstance(mix, Mapping):
        raise BadPosition("error-mix-form", given=quoted(mix))
    unknown = [card for card in mix if card not in cards]
    if unknown:
        raise BadPosition(
            "error-mix-cards", cards=", ".join(map(str, unknown)), known=", ".join(cards)
        )
    try:
        weights = [float(mix.get(card, 0.0)) for card in cards]
    except (TypeError, ValueError):
        raise BadPosition("error-mix-numbers", given=str(dict(mix))) from None
    if not (min(weights) >= 0 and abs(sum(weights) - 1) <= SAME):
        raise BadPosition("error-mix-sum", given=str(dict(mix)))
    return weights


def _names(cards: Hand) -> tuple[str, ...]:
    return tuple(CARD_KEYS[card] for card in cards)


def _mix(names: tuple[str, ...], weights: NDArray[np.float64]) -> Mix:
    kept = np.where(weights < NEGLIGIBLE, 0.0, weights)
    return _named(names, kept / kept.sum())


def _named(names: tuple[str, ...], values: NDArray[np.float64]) -> Mix:
    return dict(zip(names, values.tolist(), strict=True))


def _for_seat(seat: int, named: Mix) -> tuple[Mix, Mix]:
    return (named, {}) if seat == 0 else ({}, named)
