"""Every message exists in all languages, and no message is unused."""

import ast as python
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_expression, serialize_variant_key
from fluent.syntax.visitor import Visitor

import reino
from reino.core.catalogue import LANGUAGES, SHARED_LOCALE

CODE = Path(reino.__file__).parent
SUBJECTS = sorted(path.stem for path in (SHARED_LOCALE / "en").glob("*.ftl"))
GAMES = {path.parent.name: path.parent for path in CODE.glob("games/*/locale")}
CLIENT = Path(__file__).parent.parent.parent / "web/src"
# The server fills in the variables of these keys.
TOLD = ("web-level-", "web-note-")
HOLE = re.compile(r"\$\{.*?\}")
QUOTED = re.compile(r"[\"'`]([\w-]+)[\"'`]")
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


class References(Visitor):
    """The references of a message: variables, and other messages."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def file_of(lang: str, subject: str) -> Path:
    """The file of a game's messages, or of a subject of the shared ones."""
    if subject in GAMES:
        return GAMES[subject] / "locale" / f"{lang}.ftl"
    return SHARED_LOCALE / lang / f"{subject}.ftl"


@cache
def references(lang: str, subject: str) -> dict[str, References]:
    found = {}
    for entry in FluentParser().parse(file_of(lang, subject).read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{subject}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang}/{subject} says {entry.id.name} twice"
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def messages(lang: str, subject: str) -> dict[str, set[str]]:
    """Each message of a file with the variables it uses, itself or through another."""
    within = references(lang, subject)
    # The shared messages stand behind those of a game.
    known = {
        key: used for name in SUBJECTS for key, used in references(lang, name).items()
    } | within
    return {
        key: used.names.union(*(known[other].names for other in used.messages))
        for key, used in within.items()
    }


def whole(prefix: str) -> dict[str, set[str]]:
    """All messages that begin so, wherever they are."""
    return {
        key: facts
        for subject in (*SUBJECTS, *GAMES)
        for key, facts in messages("en", subject).items()
        if key.startswith(f"{prefix}-")
    }


def within(prefix: str) -> set[str]:
    """The messages that others refer to."""
    return {
        other
        for subject in (*SUBJECTS, *GAMES)
        for key, used in references("en", subject).items()
        for other in used.messages
        if key.startswith(f"{prefix}-")
    }


def said(folder: Path, prefix: str, without: Path | None = None) -> set[str]:
    """The keys that the code names."""
    pattern = re.compile(rf"[\"']({prefix}-[a-z-]+)[\"']")
    sources = [
        source.read_text("utf-8")
        for source in folder.rglob("*.py")
        if without is None or not source.is_relative_to(without)
    ]
    return {key for source in sources for key in pattern.findall(source)}


def raised() -> Iterator[tuple[str, set[str]]]:
    """Each error, or part of one, as the code makes it: its key and its facts."""
    for source in CODE.rglob("*.py"):
        for node in python.walk(python.parse(source.read_text("utf-8"))):
            # A key among several arguments is for later, as in `listed`.
            if not isinstance(node, python.Call) or len(node.args) != 1:
                continue
            key = node.args[0]
            if isinstance(key, python.Constant) and str(key.value).startswith("error-"):
                yield str(key.value), {word.arg for word in node.keywords if word.arg}


def client() -> str:
    """The sources of the client, without its tests and what is generated."""
    sources = [
        source.read_text("utf-8")
        for source in sorted(CLIENT.rglob("*"))
        if source.suffix in (".ts", ".svelte", ".json")
        and ".test." not in source.name
        and source.name != "wire.ts"
    ]
    return "\n".join(sources)


def quoted(sources: str) -> set[str]:
    """The strings in quotes, and the names of fields, in the form of keys."""
    found = {*QUOTED.findall(sources), *re.findall(r"\b(\w+):", sources)}
    return {word.replace("_", "-") for word in found}


def filling(parts: list[str]) -> re.Pattern[str]:
    """The texts that have these parts, with words between them."""
    return re.compile("(.+)".join(map(re.escape, parts)))


def unsaid(keys: set[str], sources: str) -> set[str]:
    """The keys that the client neither names nor puts together from words that it knows, and that
    the server does not put together for it either."""
    whole = set(QUOTED.findall(sources))
    # A tool to study a game is called as its file.
    tools = {path.stem.lower() for path in CLIENT.glob("games/*/study/*.svelte")}
    words = quoted(sources) | tools
    code = "\n".join(source.read_text("utf-8") for source in CODE.rglob("*.py"))
    told = quoted(code)
    served = [filling(re.split(r"\{.*?\}", text)) for text in re.findall(r'f"(web-[^"]+)"', code)]
    holed = {
        text
        for text in re.findall(r"`([\w.${}()-]+)`", sources)
        # A key of ours, or a whole one with something behind it.
        if HOLE.search(text) and (text.startswith("web-") or re.fullmatch(r"\$\{.*?\}-\w+", text))
    }
    patterns = [filling(HOLE.split(text)) for text in holed]

    def is_said(key: str) -> bool:
        known = words | told if key.startswith(TOLD) else words
        filled = [match.groups() for pattern in patterns if (match := pattern.fullmatch(key))]
        given = [match.groups() for pattern in served if (match := pattern.fullmatch(key))]
        return (
            key in whole
            or any(known.issuperset(parts) for parts in filled)
            or any(told.issuperset(parts) for parts in given)
        )

    return {key for key in keys if not is_said(key)}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("subject", [*SUBJECTS, *GAMES])
def test_a_language_has_the_messages_of_english_with_the_same_variables(
    subject: str, lang: str
) -> None:
    assert messages(lang, subject) == messages("en", subject)


