"""The class `Store`: all data of the server, in SQLite or PostgreSQL."""

from typing import Self

from reino.server.store.chats import Chats
from reino.server.store.connect import engine_for
from reino.server.store.migration import prepare
from reino.server.store.notices import Notices
from reino.server.store.people import People
from reino.server.store.ratings import Ratings
from reino.server.store.tables import Tables


class Store(Tables, People, Chats, Ratings, Notices):
    """The store. One for a process. Every method blocks until it is done, and any thread may call
    it."""

    @classmethod
    def open(cls, url: str, *, create: bool = True, migrate: bool = True) -> Self:
        """Open `sqlite:///FILE` or `postgresql://...`, migrated to the version of this program.

        Without `create`, a missing database is refused; without `migrate`, one of an earlier
        version, which a server of that version may be using.
        """
        store = cls(engine_for(url, create=create))
        try:
            prepare(store, create=create, migrate=migrate)
        except BaseException:
            store.close()
            raise
        return store

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Store {self.engine.url.render_as_string(hide_password=True)}>"
