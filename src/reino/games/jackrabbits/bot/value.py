"""The value of a position to each seat: its chance to win, by how prospects compare."""

from reino.core.kernel import kernel
from reino.games.jackrabbits.bot import weights
from reino.games.jackrabbits.bot.features import describe_runner
from reino.games.jackrabbits.rules import cards, stage
from reino.games.jackrabbits.rules.tolls import count
from reino.search.guidance import share_out


@kernel
def race_left(s):
    """The part of the race that is still to be run, by the royals of the seat with most."""
    most = 0
    for seat in range(s.players):
        most = max(most, count(s.hand[seat] & cards.ROYALS))
    return (cards.MOST_ROYALS - most) / cards.MOST_ROYALS


@kernel
def quiet(s):
    """Between two turns: the dice are rolled, and no card has been shown in the lottery yet."""
    return s.stage == stage.LOTTERY and s.matched == 0


@kernel
def worth(s, seat, left, work):
    """How good a seat's prospects are, in the exponent of the odds."""
    describe_runner(s, seat, work, weights.WORK)
    total = 0.0
    for i in range(weights.FEATURES):
        total += work[weights.WORK + i] * (
            work[weights.WORTH + i] + left * work[weights.WORTH_EARLY + i]
        )
    return total


@kernel
def appraise(s, returns, work):
    """Each seat's chance to win, as a return."""
    left = race_left(s)
    for seat in range(s.players):
        returns[seat] = worth(s, seat, left, work)
    share_out(returns, s.players)
