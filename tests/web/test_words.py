"""The client has words for every message of the server about a table."""

import pytest

from reino.core.catalogue import catalogue
from reino.play.log import ENTRIES


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_note_of_a_table_has_its_words(lang: str) -> None:
    words = catalogue(lang)
    kinds = [entry.__struct_config__.tag for entry in ENTRIES]
    assert [kind for kind in kinds if f"web-note-{kind}" not in words] == []
