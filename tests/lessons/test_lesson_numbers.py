"""Every number that a lesson states is a number of its board, or of the rules, in both languages.

A lesson is played through the rules, and at each step the numbers of its text and of its hint, as
digits or as words, are compared with what is worked out here. A number that is not listed here is a
failure, too.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

import reino
from lessons.stated import STATED, numbers_in
from lessons.test_lessons import begun, lesson_of, numbers_of
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.state import State
from reino.games.braverats.rules import cards as braverats_cards
from reino.games.braverats.rules.round import judge, strength
from reino.games.jackrabbits.rules import cards as jackrabbits_cards
from reino.games.korona.rules import cards as korona
from reino.games.korona.rules.piles import KINDS
from reino.games.sparta.rules.squares import HERO_STEPS, WARRIOR_STEPS

pytestmark = pytest.mark.plain

Number = int | str


@dataclass(frozen=True)
class Moment:
    """A step of a lesson, with the board that its text stands beside."""

    lesson: dict[str, Any]
    step: dict[str, Any]
    state: State
    before: State  # where the learner last chose

    @property
    def view(self) -> dict[str, Any]:
        return self._view(self.state)

    def _view(self, state: State) -> dict[str, Any]:
        return state.view(self.lesson["seat"]).as_dict()

    def asked(self) -> list[Number]:
        """The numbers in the name of the choice that the step asks for."""
        return numbers_in(self.state.game.name(self.step["do"][0]).replace("-", " "), "en")

    def after(self, action: int | None = None) -> dict[str, Any]:
        """The board once this has been chosen, or the choice that the step asks for."""
        chosen = self.step["do"][0] if action is None else action
        return self._view(self.state.play(self.lesson["seat"], chosen))

    def gained(self) -> list[str]:
        """Cards that came into the hand since the learner last chose."""
        return sorted({*self.view["hand"]} - {*self._view(self.before)["hand"]})


def moments(game: str) -> list[Moment]:
    lesson = lesson_of(game)
    seat = lesson["seat"]
    state = before = begun(game, lesson, None)
    found = []
    for step in lesson["steps"]:
        if "from" in step:
            state = before = begun(game, lesson, step["from"])
        found.append(Moment(lesson, step, state, before))
        if "do" in step:
            before = state
            state = state.play(seat, (step["do"] or state.legal(seat))[0])
            for actor, action in step.get("then", ()):
                state = state.play(actor, action)
    return found


def number_of(card: str) -> int:
    return strength(braverats_cards.CARD_KEYS.index(card), 0)


def fought(at: Moment) -> list[int]:
    """The numbers of the last two cards, the learner's first."""
    return [number_of(cards[-1]) for cards in at.view["played"]]


def score(at: Moment) -> list[int]:
    return list(at.view["wins"])


def won_with(card: str, other: str) -> int:
    """How many rounds a first round with these two cards is worth to the player of the first."""
    state = reino.load("braverats").start(seed=0)
    state = state.play(0, braverats_cards.CARD_KEYS.index(card)).play(
        1, braverats_cards.CARD_KEYS.index(other)
    )
    return int(state.view(0).as_dict()["wins"][0])


def not_beaten_by_a_prince() -> int:
    return sum(
        judge(braverats_cards.PRINCE, face, 0, 0) != 0 for face in range(braverats_cards.PRINCE + 1)
    )


def princes_played(at: Moment) -> int:
    return sum(cards.count("prince") for cards in at.view["played"])


def points_for(at: Moment, placing: int) -> int:
    return int(at.after(placing)["scores"][0]) - int(at.view["scores"][0])


def taken_by_the_other(at: Moment) -> int:
    """Cards that the other player took before placing three."""
    return int(at.view["hand_sizes"][1]) + len(at.view["zones"][1]) - 5


def pips(card: str) -> int:
    return int(card[:-1])


def cities(at: Moment) -> list[int]:
    return [len(of) for of in at.view["cities"]]


def squares(at: Moment) -> list[Number]:
    return at.asked()


def beaten(at: Moment) -> int:
    return len(at.before.view(0).as_dict()["warriors"][1]) - len(at.view["warriors"][1])