def choices(pattern: ast.Pattern) -> list[tuple[str, dict[str, ast.Pattern]]]:
    """The choices between variants in a pattern: what decides, and the variants by key."""
    return [
        (
            serialize_expression(element.expression.selector),
            {serialize_variant_key(v.key): v.value for v in element.expression.variants},
        )
        for element in pattern.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
    ]


def facts_beside(pattern: ast.Pattern) -> set[str]:
    """The facts and messages that a pattern says beside its choices."""
    found = References()
    for element in pattern.elements:
        if not isinstance(getattr(element, "expression", None), ast.SelectExpression):
            found.visit(element)
    return found.names | found.messages


def reached(pattern: ast.Pattern) -> tuple[set[str], set[str]]:
    """All that a pattern says in any case, and all that it chooses by."""
    by: set[str] = set()
    found = facts_beside(pattern)
    for selector, variants in choices(pattern):
        by.add(selector.removeprefix("$"))
        for variant in variants.values():
            more, deeper = reached(variant)
            found, by = found | more, by | deeper
    return found, by


def differing(
    one: ast.Pattern, other: ast.Pattern, path: str = "", *beside: set[str]
) -> Iterator[str]:
    """The cases in which two patterns say different facts; a fact that decides between variants
    is said by them. Where both choose by the same keys, they are compared variant by variant."""
    mine, theirs = choices(one), choices(other)
    around, elsewhere = beside or (set(), set())
    if mine and [(by, {*keys}) for by, keys in mine] == [(by, {*keys}) for by, keys in theirs]:
        for (by, variants), (_, others) in zip(mine, theirs, strict=True):
            for key, variant in variants.items():
                yield from differing(
                    variant,
                    others[key],
                    f"{path} {by}={key}",
                    around | facts_beside(one),
                    elsewhere | facts_beside(other),
                )
        return
    (here, decides), (there, decides_there) = reached(one), reached(other)
    here, there = here | around, there | elsewhere
    if odd := (here - there - decides_there) | (there - here - decides):
        yield f"{path}: {odd}"


@cache
def patterns(lang: str, subject: str) -> dict[str, ast.Pattern]:
    entries = FluentParser().parse(file_of(lang, subject).read_text("utf-8")).body
    return {e.id.name: e.value for e in entries if isinstance(e, ast.Message) and e.value}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("subject", [*SUBJECTS, *GAMES])
def test_a_language_says_the_facts_of_english_in_each_case(subject: str, lang: str) -> None:
    """One sentence of a message may name another seat than its twin, and the message as a whole
    still has the same variables."""
    english = patterns("en", subject)
    found = [
        f"{key}{case}"
        for key, pattern in patterns(lang, subject).items()
        for case in differing(english[key], pattern)
    ]
    assert not found


@pytest.mark.parametrize("lang", OTHERS)
def test_the_languages_have_the_same_catalogues(lang: str) -> None:
    assert sorted(path.stem for path in (SHARED_LOCALE / lang).glob("*.ftl")) == SUBJECTS


def test_a_message_is_in_one_place() -> None:
    found = [key for subject in (*SUBJECTS, *GAMES) for key in references("en", subject)]
    assert [key for key, times in Counter(found).items() if times > 1] == []


@pytest.mark.parametrize("prefix", ["cli", "error"])
@pytest.mark.parametrize("game", GAMES)
def test_what_one_game_alone_says_lies_in_its_folder(game: str, prefix: str) -> None:
    games = {name: said(folder, prefix) for name, folder in GAMES.items()}
    others = [keys for name, keys in games.items() if name != game]
    own = {key for key in references("en", game) if key.startswith(f"{prefix}-")}
    generic = said(CODE, prefix, without=CODE / "games") | within(prefix)
    assert games[game].difference(generic, *others) <= own <= games[game]


def test_no_shared_word_names_a_game() -> None:
    named = re.compile(rf"(^|-)({'|'.join(GAMES)})(-|$)")
    assert [key for name in SUBJECTS for key in references("en", name) if named.search(key)] == []


def test_the_client_says_every_sentence_of_its_catalogues() -> None:
    keys = set(whole("web"))
    sources = client()
    assert len(keys) > 700
    assert unsaid(keys - within("web"), sources) == set()
    planted = {"web-table-nonsense", "web-note-nonsense", "web-nonsense"}
    assert unsaid(planted, sources) == planted


def test_the_code_says_exactly_what_the_catalogues_hold_for_the_command() -> None:
    assert said(CODE, "cli") == set(whole("cli"))


def test_every_error_has_a_sentence_and_every_sentence_an_error() -> None:
    assert said(CODE, "error") | within("error") == set(whole("error"))


def test_every_error_brings_exactly_the_facts_of_its_sentence() -> None:
    wanted = whole("error")
    made = list(raised())
    assert len(made) > 70
    for key, facts in made:
        assert facts == wanted[key], key


def test_a_percent_sign_stays_with_its_number() -> None:
    for subject in ("cli", *GAMES):
        text = file_of("es", subject).read_text("utf-8")
        assert " %" not in text, "a no-break space belongs there"


def test_a_short_power_fits_on_a_card() -> None:
    from reino.core.catalogue import catalogue
    from reino.games.braverats import LOCALE
    from reino.games.braverats.rules.cards import CARD_KEYS
    from reino.games.braverats.terminal.cards import CARD_WIDTH, CardArt

    frame = 3
    for lang in LANGUAGES:
        art = CardArt(catalogue(lang, LOCALE))
        for card in CARD_KEYS:
            assert len(art.power(card)) <= CARD_WIDTH - frame
            assert len(art.name(card)) <= CARD_WIDTH - frame
