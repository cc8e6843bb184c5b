"""Every sentence exists in both languages, and none is kept that nobody says."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import reino.cli
from reino.core.language import LANGUAGES, OWN_LOCALE

SUBJECTS = sorted(path.name for path in (OWN_LOCALE / "en").glob("*.ftl"))
CLI = Path(reino.cli.__file__).parent


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang: str, subject: str) -> dict[str, set[str]]:
    """Each message of a catalogue with the variables it uses."""
    found = {}
    for entry in FluentParser().parse((OWN_LOCALE / lang / subject).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{subject}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{subject} says {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("subject", SUBJECTS)
def test_both_languages_have_the_same_messages_with_the_same_variables(subject: str) -> None:
    english, spanish = (messages(lang, subject) for lang in LANGUAGES)
    assert english == spanish


def test_the_languages_have_the_same_catalogues() -> None:
    assert sorted(path.name for path in (OWN_LOCALE / "es").glob("*.ftl")) == SUBJECTS


def test_the_code_says_exactly_what_the_catalogue_of_the_command_holds() -> None:
    said = set()
    for source in CLI.rglob("*.py"):
        said |= set(re.findall(r"[\"'](cli-[a-z-]+)[\"']", source.read_text("utf-8")))
    assert said == set(messages("en", "cli.ftl"))


def test_a_short_power_fits_on_a_card() -> None:
    from reino.cli.screens.braverats.cards import CARD_WIDTH, CardArt
    from reino.core.language import catalogue
    from reino.games.braverats.tables import CARD_KEYS

    frame = 3
    for lang in LANGUAGES:
        art = CardArt(catalogue(lang))
        for card in CARD_KEYS:
            assert len(art.power(card)) <= CARD_WIDTH - frame
            assert len(art.name(card)) <= CARD_WIDTH - frame
