"""Error messages for refused choices. Kept apart from the facade: a legal choice never comes
here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from reino.core.errors import GameOver, IllegalChoice, MalformedChoice, OutOfTurn, ReinoError
from reino.core.phrase import Phrase, listed, quoted
from reino.core.view import View

if TYPE_CHECKING:
    from reino.core.game import Game
    from reino.core.runtime import Step
    from reino.core.state import State

FEW = 4  # limit on outcomes that are named; there can be dozens


@dataclass(frozen=True)
class Menu:
    """A list of actions with their names, in the language of the reader."""

    game: "Game"
    actions: tuple[int, ...]

    def tell(self, lang: str) -> str:
        return ", ".join(f"{a} ({self.game.name(a, lang)})" for a in self.actions)


@dataclass(frozen=True)
class NamedOutcome:
    """An outcome of chance, with its name where it has one."""

    game: "Game"
    number: int

    def tell(self, lang: str) -> str:
        if not 0 <= self.number < self.game.spec.outcomes:
            return str(self.number)
        return f"{self.number} ({self.game.outcome_name(self.number, lang)})"


def refuse(state: "State", steps: "tuple[Step, ...]") -> NoReturn:
    """Raise for the first of these choices that is not legal now, and name legal ones."""
    game = state.game
    for seat, action in steps:
        if not 0 <= seat < game.players:
            raise MalformedChoice("error-no-seat", last=str(game.players - 1), given=str(seat))
        if not 0 <= action < game.spec.actions:
            last = str(game.spec.actions - 1)
            raise MalformedChoice("error-no-action", game=game.key, last=last, given=str(action))
        offered = state.legal(seat)
        if action in offered:
            continue
        if state.over:
            raise GameOver("error-game-over-seat", reason=str(state.reason), seat=str(seat))
        why_not = getattr(game.spec.words, "why_not", None)
        if offered and why_not is not None:
            raise IllegalChoice(
                "error-illegal-move",
                given=Menu(game, (action,)),
                why=why_not(state.view(None).record, action),
            )
        if offered:
            raise IllegalChoice(
                "error-illegal-choice",
                seat=str(seat),
                menu=Menu(game, offered),
                given=Menu(game, (action,)),
            )
        if state.chance:
            raise OutOfTurn("error-chances-turn", seat=str(seat))
        raise OutOfTurn("error-not-asked", whose=_seat(seat), waiting=_seats(state.owing))
    raise AssertionError("every choice was legal, and yet it was refused")


def refuse_chance(state: "State") -> NoReturn:
    """Raise for an outcome that was given where seats choose, or where the game is over."""
    if state.over:
        raise OutOfTurn("error-game-over", reason=str(state.reason))
    raise OutOfTurn("error-not-chances-turn", waiting=_seats(state.owing))


def refuse_outcome(game: "Game", possible: Sequence[int], given: int) -> NoReturn:
    """Raise for an outcome that is not possible now, and name some that are."""
    named = possible if len(possible) <= FEW else possible[: FEW - 1]
    told: list[object] = [NamedOutcome(game, outcome) for outcome in named]
    if len(named) < len(possible):
        told.append(Phrase("error-more-outcomes", n=len(possible) - len(named)))
    raise IllegalChoice(
        "error-illegal-outcome", possible=listed("error-or", told), given=NamedOutcome(game, given)
    )


def check_asked(view: View) -> None:
    """Refuse a value that is no view, and a view in which its seat owes no decision."""
    if not isinstance(view, View):
        raise ReinoError("error-no-view", given=quoted(view))
    if view.over:
        raise GameOver("error-game-over", reason=str(view.reason))
    if not view.legal:
        whose = Phrase("error-the-public") if view.seat is None else _seat(view.seat)
        waiting = _seats(view.owing) if view.owing else Phrase("error-the-chance")
        raise OutOfTurn("error-not-asked", whose=whose, waiting=waiting)


def _seat(seat: int) -> Phrase:
    return Phrase("error-the-seat", seat=str(seat))


def _seats(seats: tuple[int, ...]) -> object:
    return listed("error-the-seats", map(_seat, seats))
