"""Ends of a game by people or bots before its rules end it: forfeits, resignations, draws, and the
returns of each seat."""

from collections.abc import Collection

from reino.core.game import Game

FORFEIT = "forfeit"  # a bot did not play to the end
RESIGNED = "resigned"
TIMEOUT = "timeout"
AGREED = "agreed"  # a draw by agreement


def forfeited(game: Game, seats: Collection[int]) -> tuple[float, ...]:
    """The seats that forfeit share a loss, the others a win; where all forfeit, each gets 0."""
    least, most = game.spec.returns
    losers = len(seats)
    if losers == game.players:
        return (0.0,) * game.players
    return tuple(
        least / losers if seat in seats else most / (game.players - losers)
        for seat in range(game.players)
    )


def decisions(game: Game) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """All ends that people may decide on in this game: a reason, and the returns of the seats."""
    if game.players != 2:
        return ()
    lost = tuple(
        (reason, forfeited(game, (seat,))) for reason in (RESIGNED, TIMEOUT) for seat in (0, 1)
    )
    return (*lost, (AGREED, (0.0, 0.0))) if game.spec.drawn_by_agreement else lost
