"""The store: tables, people and all other data that outlives the process."""

from reino.server.store.errors import DatabaseError, Taken, Unreachable
from reino.server.store.export_import import backup, export_all, import_all
from reino.server.store.people import hashed
from reino.server.store.rows import (
    Changes,
    Chat,
    Cursor,
    EntryBatch,
    Notice,
    Person,
    Push,
    Rating,
    Report,
    Status,
    StoredEntry,
    TableRow,
)
from reino.server.store.server_lock import serving_alone
from reino.server.store.store import Store
from reino.server.store.writer import Writer

__all__ = [
    "Changes",
    "Chat",
    "Cursor",
    "DatabaseError",
    "EntryBatch",
    "Notice",
    "Person",
    "Push",
    "Rating",
    "Report",
    "Status",
    "Store",
    "StoredEntry",
    "TableRow",
    "Taken",
    "Unreachable",
    "Writer",
    "backup",
    "export_all",
    "hashed",
    "import_all",
    "serving_alone",
]
