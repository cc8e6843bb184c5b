"""Choices as they are typed: a number, a card, a way, a goal, or words that may be cut short."""

import re
from collections.abc import Sequence
from functools import cache

from reino.cli.matching import folded
from reino.cli.screens import Ambiguous, NotUnderstood
from reino.cli.screens.jackrabbits.menu import Choice, label, menu
from reino.cli.screens.jackrabbits.signs import Signs
from reino.core.language import LANGUAGES, Catalogue, catalogue
from reino.core.view import View
from reino.games.jackrabbits.cards import JACK, RANK_SIGNS, RANKS, SUIT_SIGNS
from reino.games.jackrabbits.names import CARD_ACTIONS, action_name, card_in, way_name
from reino.games.jackrabbits.refusals import asked_for_now
from reino.games.jackrabbits.roads import follow
from reino.games.jackrabbits.tables import (
    ACCEPT,
    ACTIONS,
    CALL,
    DECLINE,
    GOAL,
    KEEP_QUIET,
    LAND,
    MOVE,
    NO_CALL,
    NO_CARD,
    NO_CHALLENGE,
    NO_FLIGHT,
    NO_MORE,
    NO_PALACE,
    OPEN_PALACE,
    REFUSE,
    SHOW_HIGH,
    SPEND,
    SPEND_HIGH,
    STAY,
    YIELD,
)
from reino.games.jackrabbits.tiles import WAYS, residence
from reino.games.jackrabbits.words import why_not

FEW = 8  # choices that are named where a line means none of them
LEAST = 3  # letters that stand for a longer word
Fit = tuple[bool, bool]  # whether words are left out, whether words are cut short
NOES = (
    *(NO_FLIGHT, NO_CARD, STAY, NO_CHALLENGE, REFUSE, YIELD, DECLINE, NO_MORE, NO_PALACE),
    *(KEEP_QUIET, NO_CALL),
)
YESES = (ACCEPT, OPEN_PALACE, CALL)
RANK_LETTERS = {
    **{sign.casefold(): rank for rank, sign in enumerate(RANK_SIGNS)},
    "1": 0,
    "t": 9,
}


def read(signs: Signs, view: View, text: str) -> int:
    """The legal action a line means, or why there is none."""
    say = signs.say
    choices = menu(view, signs)
    numbers = {str(choice.number): choice.action for choice in choices}
    if text in numbers:
        return numbers[text]
    legal = [choice.action for choice in choices]
    found = _meant(signs, view, text, legal)
    if len(found) == 1:
        return found[0]
    if found:
        named = [choice for choice in choices if choice.action in found]
        raise Ambiguous(say("cli-ambiguous", line=text, choices=_listed(named)))
    if why := _reason(signs, view, text, legal):
        raise NotUnderstood(say("jackrabbits-screen-refused", line=text, why=why))
    few = _listed(choices[:FEW]) + ("…" if len(choices) > FEW else "")
    raise NotUnderstood(say("cli-unknown-line", line=text, choices=few))


def _listed(choices: Sequence[Choice]) -> str:
    return ", ".join(f"{choice.number} {choice.label}" for choice in choices)


def _meant(signs: Signs, view: View, text: str, actions: Sequence[int]) -> list[int]:
    """The actions a line may stand for, by the first reading that fits any."""
    typed = folded(text)
    return (
        _by_card(signs, view, typed, actions)
        or _by_way_or_answer(signs, typed, actions)
        or _by_words(signs, view, typed, actions)
    )


