"""The bots of BraveRats: perfect play, and levels between judgement and habit."""

from dataclasses import dataclass, replace

from reino.core.bot import Bot, Mix, menu
from reino.core.compiled import Progress
from reino.core.errors import NotSolvable
from reino.core.game import Game
from reino.core.plain_kernel import plain
from reino.core.view import View
from reino.games.braverats.bot.perfect import BestBot, analysed, card_of, check_solved
from reino.games.braverats.bot.position import Position
from reino.games.braverats.rules import actions, cards
from reino.games.braverats.rules.contract import face_of
from reino.games.braverats.rules.round import strength
from reino.games.braverats.rules.state import NOT_CHOSEN, UNKNOWN
from reino.search import ismcts
from reino.search.bot import SearchBot, search_mix


@dataclass(frozen=True)
class Level:
    """How many of its choices a level makes by habit, and how long it searches for the others."""

    habit: float
    iterations: int | None = None  # only where the game is not solved
    seconds: float | None = None

    def with_budget(self, iterations: int | None, seconds: float | None) -> "Level":
        """The same with another budget."""
        return replace(self, iterations=iterations, seconds=seconds)


# Each beats the next by 100 rating points, where the game is solved: `scripts/ladder.py`.
LEVELS = {
    "perfect": Level(habit=0.0),
    "expert": Level(habit=0.36),
    "casual": Level(habit=0.64),
    "beginner": Level(habit=1.0),
}
OTHERS = ()
FIRST = "beginner"
_face_of = plain(face_of)
MINDS_BOTH = False

FEAR = 0.8  # the share of rounds in which habit expects the Prince
STRAYS = 0.2  # so many times for each time of the card before it, habit plays the next in order


def check(game: Game, name: str) -> None:
    """Refuse to call a bot perfect where the game is not solved."""
    if name == "perfect":
        check_solved(game)


def prepare(game: Game, name: str, progress: Progress | None = None) -> None:
    try:
        check_solved(game)
    except NotSolvable:
        if LEVELS[name].habit < 1:
            ismcts.prepare(game, progress)


def make(name: str, seed: int | None, iterations: int | None, seconds: float | None) -> Bot:
    if name == "perfect":
        return BestBot(iterations, seconds, seed)
    return HabitBot(LEVELS[name].with_budget(iterations, seconds), seed)


class HabitBot(SearchBot):
    """Plays by habit as often as its level says, and by judgement otherwise."""

    def __init__(self, level: Level, seed: int | None = None) -> None:
        super().__init__(level.iterations, level.seconds, seed)
        self._habit = level.habit

    def mix(self, view: View, seed: int) -> Mix:
        habit = habit_mix(view)
        if self._habit == 1:
            return habit
        judged = judged_mix(view, iterations=self._iterations, seconds=self._seconds, seed=seed)
        share = self._habit
        return {a: share * habit[a] + (1 - share) * judged[a] for a in judged}


def judged_mix(
    view: View, *, iterations: int | None = None, seconds: float | None = None, seed: int = 0
) -> Mix:
    """The best cards against those that the other clan still holds, all of them as likely.

    Judgement remembers every card and knows the value of every position, but it neither bluffs
    nor expects a bluff. Where the game is not solved a search chooses.
    """
    legal = menu(view)
    assert view.seat is not None
    try:
        found = analysed(view)
    except NotSolvable:
        return search_mix(view, iterations=iterations, seconds=seconds, seed=seed)
    if found.look is not None:
        return {action: found.mix[view.seat][card_of(action)] for action in legal}
    others = [cards.CARD_KEYS[card] for card in Position.of(view.record).hands[1 - view.seat]]
    alike = {card: others.count(card) / len(others) for card in others}
    best = found.best_response(view.seat, alike).cards
    return {action: (card_of(action) in best) / len(best) for action in legal}


def habit_mix(view: View) -> Mix:
    """The mix of a player who remembers no card played, and counts on strength alone.

    High cards first; but most of the time such a player fears the Prince, even if he is long gone,
    and throws a low card away. It sees the hand, the round before and the card a Spy is shown.
    """
    legal = menu(view)
    record, seat = view.record, view.seat
    assert seat is not None
    other = 1 - seat

    def face(action: int) -> int:
        card = actions.TABLE.describe(action).numbers["card"]
        return int(_face_of(card, record.last[other]))

    weakest_first = sorted(legal, key=lambda a: strength(face(a), 0))
    if actions.TABLE.kind(legal[0]).key == "keep":
        return _in_turn(sorted(legal, key=lambda a: -strength(face(a), 0)))
    shown = int(record.chosen[other])
    if shown in (NOT_CHOSEN, UNKNOWN):
        low, high = _in_turn(weakest_first), _in_turn(weakest_first[::-1])
        return {a: FEAR * low[a] + (1 - FEAR) * high[a] for a in legal}

    # A Spy shows the card: the strongest that seems to beat it, or else the weakest.
    theirs = int(_face_of(shown, record.last[seat]))
    bonuses = int(record.bonus[seat]), int(record.bonus[other])

    def beats(mine: int) -> bool:
        # Habit remembers no power but those of Prince and Princess.
        if theirs == cards.PRINCE:
            return mine == cards.PRINCESS
        if mine == cards.PRINCE:
            return theirs != cards.PRINCESS
        return strength(mine, bonuses[0]) > strength(theirs, bonuses[1])

    winning = [a for a in weakest_first if beats(face(a))]
    answer = winning[-1] if winning else weakest_first[0]
    return {a: float(a == answer) for a in legal}


def _in_turn(ordered: list[int]) -> Mix:
    """A mix of the first most often, and each other STRAYS times as often as the one before."""
    weights = [STRAYS**place for place in range(len(ordered))]
    return {action: weight / sum(weights) for action, weight in zip(ordered, weights, strict=True)}
