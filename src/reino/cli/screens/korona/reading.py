"""Choices as they are typed: a number of the menu, or words that may be cut short.

What is typed means a choice when its words begin words of the choice's name, in the same order.
Articles and the like do not count. A name of exactly these words is preferred to a longer one.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from reino.cli.matching import folded
from reino.cli.screens import Ambiguous, NotUnderstood
from reino.cli.screens.korona.menu import Choice, label, menu
from reino.core.language import LANGUAGES, Catalogue, catalogue
from reino.core.view import View
from reino.games.korona.cards import CARD_KEYS
from reino.games.korona.names import action_name
from reino.games.korona.tables import (
    ACTIONS,
    DISCARD,
    END_TURN,
    LET_PASS,
    RAISE_SHIELD,
)
from reino.games.korona.words import why_not

FEW = 8  # choices that are named where a line means none of them
EXACT, LONGER = 0, 1


def read(say: Catalogue, view: View, text: str) -> int:
    """The legal action a line means, or why there is none."""
    choices = menu(view, say)
    numbers = {str(choice.number): choice.action for choice in choices}
    if text in numbers:
        return numbers[text]
    typed = _words(text)
    found = _meant(say, view, typed, [choice.action for choice in choices])
    if len(found) == 1:
        return found[0]
    if found:
        named = [choice for choice in choices if choice.action in found]
        raise Ambiguous(say("cli-ambiguous", line=text, choices=_listed(named, say.lang)))
    refused = _meant(say, view, typed, [a for a in range(ACTIONS) if a not in numbers.values()])
    if why := _one_reason(view, refused, say.lang):
        raise NotUnderstood(say("cli-korona-refused", line=text, why=why))
    few = _listed(choices[:FEW], say.lang) + ("…" if len(choices) > FEW else "")
    raise NotUnderstood(say("cli-korona-unknown", line=text, choices=few))


def _listed(choices: Sequence[Choice], lang: str) -> str:
    """Choices with their numbers; what a group's head says elsewhere has to be said here."""
    return ", ".join(
        f"{c.number} {action_name(c.action, lang) if c.group == 'discard' else c.label}"
        for c in choices
    )


def _one_reason(view: View, refused: Sequence[int], lang: str) -> str | None:
    """Why what was probably meant is not legal, if it comes to the same whatever was meant."""
    whys = [why_not(view.record, action) for action in refused]
    # What belongs to another stage was hardly meant if something of this one could be.
    here = [why for why in whys if why.key != "error-korona-stage"]
    told = {why.tell(lang) for why in here or whys}
    return told.pop() if len(told) == 1 else None


def _meant(say: Catalogue, view: View, typed: Sequence[str], actions: Sequence[int]) -> list[int]:
    """The actions whose names fit best; the player's language goes first."""
    if not typed:
        return []
    for lang in sorted(LANGUAGES, key=lambda lang: lang != say.lang):
        fits: dict[int, int] = {}
        for action in actions:
            # A bare card is to be placed or used; to let go of it one has to say so.
            said_so = DISCARD <= action < END_TURN
            for name in _names(catalogue(lang), view, action):
                fit = _fit(typed, name)
                if fit is not None and not (said_so and not name[0].startswith(typed[0])):
                    fits[action] = min(fit, fits.get(action, fit))
        if fits:
            best = min(fits.values())
            return [action for action, fit in fits.items() if fit == best]
    return []


def _names(say: Catalogue, view: View, action: int) -> Iterator[list[str]]:
    yield _words(action_name(action, say.lang))
    if not DISCARD <= action < END_TURN:
        yield _words(label(view, action, say))
    extra = {
        END_TURN: "cli-korona-words-end",
        RAISE_SHIELD: "cli-yes",
        LET_PASS: "cli-no",
    }.get(action)
    if extra:
        yield from ([folded(word)] for word in say(extra).split())


def _fit(typed: Sequence[str], name: Sequence[str]) -> int | None:
    """How well typed words stand for a name; None where they do not."""
    if list(typed) == list(name):
        return EXACT
    rest = iter(name)
    if all(any(word.startswith(part) for word in rest) for part in typed):
        return LONGER
    return None


def _words(text: str) -> list[str]:
    parts = folded(text).replace("+", " ").replace(":", " ").replace("'s", "").split()
    return [part for part in parts if part not in _known("cli-korona-fillers")]


def asks_for(text: str, key: str) -> bool:
    """Whether a line is one of the words of a message, in either language."""
    return folded(text) in _known(key)


@cache
def _known(key: str) -> frozenset[str]:
    return frozenset(folded(word) for lang in LANGUAGES for word in catalogue(lang)(key).split())


def asked_card(text: str) -> str | None:
    """The card a line like "healer?" asks about."""
    if not text.endswith("?"):
        return None
    typed = folded(text.rstrip("?"))
    for lang in LANGUAGES:
        say = catalogue(lang)
        for card in CARD_KEYS:
            if typed and folded(say("korona-card", card=card)).startswith(typed):
                return card
    return None
