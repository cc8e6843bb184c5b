"""The lessons of the client can be played to their ends, and every step of them has its words."""

import json
from pathlib import Path
from typing import Any

import pytest

import reino
from reino.core.catalogue import LANGUAGES, catalogue
from reino.core.registry import find
from reino.core.state import State

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"


def lesson_of(game: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((LESSONS / f"{game}.json").read_text("utf-8"))
    return read


def begun(game: str, lesson: dict[str, Any], position: str | None) -> State:
    loaded = reino.load(game, lesson["players"], lesson["options"])
    return loaded.start(seed=lesson["seed"], position=position)


def numbers_of(step: dict[str, Any], view: dict[str, Any]) -> dict[str, int]:
    """The numbers of a step's text, read off the board as the client reads them."""
    return {name: _at(path, view) for name, path in step.get("numbers", {}).items()}


def _at(path: list[str | int], view: Any) -> int:
    for key in path:
        view = len(view) if key == "length" else view[key]
    assert type(view) is int, f"{path} leads to {view!r}"
    return view


@pytest.mark.parametrize("game", reino.installed())
def test_a_lesson_is_played_to_its_end_by_what_it_asks_for(game: str) -> None:
    lesson = lesson_of(game)
    seat = lesson["seat"]
    state = begun(game, lesson, None)
    done = 0
    for step in lesson["steps"]:
        if "from" in step:
            state = begun(game, lesson, step["from"])
        if "do" not in step:
            assert "then" not in step, "something happens while nobody does anything"
            continue
        legal = state.legal(seat)
        wanted = step["do"] or legal
        assert set(wanted) <= set(legal), step["words"]
        done += 1
        after = [state.play(seat, action) for action in wanted]
        for actor, action in step.get("then", ()):
            after = [one.play(actor, action) for one in after]
        state = after[0]
    assert done >= 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", reino.installed())
def test_every_step_has_words_and_help(game: str, lang: str) -> None:
    say = catalogue(lang, find(game).locale)
    for step in lesson_of(game)["steps"]:
        facts = dict.fromkeys(step.get("numbers", ()), 2)
        assert len(say(step["words"], **facts)) > 30
        if step.get("do"):
            assert say(f"{step['words']}-hint", **facts)
