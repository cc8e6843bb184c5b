"""What the tests of the server share."""

from server.services import new_database, postgres, store, url

__all__ = ["new_database", "postgres", "store", "url"]
