"""The names that people read for a game, its seats and its bots, in their language."""

from reino.core.catalogue import Catalogue, catalogue
from reino.core.spec import GameSpec


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
