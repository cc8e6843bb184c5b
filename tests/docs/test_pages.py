"""The documentation is true: its examples run, its links lead somewhere, its tables are current."""

import ast
import doctest
import importlib
import importlib.util
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest

from reino.core.registry import find
from reino.games.jackrabbits.rules.notation import parse_map
from reino.games.jackrabbits.rules.sample_map import SAMPLE_MAP
from reino.games.korona.rules.cards import CARD_KEYS
from reino.games.sparta.rules.layouts import DEFAULT_LAYOUT, LAYOUT_TEXTS

ROOT = Path(__file__).parents[2]
READMES = (ROOT / "README.md", ROOT / "README.es.md")
DOCS = sorted((ROOT / "docs").rglob("*.md"))
PAGES = (*READMES, *DOCS)
TEXTS = (*PAGES, ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md")
NEW_GAME = ROOT / "docs/add-a-game.md"
GAMES = ("braverats", "jackrabbits", "korona", "sparta")

BLOCK = re.compile(
    r"(?P<compiled><!-- compiled -->\n)?"
    r"^(?P<indent> *)```(?P<lang>\w+)(?: title=\"(?P<title>[^\"]+)\")?\n"
    r"(?P<body>.*?)^(?P=indent)```$",
    re.DOTALL | re.MULTILINE,
)
PRINTED = re.compile(r"\n\n```text\n(?P<body>.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?P<target>[^)\s]+)\)|<img[^>]* src=\"(?P<image>[^\"]+)\"")
PROMPT = "$ "
HEADING = re.compile(r"^(?P<level>#+) (?P<words>.+)$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A piece of code in a page; `compiled`: too much work for plain Python."""

    lang: str
    title: str | None
    body: str
    compiled: bool
    printed: str | None = None  # by a program without prompts: a text right behind it


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text("utf-8")
    for found in BLOCK.finditer(text):
        printed = PRINTED.match(text, found.end()) if found["lang"] == "python" else None
        yield Block(
            found["lang"],
            found["title"],
            found["body"],
            bool(found["compiled"]),
            None if printed is None else printed["body"],
        )


def examples(page: Path) -> list[Block]:
    """The Python examples of a page."""
    return [b for b in blocks(page) if b.lang in ("python", "pycon") and b.title is None]


def commands(page: Path) -> list[str]:
    """The commands of a page: all of a block of commands, and of one with output the lines with a
    prompt. Files that a page writes down are no commands."""
    found = []
    for block in blocks(page):
        text = block.body.replace("\\\n", "")
        lines = [line.strip() for line in text.split("\n")]
        if block.lang == "console":
            found += [line.removeprefix(PROMPT) for line in lines if line.startswith(PROMPT)]
        elif block.lang == "sh" and block.title is None and not text.startswith("#!"):
            found += list(filter(None, lines))
    return found


def headings(page: Path) -> list[tuple[int, str]]:
    text = BLOCK.sub("", page.read_text("utf-8"))
    return [(len(found["level"]), found["words"]) for found in HEADING.finditer(text)]


def anchor(heading: str) -> str:
    """A heading as links name it."""
    bare = re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower())
    return bare.replace(" ", "-")


sys.path.append(str(ROOT / "scripts"))
import docs_made  # noqa: E402

# Pictures that are there once the site is built.
MADE = {ROOT / "docs/made" / name for name in docs_made.MADE}


def script(name: str) -> ModuleType:
    return importlib.import_module(name)


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def run_examples(page: Path, chosen: list[Block]) -> None:
    """One after the other in one namespace, as a reader would."""
    names: dict[str, Any] = {"__name__": "__main__"}
    told: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    for number, block in enumerate(chosen, 1):
        where = f"{named(page)}, example {number}"
        if block.lang == "python":
            with redirect_stdout(StringIO()) as out:
                exec(compile(block.body, where, "exec"), names)
            assert block.printed in (None, out.getvalue()), where
            continue
        test = doctest.DocTestParser().get_doctest(block.body, names, where, str(page), 0)
        runner.run(test, out=told.append, clear_globs=False)
        names.update(test.globs)
    assert not told, "".join(told)


# The examples of that page need its game: tests/fifth runs them.
RUNNABLE = [page for page in PAGES if examples(page) and page != NEW_GAME]


@pytest.mark.parametrize("page", RUNNABLE, ids=named)
def test_the_examples_of_a_page_run(page: Path) -> None:
    run_examples(page, [block for block in examples(page) if not block.compiled])


@pytest.mark.compiled
@pytest.mark.parametrize(
    "page", [page for page in RUNNABLE if any(b.compiled for b in examples(page))], ids=named
)
def test_the_large_examples_of_a_page_run(page: Path) -> None:
    run_examples(page, examples(page))


@pytest.mark.parametrize("page", TEXTS, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = BLOCK.sub("", page.read_text("utf-8"))
    for found in LINK.finditer(text):
        target = found["target"] or found["image"]
        if "://" in target:
            continue
        path, _, part = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there in MADE or there.exists(), target
        if part:
            assert part in [anchor(words) for _, words in headings(there)], target


def test_the_default_layout_of_sparta_is_the_one_measured_to_be_fairest() -> None:
    measured = json.loads((ROOT / "docs/games/sparta-balance.json").read_text("utf-8"))
    assert measured["fairest"] == DEFAULT_LAYOUT
    assert {found["name"] for found in measured["settings"]} == set(LAYOUT_TEXTS)


def test_every_page_is_in_the_navigation() -> None:
    listed = re.findall(r": (\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(str(page.relative_to(ROOT / "docs")) for page in DOCS)


def test_the_script_that_plays_plays() -> None:
    [line] = [line for line in commands(ROOT / "docs/cli.md") if " | " in line]
    typed, _, played = line.partition(" | ")
    stdin = subprocess.run(["bash", "-c", typed], capture_output=True, check=True, text=True).stdout
    shown = script("docs_terminal").output(played, stdin)
    assert "Round 2:" in shown


TERMINAL = script("docs_terminal")
SHOWN = TERMINAL.SHOWN.findall((ROOT / "docs/cli.md").read_text("utf-8"))


@pytest.mark.parametrize(
    ("command", "output"),
    [
        pytest.param(
            command,
            output,
            marks=[pytest.mark.compiled] if command.startswith("reino solve") else [],
        )
        for _, command, output, _ in SHOWN
        if "--help" not in command  # laid out differently from one Python to the next
    ],
)
def test_what_a_command_prints_is_what_the_page_shows(command: str, output: str) -> None:
    """If not: python scripts/docs_terminal.py"""
    assert timeless(TERMINAL.output(command)) == timeless(output)


def timeless(text: str) -> str:
    return re.sub(r"\d+\.\d\d s +", "# s ", text)


@pytest.mark.compiled
@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_the_terminal_shows_what_is_drawn_today(game: str, lang: str) -> None:
    """If not: python scripts/screenshots.py"""
    screenshots = script("screenshots")
    saved = screenshots.TARGETS[game, lang].read_text("utf-8")
    assert screenshots.written(saved) == screenshots.written(screenshots.picture(game, lang))
    assert "http" not in saved.replace("http://www.w3.org/2000/svg", "")


PICTURES = script("docs_pictures")


@pytest.mark.parametrize("name", PICTURES.PICTURES)
def test_a_picture_of_a_position_is_what_the_rules_make_of_it(name: str) -> None:
    """If not: python scripts/docs_pictures.py"""
    saved = PICTURES.target(name).read_text("utf-8")
    assert ElementTree.canonicalize(saved) == ElementTree.canonicalize(PICTURES.PICTURES[name]())


def test_every_picture_is_made_by_a_script_and_shown_somewhere() -> None:
    made = set(script("screenshots").TARGETS.values()) | set(
        map(PICTURES.target, PICTURES.PICTURES)
    )
    assert made == set((ROOT / "docs/img").rglob("*.svg"))
    of_the_app = set((ROOT / "docs/img/web").iterdir())
    shown = {
        (page.parent / (found["target"] or found["image"])).resolve()
        for page in PAGES
        for found in LINK.finditer(page.read_text("utf-8"))
    }
    assert made | MADE | of_the_app <= shown
    for page in PAGES:
        if page.name.endswith(".es.md"):
            english = re.findall(r"img/web/[\w-]+\.png", page.read_text("utf-8"))
            assert not english, f"{page.name} shows the app in English: {english}"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_of_who_beats_whom_follows_the_rules(lang: str) -> None:
    """If not: python scripts/docs_tables.py"""
    tables = script("docs_tables")
    text = tables.PAGES["braverats", lang].read_text("utf-8")
    assert "<!-- table: duel -->" in text
    assert tables.updated(text, lang, ["duel"]) == text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_tables_of_layouts_and_levels_are_those_of_the_program(lang: str) -> None:
    """If not: python scripts/docs_tables.py"""
    tables = script("docs_tables")
    text = tables.PAGES["sparta", lang].read_text("utf-8")
    names = ["layouts", "layout_texts", "sparta_levels"]
    assert all(f"<!-- table: {name} -->" in text for name in names)
    assert tables.updated(text, lang, names) == text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_tables_of_korona_are_those_of_the_program(lang: str) -> None:
    """If not: python scripts/docs_tables.py"""
    tables = script("docs_tables")
    text = tables.PAGES["korona", lang].read_text("utf-8")
    names = ["kingdom", "deeds", "example", "korona_levels"]
    assert all(f"<!-- table: {name} -->" in text for name in names)
    assert tables.updated(text, lang, names) == text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_page_of_jack_rabbits_has_its_levels_and_every_end(lang: str) -> None:
    """If not: python scripts/docs_tables.py"""
    tables = script("docs_tables")
    text = tables.PAGES["jackrabbits", lang].read_text("utf-8")
    assert "<!-- table: jackrabbits_levels -->" in text
    assert tables.updated(text, lang, ["jackrabbits_levels"]) == text
    assert all(f"`{reason}`" in text for reason in find("jackrabbits").reasons if reason)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_lines_of_a_map_on_the_page_can_be_copied(lang: str) -> None:
    page = script("docs_tables").PAGES["jackrabbits", lang]
    (example,) = (block.body for block in blocks(page) if block.lang == "text")
    read = {place for _, place in parse_map(example)}
    assert len(read) == 6
    assert read <= {place for _, place in parse_map(SAMPLE_MAP)}


def test_brown_can_get_its_second_royal_at_the_table_of_the_first_picture() -> None:
    """As the page says: by the river to the plaza of spades, with the five and the seven."""
    rabbits = script("docs_jackrabbits")
    state = rabbits.TABLES["table"].state()
    for choice in (
        "Go north-east from the tower of spades",
        "Go north-west from river 2",
        "Acquire the royal",
        "Spend the seven of spades",
        "Spend the five of spades",
    ):
        state = rabbits.chosen(state, choice)
    assert state.view(None).as_dict()["royals"][0] == ["J♠", "K♠"]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_page_of_korona_has_every_card_and_every_end(lang: str) -> None:
    text = script("docs_tables").PAGES["korona", lang].read_text("utf-8")
    keys = [*CARD_KEYS, *filter(None, find("korona").reasons)]
    assert not [key for key in keys if f"`{key}`" not in text]


def test_the_lion_can_win_at_the_table_of_the_first_picture() -> None:
    """As the page says: by the Bear's empty stable and its villain, and then the second monarch."""
    korona = script("docs_korona")
    state = korona.TABLES["table"].state()
    for choice in (
        "Use Sneak attack on the Bear",
        "The empty stable",
        "The lone villain",
        "Raise no shield",
        "Place a stable",
        "Place a villain by itself",
        "Place a monarch on monarch",
    ):
        state = korona.chosen(state, choice)
    assert (state.reason, state.returns) == ("healer", (1.0, -0.5, -0.5))


@pytest.mark.compiled
def test_the_tables_of_perfect_play_are_what_the_solver_says() -> None:
    """If not: python scripts/docs_tables.py"""
    tables = script("docs_tables")
    for lang in ("en", "es"):
        text = tables.PAGES["braverats", lang].read_text("utf-8")
        assert "<!-- table: openings -->" in text
        assert "<!-- table: attack -->" in text
        assert tables.updated(text, lang, ["openings", "attack"]) == text


@pytest.mark.compiled
def test_what_is_known_of_first_cards_is_what_the_solver_says() -> None:
    """If not: python scripts/docs_known.py braverats"""
    kept = script("docs_plots").known()["braverats"]["openings"]
    solution = script("docs_tables").solved("base")
    opening = solution.at(solution.root)
    assert kept.keys() == opening.worth[0].keys()
    for card, told in kept.items():
        assert told["share"] == pytest.approx(opening.mix[0].get(card, 0), abs=1e-6)
        assert told["worth"] == pytest.approx(opening.worth[0][card], abs=1e-6)


@pytest.mark.parametrize(
    ("page", "lang", "begin"),
    [("known", "en", "known"), ("known", "es", "known"), ("train", "en", "self")],
)
def test_the_tables_of_what_was_measured_are_the_numbers_kept(
    page: str, lang: str, begin: str
) -> None:
    """If not: python scripts/docs_tables.py"""
    tables = script("docs_tables")
    text = tables.PAGES[page, lang].read_text("utf-8")
    names = [name for name in script("docs_numbers").TABLES if name.startswith(begin)]
    assert names
    assert all(f"<!-- table: {name} -->" in text for name in names)
    assert tables.updated(text, lang, names) == text


@pytest.mark.compiled
def test_the_worked_example_learns_as_its_page_says() -> None:
    """If not: python scripts/docs_self_play.py"""
    measured = json.loads((ROOT / "docs/self-play.json").read_text("utf-8"))
    kept = measured["shares"]
    updates = kept[1][0]
    _, shares = script("self_play").train(updates)
    # Machines round differently, and a policy that plays against itself makes more of it.
    assert [share for _, share in shares] == pytest.approx([kept[0][1], kept[1][1]], abs=0.03)
    assert len(kept) == 17
    assert kept[-1][0] == 400
    # The yardstick of the page, by fewer games.
    perfect = script("docs_self_play").perfect_against_random(300)
    assert perfect == pytest.approx(measured["perfect"], abs=0.06)


def cells(notebook: Path) -> list[str]:
    """The cells of a notebook that a reader would run."""
    read = json.loads(notebook.read_text("utf-8"))
    assert not any(cell.get("outputs") for cell in read["cells"]), "outputs are not kept"
    return ["".join(cell["source"]) for cell in read["cells"] if cell["cell_type"] == "code"]


@pytest.mark.compiled
@pytest.mark.parametrize("notebook", sorted((ROOT / "docs").rglob("*.ipynb")), ids=named)
def test_a_notebook_runs_from_top_to_bottom(notebook: Path) -> None:
    names: dict[str, Any] = {}
    pictures = 0
    for number, source in enumerate(cells(notebook), 1):
        *body, last = ast.parse(source).body
        assert isinstance(last, ast.Expr), "a cell ends with what it shows"
        where = f"{named(notebook)}, cell {number}"
        exec(compile(ast.Module(body, []), where, "exec"), names)
        shown = eval(compile(ast.Expression(last.value), where, "eval"), names)
        assert shown is not None
        if hasattr(shown, "_repr_svg_"):
            ElementTree.fromstring(shown._repr_svg_())
            pictures += 1
    assert pictures


@pytest.mark.parametrize("page", ["index", "play", "known", "bots", "host"])
def test_a_page_and_its_spanish_twin_have_the_same_sections_and_pictures(page: str) -> None:
    english, spanish = (ROOT / f"docs/{page}{end}" for end in (".md", ".es.md"))
    assert [level for level, _ in headings(english)] == [level for level, _ in headings(spanish)]
    pictures = [
        [
            re.sub(r"\.es\b", "", found["target"] or found["image"])
            for found in LINK.finditer(text.read_text("utf-8"))
            if (found["target"] or found["image"]).endswith((".svg", ".png"))
        ]
        for text in (english, spanish)
    ]
    assert pictures[0] == pictures[1]


def test_both_readmes_have_the_same_sections_commands_and_examples() -> None:
    english, spanish = READMES
    assert [level for level, _ in headings(english)] == [level for level, _ in headings(spanish)]
    assert commands(english) == commands(spanish)
    assert examples(english) == examples(spanish)


@pytest.mark.parametrize("game", GAMES)
def test_both_pages_of_a_game_have_the_same_sections_and_options(game: str) -> None:
    english, spanish = (ROOT / f"docs/games/{game}{end}" for end in (".md", ".es.md"))
    assert [level for level, _ in headings(english)] == [level for level, _ in headings(spanish)]
    for option in find(game).options.options:
        for page in (english, spanish):
            text = page.read_text("utf-8")
            assert f"| `{option.key}` |" in text
            if not option.is_switch:
                assert all(f"`{value}`" in text for value in option.values)
