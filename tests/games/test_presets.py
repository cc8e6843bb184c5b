"""The presets of the web client name options that there are, and can be played by every number."""

import json
from pathlib import Path

import pytest

import reino
from reino.core.registry import find

KEPT = json.loads((Path(__file__).parents[2] / "web/src/home/presets.json").read_text("utf-8"))


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in KEPT for name in KEPT[game]])
def test_a_preset_of_the_client_can_be_played_by_every_number(game: str, name: str) -> None:
    preset = KEPT[game][name]
    for players in find(game).players:
        chosen = reino.load(game, players, preset["options"]).options
        assert preset["options"].items() <= dict(chosen).items()


def test_every_game_has_its_presets() -> None:
    assert set(KEPT) == set(reino.installed())
