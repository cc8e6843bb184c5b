"""Choices as they are typed: a number, a card, a way, a goal, or words that may be cut short."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from reino.core.catalogue import LANGUAGES, Catalogue, catalogue
from reino.core.view import View
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, cards, tiles
from reino.games.jackrabbits.rules.tiles import residence
from reino.games.jackrabbits.table.names import (
    CARD_ACTIONS,
    action_name,
    card_in,
    royal_of,
    tile_name,
    way_name,
)
from reino.games.jackrabbits.table.refusals import asked_for_now, why_not
from reino.games.jackrabbits.terminal.menu import (
    JOURNEY,
    LISTED,
    Choice,
    is_paid,
    label,
    menu,
    road_ahead,
)
from reino.games.jackrabbits.terminal.signs import Signs
from reino.terminal.matching import folded
from reino.terminal.screen import Ambiguous, NotUnderstood

FEW = 8  # choices that are named where a line means none of them
LEAST = 3  # letters that stand for a longer word
# Whether words are left out, whether the first is another, whether words are cut short.
Fit = tuple[bool, bool, bool]
NOES = (
    *(
        actions.NO_FLIGHT,
        actions.NO_CARD,
        actions.STAY,
        actions.NO_CHALLENGE,
        actions.REFUSE,
        actions.YIELD,
        actions.DECLINE,
        actions.NO_MORE,
        actions.NO_PALACE,
    ),
    *(actions.KEEP_QUIET, actions.NO_CALL, actions.HOLD),
)
RANK_LETTERS = {
    **{sign.casefold(): rank for rank, sign in enumerate(cards.RANK_SIGNS)},
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
    if why := _no_road(signs, view, text, legal):
        raise NotUnderstood(say("jackrabbits-screen-refused", line=text, why=why))
    found = _meant(signs, view, text, legal)
    if len(found) == 1:
        return found[0]
    if found:
        named = [choice for choice in choices if choice.action in found]
        raise Ambiguous(say("cli-ambiguous", line=text, choices=_listed(named)))
    if why := _reason(signs, view, text, legal):
        raise NotUnderstood(say("jackrabbits-screen-refused", line=text, why=why))
    if view.record.stage in LISTED:
        # Labels that have a line each would be a paragraph.
        raise NotUnderstood(say("jackrabbits-screen-unknown", line=text, n=len(choices)))
    few = _listed(choices[:FEW]) + ("…" if len(choices) > FEW else "")
    raise NotUnderstood(say("cli-unknown-line", line=text, choices=few))


def _listed(choices: Sequence[Choice]) -> str:
    return ", ".join(f"{choice.number} {choice.label}" for choice in choices)


def _meant(signs: Signs, view: View, text: str, candidates: Sequence[int]) -> list[int]:
    """The actions a line may stand for, by the first reading that fits any. Of roads that lead
    to the same goal, those that cost nothing are meant."""
    typed, record = folded(text), view.record
    found = (
        _by_card(signs, view, typed, candidates)
        or _by_goal(record, goal_in(signs, typed), candidates)
        or _by_way_or_answer(signs, typed, candidates)
        or _by_words(signs, view, typed, candidates)
    )
    if any(road_ahead(record, action) is None for action in found):
        return found
    return [action for action in found if not is_paid(record, action)] or found


def _by_card(signs: Signs, view: View, typed: str, candidates: Sequence[int]) -> list[int]:
    """A card: its use now; the royal who lives here is acquired."""
    card = read_card(typed, signs.say)
    if card is None:
        return []
    found = [action for action in candidates if card_in(action) == card]
    # An ace that may be either counts 1 unless the line says otherwise.
    low = [action for action in found if not _is_high(action)]
    found = low or found
    if actions.ACQUIRE in candidates and card == _royal_here(view.record):
        found = [*found, actions.ACQUIRE]
    return found


def _royal_here(record: Any) -> int | None:
    """The royal who lives where the active rabbit is."""
    place = int(record.rabbit[record.active])
    return royal_of(place) if tiles.CITADEL < place < tiles.HEXES else None


def goal_in(signs: Signs, typed: str) -> int | None:
    """The hex a line names, by its name or by the card of its royal."""
    card = read_card(typed, signs.say)
    if card is not None:
        return (
            residence(card // cards.RANKS, card % cards.RANKS - cards.JACK)
            if card % cards.RANKS >= cards.JACK
            else None
        )
    words = _words(typed)
    for lang in LANGUAGES:
        for tile in range(tiles.HEXES):
            fit = _fit(words, tile_name(tile, catalogue(lang, LOCALE)))
            if fit is not None and not fit[0]:
                return tile
    return None


def _by_goal(record: Any, goal: int | None, candidates: Sequence[int]) -> list[int]:
    return [a for a in candidates if goal is not None and _leads_to(record, a, goal)]


def _no_road(signs: Signs, view: View, text: str, legal: Sequence[int]) -> str | None:
    """That a goal of a journey cannot be reached by road, if so."""
    goal = goal_in(signs, folded(text))
    if goal is None or view.record.stage not in JOURNEY or _by_goal(view.record, goal, legal):
        return None
    return signs.say("jackrabbits-screen-no-road", place=signs.place(goal))


def _is_high(action: int) -> bool:
    return (
        actions.SHOW_HIGH <= action < actions.SPEND
        or actions.SPEND_HIGH <= action < actions.SPEND_HIGH + len(cards.SUIT_SIGNS)
    )


def _leads_to(record: Any, action: int, goal: int) -> bool:
    """Whether a horse, a flight or an open road goes there."""
    if actions.GOAL <= action < actions.MOVE:
        return action - actions.GOAL == goal
    road = road_ahead(record, action)
    return road is not None and goal in road.hexes


def read_card(typed: str, say: Catalogue) -> int | None:
    """A card like "7s", "7♠", "q♥" or "10 d"; suits by the letters of the player's language, or
    by those of the other where they cannot be mistaken."""
    match = re.fullmatch(r"(10|[1-9atjqk]) ?([a-z♣♠♥♦])", typed)
    if not match:
        return None
    rank, letter = match.groups()
    letters = _suit_letters(say.lang)
    suit = cards.SUIT_SIGNS.find(letter) if letter in cards.SUIT_SIGNS else letters.get(letter)
    if suit is None or rank not in RANK_LETTERS:
        return None
    return suit * cards.RANKS + RANK_LETTERS[rank]


@cache
def _suit_letters(lang: str) -> dict[str, int]:
    letters: dict[str, int] = {}
    for known in sorted(LANGUAGES, key=lambda other: other != lang):
        for suit, letter in enumerate(
            catalogue(known, LOCALE)("jackrabbits-screen-suit-letters").split()
        ):
            letters.setdefault(letter, suit)
    return letters


def _by_way_or_answer(signs: Signs, typed: str, candidates: Sequence[int]) -> list[int]:
    """A way out in the player's language, yes or no, or a way in the other: "no" may be either."""
    here, there = sorted(LANGUAGES, key=lambda lang: lang != signs.lang)
    if found := _by_way(typed, candidates, catalogue(here, LOCALE)):
        return found
    if not _is_closed_way(typed, candidates, catalogue(here, LOCALE)):
        if typed in _known("cli-no"):
            return _answers(candidates)[False]
        if typed in _known("cli-yes"):
            return _answers(candidates)[True]
    return _by_way(typed, candidates, catalogue(there, LOCALE))


