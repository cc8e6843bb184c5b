"""Choices as they are typed: a number, a card, a way, a goal, or words that may be cut short."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from reino.core.catalogue import LANGUAGES, Catalogue, catalogue
from reino.core.lexicon import fit, stands_for, tokens
from reino.core.plain_kernel import plain
from reino.core.view import View
from reino.games.jackrabbits import LOCALE
from reino.games.jackrabbits.rules import actions, cards, tiles
from reino.games.jackrabbits.rules.actions import TABLE
from reino.games.jackrabbits.rules.hands import is_royal
from reino.games.jackrabbits.rules.tiles import residence
from reino.games.jackrabbits.table.names import (
    card_in,
    is_residence,
    royal_of,
    tile_name,
    way_name,
)
from reino.games.jackrabbits.table.refusals import asked_for_now, why_not
from reino.games.jackrabbits.terminal.menu import (
    HIGH,
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
# Kinds of actions that are a no.
NOES = frozenset(
    (
        *("no-flight", "no-card", "stay", "no-challenge", "refuse", "yield", "decline"),
        *("no-more", "no-palace", "keep-quiet", "no-call", "hold"),
    )
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
    low = [action for action in found if _kind(action) not in HIGH]
    found = low or found
    if actions.ACQUIRE in candidates and card == _royal_here(view.record):
        found = [*found, actions.ACQUIRE]
    return found


def _royal_here(record: Any) -> int | None:
    """The royal who lives where the active rabbit is."""
    place = int(record.rabbit[record.active])
    return royal_of(place) if is_residence(place) else None


def goal_in(signs: Signs, typed: str) -> int | None:
    """The hex a line names, by its name or by the card of its royal."""
    card = read_card(typed, signs.say)
    if card is not None:
        return (
            residence(card // cards.RANKS, card % cards.RANKS - cards.JACK)
            if plain(is_royal)(card)
            else None
        )
    words = tokens(typed)
    for lang in LANGUAGES:
        for tile in range(tiles.HEXES):
            found = fit(words, tokens(tile_name(tile, catalogue(lang, LOCALE))))
            if words and found is not None and not found[1]:
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


def _kind(action: int) -> str:
    return TABLE.describe(action).kind


def _leads_to(record: Any, action: int, goal: int) -> bool:
    """Whether a horse, a flight or an open road goes there."""
    if _kind(action) == "goal":
        return TABLE.describe(action).numbers["tile"] == goal
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
    return typed in letters and any(_kind(action) == "move" for action in candidates)


def _answers(candidates: Sequence[int]) -> tuple[list[int], list[int]]:
    """The actions of no and yes: yes is every other choice than no, unless those are roads."""
    if actions.STOP in candidates:
        return [action for action in candidates if action != actions.STOP], [actions.STOP]
    noes = [action for action in candidates if _kind(action) in NOES]
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
    roads = [action for action in candidates if _kind(action) == "move"]
    return [action for action in roads if TABLE.describe(action).numbers["way"] in ways]


def _run_on(name: str) -> str:
    """A way in one word: "south-west", "south west" and "southwest" are the same."""
    return re.sub("[ -]", "", name)


def _by_words(signs: Signs, view: View, typed: str, candidates: Sequence[int]) -> list[int]:
    """Words of a choice's name or of its label, as the lexicon reads them. Of several choices those
    are meant that begin as the line does: "challenge" is not "do not challenge". Of several ways
    the plainest is: "north" is not "north-west"."""

    def labels(action: int, lang: str) -> tuple[str]:
        return (label(view.record, action, Signs(catalogue(lang, LOCALE))),)

    lexicon = view.game.spec.lexicon
    found = lexicon.meant(typed, candidates, signs.lang, labels)
    begun = [
        action
        for action in found
        for lang in LANGUAGES
        if any(stands_for(tokens(typed)[0], name[0]) for name in lexicon.names(action, lang))
    ]
    found = list(dict.fromkeys(begun)) or found
    if all("way" in TABLE.describe(action).fields for action in found):
        words = {action: len(lexicon.names(action, signs.lang)[0]) for action in found}
        found = [action for action in found if words[action] == min(words.values())]
    return found


def _reason(signs: Signs, view: View, text: str, legal: Sequence[int]) -> str | None:
    """The reason why no likely reading of a line is legal, if it is the same for all of them."""
    if len(text) < 2:
        return None  # a stray letter means nothing
    record = view.record
    here = int(record.rabbit[record.active])
    # Roads out of other tiles are hardly meant.
    near = [
        act.id
        for act in TABLE
        if act.id not in legal
        and asked_for_now(record, act.id)
        and (act.kind != "move" or act.numbers["tile"] == here)
    ]
    refused = _plain(signs, view, folded(text), near, legal)
    card = read_card(folded(text), signs.say)
    if actions.ACQUIRE in near and card is not None and card == _royal_here(record):
        refused = [actions.ACQUIRE]
    told = {why_not(record, action).tell(signs.lang) for action in refused}
    return told.pop() if len(told) == 1 else None


def _plain(
    signs: Signs, view: View, typed: str, candidates: Sequence[int], legal: Sequence[int]
) -> list[int]:
    """As `_meant`, by names only: an action that is not legal has no road to follow."""
    card = read_card(typed, signs.say)
    if card is not None:
        deeds = {_kind(action) for action in legal}
        found = [a for a in candidates if card_in(a) == card and _kind(a) not in HIGH]
        return [action for action in found if _kind(action) in deeds] or found
    if found := _by_way_or_answer(signs, typed, candidates):
        return found
    return view.game.spec.lexicon.meant(typed, candidates, signs.lang)


def asks_for(text: str, key: str) -> bool:
    """Whether a line is one of the words of a message, in either language."""
    return folded(text) in _known(key)


@cache
def _known(key: str) -> frozenset[str]:
    return frozenset(
        folded(word) for lang in LANGUAGES for word in catalogue(lang, LOCALE)(key).split()
    )
