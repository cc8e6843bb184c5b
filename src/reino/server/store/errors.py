"""Errors of the database. No message here ever holds a seed, a hash or a password."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from reino.core.errors import ReinoError

logger = logging.getLogger(__name__)


class DatabaseError(ReinoError):
    """An operation that the database cannot do, or a database that cannot be used."""


class Taken(DatabaseError):
    """Another writer was first under this number. Nothing of the batch was written."""


class Unreachable(DatabaseError):
    """The database does not answer. It is not known whether the last write was committed."""


@contextmanager
def translated(url: URL) -> Iterator[None]:
    """Turn errors of the drivers into ours: theirs quote the values that were to be written, ours
    do not."""
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
    """The first sentence of PostgreSQL's error, which names columns; its details quote values."""
    diag = getattr(orig, "diag", None)
    told = diag.message_primary if diag is not None else None
    return " ".join(str(told or orig).split())


@contextmanager
def passed_over(what: str) -> Iterator[None]:
    """Log the error of one table and go on, so that no other table waits for it. An unreachable
    database concerns all of them, and raises."""
    try:
        yield
    except DatabaseError:
        raise
    except ReinoError as error:
        logger.warning("%s: %s", what, error.key)
    except Exception:
        logger.exception("%s", what)