def _by_card(signs: Signs, view: View, typed: str, actions: Sequence[int]) -> list[int]:
    """A card: what is done with it now, or the hex of its royal as a goal."""
    card = read_card(typed, signs.say)
    if card is None:
        return []
    found = [action for action in actions if card_in(action) == card]
    # An ace that may be either counts 1 unless one says so.
    low = [action for action in found if not _is_high(action)]
    found = low or found
    if found or card % RANKS < JACK:
        return found
    goal = residence(card // RANKS, card % RANKS - JACK)
    return [action for action in actions if _leads_to(view, action, goal)]


def _is_high(action: int) -> bool:
    return SHOW_HIGH <= action < SPEND or SPEND_HIGH <= action < SPEND_HIGH + len(SUIT_SIGNS)


def _leads_to(view: View, action: int, goal: int) -> bool:
    """Whether a horse, a flight or an open road goes there."""
    if GOAL <= action < MOVE:
        return action - GOAL == goal
    if not MOVE <= action < LAND:
        return False
    tile, way = divmod(action - MOVE, WAYS)
    return goal in follow(view.record, tile, way).hexes


def read_card(typed: str, say: Catalogue) -> int | None:
    """A card like "7s", "7♠", "q♥" or "10 d"; suits by the letters of the player's language, or
    by those of the other where they cannot be mistaken."""
    match = re.fullmatch(r"(10|[1-9atjqk]) ?([a-z♣♠♥♦])", typed)
    if not match:
        return None
    rank, letter = match.groups()
    letters = _suit_letters(say.lang)
    suit = SUIT_SIGNS.find(letter) if letter in SUIT_SIGNS else letters.get(letter)
    if suit is None or rank not in RANK_LETTERS:
        return None
    return suit * RANKS + RANK_LETTERS[rank]


@cache
def _suit_letters(lang: str) -> dict[str, int]:
    letters: dict[str, int] = {}
    for known in sorted(LANGUAGES, key=lambda other: other != lang):
        for suit, letter in enumerate(catalogue(known)("jackrabbits-screen-suit-letters").split()):
            letters.setdefault(letter, suit)
    return letters


def _by_way_or_answer(signs: Signs, typed: str, actions: Sequence[int]) -> list[int]:
    """A way out in the player's language, yes or no, or a way in the other: "no" may be either."""
    here, there = sorted(LANGUAGES, key=lambda lang: lang != signs.lang)
    if found := _by_way(typed, actions, catalogue(here)):
        return found
    if typed in _known("cli-no"):
        return [action for action in actions if action in NOES]
    if typed in _known("cli-yes"):
        return [action for action in actions if action in YESES]
    return _by_way(typed, actions, catalogue(there))


def _by_way(typed: str, actions: Sequence[int], say: Catalogue) -> list[int]:
    """A way out: its letters, or its name."""
    letters = say("jackrabbits-screen-way-letters").split()
    names = [folded(way_name(way, say)) for way in range(WAYS)]
    ways = [way for way in range(WAYS) if typed in (letters[way], names[way])]
    return [a for a in actions if MOVE <= a < LAND and (a - MOVE) % WAYS in ways]


def _by_words(signs: Signs, view: View, typed: str, actions: Sequence[int]) -> list[int]:
    """Words of a choice's name, in any order; three letters stand for one. The player's language
    goes first."""
    record = view.record
    for lang in sorted(LANGUAGES, key=lambda other: other != signs.lang):
        spoken = Signs(catalogue(lang))
        fits: dict[int, Fit] = {}
        for action in actions:
            names = (action_name(action, lang), label(record, action, spoken))
            found = [fit for name in names if (fit := _fit(_words(typed), name)) is not None]
            if found:
                fits[action] = min(found)
        if fits:
            best = min(fits.values())
            return [action for action, fit in fits.items() if fit == best]
    return []


def _fit(typed: Sequence[str], name: str) -> Fit | None:
    """How well words stand for a name: best if nothing of it is left out, and none cut short. None
    where they do not."""
    left, cut = _words(folded(name)), False
    if not typed:
        return None
    for part in sorted(typed, key=len, reverse=True):
        found = [word for word in left if part == word] or [w for w in left if _begins(part, w)]
        if not found:
            return None
        left.remove(found[0])
        cut |= found[0] != part
    return bool(left), cut


def _begins(part: str, word: str) -> bool:
    return len(part) >= LEAST and word.startswith(part)


def _words(text: str) -> list[str]:
    parts = re.split(r"[\s:,()→]+", text)
    return [part for part in parts if part and part not in _known("jackrabbits-screen-fillers")]


def _reason(signs: Signs, view: View, text: str, legal: Sequence[int]) -> str | None:
    """Why what was probably meant is not legal, if it comes to the same whatever was meant."""
    if len(text) < 2:
        return None  # a stray letter means nothing
    record = view.record
    here = int(record.rabbit[record.active])
    others = [a for a in range(ACTIONS) if a not in legal and asked_for_now(record, a)]
    # Roads out of other tiles are hardly meant.
    near = [a for a in others if not MOVE <= a < LAND or (a - MOVE) // WAYS == here]
    refused = _plain(signs, folded(text), near, legal)
    told = {why_not(record, action).tell(signs.lang) for action in refused}
    return told.pop() if len(told) == 1 else None


def _plain(signs: Signs, typed: str, actions: Sequence[int], legal: Sequence[int]) -> list[int]:
    """As `_meant`, by names only: what cannot be chosen has no road to follow."""
    card = read_card(typed, signs.say)
    if card is not None:
        deeds = {_deed(action) for action in legal}
        same = [a for a in actions if card_in(a) == card and _deed(a) in deeds]
        return same or [a for a in actions if card_in(a) == card and not _is_high(a)]
    if found := _by_way_or_answer(signs, typed, actions):
        return found
    words = _words(typed)
    names = [(action, action_name(action, lang)) for action in actions for lang in LANGUAGES]
    return [action for action, name in names if _fit(words, name) is not None]


def _deed(action: int) -> str | None:
    """What an action does with its card."""
    deeds = [key for first, n, key in CARD_ACTIONS if first <= action < first + n]
    return deeds[0] if deeds else None


def asks_for(text: str, key: str) -> bool:
    """Whether a line is one of the words of a message, in either language."""
    return folded(text) in _known(key)


@cache
def _known(key: str) -> frozenset[str]:
    return frozenset(folded(word) for lang in LANGUAGES for word in catalogue(lang)(key).split())
