"""Error messages for refused choices. Kept apart from the facade: a legal choice never comes
here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from reino.core.catalogue import LANGUAGES
from reino.core.errors import GameOver, IllegalChoice, MalformedChoice, OutOfTurn, ReinoError
from reino.core.phrase import Phrase, Tellable, listed, quoted
from reino.core.spec import Explaining
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
class Called:
    """An action by its name in quotes, in the language of the reader."""

    game: "Game"
    action: int

    def tell(self, lang: str) -> str:
        return Phrase("error-quoted", text=self.game.name(self.action, lang)).tell(lang)


@dataclass(frozen=True)
class Near:
    """Legal actions by their names, the first of them those that read most like a refused text."""

    game: "Game"
    refused: str
    offered: tuple[int, ...]

    def tell(self, lang: str) -> str:
        near = self.game.spec.lexicon.by_likeness(self.refused, self.offered)
        return Phrase("error-legal-now", menu=_called(self.game, near)).tell(lang)


@dataclass(frozen=True)
class NamedOutcome:
    """An outcome of chance, with its name where it has one."""

    game: "Game"
    number: int

    def tell(self, lang: str) -> str:
        if self.number not in self.game.spec.outcomes:
            return str(self.number)
        return f"{self.number} ({self.game.outcome_name(self.number, lang)})"


def refuse(state: "State", steps: "tuple[Step, ...]", by_name: bool = False) -> NoReturn:
    """Raise for the first of these choices that is not legal now, and say why not, or name legal
    ones. With a reason legal ones are named to callers that choose by name only: programs choose by
    id, and their errors end in logs, which menus would tell secrets."""
    game = state.game
    for seat, action in steps:
        if not 0 <= seat < game.players:
            raise MalformedChoice("error-no-seat", last=str(game.players - 1), given=str(seat))
        if action not in game.spec.actions:
            last = str(len(game.spec.actions) - 1)
            raise MalformedChoice("error-no-action", game=game.key, last=last, given=str(action))
        offered = state.legal(seat)
        if action in offered:
            continue
        if state.over:
            raise GameOver("error-game-over-seat", reason=str(state.reason), seat=str(seat))
        why = _why_not(state, seat, action)
        if offered and why is not None:
            given = Menu(game, (action,))
            if by_name:
                near = Near(game, game.spec.actions.text(action), offered)
                raise IllegalChoice("error-illegal-name", given=given, why=why, near=near)
            raise IllegalChoice("error-illegal-move", given=given, why=why)
        if offered:
            raise IllegalChoice(
                "error-illegal-choice",
                seat=str(seat),
                menu=Menu(game, offered),
                given=Menu(game, (action,)),
            )
        if state.chance:
            raise OutOfTurn("error-chances-turn", seat=str(seat))
        whose, waiting = _seat(seat), _seats(state.owing)
        # A seat that would be asked at the same time as the others waits for a reason of its own.
        if why is not None:
            raise OutOfTurn("error-not-asked-yet", whose=whose, waiting=waiting, why=why)
        raise OutOfTurn("error-not-asked", whose=whose, waiting=waiting)
    raise AssertionError("every choice was legal, and yet it was refused")


def _why_not(state: "State", seat: int, action: int) -> Tellable | None:
    """The reason that the game gives, by what the public knows: an error may end in a log. Where
    one seat decides at a time it is that one's; where several do, the game is told the seat."""
    game = state.game
    words = game.spec.words
    if not isinstance(words, Explaining) or state.chance:
        return None
    if game.spec.simultaneous is True:
        return words.why_not(state.view(None).record, action, seat)
    asked = seat in state.owing
    return words.why_not(state.view(None).record, action) if asked else None


def named(game: "Game", text: str) -> int:
    """The action of this name, in words of either language; raises `MalformedChoice` and names the
    nearest where there is none."""
    found = game.spec.lexicon.named(text)
    if found is None:
        near = game.spec.lexicon.nearest(text, range(len(game.spec.actions)))
        raise _unknown(game, text, near, (0,))
    return found


