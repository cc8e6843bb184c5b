"""What the database refuses. No sentence here ever holds a seed, a hash or a password."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from reino.core.errors import ReinoError

logger = logging.getLogger(__name__)


class DatabaseError(ReinoError):
    """Something the database cannot do, or a database that cannot be used."""


class Taken(DatabaseError):
    """Another writer was first under this number. Nothing of the batch was written."""


class Unreachable(DatabaseError):
    """The database does not answer. Whether the last write arrived is not known."""


@contextmanager
def translated(url: URL) -> Iterator[None]:
    """What the drivers raise quotes the values that were to be written; what we raise does not."""
    try:
        yield
    except PoolTimeout:
        error: DatabaseError = Unreachable("error-database-busy", url=shown(url))
    except DBAPIError as raised:
        error = _of(raised, url)
    else:
        return
    raise error from None


def shown(url: URL) -> str:
    return url.render_as_string(hide_password=True)


def unreachable(url: URL, error: BaseException) -> Unreachable:
    kind, why = type(error).__name__, str(error)
    return Unreachable("error-database-unreachable", url=shown(url), kind=kind, why=why)


def _of(raised: DBAPIError, url: URL) -> DatabaseError:
    kind, why = type(raised.orig).__name__, _reason(raised.orig)
    if raised.connection_invalidated or isinstance(raised, OperationalError | InterfaceError):
        return Unreachable("error-database-unreachable", url=shown(url), kind=kind, why=why)
    return DatabaseError("error-database-refused", kind=kind, why=why)


def _reason(orig: BaseException | None) -> str:
    """The first sentence of PostgreSQL names columns, its details quote what is in them."""
    diag = getattr(orig, "diag", None)
    told = diag.message_primary if diag is not None else None
    return " ".join(str(told or orig).split())


@contextmanager
def passed_over(what: str) -> Iterator[None]:
    """One table that cannot be read is logged, and keeps no other waiting. A database that is gone
    concerns all of them."""
    try:
        yield
    except DatabaseError:
        raise
    except ReinoError as error:
        logger.warning("%s: %s", what, error.key)
    except Exception:
        logger.exception("%s", what)
