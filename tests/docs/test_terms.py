"""One term for one thing: docs/terms.md lists the words that sentences for people do not use."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import reino
from reino.core.catalogue import LANGUAGES

pytestmark = pytest.mark.plain

ROOT = Path(__file__).parents[2]
TERMS = ROOT / "docs/terms.md"
GAMES = {"BraveRats": "braverats", "Korona": "korona", "Sparta": "sparta"}
GAMES["Jack Rabbits"] = "jackrabbits"
SECTIONS = ("Everywhere", *GAMES)
# A page of the past, and pages that quote words in order to speak of them.
UNREAD = {"CHANGELOG.md", "docs/terms.md", "docs/glossary.md", "docs/glossary.es.md"}
CODE = re.compile(
    r"^```.*?^```|<!--.*?-->|`[^`\n]+`|\]\([^)\s]+\)|<(?:a|img)[^>]* (?:src|href)=\S+", re.S | re.M
)
# What stands in a catalogue besides sentences: comments, keys, selectors, variants and facts.
MARKUP = re.compile(r"^#.*?$|^[\w-]+ =|\{ ?\$[\w]+ ->|\*?\[[\w.-]+\]|\{ ?\$?[\w-]+ ?\}", re.M)


class Term(NamedTuple):
    section: str
    names: Mapping[str, str]
    unused: Mapping[str, tuple[str, ...]]


class Exempt(NamedTuple):
    where: str
    sentence: str


def _sections() -> dict[str, list[list[str]]]:
    """The cells of the tables of each section, without their heads."""
    told = {}
    for section in TERMS.read_text("utf-8").split("\n## ")[1:]:
        name, *lines = section.split("\n")
        rows = [line.strip("|").split("|") for line in lines if line.startswith("| ")]
        told[name] = [[cell.strip() for cell in row] for row in rows[1:]]
    return told


@cache
def terms() -> tuple[Term, ...]:
    return tuple(
        Term(
            section,
            {"en": row[0].partition(" (")[0], "es": row[1].partition(" (")[0]},
            {
                "en": tuple(re.findall("`(.+?)`", row[2])),
                "es": tuple(re.findall("`(.+?)`", row[3])),
            },
        )
        for section in SECTIONS
        for row in _sections()[section]
    )


def exempt() -> list[Exempt]:
    return [Exempt(row[0].strip("`"), row[1].strip("`")) for row in _sections()["Exceptions"]]


@cache
def texts(lang: str) -> Mapping[str, str]:
    """What people read, by the path of its file: without code, keys and markup."""
    sources = Path(reino.__file__).parent
    catalogues = [
        *(sources / "locale" / lang).glob("*.ftl"),
        *(sources / "games").glob(f"*/locale/{lang}.ftl"),
    ]
    pages = [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")]
    found = {
        path.relative_to(sources).as_posix(): MARKUP.sub(" ", path.read_text("utf-8"))
        for path in catalogues
    }
    for path in pages:
        where = path.relative_to(ROOT).as_posix()
        if where not in UNREAD and where.endswith(".es.md") == (lang == "es"):
            found[where] = CODE.sub(" ", path.read_text("utf-8"))
    return found


def of_section(section: str, where: str) -> bool:
    """Whether a file may speak of the things of a section: not if it is another game's."""
    if section == "Everywhere":
        return True
    others = set(GAMES.values()) - {GAMES[section]}
    return not any(f"games/{game}" in where for game in others)


def pattern(word: str) -> re.Pattern[str]:
    """A word, or several with any space between them; a star is any ending."""
    parts = [re.escape(part).replace(r"\*", r"\w*") for part in word.split()]
    return re.compile(r"(?<!\w)" + r"\s+".join(parts) + r"(?!\w)", re.IGNORECASE)


def uses(word: str, text: str, exempted: list[str]) -> Iterator[str]:
    """The lines in which a word stands outside exempted sentences."""
    for sentence in exempted:
        text = pattern(sentence).sub(" ", text)
    for found in pattern(word).finditer(text):
        yield " ".join(text[max(0, found.start() - 40) : found.end() + 40].split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", SECTIONS)
def test_a_word_that_the_term_list_rules_out_is_not_used(section: str, lang: str) -> None:
    found = {
        f"{where}: {line}": f"say {term.names[lang]}, not {word}"
        for term in terms()
        for word in (term.unused[lang] if term.section == section else ())
        for where, text in texts(lang).items()
        if of_section(section, where)
        for line in uses(word, text, [e.sentence for e in exempt() if e.where == where])
    }
    assert not found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_of_the_list_is_used(lang: str) -> None:
    told = {
        section: "\n".join(
            text for where, text in texts(lang).items() if of_section(section, where)
        )
        for section in SECTIONS
    }
    unused = [
        term.names[lang]
        for term in terms()
        if not pattern(f"{term.names[lang]}*").search(told[term.section])
    ]
    assert terms()
    assert not unused


@pytest.mark.parametrize(("where", "sentence"), exempt())
def test_an_exception_is_of_a_sentence_that_is_there(where: str, sentence: str) -> None:
    lang = "es" if where.endswith((".es.md", "es.ftl")) or "/es/" in where else "en"
    assert pattern(sentence).search(texts(lang)[where])


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("trasbord*", "dos trasbordos más"),
        ("rata", "Rata veloz"),
        ("mapa de muestra", "en el mapa de\nmuestra"),
        ("enseñ*", "¿Qué carta enseñas?"),
        ("se queda el", "Yarg se queda el Mago."),
    ],
)
def test_a_word_is_found_in_its_forms_and_across_lines(word: str, sentence: str) -> None:
    assert list(uses(word, sentence, []))
    assert not list(uses(word, sentence, [sentence]))


def test_a_word_is_not_found_within_another() -> None:
    assert not list(uses("rata", "un trato y un errata", []))
    assert not list(uses("chat", "chateau", []))
