"""How a game at a table may end before its rules end it, and what everybody then gets."""

from collections.abc import Collection

from reino.core.game import Game

FORFEIT = "forfeit"  # a bot did not play to the end
RESIGNED = "resigned"
TIMEOUT = "timeout"
AGREED = "agreed"  # on a draw


def forfeited(game: Game, seats: Collection[int]) -> tuple[float, ...]:
    """Who forfeits shares a loss, the others a win; where all do, nobody has either."""
    least, most = game.spec.returns
    losers = len(seats)
    if losers == game.players:
        return (0.0,) * game.players
    return tuple(
        least / losers if seat in seats else most / (game.players - losers)
        for seat in range(game.players)
    )


def decisions(game: Game) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Every way in which people may end this game: a reason, and what everybody then gets."""
    if game.players != 2:
        return ()
    lost = tuple(
        (reason, forfeited(game, (seat,))) for reason in (RESIGNED, TIMEOUT) for seat in (0, 1)
    )
    return (*lost, (AGREED, (0.0, 0.0))) if game.spec.drawn_by_agreement else lost
