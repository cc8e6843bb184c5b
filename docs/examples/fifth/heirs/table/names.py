"""The names of what is chosen and of what chance brings."""

from heirs import LOCALE
from heirs.rules import state
from reino.core.catalogue import catalogue


def say(lang, key, **facts):
    return catalogue(lang, LOCALE)(f"heirs-{key}", **facts)


def key_of(courtier):
    return None if courtier < 0 else state.COURTIER_KEYS[courtier]


def name_of(courtier, lang):
    return say(lang, f"word-{state.COURTIER_KEYS[courtier]}")


def action_name(action, lang):
    return say(lang, "action", courtier=name_of(action, lang))


def outcome_name(outcome, lang):
    if outcome < state.COURTIERS:
        return name_of(outcome, lang)
    return say(lang, "event-rung" if outcome == state.RINGS else "event-silent")
