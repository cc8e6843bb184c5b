"""A real PostgreSQL on loopback, from Debian's packages: for the tests, and for benchmarks."""

import os
import pwd
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Self

from machine import free_port

PACKAGES = Path("/usr/lib/postgresql")
BUILTIN_USER = "postgres"


def programs() -> Path:
    """The folder of initdb and pg_ctl, of the newest version that is installed."""
    found = sorted(
        (path.parent for path in PACKAGES.glob("*/bin/initdb")),
        key=lambda path: float(path.parent.name),
    )
    if not found:
        raise RuntimeError(f"PostgreSQL is not under {PACKAGES}: apt install postgresql")
    return found[-1]


class Postgres:
    """A server of its own, in a folder of its own. It can be stopped and started again."""

    def __init__(self, *, careful: bool = False) -> None:
        """Unless `careful`, it does not wait for the disk: only a power cut would lose data."""
        self._programs = programs()
        self._folder = Path(tempfile.mkdtemp(prefix="reino-postgres-"))
        self.port = free_port()
        self._numbers = count(1)
        self._options = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self._folder}"
        if not careful:
            self._options += " -c fsync=off"
        if os.geteuid() == 0:
            shutil.chown(self._folder, BUILTIN_USER)
        initdb = ["-D", self._data, "-U", "reino", "-A", "trust", "-E", "UTF8", "--no-sync"]
        self._run("initdb", *initdb, "--locale=C.UTF-8")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        # PostgreSQL refuses to be root.
        if os.geteuid() == 0:
            pwd.getpwnam(BUILTIN_USER)
            command = ["runuser", "-u", BUILTIN_USER, "--", *command]
        done = subprocess.run(
            command,
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=60,
        )
        if done.returncode:
            log = self._folder / "log"
            told = log.read_text() if log.exists() else ""
            raise RuntimeError(f"{program} failed:\n{done.stdout}{told}")

    def start(self) -> None:
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", self._data, "-l", log, "-o", self._options)

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "stop", "-w", "-D", self._data, "-m", mode)

    def restart(self, mode: str = "fast") -> None:
        self.stop(mode)
        self.start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://reino@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty one."""
        import psycopg

        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def remove(self) -> None:
        shutil.rmtree(self._folder)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.stop("immediate")
        finally:
            self.remove()
