"""Positions of BraveRats between two rounds, as people give them: cards by name or number."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from reino.core.checks import whole
from reino.core.errors import BadPosition, NotSolvable
from reino.core.options import Values
from reino.core.phrase import quoted
from reino.core.plain_kernel import plain
from reino.games.braverats.rules import cards, stage
from reino.games.braverats.rules.contract import held_worth
from reino.games.braverats.rules.round import NOBODY
from reino.games.braverats.rules.state import NOT_CHOSEN, UNKNOWN
from reino.games.braverats.table.names import card_keys

MOST_ROUNDS = max(cards.TARGETS)

Card = str | int  # its name or its number
Hand = tuple[int, ...]  # cards, ascending
Hands = tuple[Hand, Hand]


@dataclass(frozen=True)
class Ruling:
    """The part of the options that matters once the cards are dealt."""

    target: int
    held_ambassador: bool
    musician_mutes: bool

    def __post_init__(self) -> None:
        if not 1 <= whole(self.target, "target", BadPosition) <= MOST_ROUNDS:
            raise BadPosition("error-target", most=str(MOST_ROUNDS), given=str(self.target))
        for key in ("held_ambassador", "musician_mutes"):
            value = getattr(self, key)
            if not isinstance(value, bool):
                raise BadPosition("error-switch", name=key, given=quoted(value))

    @classmethod
    def of(cls, options: Values) -> "Ruling":
        return cls(
            cards.TARGETS[bool(options["fast_rat"])],
            bool(options["held_ambassador"]),
            bool(options["musician_mutes"]),
        )


class Ends(NamedTuple):
    """The worth to Yarg of winning, drawing and losing a game, from -1 to 1.

    In a match that differs from 1, 0, -1; the solver scales it to a game of that kind.
    """

    win: float = 1.0
    draw: float = 0.0
    loss: float = -1.0

    @classmethod
    def of(cls, worths: Iterable[float]) -> "Ends":
        """These three worths, checked."""
        worths = tuple(worths)
        if len(worths) == 3:
            win, draw, loss = worths
            if 1 >= win >= draw >= loss >= -1 and win > loss:
                return cls(win, draw, loss)
        raise BadPosition("error-ends", given=str(worths))

    @property
    def scaled_draw(self) -> float:
        return (self.draw - self._middle) / self._half

    def worth(self, scaled: Any) -> Any:
        """The worth of a value, or of an array of values, in the scaled game."""
        return self._middle + self._half * scaled

    def chance(self, scaled: Any) -> Any:
        """The same as a chance to win plus half the chance to draw."""
        return (self.worth(scaled) + 1) / 2

    def share(self, difference: float) -> float:
        """A difference between two values of the scaled game, as one between chances."""
        return self._half * difference / 2

    @property
    def _middle(self) -> float:
        return (self.win + self.loss) / 2

    @property
    def _half(self) -> float:
        return (self.win - self.loss) / 2


@dataclass(frozen=True, init=False)
class Position:
    """The game before a round: hands, score and the effects of the round before."""

    hands: Hands
    """The cards of each clan by number, ascending."""
    wins: tuple[int, int]
    """The score: the worth of the rounds that each clan has won."""
    held_worth: tuple[int, int]
    """The worth of the rounds on hold to each clan."""
    bonus: tuple[int, int]
    """The strength that a General of the round before adds to each clan's card."""
    look: int
    """The seat that sees the other's card first, by a Spy; -1 for none."""
    last: tuple[int, int]
    """The faces of the round before, for the Mime to copy."""
    shown: int | None
    """The card already shown to a Spy."""

    def __init__(
        self,
        hands: Sequence[Iterable[Card]],
        wins: Sequence[int] = (0, 0),
        held_worth: Sequence[int] = (0, 0),
        bonus: Sequence[int] = (0, 0),
        look: int = NOBODY,
        last: Sequence[Card] = (cards.BLANK, cards.BLANK),
        shown: Card | None = None,
    ) -> None:
        """Cards may be given by name or number, hands in any order."""
        fields = {
            "hands": parse_hands(hands),
            "wins": _counts(wins, "wins"),
            "held_worth": _counts(held_worth, "held_worth"),
            "bonus": _counts(bonus, "bonus"),
            "look": whole(look, "look", BadPosition),
            "last": tuple(_face(face) for face in _pair(last, "last")),
            "shown": None if shown is None else _card(shown),
        }
        for name, value in fields.items():
            object.__setattr__(self, name, value)
        self._check()

    def _check(self) -> None:
        for bonus in self.bonus:
            if bonus not in (0, cards.GENERAL_BONUS):
                raise BadPosition("error-bonus", bonus=str(cards.GENERAL_BONUS), given=str(bonus))
        if self.look not in (NOBODY, 0, 1):
            raise BadPosition("error-look", nobody=str(NOBODY), given=str(self.look))
        if self.look != NOBODY and self.bonus[self.look]:
            raise BadPosition("error-bonus-and-look", seat=str(self.look))
        if self.shown is not None:
            if self.look == NOBODY:
                raise BadPosition("error-shown-to-nobody", card=cards.CARD_KEYS[self.shown])
            if self.shown not in self.hands[1 - self.look]:
                raise BadPosition("error-shown-not-held", card=cards.CARD_KEYS[self.shown])

    @classmethod
    def of(cls, record: Any) -> "Position":
        """The position of a state's or view's record, with sealed choices back in hand."""
        if record.stage in (stage.OVER, stage.BETWEEN):
            raise NotSolvable("error-nothing-left")
        if record.stage != stage.CHOOSE:
            raise NotSolvable("error-not-dealt")
        if record.lucky_draw:
            raise NotSolvable("error-hands-hidden")
        look = int(record.look)
        hands = [list(card_keys(record.hand[seat])) for seat in (0, 1)]
        shown = None
        for seat, card in enumerate(record.chosen.tolist()):
            if card in (NOT_CHOSEN, UNKNOWN):
                continue
            hands[seat].append(cards.CARD_KEYS[card])
            if look != NOBODY:
                shown = int(card)
        return cls(
            hands=hands,
            wins=record.wins,
            held_worth=[plain(held_worth)(record, seat) for seat in (0, 1)],
            bonus=record.bonus,
            look=look,
            last=record.last,
            shown=shown,
        )


