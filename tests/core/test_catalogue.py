"""The catalogues: entries are read one by one, when a message is first used."""

from pathlib import Path

import pytest

from reino.core.catalogue import Catalogue, catalogue
from reino.core.phrase import Phrase

WORDS = """
# A comment that names crown = is no entry.
-crown = crown
    .gender = feminine
greeting = Hail, { name-of }!
name-of = bearer of the { -crown }
long =
    Two lines,
    of { $n ->
        [one] one
       *[other] { $n } words
}
greeting = never this one
broken = { $
after = still there
"""


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "some.ftl").write_text(WORDS, "utf-8")
    (folder / "then.ftl").write_text("later = { -crown }\ngreeting = nor this\n", "utf-8")
    return Catalogue("en", tmp_path)


def test_an_entry_brings_those_it_refers_to(words: Catalogue) -> None:
    assert words("greeting") == "Hail, bearer of the crown!"
    assert words("later") == "crown"


def test_an_entry_goes_on_until_the_next(words: Catalogue) -> None:
    assert words("long", n=2) == "Two lines,\nof 2 words"


def test_what_cannot_be_read_is_missing_and_spoils_nothing_else(words: Catalogue) -> None:
    assert "broken" not in words
    with pytest.raises(KeyError, match="no words for 'broken'"):
        words("broken")
    assert words("after") == "still there"


def test_what_a_game_from_elsewhere_lacks_is_said_in_another_language(words: Catalogue) -> None:
    folder = words._folders[0]
    (folder / "es").mkdir()
    (folder / "es" / "some.ftl").write_text("later = luego\n", "utf-8")
    spanish = Catalogue("es", folder)
    assert (spanish("later"), spanish("after")) == ("luego", "still there")
    assert "after" not in spanish
    with pytest.raises(KeyError, match="no words for 'never' in 'es'"):
        spanish("never")


def test_a_word_of_ours_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="no words for 'never' in 'en'"):
        catalogue("en")("never")


def test_terms_and_comments_are_no_messages(words: Catalogue) -> None:
    assert "crown" not in words
    assert "-crown" not in words
    assert "A" not in words


def test_a_folder_has_a_file_or_a_folder_for_each_language(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("here = one file\n", "utf-8")
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "some.ftl").write_text("here = una carpeta\n", "utf-8")
    assert [Catalogue(lang, tmp_path)("here") for lang in ("en", "es")] == [
        "one file",
        "una carpeta",
    ]


def test_behind_the_words_of_a_game_stand_those_that_games_share(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("cli-yes = aye\nasked = { cli-no }?\n", "utf-8")
    words = catalogue("en", tmp_path)
    assert (words("cli-yes"), words("asked"), words("cli-you")) == ("aye", "n no?", "you")
    assert catalogue("en")("cli-yes") == "y yes"


def test_a_phrase_of_a_game_is_told_where_its_game_is_not_known() -> None:
    assert Phrase("error-korona-from-hand").tell("en").startswith("the card has to come")
    assert "error-korona-from-hand" not in catalogue("en")
    assert Phrase("a sentence of its own").tell("es") == "a sentence of its own"