def _is_closed_way(typed: str, candidates: Sequence[int], say: Catalogue) -> bool:
    """Whether a line is a way that no road goes: "s" is not yes, nor "n" no, between roads."""
    letters = say("jackrabbits-screen-way-letters").split()
    return typed in letters and any(actions.MOVE <= action < actions.LAND for action in candidates)


def _answers(candidates: Sequence[int]) -> tuple[list[int], list[int]]:
    """The actions of no and yes: yes is every other choice than no, unless those are roads."""
    if actions.STOP in candidates:
        return [action for action in candidates if action != actions.STOP], [actions.STOP]
    noes = [action for action in candidates if action in NOES]
    if actions.PAY_SHORTFALL in candidates:
        noes = [action for action in candidates if action == actions.GIVE_UP]
    others = [action for action in candidates if action not in noes]
    if not noes or (actions.STAY in noes and len(others) > 1):
        others = []
    return noes, others


def _by_way(typed: str, candidates: Sequence[int], say: Catalogue) -> list[int]:
    """A way out: its letters, or its name."""
    letters = say("jackrabbits-screen-way-letters").split()
    names = [_run_on(folded(way_name(way, say))) for way in range(tiles.WAYS)]
    ways = [
        way for way in range(tiles.WAYS) if typed == letters[way] or _run_on(typed) == names[way]
    ]
    return [
        a
        for a in candidates
        if actions.MOVE <= a < actions.LAND and (a - actions.MOVE) % tiles.WAYS in ways
    ]


