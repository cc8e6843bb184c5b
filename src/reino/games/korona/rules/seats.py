"""The seats of a decision: the one that decides, the one whose cards it is about, the one they go
to."""

from reino.core.kernel import kernel
from reino.games.korona.rules import actions, stage


@kernel
def next_seat(s, seat):
    """Clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@kernel
def passer(s):
    """Revolt: from the initiator clockwise."""
    return (s.active + s.passes) % s.players


@kernel
def chooser(s):
    """The initiator chooses its own pass, and then each seat the pass of the next in line."""
    return s.active if s.passes == 0 else (passer(s) + s.players - 1) % s.players


@kernel
def decider(s):
    """The seat that decides, or NONE."""
    if s.stage == stage.ASK:
        return s.asked
    if s.stage == stage.YIELD:
        return s.target
    if s.stage == stage.SETTLE or s.stage == stage.JEST:
        return s.placer
    if s.stage == stage.PASS:
        return chooser(s)
    if (
        s.stage < stage.TAKE
        or s.stage == stage.DRAW
        or s.stage == stage.REFILL
        or s.stage == stage.OVER
    ):
        return actions.NONE
    return s.active


@kernel
def giver(s):
    """The seat that the chosen card or pile leaves, or NONE."""
    if s.stage == stage.STEAL or s.stage == stage.SEIZE or s.stage == stage.YIELD:
        return s.target
    if s.stage == stage.PASS:
        return passer(s)
    if s.stage == stage.MOVE or s.stage == stage.SEND or s.stage == stage.REPAY:
        return s.active
    return actions.NONE


@kernel
def receiver(s):
    """The seat that it goes to, or in whose zone a card is placed, or NONE."""
    if s.stage == stage.SEND or s.stage == stage.LODGE or s.stage == stage.REPAY:
        return s.target
    if s.stage == stage.SETTLE or s.stage == stage.JEST:
        return s.ground
    if s.stage == stage.PASS:
        return next_seat(s, passer(s))
    if s.stage == stage.ASK or s.stage == stage.OVER:
        return actions.NONE
    return s.active


@kernel
def undecided(s):
    """Whether an action card is being declared or answered: nothing has been carried out yet."""
    return stage.MOVE <= s.stage <= stage.ASK
