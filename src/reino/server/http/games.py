"""The list of games, in the reader's language."""

import asyncio
from functools import cache

from reino.bots.levels import bot_names, first_bot
from reino.core.catalogue import Catalogue, catalogue
from reino.core.game import load
from reino.core.names import (
    first_preset,
    group_title,
    ladder,
    option_groups,
    option_words,
    preset_words,
    presets,
)
from reino.core.options import Option
from reino.core.registry import made_of_games
from reino.core.spec import GameSpec
from reino.server.http import schemas
from reino.server.http.endpoint import Call, endpoint


@endpoint(
    "GET", "/api/games", "The games: for how many, with which options, bots and standing answers."
)
async def show(call: Call, query: schemas.InLanguage) -> schemas.GamesOffered:
    lang = query.lang or call.lang
    return await asyncio.to_thread(offered, lang)


@cache
def offered(lang: str) -> schemas.GamesOffered:
    """All games, in one language. Their rules may have to be compiled for it."""
    return schemas.GamesOffered(made_of_games(lambda spec: described(spec, lang)))


def described(spec: GameSpec, lang: str) -> schemas.GameOffered:
    name = spec.key
    words = catalogue(lang, spec.locale)
    standing = spec.standing.names if spec.standing else ()
    usual = load(name)
    return schemas.GameOffered(
        key=name,
        title=_said(words, name) or name,
        tagline=_said(words, f"{name}-tagline"),
        rules=spec.rules_version,
        players=spec.players,
        seats=tuple(_seat(words, name, key) for key in spec.seats),
        options=tuple(_option(spec, option, lang) for option in spec.options.options),
        groups=tuple(
            schemas.GroupOffered(key, group_title(spec, key, lang), options)
            for key, options in option_groups(spec)
        ),
        presets=tuple(
            schemas.PresetOffered(key, *preset_words(spec, key, lang), dict(options))
            for key, options in presets(spec).items()
        ),
        ladder=ladder(spec),
        first_preset=first_preset(spec),
        bots=bot_names(usual),
        first_bot=first_bot(usual),
        draws=spec.drawn_by_agreement,
        simultaneous=bool(spec.simultaneous),
        secrets=spec.notation is None,  # only games without secrets have a notation
        positions=spec.placing is not None,
        standing=tuple(
            schemas.StandingOffered(key, _said(words, f"{name}-standing-{key}") or key)
            for key in standing
        ),
    )


def _option(spec: GameSpec, option: Option, lang: str) -> schemas.OptionOffered:
    words = option_words(spec, option, lang)
    return schemas.OptionOffered(
        key=option.key,
        title=words.title,
        text=words.text,
        default=option.default,
        values=tuple(
            schemas.ValueOffered(value, words.values.get(value)) for value in option.values
        ),
    )


def _seat(words: Catalogue, name: str, key: str) -> str:
    """The name of a seat: in some games of the side that is played."""
    said = _said(words, f"{name}-seat", seat=key) or _said(words, f"{name}-clan", clan=key)
    return said or _said(words, f"{name}-word-{key}") or key


def _said(words: Catalogue, key: str, **facts: str) -> str | None:
    return words(key, **facts) if key in words else None


ENDPOINTS = (show,)