def chosen(state: "State", seat: int, text: str) -> int:
    """The legal action that a text means to this seat: a whole name, or a part of one that is
    clear among its choices. Raises for any other, and says what is near or why it is not legal."""
    game, lexicon = state.game, state.game.spec.lexicon
    if not 0 <= seat < game.players:
        raise MalformedChoice("error-no-seat", last=str(game.players - 1), given=str(seat))
    offered = state.legal(seat)
    if not offered:
        refuse(state, ((seat, 0),))
    exact = lexicon.among(text, offered)
    if exact is not None:
        return exact
    # A whole name means its action even where that is not legal: "place archer on tower" must not
    # be taken for a part of "place archer on tower and king".
    whole = lexicon.named(text)
    if whole in offered:
        return int(whole)
    if whole is not None:
        refuse(state, ((seat, whole),), by_name=True)
    found = lexicon.meant(text, offered)
    if len(found) == 1:
        return found[0]
    if found:
        raise MalformedChoice(
            "error-ambiguous-action", given=quoted(text), menu=_called(game, found)
        )
    # Not a choice now, in whole or in part: perhaps one at another time. One of a kind that is on
    # the menu was meant before others.
    near = lexicon.meant(text, range(len(game.spec.actions)))
    kinds = {game.spec.actions.kind(action).key for action in offered}
    near = [action for action in near if game.spec.actions.kind(action).key in kinds] or near
    if not near:
        raise _unknown(game, text, lexicon.nearest(text, offered), offered)
    if len(near) == 1 or _same_reason(state, seat, near):
        refuse(state, ((seat, near[0]),), by_name=True)
    raise IllegalChoice(
        "error-none-legal",
        given=quoted(text),
        menu=_called(game, near),
        near=Near(game, text, offered),
    )


def _same_reason(state: "State", seat: int, actions: Sequence[int]) -> bool:
    whys = [_why_not(state, seat, action) for action in actions]
    return len({why and why.tell(LANGUAGES[0]) for why in whys}) == 1 and whys[0] is not None


def fallen(state: "State", text: str) -> int:
    """The outcome of chance of this name, among those that are possible now."""
    game, lexicon = state.game, state.game.spec.outcome_lexicon
    possible = [outcome for outcome, _ in state.chance]
    if not possible:
        refuse_chance(state)
    # Possible outcomes first: "Black" is a seat and, as a text, a joker.
    whole = lexicon.among(text, possible)
    if whole is None:
        whole = lexicon.named(text)
    if whole is not None:
        return whole
    found = lexicon.meant(text, possible)
    if len(found) == 1:
        return found[0]
    raise MalformedChoice(
        "error-no-outcome-named", given=quoted(text), possible=_outcomes(game, found or possible)
    )


def _called(game: "Game", actions: Sequence[int]) -> object:
    """Some actions by name, and how many more there are."""
    shown = actions if len(actions) <= FEW else actions[: FEW - 1]
    told: list[object] = [Called(game, action) for action in shown]
    if len(shown) < len(actions):
        told.append(Phrase("error-more-actions", n=len(actions) - len(shown)))
    return listed("error-or", told)


def _unknown(game: "Game", text: str, near: int | None, examples: Sequence[int]) -> MalformedChoice:
    if near is None:
        shown = [Called(game, action) for action in examples[: FEW - 1]]
        hint = Phrase("error-names-are-like", names=listed("error-and", shown))
    else:
        hint = Phrase("error-did-you-mean", name=Called(game, near))
    return MalformedChoice("error-no-action-named", game=game.key, given=quoted(text), hint=hint)


def refuse_chance(state: "State") -> NoReturn:
    """Raise for an outcome that was given where seats choose, or where the game is over."""
    if state.over:
        raise OutOfTurn("error-game-over", reason=str(state.reason))
    raise OutOfTurn("error-not-chances-turn", waiting=_seats(state.owing))


def refuse_outcome(game: "Game", possible: Sequence[int], given: int) -> NoReturn:
    """Raise for an outcome that is not possible now, and name some that are."""
    raise IllegalChoice(
        "error-illegal-outcome", possible=_outcomes(game, possible), given=NamedOutcome(game, given)
    )


def _outcomes(game: "Game", possible: Sequence[int]) -> object:
    named = possible if len(possible) <= FEW else possible[: FEW - 1]
    told: list[object] = [NamedOutcome(game, outcome) for outcome in named]
    if len(named) < len(possible):
        told.append(Phrase("error-more-outcomes", n=len(possible) - len(named)))
    return listed("error-or", told)


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