def check_game(where: Any) -> None:
    """Refuse anything but a state or view of BraveRats."""
    game = getattr(where, "game", None)
    if game is None or game.key != "braverats":
        raise NotSolvable("error-solver-knows", given=quoted(where))


def parse_hands(hands: Sequence[Iterable[Card]]) -> Hands:
    """Two hands of card names or numbers, checked and put in order."""
    pair = _items(hands, "hands")
    if len(pair) != 2:
        raise BadPosition("error-two-hands", given=str(len(pair)))
    first, second = (tuple(sorted(map(_card, _items(hand, "hand")))) for hand in pair)
    if len(first) != len(second) or not first:
        raise BadPosition("error-unequal-hands", first=str(len(first)), second=str(len(second)))
    for card, times in Counter((*first, *second)).items():
        if times > 2:
            raise BadPosition("error-third-card", times=str(times), card=cards.CARD_KEYS[card])
    return first, second


def dealt_by(options: Values) -> str | None:
    """The option that leaves the hands to chance, if one does."""
    if options["princess_attack"] == "random":
        return "princess_attack=random"
    return next((key for key in ("draft", "random_deal", "traitor") if options[key]), None)


def starting_hands(options: Values) -> Hands:
    """The hands both clans begin with, where the options leave nothing to chance."""
    attack = options["princess_attack"]
    if attack == "random":
        raise NotSolvable("error-attack-random")
    chance = dealt_by(options)
    if chance:
        raise NotSolvable("error-deal-random", chance=chance)
    clan = cards.CLANS[str(options["mime"])]
    if attack == "off":
        return clan, clan
    princes = tuple(sorted([card for card in clan if card != cards.PRINCESS] + [cards.PRINCE]))
    princesses = tuple(sorted([card for card in clan if card != cards.PRINCE] + [cards.PRINCESS]))
    return (princes, princesses) if attack == "yarg" else (princesses, princes)


def _card(card: Card) -> int:
    return _numbered(card, cards.CARD_KEYS, cards.CARDS, "card")


def _face(face: Card) -> int:
    """The face of a card: a Mime has the face it copied, or BLANK."""
    return _numbered(face, cards.CARD_KEYS[: cards.MIME], cards.BLANK + 1, "face")


def _numbered(card: object, names: Sequence[str], count: int, what: str) -> int:
    if isinstance(card, str):
        name = card.strip().lower()
        if name in names:
            return names.index(name)
    else:
        number = whole(card, what, BadPosition)
        if 0 <= number < count:
            return number
    raise BadPosition(
        "error-no-card",
        what=what,
        known=", ".join(names),
        last=str(count - 1),
        given=quoted(card),
    )


def _counts(values: Sequence[int], what: str) -> tuple[int, int]:
    first, second = _pair(values, what)
    return whole(first, what, BadPosition, least=0), whole(second, what, BadPosition, least=0)


def _pair(values: Any, what: str) -> tuple[Any, Any]:
    pair = _items(values, what)
    if len(pair) != 2:
        raise BadPosition("error-no-pair", what=what, given=quoted(values))
    return pair[0], pair[1]


def _items(values: Any, what: str) -> tuple[Any, ...]:
    """The items of a list or any other collection; a lone word is none."""
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise BadPosition("error-no-list", what=what, given=quoted(values))
    return tuple(values)
