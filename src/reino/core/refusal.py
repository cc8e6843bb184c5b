"""Turning a refused choice into words. Kept apart: the fast path never comes here."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from reino.core.errors import GameOver, IllegalChoice, MalformedChoice, OutOfTurn
from reino.core.phrase import Phrase, listed
from reino.core.spec import Explaining

if TYPE_CHECKING:
    from reino.core.engine import Step
    from reino.core.game import Game
    from reino.core.state import State
    from reino.core.view import View


@dataclass(frozen=True)
class Menu:
    """Actions with their names, in the language of whoever reads."""

    game: "Game"
    actions: tuple[int, ...]

    def tell(self, lang: str) -> str:
        return ", ".join(f"{a} ({self.game.name(a, lang)})" for a in self.actions)


def refuse(state: "State", steps: "tuple[Step, ...]") -> NoReturn:
    """Raise for the first of these choices that cannot be made now, saying what could be."""
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
        words = game.spec.words
        if offered and isinstance(words, Explaining):
            raise IllegalChoice(
                "error-illegal-move",
                given=Menu(game, (action,)),
                why=words.why_not(state.view(None).record, action),
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


def check_asked(view: "View") -> None:
    """Refuse a view in which its seat owes no decision."""
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