def fewest_pieces_to_play_on(both: bool) -> int:
    """Pieces with which a side of Sparta still plays on: against eight, or against as many."""
    sparta = reino.load("sparta")
    cities = "d5,e5,f5,g5 d6,e6,f6,g6 S 0"
    for pieces in range(1, 9):
        own = f"1{'W' * (pieces if both else 8)}{9 - pieces if both else 1}".replace("0", "")
        other = f"1{'w' * pieces}{9 - pieces}"
        try:
            sparta.start(position=f"10/{other}/10/10/10/10/10/10/{own}/10 {cities}")
        except reino.ReinoError:
            continue
        return pieces
    raise AssertionError("no number of pieces is enough")


def row_of_the_enemies(at: Moment) -> int:
    (row,) = {square[1:] for square in at.view["warriors"][1]} - {"9"}
    return int(row)


FACTS: dict[str, Callable[[Moment], list[Number]]] = {
    "braverats-aim": lambda at: [2, 2, at.view["target"]],
    "braverats-hand": lambda at: [
        2,
        len(at.view["hand"]),
        min(map(number_of, at.view["hand"])),
        max(map(number_of, at.view["hand"])),
    ],
    "braverats-wizard": lambda at: [number_of("wizard")],
    "braverats-won": lambda at: [*fought(at), 2],
    "braverats-general": lambda at: [number_of("general"), braverats_cards.GENERAL_BONUS],
    "braverats-spied": lambda at: [score(at)[0]],
    "braverats-musician": lambda at: [number_of("musician"), at.view["bonus"][0]],
    "braverats-ambassador": lambda at: [number_of("ambassador"), won_with("ambassador", "spy")],
    "braverats-lost": lambda at: [*reversed(fought(at)), *score(at)],
    "braverats-prince": lambda at: [
        not_beaten_by_a_prince(),
        number_of("prince"),
        number_of("wizard"),
    ],
    "braverats-princess": lambda at: [*score(at), number_of("princess"), princes_played(at)],
    "braverats-assassin": lambda at: [number_of("assassin")],
    "braverats-end": lambda at: [score(at)[0]],
    "korona-hand": lambda at: [len(at.view["hand"])],
    "korona-take": lambda at: [
        len(at.after(0)["hand"]) - len(at.view["hand"]),
        len(at.after()["hand"]) - len(at.view["hand"]),
        korona.MONARCH_POINTS,
    ],
    "korona-take-hint": lambda at: [len(at.view["market"])],
    "korona-monarch": lambda at: [at.view["actions"]],
    "korona-tower": lambda at: [at.view["scores"][0], at.view["actions"]],
    "korona-use": lambda at: [at.view["scores"][0]],
    "korona-other": lambda at: [at.view["actions"], taken_by_the_other(at)],
    "korona-archer": lambda at: [
        points_for(at, at.step["do"][0]),
        points_for(at, 28),  # by itself
        KINDS[korona.TOWER][1] - 1,
    ],
    "korona-peasant": lambda at: [at.view["actions"]],
    "korona-end": lambda at: [at.view["actions"]],
    "jackrabbits-aim": lambda at: [jackrabbits_cards.SUITS, jackrabbits_cards.MOST_ROYALS],
    "jackrabbits-lottery": lambda at: [len(at.view["dice"]), *at.view["dice"], *at.asked()],
    "jackrabbits-lottery-hint": lambda at: at.asked(),
    "jackrabbits-price": lambda at: [*map(pips, at.gained()), at.view["price"]],
    "jackrabbits-mountain": lambda at: [at.view["price"]],
    "jackrabbits-crossing": lambda at: [at.view["price"]],
    "jackrabbits-acquire": lambda at: [jackrabbits_cards.ROYAL_PRICE],
    "jackrabbits-pay": lambda at: [*at.asked(), at.view["toll"]["due"]],
    "jackrabbits-pay-hint": lambda at: at.asked(),
    "jackrabbits-suits": lambda at: [jackrabbits_cards.HEARTS_SHOWN],
    "jackrabbits-club": lambda at: [2, *(pips(c) for c in at.view["hand"] if c.endswith("♣"))],
    "jackrabbits-end": lambda at: [
        *at.view["dice"],
        *(pips(c) for c in at.view["hand"] if c.endswith("♣")),
    ],
    "sparta-aim": lambda at: [2, sum(cities(at)), fewest_pieces_to_play_on(both=False) - 1],
    "sparta-move": lambda at: [1, WARRIOR_STEPS],
    "sparta-hero": squares,
    "sparta-promoted": lambda at: [HERO_STEPS, at.view["reserve"][0]],
    "sparta-city": squares,
    "sparta-beat": lambda at: [
        2,
        row_of_the_enemies(at),
        sum(int(square[1:]) == row_of_the_enemies(at) for square in at.view["warriors"][1]),
        *(square for square in at.view["warriors"][0] if square.endswith("3")),
        *squares(at),
    ],
    "sparta-beaten": lambda at: [beaten(at), 2],
    "sparta-win": lambda at: [cities(at)[0], *at.view["cities"][1], *at.view["heroes"][0]],
    "sparta-end": lambda at: [
        cities(at)[0],
        fewest_pieces_to_play_on(both=False) - 1,
        fewest_pieces_to_play_on(both=True) - 1,
    ],
}
# A hint names the card or the squares that the step asks for.
FACTS |= {
    f"braverats-{card}-hint": lambda at, card=card: [number_of(card)]  # type: ignore[misc]
    for card in ("wizard", "general", "musician", "ambassador", "prince", "assassin")
}
FACTS |= {f"sparta-{step}-hint": squares for step in ("hero", "city", "beat", "win")}


