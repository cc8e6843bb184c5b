"""The options of a game in groups and the presets that its pages offer, all of them playable."""

import pytest

import reino
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.names import first_preset, ladder
from reino.core.registry import find
from reino.core.spec import Meta

GAMES = reino.installed()


def meta_of(game: str) -> Meta:
    meta = find(game).meta
    assert meta is not None
    return meta


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in meta_of(game).PRESETS]
)
def test_a_preset_can_be_played_by_every_number(game: str, name: str) -> None:
    preset = meta_of(game).PRESETS[name]
    for players in find(game).players:
        chosen = reino.load(game, players, preset).options
        assert preset.items() <= dict(chosen).items()


@pytest.mark.parametrize("game", GAMES)
def test_no_two_presets_are_the_same_rules(game: str) -> None:
    played = [reino.load(game, options=preset).options for preset in meta_of(game).PRESETS.values()]
    assert all(played.count(options) == 1 for options in played)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_in_one_group(game: str) -> None:
    grouped = [key for keys in meta_of(game).GROUPS.values() for key in keys]
    assert sorted(grouped) == sorted(option.key for option in find(game).options.options)


def test_jack_rabbits_is_learned_by_a_ladder_that_ends_with_the_whole_game() -> None:
    spec = find("jackrabbits")
    rungs = [meta_of("jackrabbits").PRESETS[key] for key in ladder(spec)]
    assert rungs == [{"explore": True}, {"complete": False}, {}]
    assert meta_of("jackrabbits").PRESETS[str(first_preset(spec))] == {"complete": False}


@pytest.mark.parametrize("game", GAMES)
def test_the_ladder_and_the_first_preset_are_presets(game: str) -> None:
    spec = find(game)
    assert set(ladder(spec)) <= meta_of(game).PRESETS.keys()
    assert first_preset(spec) in (None, *meta_of(game).PRESETS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_groups_and_presets_have_words(game: str, lang: str) -> None:
    words, meta = catalogue(lang, find(game).locale), meta_of(game)
    keys = [f"web-new-group-{key}" for key in meta.GROUPS]
    keys += [f"web-new-preset-{key}" for key in meta.PRESETS]
    if len(meta.PRESETS) > 1:  # a single one is not shown
        keys += [f"web-new-preset-{game}-{key}" for key in meta.PRESETS]
    assert [key for key in keys if key not in words] == []
