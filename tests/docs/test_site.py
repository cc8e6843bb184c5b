"""The documentation site: built strictly, and everything on it leads somewhere."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from doctest import DocTestParser
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from textwrap import dedent
from threading import Thread
from typing import Any
from urllib.parse import unquote, urlsplit

import docs_layers
import docs_made
import griffe
import pytest
from playwright.sync_api import Page as BrowserPage
from playwright.sync_api import sync_playwright

import machine
import reino
from docs.test_pages import DOCS, Block, blocks

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.compiled  # nothing here runs the rules: once is enough


class Page(HTMLParser):
    """The links of a page, and their targets on it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.ids: set[str] = set()
        self.lang = ""
        self.links: list[str] = []  # of the navigation
        self.frame: list[str] = []  # where the logo and the footer lead
        self.in_navigation = 0
        self.entries: dict[str, bool] = {}  # of the API reference: whether it has a docstring
        self.entry = ""
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        classes = (found.get("class") or "").split()
        if tag == "html":
            self.lang = found["lang"] or ""
        self.ids |= {value for key in ("id", "name") if (value := found.get(key))}
        self.targets += [value for key in ("href", "src") if (value := found.get(key))]
        if tag == "a" and {"md-logo", "md-footer__link"} & set(classes):
            self.frame.append(Path(found["href"] or "").name)
        if tag == "nav" and ("md-nav--primary" in classes or self.in_navigation):
            self.in_navigation += 1
        if tag == "a" and self.in_navigation and "md-nav__link" in classes:
            self.links.append(found.get("href") or "")
        if "doc-heading" in classes:
            self.entry = found["id"] or ""
            self.entries[self.entry] = False
        if tag == "p" and self.entry:
            self.entries[self.entry] = True

    def led_to(self) -> set[str]:
        """The names of the pages that the navigation leads to."""
        return {Path(link).name for link in self.links if not link.startswith("#")}

    def handle_endtag(self, tag: str) -> None:
        if tag == "nav" and self.in_navigation:
            self.in_navigation -= 1
        if tag == "article":
            self.entry = ""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make docs` builds it, from a copy, so that no two builds meet."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(ROOT / "docs", folder / "docs", ignore=shutil.ignore_patterns("made"))
    shutil.copytree(ROOT / "theme", folder / "theme")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    docs_made.make(folder / "docs")
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def reader(site: Path) -> Iterator[BrowserPage]:
    """A browser at the first page, whose clipboard can be read."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        with sync_playwright() as driver, machine.browser(driver) as browser:
            context = browser.new_context(
                base_url=f"http://127.0.0.1:{server.server_port}",
                permissions=["clipboard-read", "clipboard-write"],
            )
            yield context.new_page()
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in sorted(site.rglob("*.html"))}


def test_every_page_of_the_navigation_is_built(site: Path) -> None:
    listed = re.findall(r": (\S+)\.md$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    assert listed
    assert [name for name in listed if not (site / f"{name}.html").exists()] == []


def test_links_anchors_and_pictures_of_the_site_lead_somewhere(
    site: Path, pages: dict[Path, Page]
) -> None:
    assert list(broken(site, pages)) == []


def broken(site: Path, pages: dict[Path, Page]) -> Iterator[str]:
    for path, page in pages.items():
        if path.name == "404.html":
            continue  # is shown at any address, so its links begin at the root of a host
        for target in page.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            anchor = unquote(parts.fragment)
            lost = bool(anchor) and there in pages and anchor not in pages[there].ids
            if lost or not there.is_file():
                yield f"{path.relative_to(site)}: {target}"


def test_nothing_on_the_site_is_fetched_from_elsewhere(pages: dict[Path, Page]) -> None:
    fetched = re.compile(r"<(?:script|img|iframe)[^>]* src=\"https?:|<link[^>]* href=\"https?:")
    assert [path for path in pages if fetched.search(path.read_text("utf-8"))] == []


def test_the_site_can_be_searched_in_both_languages(site: Path) -> None:
    index: dict[str, Any] = json.loads((site / "search.json").read_text("utf-8"))
    found = {
        word: {
            item["location"].partition("#")[0]
            for item in index["items"]
            if word in f"{item['title']} {item['text']}"
        }
        for word in ("commitment", "embajador", "Embajador", "exploitability")
    }
    assert "games/braverats.es.html" in found["Embajador"]
    assert "records.html" in found["commitment"]
    assert "api/search.html" in found["exploitability"]


def test_pages_in_spanish_have_a_frame_and_a_navigation_in_spanish(pages: dict[Path, Page]) -> None:
    spanish = [page for path, page in pages.items() if path.name.endswith(".es.html")]
    english = [
        page
        for path, page in pages.items()
        if not path.name.endswith(".es.html") and path.name != "404.html"
    ]
    assert {page.lang for page in spanish} == {"es"}
    assert {page.lang for page in english} == {"en"}
    # Each leads to the first page of the other language, and to nothing else of it.
    for page in spanish:
        assert {name for name in page.led_to() if ".es." not in name} == {"index.html"}
    for page in english:
        assert {name for name in page.led_to() if ".es." in name} == {"index.es.html"}


def test_the_logo_and_the_neighbours_of_a_page_are_in_its_language(pages: dict[Path, Page]) -> None:
    for path, page in pages.items():
        spanish = path.name.endswith(".es.html")
        assert ("index.es.html" if spanish else "index.html") in page.frame, path
        assert [name for name in page.frame if (".es." in name) != spanish] == [], path


def address(page: Path) -> str:
    return f"/{page.relative_to(ROOT / 'docs').with_suffix('.html')}"


def copied(reader: BrowserPage, page: str) -> list[str]:
    """What the copy buttons of a page put on the clipboard, one after the other."""
    found = []
    reader.goto(page)
    for button in reader.locator("pre:has(> code) [data-clipboard-target]").all():
        reader.evaluate("navigator.clipboard.writeText('nothing was copied')")
        button.click()
        found.append(reader.evaluate("navigator.clipboard.readText()"))
    return found


def typed(block: Block) -> str:
    """The input of a block, as the shell or doctest reads it."""
    body = dedent(block.body)
    if block.lang == "console":
        lines = body.replace("\\\n", "\\\0").split("\n")
        commands = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
        return "\n".join(commands).replace("\0", "\n")
    if block.lang == "pycon":
        sources = [example.source for example in DocTestParser().get_examples(body)]
        # What goes on in more than one line is ended by an empty one.
        return "".join(s + "\n" * (s.count("\n") > 1) for s in sources).rstrip()
    return body.rstrip()


def missing(page: Path, found: list[str]) -> list[Block]:
    """Blocks that are not among the texts, in this order. There may be more texts: what a page
    indents is code, too."""
    left = iter(found)
    return [block for block in blocks(page) if typed(block) not in left]


PROMPTED = re.compile(r"^(\$|>>>|\.\.\.) ", re.MULTILINE)


@pytest.mark.parametrize("name", ["bots.es", "cli", "records"])
def test_copy_buttons_give_what_is_to_be_typed(name: str, reader: BrowserPage) -> None:
    page = ROOT / f"docs/{name}.md"
    found = copied(reader, address(page))
    assert missing(page, found) == []
    assert [text for text in found if PROMPTED.search(text)] == []


def test_on_all_pages_blocks_are_ready_to_be_copied(reader: BrowserPage) -> None:
    """All buttons copy one way: this attribute where there is one, or else all of the text."""
    ready = "blocks => blocks.map(block => (block.dataset.copy ?? block.innerText).trimEnd())"
    for page in DOCS:
        if all(block.lang not in ("console", "pycon") for block in blocks(page)):
            continue
        reader.goto(address(page), wait_until="domcontentloaded")
        found = reader.eval_on_selector_all("pre > code", ready)
        assert missing(page, found) == [], page
        assert [text for text in found if PROMPTED.search(text)] == [], page


def test_what_a_copy_button_gives_can_be_pasted_into_python(
    reader: BrowserPage, tmp_path: Path
) -> None:
    page = ROOT / "docs/records.md"
    wanted = [typed(block) for block in blocks(page) if block.lang == "pycon"]
    pasted = [text for text in copied(reader, address(page)) if text in wanted]
    assert any("\n    " in text for text in pasted)  # an indented block among them
    ran = subprocess.run(
        [sys.executable, "-i", "-q"],
        input="\n\n".join([*pasted, ""]),
        capture_output=True,
        cwd=tmp_path,
        text=True,
    )
    # An error that the page is about is no mistake of the paste.
    assert not re.search(r"SyntaxError|IndentationError|NameError", ran.stderr), ran.stderr


def test_who_selects_by_mouse_gets_no_prompts(reader: BrowserPage) -> None:
    """What a program printed can still be selected: people compare it."""
    reader.goto("/cli.html")
    block = reader.locator("pre > code", has_text="$ reino games")
    block.evaluate("block => getSelection().selectAllChildren(block)")
    reader.keyboard.press("Control+C")
    text = reader.evaluate("navigator.clipboard.readText()")
    assert text.startswith("reino games\n")
    assert "braverats" in text


def test_words_that_all_pages_share_are_in_spanish_too(site: Path) -> None:
    english = ("Permanent link", '"Dark"', '"Light"', "Made with", "Four kingdom games")
    for path in site.rglob("*.es.html"):
        text = path.read_text("utf-8")
        assert [words for words in english if words in text] == [], path


def test_the_api_reference_has_every_public_name(pages: dict[Path, Page]) -> None:
    known = set[str]().union(*(page.ids for path, page in pages.items() if "api" in path.parts))
    apart = {"bots", "braverats", "errors", "games", "sparta", "testing"}
    missing = {name for name in set(reino.__all__) - apart if f"reino.{name}" not in known}
    missing |= {
        f"{module}.{name}"
        for module in ("braverats", "sparta", "testing")
        for name in getattr(reino, module).__all__
        if f"reino.{module}.{name}" not in known
    }
    missing -= {"braverats.Ends", "braverats.Ruling", "testing.laws"}  # details, and a list
    # There is a module of this name, too.
    assert missing == {"testing.law"}
    assert "reino.testing.law.law" in known


@pytest.fixture(scope="module")
def sources() -> griffe.Object | griffe.Alias:
    """The package as the API reference reads it: nothing is imported."""
    return griffe.load("reino", search_paths=[ROOT / "src"], resolve_aliases=True)


@pytest.mark.parametrize("name", sorted(path.stem for path in (ROOT / "docs/api").glob("*.md")))
def test_an_api_page_has_every_public_member_and_words_for_each(
    name: str, site: Path, pages: dict[Path, Page], sources: griffe.Object | griffe.Alias
) -> None:
    entries = pages[site / f"api/{name}.html"].entries
    named = re.findall(r"^::: (\S+)$", (ROOT / f"docs/api/{name}.md").read_text("utf-8"), re.M)
    assert named
    wanted = [path for entry in named for path in paths_of(found_at(sources, entry))]
    there = {found_at(sources, entry).canonical_path for entry in entries}
    assert [path for path in wanted if path not in there] == []
    assert len(there) == len(entries)  # nothing stands there twice
    assert [entry for entry, told in entries.items() if not told] == []


def found_at(sources: griffe.Object | griffe.Alias, path: str) -> griffe.Object | griffe.Alias:
    """The object at a path, under any name by which it was imported."""
    found: griffe.Object | griffe.Alias = sources[path.removeprefix("reino.")]
    return found.final_target if isinstance(found, griffe.Alias) else found


def paths_of(named: griffe.Object | griffe.Alias) -> Iterator[str]:
    """The paths of a class and its members, of all classes of a module, or of a single object."""
    if not named.is_module:
        yield named.canonical_path
    if named.is_module or named.is_class:
        for name, member in named.members.items():
            if not name.startswith("_") and not member.is_alias:
                yield from paths_of(member)


def test_the_drawing_of_the_packages_follows_the_imports() -> None:
    found = docs_layers.imports()
    rows = docs_layers.rows_of(found)
    assert set(found) == {
        f"reino.{path.parent.name}" for path in (ROOT / "src/reino").glob("*/__init__.py")
    }
    assert rows["reino.core"] == 0
    assert all(rows[name] > rows[other] for name, others in found.items() for other in others)
    drawn = docs_layers.drawing()
    assert all(f">{docs_layers.short(name)}</text>" in drawn for name in found)
    assert "reino.server" in found["reino.cli"]
    assert "reino.core" not in docs_layers.reduced(found)["reino.cli"]


def test_the_drawing_is_the_same_wherever_it_is_made(tmp_path: Path) -> None:
    """Sets have another order in every process."""
    made = []
    for seed in ("1", "2"):
        target = tmp_path / f"{seed}.svg"
        subprocess.run(
            [sys.executable, ROOT / "scripts/docs_layers.py", target],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
        )
        made.append(target.read_text("utf-8"))
    assert made[0] == made[1]
