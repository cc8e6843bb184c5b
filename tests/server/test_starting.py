"""Starting a server: a browser does not block it, and a lock allows one server for a file."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from commands import Command
from reino.server.store import DatabaseError, Store, serving_alone
from server.running import SOON, Running

BROWSING = """#!/bin/sh
echo "$1" > "{note}"
exec sleep 600
"""


def stand_in(path: Path, note: Path) -> Path:
    """A browser that writes down the URL it is to open, and stays open."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(BROWSING.format(note=note))
    path.chmod(0o700)
    return path


def within(seconds: float, holds: Callable[[], object]) -> bool:
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.05)
    return True


def test_a_browser_that_stays_open_keeps_no_server_from_starting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "opened"
    monkeypatch.setenv("BROWSER", str(stand_in(tmp_path / "bin" / "surf", note)))
    # It listens on all addresses, and the URL that is opened is of this machine all the same.
    with Running(tmp_path / "data", "--host", "0.0.0.0", "--open") as server:
        assert within(SOON, lambda: note.exists() and note.read_text())
        assert note.read_text() == f"http://localhost:{server.port}\n"
        assert server.ask("GET", "/healthz").status_code == 200
        assert server.stop() == 0


def test_a_browser_for_terminals_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "opened"
    monkeypatch.setenv("BROWSER", str(stand_in(tmp_path / "bin" / "w3m", note)))
    with Running(tmp_path / "data", "--open") as server:
        assert not within(2, note.exists)
        assert server.ask("GET", "/healthz").status_code == 200


def second(data: Path, lang: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "reino.cli", "serve", "--lang", lang]
    command += ["--data", str(data), "--port", "0"]
    return subprocess.run(command, capture_output=True, text=True, timeout=SOON)


def test_a_second_server_of_a_folder_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with Running(data) as first:
        refused = second(data, "en")
        assert refused.returncode != 0
        assert "another server already uses the database" in refused.stderr
        assert str(data) in refused.stderr
        assert "Traceback" not in refused.stderr
        assert "otro servidor usa ya la base de datos" in second(data, "es").stderr
        # A command that only reads the file is let in.
        command = [sys.executable, "-m", "reino.cli", "backup", str(tmp_path / "copy")]
        subprocess.run([*command, "--data", str(data)], check=True, timeout=SOON)
        Store.open(f"sqlite:///{data / 'reino.db'}").close()
        first.behead()
        with Running(data) as next_one:
            assert next_one.ask("GET", "/healthz").status_code == 200


def test_a_file_is_the_same_by_whatever_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "reino.db")
    monkeypatch.chdir(tmp_path)
    with serving_alone(f"sqlite:///{tmp_path}/reino.db"):
        for name in ("reino.db", "./reino.db", f"{tmp_path}/link.db"):
            with pytest.raises(DatabaseError), serving_alone(f"sqlite:///{name}"):
                pass
        with serving_alone(f"sqlite:///{tmp_path}/other.db"):
            pass
    with serving_alone("sqlite:///reino.db"):
        pass
    assert (tmp_path / "reino.db.lock").stat().st_mode & 0o777 == 0o600


def test_servers_may_share_a_postgresql(tmp_path: Path) -> None:
    url = "postgresql://somewhere/reino"
    with serving_alone(url), serving_alone(url):
        pass


def test_no_child_of_a_server_keeps_the_lock(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/reino.db"
    waiting = [sys.executable, "-c", "print('here', flush=True); input()"]
    with serving_alone(url):
        pipe = subprocess.PIPE
        child = subprocess.Popen(waiting, stdin=pipe, stdout=pipe, close_fds=False)
    with child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"here\n"
        with serving_alone(url):
            assert child.poll() is None
        child.kill()


def test_a_folder_that_cannot_hold_the_lock_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with (
        pytest.raises(DatabaseError, match="cannot be reached"),
        serving_alone(f"sqlite:///{tmp_path}/file/x.db"),
    ):
        pass


@pytest.mark.parametrize(
    ("arguments", "settings", "told"),
    [
        (["--bus", "http://bus.example"], {}, "a bus is redis://HOST:PORT"),
        (["--port", "zero"], {}, "--port takes a whole number from 0 to 65535; got"),
        ([], {"REINO_SMTP_HOST": "mail.example"}, "REINO_MAIL_FROM is the address"),
        (
            [],
            {"REINO_VAPID_KEY": "abc", "REINO_VAPID_CONTACT": "mailto:ana@example.org"},
            "Web Push needs two settings: REINO_VAPID_KEY, a private key",
        ),
        (["--data", "/dev/null/here"], {}, "the folder /dev/null/here cannot be made"),
        (["--database", "postgresql://nobody@127.0.0.1:1/none"], {}, "cannot be reached"),
    ],
    ids=["bus", "port", "mail", "push", "folder", "database"],
)
def test_what_no_server_could_be_run_with_is_refused_in_a_sentence_before_anybody_waits(
    tmp_path: Path, arguments: list[str], settings: dict[str, str], told: str
) -> None:
    command = [sys.executable, "-m", "reino.cli", "serve", "--lang", "en", "--port", "0"]
    # The cache is empty there, so that compiling would be seen if it came first.
    empty = {"REINO_CACHE_DIR": str(tmp_path / "cache")}
    refused = subprocess.run(
        [*command, "--data", str(tmp_path / "data"), *arguments],
        env=os.environ | empty | settings,
        capture_output=True,
        text=True,
        timeout=SOON,
    )
    assert refused.returncode in (1, 2)
    assert told in refused.stderr
    assert "Traceback" not in refused.stderr
    assert "Preparing" not in refused.stderr


def test_who_has_no_home_is_told_to_name_a_folder(
    run: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere(_: str) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("reino.cli.serve.user_data_path", nowhere)
    ran = run("serve", "--port", "0")
    assert ran.returncode == 2
    assert "name one with --data" in ran.stderr
