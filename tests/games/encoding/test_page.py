"""The page of the encodings: its tables are those of the games, in both languages."""

import importlib
import re
import sys
from pathlib import Path

import pytest

import reino

ROOT = Path(__file__).parents[3]
sys.path.append(str(ROOT / "scripts"))
SCRIPT = importlib.import_module("docs_encodings")
CODE = re.compile(r"```(?:python|pycon)\n.*?```", re.DOTALL)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_tables_of_parts_and_actions_are_those_of_the_games(lang: str) -> None:
    """If not: python scripts/docs_encodings.py"""
    text = SCRIPT.PAGES[lang].read_text("utf-8")
    for game in reino.installed():
        for kind in SCRIPT.ROWS:
            assert f"<!-- table: {game}_{kind} -->" in text
    assert SCRIPT.updated(text, lang) == text


def test_both_pages_have_the_same_sections_and_examples() -> None:
    english, spanish = (page.read_text("utf-8") for page in SCRIPT.PAGES.values())
    assert CODE.findall(english) == CODE.findall(spanish)
    levels = [re.findall(r"^(#+) ", CODE.sub("", text), re.M) for text in (english, spanish)]
    assert levels[0] == levels[1]


@pytest.mark.parametrize("game", sorted(reino.installed()))
def test_the_table_of_actions_has_every_id_once(game: str) -> None:
    ids: list[int] = []
    spec = reino.load(game).spec
    for span, *_ in SCRIPT.actions(spec, "en"):
        first, _, last = span.partition("–")
        ids.extend(range(int(first), int(last or first) + 1))
    assert ids == list(range(len(spec.actions)))
