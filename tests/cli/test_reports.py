"""`reino reports`: reported chat messages, and the actions of the host."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from commands import Command
from reino.server.store.store import Store
from server.rows import add_people, table_row


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(f"sqlite:///{tmp_path / 'reino.db'}") as store:
        add_people(store, "ana", "luis", "eva")
        store.create_table(table_row("table"), [])
        yield store


def test_lines_are_told_with_who_said_them_and_why_they_are_reported(
    run: Command, store: Store, tmp_path: Path
) -> None:
    mild = store.add_chat("table", "ana", "Ana", "hurry up", 1.0)
    bad = store.add_chat("table", "ana", "Ana", "you rat", 2.0)
    store.add_chat("table", "luis", "Luis", "a fine move", 3.0)
    store.report_chat(mild, "luis", 4.0, "")
    store.report_chat(bad, "luis", 4.0, "rude")
    store.report_chat(bad, "eva", 5.0, "an insult")
    told = run("reports", "--data", str(tmp_path)).stdout
    assert told.index("you rat") < told.index("hurry up")  # lines with more reports come first
    assert f"Line {bad} at table table" in told
    assert "by Ana: reported by 2 people" in told
    assert "reported by one person" in told
    assert "- rude" in told
    assert "- an insult" in told
    assert "a fine move" not in told
    told = run("--lang", "es", "reports", "--data", str(tmp_path)).stdout
    assert "de Ana: denunciada por 2 personas" in told


def test_the_host_hides_a_line_and_shows_it_again(
    run: Command, store: Store, tmp_path: Path
) -> None:
    line = store.add_chat("table", "ana", "Ana", "you rat", 2.0)
    store.report_chat(line, "luis", 4.0, "rude")
    assert "hidden" in run("reports", "--data", str(tmp_path), "--hide", str(line)).stdout
    assert [said.hidden for said in store.chats("table")] == [True]
    assert "hidden" not in run("reports", "--data", str(tmp_path), "--show", str(line)).stdout
    assert [said.hidden for said in store.chats("table")] == [False]


def test_a_line_that_nobody_said_and_a_server_where_all_is_well(
    run: Command, store: Store, tmp_path: Path
) -> None:
    assert "Nobody has reported anything." in run("reports", "--data", str(tmp_path)).stdout
    refused = run("reports", "--data", str(tmp_path), "--hide", "99")
    assert refused.returncode == 1
    assert "no line 99" in refused.stderr
