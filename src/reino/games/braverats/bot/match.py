"""The emperor's match: the worth of the ends of each of its games."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from threading import Lock
from typing import Any

from reino.core.errors import NotSolvable
from reino.core.options import Values
from reino.core.plain_kernel import plain
from reino.games.braverats.bot.layers import Layers, Progress, part
from reino.games.braverats.bot.position import Ends, Position, Ruling, dealt_by, starting_hands
from reino.games.braverats.rules import cards
from reino.games.braverats.rules.contract import match_over

Games = tuple[int, int]  # won by each clan
Score = tuple[Games, int]  # and how many games were played for it

FIRST_SCORE: Score = ((0, 0), 0)

_match_over = plain(match_over)


class Match:
    """A match of games that all begin with the same hands. Any thread may ask it."""

    def __init__(self, ruling: Ruling, start: Position) -> None:
        self._ruling = ruling
        self._start = start
        self._equal = start.hands[0] == start.hands[1]
        self._worth: dict[Score, float] = {}  # Yarg's, -1 to 1, where a game must be solved for it
        self._lock = Lock()

    def steps(self, score: Score) -> int:
        """How many steps of progress `ends` has still to go."""
        return len(self._unsolved(score)) * Layers.steps(self._start)

    def ends(self, score: Score, progress: Progress | None = None) -> Ends:
        """The worth of the ends of the next game at this score."""
        if self._unsolved(score):
            with self._lock:
                self._solve(self._unsolved(score), progress)
        return self._ends(score)

    def _solve(self, scores: list[Score], progress: Progress | None) -> None:
        steps = Layers.steps(self._start)
        for done, score in enumerate(scores):
            share = part(progress, done * steps, (len(scores) - done - 1) * steps)
            ends = self._ends(score)
            layers = Layers(self._ruling, self._start, ends, share)
            self._worth[score] = float(ends.worth(layers.value))

    def _ends(self, score: Score) -> Ends:
        (yarg, applewood), played = score
        return Ends(
            self._worth_of((yarg + 1, applewood), played + 1),
            self._worth_of((yarg, applewood), played + 1),
            self._worth_of((yarg, applewood + 1), played + 1),
        )

    def _worth_of(self, games: Games, played: int) -> float:
        if _match_over(*games, played):
            return float((games[0] > games[1]) - (games[0] < games[1]))
        # Equal clans: an equal score is worth nothing, and a mirrored one the opposite.
        if self._equal and games[0] == games[1]:
            return 0.0
        if self._equal and games[0] < games[1]:
            return -self._worth[games[::-1], played]
        return self._worth[games, played]

    def _unsolved(self, score: Score) -> list[Score]:
        """Later scores whose worth takes a solution still, those after most games first."""
        return [later for later in dict.fromkeys(self._later(score)) if later not in self._worth]

    def _later(self, score: Score) -> Iterator[Score]:
        (yarg, applewood), begun = score
        for played in range(cards.MATCH_GAMES - 1, begun, -1):
            for games in product(range(yarg, cards.MATCH_WINS), range(applewood, cards.MATCH_WINS)):
                if sum(games) - yarg - applewood > played - begun:
                    continue
                if not self._equal:
                    yield games, played
                elif games[0] != games[1]:
                    yield (max(games), min(games)), played


@cache
def match_of(ruling: Ruling, start: Position) -> Match:
    """The match of these games, with every worth that was solved for it before."""
    return Match(ruling, start)


def match_for(options: Values) -> Match:
    """The match that these options make."""
    chance = dealt_by(options)
    if chance:
        raise NotSolvable("error-match-dealt", chance=chance)
    return match_of(Ruling.of(options), Position(starting_hands(options)))


def score_of(record: Any) -> Score:
    """The score of games before the one that is being played."""
    return (int(record.games[0]), int(record.games[1])), int(record.game) - 1


def ends_at(where: Any) -> Ends:
    """The worth of the ends of the game that a state or view belongs to."""
    if not where.game.options["emperor"]:
        return Ends()
    return match_for(where.game.options).ends(score_of(where.record))
