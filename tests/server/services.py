"""Real databases for the tests: SQLite in a file, PostgreSQL on loopback."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from postgres import Postgres
from reino.server.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


NewDatabase = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """Makes URLs of empty databases, of both kinds in turn."""
    if request.param == "postgresql":
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database
    numbers = count(1)
    return lambda: f"sqlite:///{tmp_path}/{next(numbers)}.db"


@pytest.fixture
def url(new_database: NewDatabase) -> str:
    return new_database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with Store.open(url) as opened:
        yield opened