def texts_of(at: Moment, lang: str) -> dict[str, str]:
    """The text of a step, and its hint where it has one."""
    say = catalogue(lang, at.state.game.spec.locale)
    keys = [key for key in (at.step["words"], f"{at.step['words']}-hint") if key in say]
    facts = numbers_of(at.step, at.view)
    return {key.removeprefix("web-lesson-"): say(key, **facts) for key in keys}


def mistakes(game: str, lang: str, misprint: Callable[[str], str] = str) -> dict[str, str]:
    """Texts of a lesson, as they would be with a misprint, whose numbers are not those of the
    board."""
    found = {}
    for at in moments(game):
        for key, right in texts_of(at, lang).items():
            text = misprint(right)
            true = FACTS[key](at) if key in FACTS else []
            if (stated := numbers_in(text, lang)) != true:
                found[key] = f"the text has {stated}, the board {true}: {text}"
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", reino.installed())
def test_a_lesson_states_the_numbers_of_its_board(game: str, lang: str) -> None:
    assert mistakes(game, lang) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", reino.installed())
def test_a_wrong_number_is_found_in_any_text(game: str, lang: str) -> None:
    texts = {key for at in moments(game) for key in texts_of(at, lang)}
    assert set(mistakes(game, lang, lambda text: f"{text} 99")) == texts
    changed = mistakes(game, lang, lambda text: STATED[lang].sub("99", text, count=1))
    assert set(changed) == texts & set(FACTS)


def test_no_fact_is_left_over() -> None:
    said = {key for game in reino.installed() for at in moments(game) for key in texts_of(at, "en")}
    assert set(FACTS) <= said


def test_the_wizard_wins_his_round_by_his_power() -> None:
    at = next(at for at in moments("braverats") if at.step["words"].endswith("-won"))
    mine, theirs = (braverats_cards.CARD_KEYS.index(cards[-1]) for cards in at.view["played"])
    assert mine == braverats_cards.WIZARD
    assert judge(mine, theirs, 0, 0) == 0
    assert judge(braverats_cards.BLANK, theirs, 0, 0) != 0, (
        "a 5 without a power wins this round as well"
    )


def test_the_club_that_is_not_shown_would_have_been_enough() -> None:
    at = next(at for at in moments("jackrabbits") if at.step["words"].endswith("-club"))
    (club,) = (card for card in at.view["hand"] if card.endswith("♣"))
    flying = at.after(738)
    assert flying["club"] == club
    assert flying["price"] <= pips(club)


@pytest.mark.parametrize(
    ("lang", "text", "numbers"),
    [
        ("en", "Fifteen points, 2 actions; both at once, twice, once.", [15, 2, 2, 2, 1]),
        ("en", "The third row: from c3 to j10, alone, someone.", [3, "c3", "j10"]),
        ("es", "Quince puntos, once cartas, una vez, uno, el doble.", [15, 11, 1, 1, 2]),
        ("es", "Un campo en la tercera fila, los dos, ambas; de a1 a b2.", [3, 2, 2, "a1", "b2"]),
    ],
)
def test_numbers_are_read_as_digits_and_as_words(
    lang: str, text: str, numbers: list[int | str]
) -> None:
    assert numbers_in(text, lang) == numbers