def _run_on(name: str) -> str:
    """A way in one word: "south-west", "south west" and "southwest" are the same."""
    return re.sub("[ -]", "", name)


def _by_words(signs: Signs, view: View, typed: str, candidates: Sequence[int]) -> list[int]:
    """Words of a choice's name, in any order; three letters stand for one. The player's language
    goes first."""
    record = view.record
    for lang in sorted(LANGUAGES, key=lambda other: other != signs.lang):
        spoken = Signs(catalogue(lang, LOCALE))
        fits: dict[int, Fit] = {}
        for action in candidates:
            names = (action_name(action, lang), label(record, action, spoken))
            found = [fit for name in names if (fit := _fit(_words(typed), name)) is not None]
            if found:
                fits[action] = min(found)
        if fits:
            best = min(fits.values())
            return [action for action, fit in fits.items() if fit == best]
    return []


def _fit(typed: Sequence[str], name: str) -> Fit | None:
    """How well words stand for a name: best if nothing of it is left out, then if they begin as it
    does, then if none is cut short. None where they do not."""
    left, cut = _words(folded(name)), False
    if not typed or not left:
        return None
    other = typed[0] != left[0] and not _begins(typed[0], left[0])
    for part in sorted(typed, key=len, reverse=True):
        found = [word for word in left if part == word] or [w for w in left if _begins(part, w)]
        if not found:
            return None
        left.remove(found[0])
        cut |= found[0] != part
    return bool(left), other, cut


def _begins(part: str, word: str) -> bool:
    return len(part) >= LEAST and word.startswith(part)


def _words(text: str) -> list[str]:
    parts = re.split(r"[\s:,()→]+", text)
    return [part for part in parts if part and part not in _known("jackrabbits-screen-fillers")]


def _reason(signs: Signs, view: View, text: str, legal: Sequence[int]) -> str | None:
    """The reason why no likely reading of a line is legal, if it is the same for all of them."""
    if len(text) < 2:
        return None  # a stray letter means nothing
    record = view.record
    here = int(record.rabbit[record.active])
    others = [a for a in range(actions.ACTIONS) if a not in legal and asked_for_now(record, a)]
    # Roads out of other tiles are hardly meant.
    near = [
        a
        for a in others
        if not actions.MOVE <= a < actions.LAND or (a - actions.MOVE) // tiles.WAYS == here
    ]
    refused = _plain(signs, folded(text), near, legal)
    card = read_card(folded(text), signs.say)
    if actions.ACQUIRE in near and card is not None and card == _royal_here(record):
        refused = [actions.ACQUIRE]
    told = {why_not(record, action).tell(signs.lang) for action in refused}
    return told.pop() if len(told) == 1 else None


def _plain(signs: Signs, typed: str, candidates: Sequence[int], legal: Sequence[int]) -> list[int]:
    """As `_meant`, by names only: an action that is not legal has no road to follow."""
    card = read_card(typed, signs.say)
    if card is not None:
        deeds = {_deed(action) for action in legal}
        same = [a for a in candidates if card_in(a) == card and _deed(a) in deeds]
        return same or [a for a in candidates if card_in(a) == card and not _is_high(a)]
    if found := _by_way_or_answer(signs, typed, candidates):
        return found
    words = _words(typed)
    names = [(action, action_name(action, lang)) for action in candidates for lang in LANGUAGES]
    return [action for action, name in names if _fit(words, name) is not None]


def _deed(action: int) -> str | None:
    """The deed of an action with its card."""
    deeds = [key for first, n, key in CARD_ACTIONS if first <= action < first + n]
    return deeds[0] if deeds else None


def asks_for(text: str, key: str) -> bool:
    """Whether a line is one of the words of a message, in either language."""
    return folded(text) in _known(key)


@cache
def _known(key: str) -> frozenset[str]:
    return frozenset(
        folded(word) for lang in LANGUAGES for word in catalogue(lang, LOCALE)(key).split()
    )
