"""The names that people read for a game, its seats, its options and its bots, in their language."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from reino.core.catalogue import Catalogue, catalogue
from reino.core.options import Option, Value, Values, shown
from reino.core.spec import GameSpec

AS_ITS_MAKERS_MEANT: Mapping[str, Values] = {"classic": {}}  # presets of a game that has none


def seat_names(spec: GameSpec, lang: str) -> list[str]:
    """The names of the seats."""
    words = words_of(spec, lang)
    if f"{spec.key}-seat" not in words:
        return [spec.word(key, lang).title() for key in spec.seats]
    return [words(f"{spec.key}-seat", seat=key) for key in spec.seats]


def bot_name(say: Catalogue, key: str) -> str:
    """The name of a bot."""
    return say("cli-bot-name", name=key)


def words_of(spec: GameSpec, lang: str) -> Catalogue:
    """The game's own catalogue."""
    return catalogue(lang, spec.locale)


def title_of(spec: GameSpec, lang: str) -> str:
    words = words_of(spec, lang)
    return words(spec.key) if spec.key in words else spec.key


@dataclass(frozen=True)
class OptionWords:
    """What people read for an option."""

    title: str
    text: str
    """The sentence about it; empty where the game has only a title."""
    values: Mapping[Value, str]
    """The name of each value that has one: on and off of a switch have none."""


def option_words(spec: GameSpec, option: Option, lang: str) -> OptionWords:
    """The words of an option: `<game>-option-<key>`, the same with `-text`, and with each value."""
    words, key = words_of(spec, lang), f"{spec.key}-option-{option.key}"
    named = {value: f"{key}-{shown(value)}" for value in option.values}
    return OptionWords(
        title=_said(words, key) or option.key.replace("_", " ").capitalize(),
        text=_said(words, f"{key}-text"),
        values={value: words(name) for value, name in named.items() if name in words},
    )


def option_groups(spec: GameSpec) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The keys of all options in the groups of the game's `meta`; those in none come last."""
    left = {option.key: None for option in spec.options.options}
    grouped = False
    for group, options in (spec.meta.GROUPS if spec.meta else {}).items():
        found = tuple(key for key in options if key in left)
        for key in found:
            del left[key]
        if found:
            grouped = True
            yield group, found
    if left:
        yield "other" if grouped else "all", tuple(left)


def group_title(spec: GameSpec, group: str, lang: str) -> str:
    """The title of a group of options."""
    return _said(words_of(spec, lang), f"web-new-group-{group}") or group


def presets(spec: GameSpec) -> Mapping[str, Values]:
    """The presets of the game's `meta`; the usual game alone where it has none."""
    return spec.meta.PRESETS if spec.meta else AS_ITS_MAKERS_MEANT


def ladder(spec: GameSpec) -> tuple[str, ...]:
    """The presets that lead step by step to the whole game, the easiest first."""
    return tuple(getattr(spec.meta, "LADDER", ()))


def first_preset(spec: GameSpec) -> str | None:
    """The preset of a person's first game against bots, where it is not the usual game."""
    return getattr(spec.meta, "FIRST_PRESET", None)


def preset_words(spec: GameSpec, preset: str, lang: str) -> tuple[str, str]:
    """The title of a preset, and the sentence about what it plays."""
    words = words_of(spec, lang)
    title = _said(words, f"web-new-preset-{preset}") or preset
    return title, _said(words, f"web-new-preset-{spec.key}-{preset}")


def _said(words: Catalogue, key: str) -> str:
    return words(key) if key in words else ""
