"""The pages for hosts say the same in both languages, and leave out no setting."""

import inspect
import re
from collections import Counter
from pathlib import Path

import pytest

from docs.test_pages import ROOT, blocks, commands, headings
from reino.cli.arguments import make_parser
from reino.server import chat
from reino.server.limits import Rate, Rates
from reino.server.notices import settings as notices
from reino.server.settings import Settings
from reino.server.websocket import protocol, session

ENGLISH, SPANISH = ROOT / "docs/host.md", ROOT / "docs/host.es.md"
PAGES = pytest.mark.parametrize("page", [ENGLISH, SPANISH], ids=["en", "es"])


def first_cells(page: Path) -> list[str]:
    """The first cells of the tables of the page, names in code only."""
    rows = re.findall(r"^\| ([^|]*) \|", page.read_text("utf-8"), re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`([^` ]+)", row)]


def test_both_pages_have_the_same_sections_commands_and_settings() -> None:
    assert [level for level, _ in headings(ENGLISH)] == [level for level, _ in headings(SPANISH)]
    assert commands(ENGLISH) == commands(SPANISH)
    assert first_cells(ENGLISH) == first_cells(SPANISH)
    configured = [
        [block.body for block in blocks(page) if block.lang in ("nginx", "ini", "sh")]
        for page in (ENGLISH, SPANISH)
    ]
    assert configured[0] == configured[1]


@PAGES
def test_every_variable_that_is_read_is_in_the_table(page: Path) -> None:
    read = set(re.findall(r"REINO_[A-Z_]+", inspect.getsource(notices)))
    assert read == {name for name in first_cells(page) if name.startswith("REINO_")}


@PAGES
def test_every_option_of_the_command_is_in_the_table(page: Path) -> None:
    serve = make_parser("en", "")._subparsers._group_actions[0].choices["serve"]  # type: ignore
    known = set(serve._option_string_actions) - {"-h", "--help", "--lang"}
    assert known == {name for name in first_cells(page) if name.startswith("--")}


@PAGES
def test_the_limits_of_the_page_are_those_of_the_server(page: Path) -> None:
    assert Rates() == Rates(
        requests=Rate(burst=300, per_second=30),
        actions=Rate(burst=120, per_second=12),
        tables=Rate(burst=20, per_second=1 / 30),
        people=Rate(burst=20, per_second=1 / 60),
        names=Rate(burst=15, per_second=1 / 60),
        recoveries=Rate(burst=5, per_second=1 / 120),
        messages=Rate(burst=60, per_second=20),
        studies=Rate(burst=60, per_second=2),
        letters=Rate(burst=3, per_second=1 / 600),
    ), "the page says otherwise"
    assert Rate(burst=6, per_second=1 / 2) == chat.PACE, "the page says otherwise"
    assert Rate(burst=10, per_second=1 / 60) == chat.REPORTS_PACE, "the page says otherwise"
    text = page.read_text("utf-8")
    told = Counter(map(int, re.findall(r"^\| [^|`]+ \| (\d+) (?:at once|de una vez)", text, re.M)))
    rates = [getattr(Rates(), name).burst for name in Rates.__struct_fields__]
    assert told == Counter([*rates, chat.PACE.burst, chat.REPORTS_PACE.burst])
    assert f" {chat.LONGEST} " in text
    assert f"{Settings(database='').most_bytes >> 10} KiB" in text
    assert f"; {protocol.LARGEST >> 10} KiB |" in text
    assert f" {session.MOST_FOLLOWED} " in text
