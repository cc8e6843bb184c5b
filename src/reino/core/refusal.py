"""Turning a refused choice into words. Kept apart: the fast path never comes here."""

from typing import TYPE_CHECKING, NoReturn

from reino.core.errors import GameOver, IllegalChoice, MalformedChoice, OutOfTurn

if TYPE_CHECKING:
    from reino.core.state import State, Step


def refuse(state: "State", steps: "tuple[Step, ...]") -> NoReturn:
    """Raise for the first of these choices that cannot be made now, saying what could be."""
    game = state.game
    for seat, action in steps:
        if not 0 <= seat < game.players:
            raise MalformedChoice(f"seats are 0 to {game.players - 1}; got {seat}")
        if not 0 <= action < game.spec.actions:
            raise MalformedChoice(
                f"actions of {game.key} are 0 to {game.spec.actions - 1}; got {action}"
            )
        offered = state.legal(seat)
        if action in offered:
            continue
        if state.over:
            raise GameOver(f"the game is over ({state.reason}); seat {seat} has nothing to choose")
        if offered:
            menu = ", ".join(f"{a} ({game.name(a)})" for a in offered)
            raise IllegalChoice(
                f"seat {seat} may choose {menu}; got {action} ({game.name(action)})"
            )
        if state.chance:
            raise OutOfTurn(f"it is chance's turn; seat {seat} owes no decision")
        waiting = " and ".join(f"seat {s}" for s in state.owing)
        raise OutOfTurn(f"seat {seat} owes no decision now; waiting for {waiting}")
    raise AssertionError("every choice was legal, and yet it was refused")
