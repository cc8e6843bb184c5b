"""The page of the adapters says the same in both languages."""

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent.parent / "docs"
CODE = re.compile(r"```(?:python|pycon)\n.*?```", re.DOTALL)


def test_both_pages_have_the_same_sections_and_examples() -> None:
    english, spanish = ((DOCS / f"adapters{end}").read_text("utf-8") for end in (".md", ".es.md"))
    assert CODE.findall(english) == CODE.findall(spanish)
    levels = [re.findall(r"^(#+) ", CODE.sub("", text), re.M) for text in (english, spanish)]
    assert levels[0] == levels[1]
