"""The value of a position to each seat: its chance to win, by how its kingdom compares."""

from reino.core.kernel import kernel
from reino.games.korona.bot import weights
from reino.games.korona.bot.features import describe_kingdom
from reino.games.korona.rules import actions, stage
from reino.search.guidance import share_out

ALL_CARDS = 90.0


@kernel
def cards_left(s):
    """The part of the cards that is still to be taken, from 1 at the start to 0."""
    return (s.deck_size + s.market_size) / (ALL_CARDS - actions.HAND * s.players)


@kernel
def quiet(s):
    """Between two turns: no action card is in use, and the active seat has not drawn yet."""
    return s.stage == stage.TAKE and s.used == actions.NONE


@kernel
def worth(s, seat, left, work):
    """How good a kingdom is, in the exponent of the odds."""
    describe_kingdom(s, seat, work, weights.WORK)
    total = 0.0
    for i in range(weights.FEATURES):
        total += work[weights.WORK + i] * (
            work[weights.WORTH + i] + left * work[weights.WORTH_EARLY + i]
        )
    return total


@kernel
def appraise(s, returns, work):
    """Each seat's chance to win, as a return."""
    left = cards_left(s)
    for seat in range(s.players):
        returns[seat] = worth(s, seat, left, work)
    share_out(returns, s.players)
