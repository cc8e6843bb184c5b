"""From options to solutions: single games, dealt hands, and the emperor's match of games."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from reino.core.errors import NotSolvable
from reino.core.options import Values
from reino.games.braverats.tables import MATCH_GAMES, MATCH_WINS
from reino.search.braverats.position import (
    Hands,
    Position,
    Ruling,
    complete_options,
    parse_hands,
    starting_hands,
)
from reino.search.braverats.solution import Progress, Solution

PLAIN_ENDS = (1.0, 0.0, -1.0)
REMEMBERED = 4


def solve(
    options: Mapping[str, object] | None = None,
    hands: Sequence[Iterable[str | int]] | None = None,
    *,
    progress: Progress | None = None,
) -> Solution:
    """Solve a game of BraveRats from its first round on.

    `hands`, Yarg's and Applewood's, are needed where the options deal them at random (traitor,
    draft, random_deal, princess_attack=random) and may be given with any. In a match (emperor) the
    solution is of the first game, and its values are chances to win the match.
    """
    values = complete_options(options)
    if values["lucky_draw"]:
        raise NotSolvable("lucky_draw hides the hands; the solver needs both of them")
    dealt = starting_hands(values) if hands is None else parse_hands(hands)
    ruling = Ruling.of(values)
    ends = _ends(values, (0, 0), 1) if values["emperor"] else PLAIN_ENDS
    return Solution(ruling, Position(dealt), ends=ends, progress=progress)


def solution_for(where: Any, *, progress: Progress | None = None) -> Solution:
    """The solution that covers a state or view, from there on or from earlier in the same game."""
    record = where.record
    position = Position.of(record)
    ruling = Ruling.of(where.game.options)
    ends = PLAIN_ENDS
    if record.emperor:
        games = (int(record.games[0]), int(record.games[1]))
        ends = _ends(where.game.options, games, int(record.game))
    for known in _recent:
        if known.ruling == ruling and known.ends == ends and known.covers(position):
            return known
    # Solve before the card that may already be shown: the same positions follow.
    solution = Solution(ruling, position, ends=ends, progress=progress)
    _recent[solution] = None
    while len(_recent) > REMEMBERED:
        _recent.popitem(last=False)
    return solution


# The last few solutions: the rest of a game is covered by the one of its beginning.
_recent: OrderedDict[Solution, None] = OrderedDict()


def _ends(options: Values, games: tuple[int, int], game: int) -> tuple[float, float, float]:
    """What winning, drawing and losing this game of a match is worth to Yarg."""
    hands = starting_hands(options)
    ruling = Ruling.of(options)
    return match_ends(ruling, hands, games, game)


@cache
def match_ends(
    ruling: Ruling, hands: Hands, games: tuple[int, int], game: int
) -> tuple[float, float, float]:
    """What the ends of game number `game` are worth, at this score of games."""
    won, lost = (games[0] + 1, games[1]), (games[0], games[1] + 1)
    if hands[0] == hands[1] and games[0] == games[1]:
        # Equal clans at an equal score: winning is worth what losing costs, a draw nothing.
        win = _match_value(ruling, hands, won, game)
        return win, 0.0, -win
    return (
        _match_value(ruling, hands, won, game),
        _match_value(ruling, hands, games, game),
        _match_value(ruling, hands, lost, game),
    )


@cache
def _match_value(ruling: Ruling, hands: Hands, games: tuple[int, int], played: int) -> float:
    """Yarg's worth of a match at this score, -1 to 1, after so many games."""
    if max(games) == MATCH_WINS or played == MATCH_GAMES:
        return float((games[0] > games[1]) - (games[0] < games[1]))
    if hands[0] == hands[1]:
        # Equal clans: the mirror of a score has the opposite worth.
        if games[0] == games[1]:
            return 0.0
        if games[0] < games[1]:
            return -_match_value(ruling, hands, (games[1], games[0]), played)
    ends = match_ends(ruling, hands, games, played + 1)
    return 2 * Solution(ruling, Position(hands), ends=ends).value - 1
