"""Fixtures of the tests of the server."""

from server.services import new_database, postgres, store, url

__all__ = ["new_database", "postgres", "store", "url"]
